"""The positions of the drawings, some moves earlier, and the moves that lead there: the log is real."""

from dataclasses import dataclass, field
from typing import Any, Final

from cairn.bots.bot import Eyes
from cairn.core.dice import secret_of_seed
from cairn.core.game import Options, Position
from cairn.core.match import Match, Player
from cairn.games import find, make_bot, title

MAREK: Final = 1
ANNA: Final = 0
RIDGE_WALK: Final = {"milestones": "on", "games": "3"}


@dataclass(frozen=True)
class Drawn:
    """A position of a drawing."""

    game: str
    options: Options
    words: str
    """The position, in the words of the title's tests."""
    moves: list[tuple[int, list[str]]] = field(default_factory=list)
    """What each seat plays after it."""
    top: list[str] = field(default_factory=list)
    """The cards drawn from the pile meanwhile, the first first."""
    seats: int = 2

    def data(self) -> Position:
        """The position as plain data."""
        read = title(self.game).reader()
        assert read is not None
        agreed = find(self.game).read_options(self.options)
        data: dict[str, Any] = read(self.words, agreed, self.seats)
        for card in reversed(self.top):
            data["pile"].remove(card)
            data["pile"].append(card)
        return data


FROM_22: Final = [
    (MAREK, ["camp orange 6", "draw"]),
    (ANNA, ["play green 4", "draw"]),
    (MAREK, ["play purple 8", "draw"]),
    (ANNA, ["camp orange 4", "draw"]),
    (MAREK, ["play purple 9", "draw"]),
    (ANNA, ["play green 8", "draw"]),
    (MAREK, ["play purple 10", "take yellow"]),
]

SIX_COLOURS: Final = Drawn(
    "lost-cities",
    {**RIDGE_WALK, "colours": "6"},
    """
    seat 2 to place
    hand 1: yellow 9 10, blue 8, purple 7, green 9 4 8, orange 4
    hand 2: orange 6, purple 8 9 10, blue 9, green 5, red 8 10
    expeditions 1: yellow S 2 4 5 7 | blue 3 6 | green 2 3 | red S 4 5 6
    expeditions 2: blue S 4 5 | purple S 2 3 5 6 | orange S 3 | red 2 3
    camps: yellow 6 3 8 | blue 7 2 | purple 4 | orange 2 | red 7
    pile 23:
    milestones: three-orange, lower-hand
    won 1: five-cards, run
    won 2: three-started
    turn: 21
    finished: 34 27
    """,
    FROM_22,
    ["orange 8", "green 10", "green 6", "orange sponsor", "blue sponsor", "red 9"],
)
"""14a: the hardest case of the wide form."""

FIVE_COLOURS: Final = Drawn(
    "lost-cities",
    RIDGE_WALK,
    """
    seat 2 to place
    hand 1: yellow 9 10, blue 8, purple 7, green 9 4 8, orange 4
    hand 2: orange 6, purple 8 9 10, blue 9, green 5, orange 7 10
    expeditions 1: yellow S 2 4 5 7 | blue 3 6 | green 2 3
    expeditions 2: blue S 4 5 | purple S 2 3 5 6 | orange S 3
    camps: yellow 6 3 8 | blue 7 2 | purple 4 | orange 2
    milestones: three-orange, lower-hand
    won 1: five-cards, run
    won 2: three-started
    turn: 21
    finished: 34 27
    """,
    FROM_22,
    ["orange 8", "green 10", "green 6", "orange sponsor", "blue sponsor", "orange 9"],
)
"""14b, 14d, 14e."""

LATE: Final = Drawn(
    "lost-cities",
    RIDGE_WALK,
    """
    seat 2 to place
    hand 1: yellow 9 10, blue 8 10, green 9 8, orange 4 6
    hand 2: purple S 8 9 10, blue S, green 7, orange S 10
    expeditions 1: yellow S S 2 4 5 7 8 | blue 3 6 | purple 2 5 | green S 2 3 4 6
    expeditions 2: blue S 4 5 7 | purple S 3 4 6 7 | orange S 2 3
    camps: yellow S 3 6 | blue S 2 | green S 5 | orange 5 7
    milestones: best-expedition, lower-hand
    won 1: five-cards, run
    won 2: three-started
    turn: 43
    finished: 34 27
    """,
    [
        (MAREK, ["play purple 8", "draw"]),
        (ANNA, ["camp orange 4", "draw"]),
        (MAREK, ["play purple 9", "draw"]),
        (ANNA, ["play green 8", "draw"]),
        (MAREK, ["play purple 10", "take yellow"]),
    ],
    ["orange 8", "green 10", "blue 9", "orange 9"],
)
"""14c."""

HOTSEAT: Final = Drawn(
    "lost-cities",
    {"games": "3"},
    """
    seat 1 to place
    hand 1: purple 3, green 4, yellow 5
    hand 2: yellow 3 9, blue 6 7 9, purple 5, green S, orange 5
    expeditions 1: yellow 2 | purple S
    expeditions 2: blue 2 3 | orange S 4
    camps: yellow 4 | purple 8
    turn: 9
    finished: 20 12
    """,
    [
        (ANNA, ["play purple 3", "draw"]),
        (MAREK, ["play orange 5", "draw"]),
        (ANNA, ["play green 4", "draw"]),
        (MAREK, ["camp yellow 9", "draw"]),
        (ANNA, ["play yellow 5", "draw"]),
    ],
    ["blue 8", "green 8", "blue 4", "orange 7", "purple 9", "orange 10"],
)
"""14o: Greta, in the seat of Marek, is to play blue 6 and draw orange 10."""

GUIDED: Final = Drawn(
    "lost-cities",
    {"games": "1"},
    """
    seat 1 to place
    hand 1: purple 2 4, yellow 5, blue 6, purple 7, green 2 4 8
    hand 2: orange S 3, yellow 4, blue 4 8, purple 9, green 5, orange 5
    camps: blue 9
    turn: 2
    """,
    [
        (ANNA, ["play purple 2", "draw"]),
        (MAREK, ["play orange sponsor", "draw"]),
        (ANNA, ["play purple 4", "draw"]),
        (MAREK, ["play orange 3", "draw"]),
    ],
    ["green 10", "yellow 7", "orange 9", "blue 5"],
)
"""14i: the first game of Anna, with Pebble in the seat of Marek."""


def match_of_rule_bots(secret: str, options: Options) -> list[tuple[int, str]]:
    """The moves of a whole match, each with its seat, as the rule bots play it for two people."""
    game = find("lost-cities")
    people = [Player("Anna"), Player("Marek")]
    match = Match(game, game.read_options(options), people, secret_of_seed(secret), ["granite", "basalt"])
    bots = [make_bot(game.name, "rule", seat) for seat in range(2)]
    moves = []
    while not match.is_over:
        seat = match.state.to_move()
        move = bots[seat].choose(Eyes(match.state, seat))
        moves.append((seat, game.spell(move)))
        match.push(move)
    return moves


OLD_INN: Final = Drawn(
    "dominion",
    {"kingdom": "level-up"},
    """
    seat 1 to act
    hand 1: market, silver, copper, estate 2
    deck 1: copper 4, silver, militia, spy, gear, workshop, estate, copper, guide
    discard 1: duchy, copper, silver, lost city
    mat 1: guide, copper 2
    tokens 1: +1 coin on market
    hand 2: copper 2, silver, estate, market
    deck 2: copper 4, silver 2, dungeon, militia, province
    discard 2: gear, guide, duchy, estate, silver, copper
    hand 3: copper 3, estate, spy
    deck 3: copper 3, silver 3, estate 2, dungeon, miser, market, throne room, gear 1, duchy
    discard 3: gold, copper
    trash: curse, estate 2
    turn: 12
    """,
    [(ANNA, ["play market", "end actions", "play silver", "play copper"])],
    seats=3,
)
"""14l."""
