"""The recorded matches of Dominion: the endings and moments there are, and the matches that show them."""

from collections.abc import Callable

from cairn.core.match import Match
from cairn.games import title
from tests.matches.record import Chooser, Recording

from .players import bots, curious, emptier, traveller

CAP = "60"
"""The turns after which a match of curious players ends."""

KINGDOMS = {
    "base-one": "cellar, chapel, moat, chancellor, village, woodcutter, workshop, bureaucrat, feast, gardens",
    "base-two": "militia, moneylender, remodel, smithy, spy, thief, throne room, council room, festival, "
    "witch",
    "base-three": "laboratory, library, market, mine, adventurer, harbinger, merchant, vassal, poacher, moat",
    "base-four": "bandit, sentry, artisan, merchant, village, moat, militia, workshop, mine, cellar",
    "adventures-one": "coin of the realm, ratcatcher, raze, amulet, caravan guard, dungeon, gear, guide, "
    "duplicate, village",
    "adventures-two": "magpie, messenger, miser, port, ranger, transmogrify, artificer, bridge troll, "
    "distant lands, royal carriage",
    "adventures-three": "giant, haunted woods, lost city, relic, storyteller, swamp hag, treasure trove, "
    "wine merchant, hireling, moat",
}
EVENTS = {
    "base-one": "alms, borrow, quest, save, scouting party",
    "base-two": "travelling fair, bonfire, expedition, ferry",
    "base-three": "plan, mission, pilgrimage",
    "base-four": "ball, raid, seaway",
    "adventures-one": "trade, lost arts, inheritance",
    "adventures-two": "training, pathfinding",
    "adventures-three": "mission, travelling fair",
}
TRAVELLERS = "page, peasant, throne room, village, market, moat, festival, workshop, smithy, laboratory"
CHEAP = "cellar, chapel, moat, village, workshop, woodcutter, gardens, smithy, market, militia"


def piles(match: Match) -> dict[str, int]:
    """How many cards are left in the Supply piles."""
    return {pile["card"]: pile["left"] for pile in match.state.view(None)["zones"]["supply"]}


def empty(match: Match) -> int:
    """How many Supply piles are empty."""
    return sum(left == 0 for left in piles(match).values())


def ends_at_cap(match: Match) -> bool:
    """Whether only the agreed number of turns ended the match."""
    limit = 4 if len(match.players) > 4 else 3
    gone = piles(match)
    return gone["province"] > 0 and gone.get("colony", 1) > 0 and empty(match) < limit


def is_told(match: Match, key: str) -> bool:
    """Whether this was told."""
    return any(event.key == key for event in match.events)


def is_decided_by_turns(match: Match) -> bool:
    """Whether two had the same points, and the one with fewer turns won."""
    scores = match.state.scores()
    return scores.count(max(scores)) > len(match.state.winners())


AT_THE_TERMINAL = {"kingdom": "expert-introduction"}
"""The options of the match that a person has played in the terminal."""
TIE_BREAKS = True
"""Not all who have the most points must have won."""
ENDINGS: dict[str, Callable[[Match], bool]] = {
    "the last Province": lambda match: piles(match)["province"] == 0,
    "the last Colony": lambda match: piles(match).get("colony") == 0,
    "three empty piles": lambda match: empty(match) >= 3 and len(match.players) < 5,
    "four empty piles": lambda match: empty(match) >= 4 and len(match.players) > 4,
    "the agreed number of turns": ends_at_cap,
    "fewer turns decide": is_decided_by_turns,
    "a shared win": lambda match: len(match.state.winners()) > 1,
    "an extra turn": lambda match: is_told(match, "dominion-extra-turn"),
    "an exchange": lambda match: is_told(match, "dominion-exchanges"),
    "a call": lambda match: is_told(match, "dominion-calls"),
    "an inheritance": lambda match: is_told(match, "dominion-inherits"),
    "something taken back": lambda match: any(line.startswith("undo") for line in match.log),
}


def used(match: Match) -> set[str]:
    """The cards that were played in the match, or got where they cannot be played; and the Events bought."""
    made = {match.game.spell(move) for move in match.moves}
    return {card for card, spellings in title("dominion").uses().items() if made & set(spellings)}


def broad(name: str, seed: int, scores: list[int], shows: list[str], **options: str) -> Recording:
    """A match of curious players, kept for the cards of its kingdom."""
    chosen = {"kingdom": KINGDOMS[name], "events": EVENTS[name], "turn_cap": CAP, **options}
    return Recording(name, "dominion", seed, curious, scores, shows, chosen)


def match(
    name: str,
    seed: int,
    chooser: Chooser,
    scores: list[int],
    shows: list[str],
    seats: int = 2,
    undo: int = 0,
    **options: str,
) -> Recording:
    """A match that is kept for the way it ends."""
    return Recording(
        name, "dominion", seed, chooser, scores, shows, {"events": "none", **options}, seats, undo
    )


RECORDINGS: list[Recording] = [
    broad("base-one", 1, [33, 18], ["the agreed number of turns"]),
    broad("base-two", 1, [17, -4], ["the agreed number of turns"]),
    broad("base-three", 1, [14, 1], ["an extra turn"], edition="2"),
    broad("base-four", 1, [9, -2], ["three empty piles"], edition="2"),
    broad("adventures-one", 4, [-1, 13], ["an inheritance"], turn_cap="80"),
    broad("adventures-two", 1, [4, 15], ["a call"]),
    broad("adventures-three", 1, [12, 37], ["the last Province"]),
    match("travellers", 1, traveller, [-1, -3], ["an exchange"], kingdom=TRAVELLERS, events="training"),
    match(
        "three-piles",
        1,
        emptier,
        [7, 7],
        ["three empty piles", "something taken back"],
        undo=60,
        kingdom=CHEAP,
    ),
    match(
        "four-piles",
        1,
        emptier,
        [6, 6, 6, 5, 4],
        ["four empty piles", "fewer turns decide"],
        5,
        kingdom=CHEAP,
    ),
    match(
        "money-and-smithy",
        1,
        bots("money", "smithy"),
        [27, 27],
        ["the last Province", "a shared win"],
        kingdom="first-game",
    ),
    match("colonies", 1, bots("rule"), [46, 40], ["the last Colony"], prosperity="on", kingdom="big-money"),
    match(
        "six-rule-bots",
        1,
        bots("rule"),
        [20, 6, 13, 25, 16, 7],
        ["the last Province"],
        6,
        kingdom="expert-introduction",
        events="set",
    ),
    match(
        "level-up",
        1,
        bots("rule"),
        [49, 34, 36],
        ["a call"],
        3,
        kingdom="level-up",
        events="set",
        printing="2022",
    ),
]
