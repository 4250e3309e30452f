"""Action B: turning pages and buying adventures."""

import pytest

from cairn.core.match import Match, Player
from cairn.core.undo import kept_by
from cairn.games.africana.rules.game import AFRICANA
from cairn.proof.scene import Scene

BOOK = """
    seat 1 to act
    places: cairo, cape town
    silver: 12 12
    north left: mask luanda, drum leopoldville, vase cape town
    north right: shield serengeti, statuette zanzibar
"""


def heights(scene: Scene, book: str) -> tuple[int, int]:
    """How many cards lie on the left and on the right of a book."""
    return len(scene.zone("books", book, "left")), len(scene.zone("books", book, "right"))


@pytest.mark.rule("AF-B1")
def test_the_book_of_the_half_where_the_pawn_stands() -> None:
    """In the north the northern book is turned and sold, in the south the southern one."""
    scene = Scene("africana").set_up(BOOK)
    south = scene.zone("books", "south")
    scene.play("1: turn left", "1: buy right", "1: done")
    north = scene.zone("books", "north")

    assert south == scene.zone("books", "south")
    assert ["vase cape town"] == scene.zone("adventures", 1)
    scene.play("2: buy left", "2: done")
    assert north == scene.zone("books", "north")
    assert south["left"][-1:] == scene.zone("adventures", 2)
    assert south["left"][:-1] == scene.zone("books", "south", "left")


@pytest.mark.rule("AF-B1")
def test_the_book_in_question_is_named() -> None:
    """The question says which book it is, what the next page costs, and what there is to pay with."""
    scene = Scene("africana").set_up(BOOK).play("turn left")
    decision = scene.state.decision

    assert decision is not None
    assert ("book", "africana-prompt-book") == (decision.kind, decision.prompt)
    assert {"seat": 0, "book": "north", "cost": 1, "coins": 12} == decision.args
    scene.play("buy left", "done", "buy left")
    decision = scene.state.decision
    assert decision is not None
    assert {"seat": 1, "book": "south", "cost": 0, "coins": 7} == decision.args


@pytest.mark.rule("AF-B2")
@pytest.mark.parametrize(
    ("side", "left", "right"),
    [
        ("left", ["drum leopoldville"], ["shield serengeti", "statuette zanzibar", "vase cape town"]),
        ("right", ["drum leopoldville", "vase cape town", "statuette zanzibar"], ["shield serengeti"]),
    ],
)
def test_a_page_goes_from_one_stack_onto_the_other(side: str, left: list[str], right: list[str]) -> None:
    """The top card is lifted onto the other stack, in either direction."""
    scene = Scene("africana").set_up(BOOK).play(f"turn {side}")
    book = scene.zone("books", "north")

    assert left == book["left"][-len(left) :]
    assert right == book["right"]
    assert (1, "book") == (scene.to_move, scene.zone("step"))


@pytest.mark.rule("AF-B2")
def test_all_pages_to_the_right_and_back() -> None:
    """Fifteen pages to the right empty the left stack; turned back, the book is as it was."""
    scene = Scene("africana").set_up("silver: 40 2")
    before = scene.zone("books", "north", "left")
    scene.play(*["turn left"] * 15)

    assert ([], before[::-1]) == (
        scene.zone("books", "north", "left"),
        scene.zone("books", "north", "right"),
    )
    assert sorted(before) == sorted(scene.zone("books", "north", "seen"))
    scene.refuses("turn left", "AF-B2", key="africana-no-stack-empty")
    scene.refuses("buy left", "AF-B4", key="africana-no-stack-empty")
    scene.play(*["turn right"] * 15)
    assert before == scene.zone("books", "north", "left")
    assert 40 - 29 == scene.zone("silver", 1)


@pytest.mark.rule("AF-B2")
def test_an_empty_stack_cannot_be_turned_from() -> None:
    """At the start the right stack is empty: nothing can be turned or bought there."""
    scene = Scene("africana").set_up("silver: 12 2")

    assert {"turn left", "buy left"} == {m for m in scene.options() if m.split()[0] in ("turn", "buy")}
    scene.refuses("turn right", "AF-B2", key="africana-no-stack-empty")
    scene.refuses("buy right", "AF-B4", key="africana-no-stack-empty")


@pytest.mark.rule("AF-B3")
def test_the_first_page_is_free_each_further_one_costs_1() -> None:
    """Two silver pay for three pages; a fourth is not offered."""
    scene = Scene("africana").set_up("silver: 2 2")
    paid = []
    for _ in range(3):
        scene.play("turn left")
        paid.append(scene.zone("silver", 1))

    assert [2, 1, 0] == paid
    assert ["done"] == scene.options()
    scene.refuses("turn left", "AF-B3", key="africana-no-page-too-expensive")
    scene.refuses("turn right", "AF-B3", key="africana-no-page-too-expensive")


@pytest.mark.rule("AF-B3")
def test_the_free_page_is_one_an_action() -> None:
    """The first page of the next action is free again, also after a purchase in this one."""
    scene = Scene("africana").set_up("silver: 5 0")
    scene.play("1: buy left", "1: turn left")

    assert (0, True) == (scene.zone("silver", 1), scene.zone("turned"))
    scene.play("1: done", "2: turn left", "2: done", "1: turn left")
    assert [0, 0] == scene.zone("silver")
    assert ["done"] == scene.options()


@pytest.mark.rule("AF-B4")
@pytest.mark.parametrize(
    ("side", "bought", "beneath"),
    [("left", "vase cape town", "drum leopoldville"), ("right", "statuette zanzibar", "shield serengeti")],
)
def test_buying_a_top_card(side: str, bought: str, beneath: str) -> None:
    """It costs 5 silver and lies open before the buyer; the card beneath is visible without a turn."""
    scene = Scene("africana").set_up(BOOK)
    other = "right" if side == "left" else "left"
    unmoved = scene.zone("books", "north", other)
    scene.play(f"buy {side}")

    assert [7, 12] == scene.zone("silver")
    assert [[bought], []] == scene.zone("adventures")
    assert beneath == scene.zone("books", "north", side)[-1]
    assert bought not in scene.zone("books", "north", side)
    assert beneath in scene.zone("books", "north", "seen")
    assert unmoved == scene.zone("books", "north", other)
    assert not scene.zone("turned")
    for viewer in (1, 2, None):
        zones = scene.view(viewer)["zones"]
        assert beneath == zones["books"]["north"][side]["top"]
        assert [bought] == [card["adventure"] for card in zones["adventures"][0]]


@pytest.mark.rule("AF-B4")
def test_four_silver_buy_nothing() -> None:
    """Nothing is offered that cannot be paid."""
    scene = Scene("africana").set_up("silver: 4 5")

    assert "buy left" not in scene.options()
    scene.refuses("buy left", "AF-B4", key="africana-no-adventure-too-expensive")
    scene.play("draw")
    assert "buy left" in scene.options()


@pytest.mark.rule("AF-B5")
def test_turns_and_buys_in_any_order_and_number() -> None:
    """With 12 silver: buy, turn free, buy, turn for 1, turn back for 1; the book stays as it is left."""
    scene = Scene("africana").set_up(BOOK)
    scene.play("buy left", "turn right", "buy left", "turn right", "turn left")
    book = scene.zone("books", "north")

    assert 0 == scene.zone("silver", 1)
    assert {"vase cape town", "statuette zanzibar"} == set(scene.zone("adventures", 1))
    assert "drum leopoldville" == book["left"][-1]
    assert ["shield serengeti"] == book["right"]
    scene.play("done")
    assert (2, book) == (scene.to_move, scene.zone("books", "north"))


@pytest.mark.rule("AF-B5", "AF-T4")
def test_no_card_need_be_bought() -> None:
    """A seat may look at a page and be done."""
    scene = Scene("africana").set_up("silver: 12 2").play("1: turn left", "1: done")

    assert (2, [[], []], [12, 2]) == (scene.to_move, scene.zone("adventures"), scene.zone("silver"))
    assert not scene.zone("turned")


@pytest.mark.rule("AF-B5")
def test_a_book_may_be_sold_out() -> None:
    """After the last card nothing is left to turn or buy; the book is not offered any more."""
    scene = Scene("africana").set_up("silver: 12 2\nnorth left: mask luanda\ngone: others")
    scene.play("1: buy left")

    assert ["done"] == scene.options()
    scene.play("1: done", "2: draw")
    assert not {"turn left", "turn right", "buy left", "buy right"} & set(scene.options())
    for move in ("turn left", "turn right", "buy left", "buy right"):
        scene.refuses(move, "AF-T4", key="africana-no-book-empty")


@pytest.mark.rule("AF-B6")
def test_turning_and_buying_are_announced_before_the_card_is_lifted() -> None:
    """Two commands, each of which shows the next card to all, and tells of it."""
    scene = Scene("africana").set_up(BOOK)
    before = scene.state.learnt
    scene.play("turn left", "buy left")
    place = {"seat": 0, "book": "north", "side": "left"}

    assert 2 == scene.state.learnt - before
    for viewer in (1, 2, None):
        shown = {"book": "north", "side": "left", "adventure": "drum leopoldville"}
        assert [
            ("africana-turns-page", place | {"adventure": "vase cape town", "cost": 0}),
            ("africana-shows-adventure", shown),
            ("africana-buys", place | {"adventure": "drum leopoldville", "cost": 5}),
            ("africana-shows-adventure", shown | {"adventure": "mask luanda"}),
        ] == scene.told(viewer)


@pytest.mark.rule("AF-B6")
def test_what_has_shown_the_next_card_cannot_be_taken_back() -> None:
    """A page and a purchase are final, even if all agree; a way, a draw or the end of a turn are not."""
    final = {AFRICANA.spell(move): rule for move, rule in AFRICANA.final.items()}
    assert dict.fromkeys(["turn left", "turn right", "buy left", "buy right"], "AF-B6") == final

    match = Match(AFRICANA, AFRICANA.read_options({"start": "1"}), [Player("A"), Player("B")], b"secret")
    for move in ["turn left", "done", "draw"]:
        match.play(move)
    assert ["AF-B6", "", ""] == [kept_by(match, to) for to in range(3)]


@pytest.mark.rule("AF-B6")
def test_a_page_that_shows_nothing_new_can_be_taken_back() -> None:
    """Turned back, a page that everybody has seen brings nothing to light, and no event tells of it."""
    scene = Scene("africana").set_up(BOOK).play("turn left")
    learnt = scene.state.learnt
    scene.play("turn right")

    assert learnt == scene.state.learnt
    args = {"seat": 0, "book": "north", "side": "right", "adventure": "vase cape town", "cost": 1}
    assert ("africana-turns-page", args) == scene.told()[-1]


@pytest.mark.rule("AF-T4", "AF-B6")
def test_nothing_else_once_the_book_is_open() -> None:
    """After a page or a purchase the seat cannot draw, travel, join or end in the same turn."""
    scene = Scene("africana").set_up(BOOK + "spaces: cairo - serengeti")
    assert {"draw", "go aswan with joker", "join cairo - serengeti"} <= set(scene.options())
    scene.play("turn left")

    assert ["done", "turn left", "turn right", "buy left", "buy right"] == scene.options()
    for move in ("draw", "go aswan with joker", "join cairo - serengeti", "end mask luanda"):
        scene.refuses(move, "AF-T4", key="africana-no-while-buying")
    scene.play("done")
    assert ("africana-closes-book", {"seat": 0}) in scene.told()
