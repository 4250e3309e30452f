"""Readers of plain data: what is not what it should be is a BadPosition that names it."""

from typing import Any

from cairn.core.errors import BadPosition
from cairn.core.game import Position


def bad(name: str, value: object) -> BadPosition:
    """What is wrong under a name."""
    return BadPosition("bad-position-value", {"name": name, "value": str(value)})


def check_keys(data: Position, keys: list[str]) -> None:
    """Raise BadPosition for the first key that is none of these."""
    for key in data:
        if key not in keys:
            raise bad("key", key)


def check_seats(data: Position, names: list[str], seats: int) -> None:
    """Raise BadPosition for the first of these names that has anything but a list with an entry per seat."""
    for name in names:
        if name in data and (not isinstance(data[name], list) or len(data[name]) != seats):
            raise bad(name, data[name])


def of_seat(data: Position, name: str, seat: int, default: object) -> Any:
    """The entry of a seat in the list under a name, which `check_seats` has seen."""
    return data[name][seat] if name in data else default


def whole(value: object, name: str, low: int, high: int) -> int:
    """A whole number between two bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise bad(name, value)
    return value


def number(data: Position, name: str, default: int, low: int, high: int) -> int:
    """The whole number under a name."""
    return whole(data.get(name, default), name, low, high)


def truth(value: object, name: str) -> bool:
    """A yes or no."""
    if not isinstance(value, bool):
        raise bad(name, value)
    return value


def flag(data: Position, name: str, default: bool) -> bool:
    """The yes or no under a name."""
    return truth(data.get(name, default), name)


def index_of(words: list[str], word: object, name: str) -> int:
    """Which of the words this is."""
    if not isinstance(word, str) or word not in words:
        raise bad(name, word)
    return words.index(word)


def items(value: object, name: str) -> list[object]:
    """The items of a list."""
    if not isinstance(value, list):
        raise bad(name, value)
    return list(value)


def listed(value: object, name: str) -> list[object]:
    """The items of a list; nothing is an empty one."""
    return [] if value is None else items(value, name)


def mapping(value: object, name: str) -> dict[Any, Any]:
    """The entries of a dictionary."""
    if not isinstance(value, dict):
        raise bad(name, value)
    return dict(value)


def entries(value: object, name: str, keys: list[str]) -> dict[str, object]:
    """The entries of a dictionary that has only these keys; nothing is an empty one."""
    found = {} if value is None else mapping(value, name)
    for key in found:
        if key not in keys:
            raise bad(name, key)
    return found


def indices(words: list[str], value: object, name: str) -> list[int]:
    """Which of the words a list names, in its order."""
    return [index_of(words, word, name) for word in items(value, name)]


def numbers(words: list[str], value: object, name: str) -> list[int]:
    """Which of the words a list names, none of them twice; nothing is an empty list."""
    found: list[int] = []
    for word in listed(value, name):
        place = index_of(words, word, name)
        if place in found:
            raise bad(name, word)
        found.append(place)
    return found
