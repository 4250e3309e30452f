"""What the sources of Cairn say: the keys they hand out, and with which arguments."""

import ast
import gc
import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import cairn
from cairn.core import errors

ROOT = Path(cairn.__file__).parent
WEB = ROOT.parents[1] / "web" / "src"

ERRORS = {
    name
    for name, kind in inspect.getmembers(errors, inspect.isclass)
    if issubclass(kind, errors.GameError) and kind is not errors.IllegalMove
}
"""IllegalMove is made of a Refusal, which brings the key."""
KEY_AT = {"Refusal": 0, "tell": 0, "told_effect": 0, "say": 0, "Decision": 2} | dict.fromkeys(ERRORS, 0)
ARGS_AT = {"Refusal": 2, "tell": 1, "told_effect": 1, "say": 1, "Decision": 3} | dict.fromkeys(ERRORS, 1)
SECRET_AT = 2
Assigned = dict[str, list[ast.expr]]
"""All that is assigned to each name."""


@dataclass(frozen=True)
class Use:
    """A key handed out at some place, by which call, with arguments of these names (None: nobody knows)."""

    key: str
    call: str
    args: frozenset[str] | None
    place: str


@cache
def modules() -> dict[Path, ast.Module]:
    """Every Python source of Cairn."""
    # What the browser tests have left stops the parser of Python 3.11 if it is collected meanwhile.
    gc.disable()
    try:
        return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(ROOT.rglob("*.py"))}
    finally:
        gc.enable()


@cache
def scripts() -> list[str]:
    """Every source of the browser part."""
    paths = [path for path in sorted(WEB.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return [path.read_text(encoding="utf-8") for path in paths]


@cache
def literals() -> set[str]:
    """Every string that stands in the sources."""
    found = {
        node.value
        for tree in modules().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for script in scripts():
        found.update(re.findall(r"""['"`]([a-z][a-z0-9-]*)['"`]""", script))
    return found


@cache
def prefixes() -> set[str]:
    """The beginnings of keys that are put together: "play-command-" of f"play-command-{name}"."""
    found = set()
    for path, tree in modules().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                start = str(node.values[0].value)
                if re.fullmatch(r"([a-z]+-)+", start) and path.parent.name != "text":
                    found.add(start)
    for script in scripts():
        found.update(re.findall(r"`((?:[a-z]+-)+)\$\{", script))
    return found


@cache
def uses() -> list[Use]:
    """Every key that the sources hand out; secret arguments hand out the hidden key too."""
    return [use for path, tree in modules().items() for use in _uses_in(path, tree)]


def _uses_in(path: Path, tree: ast.Module) -> Iterator[Use]:
    for node, assigned in _calls(tree, {}):
        call = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if call not in KEY_AT or len(node.args) <= KEY_AT[call]:
            continue
        at = ARGS_AT[call]
        args = _names(node.args[at], assigned) if len(node.args) > at else frozenset()
        if call == "say" and args is not None:
            named = [keyword.arg for keyword in node.keywords]
            # A None stands for **others.
            args = None if None in named else args | {name for name in named if name}
        place = f"{path.relative_to(ROOT)}:{node.lineno}"
        for key in _keys(node.args[KEY_AT[call]], assigned):
            if call == "tell" and len(node.args) > SECRET_AT:
                yield Use(f"{key}-hidden", call, args, place)
                secret = _names(node.args[SECRET_AT], assigned)
                yield Use(key, call, None if args is None or secret is None else args | secret, place)
            else:
                yield Use(key, call, args, place)


def _calls(scope: ast.AST, outer: Assigned) -> Iterator[tuple[ast.Call, Assigned]]:
    """Every call, each with what is assigned to the names that it can see."""
    nodes = list(_inside(scope))
    assigned = outer | _assigned(nodes)
    for node in nodes:
        if isinstance(node, ast.Call):
            yield node, assigned
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _calls(node, assigned)


def _inside(scope: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a module or a function, without what is inside the functions in it."""
    for node in ast.iter_child_nodes(scope):
        yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _inside(node)


def _assigned(nodes: list[ast.AST]) -> Assigned:
    """What is assigned to each name."""
    values: Assigned = {}
    for node in nodes:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                if isinstance(target, ast.Name):
                    values.setdefault(target.id, []).append(node.value)
                elif isinstance(target, ast.Subscript) and isinstance(target.value, ast.Name):
                    # `args["cost"] = 5` behind `args = {…}`: one argument more.
                    for one in values.get(target.value.id, []):
                        if isinstance(one, ast.Dict) and isinstance(target.slice, ast.Constant):
                            one.keys.append(target.slice)
                            one.values.append(node.value)
    return values


def _keys(node: ast.expr, assigned: Assigned) -> list[str]:
    match node:
        case ast.Constant(value=str(key)):
            return [key]
        case ast.IfExp(body=one, orelse=other):
            return _keys(one, assigned) + _keys(other, assigned)
        case ast.Name(id=name):
            return [
                k
                for value in assigned.get(name, [])
                if not isinstance(value, ast.Name)
                for k in _keys(value, {})
            ]
    return []


def _names(node: ast.expr, assigned: Assigned) -> frozenset[str] | None:
    """The names in a dict of arguments, where it is written out."""
    match node:
        case ast.Dict(keys=keys, values=values):
            names: set[str] = set()
            for key, value in zip(keys, values, strict=True):
                more = _names(value, assigned) if key is None else frozenset([key.value])  # type: ignore[attr-defined]
                if more is None:
                    return None
                names |= more
            return frozenset(names)
        case ast.Name(id=name) if len(assigned.get(name, [])) == 1:
            return _names(assigned[name][0], {})
    return None
