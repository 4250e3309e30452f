"""What must be true of hidden things in any game: nobody is sent them, and everybody may imagine them.

The one tool is the re-deal: a world that a seat imagines differs from the true one only in what that seat
cannot see, so all that the seat is sent must be the same in both, to the byte.
"""

import json
from typing import Any

from cairn.core.dice import QuickStream
from cairn.core.game import OVER, Game, Move, Seat, State
from cairn.proof.chance import is_even
from cairn.proof.checks import observe
from cairn.proof.played import LARGE, Moment, Untrue

WORLDS = 4
"""How many worlds a seat imagines at a moment."""
SEARCHED = 500
"""How many it imagines to find a second one where it is in doubt: an even deal may hide it well."""
PLAYED_ON = 12
"""How many random moves an imagined world is tried with."""
FEW = 12
"""The most worlds of a position that is small enough to count how often each of them comes up."""
GLANCES = 8
"""How many worlds are looked at to see whether they may be few: then one comes up twice."""
DRAWS = 600
"""How many worlds are counted where they may be few."""


def keeps_secrets(m: Moment) -> bool:
    """Deal again what a seat cannot see: all it is sent stays the same, and so does all it imagines."""
    stream = m.chance()
    for seat in range(m.seats):
        other = m.state.imagine(seat, int(stream.below(LARGE)))
        same_to(m, other, seat)
        _imagines_the_same(m, other, seat, int(stream.below(LARGE)))
        shared = [] if m.is_over else [move for move in m.state.options() if other.allows(move)]
        if shared:
            tells_what_it_shows(m, other, seat, shared[stream.below(len(shared))])
    return True


def same_to(m: Moment, other: State, seat: Seat) -> None:
    """All that a seat is sent about the position is the same in another deal."""
    # A spectator sees no more than any seat, so what one seat cannot see he cannot see either.
    for viewer in (seat, None):
        _same(_sent(m.game, m.state, viewer), _sent(m.game, other, viewer), viewer)


def _sent(game: Game, state: State, viewer: Seat | None) -> dict[str, Any]:
    """All that a table sends to a seat, or to a spectator, about a position."""
    decision = state.decision
    sent: dict[str, Any] = {"view": json.dumps(state.view(viewer))}
    if state.shows_scores():
        sent["scores"] = state.scores()
    if decision is not None:
        sent["question"] = (decision.seat, decision.kind, decision.prompt, decision.args)
    if viewer is None:
        return sent
    sent["observation"] = observe(game, state, viewer)
    if decision is not None and decision.seat == viewer:
        sent["options"] = decision.options
        refusals = [state.why_not(move) for move in range(len(game.moves))]
        sent["refusals"] = [None if why is None else (why.key, why.rule, why.args) for why in refusals]
    return sent


def _same(sent: dict[str, Any], dealt_again: dict[str, Any], viewer: Seat | None) -> None:
    for name in sent:
        if sent[name] != dealt_again.get(name):
            raise Untrue(f"{_who(viewer)} can tell two deals apart by the {name}")


def _imagines_the_same(m: Moment, other: State, seat: Seat, seed: int) -> None:
    """From whatever deal it is asked, the same seed gives the same world, down to the random move in it."""
    one, two = m.state.imagine(seat, seed), other.imagine(seat, seed)
    if one.digest() != two.digest() or one.dump() != two.dump():
        raise Untrue(f"the world that {_who(seat)} imagines depends on cards it cannot see")
    if not m.is_over and one.random_move(m.chance()) != two.random_move(m.chance()):
        raise Untrue(f"the random moves in {_who(seat)}'s world depend on cards it cannot see")


def tells_what_it_shows(m: Moment, other: State, seat: Seat, move: Move) -> None:
    """Make one move in both deals: a viewer sees a difference exactly if it is told of one.

    And the deciding seat sees one only if the move counts as one that brings something to light: any other
    move can be taken back freely.
    """
    true, dealt = _Heard(m.state, move), _Heard(other, move)
    for viewer in (seat, None):
        sees = true.state.view(viewer) != dealt.state.view(viewer)
        hears = true.told(viewer) != dealt.told(viewer)
        if hears and not sees and not _passes(true.told(viewer), dealt.told(viewer)):
            raise Untrue(f"{m.spell(move)}: {_who(viewer)} is told of cards that it is not shown")
        if sees and not hears:
            raise Untrue(f"{m.spell(move)}: {_who(viewer)} is shown cards that it is not told of")
        if sees and seat == m.state.to_move() and true.state.learnt == m.state.learnt:
            raise Untrue(f"{m.spell(move)}: {_who(viewer)} learns something, and yet it can be taken back")


def _passes(true: list[str], dealt: list[str]) -> bool:
    """Whether what was told may be over by now: a later event undoes it, or a shuffle hides it again."""
    if len(true) != len(dealt):
        return True
    differing = [i for i in range(len(true)) if true[i] != dealt[i]]
    return len(differing) > 1 or any("-shuffles" in told for told in true[differing[0] :])


class _Heard:
    """A position after a move, and what everybody was told about the move."""

    def __init__(self, before: State, move: Move) -> None:
        self.state = before.clone()
        self.state.sink = []
        self.state.push(move)

    def told(self, viewer: Seat | None) -> list[str]:
        return [json.dumps(event.told_to(viewer)) for event in self.state.sink or []]


def imagines_honestly(m: Moment) -> bool:
    """Imagined worlds look like the true one and can be played; there are several exactly in doubt."""
    stream = m.chance()
    for seat in range(m.seats):
        looks = _looks(m.state, seat)
        found = set()
        for _ in range(WORLDS):
            world = m.state.imagine(seat, int(stream.below(LARGE)))
            if _looks(world, seat) != looks:
                raise Untrue(f"{_who(seat)} imagines a world that looks different")
            if world.dice is m.state.dice or world.sink is not None:
                raise Untrue(f"the world that {_who(seat)} imagines holds the match's own dice or listeners")
            found.add(world.digest())
            _can_be_played(world, stream)
        if not m.state.in_doubt(seat):
            if len(found) > 1:
                raise Untrue(f"{_who(seat)} is in no doubt, and yet imagines several worlds")
        elif len(found) == 1 and not _finds_another(m, seat, found, stream):
            raise Untrue(f"{_who(seat)} is in doubt, and yet imagines but one world")
    return True


def _looks(state: State, seat: Seat) -> tuple[Seat, str, str]:
    """Whose move it is, and what a seat and a spectator see."""
    return state.to_move(), json.dumps(state.view(seat)), json.dumps(state.view(None))


def imagines_everywhere(m: Moment) -> bool:
    """Every seat's imagined world looks like the true one, has all its pieces, and asks the same question."""
    stream = m.chance()
    for seat in range(m.seats):
        world = m.state.imagine(seat, int(stream.below(LARGE)))
        world.audit()
        if world.view(seat) != m.state.view(seat):
            raise Untrue(f"{_who(seat)} imagines a world that looks different")
    return True


def _finds_another(m: Moment, seat: Seat, found: set[int], stream: QuickStream) -> bool:
    """Whether the seat imagines yet another world, if it tries often enough."""
    seeds = (int(stream.below(LARGE)) for _ in range(SEARCHED))
    return any(m.state.imagine(seat, seed).digest() not in found for seed in seeds)


def _can_be_played(world: State, stream: QuickStream) -> None:
    """An imagined world has all its pieces, and random moves go on from it and keep them."""
    world.audit()
    for _ in range(PLAYED_ON):
        if world.to_move() == OVER:
            break
        world.apply(world.random_move(stream))
    world.audit()


def deals_evenly(m: Moment) -> bool:
    """Where only a few worlds are possible, each is imagined as often as the others.

    Equal cards would make some worlds likelier, so this looks only where all hidden cards differ.
    """
    stream = m.chance()
    seat = int(stream.below(m.seats))
    worlds = [m.state.imagine(seat, int(stream.below(LARGE))) for _ in range(GLANCES)]
    counts = dict.fromkeys([world.digest() for world in worlds], 0)
    if not 1 < len(counts) < GLANCES or _have_twins(worlds):
        return False
    for _ in range(DRAWS):
        digest = m.state.imagine(seat, int(stream.below(LARGE))).digest()
        counts[digest] = counts.get(digest, 0) + 1
    if len(counts) > FEW:
        return False
    if not is_even(counts.values()):
        raise Untrue(f"{_who(seat)} imagines some worlds more often than others: {sorted(counts.values())}")
    return True


def _have_twins(worlds: list[State]) -> bool:
    """Whether the lists of names that are not the same in all worlds name something twice."""
    lists: dict[str, list[list[str]]] = {}
    for world in worlds:
        _collect(world.dump(), "", lists)
    hidden = [name for same in lists.values() if any(names != same[0] for names in same) for name in same[0]]
    return len(set(hidden)) != len(hidden)


def _collect(data: Any, path: str, lists: dict[str, list[list[str]]]) -> None:
    """Gather every list of names in plain data, by the path to it."""
    if isinstance(data, dict):
        for key in data:
            _collect(data[key], f"{path}/{key}", lists)
    elif isinstance(data, list) and all(isinstance(item, str) for item in data):
        lists.setdefault(path, []).append(data)
    elif isinstance(data, list):
        for i, item in enumerate(data):
            _collect(item, f"{path}/{i}", lists)


def _who(viewer: Seat | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer + 1}"
