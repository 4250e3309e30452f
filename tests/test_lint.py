"""Lines that read well, run well interpreted, and go wrong or slow when compiled."""

import ast
from pathlib import Path

import pytest

from cairn.engine import PACKAGE, sources

LARGEST = 2**62 - 1
"""mypyc keeps larger constants as Python objects: random numbers took three times as long."""


def is_constant(node: ast.expr) -> bool:
    """Whether an expression is a number already when it is compiled: spelled out, or a NAME for one."""
    match node:
        case ast.Constant(value=int()):
            return True
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name.isupper()
        case ast.UnaryOp(operand=operand):
            return is_constant(operand)
        case ast.BinOp(left=left, right=right):
            return is_constant(left) and is_constant(right)
        case ast.Call(func=ast.Name(id="i64"), args=[argument]):
            return is_constant(argument)
    return False


def is_plain(node: ast.expr) -> bool:
    """Whether an expression is made of int literals only, which mypyc computes itself."""
    return all(not isinstance(part, ast.Name | ast.Attribute | ast.Call) for part in ast.walk(node))


def is_because(error: ast.expr | None) -> bool:
    """Whether the error was given its cause by `core.match.because`."""
    return isinstance(error, ast.Call) and isinstance(error.func, ast.Name) and error.func.id == "because"


def complaints(source: str) -> list[str]:
    """What is wrong with the lines of a source."""
    found = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.BinOp(left=left, op=ast.LShift() | ast.RShift()) if is_constant(left) and not is_plain(
                node
            ):
                # mypyc 2.4.1 shifts an i64 constant with 32 bits: i64(1) << 40 gives 256.
                found.append(f"{node.lineno}: a constant is shifted; use cairn.core.zones.shl")
            case ast.Constant(value=int(value)) if value > LARGEST:
                found.append(f"{node.lineno}: {value:#x} does not fit 62 bits")
            case ast.Raise(exc=exc, cause=ast.expr()) if not is_because(exc):
                # mypyc 2.4.1 forgets the cause.
                found.append(f"{node.lineno}: the cause is lost; raise because(cause, error) from cause")
    return found


@pytest.mark.parametrize("source", sources())
def test_compiled_sources(source: str) -> None:
    """No constant is shifted by a variable, none is larger than 62 bits, and no error loses its cause."""
    assert complaints(Path(PACKAGE, source).read_text()) == []


@pytest.mark.parametrize(
    "line",
    [
        "x = 1 << k",
        "x = -1 << k",
        "x = (1 + 2) << k",
        "x = i64(1) << k",
        "x = i64(1) << 40",
        "x = ONE << k",
        "x = pieces.ONE << k",
        "x = 256 >> k",
        "x = y | 1 << len(z)",
        "x = 0x7FFFFFFFFFFFFFFF",
        "x: Final[i64] = -0x4000000000000000",
        "raise ValueError('x') from y",
    ],
)
def test_what_goes_wrong_is_found(line: str) -> None:
    """The lint bites."""
    assert len(complaints(line)) == 1


@pytest.mark.parametrize(
    "line",
    [
        "x = 1 << 40",
        "x = y << 4",
        "x = shl(1, k)",
        "x = y >> k & 1",
        "x = 2**61",
        "raise because(y, E()) from y",
    ],
)
def test_what_goes_well_is_not_found(line: str) -> None:
    """The lint does not bark at friends."""
    assert complaints(line) == []
