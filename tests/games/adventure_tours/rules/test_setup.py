"""Setting up: boards, hands, who starts, three rounds, and which game it is."""

import pytest

from cairn.core.dice import QuickDice
from cairn.core.errors import BadSetup
from cairn.games.adventure_tours.rules.game import ADVENTURE_TOURS
from cairn.proof.scene import Scene

from .tours import SAFARI, asked, keys, levels, pile, sizes

EXPERT_BOARDS = ADVENTURE_TOURS.kit.boards[1:]


@pytest.mark.rule("AT-S1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_desert_sides_in_the_basic_game(seats: int) -> None:
    """Everybody has the desert side with 3, 3, 3 and no ability."""
    scene = Scene("adventure-tours", seats=seats)

    assert ["desert expedition"] * seats == scene.zone("boards")
    assert [[3, 3, 3]] * seats == [levels(scene, seat + 1) for seat in range(seats)]
    assert ["none"] * seats == [seat["ability"] for seat in scene.view()["seats"]]
    assert "gets-board" not in keys(scene)


@pytest.mark.rule("AT-S1", "AT-S5")
def test_random_expert_boards_in_the_expert_game() -> None:
    """Everybody has another expert side, told to all; which one is chance."""
    seen = set()
    for seed in range(60):
        scene = Scene("adventure-tours", mode="expert", seed=seed, seats=3)
        boards = scene.zone("boards")
        seen.add((1, boards[0]))
        seen.add((3, boards[2]))
        told = [args for key, args in scene.told() if key == "adventure-tours-gets-board"]

        assert 3 == len(set(boards))
        assert set(boards) <= set(EXPERT_BOARDS)
        assert [{"seat": seat, "board": boards[seat]} for seat in range(3)] == told
        assert [list(ADVENTURE_TOURS.kit.tables["boards"][board]["start"].values()) for board in boards] == [
            levels(scene, seat + 1) for seat in range(3)
        ]
    assert 12 == len(seen)


@pytest.mark.rule("AT-S2")
@pytest.mark.parametrize(("seats", "left"), [(3, 84), (4, 78), (5, 72), (6, 66)])
def test_six_cards_each(seats: int, left: int) -> None:
    """Six cards to each player, the rest is the draw pile; each is told of his own cards alone."""
    scene = Scene("adventure-tours", seats=seats)
    dealt = [args for key, args in scene.told(2) if key.startswith("adventure-tours-is-dealt")]

    assert [6] * seats == sizes(scene)
    assert left == pile(scene)
    assert ["round-starts"] + ["is-dealt-hidden"] * seats == keys(scene)
    assert {"seat": 1, "n": 6, "cards": ", ".join(scene.hand(2))} == dealt[1]
    assert {"seat": 0, "n": 6} == dealt[0]
    assert [[]] * seats == scene.zone("equipment") == scene.zone("members")
    assert [] == scene.zone("discard")
    scene.state.audit()


@pytest.mark.rule("AT-S2")
def test_the_deck_is_shuffled() -> None:
    """Other dice, other cards; the same dice, the same cards."""
    hands = {str(Scene("adventure-tours", seed=seed).zone("hands")) for seed in range(20)}

    assert 20 == len(hands)
    assert Scene("adventure-tours", seed=3).zone("pile") == Scene("adventure-tours", seed=3).zone("pile")


@pytest.mark.rule("AT-S3")
def test_a_random_player_starts() -> None:
    """Each seat starts sometimes, and everybody is told who."""
    starters = set()
    for seed in range(40):
        scene = Scene("adventure-tours", seed=seed, seats=4)
        starter = scene.zone("starter")
        starters.add(starter)
        assert (starter, starter) == (scene.zone("seat"), scene.to_move)
        assert (
            "adventure-tours-round-starts",
            {"n": 1, "total": 3, "seat": starter - 1},
        ) == scene.told()[0]

    assert {1, 2, 3, 4} == starters


@pytest.mark.rule("AT-S3")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_host_names_the_starter(seat: int) -> None:
    """The seat that the host names starts, whatever the dice."""
    for seed in range(8):
        scene = Scene("adventure-tours", seed=seed, start=seat)
        assert (seat, "play") == asked(scene)
        assert seat == scene.zone("starter")


@pytest.mark.rule("AT-S3")
def test_a_starter_who_is_not_there() -> None:
    """Seat 4 cannot start a game of three, but one of four."""
    options = ADVENTURE_TOURS.read_options({"start": "4"})
    with pytest.raises(BadSetup) as error:
        ADVENTURE_TOURS.start(3, QuickDice(1), options)

    assert "no-option-value" == error.value.key
    assert {"option": "start", "value": "4", "values": "random, 1…3"} == error.value.facts
    assert 3 == ADVENTURE_TOURS.start(4, QuickDice(1), options).to_move()


@pytest.mark.rule("AT-S4")
@pytest.mark.parametrize("mode", ["basic", "expert"])
def test_three_rounds(mode: str) -> None:
    """A game has three rounds, each begun by a deal."""
    scene = Scene("adventure-tours", mode=mode, seed=4).play_at_random(5)
    starts = [args["n"] for key, args in scene.told() if key == "adventure-tours-round-starts"]

    assert [1, 2, 3] == starts
    assert 3 == scene.zone("round") == len(scene.zone("incomes"))
    assert scene.is_over


@pytest.mark.rule("AT-S5")
def test_the_basic_game_is_the_default() -> None:
    """Without an option the boards show the desert; with one they all show the expert side."""
    assert "basic" == Scene("adventure-tours").agreed["mode"]
    assert {
        "mode": "basic",
        "boards": "keep",
        "moved_miller_protects": "off",
        "open_money": "on",
        "start": "random",
    } == ADVENTURE_TOURS.read_options({})
    scene = Scene("adventure-tours", mode="expert", seats=6)
    assert sorted(EXPERT_BOARDS) == sorted(scene.zone("boards"))


@pytest.mark.rule("AT-S5")
def test_one_kind_of_side_for_all() -> None:
    """A table with an expert side in the basic game, or a desert in the expert game, is refused."""
    for mode, board in [("basic", SAFARI), ("expert", "desert expedition")]:
        with pytest.raises(ValueError, match="AT-S5"):
            try:
                Scene("adventure-tours", mode=mode).set_up(f"board 2: {board}")
            except Exception as problem:
                raise ValueError(getattr(problem, "rule", "")) from problem


@pytest.mark.parametrize("seats", [2, 7])
def test_too_few_and_too_many(seats: int) -> None:
    """Three to six can play."""
    with pytest.raises(BadSetup) as error:
        ADVENTURE_TOURS.start(seats, QuickDice(1), ADVENTURE_TOURS.read_options({}))

    assert {"n": seats, "low": 3, "high": 6} == error.value.facts
