#!/usr/bin/env bash
# The examples of other libraries, and our environments, with the oldest and the newest Gymnasium and PettingZoo that are
# supported, and all extras in their lowest declared versions. Each set has a virtual environment of its own under
# .venv/integrations.
#     tests/integrations.sh [PYTHON] [oldest|newest|rllib|marl|data|lowest ...]
set -euo pipefail
cd "$(dirname "$0")/.."
python=${1:-python3}
sets=("${@:2}")
[ ${#sets[@]} -gt 0 ] || sets=(oldest newest rllib marl data lowest)

newest="$(grep -E '^(gymnasium|pettingzoo)==' constraints.txt | tr '\n' ' ')"
oldest="gymnasium==1.2.0 pettingzoo==1.26.0"
libraries="stable-baselines3 sb3-contrib torchrl==0.14.1 tianshou==2.0.1 onnx onnxruntime pygame-ce moviepy"
examples="tests/unit/test_envs.py tests/unit/test_interfaces.py tests/system/test_integrations.py"
# the lower bound of everything that the core and the extras declare; torch has one CPU build only
lowest=$("$python" -c '
import re, tomllib
project = tomllib.load(open("pyproject.toml", "rb"))["project"]
extras = project["optional-dependencies"]
wanted = project["dependencies"] + [one for name in ("train", "data", "onnx", "ray", "mcp", "web") for one in extras[name]]
print(*(re.sub(r">=([^,]+).*", r"==\1.*", one) for one in wanted if not one.startswith("torch")))
')
declare -A packages=(
  [oldest]="$oldest $libraries"
  [newest]="$newest $libraries"
  [rllib]="gymnasium==1.2.2 pettingzoo==1.26.0 ray[rllib]"  # RLlib pins Gymnasium
  [marl]="$newest benchmarl==1.5.2 open_spiel==2.0.2"  # BenchMARL pins TorchRL
  [data]="$newest d3rlpy==2.8.0 minari[create]==0.5.4 mlcroissant==1.1.1 pyarrow pillow"
  [lowest]="$lowest onnx httpx"
)
declare -A tests=(
  [oldest]="$examples" [newest]="$examples" [rllib]="$examples"
  [marl]="tests/system/test_integrations.py" [data]="tests/system/test_integrations.py tests/unit/training/test_datasets.py"
  [lowest]="$examples tests/unit/training/test_datasets.py tests/unit/test_models.py tests/system/test_server.py tests/system/test_ray.py"
)

for name in "${sets[@]}"; do
  folder=.venv/integrations/$name
  mkdir -p "$folder"
  copy=$(mktemp -d)  # built from a copy, so that nothing is left in the checkout
  trap 'rm -rf "$copy"' EXIT
  git ls-files -z | xargs -0 tar cf - | tar xf - -C "$copy"
  # moviepy, with which Gymnasium records videos, needs an older Pillow than ours
  if [ "$name" = lowest ]; then grep '^torch==' constraints.txt > "$folder/constraints.txt"
  else grep -vE '^(gymnasium|pettingzoo|pillow)==' constraints.txt > "$folder/constraints.txt"; fi
  "$python" -m venv "$folder"
  pip="$folder/bin/pip install --quiet --disable-pip-version-check -c $folder/constraints.txt"
  $pip torch
  # shellcheck disable=SC2086
  $pip ${packages[$name]} pytest "$copy"
  echo "== $name: ${packages[$name]}"
  # shellcheck disable=SC2086
  "$folder/bin/python" -m pytest -p no:cacheprovider -rs ${tests[$name]}
done
