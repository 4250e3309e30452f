"""What a bot sees when it looks ahead, and how that becomes the reason for a move.

A reason for the owner of the hand names moves: the next best one, what is to follow, the answer that hurts.
What others may hear has whole points alone, because any move that was not made tells of hidden cards.
"""

from time import monotonic
from typing import Final

from mypy_extensions import i64

from cairn.bots.bot import Reason
from cairn.bots.policy import Policy, play_by_policy, points_ahead, rounded
from cairn.core.dice import MASK, QuickStream, mix
from cairn.core.errors import Args
from cairn.core.game import OVER, Move, Seat, State

WORLDS: Final = 24
"""Playouts for the reason of a bot that did not think ahead when it moved."""
FEWEST: Final = 4
"""Playouts that are made however long they take."""
MOST_OPENINGS: Final = 64
"""Worlds in which it is looked at how a playout began."""
MOST_MOVES: Final = 60
"""Moves of such a beginning."""
FEWEST_TIMES: Final = 3
"""Bad worlds in which an answer must be given to be feared; rarer ones are chance."""
CLEARLY: Final = 0.2
"""By which part of the worlds it must be more frequent there than where it went well."""
LINE: Final = 2
"""Moves of a plan that are named."""


def seed_of_world(seed: int, n: i64) -> i64:
    """The seed of the world with this number, the same for all candidates of a search."""
    return mix(mix(seed & int(MASK), 7), n)


def of_policy(policy: Policy, world: State, move: Move, ceiling: float = 0.0) -> Reason | None:
    """Why a policy moved, which did not look ahead; None where it had no choice."""
    if len(world.options()) == 1:
        return None
    own = policy.why(world, move)
    outlook = _glance(policy, world, move, ceiling)
    if own is None:
        return _reason("bot-reason-quick", {}, outlook, "bot-reason-quick-told")
    return _reason(own.key, own.args, outlook, "bot-reason-told")


def of_slip(policy: Policy, world: State, move: Move, liked: Move, ceiling: float = 0.0) -> Reason:
    """Why a bot moved that has overlooked the move that it would have liked best."""
    args: Args = {"instead": world.spell(liked)}
    # That it was a slip is no business of the others: it says how good the hand was.
    outlook = _glance(policy, world, move, ceiling)
    return _reason("bot-reason-slip", args, outlook, "bot-reason-quick-told")


def of_choice(
    policy: Policy,
    world: State,
    seed: int,
    chosen: tuple[Move, list[float]],
    second: tuple[Move, list[float]],
    is_better: bool,
) -> Reason:
    """Why a search chose a move and not the next best one: each with its leads, in the same worlds."""
    move, leads = chosen
    others = second[1][: len(leads)]
    gain = rounded(_mean(leads) - _mean(others))
    often, seldom = _share_ahead(leads), _share_ahead(others)
    args: Args = {"instead": world.spell(second[0])}
    if not is_better:
        key = "bot-reason-first"
    elif gain > 0:
        key = "bot-reason-gain"
        args["gain"] = gain
    elif often > seldom:
        # What winning is worth beyond the points has made the difference.
        key = "bot-reason-often"
        args["often"] = often
        args["seldom"] = seldom
    else:
        key = "bot-reason-close"
    return _reason(key, args, look_ahead(policy, world, move, seed, leads), "bot-reason-told")


def _reason(key: str, args: Args, outlook: Args, told: str) -> Reason:
    public: Args = {name: outlook[name] for name in ("lead", "worst", "by_round")}
    return Reason(key, {**args, **outlook}, Reason(told, public))


def _glance(policy: Policy, world: State, move: Move, ceiling: float) -> Args:
    """The outlook of a move after a few playouts, and fewer of them where they take too long."""
    until = monotonic() + ceiling if ceiling > 0.0 else 0.0
    seat = world.to_move()
    leads: list[float] = []
    n: i64 = 0
    while n < FEWEST or (n < WORLDS and (until == 0.0 or monotonic() < until)):
        seed: i64 = seed_of_world(0, n)
        end = world.imagine(seat, int(seed))
        end.push(move)
        play_by_policy(end, policy, QuickStream(seed))
        leads.append(points_ahead(end, seat))
        n += 1
    return look_ahead(policy, world, move, 0, leads)


def look_ahead(policy: Policy, world: State, move: Move, seed: int, leads: list[float]) -> Args:
    """What is expected and feared after a move, and its line, by the leads of playouts in these worlds.

    `lead` and `worst` are the points ahead at the end, of all and of the worst quarter, and `by_round` is 1
    where that is the end of a round; `answers` and `line` say how many moves are named: `answer`, which is
    more frequent where it went badly; `then` and `later`.
    """
    ranked = [n for _, n in sorted([(leads[n], n) for n in range(len(leads))])]
    quarter = max(1, len(leads) // 4)
    bad = ranked[:quarter][: MOST_OPENINGS // 4]
    good = ranked[quarter:][-(MOST_OPENINGS - len(bad)) :]
    args: Args = {
        "lead": rounded(_mean(leads)),
        "worst": rounded(_mean([leads[n] for n in ranked[:quarter]])),
        "by_round": 1 if policy.is_by_round() else 0,
        "answers": 0,
        "line": 0,
    }
    lines: list[list[Move]] = []
    feared: list[list[Move]] = []
    hoped: list[list[Move]] = []
    for n in sorted(bad + good):
        own: list[Move] = []
        answers: list[Move] = []
        _replay(policy, world, move, int(seed_of_world(seed, n)), own, answers)
        lines.append(own)
        (feared if n in bad else hoped).append(answers)
    answer = telling(feared, hoped)
    if answer >= 0:
        args["answers"] = 1
        args["answer"] = world.spell(answer)
    then = _usual([line[0] for line in lines if len(line) > 0], len(lines))
    if then >= 0:
        args["line"] = 1
        args["then"] = world.spell(then)
        with_it = [line for line in lines if line[0:1] == [then]]
        later = _usual([line[1] for line in with_it if len(line) > 1], len(with_it))
        if later >= 0:
            args["line"] = LINE
            args["later"] = world.spell(later)
    return args


def _replay(
    policy: Policy, world: State, move: Move, seed: int, own: list[Move], answers: list[Move]
) -> None:
    """Begin a playout again: the seat's own next moves, and what the others do before its next turn."""
    seat: Seat = world.to_move()
    state = world.imagine(seat, seed)
    stream = QuickStream(seed)
    state.push(move)
    have_moved = False
    for n in range(MOST_MOVES):
        who = state.to_move()
        if who == OVER or (n > 0 and policy.is_end(state)):
            return
        chosen = policy.move(state, stream)
        is_routine = policy.is_routine(state, chosen)
        if who != seat:
            have_moved = True
            if not is_routine:
                answers.append(chosen)
        elif not is_routine:
            own.append(chosen)
            if have_moved:
                return
        state.push(chosen)


def telling(feared: list[list[Move]], hoped: list[list[Move]]) -> Move:
    """The answer that is more frequent where it went badly, often and clearly; -1 for none."""
    best = -1
    most = CLEARLY
    for move in sorted({move for answers in feared for move in answers}):
        times = len([answers for answers in feared if move in answers])
        elsewhere = len([answers for answers in hoped if move in answers])
        more = times / len(feared) - (elsewhere / len(hoped) if hoped else 0.0)
        if times >= FEWEST_TIMES and more > most:
            best = move
            most = more
    return best


def _usual(moves: list[Move], worlds: int) -> Move:
    """The most frequent of these moves, if it is made in a third of the worlds at least; -1 for none."""
    best = -1
    most = 0
    for move in sorted(set(moves)):
        times = moves.count(move)
        if times > most and times * 3 >= worlds:
            best = move
            most = times
    return best


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def _share_ahead(leads: list[float]) -> int:
    """Of a hundred playouts, those that end ahead; a tie is half of one."""
    won = 0.0
    for lead in leads:
        won += 1.0 if lead > 0.0 else 0.5 if lead == 0.0 else 0.0
    return rounded(100.0 * won / len(leads))
