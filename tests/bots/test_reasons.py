"""Why a bot moved: told by its seed, never by what it cannot see, and to others without naming a card."""

from collections.abc import Iterator

import pytest

from cairn.bots.bot import Bot, Eyes, Reason
from cairn.bots.levels import EasyBot
from cairn.bots.outlook import look_ahead, of_choice, seed_of_world, telling
from cairn.bots.policy import Policy, PolicyBot, play_by_policy, points_ahead, rounded
from cairn.bots.search import Budget, Search, SearchBot
from cairn.core.dice import QuickDice, QuickStream
from cairn.core.errors import Args
from cairn.core.game import OVER, Move, State
from cairn.games import TITLES, find, title
from cairn.text import LANGUAGES, Speaker

FEW = Budget(48, most=4, longest=30)
PUBLIC = {"bot-reason-told", "bot-reason-quick-told", "bot-reason-random"}


def positions(game: str, every: int, most: int) -> Iterator[State]:
    """Positions of a game in which the policy plays, and every fourth move is a random one; not the first."""
    found = title(game)
    options = found.game.read_options({}, simulated=True)
    state = found.game.start(found.game.seats[0], QuickDice(6), options)
    policy, chance = found.policy(), QuickStream(2)
    n = 0
    while state.to_move() != OVER and n < most:
        if len(state.options()) > 1:
            n += 1
            if n % every == 0:
                yield state
        state.push(state.random_move(chance) if chance.below(4) == 0 else policy.move(state, chance))


def bots(game: str) -> list[Bot]:
    """One bot of every kind that gives reasons."""
    own = title(game)
    quick: list[Bot] = [PolicyBot(own.policy(), 5), EasyBot(own.policy(), 5, slips=60)]
    return [*quick, SearchBot(own.policy(), FEW, 5), own.make_bot("random", 5)]


def spoken(reason: Reason | None) -> tuple[str, Args, str, Args] | None:
    """All that a reason says."""
    if reason is None:
        return None
    assert reason.public is not None
    return reason.key, reason.args, reason.public.key, reason.public.args


@pytest.mark.parametrize("game", TITLES)
def test_reasons_do_not_see_hidden_cards_and_tell_none(game: str, thorough: bool) -> None:
    """The hidden cards dealt again give the same reason; what is public are whole points alone."""
    kinds = set()
    for state in positions(game, 11, 100) if thorough else positions(game, 40, 40):
        seat = state.to_move()
        other = state.imagine(seat, 99)
        for bot, twin in zip(bots(game), bots(game), strict=True):
            move = bot.choose(Eyes(state, seat))
            twin.choose(Eyes(other, seat))
            reason = spoken(bot.reason())

            assert reason == spoken(twin.reason())
            assert reason is not None
            assert reason[2] in PUBLIC
            assert set(reason[3]) <= {"lead", "worst", "by_round"}
            assert all(type(value) is int for value in reason[3].values())
            assert reason[1].get("instead") != state.spell(move)
            kinds.add(reason[0])
    assert len(kinds) >= 2


def test_the_net_tells_its_shares_and_sees_no_hidden_card(thorough: bool) -> None:
    """Its own share is the greatest; both are parts of a hundred."""
    n = 0
    for state in positions("lost-cities", 12, 100) if thorough else positions("lost-cities", 30, 30):
        n += 1
        seat = state.to_move()
        bot, twin = title("lost-cities").make_bot("net", 1), title("lost-cities").make_bot("net", 1)
        bot.choose(Eyes(state, seat))
        twin.choose(Eyes(state.imagine(seat, 5), seat))
        reason = spoken(bot.reason())

        assert reason == spoken(twin.reason())
        assert reason is not None
        assert reason[0] == "lost-cities-reason-net"
        share, less = reason[1]["share"], reason[1]["less"]
        assert isinstance(share, int)
        assert isinstance(less, int)
        assert 0 <= less <= share <= 100
        assert share + less <= 101
        assert set(reason[3]) == {"lead", "worst", "by_round"}
    assert n > 0


@pytest.mark.parametrize("game", TITLES)
def test_a_reason_outlives_the_position(game: str) -> None:
    """It is thought of when somebody asks, and the table may have moved on by then."""
    for state in positions(game, 13, 14):
        early, late = SearchBot(title(game).policy(), FEW, 5), SearchBot(title(game).policy(), FEW, 5)
        moved = state.clone()
        move = early.choose(Eyes(state, state.to_move()))
        late.choose(Eyes(moved, moved.to_move()))
        before = early.reason()
        moved.push(move)
        if moved.to_move() != OVER:
            moved.push(moved.options()[-1])

        assert spoken(late.reason()) == spoken(before)


def test_a_search_tells_the_numbers_that_it_found() -> None:
    """The leads are those of its playouts, played again by hand."""
    state = next(positions("lost-cities", 20, 21))
    seat, policy = state.to_move(), title("lost-cities").policy()
    search = Search(Eyes(state, seat), policy, Budget(80, most=3), 4)
    move = search.run()
    leads = []
    for n in range(len(search.leads[search.best()])):
        seed = int(seed_of_world(4, n))
        world = state.imagine(seat, seed)
        world.push(move)
        play_by_policy(world, policy, QuickStream(seed))
        leads.append(points_ahead(world, seat))
    reason = search.reason()

    assert leads == search.leads[search.best()]
    assert len(leads) == search.worlds
    assert reason is not None
    assert reason.args["lead"] == rounded(sum(leads) / len(leads))
    worst = sorted(leads)[: len(leads) // 4]
    assert reason.args["worst"] == rounded(sum(worst) / len(worst))


def told(chosen: list[float], second: list[float], is_better: bool = True) -> Reason:
    """The reason for the first option of a game, with these leads, and not for the second."""
    state = next(positions("lost-cities", 1, 1))
    first, other = state.options()[:2]
    policy = title("lost-cities").policy()
    return of_choice(policy, state, 1, (first, chosen), (other, second), is_better)


def test_the_difference_is_told_as_it_is() -> None:
    """More points, or more wins, or hardly more, or nothing but the first idea."""
    gain = told([5.0, 1.0, 3.0, 7.0], [1.0, 1.0, 1.0, 1.0, 50.0])
    assert gain.key == "bot-reason-gain"
    # What the other one did in worlds that this one has not seen does not count.
    assert gain.args["gain"] == 3
    often = told([2.0, 2.0, 2.0, 0.0], [20.0, -2.0, -2.0, -2.0])
    assert (often.key, often.args["often"], often.args["seldom"]) == ("bot-reason-often", 88, 25)
    assert told([1.2, 1.0], [1.0, 1.0]).key == "bot-reason-close"
    assert told([1.0, 1.0], [9.0, 9.0], is_better=False).key == "bot-reason-first"


class Fear(Policy):
    """Answers with the last option where the dice of the world are odd, and else with the first."""

    def move(self, state: State, stream: QuickStream) -> Move:
        options = state.options()
        return options[-1] if stream.below(2) else options[0]


def test_the_answer_that_hurts_is_named_and_no_other() -> None:
    """An answer is feared if it is frequent where it went badly and rare elsewhere; else none is."""
    state = next(positions("lost-cities", 1, 1))
    seat, move, policy = state.to_move(), state.options()[0], Fear()
    answers = []
    for n in range(32):
        seed = int(seed_of_world(3, n))
        world, stream = state.imagine(seat, seed), QuickStream(seed)
        world.push(move)
        found: list[Move] = []
        while world.to_move() == seat or not found:
            chosen = policy.move(world, stream)
            if world.to_move() != seat:
                found.append(chosen)
            world.push(chosen)
        answers.append(found[0])
    feared = max(set(answers), key=lambda answer: (answers.count(answer), answer))
    leads = [-50.0 if answer == feared else 50.0 + n for n, answer in enumerate(answers)]
    told = look_ahead(policy, state, move, 3, leads)

    assert answers.count(feared) >= 3
    assert told["answers"] == 1
    assert told["answer"] == state.spell(feared)


def test_an_answer_is_feared_if_it_is_more_frequent_where_it_went_badly() -> None:
    """Not what is given everywhere, and not what may be chance."""
    assert telling([[1], [1], [1], [2]], [[1]] * 9 + [[2]]) == -1
    assert telling([[1, 7], [7], [1, 7], [2]], [[1]] * 9 + [[2]]) == 7
    assert telling([[7], [7]], []) == -1


class Steady(Policy):
    """Always the first option, which is the same in all worlds for a seat that knows its hand."""

    def move(self, state: State, stream: QuickStream) -> Move:
        return state.options()[0]


def test_the_line_is_what_the_seat_does_next() -> None:
    """What it does most often when it has a choice again, by hand."""
    state = next(positions("lost-cities", 1, 1))
    seat, move, policy = state.to_move(), state.options()[0], Steady()
    found = []
    for n in range(8):
        world = state.imagine(seat, int(seed_of_world(3, n)))
        world.push(move)
        while world.to_move() != seat or len(world.options()) == 1:
            world.push(world.options()[0])
        found.append(world.options()[0])
    args = look_ahead(policy, state, move, 3, [1.0] * 8)

    assert args["line"] in (1, 2)
    assert args["then"] == state.spell(max(sorted(set(found)), key=found.count))


def test_a_bot_without_a_choice_has_nothing_to_say() -> None:
    """Neither has one that has not moved yet, or that somebody wrote who gives no reasons."""
    policy = title("lost-cities").policy()
    for bot in (PolicyBot(policy), EasyBot(policy), SearchBot(policy, FEW), Bot()):
        assert bot.reason() is None
    state = find("lost-cities").start(2, QuickDice(1), find("lost-cities").read_options({"games": "3"}))
    play_by_policy(state, policy, QuickStream(1))
    eyes = Eyes(state, state.to_move())
    for bot in (PolicyBot(policy), EasyBot(policy), SearchBot(policy, FEW)):
        assert len(state.options()) == 1
        bot.choose(eyes)
        assert bot.reason() is None


def test_a_move_without_a_choice_leaves_the_reason_as_it_was() -> None:
    """A turn often ends with the one thing that is left to do; the reason is that of the last choice."""
    state = next(positions("lost-cities", 1, 1))
    policy = title("lost-cities").policy()
    over = find("lost-cities").start(2, QuickDice(1), find("lost-cities").read_options({"games": "3"}))
    play_by_policy(over, policy, QuickStream(1))
    for bot in (PolicyBot(policy), EasyBot(policy), SearchBot(policy, FEW)):
        bot.choose(Eyes(state, state.to_move()))
        before = spoken(bot.reason())
        bot.choose(Eyes(over, over.to_move()))

        assert before is not None
        assert spoken(bot.reason()) == before


def test_a_slip_names_what_was_overlooked() -> None:
    """To the owner of the hand; the others do not hear that it was one."""
    slips = 0
    for state in positions("lost-cities", 4, 40):
        eyes = Eyes(state, state.to_move())
        liked = title("lost-cities").policy().candidates(eyes.imagine(0), 4)
        bot = EasyBot(title("lost-cities").policy(), 3, slips=100)
        move = bot.choose(eyes)
        reason = bot.reason()
        if move != liked[0]:
            slips += 1
            assert reason is not None
            assert reason.key == "bot-reason-slip"
            assert reason.args["instead"] == state.spell(liked[0])
            assert reason.public is not None
            assert reason.public.key == "bot-reason-quick-told"
    assert slips >= 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("by_round", [0, 1])
def test_reasons_are_sentences(by_round: int, game: str, language: str) -> None:
    """Nothing is left unsaid, moves are told by their labels, and a number below zero has its sign."""
    speaker = Speaker(language, game, find(game).names)
    names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Flo"]
    args: Args = {"lead": -3, "worst": -12, "answers": 1, "line": 2, "gain": 4, "often": 60, "seldom": 50}
    args["by_round"] = by_round
    spelled = find(game).moves[10:14]
    args |= dict(zip(("instead", "then", "later", "answer"), spelled, strict=True))
    for key in ("gain", "often", "close", "first", "quick", "slip", "told", "quick-told", "random"):
        said = speaker.say(f"bot-reason-{key}", args, names)

        assert said.endswith(".")
        assert "$" not in said
        assert "{" not in said
        if key != "random":
            assert "−3" in said
            assert "−12" in said
        for move in [] if key in ("told", "quick-told", "random") else spelled[1:]:
            assert speaker.move(move, names) in said


def test_halves_are_rounded_up() -> None:
    """Below zero too."""
    assert [rounded(number) for number in (2.5, -2.5, 0.49, -0.51)] == [3, -2, 0, -1]
