"""The recorded matches of Africana: the endings and moments there are, and the matches that show them."""

from collections.abc import Callable
from functools import cache, partial

from cairn.core.game import State
from cairn.core.match import Match
from cairn.games.africana.rules.pieces import COLOURS
from tests.matches.record import Recording
from tests.matches.story import Step, story

from .players import EXPEDITIONS, Plan, idlers, last_when_nobody_buys, seat, travellers

GAME = "africana"

steps = cache(story)
"""The moves of a match, told once."""


def place(step: Step) -> int:
    """How many seats after the starter the one sits who moves."""
    return int(step.seat - step.before["starter"] + 1) % len(step.before["places"])


def triggers(match: Match, first: int, last: int) -> bool:
    """Whether a seat from `first` to `last` after the starter brings about the last round."""
    trigger = [step for step in steps(match) if step.tells("africana-end-triggered")]
    return any(first <= place(step) <= last for step in trigger)


def is_triggered_last(match: Match) -> bool:
    """Whether the last player of a round brings about the last round, so that the game ends at once."""
    keys = ("africana-end-triggered", "africana-game-over")
    return any(all(step.tells(key) for key in keys) for step in steps(match))


def finishes_round(match: Match) -> bool:
    """Whether the seats after the one that brought about the end have a turn, up to the last."""
    last_round = [step for step in steps(match) if step.before["triggered"]]
    return bool(last_round) and place(last_round[-1]) == len(match.players) - 1


def is_told(match: Match, key: str, **args: int | str) -> bool:
    """Whether this was told with these arguments."""
    return any(event.key == key and args.items() <= event.args.items() for event in match.events)


def loses(match: Match, word: str) -> bool:
    """Whether a card of this sort leaves the game."""
    lost = [str(event.args["card"]) for event in match.events if event.key == "africana-loses-card"]
    return any(card.endswith(word) for card in lost)


def is_decided_by_silver(match: Match) -> bool:
    """Whether two had the most points, and the one with more silver won."""
    scores = match.state.scores()
    return scores.count(max(scores)) > len(match.state.winners()) == 1


def joins_and_ends(match: Match) -> bool:
    """Whether an expedition is joined and ended in the same movement."""
    joined: set[str] = set()
    for step in steps(match):
        joined = set() if step.move == "done" else joined
        if step.move.startswith("join "):
            joined.add(step.move.removeprefix("join "))
        if step.move.removeprefix("end ") in joined and step.move.startswith("end "):
            return True
    return False


def keeps_limits_last(match: Match) -> bool:
    """Whether somebody discards or gives up in his last turn."""
    kinds = ("discard", "give-up")
    return any(step.before["triggered"] and step.kind in kinds for step in steps(match))


def fills_some(match: Match) -> bool:
    """Whether the pile fills some empty spaces and then not all."""
    return any(
        step.tells("africana-lays-expedition") and step.tells("africana-end-triggered")
        for step in steps(match)
    )


def has_seats(match: Match, n: int) -> bool:
    """Whether n seats play."""
    return len(match.players) == n


def scores_for(match: Match, item: str) -> bool:
    """Whether somebody gets or loses points for this."""
    return any(sheet[item] for sheet in match.state.view(None)["result"]["sheets"])


AT_THE_TERMINAL: dict[str, str] = {}
"""The options of the match that a person has played in the terminal."""
TIE_BREAKS = True
"""Not all who have the most points must have won."""
ENDINGS: dict[str, Callable[[Match], bool]] = {
    "the first seat triggers the end": lambda match: triggers(match, 0, 0) and finishes_round(match),
    "a middle seat triggers the end": lambda match: (
        triggers(match, 1, len(match.players) - 2) and finishes_round(match)
    ),
    "the last seat triggers the end": is_triggered_last,
    "the pile fills some spaces, not all": fills_some,
    "the agreed number of turns": partial(is_told, key="africana-turn-cap"),
    "one winner": lambda match: match.state.scores().count(max(match.state.scores())) == 1,
    "silver decides": is_decided_by_silver,
    "a shared win": lambda match: len(match.state.winners()) > 1,
    "a negative total": lambda match: min(match.state.scores()) < 0,
    **{f"{n} seats": partial(has_seats, n=n) for n in range(2, 5)},
    "open scores": lambda match: match.options["open_scores"] == "on",
    "the limits hold in the last turn": keeps_limits_last,
    "a joker leaves the game": partial(loses, word="joker"),
    "an assistant leaves the game": partial(loses, word="assistant"),
    "an adventure is given up": partial(is_told, key="africana-gives-up"),
    "the discards are shuffled": partial(is_told, key="africana-shuffles"),
    "a page is paid for": partial(is_told, key="africana-turns-page", cost=1),
    "a card is changed": partial(is_told, key="africana-travels-changed"),
    "another gets nothing": partial(is_told, key="africana-gets-nothing"),
    "joined and ended in one movement": joins_and_ends,
    "a turn without anything": partial(is_told, key="africana-stays"),
    **{
        f"points for {item}": partial(scores_for, item=item)
        for item in ("artifacts", "collections", "assistants", "silver", "travel_cards", "unfinished")
    },
    "something taken back": lambda match: any(line.startswith("undo") for line in match.log),
}
"""How a finished match shows each way to end, and what else there is."""


def is_pile_just_empty(state: State) -> bool:
    """Whether the pile is empty with all spaces filled, and the game goes on."""
    data = state.dump()
    filled = all(space["expedition"] is not None for space in data["spaces"])
    return filled and not data["expedition_pile"] and not data["triggered"] and data["step"] == "action"


def is_book_empty(state: State) -> bool:
    """Whether all adventures of a book are gone."""
    return any(not book["left"] and not book["right"] for book in state.dump()["books"].values())


MOMENTS: dict[str, Callable[[State], bool]] = {
    "the pile is just empty": is_pile_just_empty,
    "a book is empty": is_book_empty,
}
"""What one of its positions shows."""


def match(
    name: str,
    seed: int,
    plan: Plan,
    scores: list[int],
    shows: list[str],
    undo: int = 0,
    **options: str,
) -> Recording:
    """A match of travellers; its seats are those that have scores."""
    return Recording(name, GAME, seed, travellers(plan), scores, shows, options, len(scores), undo)


SPENDTHRIFT = Plan(
    ends=seat(0), loses=["joker", *(f"{colour} assistant" for colour in COLOURS)], most=4, pays=True
)
"""Buys more than it may keep, pays for cards that do not fit, and throws its best cards away."""

HIRER = Plan(
    buys=lambda place, adventure: place == 0 and "assistant" in adventure,
    takes=lambda place, expedition: place == 0 and EXPEDITIONS[expedition]["points"] < 3,
    most=3,
    pays=True,
)
"""The starter wants nothing but assistants, and the others want nothing."""

RECORDINGS: list[Recording] = [
    match(
        "all-adventures",
        7,
        Plan(ends=last_when_nobody_buys, most=3),
        [65, 24, 70, 39],
        ["4 seats", "the last seat triggers the end", "a book is empty", "an assistant leaves the game"],
    ),
    match(
        "middle-seat",
        3,
        Plan(ends=seat(1)),
        [23, 37, 49, 72],
        ["a middle seat triggers the end", "the pile is just empty", "one winner", "open scores"],
        open_scores="on",
    ),
    match(
        "silver-decides",
        26,
        Plan(ends=seat(1)),
        [45, 45, 44],
        ["3 seats", "silver decides", "something taken back"],
        undo=40,
    ),
    match(
        "first-seat",
        12,
        SPENDTHRIFT,
        [19, 54],
        [
            "2 seats",
            "the first seat triggers the end",
            "the pile fills some spaces, not all",
            "a joker leaves the game",
            "an adventure is given up",
            "a card is changed",
        ],
    ),
    match("negative", 2, HIRER, [0, -1], ["a negative total", "a page is paid for"], turn_cap="24"),
    match("shared", 40, Plan(), [2, 2], ["a shared win", "the agreed number of turns"], turn_cap="8"),
    Recording(
        "nothing-done", GAME, 1, idlers, [0, 0, 0, 0], ["a turn without anything"], {"turn_cap": "4"}, 4
    ),
]
