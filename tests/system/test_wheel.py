"""Nothing of the project collides with others: a wheel beside a package ``agents``, folders with anybody's names."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
BOT = "class Last:\n    def choose(self, view):\n        return view.legal[-1]\n"
BROKEN = "raise ImportError('this file is the user\\'s, not the module that was wanted')\n"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel's content, unpacked, and somebody else's package ``agents``."""
    folder = tmp_path_factory.mktemp("wheel")
    with zipfile.ZipFile(_build(folder)) as archive:
        archive.extractall(folder / "site")
    (folder / "site" / "agents").mkdir()
    (folder / "site" / "agents" / "__init__.py").write_text(BROKEN)
    return folder / "site"


def _build(folder: Path) -> Path:
    """The wheel, built from a copy of the sources, as docs/security.md says."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    made = subprocess.run(
        [*command, "--wheel-dir", str(folder), str(_sources(folder))],
        env=os.environ | {"SOURCE_DATE_EPOCH": "1700000000"},
        capture_output=True,
        text=True,
    )
    assert made.returncode == 0, made.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel


def _sources(folder: Path) -> Path:
    """A copy of what is under version control, or is about to be."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True
    )
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file() and not name.startswith(("tests/", "docs/", "notebooks/")):
            (folder / "source" / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / "source" / name).write_bytes((ROOT / name).read_bytes())
    return folder / "source"


RUN = "from badbones_experiments.cli.main import main; sys.exit(main())"


def run(site: Path, where: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(site)}
    start = "import sys; sys.meta_path[:] = [f for f in sys.meta_path if 'ditable' not in repr(f)]; "  # the checkout
    return subprocess.run(
        [sys.executable, "-P", "-c", start + RUN, *arguments],
        cwd=where,
        env=environment,
        capture_output=True,
        text=True,
    )


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A user's project with folders and files that are called like ours and like modules of Python."""
    for name in ("agents", "experiments", "tests"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(BROKEN)
    for name in ("random.py", "json.py", "numpy.py", "agent.py"):
        (tmp_path / name).write_text(BROKEN)
    (tmp_path / "bot.py").write_text("import agent_helper\n" + BOT)
    (tmp_path / "agent_helper.py").write_text("import random\n")
    return tmp_path


def test_the_wheel_holds_three_packages_that_work_without_a_checkout(installed: Path) -> None:
    own = {path.name for path in installed.iterdir()} - {"agents"}
    assert {name for name in own if not name.endswith(".dist-info")} == {
        "badbones_env",
        "badbones_agents",
        "badbones_experiments",
    }


def test_the_wheel_carries_its_licence(installed: Path) -> None:
    (licence,) = installed.glob("badbones-*.dist-info/licenses/LICENSE")
    assert licence.read_bytes() == (ROOT / "LICENSE").read_bytes()
    (metadata,) = installed.glob("badbones-*.dist-info/METADATA")
    assert "\nLicense-Expression: MIT\n" in metadata.read_text(encoding="utf-8")


def test_two_builds_of_the_wheel_are_the_same_bytes(tmp_path: Path) -> None:
    first, second = (_build(tmp_path / name) for name in ("first", "second"))
    assert first.read_bytes() == second.read_bytes()


def test_commands_of_the_checkout_say_that_they_need_one(installed: Path, tmp_path: Path) -> None:
    for arguments in (["dev", "pages"], ["dev", "fuzz"], ["dev"], ["dev", "bench"]):
        done = run(installed, tmp_path, *arguments)
        assert done.returncode == 2 and "needs a checkout" in done.stderr and len(done.stderr.splitlines()) == 1


def test_a_bot_in_a_project_with_the_same_names(installed: Path, elsewhere: Path) -> None:
    """Agents of ours are found, and the bot's process imports Python's own modules, and ours, and the bot's helper."""
    done = run(installed, elsewhere, "tournament", "guardian", "bot.py:Last", "--games", "4", "--out", "run")
    assert done.returncode == 0, done.stderr
    assert "forfeit" not in done.stdout + done.stderr and "crash" not in done.stdout + done.stderr
