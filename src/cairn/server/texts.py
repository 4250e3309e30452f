"""What people type: names and lines of the chat, made harmless."""

from typing import Final

from cairn.core.written import NO_NAME
from cairn.server.denied import Denied

LONGEST_NAME: Final = 40
LONGEST_CHAT: Final = 500


def clean(text: str) -> str:
    """One line without letters that cannot be seen."""
    return " ".join("".join(letter for letter in one if letter.isprintable()) for one in text.split()).strip()


def name(text: str) -> str:
    """The name of a person or a table; that of those who were forgotten is nobody's to choose."""
    named = _short(clean(text), LONGEST_NAME)
    return "" if named == NO_NAME else named


def _short(text: str, longest: int) -> str:
    if len(text) > longest:
        raise Denied("no-text-so-long", {"n": longest})
    return text
