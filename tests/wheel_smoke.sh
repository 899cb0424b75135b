#!/usr/bin/env bash
# Builds the wheel, installs it into an empty virtual environment with the tested versions of what it needs, and plays
# from a folder that is no checkout. Usage: tests/wheel_smoke.sh [PYTHON] (one that has the package "build")
set -euo pipefail
python=${1:-python3}
root=$(cd "$(dirname "$0")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
unset PYTHONPATH
export PIP_DISABLE_PIP_VERSION_CHECK=1 BADBONES_CACHE_DIR="$folder/cache"

mkdir "$folder/source" "$folder/elsewhere"  # only what is under version control: nothing else may be needed
(cd "$root" && git ls-files -z | tar --null -T - -c) | tar -x -C "$folder/source"
BADBONES_BITCODE=1 "$python" -m build --wheel --no-isolation --outdir "$folder/dist" "$folder/source" >"$folder/build.log" 2>&1 ||
    { cat "$folder/build.log"; exit 1; }
"$python" -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet -c "$root/constraints.txt" "$folder"/dist/*.whl openai-agents
"$folder/venv/bin/pip" check

cd "$folder/elsewhere"
# what a first step, a champion's move and an update need comes with the wheel: nothing is compiled
for first in environment agents training; do
    BADBONES_CACHE_DIR="$folder/cache-$first" "$folder/venv/bin/python" -P -m badbones_experiments.warm $first 2>"$folder/said"
    if grep compiling "$folder/said"; then exit 1; fi
done
mkdir agents experiments  # a user's own folders, and a file that is called like a module of Python
echo 'raise ImportError("the wrong file")' | tee agents/__init__.py experiments/__init__.py >random.py
printf 'import random\n\n\nclass Last:\n    def choose(self, view):\n        return view.legal[-1]\n' >bot.py
"$folder/venv/bin/badbones" --version
"$folder/venv/bin/python" -P - <<'PYTHON'
import sys
from pathlib import Path

import badbones_env
from badbones_env import Game, parallel_env

assert "site-packages" in badbones_env.__file__
assert (Path(badbones_env.__file__).parent / "py.typed").exists()
for heavy in ("torch", "ray", "starlette", "pandas", "jinja2", "rich"):  # numba itself imports scipy where it is
    assert heavy not in sys.modules
game = Game("versus", 2, advanced=True, chiefs=True, seed=7)
while not game.over:
    game.step({seat: texts[-1] for seat, texts in game.legal().items()})
env = parallel_env("coop", 2)
env.reset(seed=7)
print("played to the end in Python:", game.outcome)
PYTHON
"$folder/venv/bin/badbones" game --agents guardian,random --seed 7 --record game.bones >/dev/null
"$folder/venv/bin/badbones" replay game.bones --verify
"$folder/venv/bin/badbones" replay game.bones --html game.html
"$folder/venv/bin/badbones" tournament greedy bot.py:Last --games 20 --seed 7 --out run | tail -2
"$folder/venv/bin/python" -P -c 'import agents; assert agents.Runner'  # openai-agents is whole, too
echo "the wheel works: $(basename "$folder"/dist/*.whl)"
