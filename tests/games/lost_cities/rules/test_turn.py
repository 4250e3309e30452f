"""A turn: place one card, then draw one; no passing. What may be drawn is in `test_drawing`."""

import pytest

from cairn.proof.scene import Scene

EXAMPLE = """
    seat 1 to place
    hand 1: yellow S 4, blue S, purple 6, green S 3, orange 5 7
    expeditions 1: yellow S | blue 4 | purple 5 | orange 8
"""


def example() -> Scene:
    """The rulebook's player, with a row and a hand."""
    return Scene("lost-cities").set_up(EXAMPLE)


@pytest.mark.rule("LC-T7")
def test_the_rulebooks_example_options() -> None:
    """The example's player may add five of its cards to expeditions, and put each of the eight on a camp."""
    options = example().options()
    added = [move for move in options if move.startswith("play ")]
    camped = [move for move in options if move.startswith("camp ")]

    assert ["yellow sponsor", "yellow 4", "purple 6", "green sponsor", "green 3"] == [m[5:] for m in added]
    assert example().hand(1) == [move[5:] for move in camped]
    assert 13 == len(options)


@pytest.mark.rule("LC-T7", "LC-T1", "LC-T2")
def test_the_rulebooks_example_refusals() -> None:
    """The blue sponsor comes too late, the orange 5 and 7 are below the 8."""
    scene = example()

    scene.refuses(
        "play blue sponsor",
        rule="LC-T2",
        key="lost-cities-no-late-sponsor",
        says="must come before the numbers",
    )
    scene.refuses(
        "play orange 5", rule="LC-T1", key="lost-cities-no-ascending", says="must be higher than orange 8"
    )
    scene.refuses(
        "play orange 7", rule="LC-T1", key="lost-cities-no-ascending", says="must be higher than orange 8"
    )


@pytest.mark.rule("LC-T7")
@pytest.mark.parametrize("card", ["yellow 4", "green 3"])
def test_the_rulebooks_example_later(card: str) -> None:
    """After the yellow 4 or the green 3 that colour takes no sponsor any more."""
    scene = example().play(f"play {card}", "draw", f"camp {example().hand(2)[0]}", "draw")

    scene.refuses(
        f"play {card.split()[0]} sponsor",
        rule="LC-T2",
        key="lost-cities-no-late-sponsor",
        says="must come before the numbers",
    )


@pytest.mark.rule("LC-T7", "LC-T1")
def test_the_rulebooks_example_higher() -> None:
    """After the yellow 4 only higher yellow numbers follow."""
    scene = Scene("lost-cities").set_up("hand 1: yellow 2 3 5 10\nexpeditions 1: yellow S 4")

    scene.refuses("play yellow 3", rule="LC-T1")
    scene.refuses("play yellow 2", rule="LC-T1")
    assert "play yellow 5" in scene.options()
    assert "play yellow 10" in scene.options()


@pytest.mark.rule("LC-T1")
def test_numbers_ascend_strictly() -> None:
    """With every top number n of an expedition exactly the numbers above n may be added."""
    numbers = list(range(2, 11))
    for last in numbers:
        others = [number for number in numbers if number != last][:8]
        scene = Scene("lost-cities")
        scene.set_up(f"hand 1: blue {' '.join(map(str, others))}\nexpeditions 1: blue {last}")
        added = [move for move in scene.options() if move.startswith("play ")]

        assert [f"play blue {number}" for number in others if number > last] == added


@pytest.mark.rule("LC-T1")
def test_the_refusal_names_both_cards() -> None:
    """A number that is too low is refused with the card it must exceed, a sponsor by its own name."""
    scene = example()
    low = scene.state.why_not(scene.game.read("play orange 5"))
    late = scene.state.why_not(scene.game.read("play blue sponsor"))

    assert low is not None and late is not None
    assert {"card": "orange 5", "top": "orange 8"} == low.args
    assert {"card": "blue sponsor"} == late.args


@pytest.mark.rule("LC-T1")
def test_a_card_joins_the_expedition_of_its_colour_and_seat() -> None:
    """A card goes from the hand to the seat's one expedition of its colour, and nowhere else."""
    scene = example().play("1: play purple 6")

    assert ["5", "6"] == scene.zone("expeditions", 1, "purple")
    assert {"yellow": [], "blue": [], "purple": [], "green": [], "orange": []} == scene.zone("expeditions", 2)
    assert "purple 6" not in scene.hand(1)
    assert 7 == len(scene.hand(1))
    assert ("lost-cities-adds-to-expedition", {"seat": 0, "card": "purple 6"}) == scene.told(2)[-1]


@pytest.mark.rule("LC-T1")
def test_seats_have_expeditions_of_their_own() -> None:
    """One seat's expedition neither helps nor hinders the other's in the same colour."""
    scene = Scene("lost-cities")
    scene.set_up("""
        seat 2 to place
        hand 1: orange 2
        hand 2: yellow 3, blue 9
        expeditions 1: yellow 4
        expeditions 2: blue 8
    """)
    scene.play("2: play yellow 3", "draw", "1: camp orange 2", "draw", "2: play blue 9")

    assert ["3"] == scene.zone("expeditions", 2, "yellow")
    assert ["8", "9"] == scene.zone("expeditions", 2, "blue")
    assert ["4"] == scene.zone("expeditions", 1, "yellow")
    assert ("lost-cities-starts-expedition", {"seat": 1, "card": "yellow 3"}) == scene.told()[0]


@pytest.mark.rule("LC-T2")
@pytest.mark.parametrize("laid", ["", "yellow S", "yellow S S"])
def test_sponsors_come_first(laid: str) -> None:
    """A sponsor starts an expedition or joins one that holds only sponsors."""
    scene = Scene("lost-cities").set_up(f"hand 1: yellow S\nexpeditions 1: {laid}")
    scene.play("1: play yellow sponsor")

    assert ["sponsor"] * (laid.count("S") + 1) == scene.zone("expeditions", 1, "yellow")


@pytest.mark.rule("LC-T2")
@pytest.mark.parametrize("laid", ["2", "10", "S 2", "S S 10", "3 4 5"])
def test_no_sponsor_after_a_number(laid: str) -> None:
    """Where a number lies, no sponsor follows; the camp still takes it."""
    scene = Scene("lost-cities").set_up(f"hand 1: yellow S\nexpeditions 1: yellow {laid}")

    scene.refuses(
        "play yellow sponsor",
        rule="LC-T2",
        key="lost-cities-no-late-sponsor",
        says="must come before the numbers",
    )
    assert "camp yellow sponsor" in scene.options()


@pytest.mark.rule("LC-T2")
def test_three_sponsors_then_numbers() -> None:
    """An expedition of three sponsors takes any number."""
    scene = Scene("lost-cities").set_up("hand 1: green 2 10\nexpeditions 1: green S S S")

    assert {"play green 2", "play green 10"} <= set(scene.options())


@pytest.mark.rule("LC-T3")
def test_any_card_may_go_to_its_camp() -> None:
    """Every hand card may be put on the camp of its colour, also where the expedition would take it."""
    scene = example()
    for card in scene.hand(1):
        trial = example().play(f"1: camp {card}")
        colour, rank = card.split()

        assert [rank] == trial.zone("camps", colour)
        assert 7 == len(trial.hand(1))
        assert ("lost-cities-adds-to-camp", {"seat": 0, "card": card}) == trial.told(2)[-1]


@pytest.mark.rule("LC-T3")
def test_who_cannot_add_must_use_a_camp() -> None:
    """A hand that fits no expedition has eight camps to choose from and nothing else."""
    scene = Scene("lost-cities").set_up("""
        hand 1: yellow 2 3 4 5, blue 2 3 4 5
        expeditions 1: yellow 10 | blue 9
    """)

    assert [f"camp {card}" for card in scene.hand(1)] == scene.options()


@pytest.mark.rule("LC-T3")
def test_camps_grow_without_limit() -> None:
    """A camp takes all twelve cards of its colour; the last one laid is on top."""
    scene = Scene("lost-cities").set_up("""
        hand 1: green 7
        camps: green 10 S 9 S 8 S 2 3 4 5 6
    """)
    scene.play("1: camp green 7")

    assert "10 sponsor 9 sponsor 8 sponsor 2 3 4 5 6 7".split() == scene.zone("camps", "green")
    assert {"top": "green 7", "count": 12} == scene.view(2)["zones"]["camps"]["green"]


@pytest.mark.rule("LC-T3")
def test_only_the_top_of_a_camp_shows() -> None:
    """The zone of a camp names its top card and the number of cards, not those below."""
    scene = Scene("lost-cities").set_up("camps: green 9 2 | blue S")
    camps = scene.view(1)["zones"]["camps"]

    assert {"top": "green 2", "count": 2} == camps["green"]
    assert {"top": "blue sponsor", "count": 1} == camps["blue"]
    assert {"top": None, "count": 0} == camps["yellow"]


@pytest.mark.rule("LC-T3", "LC-T1")
@pytest.mark.parametrize("card", ["yellow sponsor", "yellow 3", "orange 10"])
@pytest.mark.parametrize(("verb", "rule"), [("play", "LC-T1"), ("camp", "LC-T3")])
def test_only_cards_in_hand_are_placed(verb: str, rule: str, card: str) -> None:
    """A card that is not in hand cannot be placed, be it the first of the deck or the last."""
    scene = Scene("lost-cities").set_up("hand 1: blue 2 3 4 5 6 7 8 9")
    move = f"{verb} {card}"
    why = scene.state.why_not(scene.game.read(move))

    scene.refuses(move, rule=rule, key="no-not-in-hand", says=f"{card} is not in your hand")
    assert why is not None
    assert {"card": card} == why.args


@pytest.mark.rule("LC-T6")
def test_turns_alternate() -> None:
    """Each seat places and draws, then the other does; a turn is counted when it ends."""
    scene = Scene("lost-cities", seed=4, start=2)
    order = []
    for n in range(12):
        order.append((scene.to_move, scene.zone("step"), scene.zone("turn")))
        scene.play_at_random(n, moves=1)
    seats = [2, 1] * 3
    expected = [(seat, step, turn) for turn, seat in enumerate(seats) for step in ("place", "draw")]

    assert expected == order


@pytest.mark.rule("LC-T6")
def test_placing_comes_first() -> None:
    """Nothing is drawn before a card is placed."""
    scene = Scene("lost-cities").set_up("camps: blue 3")

    scene.refuses("draw", rule="LC-T6", key="lost-cities-no-place-first", says="First place a card")
    scene.refuses("take blue", rule="LC-T6", key="lost-cities-no-place-first", says="First place a card")
    assert all(move.startswith(("play ", "camp ")) for move in scene.options())


@pytest.mark.rule("LC-T6")
def test_one_card_is_placed() -> None:
    """After one card is placed no second one is: now a card is drawn."""
    scene = example().play("1: play purple 6")

    scene.refuses("play green 3", rule="LC-T6", key="lost-cities-no-draw-first", says="now draw one")
    scene.refuses("camp green 3", rule="LC-T6", key="lost-cities-no-draw-first", says="now draw one")
    assert ["draw"] == scene.options()


@pytest.mark.rule("LC-T6")
def test_the_question_names_the_step() -> None:
    """The seat is asked to place, then to draw; the question names the seat."""
    scene = Scene("lost-cities").set_up("seat 2 to place\nhand 2: green 4")
    place = scene.view(1)["decision"]
    draw = scene.play("play green 4").view(1)["decision"]

    assert {"seat": 1, "kind": "place", "prompt": "lost-cities-prompt-place", "args": {"seat": 1}} == place
    assert {"seat": 1, "kind": "draw", "prompt": "lost-cities-prompt-draw", "args": {"seat": 1}} == draw


@pytest.mark.rule("LC-T6")
def test_like_sponsors_are_one_move() -> None:
    """Two or three sponsors of a colour in hand are one move, and one of them is placed."""
    scene = Scene("lost-cities").set_up("hand 1: blue S S S, green S S, orange 2 3 4")
    kinds = ["blue sponsor", "green sponsor", "orange 2", "orange 3", "orange 4"]

    assert [f"{verb} {kind}" for kind in kinds for verb in ("play", "camp")] == scene.options()
    scene.play("1: play blue sponsor")
    assert 2 == scene.hand(1).count("blue sponsor")
