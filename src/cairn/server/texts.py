"""What people type: names, words and lines of the chat, made harmless."""

from typing import Final

from cairn.server.denied import Denied

LONGEST_NAME: Final = 40
LONGEST_WORD: Final = 100
LONGEST_CHAT: Final = 500


def clean(text: str) -> str:
    """One line without letters that cannot be seen."""
    return " ".join("".join(letter for letter in one if letter.isprintable()) for one in text.split()).strip()


def name(text: str) -> str:
    """The name of a person or a table."""
    return _short(clean(text), LONGEST_NAME)


def word(text: str) -> str:
    """A word that goes into the shuffles."""
    return _short(clean(text), LONGEST_WORD)


def _short(text: str, longest: int) -> str:
    if len(text) > longest:
        raise Denied("no-text-so-long", {"n": longest})
    return text
