"""docs/audit.md is up to date and complete: every rule has code and scenarios, and every rule quoted exists."""

from __future__ import annotations

from pathlib import Path

import pytest

from badbones_env import BadBonesError
from tests.tools import audit


def test_page_is_up_to_date_and_complete(capsys: pytest.CaptureFixture[str]) -> None:
    """If this fails: run 'badbones dev audit' and look at what it prints."""
    assert audit.main(check=True) == 0, capsys.readouterr().err


def test_reading_rules() -> None:
    text = (
        "# Rules\n\n- **G1 [R]** One\n  and more. [J] A clause.\n- **G2 [P?]** Two.\n\nText with [J].\n"
        "- **MK10 [R]** Three.\n\n  | a | table |\n\n## Next\n"
    )
    rules = audit.read_rules(text)
    assert [(rule.name, rule.provenance) for rule in rules.values()] == [
        ("G1", "rulebook, parts judgement"),
        ("G2", "estimate"),
        ("MK10", "rulebook"),
    ]
    with pytest.raises(BadBonesError, match="two entries G1"):
        audit.read_rules(text + "- **G1 [J]** Again.\n")
    assert audit.expand("WP2, WP4-WP6") == ["WP2", "WP4", "WP5", "WP6"]
    with pytest.raises(BadBonesError, match="range"):
        audit.expand("M4-CO6")


def small_checkout(root: Path, rules: str, docstring: str, cited: str) -> None:
    """A checkout with one function and one scenario."""
    for folder in (
        "docs",
        "badbones_env/rules",
        "badbones_env/_engine",
        "badbones_env/data",
        "tests/rules/scenarios/round",
    ):
        (root / folder).mkdir(parents=True)
    (root / "docs" / "rules.md").write_text(rules, encoding="utf-8")
    (root / "badbones_env" / "rules" / "flow.py").write_text(f'def go():\n    """{docstring}"""\n', encoding="utf-8")
    (root / "badbones_env" / "_engine" / "game_spec.py").write_text("", encoding="utf-8")
    (root / "badbones_env" / "data" / "components.toml").write_text("# Clockwise (G2).\n[order]\n", encoding="utf-8")
    (root / "tests" / "rules" / "scenarios" / "round" / "one.toml").write_text(f"rules = {cited}\n", encoding="utf-8")


def test_what_is_missing_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(audit, "CHECKOUT", tmp_path)
    with pytest.raises(BadBonesError, match="needs a source checkout"):
        audit.main(check=True)
    rules = "- **G1 [R]** One.\n- **G2 [P]** Two.\n- **G3 [J]** Three.\n"
    small_checkout(tmp_path, rules, "G1, G4: go. See G5.", '["G1", "G2", "G6"]')
    assert audit.main(check=True) == 1
    error = capsys.readouterr().err
    for part in (
        "G3: no code",
        "G3: no scenario",
        "no rule G4",
        "no rule G5",
        "no rule G6",
        "run 'badbones dev audit'",
    ):
        assert part in error
    assert "G1:" not in error and "G2:" not in error
    assert audit.main(check=False) == 0
    page = (tmp_path / "docs" / "audit.md").read_text(encoding="utf-8")
    assert (
        "| G2 | printed value | `components.toml [order]` | 1 | [one](../tests/rules/scenarios/round/one.toml) |"
        in page
    )
    capsys.readouterr()
    assert audit.main(check=True) == 1  # now up to date, but not complete
    assert "out of date" not in capsys.readouterr().err
