"""What must be true of any game: one function a check.

A check says whether there was anything to look at, and raises Untrue (or whatever the game raises) when it
does not like what it saw. None of them asserts: they also look when Python runs without assertions.
"""

import json
import re
from collections.abc import Callable
from typing import Any

from cairn.core.dice import QuickStream
from cairn.core.errors import GameOver, IllegalMove, Refusal, UnknownMove
from cairn.core.game import OVER, Game, Move, State
from cairn.core.record import read_match
from cairn.core.views import missing_part
from cairn.proof.chance import is_even
from cairn.proof.played import Moment, Played, Untrue

Chooser = Callable[[State, list[Move], QuickStream], list[Move]]
"""Which of the moves a random player likes at the moment; at least one."""

LONGEST = 20_000
"""The moves after which a random game is called endless."""
DRAWS = 100
"""How often an option should turn up where the fairness of random moves is tested."""
_RULE = re.compile(r"[A-Z]{2,}-[A-Z]*[0-9]+")


def plays_to_the_end(played: Played, longest: int = LONGEST, choose: Chooser | None = None) -> bool:
    """Random moves, even or with a leaning, lead to an end: no crash, no dead end, no endless game."""
    match = played.match
    stream = played.chance(-1)
    while match.state.to_move() != OVER:
        if len(match.moves) == longest:
            raise Untrue(f"the game goes on after {longest} moves")
        moves = match.state.options()
        if not moves:
            raise Untrue("a dead end: the game is not over, and there is no move")
        liked = moves if choose is None else choose(match.state, moves, stream)
        match.push(liked[stream.below(len(liked))])
        played.digests.append(match.state.digest())
    return True


def replay_is_the_same(played: Played) -> bool:
    """Dice and moves lead to the same end, and so does the text of the match."""
    end = played.match.state.digest()
    state = played.start()
    for move in played.match.moves:
        state.apply(move)
    if state.digest() != end:
        raise Untrue("the same dice and moves lead to another position")
    again = read_match(played.match.text(), {played.game.name: played.game})
    if again.state.digest() != end:
        raise Untrue("the saved match leads to another position")
    return True


def clone_is_apart(m: Moment) -> bool:
    """A clone takes the move: the original is untouched, and the clone comes to where the match came."""
    if m.move is None:
        return False
    twin = m.state.clone()
    if twin.sink is not None:
        raise Untrue("the clone tells its events")
    twin.apply(m.move)
    if twin.digest() != m.digest_after:
        raise Untrue(f"{m.spell(m.move)}: the clone comes to another position than the original")
    if m.state.digest() != m.digest:
        raise Untrue(f"{m.spell(m.move)}: the clone took it, and the original changed")
    return True


def adds_up(m: Moment) -> bool:
    """The pieces are conserved, every seat has points, and somebody has won exactly when the game is over."""
    m.state.audit()
    winners = m.state.winners()
    if m.is_over and not winners:
        raise Untrue("the game is over, and nobody has won")
    if winners and not m.is_over:
        raise Untrue("somebody has won before the end")
    if len(set(winners)) != len(winners) or not set(winners) <= set(range(m.seats)):
        raise Untrue(f"the winners are no seats of the table: {winners}")
    if (m.is_over or m.number == 0) and len(m.state.scores()) != m.seats:
        raise Untrue(f"{m.seats} seats have {len(m.state.scores())} scores")
    return True


def decisions_are_sane(m: Moment) -> bool:
    """The decision is that of the seat to move, and its options are the options, each once."""
    decision = m.state.decision
    if decision is None:
        return False
    if decision.seat != m.state.to_move() or not 0 <= decision.seat < m.seats:
        raise Untrue(f"number {decision.seat} has the decision, number {m.state.to_move()} is to move")
    if decision.options != m.state.options():
        raise Untrue("the decision has other options than the position")
    if not decision.options or len(set(decision.options)) != len(decision.options):
        raise Untrue("the decision has no options, or one of them twice")
    if not all(0 <= move < len(m.game.moves) for move in decision.options):
        raise Untrue("an option is not in the table of moves")
    return True


def looking_changes_nothing(m: Moment) -> bool:
    """Whatever is asked of a position leaves it as it was; what a seat observes fills its buffer exactly."""
    before = dump_and_views(m.state, m.seats)
    for seat in range(m.seats):
        observed = observe(m.game, m.state, seat)
        if len(observed) != m.game.observation_size or not all(isinstance(n, int | float) for n in observed):
            raise Untrue(f"seat {seat + 1} observes something that is not a number, or leaves a gap")
        m.state.in_doubt(seat)
        m.state.imagine(seat, m.number)
    if not m.is_over:
        m.state.question()
        m.state.random_move(m.chance())
        m.state.why_not(m.state.options()[0])
    if m.state.digest() != m.digest or dump_and_views(m.state, m.seats) != before:
        raise Untrue("the position was looked at, and has changed")
    return True


def views_are_whole(m: Moment) -> bool:
    """Every view has all parts that the contract names, and says whose it is."""
    for viewer in (None, *range(m.seats)):
        view = m.state.view(viewer)
        who = "a spectator" if viewer is None else f"seat {viewer + 1}"
        part = missing_part(view, m.seats)
        if part:
            raise Untrue(f"the view of {who} lacks `{part}`, or has it in another form")
        if view["you"] != viewer or view["game"] != m.game.name:
            raise Untrue(f"the view of {who} is said to be of another seat or game")
        if (view["decision"] is None) != m.is_over or (view["result"] is None) == m.is_over:
            raise Untrue(f"the view of {who} must have a decision while the game goes on, and then a result")
        for name, constant in m.game.constants.items():
            if view.get(name) != constant:
                raise Untrue(f"`{name}` is said to be the same in every view, and in that of {who} it is not")
        decision = view["decision"] or {}
        if decision.get("options") and decision["seat"] != viewer:
            raise Untrue(f"the view of {who} has the options of another seat")
        told = decision.get("options", [])
        if decision.get("seat") == viewer and told != [m.spell(move) for move in m.state.options()]:
            raise Untrue(f"the view of {who} has other options than the position, or in another order")
    return True


def spellings_round_trip(game: Game) -> bool:
    """Every move of the table has one spelling and is read back from it; a foreign one is refused."""
    if len(set(game.moves)) != len(game.moves):
        raise Untrue("two moves have one spelling")
    for move, spelling in enumerate(game.moves):
        if game.spell(move) != spelling or game.read(f" {spelling.upper()} ") != move:
            raise Untrue(f"{spelling!r} is not read back as move {move}")
    for foreign in ["", "?", f"{game.moves[0]} twice", f"{game.moves[0][:-1]}"]:
        try:
            if game.moves[game.read(foreign)] != foreign:
                raise Untrue(f"{foreign!r} is no spelling, and is read as a move")
        except UnknownMove:
            pass
    return True


def position_round_trips(m: Moment) -> bool:
    """A position goes out as plain data and comes in again: the same digest, views and next position."""
    data = json.loads(json.dumps(m.state.dump()))
    again = m.game.position(data, m.state.dice, m.options)
    if again.digest() != m.digest:
        raise Untrue("the position that was read back has another digest")
    if dump_and_views(again, m.seats) != dump_and_views(m.state, m.seats):
        raise Untrue("the position that was read back looks different")
    if m.move is not None:
        if m.state.spell(m.move) != m.spell(m.move):
            raise Untrue(f"{m.spell(m.move)}: the position spells it {m.state.spell(m.move)}")
        again.apply(m.move)
        if again.digest() != m.digest_after:
            raise Untrue(f"{m.spell(m.move)}: the position that was read back goes on differently")
    return True


def explains_itself(m: Moment) -> bool:
    """`why_not` and `allows` agree with the options on every move of the table; a refusal changes nothing."""
    options = [] if m.is_over else m.state.options()
    for move in range(len(m.game.moves)):
        why = m.state.why_not(move)
        if m.state.allows(move) != (move in options):
            raise Untrue(f"{m.spell(move)}: `allows` and the options disagree")
        if move in options:
            if why is not None:
                raise Untrue(f"{m.spell(move)}: an option, and yet refused as {why.key}")
            continue
        if why is None:
            raise Untrue(f"{m.spell(move)}: not an option, and nothing says why")
        if not why.key or not _RULE.fullmatch(why.rule):
            raise Untrue(f"{m.spell(move)}: refused as {why.key!r} by rule {why.rule!r}")
        _refuses(m, move, why)
    if m.state.digest() != m.digest:
        raise Untrue("a move was refused, and the position has changed")
    return True


def _refuses(m: Moment, move: Move, why: Refusal) -> None:
    """Apply a move that is not allowed."""
    try:
        m.state.apply(move)
    except (GameOver, IllegalMove) as problem:
        if not m.is_over and (problem.key, problem.rule, problem.facts) != (why.key, why.rule, why.args):
            raise Untrue(f"{m.spell(move)}: refused in other words than `why_not` has") from problem
    else:
        raise Untrue(f"{m.spell(move)}: refused as {why.key}, and yet played")


def random_move_is_fair(m: Moment) -> bool:
    """`random_move` names options and nothing else, each as often as the others."""
    if m.is_over or len(m.state.options()) < 2:
        return False
    counts = dict.fromkeys(m.state.options(), 0)
    stream = m.chance()
    for _ in range(DRAWS * len(counts)):
        move = m.state.random_move(stream)
        if move not in counts:
            raise Untrue(f"{m.spell(move)}: a random move, but no option")
        counts[move] += 1
    if not is_even(counts.values()):
        told = ", ".join(f"{m.spell(move)} {count}" for move, count in counts.items())
        raise Untrue(f"random moves are not even: {told}")
    return True


def observe(game: Game, state: State, seat: int) -> list[Any]:
    """The numbers a seat observes; None where nothing was written."""
    buffer: list[Any] = [None] * game.observation_size
    state.observe(seat, buffer)
    return buffer


def dump_and_views(state: State, seats: int) -> list[str]:
    """The whole position and what each seat and a spectator see of it, to the byte."""
    viewers: list[int | None] = [None, *range(seats)]
    return [json.dumps(state.dump()), *[json.dumps(state.view(viewer)) for viewer in viewers]]
