"""The rule bot of Africana plans its routes, draws what is missing, and ends its games."""

import pytest

from cairn.bots.bot import Eyes, play_out
from cairn.core.dice import QuickDice, QuickStream
from cairn.core.game import State
from cairn.games import find, make_bot, title
from cairn.proof import Scene

GAME = find("africana")


def start(seed: int, seats: int, **options: str) -> State:
    """A game of a simulation."""
    return GAME.start(seats, QuickDice(seed), GAME.read_options(options, simulated=True))


def choice(scene: Scene) -> str:
    """What the rule bot does for the seat that is to move."""
    return GAME.spell(make_bot("africana", "rule", 1).choose(Eyes(scene.state, scene.state.to_move())))


def turn_of(scene: Scene) -> list[str]:
    """All that the rule bot does in this turn; it is done for it."""
    moves = []
    seat, turn = scene.to_move, scene.state.turns()
    while scene.to_move == seat and scene.state.turns() == turn:
        moves.append(choice(scene))
        scene.play(moves[-1])
    return moves


def situation(words: str) -> Scene:
    """A position of two seats, the first to move."""
    return Scene("africana").set_up(words)


# Whole games.


@pytest.mark.parametrize(("seats", "games"), [(2, 2), (3, 1), (4, 1)])
def test_it_beats_random_play(seats: int, games: int) -> None:
    """From every seat it wins against random moves, by far."""
    for seed in range(games):
        mine = seed % seats
        state = start(seed, seats)
        names = ["rule" if seat == mine else "random" for seat in range(seats)]
        play_out(state, [make_bot("africana", name, seed) for name in names])
        scores = state.scores()

        assert [mine] == state.winners()
        assert scores[mine] > 40 + max(score for seat, score in enumerate(scores) if seat != mine)


@pytest.mark.parametrize(("seats", "most"), [(2, 110), (4, 140)])
def test_it_ends_its_games(seats: int, most: int) -> None:
    """Expeditions are ended at a good pace, points are made, and the turn cap is far away."""
    state = start(1, seats)
    play_out(state, [make_bot("africana", "rule", 1) for _ in range(seats)])

    assert state.turns() < most
    assert sum(state.scores()) > 100


def test_every_answer_is_an_option() -> None:
    """Also where somebody else has made half of its moves."""
    for seed in range(3):
        state = start(seed, 2 + seed, turn_cap="40")
        bot = make_bot("africana", "rule", seed)
        chance = QuickStream(seed)
        while (seat := state.to_move()) >= 0:
            move = bot.choose(Eyes(state, seat))
            assert state.allows(move)
            state.push(move if chance.below(2) == 0 else state.random_move(chance))


def test_the_same_position_gets_the_same_answer() -> None:
    """Whatever was asked before, and whatever the seat cannot see."""
    bot = make_bot("africana", "rule", 1)
    state = start(3, 3, turn_cap="40")
    while (seat := state.to_move()) >= 0:
        move = bot.choose(Eyes(state, seat))

        assert move == make_bot("africana", "rule", 7).choose(Eyes(state.imagine(seat, 5), seat))

        state.push(move)


# Movements.


def test_it_joins_where_it_stands_and_goes_to_the_target() -> None:
    """An expedition from here to a place that the hand reaches is joined and ended in one movement."""
    scene = situation("""
        seat 1 to act
        places: cape town, napoli
        hand 1: orange, turquoise
        spaces: napoli - aswan, cape town - leopoldville, jidda - timbuktu, cairo - serengeti, -
        pile 0
        last round
    """)

    assert [
        "join cape town - leopoldville",
        "go lagos with orange",
        "go leopoldville with turquoise",
        "end cape town - leopoldville",
    ] == turn_of(scene)[:4]


def test_it_takes_the_shortest_way_that_it_can_pay_for() -> None:
    """From Tripoli to Khartoum over Cairo or over Lagos, as the hand has it."""
    words = """
        seat 1 to act
        places: tripoli, cape town
        hand 1: {hand}
        spaces: -, tripoli - khartoum (1), tananarive - ujiji, cape town - leopoldville, windhoek - jidda
        pile 0
        last round
    """

    assert ["go cairo with orange", "go aswan with grey", "go khartoum with orange"] == turn_of(
        situation(words.format(hand="grey 2, orange 2"))
    )[:3]
    assert ["go timbuktu with turquoise", "go lagos with violet", "go khartoum with magenta"] == turn_of(
        situation(words.format(hand="magenta 2, turquoise 2, violet"))
    )[:3]


def test_it_ends_an_adventure_on_its_way() -> None:
    """Where it passes, and goes on to what it has joined."""
    scene = situation("""
        seat 1 to act
        places: khartoum, cape town
        hand 1: orange, violet
        spaces: port natal - dakar (1), napoli - aswan, tananarive - ujiji, windhoek - jidda, -
        pile 0
        last round
        adventures 1: statuette lagos
    """)
    moves = turn_of(scene)

    assert moves.index("end statuette lagos") < moves.index("end port natal - dakar")


def test_it_saves_travel_cards_where_the_joker_will_do() -> None:
    """The joker and assistants come back, travel cards do not."""
    scene = situation("""
        seat 1 to act
        places: lagos, cape town
        hand 1: orange, violet, joker
        spaces: tripoli - khartoum (1), port natal - dakar, victoria falls - cape town
    """)
    turn_of(scene)

    assert {"orange", "violet", "joker"} <= set(scene.hand(1))


def test_it_pays_for_another_colour_only_where_no_card_fits() -> None:
    """Silver counts little in the last round, an expedition much; but a card that fits costs nothing."""
    words = """
        seat 1 to act
        places: lagos, cape town
        silver: 9 2
        hand 1: {hand}
        spaces: -, tripoli - khartoum (1), tananarive - ujiji, cape town - leopoldville, windhoek - jidda
        pile 0
        last round
    """

    assert "go khartoum with orange" == choice(situation(words.format(hand="grey, orange, violet")))
    assert "go khartoum with violet for 5" == choice(situation(words.format(hand="grey, violet 2")))
    assert "draw" == choice(situation(words.replace("silver: 9", "silver: 4").format(hand="grey")))


def test_it_draws_what_it_needs() -> None:
    """With nothing in reach the hand is filled."""
    scene = situation("""
        seat 1 to act
        places: napoli, cape town
        hand 1: grey
        spaces: lagos - zanzibar, victoria falls - cape town, tananarive - ujiji, cape town - leopoldville
    """)

    assert "draw" == choice(scene)


# The books.


def test_it_buys_the_artifact_that_completes_a_collection() -> None:
    """The third mask, not the first drum."""
    scene = situation("""
        seat 1 to act
        places: lagos, cape town
        silver: 6 2
        hand 1: grey, joker
        under 1: mask timbuktu, mask napoli
        north left: mask luanda
        north right: drum port natal
    """)

    assert ["buy left", "done"] == turn_of(scene)


def test_it_wants_few_assistants() -> None:
    """The first one is welcome while there is time; a third costs more than it saves, a late second too."""
    words = """
        seat 1 to buy
        places: lagos, cape town
        silver: 6 2
        hand 1: grey, joker, {assistants}
        north left: violet assistant victoria falls
        north right: turquoise assistant leopoldville
    """
    first = situation(words.format(assistants="grey"))
    third = situation(words.format(assistants="grey assistant, orange assistant"))
    late = situation(words.format(assistants="grey assistant") + "pile 3\n")

    assert choice(first).startswith("buy")
    assert not choice(third).startswith("buy")
    assert not choice(late).startswith("buy")


def test_in_its_last_turn_it_buys_nothing() -> None:
    """What cannot be fetched any more is not worth five silver."""
    scene = situation("""
        seat 1 to act
        places: lagos, cape town
        silver: 20 2
        hand 1: grey
        spaces: -, tananarive - ujiji
        pile 0
        last round
        under 1: mask timbuktu, mask napoli
        north left: mask luanda
    """)

    assert "draw" == choice(scene)


# The end of the turn.


def test_it_keeps_the_joker_and_assistants() -> None:
    """Of seven cards it discards travel cards, and of those the ones it has more of."""
    scene = situation("""
        seat 1 to discard
        places: lagos, cape town
        hand 1: grey 3, violet, orange assistant, magenta assistant, joker
        spaces: tripoli - khartoum (1)
    """)

    assert ["discard grey", "discard grey"] == turn_of(scene)


def test_it_gives_up_what_would_cost_points() -> None:
    """A third assistant goes before any artifact."""
    scene = situation("""
        seat 1 to give up
        places: lagos, cape town
        hand 1: grey 2
        adventures 1: mask luanda, mask tananarive, drum dakar, violet assistant victoria falls
        under 1: grey assistant zanzibar, orange assistant luanda
    """)

    assert "give up violet assistant victoria falls" == choice(scene)


# What else could be done.


def test_no_two_candidates_come_to_the_same() -> None:
    """A place is entered in one way, and every other thing that can be done is there once."""
    state = start(5, 2)
    policy = title("africana").policy()
    chance = QuickStream(5)
    n = 0
    while state.to_move() >= 0 and n < 120:
        found = [GAME.spell(move) for move in policy.candidates(state, 100)]
        places = [words.split(" with ")[0] for words in found if words.startswith("go ")]
        listed = [GAME.spell(move) for move in state.options()]

        assert len(places) == len(set(places))
        assert {words for words in listed if words.startswith(("join ", "end ", "discard "))} <= set(found)
        state.push(policy.move(state, chance) if n % 4 else state.random_move(chance))
        n += 1


def test_candidates_stand_in_the_order_of_their_worth() -> None:
    """The adventure that is worth least is given up first, and few of them begin like all of them."""
    state = start(7, 3)
    policy = title("africana").policy()
    chance = QuickStream(7)
    several = 0
    for _ in range(80):
        every = policy.candidates(state, 100)
        several += len(every) > 2

        assert policy.candidates(state, 2) == every[:2]
        assert every[0] == policy.move(state, chance)
        state.push(every[-1] if chance.below(6) == 0 else every[0])
    assert several > 20
