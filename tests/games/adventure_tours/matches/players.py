"""How the players of Adventure Tours' recordings choose.

They know all cards and help each other: a round is steered towards the end it is kept for, and whatever
would end it otherwise is done only where nothing else is left.
"""

from collections.abc import Callable
from dataclasses import dataclass

from cairn.core.dice import QuickStream
from cairn.core.game import Position, State
from cairn.core.match import Match
from cairn.games.adventure_tours.rules.game import ADVENTURE_TOURS
from tests.matches.record import Chooser
from tests.matches.story import Step, tried

CARDS = ADVENTURE_TOURS.kit.tables["cards"]

Goal = Callable[[Step], bool]
"""Whether a move ends a round, or the game, as it should."""

END_KEYS = ("adventure-tours-ends-round", "adventure-tours-pile-ends-round")


@dataclass(frozen=True)
class Sight:
    """What a player looks at to choose."""

    seat: int
    kind: str
    data: Position
    hand: list[str]
    levels: dict[str, int]
    done: set[str]
    """The moves that were made in this match, of all seats."""

    def demands(self, card: str) -> bool:
        """Whether a card could not join now."""
        return bool(CARDS[card]["demand"] > self.levels[CARDS[card]["colour"]])


Taste = Callable[[Sight, str], float]
"""How much a player likes a move; of moves liked equally one is drawn."""


def ends_round(step: Step) -> bool:
    """Whether the move ends a round."""
    return any(step.tells(key) for key in END_KEYS)


def rounds(*plans: tuple[Taste, Goal]) -> Chooser:
    """One plan a round: what is liked, and the end that is wanted."""

    def choose(match: Match, stream: QuickStream) -> str:
        state = match.state
        options = sorted(state.options())
        if len(options) == 1:
            return match.game.spell(options[0])
        data = state.dump()
        taste, goal = plans[min(len(data["incomes"]), len(plans) - 1)]
        safe = options
        few = len(data["hands"][data["seat"] - 1]) < 3
        if few or len(data["pile"]) < 3:
            prospects = {move: _prospect(state, move, goal, 4 if few else 3) for move in options}
            safe = [move for move in options if prospects[move] == max(prospects.values())]
        sight = _look(match, data)
        likes = [taste(sight, match.game.spell(move)) for move in safe]
        best = [move for move, liked in zip(safe, likes, strict=True) if liked == max(likes)]
        return match.game.spell(best[stream.below(len(best))])

    return choose


_ENDS, _GOES_ON, _ENDS_WELL = range(3)


def _prospect(state: State, move: int, goal: Goal, depth: int) -> int:
    """The best that the rest of this turn can lead to, `depth` answers on."""
    step, after = tried(state, move)
    if ends_round(step):
        return _ENDS_WELL if goal(step) else _ENDS
    if depth == 0 or after.question().kind == "play":
        return _GOES_ON
    best = _ENDS
    for answer in after.options():
        best = max(best, _prospect(after, answer, goal, depth - 1))
        if best == _ENDS_WELL:
            break
    return best


def _look(match: Match, data: Position) -> Sight:
    decision = match.state.question()
    seat = decision.seat
    levels = match.state.view(None)["seats"][seat]["levels"]
    done = {match.game.spell(move) for move in match.moves}
    return Sight(seat, decision.kind, data, data["hands"][seat], levels, done)


# Tastes. The name of a card is its spelling without the colour.


def name_of(card: str) -> str:
    """`red betty mcklug` is a Betty McKlug."""
    return card.split(" ", 1)[1]


def drawer(sight: Sight, move: str) -> float:
    """Everything becomes equipment, and all that can be drawn is drawn."""
    verb = move.split()[0]
    if sight.kind in ("draft", "protect", "steal-member", "discard-member"):
        return 0
    return {"equip": 3, "draw": 3, "use": 3, "aim": 2, "join": 1}.get(verb, 0)


def idler(sight: Sight, move: str) -> float:
    """Lays equipment and does nothing else."""
    return 1 if move.split()[0] in ("equip", "draw", "skip") else 0


def hasty(sight: Sight, move: str) -> float:
    """Members as soon as they may join, and nothing drawn that need not be."""
    verb = move.split()[0]
    if sight.kind in ("give-one", "give-two", "give-second", "gift"):
        return 0 if move == f"aim seat {sight.seat + 1}" else 1
    if verb == "equip":
        need = [card for card in sight.hand if sight.demands(card)]
        return 1 + len([card for card in need if CARDS[card]["colour"] == CARDS[move[6:]]["colour"]]) / 10
    return {"join": 4, "use": 3, "skip": 2, "aim": 3}.get(verb, 0)


def keeps(*names: str) -> Taste:
    """Hasty too, but a card with one of these names is laid last, as a member."""

    def taste(sight: Sight, move: str) -> float:
        kept = [card for card in sight.hand if name_of(card) in names]
        verb, _, card = move.partition(" ")
        if verb not in ("join", "equip") or not kept:
            return hasty(sight, move)
        if card == kept[0] and len(sight.hand) > 1:
            return -1
        if not sight.demands(kept[0]):
            return hasty(sight, move)
        return (
            5 if verb == "equip" and CARDS[kept[0]]["colour"] == CARDS[card]["colour"] else hasty(sight, move)
        )

    return taste


def chainer(sight: Sight, move: str) -> float:
    """Keeps Rufus Rigs and members of his colour, and lays them when the whole hand is one chain."""
    verb, _, card = move.partition(" ")
    rigs = [one for one in sight.hand if name_of(one) == "rufus rigs"]
    if sight.kind not in ("play", "same-colour-member") or not rigs or verb not in ("join", "equip"):
        return hasty(sight, move)
    colour = CARDS[rigs[0]]["colour"]
    chain = [one for one in sight.hand if CARDS[one]["colour"] == colour and not sight.demands(one)]
    if len(chain) == len(sight.hand) and len(chain) - len([one for one in rigs if one in chain]) <= 1:
        return 9 if card in rigs and verb == "join" else 0
    if card in rigs[:2]:
        return -1
    return hasty(sight, move) - 2 * (
        CARDS[card]["colour"] == colour and verb == "join" and len(sight.hand) < 4
    )


def hoards(*names: str) -> Taste:
    """Draws too, but keeps two cards with these names in hand, and Pater Millers join."""

    def taste(sight: Sight, move: str) -> float:
        verb, _, card = move.partition(" ")
        if sight.kind == "play":
            kept = [one for one in sight.hand if name_of(one) in names]
            if card in kept[:2]:
                return -1
            if verb == "join":
                return 4 if CARDS[card]["action"] == "protect" else -1
        return drawer(sight, move)

    return taste


def curious(sight: Sight, move: str) -> float:
    """What nobody has done in this match; what has not joined yet is kept and made room for."""
    verb, _, card = move.partition(" ")
    new = move not in sight.done
    kept = [one for one in sight.hand if f"join {one}" not in sight.done]
    if verb == "equip":
        if new and CARDS[card]["action"] == "protect":
            return 5
        helps = any(CARDS[one]["colour"] == CARDS[card]["colour"] for one in kept if sight.demands(one))
        return 3 + new + 2 * helps - 3 * (card in kept)
    if verb == "aim":
        aimed = int(card[-1]) - 1
        members = sight.data["members"][aimed]
        laid = members + sight.data["equipment"][aimed]
        takes = sight.kind == "steal-member" and "pater miller" in members[-1]
        return 3 + any(one.endswith("(ready)") for one in laid) + 2 * takes + new / 2
    if verb == "join":
        return 9 if new else 3
    return 1 if verb == "skip" else 3 + new
