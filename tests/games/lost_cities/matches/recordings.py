"""The recorded matches of Lost Cities: the endings there are, and the matches that show them."""

from collections.abc import Callable
from functools import partial

from cairn.core.errors import Args
from cairn.core.game import State
from cairn.core.match import Match
from cairn.games.lost_cities.rules.pieces import FIRST_COME, MILESTONES
from tests.matches.record import Recording, told_by_game

from .players import builder, cards, cautious, dawdler, towards

Told = list[tuple[str, Args]]

SCORED = "yellow 3 4 6 10, blue 2 8 10, purple S, green S 7 8, orange S S 2 3 5 7 8 10"
"""The expeditions of the rulebook's example of scoring."""
LAID = "yellow S, blue 4, purple 5, orange 8"
HELD = "yellow S 4, blue S, purple 6, green S 3, orange 5 7"
"""The expeditions and the hand of the rulebook's example of a turn."""


def last_turn(told: Told) -> Told:
    """What was told from the last card of a game on."""
    keys = [key for key, _ in told]
    return told[keys.index("lost-cities-last-card-drawn") :]


def drawn_last(match: Match, by_starter: bool) -> bool:
    """Whether the starter of some game, or the other seat, drew its last card."""
    games = [(told[0][1]["seat"], last_turn(told)[0][1]["seat"]) for told in told_by_game(match)]
    return any((starter == seat) == by_starter for starter, seat in games)


def was_told(match: Match, key: str) -> bool:
    """Whether this was told at the end of some game."""
    return any(told[0] == key for game in told_by_game(match) for told in last_turn(game))


def wins(match: Match, milestone: str, on_last_turn: bool = False) -> bool:
    """Whether somebody won this milestone; in the last turn of a game, if that is asked for."""
    games = told_by_game(match)
    told = [one for game in games for one in (last_turn(game) if on_last_turn else game)]
    return any(key == "lost-cities-wins-milestone" and args["milestone"] == milestone for key, args in told)


def starts_next(match: Match, by_tie: bool) -> bool:
    """Whether the starter of some later game was named by points, or by the last starter because of a tie."""
    starters = [told[0][1]["seat"] for told in told_by_game(match)]
    finished = match.state.dump()["finished"]
    totals = [
        [sum(game[seat] for game in finished[: n + 1]) for seat in range(2)] for n in range(len(finished))
    ]
    for n in range(1, len(starters)):
        first, second = totals[n - 1]
        if (first == second) == by_tie:
            assert starters[n] == (1 - int(starters[n - 1]) if by_tie else int(first < second))
            return True
    return False


def cap_forces(state: State) -> bool:
    """Whether only the draw pile may be drawn from although a camp lies open."""
    data = state.dump()
    open_camps = [colour for colour, camp in data["camps"].items() if camp and colour != data["closed"]]
    return data["step"] == "draw" and bool(open_camps) and len(state.options()) == 1


def shows_turn(state: State) -> bool:
    """Whether seat 1 is to place with the expeditions and the hand of the rulebook's example."""
    data = state.dump()
    laid = [f"{colour} {rank}" for colour, ranks in data["expeditions"][0].items() for rank in ranks]
    held = sorted(data["hands"][0]) == sorted(cards(HELD))
    return data["step"] == "place" and data["seat"] == 1 and laid == cards(LAID) and held


def shows_scoring(state: State) -> bool:
    """Whether a seat ends with the points of the rulebook's example, expedition by expedition."""
    rows = state.view(None)["zones"]["expeditions"]
    points = [[trail["sheet"]["points"] for trail in row.values()] for row in rows]
    return state.dump()["step"] == "over" and [3, 0, -40, -10, 65] in points


def games_of(match: Match) -> int:
    """How many games were played to their end."""
    return len(match.state.dump()["finished"])


ENDINGS: dict[str, Callable[[Match], bool]] = {
    "the starter draws the last card": partial(drawn_last, by_starter=True),
    "the other draws the last card": partial(drawn_last, by_starter=False),
    "the match is won": partial(was_told, key="match-won"),
    "the match is shared": partial(was_told, key="match-shared"),
    "points name the next starter": partial(starts_next, by_tie=False),
    "a tie changes the starter": partial(starts_next, by_tie=True),
    "one game": lambda match: games_of(match) == 1,
    "three games": lambda match: games_of(match) == 3,
    "nine games": lambda match: games_of(match) == 9,
    "six colours": lambda match: any(args.get("card") == "red 10" for _, args in match.told(None)),
    "a move was taken back": lambda match: any(line.startswith("undo ") for line in match.log),
    "a milestone is won on the last turn": lambda match: any(
        wins(match, milestone, on_last_turn=True) for milestone in MILESTONES[:FIRST_COME]
    ),
    "a milestone is tied at the end": partial(was_told, key="lost-cities-nobody-wins-milestone"),
    **{f"somebody wins {milestone}": partial(wins, milestone=milestone) for milestone in MILESTONES},
}
"""How a finished match shows each way to end, and each milestone."""

MOMENTS: dict[str, Callable[[State], bool]] = {
    "the turn cap closes the camps": cap_forces,
    "the rulebook's example of a turn": shows_turn,
    "the rulebook's example of scoring": shows_scoring,
}
"""What one of its positions shows."""

GAME = "lost-cities"
ONE = {"games": "1"}

RECORDINGS = [
    Recording(
        "rulebook-turn", GAME, 0, towards(LAID, HELD), [-108, -72], ["the rulebook's example of a turn"], ONE
    ),
    Recording(
        "rulebook-scoring", GAME, 0, towards(SCORED), [18, 0], ["the rulebook's example of scoring"], ONE
    ),
    Recording("starter-draws-last", GAME, 1, builder, [-7, -19], ["the starter draws the last card"], ONE),
    Recording(
        "other-draws-last", GAME, 4, builder, [-21, 18], ["the other draws the last card", "one game"], ONE
    ),
    Recording("shared", GAME, 17, builder, [-2, -2], ["the match is shared"], ONE),
    Recording(
        "three-games",
        GAME,
        1,
        builder,
        [13, 80],
        ["the match is won", "three games", "points name the next starter"],
        {"milestones": "on"},
    ),
    Recording(
        "tie-changes-starter", GAME, 17, builder, [-17, 4], ["a tie changes the starter"], {"games": "2"}
    ),
    Recording(
        "nine-games",
        GAME,
        1,
        builder,
        [49, 146],
        ["nine games", *(f"somebody wins {name}" for name in ("run", "three-started", "lower-hand"))],
        {"games": "9", "milestones": "on", "turn_cap": "60", "deck_count": "off"},
    ),
    Recording(
        "six-colours",
        GAME,
        1,
        builder,
        [24, 10],
        ["six colours", "somebody wins best-expedition"],
        {**ONE, "milestones": "on", "colours": "6"},
    ),
    Recording(
        "turn-cap", GAME, 1, dawdler, [-23, -29], ["the turn cap closes the camps"], {**ONE, "turn_cap": "20"}
    ),
    Recording(
        "milestone-on-the-last-turn",
        GAME,
        31,
        builder,
        [-10, 19],
        ["a milestone is won on the last turn", "somebody wins three-yellow", "somebody wins three-green"],
        {**ONE, "milestones": "on"},
    ),
    Recording(
        "milestone-tied",
        GAME,
        2,
        builder,
        [11, 33],
        ["a milestone is tied at the end", "somebody wins three-purple"],
        {**ONE, "milestones": "on", "best_expedition": "ignore_sponsors"},
    ),
    Recording(
        "more-started",
        GAME,
        27,
        cautious,
        [48, -6],
        ["somebody wins more-started", "somebody wins five-cards", "somebody wins three-blue"],
        {**ONE, "milestones": "on"},
    ),
    Recording("taken-back", GAME, 1, builder, [3, 4], ["a move was taken back"], ONE, undo=40),
]
