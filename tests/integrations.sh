#!/usr/bin/env bash
# The examples of other libraries, and our environments, with the oldest and the newest Gymnasium and PettingZoo that are
# supported; each set has a virtual environment of its own under .venv/integrations.
#     tests/integrations.sh [PYTHON] [oldest|newest|rllib ...]
set -euo pipefail
cd "$(dirname "$0")/.."
python=${1:-python3}
sets=("${@:2}")
[ ${#sets[@]} -gt 0 ] || sets=(oldest newest rllib)

declare -A versions=(
  [oldest]="gymnasium==1.2.0 pettingzoo==1.26.0"
  [newest]="$(grep -E '^(gymnasium|pettingzoo)==' constraints.txt | tr '\n' ' ')"
  [rllib]="gymnasium==1.2.2 pettingzoo==1.26.0"  # RLlib pins Gymnasium
)
libraries="stable-baselines3 sb3-contrib supersuit==3.11.0 torchrl==0.14.1 tianshou==2.0.1"
declare -A others=([oldest]="$libraries" [newest]="$libraries" [rllib]="ray[rllib]")
tests="tests/unit/test_envs.py tests/unit/test_interfaces.py tests/system/test_integrations.py"

for name in "${sets[@]}"; do
  folder=.venv/integrations/$name
  mkdir -p "$folder"
  copy=$(mktemp -d)  # built from a copy, so that nothing is left in the checkout
  trap 'rm -rf "$copy"' EXIT
  git ls-files -z | xargs -0 tar cf - | tar xf - -C "$copy"
  grep -vE '^(gymnasium|pettingzoo)==' constraints.txt > "$folder/constraints.txt"
  "$python" -m venv "$folder"
  pip="$folder/bin/pip install --quiet --disable-pip-version-check -c $folder/constraints.txt"
  $pip torch
  # shellcheck disable=SC2086
  $pip ${versions[$name]} ${others[$name]} pytest onnx onnxruntime "$copy"
  echo "== $name: ${versions[$name]}"
  # shellcheck disable=SC2086
  "$folder/bin/python" -m pytest -p no:cacheprovider -rs $tests
done
