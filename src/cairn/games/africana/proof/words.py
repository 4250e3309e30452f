"""How a position of Africana is put into words, one fact a line:

    seat 1 to act                        or `to buy` (turning and buying), `to travel`, `to discard`,
                                         `to give up`; or, alone, `game over`
    places: cairo, cape town             the pawns; not named: at home
    silver: 5 3
    hand 1: violet 2, joker              a hand that is not named has a joker, and nobody has anything else
    played: grey, orange assistant       on the table in this movement
    travel: grey, violet                 the top of the travel pile last, all other cards beneath
    travel only: grey                    this is the whole pile, the others are discards
    discards: violet 3                   all others lie in the travel pile
    rest: played                         travel cards that have no other place
    spaces: jidda - timbuktu (1 2), -    from the left, with who has joined; `-` is empty, others are dealt
    pile: cairo - serengeti              the whole expedition pile, its top last; or `pile 3`, the next three
    north left: mask luanda              the top last, adventures that are not named beneath
    north right: drum port natal
    north seen: drum port natal          beside the tops
    adventures 1: mask luanda
    under 1: jidda - timbuktu, mask cape town
    gone: vase cape town                 adventures that have left the game; `gone: others` is all not named
    free page used
    last round                           the end is triggered
    turn: 12
    starter: 2

An assistant in a hand brings its adventure under the company card. Expeditions that fit nowhere else lie
under the last seat's company card. What is dealt is dealt in the order of the tables.
"""

import re
from typing import Any

from cairn.core.game import Options, Position
from cairn.games.africana.rules.game import AFRICANA
from cairn.games.africana.rules.pieces import BOOKS, COLOURS, REMOVED, SIDES, SPACES, TRAVEL_CARDS

_FACT = re.compile(r"([a-z]+(?: [a-z]+)*)(?: (\d+))?(?:: *(.*))?")
_STEPS = {"act": "action", "buy": "book", "travel": "travel", "discard": "discard", "give up": "give-up"}
_KIT = AFRICANA.kit


def read(words: str, options: Options, seats: int = 2) -> Position:
    """The plain data of the position; ValueError for words that do not describe one."""
    facts = _Facts(seats)
    for line in filter(None, map(str.strip, words.splitlines())):
        facts.add(line)
    return facts.position()


class _Facts:
    """What the words have said so far."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.data: Position = {"seat": 1, "step": "action"}
        self.hands: list[list[str]] = [["joker"] for _ in range(seats)]
        self.adventures: list[list[str]] = [[] for _ in range(seats)]
        self.under: list[list[str]] = [[] for _ in range(seats)]
        self.books: dict[str, dict[str, list[str]]] = {book: {} for book in BOOKS}
        self.spaces: list[dict[str, Any] | None] = []
        self.pile: list[str] | None = None
        self.pile_size: int | None = None
        self.travel: list[str] = []
        self.travel_only = False
        self.rest = ""
        self.gone: list[str] = []

    def add(self, line: str) -> None:
        """Understand one line."""
        fact = _FACT.fullmatch(line)
        name, number, value = fact.groups(default="") if fact is not None else ("?", "", "")
        seat = int(number or 1) - 1
        seated = {"hand": self.hands, "adventures": self.adventures, "under": self.under}
        step = re.fullmatch(r"seat (\d) to ([a-z ]+)", line)
        if step is not None:
            self.data |= {"seat": int(step[1]), "step": _STEPS[step[2]]}
        elif line == "game over":
            self.data["step"] = "over"
        elif line == "free page used":
            self.data["turned"] = True
        elif line == "last round":
            self.data["triggered"] = True
        elif name in seated:
            seated[name][seat] = _cards(value) if name == "hand" else _items(value)
        elif name.split()[0] in BOOKS and name.split()[-1] in (*SIDES, "seen"):
            self.books[name.split()[0]][name.split()[-1]] = _items(value)
        elif name in ("turn", "starter"):
            self.data[name] = int(value)
        elif name == "silver":
            self.data[name] = [int(coins) for coins in value.split()]
        elif name == "places":
            self.data[name] = _items(value)
        elif name in ("played", "discards"):
            self.data[name] = _cards(value)
        elif name in ("travel", "travel only"):
            self.travel, self.travel_only = _cards(value), name == "travel only"
        elif name == "spaces":
            self.spaces = [_space(item) for item in _items(value)]
        elif name == "pile":
            self.pile = None if number else _items(value)
            self.pile_size = int(number) if number else None
        elif name == "gone":
            self.gone = _items(value)
        elif name == "rest":
            self.rest = value
        else:
            raise ValueError(f"{line!r} says nothing about a position of Africana")

    def position(self) -> Position:
        """All facts as plain data, with a place for every piece."""
        self._lay_adventures()
        self._lay_expeditions()
        self._lay_travel_cards()
        under = []
        for cards in self.under:
            expeditions = [card for card in cards if " - " in card]
            adventures = [card for card in cards if " - " not in card]
            under.append({"expeditions": expeditions, "adventures": adventures})
        return self.data | {"hands": self.hands, "adventures": self.adventures, "under": under}

    def _lay_adventures(self) -> None:
        loose = list(_KIT.adventure_words)
        for stacks in self.books.values():
            _take(loose, stacks.get("left", []) + stacks.get("right", []))
        for cards in [*self.adventures, *self.under]:
            _take(loose, cards)
        for seat in range(self.seats):
            played = self.data.get("played", []) if seat + 1 == self.data["seat"] else []
            for card in self.hands[seat] + played:
                if card.endswith("assistant"):
                    self._finish(loose, seat, card)
        if self.gone == ["others"]:
            self.gone, loose = loose, []
        _take(loose, self.gone)
        self.data["gone"] = self.gone
        for book, stacks in self.books.items():
            number = BOOKS.index(book)
            own = [word for word in loose if _KIT.adventures[_KIT.adventure_words.index(word)].book == number]
            stacks["left"] = own + stacks.get("left", [])
        self.data["books"] = self.books

    def _finish(self, loose: list[str], seat: int, card: str) -> None:
        """Lay an adventure that brought this assistant under the company card, unless enough lie there."""
        held = self.hands[seat].count(card) + (
            self.data.get("played", []).count(card) if seat + 1 == self.data["seat"] else 0
        )
        if len([word for word in self.under[seat] if word.startswith(card)]) < held:
            word = next(word for word in loose if word.startswith(card))
            loose.remove(word)
            self.under[seat].append(word)

    def _lay_expeditions(self) -> None:
        loose = list(_KIT.expedition_words)
        _take(loose, [space["expedition"] for space in self.spaces if space is not None])
        _take(loose, self.pile or [])
        for cards in self.under:
            _take(loose, cards)
        removed = [word for word in loose if _deck(word) == 2][-REMOVED[self.seats] :]
        _take(loose, removed)
        while len(self.spaces) < SPACES:
            word = loose.pop(0) if loose else None
            self.spaces.append({"expedition": word, "markers": []})
        if self.pile is None:
            n = len(loose) if self.pile_size is None else self.pile_size
            self.pile = loose[:n][::-1]
            del loose[:n]
        self.under[-1] += loose
        self.data |= {"spaces": self.spaces, "expedition_pile": self.pile, "removed": removed}

    def _lay_travel_cards(self) -> None:
        loose = [colour for colour in COLOURS for _ in range(TRAVEL_CARDS)]
        for cards in [*self.hands, self.data.get("played", []), self.data.get("discards", []), self.travel]:
            _take(loose, cards)
        if self.rest == "played":
            self.data["played"] = self.data.get("played", []) + loose
            loose = []
        if self.travel_only:
            self.data["discards"] = self.data.get("discards", []) + loose
            loose = []
        self.data["travel_pile"] = loose + self.travel


def _items(text: str) -> list[str]:
    return [item.strip() for item in text.split(",")] if text else []


def _cards(text: str) -> list[str]:
    """`violet 2, joker`: how many of each."""
    cards = []
    for item in _items(text):
        name, _, n = item.rpartition(" ")
        cards += [name] * int(n) if n.isdigit() else [item]
    return cards


def _space(item: str) -> dict[str, Any]:
    """`jidda - timbuktu (1 2)`: an expedition and who has joined; `-` is none."""
    word, _, joined = item.removesuffix(")").partition(" (")
    return {"expedition": None if word == "-" else word, "markers": [int(seat) for seat in joined.split()]}


def _deck(word: str) -> int:
    return _KIT.expeditions[_KIT.expedition_words.index(word)].deck


def _take(loose: list[str], cards: list[str]) -> None:
    """Take these out; one too many is for `Game.position` to refuse."""
    for card in cards:
        if card in loose:
            loose.remove(card)
