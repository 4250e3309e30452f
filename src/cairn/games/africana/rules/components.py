"""Reading the component tables. Whatever does not fit the game is a BadComponents that says where. [AF-C5]"""

from typing import Final

from cairn.core.components import Row, component_files, own_tables, read_table, unrepeated
from cairn.core.errors import Args, BadComponents
from cairn.core.game import View
from cairn.games.africana.rules.kit import Adventure, Bonus, Expedition, Kit, Place, Route
from cairn.games.africana.rules.pieces import (
    ARTIFACT_KINDS,
    BOOKS,
    COLOURS,
    COMPANY_PLACES,
    DECKS,
    EXPEDITIONS,
    PAGES,
    PLACES,
    PLACES_A_HALF,
    REMOVED,
    SPACES,
)

LOCATIONS: Final = "locations.csv"
ROUTES: Final = "routes.csv"
EXPEDITION_CARDS: Final = "expeditions.csv"
ADVENTURE_CARDS: Final = "adventures.csv"
BONUSES: Final = "bonuses.csv"
FILES: Final = [LOCATIONS, ROUTES, EXPEDITION_CARDS, ADVENTURE_CARDS, BONUSES]

_AT_LEAST: Final = [SPACES, 1, max(REMOVED.values())]
"""A deck: five A cards are laid open at the start, and this many C cards can be taken out."""
_NOTES: Final = ["provenance", "published_fields", "note"]
_MOST_AMOUNT: Final = 9
_MOST_PRINTED: Final = 99
"""Silver or points of an artifact; an assistant brings neither."""


def own_kit() -> Kit:
    """The game's own components."""
    return kit_in(own_tables("africana"))


def kit_in(folder: str) -> Kit:
    """The components in a folder; a table that it does not have is the game's own."""
    files = component_files(folder, FILES, own_tables("africana"))
    places = _places(files[LOCATIONS])
    routes = _routes(files[ROUTES], places)
    expeditions = _expeditions(files[EXPEDITION_CARDS], places)
    kinds, adventures = _adventures(files[ADVENTURE_CARDS], places)
    kit = Kit(places, routes, expeditions, adventures, _bonuses(files[BONUSES]), kinds)
    _check_spellings(kit.moves)
    return kit


def _places(path: str) -> list[Place]:
    rows = read_table(path, ["id", "name", "half", "symbols", "lat", "lon", "provenance"])
    unrepeated(rows, "id")
    unrepeated(rows, "name")
    places = [_place(row) for row in rows]
    _check_count(LOCATIONS, len(places), PLACES)
    for half, name in enumerate(BOOKS):
        n = len([place for place in places if place.half == half])
        if n != PLACES_A_HALF:
            args: Args = {"file": LOCATIONS, "half": name, "n": n, "due": PLACES_A_HALF}
            raise BadComponents("africana-table-half", args)
    for own in COMPANY_PLACES:
        if own not in [place.id for place in places]:
            raise BadComponents("africana-table-no-start", {"file": LOCATIONS, "place": own})
    return places


def _place(row: Row) -> Place:
    symbols = [COLOURS.index(word) for word in row.words("symbols", COLOURS)]
    if len(symbols) > 2:
        raise row.bad("africana-table-symbols", {"n": len(symbols)})
    at = [_degrees(row, "lat", 90), _degrees(row, "lon", 180)]
    half = BOOKS.index(row.word("half", BOOKS))
    return Place(row.word("id"), _name(row, "name"), half, symbols, at, _origin(row))


def _name(row: Row, column: str) -> str:
    """A name that can stand in the spelling of a move."""
    name = row.word(column)
    words = name.lower().split()
    if "with" in words or "-" in words:
        raise row.bad("africana-table-name", {"column": column, "value": name})
    return name


def _one_word(row: Row, column: str) -> str:
    """A name that is one word of such a spelling."""
    name = _name(row, column)
    if " " in name:
        raise row.bad("africana-table-name", {"column": column, "value": name})
    return name


def _degrees(row: Row, column: str, most: int) -> float:
    text = row.word(column)
    digits = text.removeprefix("-").replace(".", "", 1)
    if not (digits.isascii() and digits.isdigit()):
        raise row.bad("table-not-a-number", {"column": column, "value": text})
    value = float(text)
    if not -most <= value <= most:
        raise row.bad("table-out-of-bounds", {"column": column, "value": text, "low": -most, "high": most})
    return value


def _routes(path: str, places: list[Place]) -> list[Route]:
    routes: list[Route] = []
    lines: dict[tuple[int, int], int] = {}
    for row in read_table(path, ["a", "b", "provenance"]):
        a, b = _whereabouts(row, "a", places), _whereabouts(row, "b", places)
        if a == b:
            raise row.bad("africana-table-route-to-itself", {"place": places[a].id})
        ends = (min(a, b), max(a, b))
        if ends in lines:
            args: Args = {"place": places[a].id, "other": places[b].id, "n": lines[ends]}
            raise row.bad("africana-table-route-twice", args)
        lines[ends] = row.line
        routes.append(Route(a, b, _origin(row)))
    reached = [0]
    for place in reached:
        for r in routes:
            if place in (r.a, r.b):
                other = r.a + r.b - place
                if other not in reached:
                    reached.append(other)
    for n, place_there in enumerate(places):
        if n not in reached:
            raise BadComponents("africana-table-disconnected", {"file": ROUTES, "place": place_there.id})
    return routes


def _expeditions(path: str, places: list[Place]) -> list[Expedition]:
    rows = read_table(path, ["id", "deck", "start", "target", "coins", "points", "provenance"])
    unrepeated(rows, "id")
    cards: list[Expedition] = []
    for row in _in_order(rows, "deck", DECKS):
        start, target = _whereabouts(row, "start", places), _whereabouts(row, "target", places)
        if start == target:
            raise row.bad("africana-table-same-place", {"place": places[start].id})
        coins, points = row.number("coins"), row.number("points")
        deck = DECKS.index(row.word("deck"))
        cards.append(Expedition(_one_word(row, "id"), deck, start, target, coins, points, _origin(row)))
    _check_count(EXPEDITION_CARDS, len(cards), EXPEDITIONS)
    for deck, letter in enumerate(DECKS):
        n = len([card for card in cards if card.deck == deck])
        if n < _AT_LEAST[deck]:
            args: Args = {"file": EXPEDITION_CARDS, "deck": letter, "n": n, "due": _AT_LEAST[deck]}
            raise BadComponents("africana-table-deck", args)
    return cards


def _adventures(path: str, places: list[Place]) -> tuple[list[str], list[Adventure]]:
    rows = read_table(path, ["id", "book", "kind", "subject", "target", "coins", "points", "provenance"])
    unrepeated(rows, "id")
    kinds: list[str] = []
    cards: list[Adventure] = []
    for row in _in_order(rows, "book", BOOKS):
        card = _adventure(row, places, kinds)
        if places[card.target].half == card.book:
            where: Args = {"place": places[card.target].id, "book": BOOKS[card.book]}
            raise row.bad("africana-table-wrong-half", where)
        cards.append(card)
    for book, name in enumerate(BOOKS):
        n = len([card for card in cards if card.book == book])
        if n != PAGES:
            args: Args = {"file": ADVENTURE_CARDS, "book": name, "n": n, "due": PAGES}
            raise BadComponents("africana-table-book", args)
    if len(kinds) != ARTIFACT_KINDS:
        raise BadComponents(
            "africana-table-kinds", {"file": ADVENTURE_CARDS, "n": len(kinds), "due": ARTIFACT_KINDS}
        )
    for book in range(len(BOOKS)):
        for kind in range(ARTIFACT_KINDS):
            _check_subject(cards, book, True, kinds[kind], 2)
            _check_subject(cards, book, False, COLOURS[kind], 1)
    return kinds, cards


def _adventure(row: Row, places: list[Place], kinds: list[str]) -> Adventure:
    """An adventure; a kind of artifact that was not met before joins the kinds."""
    book = BOOKS.index(row.word("book"))
    is_artifact = row.word("kind", ["artifact", "assistant"]) == "artifact"
    subject = _one_word(row, "subject").lower() if is_artifact else row.word("subject", COLOURS)
    if is_artifact and subject not in kinds:
        kinds.append(subject)
    kind = kinds.index(subject) if is_artifact else COLOURS.index(subject)
    target = _whereabouts(row, "target", places)
    most = _MOST_PRINTED if is_artifact else 0
    coins, points = row.number("coins", 0, most), row.number("points", 0, most)
    own = _one_word(row, "id")
    return Adventure(own, book, is_artifact, subject, kind, target, coins, points, _origin(row))


def _check_subject(cards: list[Adventure], book: int, is_artifact: bool, subject: str, due: int) -> None:
    """Each book has two artifacts of a kind, and one assistant of a colour. [AF-C3]"""
    same = [card for card in cards if card.book == book and card.subject == subject]
    n = len([card for card in same if card.is_artifact == is_artifact])
    if n != due:
        args: Args = {"file": ADVENTURE_CARDS, "book": BOOKS[book], "subject": subject, "n": n, "due": due}
        raise BadComponents("africana-table-subject", args)


def _bonuses(path: str) -> list[Bonus]:
    rows = read_table(path, ["space", "kind", "amount", "provenance"])
    lines: dict[int, int] = {}
    bonuses: dict[int, Bonus] = {}
    for row in rows:
        space = row.number("space", 1, SPACES)
        if space in lines:
            raise row.bad("table-repeated", {"column": "space", "value": space, "n": lines[space]})
        lines[space] = row.line
        is_silver = row.word("kind", ["coins", "travel_card"]) == "coins"
        bonuses[space] = Bonus(is_silver, row.number("amount", 1, _MOST_AMOUNT), _origin(row))
    _check_count(BONUSES, len(bonuses), SPACES)
    return [bonuses[space] for space in range(1, SPACES + 1)]


def _in_order(rows: list[Row], column: str, words: list[str]) -> list[Row]:
    """The rows by the order of the words in a column, else as they stand."""
    return sorted(rows, key=lambda row: words.index(row.word(column, words)))


def _whereabouts(row: Row, column: str, places: list[Place]) -> int:
    """The number of the place that a cell names."""
    own = row.word(column)
    for n, place in enumerate(places):
        if place.id == own:
            return n
    raise row.bad("africana-table-unknown-place", {"column": column, "place": own})


def _check_count(file: str, n: int, due: int) -> None:
    if n != due:
        raise BadComponents("africana-table-count", {"file": file, "n": n, "due": due})


def _check_spellings(moves: list[str]) -> None:
    """No two moves are spelled in the same way, whatever made their words the same."""
    seen: set[str] = set()
    for move in moves:
        if move in seen:
            raise BadComponents("africana-table-spelling", {"file": LOCATIONS, "value": move})
        seen.add(move)


def _origin(row: Row) -> View:
    """Where the facts of a row come from, as far as the table says."""
    return {column: row.text(column) for column in _NOTES if column in row.cells}
