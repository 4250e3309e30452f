"""A search in several processes: it finds to the bit what it finds in one."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from shutil import copytree

import pytest

from cairn.arena import hands
from cairn.arena.contest import Table, finish
from cairn.arena.entrants import enter
from cairn.arena.hands import MoreHands, let_go, wait_for
from cairn.bots.bot import Eyes
from cairn.bots.search import Budget, Search, SearchBot
from cairn.cli.seats import seat_bots
from cairn.core.components import own_tables
from cairn.core.dice import QuickDice, QuickStream
from cairn.core.game import OVER, State
from cairn.core.match import Match, Player
from cairn.games import TITLES, find, title

BUDGET = Budget(30, most=5, longest=12)


@pytest.fixture(autouse=True, scope="module")
def processes() -> Iterator[None]:
    """Two more processes for all tests here, gone behind the last."""
    assert wait_for(2)
    yield
    let_go()


def position(game: str, moves: int) -> State:
    """A position after some moves, at which the policy has several candidates."""
    found = title(game)
    state = found.game.start(found.game.seats[0], QuickDice(8), found.game.read_options({}, simulated=True))
    policy, chance = found.policy(), QuickStream(5)
    n = 0
    while n < moves or len(policy.candidates(state, 3)) < 3:
        state.push(policy.move(state, chance))
        n += 1
    assert state.to_move() != OVER
    return state


@dataclass(frozen=True)
class Found:
    """All that a search has found."""

    move: int
    worlds: int
    playouts: int
    totals: list[float]
    squares: list[float]
    counts: list[int]
    leads: list[list[float]]
    reason: tuple[str, object, str, object]


def found(search: Search) -> Found:
    """What the search finds, to the bit."""
    move = search.run()
    reason = search.reason()
    assert reason is not None and reason.public is not None
    return Found(
        move,
        int(search.worlds),
        int(search.played),
        list(search.gains.total),
        list(search.gains.squares),
        [int(n) for n in search.gains.worlds],
        search.leads,
        (reason.key, reason.args, reason.public.key, reason.public.args),
    )


@pytest.mark.parametrize("game", TITLES)
def test_one_two_and_three_processes_find_the_same(game: str) -> None:
    """The move, every number and the reason; and the others have really played."""
    own = title(game)
    for moves in (0, 30):
        state = position(game, moves)
        eyes = Eyes(state, state.to_move())
        alone = found(Search(eyes, own.policy(), BUDGET, 7))
        for processes in (2, 3):
            more = MoreHands(own.game, "", False, processes)

            assert alone == found(Search(eyes, own.policy(), BUDGET, 7, None, more))
            assert alone.worlds * (processes - 1) / processes - 2 < more.played < alone.worlds


def test_a_race_is_the_same_too() -> None:
    """Candidates that are clearly behind go after each round, by the same numbers."""
    race = Budget(60, most=4, guard=1.5, longest=12, round_of=6)
    state = position("dominion", 20)
    eyes, policy = Eyes(state, state.to_move()), title("dominion").policy()
    alone = found(Search(eyes, policy, race, 4))
    for processes in (2, 3):
        more = MoreHands(find("dominion"), "", False, processes)

        assert alone == found(Search(eyes, policy, race, 4, None, more))
        assert more.played > 0


def test_levels_think_by_their_own_policy_elsewhere_too() -> None:
    """In a game whose levels think by a net, the other processes do."""
    state = position("lost-cities", 12)
    bots = [enter("lost-cities", "expert", 3, processes=n) for n in (1, 2)]
    moves = []
    for bot in bots:
        assert isinstance(bot, SearchBot)
        moves.append(found(Search(Eyes(state, state.to_move()), bot.policy, BUDGET, 3, None, bot.hands)))

    assert moves[0] == moves[1]
    assert bots[1].hands.played > 0  # type: ignore[attr-defined]


def test_component_tables_of_ones_own_are_used_elsewhere_too(tmp_path: Path) -> None:
    """Where another process cannot find them, it does not play with others: the search plays alone."""
    folder = tmp_path / "tables"
    copytree(own_tables("adventure_tours"), folder)
    boards = (folder / "boards.csv").read_text(encoding="utf-8")
    assert "expert,5,6,5" in boards
    (folder / "boards.csv").write_text(boards.replace("expert,5,6,5", "expert,4,4,4"), encoding="utf-8")
    game = find("adventure-tours").with_components(str(folder))
    state = game.start(3, QuickDice(1), game.read_options({"mode": "expert"}, simulated=True))
    eyes, policy = Eyes(state, state.to_move()), title("adventure-tours").policy()
    alone = found(Search(eyes, policy, BUDGET, 1))
    for components, plays in ((str(folder), True), ("", False)):
        more = MoreHands(game, components, False, 2)

        assert alone == found(Search(eyes, policy, BUDGET, 1, None, more))
        assert plays == (more.played > 0)
    assert wait_for(2)


def test_a_process_that_dies_changes_nothing() -> None:
    """Its worlds are played by the search itself, and the next search has another process."""
    state = position("lost-cities", 4)
    eyes, policy = Eyes(state, state.to_move()), title("lost-cities").policy()
    alone = found(Search(eyes, policy, BUDGET, 2))
    gone = hands._POOL[0]
    gone._process.kill()
    gone._process.wait()
    more = MoreHands(find("lost-cities"), "", False, 2)

    assert alone == found(Search(eyes, policy, BUDGET, 2, None, more))
    assert gone not in hands.at_hand(2) and gone not in hands._POOL
    assert wait_for(2)
    assert alone == found(Search(eyes, policy, BUDGET, 2, None, more))
    assert more.played > 0


def test_an_answer_to_an_earlier_question_is_not_taken_for_another() -> None:
    """Somebody may have been interrupted before he read it: until it has come the process is not free."""
    state = position("lost-cities", 4)
    eyes, policy = Eyes(state, state.to_move()), title("lost-cities").policy()
    alone = found(Search(eyes, policy, BUDGET, 2))
    more = MoreHands(find("lost-cities"), "", False, 2)
    more.begin(Search(eyes, policy, BUDGET, 5), [0, 1], 0, 6)

    assert alone == found(Search(eyes, policy, BUDGET, 2, None, more))
    assert wait_for(2)
    assert alone == found(Search(eyes, policy, BUDGET, 2, None, more))
    assert more.played > 0


def test_a_search_in_two_processes_ends_in_time() -> None:
    """What was found until then has no gaps: each candidate has a lead for each of its worlds."""
    state = position("lost-cities", 6)
    eyes, policy = Eyes(state, state.to_move()), title("lost-cities").policy()
    more = MoreHands(find("lost-cities"), "", False, 2)
    search = Search(eyes, policy, Budget(1_000_000).within(0.2), 3, None, more)

    assert search.run() in state.options()
    assert more.played > 0
    assert search.played == sum(len(leads) for leads in search.leads) == sum(search.gains.worlds)
    assert search.done() == 1.0
    again = Search(eyes, policy, Budget(1_000_000), 3)
    worlds = len(search.leads[0])
    assert [again.play_world([0], n)[1] for n in range(min(20, worlds))] == search.leads[0][:20]


@pytest.mark.parametrize("processes", [1, 2])
def test_a_game_of_the_arena_is_the_same(processes: int) -> None:
    """`processes=2` is a matter of time, not of play."""
    name = f"search:playouts=12,most=3,longest=10,processes={processes}"
    options = find("lost-cities").read_options({"turn_cap": "20"}, simulated=True)
    end = finish(Table("lost-cities", options, [name, "rule"], 4))
    plain = finish(Table("lost-cities", options, [name.rpartition(",")[0], "rule"], 4))

    assert (end.moves, end.state.digest()) == (plain.moves, plain.state.digest())


def test_the_bots_of_a_terminal_think_in_as_many_processes_as_they_are_told() -> None:
    """Those that search; one process needs no others."""
    game = find("dominion")
    players = [Player(name, True) for name in ("hard", "rule", "search:playouts=12,processes=3")]
    match = Match(game, game.read_options({}), players, b"1" * 32)
    for jobs, others in ((1, [False, True]), (2, [True, True])):
        bots = seat_bots(match, "", jobs)
        thinking = [bot for bot in bots.values() if isinstance(bot, SearchBot)]

        assert others == [bot.hands is not None for bot in thinking]
