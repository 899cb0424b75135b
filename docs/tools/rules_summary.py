"""Short rules of each mode for language models, made from docs/rules.md.

``python -m docs.tools.rules_summary`` writes ``agents/badbones_agents/llm/rules``. Judgements and provenance are left
out: a model needs what happens, not how we know it.
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "rules.md"
FOLDER = ROOT / "agents" / "badbones_agents" / "llm" / "rules"
MAX_CHARACTERS = 8_500  # about 2,100 tokens: with traps, weapons and chiefs still below 2,500 in the common modes
ENTRY = re.compile(r"^- \*\*([A-Z]+\d+) [^*]*\*\* ?(.*?)(?=^- \*\*|^#|\Z)", re.MULTILINE | re.DOTALL)

COMMON = {
    "Board": "G1 G2 G6 G8 G9",
    "Round": "P1 P2",
    "Phase 1, hero": "H1 H2 H3",
    "Phase 2, trap": "T1 T2 T3 T4 T5",
    "Phase 3, skeletons": "M1 M2 M3 M4 M5 M8 M9",
    "Phase 4, arrival": "A1 A2",
    "Traps": "WAL1 CAT1 TRE1 TRE2 TRE3 DRA1 DRA3",
}
OWN = {
    "versus": {"Set-up": "S2 S3", "Leaving the board": "M6 M7", "Board": "G7 G10", "End": "E1 E2 E3"},
    "solo": {"Set-up": "S2 S3", "Leaving the board": "M6 M7", "Board": "G7", "End": "SO1 SO2 SO3"},
    "coop": {
        "Set-up": "S3 CO1 CO4 CO5",
        "Leaving the board": "M7 CO2 CO3",
        "Co-op": "CO6 CO7",
        "Board": "CO8",
        "End": "CO9",
    },
}
LEFT_OUT = {"coop": {"M5"}, "solo": set[str](), "versus": set[str]()}


def entries(page: str) -> dict[str, str]:
    """The rules by id, one line each, without whole judgements, marks and remarks about sources."""
    rules: dict[str, str] = {}
    for name, text in ENTRY.findall(page):
        line = " ".join(text.split())
        line = re.split(r"(?<=[.)]) \[J\]|^\[J\]", line)[0]  # judgements that are sentences of their own
        line = re.sub(r" ?`?\[(R|P|P\?|J)\]`?", "", line)
        line = re.sub(r" \([^()]*(?:[Ss]ource|Taken from|section \d)[^()]*\)", "", line)
        rules[name] = re.sub(r"\s+([.,;)])", r"\1", re.sub(r"\s+", " ", line)).strip()
    return rules


def summary(mode: str, page: str) -> str:
    """The rules of a mode as short Markdown."""
    rules, lines = entries(page), [f"# Bad Bones, {mode}", ""]
    sections = {title: ids.split() for title, ids in COMMON.items()}
    for title, ids in OWN[mode].items():
        sections.setdefault(title, []).extend(ids.split())
    for title, ids in sections.items():
        texts = [f"- {name}: {rules[name]}" for name in ids if name not in LEFT_OUT[mode] and rules[name]]
        lines += [f"## {title}", "", *texts, ""]
    return "\n".join(lines)


def files(page: str | None = None) -> dict[Path, str]:
    """The file of each mode with its content."""
    page = PAGE.read_text(encoding="utf-8") if page is None else page
    return {FOLDER / f"{mode}.md": summary(mode, page) for mode in OWN}


def main() -> None:
    """Write the files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
        print(f"{path.relative_to(ROOT)}: {len(text):,} characters")


if __name__ == "__main__":
    main()
