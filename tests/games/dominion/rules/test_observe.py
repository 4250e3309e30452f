"""The view as numbers: the same knowledge, one number a fact."""

import pytest

from cairn.games.dominion.rules.catalogue import NAMES
from cairn.games.dominion.rules.game import DOMINION
from cairn.proof.scene import Scene

from .kingdoms import kingdom
from .rich import rich_scene

TOKENS = ["+1 card", "+1 action", "+1 buy", "+1 coin", "-2 cost", "trashing"]
SEAT_FACTS = ["hand", "deck", "discard", "aside", "top of discard", "turns", "gained", "journey up"]
SEAT_FACTS += ["minus card", "minus coin", "inherited"]
FACTS = ["seats", "turn of", "decision of", "turn", "buy phase", "actions", "buys", "coins", "bought"]
FACTS += ["extra turn", "cheaper", "german", "2022", "second edition"]
FACTS += ["mission", "fairs", "expeditions", "merchants", "played_silver"]
KEYS = DOMINION.observation_names


def observed(scene: Scene, seat: int) -> dict[str, int]:
    """The numbers by name; each of them was written."""
    out = [-77] * scene.game.observation_size
    scene.state.observe(seat - 1, out)
    assert -77 not in out
    assert all(type(number) is int for number in out)
    return dict(zip(KEYS, out, strict=True))


def scene() -> Scene:
    """A scene with something in every place."""
    cards = kingdom("duplicate", "page", "market", "village", "smithy", "bridge troll")
    at = Scene("dominion", seats=3, kingdom=cards, events="training, save, inheritance")
    return at.set_up("""
        seat 2 to buy
        hand 1: copper 2, gold
        deck 1: estate, silver
        discard 1: curse, duchy
        mat 1: duplicate
        hand 2: village, copper 3
        deck 2: copper, gold
        play 2: market, silver
        tokens 2: +1 card on village, -2 cost on smithy, -1 coin, journey down
        inherited 3: village
        hand 3: smithy 2
        tokens 3: -1 card
        trash: estate 2
        coins: 3
        buys: 2
        bought: 1
        turn: 8
    """)


@pytest.mark.rule("DB-I1")
def test_the_size() -> None:
    """Every number has a name, and there are exactly as many as the game says."""
    assert len(KEYS) == len(set(KEYS)) == scene().game.observation_size


@pytest.mark.rule("DB-I1")
def test_what_seat_1_observes() -> None:
    """Piles and costs, its own cards, the other players clockwise, and the turn."""
    numbers = observed(scene(), 1)
    at = scene()

    assert (10, 8, 12) == (numbers["village: pile"] + 2, numbers["smithy: pile"], numbers["province: pile"])
    assert (2, 0) == (numbers["estate: trash"], numbers["gold: trash"])
    assert (3, 2, -1) == tuple(numbers[f"{card}: cost"] for card in ("village", "smithy", "moat"))
    mine = {key: n for key, n in numbers.items() if n and ": my " in key}
    assert {
        "copper: my hand": 2,
        "gold: my hand": 1,
        "curse: my discard": 1,
        "duchy: my discard": 1,
        "duplicate: my mat": 1,
    } == mine
    assert {
        "copper: seat +0 owns": 2,
        "gold: seat +0 owns": 1,
        "estate: seat +0 owns": 1,
        "silver: seat +0 owns": 1,
        "curse: seat +0 owns": 1,
    } | {
        "duchy: seat +0 owns": 1,
        "duplicate: seat +0 owns": 1,
    } == {key: n for key, n in numbers.items() if n and key.endswith("seat +0 owns")}
    assert {
        "village: seat +1 owns": 1,
        "copper: seat +1 owns": 4,
        "gold: seat +1 owns": 1,
        "market: seat +1 owns": 1,
        "silver: seat +1 owns": 1,
    } == {key: n for key, n in numbers.items() if n and key.endswith("seat +1 owns")}
    assert {"smithy: seat +2 owns": 2, "village: seat +2 owns": 1} == {
        key: n for key, n in numbers.items() if n and key.endswith("seat +2 owns")
    }
    top = NAMES.index("duchy") + 1
    assert (3, 2, 2, 0, top) == tuple(numbers[f"seat +0 {fact}"] for fact in SEAT_FACTS[:5])
    assert (4, 2, 0, 0, 0) == tuple(numbers[f"seat +1 {fact}"] for fact in SEAT_FACTS[:5])
    assert (0, 1, 1, 0) == (
        numbers["seat +1 journey up"],
        numbers["seat +0 journey up"],
        numbers["seat +1 minus coin"],
        numbers["seat +1 minus card"],
    )
    assert (NAMES.index("village") + 1, NAMES.index("smithy") + 1, 0) == tuple(
        numbers[f"seat +1 {token} on"] for token in ("+1 card", "-2 cost", "trashing")
    )
    assert (1, NAMES.index("village") + 1, 0) == (
        numbers["seat +2 minus card"],
        numbers["seat +2 inherited"],
        numbers["seat +0 inherited"],
    )
    turn = {"seats": 3, "turn of": 1, "decision of": 1, "turn": 8, "buy phase": 1, "actions": 1, "buys": 2}
    turn |= {"coins": 3, "bought": 1, "german": 1}
    assert turn == {fact: numbers[fact] for fact in FACTS if numbers[fact]}
    events = {key for key, n in numbers.items() if n and ": event" in key}
    assert {"training: event", "save: event", "inheritance: event"} == events
    assert at.view(1)["turn"]["coins"] == numbers["coins"]


@pytest.mark.rule("DB-I1")
def test_the_same_table_from_another_seat() -> None:
    """Seat 3 sees itself first and the others clockwise: what was seat 2 to seat 1 is itself now."""
    one, three = observed(scene(), 1), observed(scene(), 3)

    for fact in [*SEAT_FACTS, *[f"{token} on" for token in TOKENS]]:
        assert tuple(one[f"seat +{seat} {fact}"] for seat in (2, 0, 1)) == tuple(
            three[f"seat +{seat} {fact}"] for seat in range(3)
        )
    assert (2, 2) == (three["smithy: my hand"], three["turn of"])
    assert 0 == three["copper: my hand"]
    assert not any(n for key, n in three.items() if "seat +3" in key or "seat +4" in key or "seat +5" in key)


@pytest.mark.rule("DB-I1")
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_numbers_and_view_agree(seed: int) -> None:
    """At moments of random games: hand, piles, costs, coins and knowledge are those of the view."""
    at = rich_scene(seed)
    for step in range(20):
        if at.is_over:
            break
        for seat in range(1, at.seats + 1):
            numbers, view = observed(at, seat), at.view(seat)
            zones = view["zones"]
            for card in NAMES:
                assert zones["hands"][seat - 1].count(card) == numbers[f"{card}: my hand"]
                assert zones["trash"].count(card) == numbers[f"{card}: trash"]
                assert view["known"]["discards"][seat - 1].count(card) == numbers[f"{card}: my discard"]
                assert view["known"]["decks"][seat - 1].count(card) == numbers[f"{card}: my deck"]
            for pile in zones["supply"] + zones["upgrades"]:
                name = pile["card"]
                assert (pile["left"], pile["cost"]) == (numbers[f"{name}: pile"], numbers[f"{name}: cost"])
            for fact in (
                "actions",
                "buys",
                "coins",
                "bought",
                "fairs",
                "expeditions",
                "merchants",
                "cheaper",
            ):
                assert view["turn"][fact] == numbers[fact]
            for other in range(at.seats):
                whose = (seat - 1 + other) % at.seats
                assert view["known"]["owned"][whose] == {
                    card: numbers[f"{card}: seat +{other} owns"]
                    for card in view["known"]["owned"][whose]
                    if numbers[f"{card}: seat +{other} owns"]
                }
                if other:
                    for card in NAMES:
                        assert (
                            view["known"]["hands"][whose].count(card)
                            == numbers[f"{card}: seat +{other} shows"]
                        )
        at.play_at_random(seed + step, 1)


@pytest.mark.rule("DB-I1")
def test_blind_to_hidden_cards() -> None:
    """Deal again what a seat cannot see: not one number changes; for the other seat some do."""
    words = "seat 1 to buy\nhand 1: copper\ndeck 1: {}\nhand 2: {}\ndeck 2: {}"
    scenes = [
        Scene("dominion", kingdom=kingdom(), events="none").set_up(words.format(*cards))
        for cards in (("gold, estate", "silver, curse", "duchy"), ("estate, gold", "curse, duchy", "silver"))
    ]

    assert observed(scenes[0], 1) == observed(scenes[1], 1)
    assert observed(scenes[0], 2) != observed(scenes[1], 2)


@pytest.mark.rule("DB-I1", "DB-bureaucrat")
def test_a_revealed_hand_is_observed() -> None:
    """Cards that everybody knows in a hand have numbers of their own."""
    at = Scene("dominion", kingdom=kingdom("bureaucrat"), events="none").set_up("""
        seat 1 to act
        hand 1: bureaucrat
        hand 2: gold, copper 2
    """)
    before = observed(at, 1)
    after = observed(at.play("play bureaucrat", "reveal hand"), 1)

    assert (0, 0) == (before["gold: seat +1 shows"], before["copper: seat +1 shows"])
    assert (1, 2) == (after["gold: seat +1 shows"], after["copper: seat +1 shows"])


@pytest.mark.rule("DB-I1", "DA-V1")
def test_events_are_observed() -> None:
    """Each Event of this game has a 1, and each that was bought this turn another one."""
    at = Scene("dominion", kingdom=kingdom(), events="borrow, save, trade")
    numbers = observed(at.set_up("seat 1 to buy\nbuys: 2").play("buy borrow"), 2)

    assert {"borrow: event": 1, "save: event": 1, "trade: event": 1, "borrow: event bought": 1} == {
        key: n for key, n in numbers.items() if n and ": event" in key
    }


@pytest.mark.rule("DB-E1")
def test_the_end_is_observed() -> None:
    """After the end the numbers are still written, and belong to the last turn."""
    at = Scene("dominion", kingdom=kingdom(), events="none")
    at.set_up("seat 1 to buy\ncoins: 8\npile province: 1").play("buy province")

    assert at.is_over
    assert (0, 1, 1) == tuple(
        observed(at, 1)[key] for key in ("province: pile", "province: seat +0 owns", "bought")
    )
