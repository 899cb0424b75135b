"""The site of these pages: ``make docs`` writes it to site/. A broken link or a page missing from index.md fails."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from sphinx.application import Sphinx

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / folder) for folder in ("", "agents", "experiments")]

from badbones_env.version import __version__  # noqa: E402

project = "Bad Bones"
author = "the badbones authors"
copyright = f"{author}, MIT licence"
release = version = __version__

extensions = ["myst_nb", "sphinx.ext.autodoc"]
nb_execution_mode = "off"  # notebooks are saved with their outputs: make notebooks
exclude_patterns = ["images", "data", "extra", "static"]
html_extra_path = ["extra"]  # what pages link to as it is: the strategies archive with its files
nitpicky = False
suppress_warnings = ["myst.header"]  # pages may begin sections at any depth

myst_enable_extensions = ["html_image"]
myst_heading_anchors = 3
# plain code fences and texts of the game are no language of their own
highlight_language = "none"

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "undoc-members": False}

html_theme = "furo"
html_title = f"Bad Bones {__version__}"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False


def setup(app: Sphinx) -> None:
    """Links to what the site has as it is stay links; Sphinx would copy each file to a place of its own."""
    app.connect("source-read", lambda _, __, source: source.__setitem__(0, EXTRA.sub(_plain_link, source[0])))


EXTRA = re.compile(r"\[(`?)([^\]`]+)\1\]\(extra/([^)]+)\)")


def _plain_link(found: re.Match[str]) -> str:
    words = f"<code>{found[2]}</code>" if found[1] else found[2]
    return f'<a href="{found[3]}">{words}</a>'
