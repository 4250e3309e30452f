"""A Speaker says what core and the games only name."""

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final, final

from cairn.core.errors import Args, BadSetup, GameError, IllegalMove
from cairn.text.languages import LANGUAGES
from cairn.text.shapes import shapes

if TYPE_CHECKING:
    from cairn.text.catalogue import Catalogue

Names = Sequence[str] | None

_SPELLED: Final = ("text", "guess", "move", "name")
"""Arguments that are shown as they were typed, whatever they may name."""
_MOVES: Final = ("instead", "then", "later", "answer")
"""Arguments that are spellings of moves, and are told by their labels."""
_COLON: Final = {"fr": "\u00a0: "}
_SEMICOLON: Final = {"fr": "\u202f; "}
"""What stands between two things, in the languages that put a space before it."""
_LONGEST: Final = 1000
"""Characters of somebody else's text that a sentence may quote."""


@final
class Speaker:
    """One language, and the game whose pieces it names; a missing message is said in English.

    `printed` has the names of pieces that no language translates, as a game's component tables print them.
    """

    def __init__(
        self, language: str, game: str | None = None, printed: Mapping[str, str] | None = None
    ) -> None:
        if language not in LANGUAGES:
            raise BadSetup("no-such-language", {"name": language, "names": ", ".join(LANGUAGES)})
        self.language: Final = language
        self.game: Final = game
        self.printed: Final = printed or {}

    @property
    def colon(self) -> str:
        """What stands between a heading and what it heads."""
        return _COLON.get(self.language, ": ")

    @property
    def semicolon(self) -> str:
        """What stands between two parts of a list that have commas of their own."""
        return _SEMICOLON.get(self.language, "; ")

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return self._find(key) is not None

    def say(self, key: str, args: Args | None = None, names: Names = None, you: int | None = None) -> str:
        """The message with its arguments as words; where there is none, its key made readable."""
        return self._say(self.game or self._game_of(key), key, args or {}, names, you)

    def event(self, told: tuple[str, Args], names: Names = None, you: int | None = None) -> str:
        """What happened, as `Event.told_to` gives it to a seat."""
        return self.say(told[0], told[1], names, you)

    def error(self, error: GameError, names: Names = None, you: int | None = None) -> str:
        """The sentence of an error with its rule, and of a saved move also why it was not allowed."""
        sentence = self.refuse(error.key, error.rule, error.facts, names, you)
        cause = error.__cause__
        return f"{sentence} {self.error(cause, names, you)}" if isinstance(cause, IllegalMove) else sentence

    def refuse(self, key: str, rule: str, args: Args, names: Names = None, you: int | None = None) -> str:
        """A sentence with the id of its rule behind it."""
        # A message that all games share may still name a piece: then the rule says of which game.
        sentence = self._say(self.game or self._game_of(rule or key), key, args, names, you)
        return f"{sentence} [{rule}]" if rule else sentence

    def move(self, spelling: str, names: Names = None, you: int | None = None) -> str:
        """The label of a move; its spelling where there is none."""
        words = spelling.split()
        # The whole spelling, or a verb of three words, of two or of one.
        for n in dict.fromkeys([len(words), 3, 2, 1]):
            found = self._find(f"{self.game}-move-{_slug(' '.join(words[:n]))}")
            if found is not None:
                catalogue, key = found
                asked = catalogue.variables(key)
                return catalogue.format(key, self._objects(asked, " ".join(words[n:]), names, you))[0]
        return spelling

    def _objects(self, asked: set[str], rest: str, names: Names, you: int | None) -> dict[str, str]:
        """What follows a verb, by what the label asks for: a seat's $name, one piece, or several."""
        if "name" in asked and rest.isdigit():
            seat = int(rest) - 1
            return {"name": self._name(seat, names or ()), "who": _role(seat, you)}
        several = shapes(self.game or "").objects(asked, rest)
        things = dict.fromkeys(asked, rest) if several is None else several
        return {kind: self.piece(kind, thing) for kind, thing in things.items()}

    def card(self, name: str) -> str:
        """The name of a card."""
        return self.piece("card", name)

    def piece(self, kind: str, value: str) -> str:
        """The name of a piece: of `<game>-<kind>-<value>`, or `<game>-<kind>` with the parts it asks for."""
        return self._piece(self.game or "", kind, value)

    def number(self, n: int) -> str:
        """A number as the language writes it."""
        return self._format("number", {"n": n})

    def join(self, items: Sequence[str]) -> str:
        """Several things as one phrase: "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        return self._format("list-and", {"some": ", ".join(items[:-1]), "last": items[-1]})

    def title(self, game: str) -> str:
        """What a game is called; a game without words by its name."""
        return self.say(f"{game}-title") if self.has(f"{game}-title") else _capital(readable(game))

    def rule(self, rule: str) -> str:
        """What a rule says; its id where nobody has put it into words."""
        return self.say(rule) if self.has(rule) else rule

    def rules(self) -> list[tuple[str, str]]:
        """The rules of the game, id and text, in their order."""
        return [rule for _, rules in self.sections() for rule in rules]

    def sections(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """The rules of the game under the titles of their sections."""
        sections: list[tuple[str, list[tuple[str, str]]]] = []
        for key, home in self._homes().items():
            # A game whose words are one file has its rules among them.
            if home == f"{self.game}-rules" or (home == self.game and key[0].isupper()):
                if not key[-1].isdigit():
                    sections.append((self.say(key), []))
                    continue
                if not sections:
                    sections.append((self.say("rules-all"), []))
                sections[-1][1].append((key, self.rule(key)))
        cards = [
            (rule, f"{self.say(name)}{self.colon}{self.rule(rule)}") for name, rule in self._card_rules()
        ]
        if cards:
            sections.append((self.say("rules-cards"), cards))
        return sections

    def _card_rules(self) -> list[tuple[str, str]]:
        """For each card the keys of its name and of its rule, which follows the name in its file."""
        keys = [key for key, home in self._homes().items() if home == f"{self.game}-cards"]
        return [(name, rule) for name, rule in pairwise(keys) if rule[0].isupper()]

    def _homes(self) -> dict[str, str]:
        """For each key the name of its file: those of English, then what only this language has."""
        return {**_catalogue("en").home, **_catalogue(self.language).home}

    def _game_of(self, key: str) -> str:
        """The game whose file holds the message; of what all games share, a name that no piece has."""
        return _catalogue("en").home.get(key, "").removesuffix("-rules")

    def _say(self, game: str, key: str, args: Args, names: Names, you: int | None) -> str:
        words: dict[str, int | str] = {}
        for name, value in args.items():
            if isinstance(value, int):
                words[name] = value
            elif name == "cards":
                words[name] = self._cards(game, str(value).split(", "))
            elif name in _SPELLED:
                words[name] = _quoted(str(value))
            elif name in _MOVES:
                words[name] = self.move(_quoted(str(value)), names, you)
            else:
                words[name] = self._piece(game, name, str(value))
        seat = args.get("seat")
        if isinstance(seat, int):
            words["name"] = self._name(seat, names or ())
            words["who"] = _role(seat, you)
        victim = args.get("victim")
        if isinstance(victim, int):
            words["victim"] = self._name(victim, names or ())
            words["whom"] = _role(victim, you)
        return self._format(key, words) if self.has(key) else self._without_words(game, key, words)

    def _without_words(self, game: str, key: str, words: dict[str, int | str]) -> str:
        """What a message would tell that nobody has written: who, the key without its game, and the facts."""
        own = key.removeprefix(f"{game}-") if game else key
        said = readable(own.removesuffix("-hidden").removeprefix("prompt-"))
        who = f"{words['name']}: " if "who" in words else ""
        told = {name: value for name, value in words.items() if name not in ("seat", "name", "who", "whom")}
        facts = ", ".join(f"{readable(name)} {value}" for name, value in told.items())
        return f"{who}{said if who else _capital(said)}" + (f" ({facts})" if facts else "")

    def _cards(self, game: str, cards: list[str]) -> str:
        """Several cards as one phrase, equal ones counted."""
        times = {card: cards.count(card) for card in cards}
        named = {card: self._piece(game, "card", card) for card in times}
        return self.join([named[card] if n == 1 else f"{named[card]} ×{n}" for card, n in times.items()])

    def _name(self, seat: int, names: Sequence[str]) -> str:
        if 0 <= seat < len(names) and names[seat]:
            return _quoted(names[seat])
        return self._format("seat-n", {"n": seat + 1})

    def _piece(self, game: str, name: str, value: str) -> str:
        kind = shapes(game).kind_of(name, value)
        shown = _quoted(self.printed.get(value, value))
        found = self._find(f"{game}-{kind}-{_slug(value)}", f"{game}-{kind}")
        if found is None:
            return shown
        catalogue, key = found
        said, missing = catalogue.format(
            key, self._parts(game, kind, _quoted(value), catalogue.variables(key))
        )
        return shown if missing else said

    def _parts(self, game: str, kind: str, value: str, asked: set[str]) -> dict[str, str]:
        """The first words $a, $b, $c of a piece, and those of its parts that its message asks for."""
        words: dict[str, str] = dict(zip("abc", value.split(), strict=False))
        readings = shapes(game).readings(kind, value)
        if readings:
            # Where several readings fit, the first whose parts all have names, else the last.
            known = [reading for reading in readings if self._knows(game, reading)]
            reading = (known or readings[-1:])[0]
            for part in shapes(game).parts_of(kind) & asked:
                said = self._piece(game, part, reading.get(part, ""))
                words[part] = said.upper() if part in shapes(game).capitals else said
        return words

    def _knows(self, game: str, parts: Mapping[str, str]) -> bool:
        """Whether all these parts have names, printed ones or messages."""
        return all(
            value in self.printed or self._find(f"{game}-{shapes(game).kind_of(name, value)}-{_slug(value)}")
            for name, value in parts.items()
            if value
        )

    def _format(self, key: str, words: Mapping[str, int | str]) -> str:
        found = self._find(key)
        return readable(key) if found is None else found[0].format(key, words)[0]

    def _find(self, *keys: str) -> "tuple[Catalogue, str] | None":
        """The first of these keys that this language has, or else English."""
        for language in (self.language, "en"):
            catalogue = _catalogue(language)
            for key in keys:
                if catalogue.has(key):
                    return catalogue, key
        return None


def english(key: str, rule: str, args: Args) -> str:
    """The plain English sentence of an error: what `str()` shows."""
    return Speaker("en").refuse(key, rule, args)


def _catalogue(language: str) -> "Catalogue":
    # Fluent is imported with the first sentence: a program that never speaks does not wait for it.
    from cairn.text.catalogue import catalogue

    return catalogue(language)


def _role(seat: int, you: int | None) -> str:
    return "you" if seat == you else "other"


def _slug(value: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", value.lower()).strip("-")


def readable(name: str) -> str:
    """A name of the code as a person reads it: `draw_pile` and `draw-pile` are “draw pile”."""
    return _quoted(" ".join(name.replace("_", " ").replace("-", " ").split()) or name)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _quoted(text: str) -> str:
    """Somebody else's text, without control characters (a terminal would obey them) and not too long."""
    plain = re.sub(r"[\x00-\x1f\x7f-\x9f]", "\ufffd", text)
    return plain if len(plain) <= _LONGEST else plain[:_LONGEST] + "…"
