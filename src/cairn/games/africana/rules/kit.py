"""The components of the game, as its tables have them: places, routes, expeditions, adventures, bonuses."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core.components import table_hash
from cairn.core.game import View
from cairn.games.africana.rules.moves import spelled
from cairn.games.africana.rules.pieces import (
    BOOKS,
    COLOURS,
    COMPANY_PLACES,
    DECKS,
    FIRST_ASSISTANT,
    JOKER,
    mask_of,
    numbers_in,
)


@final
class Place:
    """A place on the map."""

    def __init__(
        self, own: str, name: str, half: int, symbols: list[int], at: list[float], origin: View
    ) -> None:
        self.id: Final = own
        self.name: Final = name
        """As it is printed."""
        self.word: Final = " ".join(name.lower().split())
        """As moves spell it."""
        self.half: Final = half
        self.symbols: Final = symbols
        self.at: Final = at
        """Degrees north and east."""
        self.origin: Final = origin
        """What is published about it, and what was made up."""


@final
class Route:
    """Two places that are neighbours."""

    def __init__(self, a: int, b: int, origin: View) -> None:
        self.a: Final = a
        self.b: Final = b
        self.origin: Final = origin


@final
class Expedition:
    """An expedition card: where it starts and ends, and what it brings."""

    def __init__(
        self, own: str, deck: int, start: int, target: int, coins: int, points: int, origin: View
    ) -> None:
        self.id: Final = own
        self.deck: Final = deck
        self.start: Final = start
        self.target: Final = target
        self.coins: Final = coins
        self.points: Final = points
        self.origin: Final = origin


@final
class Adventure:
    """An adventure card: an artifact or an assistant, to be fetched at a place."""

    def __init__(
        self,
        own: str,
        book: int,
        is_artifact: bool,
        subject: str,
        kind: int,
        target: int,
        coins: int,
        points: int,
        origin: View,
    ) -> None:
        self.id: Final = own
        self.book: Final = book
        self.is_artifact: Final = is_artifact
        self.subject: Final = subject
        self.label: Final = subject if is_artifact else f"{subject} assistant"
        """The subject as moves spell it."""
        self.kind: Final = kind
        """The kind of artifact, or the colour of the assistant."""
        self.target: Final = target
        self.coins: Final = coins
        self.points: Final = points
        self.origin: Final = origin


@final
class Bonus:
    """What joining an expedition on a space brings: silver, or travel cards."""

    def __init__(self, is_silver: bool, amount: int, origin: View) -> None:
        self.is_silver: Final = is_silver
        self.amount: Final = amount
        self.origin: Final = origin


@final
class Kit:
    """All components, checked; shared by all positions of all matches that are played with them."""

    def __init__(
        self,
        places: list[Place],
        routes: list[Route],
        expeditions: list[Expedition],
        adventures: list[Adventure],
        bonuses: list[Bonus],
        kinds: list[str],
    ) -> None:
        self.places: Final = places
        self.routes: Final = routes
        self.expeditions: Final = expeditions
        """By deck."""
        self.adventures: Final = adventures
        """The northern book's, then the southern one's."""
        self.bonuses: Final = bonuses
        self.kinds: Final = kinds
        """The kinds of artifacts."""
        self.place_words: Final = [place.word for place in places]
        self.expedition_words: Final = told_apart(
            [f"{places[e.start].word} - {places[e.target].word}" for e in expeditions],
            [e.id for e in expeditions],
        )
        self.adventure_words: Final = told_apart(
            [f"{a.label} {places[a.target].word}" for a in adventures],
            [a.id for a in adventures],
        )
        self.moves: Final = spelled(self.place_words, self.expedition_words, self.adventure_words)
        self.names: Final = {place.word: place.name for place in places}
        self.hash: Final = table_hash(self._facts())
        self.tables: Final = self._tables()
        """What is printed on map and cards, by their spellings: the same in every view. [AF-C5]"""
        # The same for the hot paths.
        self.homes: Final = vec[i64]([self.number_of(name) for name in COMPANY_PLACES])
        """Where each company's pawn begins."""
        self.half: Final = vec[i64]([place.half for place in places])
        self.fits: Final = vec[i64]([_fitting(place.symbols) for place in places])
        """For each place a bit for each card that can be played to enter it as it is."""
        self.neighbours: Final = vec[i64]([mask_of(self.neighbours_of(p)) for p in range(len(places))])
        """For each place a bit for each place that a route leads to."""
        self.start: Final = vec[i64]([e.start for e in expeditions])
        self.target: Final = vec[i64]([e.target for e in expeditions])
        self.aims: Final = vec[i64]([self._aims(p) for p in range(len(places))])
        """For each place a bit for each adventure that ends there."""

    def number_of(self, own: str) -> int:
        """The number of the place that the tables call so; −1 if there is none."""
        ids = [place.id for place in self.places]
        return ids.index(own) if own in ids else -1

    def neighbours_of(self, place: int) -> list[int]:
        """The places that a route leads to from here."""
        ends = [r.b for r in self.routes if r.a == place] + [r.a for r in self.routes if r.b == place]
        return sorted(ends)

    def deck(self, number: int) -> list[int]:
        """The expeditions with this letter on their backs."""
        return [n for n, expedition in enumerate(self.expeditions) if expedition.deck == number]

    def components(self) -> View:
        """All rows as plain data, with where they come from. [AF-C5]"""
        return {
            "places": [
                {
                    "id": p.id,
                    "name": p.name,
                    "place": p.word,
                    "half": BOOKS[p.half],
                    "symbols": [COLOURS[symbol] for symbol in p.symbols],
                    "lat": p.at[0],
                    "lon": p.at[1],
                    **p.origin,
                }
                for p in self.places
            ],
            "routes": [
                {"a": self.place_words[r.a], "b": self.place_words[r.b], **r.origin} for r in self.routes
            ],
            "expeditions": [
                {**self.expedition(n), **self.expeditions[n].origin} for n in range(len(self.expeditions))
            ],
            "adventures": [
                {
                    "book": BOOKS[self.adventures[n].book],
                    **self.adventure(n),
                    **self.adventures[n].origin,
                }
                for n in range(len(self.adventures))
            ],
            "bonuses": [{**self.bonus(n), **self.bonuses[n].origin} for n in range(len(self.bonuses))],
        }

    def _tables(self) -> View:
        """Places with what leads from them, expeditions and adventures, each with where it comes from."""
        words = self.place_words
        return {
            "places": {
                p.word: {
                    "half": BOOKS[p.half],
                    "symbols": [COLOURS[symbol] for symbol in p.symbols],
                    "lat": p.at[0],
                    "lon": p.at[1],
                    "near": [words[n] for n in self.neighbours_of(number)],
                    "provenance": p.origin.get("provenance", ""),
                }
                for number, p in enumerate(self.places)
            },
            "expeditions": {
                self.expedition_words[n]: {
                    **_without(self.expedition(n), "expedition"),
                    "provenance": e.origin.get("provenance", ""),
                }
                for n, e in enumerate(self.expeditions)
            },
            "adventures": {
                self.adventure_words[n]: {
                    "book": BOOKS[a.book],
                    **_without(self.adventure(n), "adventure"),
                    "provenance": a.origin.get("provenance", ""),
                }
                for n, a in enumerate(self.adventures)
            },
        }

    def expedition(self, number: int) -> View:
        """An expedition card as plain data."""
        card = self.expeditions[number]
        return {
            "expedition": self.expedition_words[number],
            "id": card.id,
            "deck": DECKS[card.deck],
            "start": self.place_words[card.start],
            "target": self.place_words[card.target],
            "coins": card.coins,
            "points": card.points,
        }

    def adventure(self, number: int) -> View:
        """An adventure card as plain data."""
        card = self.adventures[number]
        return {
            "adventure": self.adventure_words[number],
            "id": card.id,
            "kind": "artifact" if card.is_artifact else "assistant",
            "subject": card.subject,
            "target": self.place_words[card.target],
            "coins": card.coins,
            "points": card.points,
        }

    def expeditions_in(self, mask: i64) -> list[str]:
        """The words of the expeditions in a mask."""
        return [self.expedition_words[number] for number in numbers_in(mask)]

    def adventures_in(self, mask: i64) -> list[str]:
        """The words of the adventures in a mask."""
        return [self.adventure_words[number] for number in numbers_in(mask)]

    def bonus(self, space: int) -> View:
        """What joining on a space brings, as plain data."""
        bonus = self.bonuses[space]
        return {"bonus": "coins" if bonus.is_silver else "travel_card", "amount": bonus.amount}

    def _aims(self, place: int) -> int:
        return mask_of([n for n, adventure in enumerate(self.adventures) if adventure.target == place])

    def _facts(self) -> list[object]:
        """All that matters for play, in the order that numbers the moves."""
        facts: list[object] = [self.moves]
        facts += [(p.id, p.half, p.symbols) for p in self.places]
        facts += [self.neighbours_of(p) for p in range(len(self.places))]
        facts += [(e.deck, e.start, e.target, e.coins, e.points) for e in self.expeditions]
        facts += [(a.book, a.is_artifact, a.kind, a.target, a.coins, a.points) for a in self.adventures]
        facts += [(b.is_silver, b.amount) for b in self.bonuses]
        return facts


def _without(facts: View, name: str) -> View:
    """The facts but one."""
    return {key: fact for key, fact in facts.items() if key != name}


def told_apart(words: list[str], ids: list[str]) -> list[str]:
    """The words, those that occur twice with their card's id behind them."""
    return [f"{w} {ids[n].lower()}" if words.count(w) > 1 else w for n, w in enumerate(words)]


def _fitting(symbols: list[int]) -> int:
    return mask_of([JOKER, *symbols, *[FIRST_ASSISTANT + symbol for symbol in symbols]])
