"""The pages as a site: strictly, so that a broken link or a page that nothing leads to fails."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("sphinx", reason="pip install 'badbones[docs]'")
pytest.importorskip("myst_nb", reason="pip install 'badbones[docs]'")
pytest.importorskip("furo", reason="pip install 'badbones[docs]'")

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]


def build(source: Path, out: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html", str(source), str(out)]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT)


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    built = build(ROOT / "docs", tmp_path)
    assert built.returncode == 0, built.stderr
    pages = {page.stem for page in (ROOT / "docs").glob("*.md")}
    assert pages <= {page.stem for page in tmp_path.glob("*.html")}
    assert "Game.from_position" in (tmp_path / "api.html").read_text(encoding="utf-8")  # from the docstrings
    for notebook in (ROOT / "notebooks").glob("*.ipynb"):
        text = (tmp_path / "notebooks" / f"{notebook.stem}.html").read_text(encoding="utf-8")
        assert text.count('class="cell_output') > 3 and re.search(r'<img[^>]*src="[^"]*_images/[^"]*svg', text)
    for page in tmp_path.glob("*.html"):
        text = page.read_text(encoding="utf-8")
        loaded = re.findall(r"<(?:script|img|link)[^>]*(?:src|href)=\"(https?:[^\"]+)", text)
        assert not loaded, (page.name, loaded)  # nothing comes from elsewhere
        assert not broken_sentences(text), (page.name, broken_sentences(text))


def broken_sentences(html: str) -> list[str]:
    """What a generated mark that begins a line does to a sentence in the built page: a line that is in no paragraph, or
    a paragraph that ends in the middle of a sentence before the mark."""
    begun = r"(?m)^<!-- (?:pages: [^>]*|end) -->[ ]*([^\s<].*)"
    cut = r"([^.:!?\s>][ ]*)</p>\s*<!-- pages: [^>]*-->\s*(?!<(?:div|table|ul|ol|img|h\d|section))\S"
    return [match for pattern in (begun, cut) for match in re.findall(pattern, html)]


def test_a_broken_sentence_is_found(tmp_path: Path) -> None:
    source = tmp_path / "docs"
    source.mkdir()
    shutil.copy(ROOT / "docs" / "conf.py", source)
    whole = "A share of <!-- pages: one -->1<!-- end --> percent.\n\n<!-- pages: two -->\n- a\n<!-- end -->\n"
    broken = {
        "line": whole.replace("of <", "of\n<"),
        "markdown": whole.replace("of <", "of\n<").replace("-->1<", "-->**1**<"),
        "alone": whole.replace("of <", "of\n<").replace("-->1<", "-->\n1\n<"),
    }
    for name, text in ({"index": whole} | broken).items():
        links = " ".join(f"[]({page}.md)" for page in ("index", *broken))
        (source / f"{name}.md").write_text(f"# Page\n\n{text}\n{links}\n", encoding="utf-8")
    build(source, tmp_path / "site")
    for name in ("index", *broken):
        found = broken_sentences((tmp_path / "site" / f"{name}.html").read_text(encoding="utf-8"))
        assert bool(found) == (name in broken), (name, found)


@pytest.mark.parametrize("fault", ["[gone](gone.md)", "[heading](index.md#gone)", "![picture](images/gone.svg)"])
def test_a_broken_link_fails(fault: str, tmp_path: Path) -> None:
    source = tmp_path / "docs"
    source.mkdir()
    shutil.copy(ROOT / "docs" / "conf.py", source)
    (source / "index.md").write_text(f"# Index\n\n{fault}\n", encoding="utf-8")
    built = build(source, tmp_path / "site")
    assert built.returncode != 0 and "WARNING" in built.stderr
