"""The view as numbers: the same knowledge, one number a fact."""

import pytest

from cairn.games.dominion.rules.names import ALL, CARDS, NAMES
from cairn.proof.table import Table

from .kingdoms import kingdom
from .rich import rich_table

TOKENS = ["+1 card", "+1 action", "+1 buy", "+1 coin", "-2 cost", "trashing"]
ROWS = ["pile", "trash", "cost", "hand", "my discard", "my deck", "my play", "my mat"]
SEAT_FACTS = ["hand size", "deck size", "discard size", "aside", "top", "turns", "gained", "journey up"]
SEAT_FACTS += ["minus card", "minus coin", "champions", "inherited"]
FACTS = ["seats", "turn of", "to move", "turn", "buy phase", "actions", "buys", "coins", "bought", "extra"]
FACTS += ["mission", "fairs", "expeditions", "merchants", "cheaper", "german", "2022", "second edition"]


def _names() -> list[str]:
    """What each number of an observation stands for; other seats are counted clockwise from one's own."""
    names = [f"{row} {card}" for row in ROWS for card in NAMES[:CARDS]]
    for seat in range(6):
        names += [f"{seat} owns {card}" for card in NAMES[:CARDS]]
        names += [f"{seat} shows {card}" for card in NAMES[:CARDS]]
        names += [f"{seat} {fact}" for fact in SEAT_FACTS + TOKENS]
    names += FACTS
    return (
        names
        + [f"event {name}" for name in NAMES[CARDS:ALL]]
        + [f"bought {name}" for name in NAMES[CARDS:ALL]]
    )


KEYS = _names()


def observed(table: Table, seat: int) -> dict[str, int]:
    """The numbers by name; each of them was written."""
    out = [-77] * table.game.observation_size
    table.state.observe(seat - 1, out)
    assert -77 not in out
    return dict(zip(KEYS, out, strict=True))


def table() -> Table:
    """A table with something in every place."""
    cards = kingdom("duplicate", "page", "market", "village", "smithy", "bridge troll")
    at = Table("dominion", seats=3, kingdom=cards, events="training, save, inheritance")
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
    assert len(KEYS) == table().game.observation_size == 1746


@pytest.mark.rule("DB-I1")
def test_what_seat_1_observes() -> None:
    """Piles and costs, its own cards, the other players clockwise, and the turn."""
    numbers = observed(table(), 1)
    at = table()

    assert (10, 8, 12) == (numbers["pile village"] + 2, numbers["pile smithy"], numbers["pile province"])
    assert (2, 0) == (numbers["trash estate"], numbers["trash gold"])
    assert (3, 2, -1) == tuple(numbers[f"cost {card}"] for card in ("village", "smithy", "moat"))
    mine = {key: n for key, n in numbers.items() if n and key.startswith(("hand ", "my "))}
    assert {
        "hand copper": 2,
        "hand gold": 1,
        "my discard curse": 1,
        "my discard duchy": 1,
        "my mat duplicate": 1,
    } == mine
    assert {
        "0 owns copper": 2,
        "0 owns gold": 1,
        "0 owns estate": 1,
        "0 owns silver": 1,
        "0 owns curse": 1,
    } | {
        "0 owns duchy": 1,
        "0 owns duplicate": 1,
    } == {key: n for key, n in numbers.items() if n and key.startswith("0 owns")}
    assert {
        "1 owns village": 1,
        "1 owns copper": 4,
        "1 owns gold": 1,
        "1 owns market": 1,
        "1 owns silver": 1,
    } == {key: n for key, n in numbers.items() if n and key.startswith("1 owns")}
    assert {"2 owns smithy": 2, "2 owns village": 1} == {
        key: n for key, n in numbers.items() if n and key.startswith("2 owns")
    }
    assert (3, 2, 2, 0, NAMES.index("duchy") + 1) == tuple(numbers[f"0 {fact}"] for fact in SEAT_FACTS[:5])
    assert (4, 2, 0, 0, 0) == tuple(numbers[f"1 {fact}"] for fact in SEAT_FACTS[:5])
    assert (0, 1, 1, 0) == (
        numbers["1 journey up"],
        numbers["0 journey up"],
        numbers["1 minus coin"],
        numbers["1 minus card"],
    )
    assert (NAMES.index("village") + 1, NAMES.index("smithy") + 1, 0) == tuple(
        numbers[f"1 {token}"] for token in ("+1 card", "-2 cost", "trashing")
    )
    assert (1, NAMES.index("village") + 1, 0) == (
        numbers["2 minus card"],
        numbers["2 inherited"],
        numbers["0 inherited"],
    )
    turn = {"seats": 3, "turn of": 1, "to move": 1, "turn": 8, "buy phase": 1, "actions": 1, "buys": 2}
    turn |= {"coins": 3, "bought": 1, "german": 1}
    assert turn == {fact: numbers[fact] for fact in FACTS if numbers[fact]}
    events = {key for key, n in numbers.items() if n and key.startswith(("event", "bought "))}
    assert {"event training", "event save", "event inheritance"} == events
    assert at.view(1)["turn"]["coins"] == numbers["coins"]


@pytest.mark.rule("DB-I1")
def test_the_same_table_from_another_seat() -> None:
    """Seat 3 sees itself first and the others clockwise: what was seat 2 to seat 1 is itself now."""
    one, three = observed(table(), 1), observed(table(), 3)

    for fact in [*SEAT_FACTS, *TOKENS]:
        assert (one[f"2 {fact}"], one[f"0 {fact}"], one[f"1 {fact}"]) == tuple(
            three[f"{seat} {fact}"] for seat in range(3)
        )
    assert (2, 2) == (three["hand smithy"], three["turn of"])
    assert 0 == three["hand copper"]
    assert not any(n for key, n in three.items() if key[:2] in ("3 ", "4 ", "5 "))


@pytest.mark.rule("DB-I1")
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_numbers_and_view_agree(seed: int) -> None:
    """At moments of random games: hand, piles, costs, coins and knowledge are those of the view."""
    at = rich_table(seed)
    for step in range(20):
        if at.is_over:
            break
        for seat in range(1, at.seats + 1):
            numbers, view = observed(at, seat), at.view(seat)
            zones = view["zones"]
            for card in NAMES[:CARDS]:
                assert zones["hands"][seat - 1].count(card) == numbers[f"hand {card}"]
                assert zones["trash"].count(card) == numbers[f"trash {card}"]
                assert view["known"]["discards"][seat - 1].count(card) == numbers[f"my discard {card}"]
                assert view["known"]["decks"][seat - 1].count(card) == numbers[f"my deck {card}"]
            for pile in zones["supply"] + zones["upgrades"]:
                name = pile["card"]
                assert (pile["left"], pile["cost"]) == (numbers[f"pile {name}"], numbers[f"cost {name}"])
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
                    card: numbers[f"{other} owns {card}"]
                    for card in view["known"]["owned"][whose]
                    if numbers[f"{other} owns {card}"]
                }
                if other:
                    for card in NAMES[:CARDS]:
                        assert view["known"]["hands"][whose].count(card) == numbers[f"{other} shows {card}"]
        at.play_at_random(seed + step, 1)


@pytest.mark.rule("DB-I1")
def test_blind_to_hidden_cards() -> None:
    """Deal anew what a seat cannot see: not one number changes; for the other seat some do."""
    words = "seat 1 to buy\nhand 1: copper\ndeck 1: {}\nhand 2: {}\ndeck 2: {}"
    tables = [
        Table("dominion", kingdom=kingdom(), events="none").set_up(words.format(*cards))
        for cards in (("gold, estate", "silver, curse", "duchy"), ("estate, gold", "curse, duchy", "silver"))
    ]

    assert observed(tables[0], 1) == observed(tables[1], 1)
    assert observed(tables[0], 2) != observed(tables[1], 2)


@pytest.mark.rule("DB-I1", "DB-bureaucrat")
def test_a_revealed_hand_is_observed() -> None:
    """Cards that everybody knows in a hand have numbers of their own."""
    at = Table("dominion", kingdom=kingdom("bureaucrat"), events="none").set_up("""
        seat 1 to act
        hand 1: bureaucrat
        hand 2: gold, copper 2
    """)
    before = observed(at, 1)
    after = observed(at.play("play bureaucrat", "reveal hand"), 1)

    assert (0, 0) == (before["1 shows gold"], before["1 shows copper"])
    assert (1, 2) == (after["1 shows gold"], after["1 shows copper"])


@pytest.mark.rule("DB-I1", "DA-V1")
def test_events_are_observed() -> None:
    """Each Event of this game has a 1, and each that was bought this turn another one."""
    at = Table("dominion", kingdom=kingdom(), events="borrow, save, trade")
    numbers = observed(at.set_up("seat 1 to buy\nbuys: 2").play("buy borrow"), 2)

    assert {"event borrow": 1, "event save": 1, "event trade": 1, "bought borrow": 1} == {
        key: n for key, n in numbers.items() if n and key.startswith(("event ", "bought "))
    }


@pytest.mark.rule("DB-E1")
def test_the_end_is_observed() -> None:
    """After the end the numbers are still written, and belong to the last turn."""
    at = Table("dominion", kingdom=kingdom(), events="none")
    at.set_up("seat 1 to buy\ncoins: 8\npile province: 1").play("buy province")

    assert at.is_over
    assert (0, 1, 1) == tuple(observed(at, 1)[key] for key in ("pile province", "0 owns province", "bought"))
