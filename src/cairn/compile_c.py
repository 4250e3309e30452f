"""The C that mypyc writes: what is wrong in it is found, and what slows down games or builds is changed."""

import re
from operator import add, lshift, mul, rshift, sub

Files = list[tuple[str, str]]
"""Names and texts of the C of a group."""

_EXACT = {"<<": lshift, ">>": rshift, "+": add, "-": sub, "*": mul}
_SHIFTS = ("<<", ">>")
_CONSTANT = r"(-?\d+)"
_SUM = re.compile(rf" = {_CONSTANT} (<<|>>|[-+*]) (?:{_CONSTANT}|\w+);")


def is_narrow(line: str) -> bool:
    """Whether a line of C computes in 32 bits what the source means in 64.

    mypyc 2.4.1 writes an i64 constant that fits 32 bits as a C int. C widens it beside a variable, but not
    left of a shift or beside another constant: `i64(1) << k` is 256 for k = 40.
    """
    found = _SUM.search(line)
    if found is None:
        return False
    left, sign, right = found.groups()
    if right is None:
        return sign in _SHIFTS
    if sign in _SHIFTS and int(right) not in range(32):
        return True
    return not -(2**31) <= _EXACT[sign](int(left), int(right)) < 2**31


def narrow_lines(source: str) -> list[str]:
    """The lines of C that are narrow, each with the name of its function."""
    found = []
    function = ""
    for line in source.splitlines():
        if line.endswith(") {") and not line.lstrip().startswith(("if ", "}")):
            function = line.partition("(")[0].split()[-1]
        if is_narrow(line):
            found.append(f"{function}: {line.strip()}")
    return found


CORE = "core"
EXPORTS = "exports_cairn_core"
"""How the C of a title calls the struct of all that core exports."""
SHORT = 80
"""The most lines of a function that is worth copying: those of a random number, not those of a shuffle."""

_FUNCTION = re.compile(
    r"^( *)(\w[^\n;{}]*?[ *](CPyDef_\w+)\([^\n]*\)) \{\n(.*?)^\1\}\n", re.MULTILINE | re.DOTALL
)
_OURS = re.compile(r"\bCPyStatics\b|\b\w+___\w+")
_CALL = re.compile(rf"\b{EXPORTS}\.(CPyDef_\w+)\(")
_ONCE = r"CPyDef_\w+_____top_level__"
_COLD = r"CPyPy_\w+|CPyDef_\w+___(?:audit|position|refusals|settings|view)___\w+"
"""Wrappers, through which the interpreter calls ours; and modules that no playout runs."""
_DECLARED = re.compile(rf"^(extern [^;\n]*\b(?:({_ONCE})|{_COLD})\([^;\n]*\));", re.MULTILINE)


def improve(made: dict[str, Files]) -> None:
    """Change the C so that it is compiled sooner, and that a title runs as fast as in one group with core."""
    copies = short_functions(made[CORE]) if CORE in made else {}
    for group, files in made.items():
        texts = [(name, fast_where_hot(text)) for name, text in files]
        made[group] = texts if group == CORE else with_copies(texts, copies)


def fast_where_hot(text: str) -> str:
    """Let gcc spend no time on what an import runs once, and little on what no playout runs."""

    def declared(match: re.Match[str]) -> str:
        return f'{match[1]} __attribute__((optimize("{"O0" if match[2] else "O1"}")));'

    return _DECLARED.sub(declared, text)


def short_functions(core: Files) -> dict[str, str]:
    """The short functions of core that use nothing but what core exports, by name, as titles have them."""
    [struct] = re.findall(
        r"^struct export_table_\w+ \{\n(.*?)^\};", "".join(text for _, text in core), re.M | re.S
    )
    exported = set(_OURS.findall(struct))
    found = {
        match[3]: (match[2], match[4])
        for name, text in core
        for match in _FUNCTION.finditer(text)
        if match[3] in exported and match[4].count("\n") <= SHORT and _names(match[4]) <= exported
    }

    def exports(match: re.Match[str]) -> str:
        name = match[0]
        if name in found or name.endswith("Object"):
            return name
        return f"{EXPORTS}.{name}" if name.startswith("CPyDef_") else f"(*{EXPORTS}.{name})"

    return {
        name: f"static inline {head} {{\n{_OURS.sub(exports, body)}}}\n"
        for name, (head, body) in found.items()
    }


def with_copies(title: Files, copies: dict[str, str]) -> Files:
    """The C of a title with its own copies of those short functions of core that it calls, to be inlined."""
    called: set[str] = set()
    waiting = {name for _, text in title for name in _CALL.findall(text)} & copies.keys()
    while waiting:
        called |= waiting
        waiting = {name for one in waiting for name in _OURS.findall(copies[one])} & copies.keys() - called
    used = [copies[name] for name in sorted(called)]
    heads = [copy.partition(" {\n")[0] + ";\n" for copy in used]
    place = f" {EXPORTS};\n"

    def call(match: re.Match[str]) -> str:
        return f"{match[1]}(" if match[1] in called else match[0]

    return [
        (name, _CALL.sub(call, text).replace(place, "".join([place, *heads, *used]))) for name, text in title
    ]


def _names(body: str) -> set[str]:
    """What a function uses of the engine, besides the fields of its objects."""
    return {name for name in _OURS.findall(body) if not name.endswith("Object")}
