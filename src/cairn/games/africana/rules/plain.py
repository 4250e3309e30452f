"""Reading plain data: what is not what it should be is a BadPosition that names it."""

from cairn.core.errors import BadPosition
from cairn.core.game import Position


def bad(name: str, value: object) -> BadPosition:
    """What is wrong under a name."""
    return BadPosition("bad-position-value", {"name": name, "value": str(value)})


def whole(value: object, name: str, low: int, high: int) -> int:
    """A whole number between two bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise bad(name, value)
    return value


def number(data: Position, name: str, default: int, low: int, high: int) -> int:
    """The whole number under a name."""
    return whole(data.get(name, default), name, low, high)


def flag(data: Position, name: str, default: bool) -> bool:
    """The yes or no under a name."""
    value = data.get(name, default)
    if not isinstance(value, bool):
        raise bad(name, value)
    return value


def index_of(words: list[str], word: object, name: str) -> int:
    """Which of the words this is."""
    if not isinstance(word, str) or word not in words:
        raise bad(name, word)
    return words.index(word)


def listed(value: object, name: str) -> list[object]:
    """The items of a list; nothing is an empty one."""
    if value is None:
        return []
    if not isinstance(value, list):
        raise bad(name, value)
    return list(value)


def entries(value: object, name: str, keys: list[str]) -> dict[str, object]:
    """The entries of a dictionary that has only these keys; nothing is an empty one."""
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise bad(name, value)
    for key in value:
        if key not in keys:
            raise bad(name, key)
    return dict(value)


def numbers(words: list[str], value: object, name: str) -> list[int]:
    """Which of the words a list names, none of them twice."""
    found: list[int] = []
    for word in listed(value, name):
        place = index_of(words, word, name)
        if place in found:
            raise bad(name, word)
        found.append(place)
    return found
