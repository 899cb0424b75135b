"""Layers point one way: experiments -> agents -> badbones_env, and the engine is private."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = {  # package -> (its folder, what it may import of ours)
    "badbones_env": ("badbones_env", {"badbones_env"}),
    "badbones_agents": ("agents/badbones_agents", {"badbones_env", "badbones_agents"}),
    "badbones_experiments": (
        "experiments/badbones_experiments",
        {"badbones_env", "badbones_agents", "badbones_experiments"},
    ),
}
OUTSIDE = ["agents", "experiments", "docs", "notebooks", "tests"]
ENGINE_TESTS = {"test_jit.py", "test_compile_cache.py", "test_simd_rows.py", "test_threads.py"}
RULES_MAY_IMPORT = ("badbones_env.rules", *(f"badbones_env._engine.{name}" for name in ("jit", "bits", "simd_rows")))


def imports(path: Path, package: str = "") -> Iterator[str]:
    """The modules a file imports, relative imports resolved within ``package``."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def package_of(path: Path, source_root: Path) -> str:
    return ".".join(path.relative_to(source_root).parent.parts)


@pytest.mark.parametrize("package", PACKAGES)
def test_packages_import_only_those_below(package):
    folder, allowed = PACKAGES[package]
    for path in (ROOT / folder).rglob("*.py"):
        ours = {name.split(".")[0] for name in imports(path)} & set(PACKAGES)
        assert ours <= allowed, path


def test_nothing_outside_imports_the_engine():
    for folder in OUTSIDE:
        for path in (ROOT / folder).rglob("*.py"):
            if path.parent == ROOT / "tests" / "unit" and path.name in ENGINE_TESTS:
                continue
            if "_engine" not in path.read_text(encoding="utf-8"):
                continue
            private = [name for name in imports(path) if "badbones_env._engine" in name]
            assert not private, f"{path}: import from badbones_env.lowlevel instead of {private}"


def test_the_rules_import_only_the_rules_and_the_compiler():
    for path in (ROOT / "badbones_env" / "rules").glob("*.py"):
        for name in imports(path, package_of(path, ROOT)):
            ours = name.startswith("badbones_env")
            assert not ours or f"{name}.".startswith(tuple(f"{one}." for one in RULES_MAY_IMPORT)), f"{path}: {name}"


def test_the_environment_needs_four_libraries():
    allowed = {"numpy", "numba", "gymnasium", "pettingzoo", "badbones_env", *sys.stdlib_module_names}
    allowed |= {"llvmlite", "stable_baselines3"}  # part of numba; envs/sb3.py is for those who have it
    for path in (ROOT / "badbones_env").rglob("*.py"):
        names = {name.split(".")[0] for name in imports(path, package_of(path, ROOT))}
        assert names <= allowed, path
