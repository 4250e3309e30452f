"""Setup: companies, books, the expedition pile, the first hands."""

from collections import Counter

import pytest

from cairn.core.errors import Args, BadSetup
from cairn.games.africana.rules.game import AFRICANA
from cairn.proof.scene import Scene
from tests.games.shuffled import places_at_start

DECKS = {row["expedition"]: row["deck"] for row in AFRICANA.components()["expeditions"]}
"""The letters on the backs of the expeditions."""

ITALY: Args = {"company": "italy", "place": "napoli", "n": 2}
FRANCE: Args = {"company": "france", "place": "cape town", "n": 2}
GERMANY: Args = {"company": "germany", "place": "lagos", "n": 3}
ENGLAND: Args = {"company": "england", "place": "jidda", "n": 4}


@pytest.mark.rule("AF-S1", "AF-C3")
@pytest.mark.parametrize("book", ["north", "south"])
def test_a_book_is_shuffled_onto_its_left_half(book: str) -> None:
    """All fifteen adventures of a book lie on the left, in an order of chance; only the top one is seen."""
    books = [Scene("africana", seed=seed).zone("books", book) for seed in range(20)]
    own = {row["adventure"] for row in AFRICANA.components()["adventures"] if row["book"] == book}

    assert 15 == len(own)
    assert all(own == set(one["left"]) and one["right"] == [] for one in books)
    assert all(one["left"][-1:] == one["seen"] for one in books)
    assert 20 == len({tuple(one["left"]) for one in books})
    assert all(len({one["left"][at] for one in books}) > 5 for at in range(15))


@pytest.mark.rule("AF-S2", "AF-C2")
@pytest.mark.parametrize(("seats", "removed"), [(2, 10), (3, 7), (4, 4)])
def test_the_expedition_pile(seats: int, removed: int) -> None:
    """Ten, seven or four C cards are taken out; A lies on B on C; five are open."""
    piles = [Scene("africana", seed=seed, seats=seats).state.dump() for seed in range(20)]
    for position in piles:
        spaces = [space["expedition"] for space in position["spaces"]]
        pile = position["expedition_pile"]

        assert ["A"] * 5 == [DECKS[word] for word in spaces]
        assert removed == len(position["removed"])
        assert {"C"} == {DECKS[word] for word in position["removed"]}
        assert ["C"] * (14 - removed) + ["B"] * 10 + ["A"] * 5 == [DECKS[word] for word in pile]
        assert set(DECKS) == set(spaces) | set(pile) | set(position["removed"])
        assert all(space["markers"] == [] for space in position["spaces"])
    assert len({tuple(position["removed"]) for position in piles}) > 10
    for at in (0, 14 - removed, 29 - removed - 1):
        assert len({position["expedition_pile"][at] for position in piles}) > 3


@pytest.mark.rule("AF-S3")
@pytest.mark.parametrize(
    ("seats", "start", "places", "silver"),
    [
        (2, 1, ["napoli", "cape town"], [2, 2]),
        (2, 2, ["cape town", "napoli"], [2, 2]),
        (3, 2, ["lagos", "napoli", "cape town"], [3, 2, 2]),
        (4, 1, ["napoli", "cape town", "lagos", "jidda"], [2, 2, 3, 4]),
        (4, 3, ["lagos", "jidda", "napoli", "cape town"], [3, 4, 2, 2]),
    ],
)
def test_companies_go_clockwise_from_the_start_player(
    seats: int, start: int, places: list[str], silver: list[int]
) -> None:
    """Italy, France, Germany, England: start places and silver as in the rulebook's table."""
    scene = Scene("africana", seats=seats, start=start)

    assert (start, start) == (scene.zone("starter"), scene.to_move)
    assert (places, silver) == (scene.zone("places"), scene.zone("silver"))
    companies = ["italy", "france", "germany", "england"]
    colours = ["white", "blue", "yellow", "red"]
    for seat, shown in enumerate(scene.view()["seats"]):
        number = (seat + 1 - start) % seats
        assert (companies[number], colours[number]) == (shown["company"], shown["colour"])


@pytest.mark.rule("AF-S3")
def test_the_start_player_is_drawn() -> None:
    """Unless the host names one, any seat may start."""
    assert {1, 2, 3} == {Scene("africana", seats=3, seed=seed).to_move for seed in range(30)}


@pytest.mark.rule("AF-S3")
def test_a_start_player_who_does_not_play() -> None:
    """A seat that is not at the table cannot start."""
    with pytest.raises(BadSetup) as error:
        Scene("africana", seats=3, start=4)

    assert "no-option-value" == error.value.key
    assert {"option": "start", "value": "4", "values": "random, 1…3"} == error.value.facts


@pytest.mark.rule("AF-S4")
def test_a_joker_a_travel_card_and_four_markers() -> None:
    """Each player has a joker and one travel card of chance, and all four markers."""
    hands = [Scene("africana", seed=seed, seats=4).zone("hands") for seed in range(30)]

    assert all(hand[1:] == ["joker"] and len(hand) == 2 for four in hands for hand in four)
    assert {"magenta", "turquoise", "grey", "orange", "violet"} == {four[0][0] for four in hands}
    assert [4, 4, 4, 4] == [seat["markers"] for seat in Scene("africana", seats=4).view()["seats"]]


@pytest.mark.rule("AF-S5", "AF-C4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_lies_beside_the_board(seats: int) -> None:
    """Two assistant cards a colour, sixty travel cards less the dealt ones, face down, and no discards."""
    scene = Scene("africana", seats=seats)
    zones = scene.view()["zones"]
    travel = Counter(scene.zone("travel_pile") + [hand[0] for hand in scene.zone("hands")])

    assert {"magenta": 2, "turquoise": 2, "grey": 2, "orange": 2, "violet": 2} == zones["assistants"]
    assert {"magenta": 12, "turquoise": 12, "grey": 12, "orange": 12, "violet": 12} == travel
    assert (60 - seats, []) == (zones["travel_pile"], zones["discards"])
    assert seats == len(scene.view()["seats"]) == len(scene.zone("places"))


@pytest.mark.rule("AF-S5")
def test_the_travel_cards_are_shuffled() -> None:
    """Another seed lays the travel cards in another order, the same seed in the same."""
    piles = [Scene("africana", seed=seed).zone("travel_pile") for seed in range(20)]

    assert piles[7] == Scene("africana", seed=7).zone("travel_pile")
    assert 20 == len({tuple(pile) for pile in piles})
    assert all(5 == len({pile[at] for pile in piles}) for at in (0, 30, 57))


@pytest.mark.rule("AF-C1")
def test_the_map() -> None:
    """22 places, eleven a half, one or two symbols each, all joined by routes."""
    components = AFRICANA.components()
    places = components["places"]

    assert {"north": 11, "south": 11} == Counter(place["half"] for place in places)
    assert {1, 2} == {len(place["symbols"]) for place in places}
    assert {"magenta", "turquoise", "grey", "orange", "violet"} == {s for p in places for s in p["symbols"]}
    reached = {"napoli"}
    for _ in places:
        reached |= {r[a] for r in components["routes"] for a, b in ("ab", "ba") if r[b] in reached}
    assert {place["place"] for place in places} == reached


@pytest.mark.rule("AF-S3", "AF-S4")
def test_the_start_is_told() -> None:
    """Who starts, the companies, five expeditions and both tops; travel cards to their owners only."""
    scene = Scene("africana", seats=4, start=3)
    cards = [hand[0] for hand in scene.zone("hands")]
    spaces = [space["expedition"] for space in scene.zone("spaces")]
    tops = {book: scene.zone("books", book, "left")[-1] for book in ("north", "south")}
    for viewer in (1, 3, None):
        expected: list[tuple[str, Args]] = [("africana-game-starts", {"seat": 2})]
        for seat, company in ((2, ITALY), (3, FRANCE), (0, GERMANY), (1, ENGLAND)):
            expected.append(("africana-plays-company", {"seat": seat, **company}))
            if viewer == seat + 1:
                expected.append(("africana-is-dealt", {"seat": seat, "card": cards[seat]}))
            else:
                expected.append(("africana-is-dealt-hidden", {"seat": seat}))
        for space, word in enumerate(spaces, 1):
            expected.append(("africana-lays-expedition", {"expedition": word, "space": space}))
        for book, top in tops.items():
            args: Args = {"book": book, "side": "left", "adventure": top}
            expected.append(("africana-shows-adventure", args))
        expected.append(("africana-turn", {"seat": 2, "n": 1}))
        assert expected == scene.told(viewer)


@pytest.mark.parametrize("seats", [1, 5])
def test_how_many_can_play(seats: int) -> None:
    """Two to four."""
    with pytest.raises(BadSetup) as error:
        Scene("africana", seats=seats)

    assert ("no-seats", {"n": seats, "low": 2, "high": 4}) == (error.value.key, error.value.facts)


@pytest.mark.rule("AF-S1", "AF-S2", "AF-S4")
def test_events_say_where_in_their_shuffle_things_lay() -> None:
    """So that anybody can check the dice: who starts, cards, expeditions, the first page of each book."""
    assert {
        "start": {(0, 0)},
        "travel": {(0, 58), (0, 59)},
        "deck A": {(0, position) for position in range(5, 10)},
        "north": {(0, 14)},
        "south": {(0, 14)},
    } == places_at_start("africana")
