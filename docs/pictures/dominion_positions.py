"""The positions of the drawings 11a to 11j: some moves earlier, and the moves that lead there."""

from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final

from cairn.bots.bot import Eyes
from cairn.core.dice import secret_of_seed
from cairn.core.match import Match, Player
from cairn.games import find, make_bot, title

GAME: Final = "dominion"
Moves = list[tuple[int, list[str]]]


@dataclass(frozen=True)
class Scene:
    """A table that begins in the middle of a game."""

    options: dict[str, str]
    words: str = ""
    """Where it begins, in the words of the title's tests; without any, the first deal."""
    before: Moves = field(default_factory=list)
    """What each seat plays until it is Anna's turn."""
    turn: list[str] = field(default_factory=list)
    """What Anna plays then; or, at a table with bots, what is played first of all."""
    seats: int = 2
    turns: int = 1

    def data(self) -> dict[str, Any] | None:
        """The position as plain data."""
        if not self.words:
            return None
        read = title(GAME).reader()
        assert read is not None
        found: dict[str, Any] = read(self.words, find(GAME).read_options(self.options), self.seats)
        return {**found, "turns": [self.turns] * self.seats}


PLAYED: Final = "ranger, gear, haunted woods, hireling, relic, treasure trove"
TOKENS: Final = "+1 action on ranger, trashing on peasant, +1 card on duplicate, -2 cost on hireling"
CROWDED: Final = Scene(
    {
        "kingdom": "coin of the realm, peasant, ratcatcher, gear, duplicate, ranger, haunted woods, relic, "
        "treasure trove, hireling",
        "events": "ferry, plan, inheritance",
    },
    f"""
    seat 2 to act
    hand 2: haunted woods, copper 2, estate 2
    hand 3: estate 2, curse, duchy 2
    hand 4: estate 3, curse, duchy
    hand 1: {PLAYED}, gold, silver, copper 2, estate, province
    deck 1: copper, gold, silver, duplicate, hireling, silver, province, duchy, estate, copper, gold, ranger
    deck 2: copper 4, silver 3, gold
    deck 3: copper 6, silver 3, gold 2
    deck 4: copper 4, silver, gold
    discard 1: province, silver
    discard 2: province 3, duchy 2, gold 2, relic, copper
    discard 3: province, silver 2, copper
    discard 4: province, gold 3, silver 5, relic, copper 3
    play 1: gear, haunted woods
    mat 1: duplicate, teacher, ratcatcher, coin of the realm
    mat 2: duplicate, ratcatcher
    mat 4: duplicate
    tokens 1: journey down, {TOKENS}
    tokens 2: +1 card on gear, +1 action on haunted woods, trashing on ranger
    inherited 1: gear
    turn: 58
    """,
    [(1, ["play haunted woods", "end turn"]), (2, ["end turn"]), (3, ["end turn"]), (0, ["done"])],
    [
        "play ranger",
        "done",
        "play gear",
        "set aside copper",
        "set aside silver",
        "call coin of the realm",
        "play haunted woods",
        "play hireling",
        "play relic",
        "play treasure trove",
        "gain copper",
        "done",
    ],
    seats=4,
    turns=14,
)
"""11a: hand of eleven, three cards that stay, the mat, tokens of two players, Travellers, Events."""

HAND: Final = "copper 3, silver, estate 2"
REST: Final = """
    deck 1: copper 2, estate 2, silver 2, gold
    deck 2: copper 4, silver, gold
    hand 2: copper 3, estate 2
    actions: 3
    coins: 3
    buys: 2
"""
ADVENTURES: Final = "amulet, gear, guide, duplicate, ratcatcher, page, peasant, militia, moat, workshop"
BASE: Final = "thief, moat, village, workshop, militia, market, mine, smithy, cellar, remodel"


@dataclass(frozen=True)
class Chosen:
    """One way of choosing: what brings the question about, and what is picked there."""

    title: str
    scene: Scene
    clicks: list[str] = field(default_factory=list)


def mine(
    card: str, kingdom: str = ADVENTURES, more: str = "", start: str = "act", events: str = "none"
) -> Scene:
    """Anna has this card and plays it."""
    words = f"seat 1 to {start}\n hand 1: {card}, {HAND}\n{REST}{more}"
    return Scene({"kingdom": kingdom, "events": events}, words)


def attacked(hand: str) -> Scene:
    """The other plays Militia."""
    words = f"""
        seat 2 to act
        hand 1: {hand}
        deck 1: copper 2, estate, gold, silver
        hand 2: militia, copper 2, estate 2
        deck 2: copper 5
    """
    return Scene({"kingdom": ADVENTURES, "events": "none"}, words, turn=["play militia"])


def card(name: str) -> str:
    """A card that can be chosen."""
    return f"[data-thing^='{name}#'][data-legal]"


CHOICES: Final = [
    Chosen("1 One of three", mine("amulet"), [card("amulet")]),
    Chosen(
        "2 Some of the hand",
        attacked("gold, silver, guide, estate, copper"),
        [card("estate"), card("copper")],
    ),
    Chosen(
        "3 Discard some, then order the rest",
        mine("village", BASE, events="scouting party"),
        [
            "[data-prompt=end]",
            "[data-thing='pile:scouting party']",
            card("estate"),
            card("estate"),
            card("silver"),
        ],
    ),
    Chosen("4 Reveal to all", mine("thief", BASE), [card("thief")]),
    Chosen("5 Gain from the Supply", mine("workshop"), [card("workshop"), "[data-thing='pile:guide']"]),
    Chosen(
        "6 Several things wait",
        mine(
            "village",
            BASE.replace("smithy", "guide").replace("mine", "ratcatcher"),
            "mat 1: guide, ratcatcher",
            "start",
        ),
    ),
    Chosen("7 Reaction", attacked("gold, silver, moat, estate, copper")),
    Chosen(
        "8 Exchange in Clean-up", mine("page, peasant"), [card("page"), card("peasant"), "[data-prompt=end]"]
    ),
]


def game_of_rule_bots(secret: str, options: dict[str, str], seats: int) -> Moves:
    """A whole game as the rule bots play it for people, seat after seat."""
    game = find(GAME)
    people = [Player(f"seat {n}") for n in range(seats)]
    match = Match(game, game.read_options(options), people, secret_of_seed(secret), ["granite"] * seats)
    bots = [make_bot(GAME, "rule", seat) for seat in range(seats)]
    moves = []
    while not match.is_over:
        seat = match.state.to_move()
        move = bots[seat].choose(Eyes(match.state, seat))
        # What must be played the server plays by itself.
        if len(match.state.options()) > 1:
            moves.append((seat, game.spell(move)))
        match.push(move)
    return [(seat, [move for _, move in part]) for seat, part in groupby(moves, key=lambda one: one[0])]


END_OPTIONS: Final = {"kingdom": CROWDED.options["kingdom"], "events": "ferry, plan", "start": "1"}


def the_end() -> Scene:
    """11g: a whole game of four."""
    return Scene(END_OPTIONS, before=game_of_rule_bots("pictures", END_OPTIONS, 4), seats=4)
