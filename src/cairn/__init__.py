"""Cairn: a table for four expedition games."""

from cairn.engine import choose, mode

__all__ = ["__version__", "mode"]
__version__ = "0.1.0"

choose()

from cairn.core import errors  # noqa: E402  (how core is imported had to be decided first)


def _speak(key: str, rule: str, args: errors.Args) -> str:
    """The English sentence of an error; the catalogues are read when the first one is."""
    from cairn.text import english

    return english(key, rule, args)


errors.set_voice(_speak)
