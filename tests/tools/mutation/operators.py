"""Mutants of compiled functions, made from their syntax trees.

A mutant replaces one node of one function. Functions run as plain Python (``NUMBA_DISABLE_JIT=1``), so a mutant is
applied by giving the function another code object: every module that has imported it runs the mutant.
"""

from __future__ import annotations

import ast
import importlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType
from typing import Any

from tests.tools.audit import LEADING_IDS, expand

PACKAGES = ("badbones_env.rules", "badbones_env.observation", "badbones_experiments.training")
DECORATORS = ("compiled", "inlined", "entry_point", "entry_point_of")
HINTS = ("prefetch", "prefetch_lists")  # they only tell the processor what comes next: no result depends on them

COMPARE = {
    ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt), ast.Gt: (ast.GtE, ast.LtE), ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.In: (ast.NotIn,), ast.NotIn: (ast.In,),
}  # fmt: skip
ARITHMETIC = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.Div: ast.Mult, ast.FloorDiv: ast.Mult, ast.Mod: ast.Add,
}  # fmt: skip
BITS = {
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip


@dataclass(eq=False)
class Function:
    """A compiled function, with its syntax tree."""

    module: str
    tree: ast.FunctionDef
    live: FunctionType  # the object whose code is replaced
    statements: list[ast.stmt]  # all of them, in the order of the source

    @property
    def name(self) -> str:
        return f"{self.module.rpartition('.')[2]}.{self.tree.name}"

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules with whose ids the docstring begins."""
        return tuple(rule for ids in LEADING_IDS.findall(ast.get_docstring(self.tree) or "") for rule in expand(ids))

    def install(self) -> None:
        """Run the function as its tree says from here on."""
        tree = ast.fix_missing_locations(ast.Module([self.tree], []))
        scope: dict[str, Any] = dict(self.live.__globals__)
        exec(compile(tree, self.live.__code__.co_filename, "exec"), scope)
        self.live.__code__ = scope[self.tree.name].__code__


@dataclass(eq=False)
class Mutant:
    """One replacement of one node."""

    function: Function
    operator: str
    statement: int  # its number among the function's statements
    before: str  # the text of the statement, of a compound one its first line
    after: str
    parent: ast.AST
    slot: str
    position: int | None  # if the parent's slot is a list
    replacement: ast.AST

    @property
    def key(self) -> tuple[str, str, str]:
        """What equivalent.toml knows it by."""
        return self.function.name, self.before, self.after

    def __str__(self) -> str:
        return f"{self.function.name}: {self.before} -> {self.after}"

    def swap(self) -> ast.AST:
        """Put the replacement into the tree; returns what was there."""
        holder = getattr(self.parent, self.slot)
        if self.position is None:
            setattr(self.parent, self.slot, self.replacement)
            return holder  # type: ignore[no-any-return]
        holder[self.position], old = self.replacement, holder[self.position]
        return old  # type: ignore[no-any-return]

    def apply(self) -> None:
        """Break the function, for the rest of this process."""
        self.swap()
        self.function.install()


def functions() -> list[Function]:
    """The compiled functions of the packages."""
    found = []
    for package in PACKAGES:
        for path in sorted(Path(str(importlib.import_module(package).__file__)).parent.glob("*.py")):
            tree = ast.parse(path.read_text("utf-8"))
            nodes = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
            nodes = [node for node in nodes if any(map(_compiles, node.decorator_list)) and node.name not in HINTS]
            if nodes:  # others may need libraries that are not here
                module = importlib.import_module(f"{package}.{path.stem}")
                found += [make_function(module.__name__, node, getattr(module, node.name)) for node in nodes]
    return found


def make_function(module: str, tree: ast.FunctionDef, live: FunctionType) -> Function:
    """A function, with all its statements in the order of the source."""
    tree.decorator_list = []
    statements = [node for node in ast.walk(tree) if isinstance(node, ast.stmt) and node is not tree]
    return Function(module, tree, live, sorted(statements, key=lambda node: (node.lineno, node.col_offset)))


def _compiles(decorator: ast.expr) -> bool:
    decorator = decorator.func if isinstance(decorator, ast.Call) else decorator
    return isinstance(decorator, ast.Name) and decorator.id in DECORATORS


def mutants(function: Function) -> Iterator[Mutant]:
    """All mutants of a function, in the order of its source; statements with the same text are numbered."""
    texts: Counter[str] = Counter()
    for number, statement in enumerate(function.statements):
        parent, slot, position = _place(function.tree, statement)
        before = header(statement)
        seen = {before}
        texts[before] += 1
        before += f"  # {texts[before]}" if texts[before] > 1 else ""
        sites = [("statement", new, parent, slot, position) for new in _instead_of(statement)]
        if isinstance(statement, ast.If | ast.While) and not isinstance(statement.test, ast.Compare | ast.UnaryOp):
            sites += [("negate", ast.UnaryOp(ast.Not(), statement.test), statement, "test", None)]
        sites += [
            (name, new, *site) for site, node in _expressions(statement) for name, new in _variants(node, function)
        ]
        for operator, replacement, *site in sites:
            mutant = Mutant(function, operator, number, before, "", *site, replacement)
            old = mutant.swap()
            try:
                mutant.after = header(_at(parent, slot, position))
            finally:
                Mutant(function, operator, number, "", "", *site, old).swap()
            if mutant.after not in seen:
                seen.add(mutant.after)
                yield mutant


def header(statement: ast.stmt) -> str:
    """The text of a statement, of a compound one its first line."""
    return ast.unparse(ast.fix_missing_locations(statement)).splitlines()[0]


def _at(parent: ast.AST, slot: str, position: int | None) -> Any:
    value = getattr(parent, slot)
    return value if position is None else value[position]


def _children(node: ast.AST) -> Iterator[tuple[tuple[ast.AST, str, int | None], ast.AST]]:
    """The children of a node with their places: (parent, slot, position in a list)."""
    for slot, value in ast.iter_fields(node):
        if isinstance(value, ast.AST):
            yield (node, slot, None), value
        elif isinstance(value, list):
            yield from (((node, slot, k), child) for k, child in enumerate(value) if isinstance(child, ast.AST))


def _place(tree: ast.AST, wanted: ast.AST) -> tuple[ast.AST, str, int | None]:
    return next(place for node in ast.walk(tree) for place, child in _children(node) if child is wanted)


def _expressions(node: ast.AST) -> Iterator[tuple[tuple[ast.AST, str, int | None], ast.AST]]:
    """The expressions of a statement, without those of the statements in it."""
    for place, child in _children(node):
        if not isinstance(child, ast.stmt) and place[1] not in ("annotation", "returns"):
            yield place, child
            if not _is_minus_one(child):
                yield from _expressions(child)


def _is_minus_one(node: ast.AST) -> bool:
    """-1 is "none" throughout, tested by ``< 0``: -2 would be the same."""
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and ast.unparse(node.operand) == "1"


def _instead_of(statement: ast.stmt) -> Iterator[ast.stmt]:
    """Statements in the place of one: nothing, break for continue, another value returned."""
    match statement:
        case ast.Continue():
            yield ast.Break()
        case ast.Break():
            yield ast.Continue()
        case ast.Return(value=None) | ast.AugAssign():
            yield ast.Pass()
        case ast.Return(value=value) if not isinstance(value, ast.Constant | ast.Compare | ast.BoolOp):
            yield ast.Return(ast.Constant(0))
        case ast.Expr(value=ast.Call(func=function)) if not (isinstance(function, ast.Name) and function.id in HINTS):
            yield ast.Pass()
        case ast.Assign(targets=[ast.Subscript() | ast.Attribute()]):
            yield ast.Pass()


def _variants(node: ast.AST, function: Function) -> Iterator[tuple[str, ast.AST]]:
    """(operator, replacement) for an expression."""
    match node:
        case ast.Compare(left=left, ops=[operation], comparators=comparators):
            for other in COMPARE.get(type(operation), ()):
                yield "compare", ast.Compare(left, [other()], comparators)
        case ast.Compare(left=left, ops=operations, comparators=comparators):
            for k, operation in enumerate(operations):
                for other in COMPARE[type(operation)]:
                    yield "compare", ast.Compare(left, [*operations[:k], other(), *operations[k + 1 :]], comparators)
        case ast.BoolOp(op=operation, values=values):
            yield "logic", ast.BoolOp(ast.Or() if isinstance(operation, ast.And) else ast.And(), values)
            for k, value in enumerate(values):
                if not isinstance(value, ast.Compare | ast.BoolOp):
                    negated = ast.UnaryOp(ast.Not(), value)
                    yield "negate", ast.BoolOp(operation, [*values[:k], negated, *values[k + 1 :]])
        case ast.UnaryOp(op=ast.Not() | ast.Invert(), operand=operand):
            yield "negate", operand
        case ast.UnaryOp() if _is_minus_one(node):
            yield "constant", ast.Constant(0)
        case ast.BinOp(left=left, op=operation, right=right):
            for name, table in (("arithmetic", ARITHMETIC), ("bits", BITS)):
                if type(operation) in table:
                    yield name, ast.BinOp(left, table[type(operation)](), right)
        case ast.operator():  # of an augmented assignment; those of BinOp give the same texts
            for name, table in (("arithmetic", ARITHMETIC), ("bits", BITS)):
                if type(node) in table:
                    yield name, table[type(node)]()
        case ast.IfExp(test=test, body=body, orelse=orelse) if not isinstance(test, ast.Compare):
            yield "negate", ast.IfExp(test, orelse, body)
        case ast.Constant(value=bool(value)):
            yield "constant", ast.Constant(not value)
        case ast.Constant(value=int(value) | float(value)):
            yield "constant", ast.Constant(value + 1)
            yield "constant", ast.Constant(value - 1)
        case ast.Name(id=name, ctx=ast.Load()) if name.isupper() and _is_number(function, name):
            yield "constant", ast.BinOp(node, ast.Add(), ast.Constant(1))
        case ast.Attribute(value=ast.Name(id="c"), attr=name) if name.isupper():
            yield "constant", ast.BinOp(node, ast.Add(), ast.Constant(1))
        case ast.Call(func=ast.Name(id="min" | "max" as name), args=arguments):
            yield "min/max", ast.Call(ast.Name("max" if name == "min" else "min", ast.Load()), arguments, [])
        case ast.Call(func=ast.Name(id="range"), args=[*others, end]):
            yield "range", ast.Call(node.func, [*others, ast.BinOp(end, ast.Sub(), ast.Constant(1))], [])


def _is_number(function: Function, name: str) -> bool:
    return isinstance(function.live.__globals__.get(name), int | float)
