"""Positions in and out as plain data, so that a test, a puzzle or a person can start anywhere."""

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core.dice import Dice
from cairn.core.errors import Args, BadPosition
from cairn.core.game import Position
from cairn.core.plain import bad, check_keys, flag, index_of, indices, items, mapping, number
from cairn.core.zones import shl
from cairn.games.lost_cities.rules import scoring
from cairn.games.lost_cities.rules.moves import DRAW_STEP, STEPS
from cairn.games.lost_cities.rules.pieces import (
    CARDS,
    COLOURS,
    EMPTY_CAMP,
    HAND,
    KINDS,
    MILESTONES,
    MILESTONES_A_GAME,
    MOST_COLOURS,
    NO_COLOUR,
    RANKS,
    SPONSORS,
    full_deck,
    joined,
    ranks_in,
    stack_of,
    stacked,
    takes,
)
from cairn.games.lost_cities.rules.settings import NO_CAP

if TYPE_CHECKING:
    from cairn.games.lost_cities.rules.state import State

_KEYS: Final = [
    "seat",
    "step",
    "turn",
    "starter",
    "finished",
    "earlier_turns",
    "earlier_capped",
    "closed",
    "hands",
    "shown",
    "expeditions",
    "camps",
    "pile",
    "on_offer",
    "won",
]


def dump(s: "State") -> Position:
    """The whole position; seats count from 1, the top of a pile is last."""
    colours = int(s.settings.colours)
    return {
        "seat": int(s.seat) + 1,
        "step": STEPS[s.step],
        "turn": int(s.turn),
        "starter": int(s.starter) + 1,
        "finished": [list(game) for game in s.finished],
        "earlier_turns": int(s.earlier_turns),
        "earlier_capped": s.earlier_capped,
        "closed": COLOURS[s.closed] if s.closed != NO_COLOUR else None,
        "hands": [[CARDS[card] for card in s.hand(seat)] for seat in range(2)],
        "shown": [[CARDS[card] for card in s.shown_hand(seat)] for seat in range(2)],
        "expeditions": [
            {COLOURS[c]: [RANKS[rank] for rank in ranks_in(row)] for c, row in enumerate(s.row(seat))}
            for seat in range(2)
        ],
        "camps": {COLOURS[c]: [RANKS[rank] for rank in stack_of(int(s.camps[c]))] for c in range(colours)},
        "pile": [CARDS[card] for card in s.pile[: s.left]],
        "on_offer": [MILESTONES[m] for m in s.milestones_on_offer()],
        "won": [[MILESTONES[m] for m in s.milestones_of(seat)] for seat in range(2)],
    }


def fill(s: "State", data: Position, dice: Dice) -> None:
    """Lay out a position; what is not named is empty, cards not named are dealt to hands and draw pile."""
    check_keys(data, _KEYS)
    s.seat = number(data, "seat", 1, 1, 2) - 1
    s.step = index_of(STEPS, data.get("step", "place"), "step")
    s.turn = number(data, "turn", 0, 0, 1_000_000)
    s.starter = number(data, "starter", int(s.seat) + 1, 1, 2) - 1
    s.finished = _finished(s, data.get("finished", []))
    _fill_earlier(s, data)
    closed = data.get("closed")
    s.closed = NO_COLOUR if closed is None else index_of(COLOURS, closed, "closed")
    _fill_rows(s, data)
    s.on_offer = _milestones(data.get("on_offer", []))
    won = [_milestones(one) for one in _pair(data, "won")]
    s.won = won[0] + (won[1] << len(MILESTONES))
    if s.on_offer & won[0] or s.on_offer & won[1] or won[0] & won[1]:
        raise BadPosition("lost-cities-bad-milestones", {}, "LC-K3")
    most = MILESTONES_A_GAME if s.settings.milestones else 0
    at_table = (int(s.on_offer) | won[0] | won[1]).bit_count()
    if at_table > most:
        args: Args = {"name": "milestones", "value": at_table}
        raise BadPosition("bad-position-value", args, "LC-K1" if most else "LC-S3")
    _fill_hidden(s, data, dice)
    s.audit()


def _fill_rows(s: "State", data: Position) -> None:
    """Expeditions and camps; a rank may be a word or a number."""
    rows = [0] * (2 * MOST_COLOURS)
    for seat, trails in enumerate(_pair(data, "expeditions", {})):
        for name, ranks in mapping(trails, "expeditions").items():
            at = seat * MOST_COLOURS + _colour(s, str(name))
            for word in items(ranks, "expeditions"):
                rank = index_of(RANKS, str(word), "expeditions")
                if not takes(rows[at], rank):
                    args: Args = {"seat": seat, "card": f"{name} {word}"}
                    raise BadPosition("lost-cities-bad-order", args, "LC-T2" if rank == 0 else "LC-T1")
                rows[at] = int(joined(rows[at], rank))
    s.expeditions = vec[i64](rows)
    camps = [int(EMPTY_CAMP)] * MOST_COLOURS
    for name, ranks in mapping(data.get("camps", {}), "camps").items():
        colour = _colour(s, str(name))
        for word in items(ranks, "camps"):
            camps[colour] = int(stacked(camps[colour], index_of(RANKS, str(word), "camps")))
            if len(stack_of(camps[colour])) > KINDS + SPONSORS - 1:
                raise bad("camps", word)
    s.camps = vec[i64](camps)


def _fill_hidden(s: "State", data: Position, dice: Dice) -> None:
    """Hands, draw pile, and what the other seat has seen of a hand."""
    rest = full_deck(int(s.settings.colours))
    for seat in range(2):
        for colour, row in enumerate(s.row(seat)):
            for rank in ranks_in(row):
                _use(rest, colour * KINDS + rank)
    for colour in range(MOST_COLOURS):
        for rank in stack_of(int(s.camps[colour])):
            _use(rest, colour * KINDS + rank)
    hands = [None if one is None else indices(CARDS, one, "hands") for one in _pair(data, "hands", None)]
    pile = None if data.get("pile") is None else indices(CARDS, data["pile"], "pile")
    for given in [*hands, pile]:
        for card in given or []:
            _colour(s, COLOURS[card // KINDS])
            _use(rest, card)
    dice.shuffle(rest, "position", 0)
    slots = [-1] * (2 * HAND)
    s.shown = 0
    s.gap = int(s.seat) * HAND + HAND - 1
    shown = [indices(CARDS, one, "shown") for one in _pair(data, "shown")]
    for seat in range(2):
        due = HAND - 1 if s.step == DRAW_STEP and seat == s.seat else HAND
        given = hands[seat]
        hand = rest[:due] if given is None else given
        if given is None:
            del rest[:due]
        if len(hand) != due:
            raise BadPosition("lost-cities-bad-hand", {"seat": seat, "n": len(hand), "due": due}, "LC-T5")
        for card in shown[seat]:
            if card not in hand:
                raise bad("shown", CARDS[card])
            hand.remove(card)
        slots[seat * HAND : seat * HAND + due] = shown[seat] + hand
        s.shown |= shl(shl(1, len(shown[seat])) - 1, seat * HAND)
    if pile is not None and rest:
        raise BadPosition("lost-cities-bad-count", {"card": CARDS[rest[0]], "n": 0, "due": 1}, "LC-C1")
    s.hands = vec[i64](slots)
    s.pile = rest if pile is None else pile
    s.left = len(s.pile)


def _use(rest: list[int], card: int) -> None:
    if card not in rest:
        due = SPONSORS if card % KINDS == 0 else 1
        raise BadPosition("lost-cities-bad-count", {"card": CARDS[card], "n": due + 1, "due": due}, "LC-C1")
    rest.remove(card)


def _pair(data: Position, name: str, default: object = ()) -> list[Any]:
    """The two seats' entries of a list; both at their default where there is none."""
    value = data.get(name)
    if value is None:
        empty: object = list(default) if isinstance(default, tuple) else default
        return [empty, empty]
    if not isinstance(value, list) or len(value) != 2:
        raise bad(name, value)
    return value


def _colour(s: "State", name: str) -> int:
    colour = index_of(COLOURS, name, "colour")
    if colour >= s.settings.colours:
        raise BadPosition("lost-cities-no-sixth-colour", {"colour": name}, "LC-L1")
    return colour


def _milestones(value: object) -> int:
    mask = 0
    for word in items(value, "milestones"):
        bit = int(shl(1, index_of(MILESTONES, word, "milestones")))
        if mask & bit:
            raise bad("milestones", word)
        mask |= bit
    return mask


def _finished(s: "State", value: object) -> list[list[int]]:
    """The points of the games before this one; how many there may be depends on the step."""
    results: list[list[int]] = []
    for game in items(value, "finished"):
        if not isinstance(game, list) or len(game) != 2 or not all(type(p) is int for p in game):
            raise bad("finished", game)
        results.append([game[0], game[1]])
        _check_points(s, results[-1])
    games = int(s.settings.games)
    fits = {"over": len(results) == games, "deal": 0 < len(results) < games}
    if not fits.get(STEPS[s.step], len(results) < games):
        raise bad("finished", value)
    return results


def _check_points(s: "State", points: list[int]) -> None:
    """BadPosition unless a game can end with these points."""
    colours = int(s.settings.colours)
    high = scoring.most_points(colours) + (
        scoring.MILESTONE_POINTS * MILESTONES_A_GAME if s.settings.milestones else 0
    )
    low = scoring.FEWEST_OF_A_SEAT * colours
    for seat in range(2):
        if not low <= points[seat] <= high:
            args: Args = {"seat": seat, "points": points[seat], "low": low, "high": high}
            raise BadPosition("lost-cities-bad-points", args, "LC-E3")
    low = scoring.FEWEST_OF_BOTH * colours
    if not low <= sum(points) <= high:
        args = {"points": sum(points), "low": low, "high": high}
        raise BadPosition("lost-cities-bad-sum", args, "LC-E3")


def _fill_earlier(s: "State", data: Position) -> None:
    """The turns of the games before this one, and whether the turn cap mattered there."""
    most = 1_000_000 * len(s.finished)
    s.earlier_turns = number(data, "earlier_turns", 0, 0, most)
    s.earlier_capped = flag(data, "earlier_capped", False)
    if s.earlier_capped and (not s.finished or s.settings.turn_cap == NO_CAP):
        raise bad("earlier_capped", True)
