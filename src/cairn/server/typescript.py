"""The browser's types, made from the `wire` modules, `curve`, `views` and the shapes of the titles.

`python -m cairn.server.typescript` writes them.

A test makes them again and compares, so that the two sides cannot drift apart.
"""

import sys
import types
import typing
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal, Union

import msgspec
from msgspec import Struct

from cairn.server import curve, views, wire, wire_games, wire_history, wire_life, wire_shuffles

FILE = Path(__file__).parents[3] / "web" / "src" / "wire.ts"
_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
_HEAD = "// Made by `python -m cairn.server.typescript` from cairn/server and the titles; do not edit.\n"


def typescript() -> str:
    """The whole page of types."""
    parts = [_HEAD]
    for module in (wire_games, wire_life, wire, wire_history, wire_shuffles, curve, views):
        parts += [_interface(struct) for struct in _structs(module)]
    for shape in views.shapes().values():
        parts += [_interface(struct) for struct in _structs(sys.modules[shape.__module__])]
    parts += [_union("Request", typing.get_args(wire.Request)), _union("Reply", typing.get_args(wire.Reply))]
    parts.append(_union("View", [views.AnyView]))
    return "\n".join(parts)


def _structs(module: types.ModuleType) -> list[type[Struct]]:
    """The structs that a module defines, in its order; one that only others build on has no fields."""
    made = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, Struct)]
    return [one for one in made if one.__module__ == module.__name__ and (_tag(one) or one.__struct_fields__)]


def _tag(struct: type[Struct]) -> str:
    tag = struct.__struct_config__.tag
    return tag if isinstance(tag, str) else ""


def _interface(struct: type[Struct]) -> str:
    hints = typing.get_type_hints(struct)
    lines = [f"/** {(struct.__doc__ or '').strip()} */", f"export interface {struct.__name__} {{"]
    if _tag(struct):
        lines.append(f'  type: "{_tag(struct)}";')
    for field in msgspec.structs.fields(struct):
        optional = "?" if not field.required else ""
        hint = hints[field.name]
        # A view inside a message is one of any game; who draws a title knows its shape.
        shown = "View" if field.name == "view" else _type(hint)
        lines.append(f"  {field.name}{optional}: {shown};")
    if issubclass(struct, views.Open):
        lines.append("  [part: string]: unknown;")
    return "\n".join([*lines, "}", ""])


def _union(name: str, structs: Iterable[type]) -> str:
    return f"export type {name} = {' | '.join(struct.__name__ for struct in structs)};\n"


def _type(hint: Any) -> str:
    """A Python type in the words of TypeScript."""
    if isinstance(hint, type) and issubclass(hint, Struct):
        return hint.__name__
    if hint in _PLAIN:
        return _PLAIN[hint]
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(_type(one) for one in args)
    if origin is list:
        inner = _type(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(_type(one) for one in args)}]"
    if origin is dict:
        return f"Record<{_type(args[0])}, {_type(args[1])}>"
    raise TypeError(f"no TypeScript for {hint}")


def main() -> int:
    """Write the page."""
    FILE.write_text(typescript(), encoding="utf-8")
    print(FILE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
