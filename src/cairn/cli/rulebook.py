"""Finding rules: by their id, or by words that stand in them, in the reader's language."""

import re
from difflib import get_close_matches
from typing import Final

from cairn.core.errors import BadSetup
from cairn.terminal.lookup import plain

Rules = list[tuple[str, str]]
"""Rules, each with its id and its text."""

_ID: Final = re.compile(r"[A-Za-z]{2}-\S+")


def look_up(text: str, rules: Rules, game: str) -> Rules:
    """The rule of this id, or all that speak of these words; BadSetup with a guess where there is none."""
    if any(text.strip().upper() == rule.upper() for rule, _ in rules) or _ID.fullmatch(text.strip()):
        return [by_id(text, rules, game)]
    return search(text, rules)


def by_id(text: str, rules: Rules, game: str) -> tuple[str, str]:
    """The rule of this id, or BadSetup with the nearest guess."""
    known = {rule.upper(): (rule, says) for rule, says in rules}
    wanted = text.strip().upper()
    if wanted in known:
        return known[wanted]
    near = get_close_matches(wanted, known, 1)
    if near:
        raise BadSetup("rules-no-rule-guess", {"text": text, "guess": known[near[0]][0]})
    raise BadSetup("rules-no-rule", {"text": text, "game": game})


def search(text: str, rules: Rules) -> Rules:
    """The rules in which every one of these words stands, also as a part of a longer one; or BadSetup."""
    words = plain(text).split()
    found = [(rule, says) for rule, says in rules if words and all(word in plain(says) for word in words)]
    if found:
        return found
    spoken = {plain(word): word for _, says in rules for word in re.findall(r"\w+", says)}
    # The first word that stands nowhere is the one that was misspelt.
    for word in words:
        near = [] if any(word in other for other in spoken) else get_close_matches(word, spoken, 1)
        if near:
            raise BadSetup("rules-nothing-found-guess", {"text": text, "guess": spoken[near[0]]})
    raise BadSetup("rules-nothing-found", {"text": text})
