"""What may be done and what follows: the turn, the end of a game, the next one."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core.dice import QuickStream
from cairn.core.errors import Args
from cairn.core.game import Decision, Move
from cairn.core.zones import shl
from cairn.games.lost_cities.rules import scoring
from cairn.games.lost_cities.rules.moves import (
    CAMP,
    DEAL,
    DEAL_STEP,
    DRAW,
    DRAW_STEP,
    MATCH_OVER,
    PLACE_STEP,
    PLAY,
    TAKE,
)
from cairn.games.lost_cities.rules.pieces import (
    ALL_BITS,
    EMPTY_CAMP,
    FIRST_COME,
    HAND,
    KINDS,
    MILESTONES,
    MOST_COLOURS,
    NO_COLOUR,
    SPONSOR,
    takes,
    value,
)

if TYPE_CHECKING:
    from cairn.games.lost_cities.rules.state import State

ALL_KINDS: Final[i64] = 2**KINDS - 1
LOWEST: Final = vec[i64]([max(0, (n & -n).bit_length() - 1) for n in range(2**KINDS)])
"""The lowest bit of each set of cards of one colour."""
ALLOWED: Final = vec[i64](
    [sum([2**rank for rank in range(KINDS) if takes(expedition, rank)]) for expedition in range(ALL_BITS + 1)]
)
"""The ranks that each expedition takes, as a set: with one of them all that are higher."""
CAMPS: Final = [
    [CAMP + colour * KINDS + rank for rank in range(KINDS) if ranks >> rank & 1]
    for colour in range(MOST_COLOURS)
    for ranks in range(2**KINDS)
]
"""The options of cards that may only go to their camp, by their colour and their set of ranks; to copy."""
PLAYS: Final = [
    [verb + colour * KINDS + rank for rank in range(KINDS) if ranks >> rank & 1 for verb in (PLAY, CAMP)]
    for colour in range(MOST_COLOURS)
    for ranks in range(2**KINDS)
]
"""The same of cards that may join their expedition too."""
DRAWS: Final = [
    [DRAW] + [TAKE + colour for colour in range(MOST_COLOURS) if camps >> colour & 1]
    for camps in range(2**MOST_COLOURS)
]
"""The options of a seat that draws, by the camps that it may take from; to copy."""


def may_add(s: "State", card: i64) -> bool:
    """Whether the seat to move may lay this card on its expedition. [LC-T1, LC-T2]"""
    colour: i64 = card // KINDS
    return takes(s.expeditions[s.seat * MOST_COLOURS + colour], card - colour * KINDS)


def may_take(s: "State", colour: i64) -> bool:
    """Whether the top of this camp may be drawn. [LC-T4, LC-E5]"""
    return s.camps[colour] != EMPTY_CAMP and s.closed != colour and s.turn < s.settings.turn_cap


def takeable(s: "State") -> i64:
    """A bit for each camp whose top may be drawn."""
    found: i64 = 0
    if s.turn < s.settings.turn_cap:
        camps = s.camps
        colour: i64 = s.settings.colours - 1
        while colour >= 0:
            found += found
            if camps[colour] != EMPTY_CAMP and s.closed != colour:
                found += 1
            colour -= 1
    return found


def holds_before(s: "State", slot: i64) -> bool:
    """Whether an earlier slot of the same hand holds the same card: identical cards are one move."""
    hands = s.hands
    card: i64 = hands[slot]
    other: i64 = s.seat * HAND
    while other < slot:
        if hands[other] == card:
            return True
        other += 1
    return False


def held_cards(s: "State") -> i64:
    """A bit for each card in the hand of the seat to move; identical cards are one."""
    hands = s.hands
    slot: i64 = s.seat * HAND
    last: i64 = slot + HAND
    held: i64 = 0
    while slot < last:
        held |= shl(1, hands[slot])
        slot += 1
    return held


def options(s: "State") -> list[Move]:
    """The moves allowed now, card by card: a seat does not see in which slot of a hand a card lies."""
    moves: list[Move] = []
    if s.step == PLACE_STEP:
        held: i64 = held_cards(s)
        expeditions = s.expeditions
        first: i64 = s.seat * MOST_COLOURS
        at: i64 = 0
        while held != 0:
            ranks: i64 = held & ALL_KINDS
            if ranks != 0:
                joining: i64 = ranks & ALLOWED[expeditions[first]]
                if joining != ranks:
                    moves += CAMPS[at + ranks - joining]
                if joining != 0:
                    moves += PLAYS[at + joining]
            held >>= KINDS
            first += 1
            at += ALL_KINDS + 1
    elif s.step == DRAW_STEP:
        return DRAWS[takeable(s)][:]
    elif s.step == DEAL_STEP:
        moves.append(DEAL)
    return moves


def random_move(s: "State", stream: QuickStream) -> Move:
    """One of the options, each as likely: guess until the guess is allowed."""
    if s.step == PLACE_STEP:
        while True:
            guesses: i64 = stream.guesses()
            while guesses != 1:
                move: i64 = _guess_place(s, guesses)
                if move >= 0:
                    return move
                guesses >>= 4
    if s.step == DEAL_STEP:
        return DEAL
    if s.turn >= s.settings.turn_cap:
        return DRAW
    while True:
        guesses = stream.guesses()
        while guesses != 1:
            move = _guess_draw(s, guesses)
            if move >= 0:
                return move
            guesses >>= 4


# Below: no conditional expressions, as mypyc would make objects of both numbers.


def _guess_place(s: "State", guess: i64) -> i64:
    """The move that four random bits name (a hand slot and a verb), or −1 if it is not allowed."""
    slot: i64 = s.seat * HAND + (guess >> 1 & 7)
    card: i64 = s.hands[slot]
    colour: i64 = card // KINDS
    rank: i64 = card - colour * KINDS
    if rank == SPONSOR and holds_before(s, slot):
        return -1
    if guess & 1:
        return CAMP + card
    if takes(s.expeditions[s.seat * MOST_COLOURS + colour], rank):
        return PLAY + card
    return -1


def _guess_draw(s: "State", guess: i64) -> i64:
    """The move that three random bits name (a camp, or one more: the draw pile), or −1."""
    colour: i64 = guess & 7
    if colour < s.settings.colours:
        if s.camps[colour] != EMPTY_CAMP and s.closed != colour:
            return TAKE + colour
        return -1
    if colour == s.settings.colours:
        return DRAW
    return -1


def allows(s: "State", move: Move) -> bool:
    """Whether the move is among the options, without listing them."""
    if s.step == PLACE_STEP:
        if move >= CAMP:
            return move < DRAW and holds(s, move - CAMP)
        return holds(s, move) and may_add(s, move)
    if s.step == DRAW_STEP:
        return move == DRAW or (TAKE <= move < DEAL and may_take(s, move - TAKE))
    return s.step == DEAL_STEP and move == DEAL


def holds(s: "State", card: i64) -> bool:
    """Whether the seat to move has the card in hand."""
    hands = s.hands
    slot: i64 = s.seat * HAND
    last: i64 = slot + HAND
    while slot < last:
        if hands[slot] == card:
            return True
        slot += 1
    return False


def push(s: "State", move: Move) -> None:
    """Play an allowed move."""
    if move < DRAW:
        if move < CAMP:
            s.add_to_expedition(move - PLAY)
        else:
            s.add_to_camp(move - CAMP)
        s.step = DRAW_STEP
    elif move == DEAL:
        s.deal()
    else:
        if move == DRAW:
            s.draw()
        else:
            s.take_from_camp(move - TAKE)
        _end_turn(s)


def _end_turn(s: "State") -> None:
    s.turn += 1
    s.closed = NO_COLOUR
    if s.on_offer != 0:
        _award_first_come(s)
    if s.left == 0:
        _end_game(s)
    else:
        s.seat = 1 - s.seat
        s.step = PLACE_STEP


def _award_first_come(s: "State") -> None:
    """At the end of one's own turn: every first-come milestone that is met. [LC-K3]"""
    first: i64 = s.seat * MOST_COLOURS
    milestone: i64 = 0
    while milestone < FIRST_COME:
        if s.on_offer >> milestone & 1 and scoring.meets(milestone, s.expeditions, first, s.settings.colours):
            s.win_milestone(s.seat, milestone)
        milestone += 1


def _end_game(s: "State") -> None:
    """Award what is decided at the end, write the points down, and name the next starter."""
    for milestone in s.milestones_on_offer():
        if milestone >= FIRST_COME:
            _award_at_end(s, milestone)
    points = [s.points(0), s.points(1)]
    for seat in range(2):
        if s.sink is not None:
            s.tell("lost-cities-scores", {"seat": seat, "points": points[seat]})
    s.finished = [*s.finished, points]
    totals = s.totals()
    if len(s.finished) == s.settings.games:
        s.step = MATCH_OVER
        if s.sink is not None:
            _tell_result(s, totals)
        return
    if totals[0] != totals[1]:
        s.starter = 0 if totals[0] > totals[1] else 1
    else:
        s.starter = 1 - s.starter
    s.seat = s.starter
    s.step = DEAL_STEP


def _award_at_end(s: "State", milestone: int) -> None:
    """The seat that is ahead takes the milestone; a tie gives it to nobody. [LC-K5]"""
    ahead = _standing(s, milestone, 0) - _standing(s, milestone, 1)
    if ahead > 0:
        s.win_milestone(0, milestone)
    elif ahead < 0:
        s.win_milestone(1, milestone)
    elif s.sink is not None:
        s.tell("lost-cities-nobody-wins-milestone", {"milestone": MILESTONES[milestone]})


_OUT_OF_THE_RUNNING: Final = -1000
"""Below every expedition's points."""


def _standing(s: "State", milestone: int, seat: int) -> int:
    """How far a seat has come towards an end-of-game milestone; more is better."""
    if milestone == FIRST_COME:
        return scoring.started(s.row(seat))
    if milestone == FIRST_COME + 1:
        points = scoring.best(s.row(seat), s.settings.ignore_sponsors)
        return _OUT_OF_THE_RUNNING if points is None else points
    return -sum([value(card) for card in s.hand(seat)])


def _tell_result(s: "State", totals: list[int]) -> None:
    if totals[0] == totals[1]:
        s.tell("match-shared", {"points": totals[0]})
    else:
        best = 0 if totals[0] > totals[1] else 1
        s.tell("match-won", {"seat": best, "points": totals[best], "other": totals[1 - best]})


def question(s: "State") -> Decision:
    """The decision that waits."""
    seat = int(s.seat)
    if s.step == PLACE_STEP:
        return Decision(seat, "place", "lost-cities-prompt-place", {"seat": seat}, options(s))
    if s.step == DRAW_STEP:
        return Decision(seat, "draw", "lost-cities-prompt-draw", {"seat": seat}, options(s))
    number = len(s.finished) + 1
    args: Args = {"seat": seat, "n": number, "total": int(s.settings.games)}
    return Decision(seat, "deal", "lost-cities-prompt-deal", args, options(s), pause=True)
