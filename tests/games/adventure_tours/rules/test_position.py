"""Positions in and out as plain data, clones, digests, and the words in which tests put them."""

import json

import pytest

from cairn.core.dice import QuickDice, QuickStream
from cairn.core.game import OVER
from cairn.games.adventure_tours.rules.game import ADVENTURE_TOURS
from cairn.proof.scene import Scene

from .tours import SAFARI, asked, basic, expert, levels, pile, sizes

WAYS = [
    {},
    {"mode": "expert"},
    {"mode": "expert", "boards": "shuffle", "moved_miller_protects": "on"},
    {"mode": "expert", "boards": "draft", "open_money": "off"},
    {"boards": "draft"},
]


@pytest.mark.parametrize("way", range(len(WAYS)))
def test_every_position_can_be_written_down(way: int) -> None:
    """At every question of a game the dump is plain data, and leads to the same position."""
    options = ADVENTURE_TOURS.read_options(WAYS[way])
    stream = QuickStream(way)
    state = ADVENTURE_TOURS.start(3 + way % 4, QuickDice(way), options)
    kinds = set()
    while state.to_move() != OVER:
        data = json.loads(json.dumps(state.dump()))
        again = ADVENTURE_TOURS.position(data, QuickDice(way), options)
        assert data == again.dump()
        assert state.digest() == again.digest()
        assert state.options() == again.options()
        assert state.view(0) == again.view(0)
        kinds.add(state.question().kind)
        move = state.random_move(stream)
        state.push(move)
        again.push(move)
        assert state.digest() == again.digest()
    again = ADVENTURE_TOURS.position(state.dump(), QuickDice(way), options)
    assert (state.digest(), OVER) == (again.digest(), again.to_move())
    assert {"play", "deal"} < kinds


def test_what_is_not_named() -> None:
    """Hands are dealt six cards, rows are empty, the rest is the draw pile, and seat 1 plays."""
    state = ADVENTURE_TOURS.position({"hands": [None] * 4}, QuickDice(1), ADVENTURE_TOURS.read_options({}))
    data = state.dump()

    assert [6] * 4 == [len(hand) for hand in data["hands"]]
    assert 78 == len(data["pile"])
    assert {
        "seat": 1,
        "round": 1,
        "turn": 1,
        "starter": 1,
        "spent": False,
        "boards": ["desert expedition"] * 4,
        "drafted": [None] * 4,
        "incomes": [],
        "equipment": [[]] * 4,
        "members": [[]] * 4,
        "discard": [],
        "agenda": [["end-turn", 0], ["play", 0]],
    } == {key: value for key, value in data.items() if key not in ("hands", "pile")}


def test_unnamed_cards_are_shuffled() -> None:
    """Other dice deal other cards."""
    options = ADVENTURE_TOURS.read_options({})
    piles = [
        ADVENTURE_TOURS.position({"hands": [None] * 3}, QuickDice(seed), options).dump()["pile"]
        for seed in range(3)
    ]

    assert piles[0] != piles[1] != piles[2] != piles[0]


def test_between_two_rounds() -> None:
    """A position after a round waits for the deal of the next; after the third it is over."""
    scene = Scene("adventure-tours").set_up("seat 2 to play\nround over\nincomes: 3 1 0")
    assert (3, "deal") == asked(scene)
    assert [["deal", 2, 2]] == scene.zone("agenda")
    scene.play("deal")
    assert (3, "play") == asked(scene)
    assert [3, 1, 0] == scene.scores()

    over = Scene("adventure-tours").set_up("game over\nincomes: 3 1 0, 1 1 1, 0 0 9")
    assert over.is_over
    assert [3] == over.winners()


def test_a_pile_may_be_empty_between_two_rounds() -> None:
    """After a round that the pile has ended."""
    scene = Scene("adventure-tours").set_up("round over\nincomes: 0 0 0\npile 0\nrest: discard")

    assert 0 == pile(scene)
    assert (2, "deal") == asked(scene)


@pytest.mark.parametrize("mode", ["basic", "expert"])
def test_a_clone_is_apart(mode: str) -> None:
    """What a clone does leaves the original alone, at every move of a game."""
    scene = Scene("adventure-tours", mode=mode, boards="draft", seats=4, seed=9)
    stream = QuickStream(3)
    state = scene.state
    while not scene.is_over:
        before = json.dumps(state.dump())
        clone = state.clone()
        assert clone.sink is None
        assert (state.digest(), state.learnt) == (clone.digest(), clone.learnt)
        move = state.random_move(stream)
        clone.push(move)
        assert before == json.dumps(state.dump())
        state.push(move)
        assert state.digest() == clone.digest()
        assert state.dump() == clone.dump()


def test_the_digest_tells_positions_apart() -> None:
    """Every change of a fact changes the digest."""
    words = """
        seat 1 to play
        hand 1: red roy, blue roy
        equipment 1: red earl, blue earl
        members 1: red molly, red miller
        members 2: yellow paige
        discard: red bill, blue bill
        pile: yellow bill, yellow roy
        incomes: 1 2 3
        board 1: savanna safari
    """
    changes = [
        ("seat 1", "seat 2"),
        ("red roy, blue roy", "red roy, blue betty"),
        ("red earl, blue earl", "blue earl, red earl"),
        ("red molly, red miller", "red miller, red molly"),
        ("red miller", "red miller (ready)"),
        ("members 2", "members 3"),
        ("members 2", "equipment 2"),
        ("red bill, blue bill", "blue bill, red bill"),
        ("yellow bill, yellow roy", "yellow roy, yellow bill"),
        ("1 2 3", "1 2 4"),
        ("savanna safari", "polar dog sled"),
        ("seat 1 to play", "seat 1 to play\nability used"),
        ("seat 1 to play", "seat 1 to play\nturn: 7"),
        ("seat 1 to play", "seat 1 to play\nstarter: 3"),
    ]
    texts = [words, *(words.replace(old, new) for old, new in changes)]
    digests = [Scene("adventure-tours", mode="expert").set_up(text).state.digest() for text in texts]

    assert len(texts) == len(set(digests))
    assert digests[0] == Scene("adventure-tours", mode="expert").set_up(words).state.digest()


def test_the_digest_knows_what_waits() -> None:
    """A question, its card and whom it concerns are part of the position."""
    words = "hand 1: red betty, blue roy\nequipment 1: red earl"
    scenes = [
        basic(words),
        basic(words).play("join red betty mcklug"),
        basic(words).play("join red betty mcklug", "aim seat 2"),
        basic(words).play("join red betty mcklug", "aim seat 3"),
    ]

    assert 4 == len({scene.state.digest() for scene in scenes})


# The words of tests.


def test_words() -> None:
    """Parts of names, counts, any cards, boards, and the order of what is not named."""
    scene = expert(
        SAFARI,
        """
        hand 1: red betty, blue earl of 2
        hand 2: 2
        equipment 3: yellow miller (ready), red roy
        board 3: jungle river steamer
        discard: blue molly
        turn: 5
        starter: 2
        """,
    )

    assert ["blue earl of bucket", "blue earl of bucket", "red betty mcklug"] == scene.hand(1)
    assert ["red professor paige turner"] * 2 == scene.hand(2)
    assert ["red professor paige turner", *["blue professor paige turner"] * 3] == scene.hand(3)[:4]
    assert [3, 2, 6] == sizes(scene)
    assert ["yellow pater miller (ready)", "red roy nobleman"] == scene.zone("equipment", 3)
    assert [SAFARI, "himalaya yak caravan", "jungle river steamer"] == scene.zone("boards")
    assert [6, 7, 7] == levels(scene, 3)
    assert 88 == pile(scene)
    assert "yellow lady goldsworthy" == scene.zone("pile")[-1]
    assert (5, 2) == (scene.zone("turn"), scene.zone("starter"))


def test_where_the_rest_goes() -> None:
    """A short pile needs a place for the others: beneath the discard pile."""
    scene = basic("pile: red roy, blue roy\ndiscard: red bill\nrest: discard")
    assert ["red roy nobleman", "blue roy nobleman"] == scene.zone("pile")
    assert "red slowhand bill" == scene.zone("discard")[-1]
    assert 102 - 18 - 2 == len(scene.zone("discard"))
    five = basic("pile 5\nrest: discard")
    assert 5 == pile(five)

    with pytest.raises(ValueError, match="79 cards have no place"):
        basic("pile 5")


def test_words_that_say_nothing() -> None:
    """A misspelled fact or card is no position."""
    with pytest.raises(ValueError, match="says nothing about a position"):
        basic("hands 1: red roy")
    with pytest.raises(ValueError, match="'red bob' is not one card"):
        basic("hand 1: red bob")
    with pytest.raises(ValueError, match="is not one card"):
        basic("hand 1: green roy")
