"""Finding by name what can be looked up: by its whole name or a beginning, with a guess where none fits."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from cairn.core.errors import BadSetup

MOST_EXAMPLES: Final = 6


def one_of(text: str, names: Mapping[str, Sequence[str]]) -> str:
    """What the text names; BadSetup with a guess if nothing, or with the names of what it may mean.

    `names` has what each may be called; the first of them is what a sentence shows.
    """
    wanted = _form(text)
    forms = {one: [_form(name) for name in called] for one, called in names.items()}
    exact = [one for one, called in forms.items() if wanted in called]
    begun = [one for one, called in forms.items() if any(name.startswith(wanted) for name in called)]
    found = exact or (begun if wanted else [])
    if len(found) == 1:
        return found[0]
    if found:
        some = ", ".join(names[one][0] for one in found[:MOST_EXAMPLES])
        more = ", …" if len(found) > MOST_EXAMPLES else ""
        raise BadSetup("cards-ambiguous", {"text": text, "names": some + more})
    owners = {name: one for one, called in forms.items() for name in called}
    near = get_close_matches(wanted, owners, 1, 0.6)
    if near:
        raise BadSetup("cards-no-card-guess", {"text": text, "guess": names[owners[near[0]]][0]})
    raise BadSetup("cards-no-card", {"text": text})


def in_set(chosen: str | None, sets: Mapping[str, list[str]]) -> list[str]:
    """What belongs to a set, or everything; BadSetup for a set that there is not."""
    if chosen is None:
        return [one for members in sets.values() for one in members]
    if chosen not in sets:
        raise BadSetup("cards-no-set", {"text": chosen, "names": ", ".join(sets)})
    return sets[chosen]


def _form(text: str) -> str:
    """A name as it is compared: what joins its words does not matter."""
    return plain(re.sub("[-_'’]", " ", text))


def plain(text: str) -> str:
    """Small letters without accents, colons, brackets, single spaces: what may be typed on any keyboard."""
    letters = re.sub("[:()]", " ", text.casefold().replace("ł", "l"))
    bare = unicodedata.normalize("NFKD", letters)
    return " ".join("".join(letter for letter in bare if not unicodedata.combining(letter)).split())
