"""The component tables, read and checked: every type of card, every board, and the moves they make.

A Kit never changes; all positions of a game share it. The numbers that rules look at lie in rows by type, the
rest is what a person is shown.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core.components import Row, component_files, own_tables, read_table, table_hash, unrepeated
from cairn.core.errors import Args, BadComponents
from cairn.games.adventure_tours.rules.moves import EQUIP, spellings
from cairn.games.adventure_tours.rules.pieces import (
    ABILITIES,
    ACTIONS,
    BOARDS,
    CATEGORIES,
    COLOURS,
    DECK,
    GIFT,
    NO_ABILITY,
    PROTECT,
    SIDES,
    packed,
)

Facts = dict[str, Any]

FILES: Final = ["deck.csv", "boards.csv"]
_DECK_COLUMNS: Final = [
    "id",
    "name",
    "colour",
    "demand",
    "money",
    "equipment",
    "action",
    "copies",
    "provenance",
    "published_fields",
]
_BOARD_COLUMNS: Final = [
    "id",
    "name",
    "side",
    "technology",
    "provisions",
    "clothing",
    "ability",
    "count",
    "provenance",
    "published_fields",
]
_MOST: Final = 99
"""The largest number that a card or a board may show."""


@final
class Kit:
    """The cards and boards of a game."""

    def __init__(self, deck: list[Row], boards: list[Row]) -> None:
        self.cards: Final[list[str]] = [_card_name(row) for row in deck]
        """The types of card as moves spell them."""
        self.boards: Final[list[str]] = [_spelled(row.word("name")) for row in boards]
        unrepeated(deck, "id")
        unrepeated(boards, "id")
        _check_names(deck, self.cards, "card")
        _check_names(boards, self.boards, "board")
        colours = [COLOURS.index(row.word("colour", COLOURS)) for row in deck]
        demands = [row.number("demand", 0, _MOST) for row in deck]
        money = [row.number("money", 0, _MOST) for row in deck]
        equipment = [_equipment(row) for row in deck]
        actions = [ACTIONS.index(row.word("action", ACTIONS[:GIFT])) for row in deck]
        copies = [row.number("copies", 1, DECK) for row in deck]
        _check_deck(deck, sum(copies))
        sides = [SIDES.index(row.word("side", SIDES)) for row in boards]
        starts = [_start(row) for row in boards]
        abilities = [ABILITIES.index(row.word("ability", ABILITIES)) for row in boards]
        counts = [row.number("count", 1, BOARDS) for row in boards]
        _check_boards(boards, sides, abilities, counts)

        self.colour: Final = vec[i64](colours)
        self.demand: Final = vec[i64](demands)
        self.money: Final = vec[i64](money)
        self.action: Final = vec[i64](actions)
        self.copies: Final = vec[i64](copies)
        self.equipment: Final = vec[i64]([packed(values) for values in equipment])
        """What each type adds to the three levels."""
        self.start: Final = vec[i64]([packed(levels) for levels in starts])
        """The three levels of each board."""
        self.ability: Final = vec[i64](abilities)
        self.deck: Final[list[int]] = [card for card, n in enumerate(copies) for _ in range(n)]
        """All cards in the order of the table; copied, never written to."""
        self.sides: Final[list[list[int]]] = [
            [board for board, n in enumerate(counts) if sides[board] == side for _ in range(n)]
            for side in range(len(SIDES))
        ]
        """The six boards of the basic game, and the six of the expert game."""

        self.guards: Final[list[int]] = [card for card, action in enumerate(actions) if action == PROTECT]
        """The types that protect: Pater Miller in his colours."""
        self._protections: Final[list[tuple[int, int]]] = [
            (card, which) for card in self.guards for which in range(copies[card])
        ]
        """Every guard, and which of the equal ones: 0 is the leftmost that is ready in its row."""
        self.protect: Final[int] = EQUIP + 2 * len(deck)
        """`protect with red pater miller 2`: from here on; `protection` reads it."""
        self.protect_equipped: Final[int] = self.protect + len(self._protections)
        self.board: Final[int] = self.protect_equipped + len(self._protections)
        """`board savanna safari`: board + its number."""
        guards = [_guard_name(self.cards[card], which) for card, which in self._protections]
        _check_names([deck[card] for card, _ in self._protections], guards, "card")
        self.moves: Final[list[str]] = spellings(self.cards, guards, self.boards)
        self.names: Final[dict[str, str]] = _names(deck + boards)
        """The printed names by how moves spell them."""
        self.tables: Final[dict[str, Facts]] = {
            "cards": {self.cards[i]: _card_facts(row, equipment[i]) for i, row in enumerate(deck)},
            "boards": {self.boards[i]: _board_facts(row, starts[i]) for i, row in enumerate(boards)},
        }
        """All that a person may want to know of the cards and boards. [AT-C3]"""
        types: list[object] = [colours, demands, money, equipment, actions, copies, self.cards]
        self.hash: Final[str] = table_hash([*types, sides, starts, abilities, counts, self.boards])

    def protection(self, move: int) -> tuple[int, int, bool]:
        """Who protects: the type, which of the equal ones (0 the leftmost), whether as equipment."""
        equipped = move >= self.protect_equipped
        card, which = self._protections[move - (self.protect_equipped if equipped else self.protect)]
        return card, which, equipped


def read_kit(folder: str | None = None) -> Kit:
    """The tables of a folder, the game's own in place of one that is not there. [AT-C3]"""
    own = own_tables("adventure_tours")
    files = component_files(own if folder is None else folder, FILES, own)
    return Kit(read_table(files["deck.csv"], _DECK_COLUMNS), read_table(files["boards.csv"], _BOARD_COLUMNS))


def _spelled(name: str) -> str:
    return " ".join(name.lower().split())


def _card_name(row: Row) -> str:
    return f"{row.word('colour', COLOURS)} {_spelled(row.word('name'))}"


def _guard_name(card: str, which: int) -> str:
    """The leftmost ready one of its kind needs no number, the others have theirs behind the name."""
    return card if which == 0 else f"{card} {which + 1}"


def _names(rows: list[Row]) -> dict[str, str]:
    return {_spelled(row.word("name")): row.word("name") for row in rows}


def _equipment(row: Row) -> list[int]:
    """`red:1|blue:2` as three numbers; every card is worth something as equipment. [AT-C1]"""
    values = [0] * len(COLOURS)
    text = row.word("equipment")
    for part in text.split("|"):
        colour, _, number = [piece.strip() for piece in part.partition(":")]
        fits = len(number) == 1 and number in "123456789"
        if colour not in COLOURS or not fits or values[COLOURS.index(colour)]:
            raise row.bad("adventure-tours-table-equipment", {"value": text})
        values[COLOURS.index(colour)] = int(number)
    return values


def _start(row: Row) -> list[int]:
    """The levels that a board starts with."""
    return [row.number(category, 0, _MOST) for category in CATEGORIES]


def _check_names(rows: list[Row], names: list[str], kind: str) -> None:
    """Two lines that moves would spell in the same way cannot be told apart."""
    for i, name in enumerate(names):
        first = names.index(name)
        if first < i:
            args: Args = {kind: name, "n": rows[first].line}
            raise rows[i].bad(f"adventure-tours-table-same-{kind}", args)


def _check_deck(rows: list[Row], cards: int) -> None:
    if cards != DECK:
        raise BadComponents("adventure-tours-table-count", {"file": rows[0].file, "n": cards, "due": DECK})


def _check_boards(rows: list[Row], sides: list[int], abilities: list[int], counts: list[int]) -> None:
    """Six boards, each with a desert side that has no ability. [AT-C2, AT-A9]"""
    for i, row in enumerate(rows):
        if sides[i] == 0 and abilities[i] != NO_ABILITY:
            raise row.bad("adventure-tours-table-base-ability", {})
    for side, word in enumerate(SIDES):
        n = sum([count for i, count in enumerate(counts) if sides[i] == side])
        if n != BOARDS:
            args: Args = {"file": rows[0].file, "side": word, "n": n, "due": BOARDS}
            raise BadComponents("adventure-tours-table-boards", args)


def _card_facts(row: Row, equipment: list[int]) -> Facts:
    return {
        "id": row.word("id"),
        "name": row.word("name"),
        "colour": row.word("colour"),
        "demand": row.number("demand"),
        "money": row.number("money"),
        "equipment": dict(zip(COLOURS, equipment, strict=True)),
        "action": row.word("action"),
        "copies": row.number("copies", 1, DECK),
        **_origin(row),
    }


def _board_facts(row: Row, start: list[int]) -> Facts:
    return {
        "id": row.word("id"),
        "name": row.word("name"),
        "side": row.word("side"),
        "start": dict(zip(COLOURS, start, strict=True)),
        "ability": row.word("ability"),
        "count": row.number("count"),
        **_origin(row),
    }


def _origin(row: Row) -> Facts:
    """Where the values of a line come from, and which of them are published."""
    fields = [field.strip() for field in row.text("published_fields").split(";")]
    return {"provenance": row.text("provenance"), "published": [field for field in fields if field]}
