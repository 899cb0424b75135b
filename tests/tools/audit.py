"""``badbones dev audit``: the table of all rules (docs/audit.md): what implements each, what shows it, how it is known.

Everything is read from the sources. A rule is an entry of docs/rules.md. A function implements the rules whose ids its
docstring starts with, a table of the components file those that its comments name in parentheses. A scenario is about
the rules that it lists.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from badbones_experiments.cli.commands import CHECKOUT

from badbones_env import BadBonesError

RULE = re.compile(r"^- \*\*([A-Z]+\d+) \[(R|J|P|P\?)\]\*\* ", re.MULTILINE)
ID_OR_RANGE = r"[A-Z]+\d+(?:-[A-Z]+\d+)?"
LEADING_IDS = re.compile(rf"^\s*({ID_OR_RANGE}(?:, {ID_OR_RANGE})*):", re.MULTILINE)
PROVENANCE = {"R": "rulebook", "J": "judgement", "P": "printed value", "P?": "estimate"}
MIXED = "rulebook, parts judgement"
SHOWN = 3  # scenarios named per rule

INTRODUCTION = """\
# Rules audit

This page answers three questions about every rule of [rules.md](rules.md): how do we know it, which code plays it, and
which scenarios would notice if it were played wrongly? It is put together from the sources: the marks in rules.md, the
rule ids with which the docstrings of the compiled functions start (`module.function`, the modules being those of
`badbones_env/rules` unless they are `tables` or the data file `components.toml`), and the ids that the scenario files
under `tests/rules/scenarios` list. Do not edit it; write it anew with

```
badbones dev audit
```

`badbones dev audit --check` writes nothing and fails if the page is stale, if a rule lacks code or scenario, or if
code or a scenario quotes a rule that does not exist. The tests run it.

"""


@dataclass
class Rule:
    """An entry of docs/rules.md, with its code and its scenarios."""

    name: str
    mark: str
    judged: bool  # clauses of the entry are judgements though the entry as a whole is not
    code: list[str] = field(default_factory=list)
    scenarios: list[Path] = field(default_factory=list)

    @property
    def provenance(self) -> str:
        return MIXED if self.mark == "R" and self.judged else PROVENANCE[self.mark]


def read_rules(text: str) -> dict[str, Rule]:
    """The rules of docs/rules.md, in its order."""
    rules: dict[str, Rule] = {}
    for match in RULE.finditer(text):
        # an entry ends where a line without indent begins: the next entry, a heading, a paragraph
        end = re.compile(r"^(?=\S)", re.MULTILINE).search(text, match.end())
        entry = text[match.end() : end.start() if end else len(text)]
        if match[1] in rules:
            raise BadBonesError(f"docs/rules.md has two entries {match[1]}")
        rules[match[1]] = Rule(match[1], match[2], "[J]" in entry)
    return rules


def expand(ids: str) -> list[str]:
    """The ids of a list such as ``WP2, WP4-WP6``: ranges written out."""
    names: list[str] = []
    for part in ids.split(", "):
        first, _, last = part.partition("-")
        prefix, low = _split(first)
        high = _split(last)[1] if last else low
        if last and (_split(last)[0] != prefix or high <= low):
            raise BadBonesError(f"{part} is not a range of rule ids")
        names += [f"{prefix}{number}" for number in range(low, high + 1)]
    return names


def _split(name: str) -> tuple[str, int]:
    prefix = name.rstrip("0123456789")
    return prefix, int(name[len(prefix) :])


def implementations(root: Path) -> Iterator[tuple[str, str]]:
    """(what, rule id) for all code and data that says which rules it implements."""
    package = root / "badbones_env"
    for path in [*sorted((package / "rules").glob("*.py")), package / "_engine" / "game_spec.py"]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for ids in LEADING_IDS.findall(ast.get_docstring(node) or ""):
                    yield from ((f"{path.stem}.{node.name}", name) for name in expand(ids))
    for block in (package / "data" / "components.toml").read_text(encoding="utf-8").split("\n\n"):
        head = re.search(r"^\[(.+)\]$", block, re.MULTILINE)
        comments = " ".join(re.findall(r"^# (.*)", block, re.MULTILINE))
        if head:
            for ids in re.findall(rf"\(({ID_OR_RANGE}(?:, {ID_OR_RANGE})*)\)", comments):
                yield from ((f"components.toml [{head[1]}]", name) for name in expand(ids))


def cited(root: Path, prefixes: set[str]) -> Iterator[tuple[str, str]]:
    """(where, rule id) for everything in the package's sources that looks like a rule id.

    Not in the drawing: its outlines are written in SVG's notation, where M5 is a movement of the pen.
    """
    pattern = re.compile(rf"\b(?:{'|'.join(sorted(prefixes))})\d+\b")
    for path in sorted((root / "badbones_env").rglob("*")):
        if path.suffix in (".py", ".toml") and path.parent.name != "drawing":
            where = path.relative_to(root).as_posix()
            yield from ((where, name) for name in pattern.findall(path.read_text(encoding="utf-8")))


def scenarios(root: Path) -> Iterator[tuple[Path, list[str]]]:
    """The scenario files with the rules that they list."""
    for path in sorted((root / "tests" / "rules" / "scenarios").rglob("*.toml")):
        try:
            rules = tomllib.loads(path.read_text(encoding="utf-8")).get("rules", [])
        except tomllib.TOMLDecodeError as error:
            raise BadBonesError(f"{path.relative_to(root)}: is not TOML: {error}") from None
        yield path, rules


def collect(root: Path) -> tuple[dict[str, Rule], list[str], int]:
    """All rules, the complaints about them, and the number of scenarios."""
    for part in ("docs/rules.md", "tests/rules/scenarios", "badbones_env/rules"):
        if not (root / part).exists():
            raise BadBonesError(f"audit needs a source checkout ({part}); none is here")
    rules = read_rules((root / "docs" / "rules.md").read_text(encoding="utf-8"))
    complaints = []
    unknown: dict[tuple[str, str], None] = {}
    for what, name in implementations(root):
        if name not in rules:
            unknown[what, name] = None
        elif what not in rules[name].code:
            rules[name].code.append(what)
    for where, name in cited(root, {_split(name)[0] for name in rules}):
        if name not in rules:
            unknown[where, name] = None
    count = 0
    named: dict[Path, int] = {}
    for path, ids in scenarios(root):
        count += 1
        named[path] = len(ids)
        for name in dict.fromkeys(ids):
            if name not in rules:
                unknown[path.relative_to(root).as_posix(), name] = None
            else:
                rules[name].scenarios.append(path)
    for rule in rules.values():
        # first the files named after the rule, then those about few rules
        rule.scenarios.sort(key=lambda path: (not path.name.startswith(f"{rule.name.lower()}_"), named[path], path))
    complaints += [
        f"{name}: no code names it (docstring of the function that implements it)"
        for name, rule in rules.items()
        if not rule.code
    ]
    complaints += [
        f"{name}: no scenario under tests/rules/scenarios lists it"
        for name, rule in rules.items()
        if not rule.scenarios
    ]
    complaints += [f"{where}: there is no rule {name} in docs/rules.md" for where, name in unknown]
    return rules, complaints, count


def page(rules: dict[str, Rule], count: int, root: Path) -> str:
    """The text of docs/audit.md."""
    lines = ["| provenance | rules | scenarios that name such a rule |", "|---|---:|---:|"]
    for provenance in ("rulebook", MIXED, "judgement", "printed value", "estimate"):
        some = [rule for rule in rules.values() if rule.provenance == provenance]
        files = {path for rule in some for path in rule.scenarios}
        lines.append(f"| {provenance} | {len(some)} | {len(files)} |")
    about = {path for rule in rules.values() for path in rule.scenarios}
    lines.append(f"| all | {len(rules)} | {len(about)} |")
    without_code = sum(not rule.code for rule in rules.values())
    without_scenario = sum(not rule.scenarios for rule in rules.values())
    parts = {what for rule in rules.values() for what in rule.code}
    lines += [
        "",
        f"There are {count} scenarios and {len(parts)} functions and data tables that name a rule. Rules without code: "
        f"{without_code}.",
        f"Rules without scenario: {without_scenario}.",
        "",
        "| rule | provenance | implemented by | scenarios | for example |",
        "|---|---|---|---:|---|",
    ]
    for rule in rules.values():
        code = ", ".join(f"`{what}`" for what in rule.code) or "nothing"
        links = [f"[{path.stem}](../{path.relative_to(root).as_posix()})" for path in rule.scenarios[:SHOWN]]
        lines.append(
            f"| {rule.name} | {rule.provenance} | {code} | {len(rule.scenarios)} | {', '.join(links) or 'none'} |"
        )
    return INTRODUCTION + "\n".join(lines) + "\n"


def main(check: bool) -> int:
    """Write docs/audit.md, or (``check``) compare it with what it should be: 0 if all is well, else 1."""
    rules, complaints, count = collect(CHECKOUT)
    text = page(rules, count, CHECKOUT)
    path = CHECKOUT / "docs" / "audit.md"
    if check:
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            complaints.append("docs/audit.md is out of date: run 'badbones dev audit'")
    else:
        path.write_text(text, encoding="utf-8")
    for complaint in complaints:
        print(f"audit: {complaint}", file=sys.stderr)
    print(f"{len(rules)} rules, {count} scenarios, {len(complaints)} complaint{'' if len(complaints) == 1 else 's'}")
    return 1 if complaints and check else 0
