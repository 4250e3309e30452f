"""What can go wrong at a table.

GameError
├── UnknownMove   no move of this game is spelled like that ("by gold": did you mean "buy gold"?)
├── IllegalMove   a move of this game, but not allowed now; carries the Refusal
├── NotYourMove   another seat is to decide
├── GameOver      nobody is to decide any more
├── BadSetup      an unknown game, option, value, number of seats, bot or language
├── BadComponents a component table that does not fit the game
├── BadPosition   a position that cannot occur
└── BadMatch      a match that is damaged, foreign or at odds with its own moves

An error is a key and arguments; the room `text` makes the sentence. `str()` is the English one.
Anything else that is raised is a bug.
"""

from collections.abc import Callable
from typing import Final, final

Args = dict[str, int | str]
Voice = Callable[[str, str, Args], str]


def _plain(key: str, rule: str, args: Args) -> str:
    """The words of last resort: the key and its arguments as they are."""
    told = ", ".join(f"{name}={value}" for name, value in args.items())
    return f"{key} ({told}) [{rule}]" if rule else f"{key} ({told})"


_voice: list[Voice] = [_plain]


def set_voice(voice: Voice) -> None:
    """Let `voice` make the sentences of `str(error)`; core itself speaks no language."""
    _voice[0] = voice


@final
class Refusal:
    """Why a move is not allowed: a key for the catalogues, the id of the rule, and the numbers."""

    def __init__(self, key: str, rule: str, args: Args) -> None:
        self.key: Final = key
        self.rule: Final = rule
        self.args: Final = args

    def __str__(self) -> str:
        return _voice[0](self.key, self.rule, self.args)


class GameError(Exception):
    """Something a person or a program asked for that the table cannot do."""

    def __init__(self, key: str, args: Args | None = None, rule: str = "") -> None:
        super().__init__(key)
        self.key: str = key
        self.rule: str = rule
        self.facts: Args = {} if args is None else args

    def __str__(self) -> str:
        return _voice[0](self.key, self.rule, self.facts)


class UnknownMove(GameError):
    """No move of this game is spelled like that."""


class IllegalMove(GameError):
    """The move exists, but the position does not allow it."""

    def __init__(self, spelling: str, refusal: Refusal) -> None:
        super().__init__(refusal.key, refusal.args, refusal.rule)
        self.spelling: str = spelling
        self.refusal: Refusal = refusal

    def __str__(self) -> str:
        return f"{self.spelling}: {self.refusal}"


class NotYourMove(GameError):
    """Another seat is to decide."""


class GameOver(GameError):
    """Nobody is to decide any more."""


class BadSetup(GameError):
    """An unknown game, option, value, number of seats, bot or language."""


class BadComponents(GameError):
    """A component table that does not fit the game; `file` is always among its facts."""


class BadPosition(GameError):
    """A position that cannot occur."""


class BadMatch(GameError):
    """A match that is damaged, foreign or at odds with its own moves."""


def because(cause: Exception, error: Exception) -> Exception:
    """The error with its cause, which compiled code does not take from `raise … from`."""
    error.__cause__ = cause
    return error
