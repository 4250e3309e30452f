"""Positions that cannot occur: each is refused with its key, its rule and the numbers."""

from typing import Any

import pytest

from cairn.core.dice import QuickDice
from cairn.core.errors import BadPosition, BadSetup
from cairn.games.adventure_tours.rules.game import ADVENTURE_TOURS
from cairn.games.adventure_tours.rules.player import NO_BOARD
from cairn.games.adventure_tours.rules.state import State
from cairn.proof.scene import Scene

from .tours import BALLOON, RED, SAFARI, SLED, STEAMER, SUBMARINE, YAKS, basic, expert, sizes

KIT = ADVENTURE_TOURS.kit


def refused(data: dict[str, Any], **options: str) -> BadPosition:
    """How a position is refused."""
    data = {"hands": [None, None, None], **data}
    with pytest.raises(BadPosition) as error:
        ADVENTURE_TOURS.position(data, QuickDice(1), ADVENTURE_TOURS.read_options(options))
    return error.value


def number(card: str) -> int:
    """The number of a card."""
    return KIT.cards.index(card)


# Words and types.


@pytest.mark.parametrize(
    ("data", "name", "value"),
    [
        ({"color": "blue"}, "key", "color"),
        ({"seat": 0}, "seat", "0"),
        ({"seat": 4}, "seat", "4"),
        ({"seat": "1"}, "seat", "1"),
        ({"seat": True}, "seat", "True"),
        ({"starter": 0}, "starter", "0"),
        ({"starter": 4}, "starter", "4"),
        ({"turn": 0}, "turn", "0"),
        ({"turn": 1_000_001}, "turn", "1000001"),
        ({"round": 0}, "round", "0"),
        ({"round": 2}, "round", "2"),
        ({"round": 1, "incomes": [[0, 0, 0], [0, 0, 0]]}, "round", "1"),
        ({"round": 4, "incomes": [[0, 0, 0]] * 3}, "round", "4"),
        ({"spent": 1}, "spent", "1"),
        ({"boards": ["desert expedition"]}, "boards", "['desert expedition']"),
        ({"boards": "desert"}, "boards", "desert"),
        ({"boards": ["dry"] * 3}, "boards", "dry"),
        ({"boards": [0, 0, 0]}, "boards", "0"),
        ({"drafted": [None]}, "drafted", "[None]"),
        ({"drafted": ["dry", None, None]}, "drafted", "dry"),
        ({"incomes": 3}, "incomes", "3"),
        ({"incomes": [[0, 0, 0]] * 4}, "incomes", str([[0, 0, 0]] * 4)),
        ({"incomes": [3]}, "incomes", "3"),
        ({"incomes": [[0, 0]]}, "incomes", "[0, 0]"),
        ({"incomes": [[0, 0, "0"]]}, "incomes", "0"),
        ({"incomes": [[0, 0, True]]}, "incomes", "True"),
        ({"incomes": [[0, 0, 10_000]]}, "incomes", "10000"),
        ({"incomes": [[0, 0, -10_000]]}, "incomes", "-10000"),
        ({"hands": 3}, "hands", "3"),
        ({"hands": [None, None, 3]}, "hands", "3"),
        ({"hands": [None, None, ["red bob"]]}, "hands", "red bob"),
        ({"hands": [None, None, ["red pater miller (ready)"]]}, "hands", "red pater miller (ready)"),
        ({"equipment": [[], []]}, "equipment", "[[], []]"),
        ({"equipment": [[], [], 3]}, "equipment", "3"),
        ({"equipment": [[], [], [3]]}, "equipment", "3"),
        ({"members": [[], [], ["red bob"]]}, "members", "red bob"),
        ({"members": [[], [], ["red bob (ready)"]]}, "members", "red bob"),
        ({"discard": "red roy nobleman"}, "discard", "red roy nobleman"),
        ({"discard": ["red bob"]}, "discard", "red bob"),
        ({"pile": 5}, "pile", "5"),
        ({"pile": [7]}, "pile", "7"),
        ({"agenda": 3}, "agenda", "3"),
        ({"agenda": [3]}, "agenda", "3"),
        ({"agenda": [["play"]]}, "agenda", "['play']"),
        ({"agenda": [["play", 0, -1]]}, "agenda", "['play', 0, -1]"),
        ({"agenda": [["play", 0, -1, 0]]}, "agenda", "['play', 0, -1, 0]"),
        ({"agenda": [["pass", 0]]}, "agenda", "['pass', 0]"),
        ({"agenda": [[3, 0]]}, "agenda", "[3, 0]"),
        ({"agenda": [["play", "0"]]}, "agenda", "['play', '0']"),
        ({"agenda": [["play", -2]]}, "agenda", "['play', -2]"),
        ({"agenda": [["play", True]]}, "agenda", "['play', True]"),
        ({"agenda": [["turn-again", 0, 1]]}, "agenda", "['turn-again', 0, 1]"),
        ({"agenda": [["deal", 0, True]]}, "agenda", "['deal', 0, True]"),
    ],
)
def test_a_value_that_does_not_fit(data: dict[str, Any], name: str, value: str) -> None:
    """The error names the fact and the value."""
    problem = refused(data)

    assert ("bad-position-value", {"name": name, "value": value}) == (problem.key, problem.facts)


@pytest.mark.parametrize("seats", [0, 2, 7])
def test_seats_that_cannot_play(seats: int) -> None:
    """A position is for as many players as have hands."""
    with pytest.raises(BadSetup):
        ADVENTURE_TOURS.position({"hands": [None] * seats}, QuickDice(1), ADVENTURE_TOURS.read_options({}))


# Pieces.


@pytest.mark.rule("AT-C1")
def test_a_card_too_many() -> None:
    """A fourth red Nobleman is not in the box, wherever it lies."""
    cases: list[dict[str, Any]] = [
        {"members": [["red roy nobleman"] * 4, [], []]},
        {"discard": ["red roy nobleman"] * 2, "equipment": [["red roy nobleman"] * 2, [], []]},
        {"hands": [["red roy nobleman"] * 4, None, None]},
        {"pile": ["red roy nobleman"] * 4},
    ]
    for data in cases:
        problem = refused(data)
        assert ("adventure-tours-bad-count", "AT-C1") == (problem.key, problem.rule)
        assert {"card": "red roy nobleman", "n": 4, "due": 3} == problem.facts


@pytest.mark.rule("AT-C1")
def test_cards_that_are_missing() -> None:
    """A pile that is named must hold all that has no other place."""
    problem = refused({"hands": [["red roy nobleman"], None, None], "pile": ["blue roy nobleman"]})

    assert ("adventure-tours-bad-count", "AT-C1") == (problem.key, problem.rule)
    assert {"card": "red professor paige turner", "n": 0, "due": 3} == problem.facts


@pytest.mark.rule("AT-R3")
def test_no_pile_in_a_running_round() -> None:
    """An exhausted pile would have ended the round."""
    with pytest.raises(BadPosition) as error:
        basic("pile 0\nrest: discard")

    assert ("adventure-tours-bad-pile", "AT-R3", {"n": 0}) == (
        error.value.key,
        error.value.rule,
        error.value.facts,
    )


@pytest.mark.rule("AT-R1")
def test_nobody_plays_without_a_card() -> None:
    """An empty hand would have ended the round."""
    with pytest.raises(BadPosition) as error:
        basic("hand 1: 0")

    assert ("adventure-tours-bad-hand", "AT-R1", {"seat": 0}) == (
        error.value.key,
        error.value.rule,
        error.value.facts,
    )


@pytest.mark.rule("AT-R1")
def test_nobody_waits_for_a_turn_without_a_card() -> None:
    """A player who has played his last card has ended the round; the player in turn may yet draw one."""
    with pytest.raises(BadPosition) as error:
        basic("hand 3: 0")

    assert ("adventure-tours-bad-hand", "AT-R1", {"seat": 2}) == (
        error.value.key,
        error.value.rule,
        error.value.facts,
    )
    assert [0, 6, 6] == sizes(basic("hand 1: red paige").play("join red professor paige turner"))


@pytest.mark.rule("AT-X11")
@pytest.mark.parametrize("row", ["members", "equipment"])
def test_only_pater_miller_is_ready(row: str) -> None:
    """A card without protection cannot be ready."""
    problem = refused({row: [[], ["red roy nobleman (ready)"], []]})

    assert ("adventure-tours-bad-ready", "AT-X11") == (problem.key, problem.rule)
    assert {"seat": 1, "card": "red roy nobleman"} == problem.facts


@pytest.mark.rule("AT-S5")
def test_boards_of_the_other_side() -> None:
    """Each board once, and all of one side."""
    for boards, mode in [
        ([SAFARI, "desert expedition", "desert expedition"], "basic"),
        (["desert expedition", SAFARI, SLED], "expert"),
        ([SAFARI, SLED, SAFARI], "expert"),
    ]:
        problem = refused({"boards": boards}, mode=mode)
        assert ("bad-position-value", "AT-S5", "boards") == (problem.key, problem.rule, problem.facts["name"])


@pytest.mark.rule("AT-V2")
def test_drafts_that_cannot_be() -> None:
    """Boards are chosen between rounds, in the variant, and among those in use."""
    over = {"incomes": [[0, 0, 0]], "round": 1}
    boards = [SAFARI, SLED, YAKS]
    chosen = {**over, "boards": boards, "drafted": [None, SLED, None]}
    agenda = [["deal", 1, 2], ["draft", 0], ["draft", 2]]
    options = ADVENTURE_TOURS.read_options({"mode": "expert", "boards": "draft"})
    whole = {"hands": [None] * 3, **chosen, "agenda": agenda}
    assert 2 == ADVENTURE_TOURS.position(whole, QuickDice(1), options).to_move()

    assert "agenda" == refused(chosen, mode="expert", boards="draft").facts["name"]
    assert "agenda" == refused({**chosen, "agenda": agenda}, mode="expert").facts["name"]
    assert "drafted" == refused(chosen, mode="expert").facts["name"]
    assert "drafted" == refused({**chosen, "round": 2}, mode="expert", boards="draft").facts["name"]
    problem = refused({**whole, "drafted": [None, BALLOON, None]}, mode="expert", boards="draft")
    assert "drafted" == problem.facts["name"]
    twice = {**over, "boards": boards, "drafted": [SLED, SLED, None], "agenda": agenda[:2]}
    assert refused(twice, mode="expert", boards="draft").facts["name"] in ("agenda", "drafted")
    reverse = [agenda[0], agenda[2], agenda[1]]
    assert "agenda" == refused({**chosen, "agenda": reverse}, mode="expert", boards="draft").facts["name"]
    last = {"incomes": [[0, 0, 0]] * 3, "round": 3, "boards": boards, "drafted": [None, SLED, None]}
    assert "drafted" == refused(last, mode="expert", boards="draft").facts["name"]


# What waits.

MOLLY, BETTY, PAIGE, GOLDSWORTHY, EARL, RUFUS, BILL, AMELIA, FARSIGHT = (
    number(f"red {name}")
    for name in [
        "molly magpie",
        "betty mcklug",
        "professor paige turner",
        "lady goldsworthy",
        "earl of bucket",
        "rufus rigs",
        "slowhand bill",
        "amelia airhead",
        "colonel farsight",
    ]
)
END = ["end-turn", 0]


def waits(agenda: list[list[Any]], board: str = "", words: str = "") -> State:
    """A position in which this waits, beside equipment and members for every target."""
    words = f"""
        {words}
        equipment 1: red earl, red roy
        equipment 2: blue earl
        members 2: blue miller (ready), blue paige
    """
    scene = expert(board, words) if board else basic(words)
    data = scene.state.dump()
    data["agenda"] = agenda
    state = scene.game.position(data, QuickDice(1), scene.agreed)
    assert isinstance(state, State)
    assert agenda == state.dump()["agenda"]
    return state


@pytest.mark.parametrize(
    ("agenda", "board"),
    [
        ([END, ["play", 0]], ""),
        ([["turn-again", 0, True], ["turn-again", 0, True], END, ["play", 0]], ""),
        ([["turn-again", 0, False], END, ["play", 0]], BALLOON),
        ([END, ["give-one", 0, PAIGE, 0]], ""),
        ([END, ["give-second", 0, BETTY, 2]], ""),
        ([END, ["steal-member", 0, AMELIA, 0]], ""),
        ([END, ["extra-turn", 0, FARSIGHT, 0]], ""),
        ([END, ["draw-card", 0], ["give-one", 0, PAIGE, 1]], STEAMER),
        ([END, ["again", 0, RUFUS], ["discard-equipment", 0, MOLLY, 2]], SLED),
        ([END, ["after-member", 0], ["after-member", 0], ["give-one", 0, PAIGE, 0]], SAFARI),
        ([END, ["second-member", 0]], SAFARI),
        ([END, ["gift", 0], ["own-draw", 0]], SUBMARINE),
        ([END, ["gift", 0]], SUBMARINE),
        ([["turn-over", 0], ["more-equipment", 0]], YAKS),
        ([["next-turn", 0], ["second-turn", 0]], BALLOON),
        ([END, ["protect", 1, 4, 0, 1, -1]], ""),
        ([END, ["protect", 1, 2, 0, 2, 1]], ""),
        ([END, ["protect", 1, 2, 0, -1, 1]], ""),
        ([END, ["protect", 1, 12, 0, 1, -1]], SUBMARINE),
    ],
)
def test_what_can_wait(agenda: list[list[Any]], board: str) -> None:
    """Questions of every kind, over what a card has left for later."""
    assert waits(agenda, board).to_move() == agenda[-1][1]


@pytest.mark.parametrize(
    ("agenda", "board"),
    [
        ([], ""),
        ([END], ""),
        ([["play", 0]], ""),
        ([["play", 0], END], ""),
        ([END, END, ["play", 0]], ""),
        ([["end-turn", 1], ["play", 0]], ""),
        ([["end-turn", 0, 3, 0], ["play", 0]], ""),
        ([["end-turn", 0, -1, 1], ["play", 0]], ""),
        ([END, ["play", 1]], ""),
        ([END, ["play", 0, 3, 0]], ""),
        ([END, ["play", 0, -1, 1]], ""),
        ([END, ["play", 0], ["give-one", 0, PAIGE, 0]], ""),
        ([END, ["give-one", 0, PAIGE, 0], ["play", 0]], ""),
        ([END, ["again", 0, MOLLY], ["play", 0]], SLED),
        ([["turn-again", 1, True], END, ["play", 0]], ""),
        ([["turn-again", 0, 3, 1], END, ["play", 0]], ""),
        ([["turn-again", 0, 2], END, ["play", 0]], ""),
        ([["turn-again", 0, False], END, ["play", 0]], ""),
        ([END, ["turn-again", 0, True], ["play", 0]], ""),
        ([["turn-again", 0, True], ["play", 0]], ""),
        ([END, ["deal", 0, 2]], ""),
        ([END, ["draft", 0]], ""),
        ([["deal", 1, 2]], ""),
        ([END, ["end-turn", 0]], ""),
        ([END, ["give-one", 0, MOLLY, 0]], ""),
        ([END, ["give-one", 0, -1, 0]], ""),
        ([END, ["give-one", 0, 36, 0]], ""),
        ([END, ["give-one", 1, PAIGE, 0]], ""),
        ([END, ["give-one", 0, PAIGE, 1]], ""),
        ([END, ["give-one", 0, PAIGE, 2]], ""),
        ([END, ["give-one", 0, PAIGE, 1]], SLED),
        ([END, ["give-one", 0, PAIGE, 2]], STEAMER),
        ([END, ["give-one", 0, PAIGE, 3]], SLED),
        ([END, ["steal-member", 0, number("yellow amelia airhead"), 1]], STEAMER),
        ([END, ["give-second", 0, BETTY, 3]], ""),
        ([END, ["give-second", 0, BETTY, -1]], ""),
        ([END, ["give-second", 0, PAIGE, 1]], ""),
        ([END, ["give-second", 0, BETTY, 1], ["give-one", 0, PAIGE, 0]], ""),
        ([END, ["again", 0, number("red roy nobleman")], ["give-one", 0, PAIGE, 0]], SLED),
        ([END, ["again", 0, number("red pater miller")], ["give-one", 0, PAIGE, 0]], SLED),
        ([END, ["again", 0, 36], ["give-one", 0, PAIGE, 0]], SLED),
        ([END, ["again", 0, -1], ["give-one", 0, PAIGE, 0]], SLED),
        ([END, ["again", 0, RUFUS, 1], ["give-one", 0, PAIGE, 0]], SLED),
        ([END, ["again", 0, RUFUS], ["give-one", 0, PAIGE, 0]], SAFARI),
        ([END, ["draw-card", 0], ["give-one", 0, PAIGE, 0]], SAFARI),
        ([END, ["draw-card", 1], ["give-one", 0, PAIGE, 1]], STEAMER),
        ([END, ["draw-card", 0]], STEAMER),
        ([END, ["after-member", 0], ["give-one", 0, PAIGE, 0]], SLED),
        ([END, ["second-member", 0]], SLED),
        ([END, ["own-draw", 0]], STEAMER),
        ([END, ["own-draw", 0], ["gift", 0]], SUBMARINE),
        ([END, ["gift", 0], ["give-one", 0, PAIGE, 0]], SUBMARINE),
        ([END, ["more-equipment", 0]], YAKS),
        ([END, ["second-turn", 0]], BALLOON),
        ([["turn-over", 0], ["second-turn", 0]], BALLOON),
        ([["turn-over", 0], ["more-equipment", 0]], BALLOON),
        ([["turn-over", 0], ["play", 0]], YAKS),
        ([["next-turn", 0], ["more-equipment", 0]], YAKS),
        ([["next-turn", 0], ["second-turn", 0]], YAKS),
        ([END, ["promote-equipment", 0, number("blue lady goldsworthy"), 0]], ""),
        ([END, ["protect", 0, 4, 0, 1, -1]], ""),
        ([END, ["protect", 2, 4, 0, 2, -1]], ""),
        ([END, ["protect", 3, 4, 0, 3, -1]], ""),
        ([END, ["protect", 1, 4, 2, 1, -1]], ""),
        ([END, ["protect", 1, 4, 0, 2, -1]], ""),
        ([END, ["protect", 1, 4, 0, 1, 2]], ""),
        ([END, ["protect", 1, 4, 0, -1, 1]], ""),
        ([END, ["protect", 1, 6, 0, 1, -1]], ""),
        ([END, ["protect", 1, 11, 0, 1, -1]], ""),
        ([END, ["protect", 1, 12, 0, 1, -1]], STEAMER),
        ([END, ["protect", 1, 2, 0, 1, 4]], ""),
        ([END, ["protect", 1, 2, 0, 3, 1]], ""),
    ],
)
def test_what_cannot_wait(agenda: list[list[Any]], board: str) -> None:
    """Steps of another seat, without their card, their ability, their target or their place."""
    with pytest.raises(BadPosition) as error:
        waits(agenda, board)

    assert ("bad-position-value", "agenda") == (error.value.key, error.value.facts["name"])


@pytest.mark.parametrize(
    ("kind", "board", "act"),
    [
        ("own-draw", SUBMARINE, "end-turn"),
        ("second-member", SAFARI, "end-turn"),
        ("more-equipment", YAKS, "turn-over"),
        ("second-turn", BALLOON, "next-turn"),
    ],
)
def test_no_ability_when_it_has_served(kind: str, board: str, act: str) -> None:
    """Once used, the ability asks nothing more in this turn."""
    agenda: list[list[Any]] = [[act, 0], [kind, 0]]
    if kind == "own-draw":
        agenda.insert(1, ["gift", 0])
    assert waits(agenda, board).to_move() == 0
    with pytest.raises(BadPosition):
        waits(agenda, board, "ability used")


def test_a_gift_after_the_draw_was_forgone() -> None:
    """The gift belongs to the same use as the draw that was forgone."""
    assert waits([END, ["gift", 0]], SUBMARINE, "ability used").to_move() == 0
    with pytest.raises(BadPosition):
        waits([END, ["give-one", 0, PAIGE, 1]], STEAMER, "ability used")


@pytest.mark.parametrize(
    ("kind", "card", "board", "end"),
    [
        ("extra-equipment", EARL, SLED, "end-turn"),
        ("same-colour-member", RUFUS, SLED, "end-turn"),
        ("second-member", -1, SAFARI, "end-turn"),
        ("more-equipment", -1, YAKS, "turn-over"),
    ],
)
def test_nobody_is_asked_without_a_hand_card(kind: str, card: int, board: str, end: str) -> None:
    """Questions for a hand card are asked of a hand."""
    data = expert(board, "hand 1: red roy").state.dump()
    asked = [kind, 0] if card < 0 else [kind, 0, card, 0]
    data["agenda"] = [[end, 0], asked]
    options = ADVENTURE_TOURS.read_options({"mode": "expert"})
    assert 0 == ADVENTURE_TOURS.position(data, QuickDice(1), options).to_move()

    data["discard"].append(data["hands"][0].pop())
    assert "agenda" == refused(data, mode="expert").facts["name"]


@pytest.mark.parametrize(("kind", "card"), [("discard-equipment", MOLLY), ("steal-member", AMELIA)])
def test_nobody_is_asked_without_a_target(kind: str, card: int) -> None:
    """An action without a target lapses."""
    data = basic("hand 1: red roy").state.dump()
    data["agenda"] = [END, [kind, 0, card, 0]]
    assert "agenda" == refused(data).facts["name"]


@pytest.mark.rule("AT-A9")
def test_no_ability_has_served_where_there_is_none() -> None:
    """In the basic game no ability can have been used."""
    problem = refused({"spent": True})

    assert ("bad-position-value", "AT-A9", "spent") == (problem.key, problem.rule, problem.facts["name"])


def test_who_starts_the_next_round() -> None:
    """Between rounds the left neighbour of the player in turn deals."""
    over: dict[str, Any] = {"incomes": [[0, 0, 0]], "round": 1, "seat": 2}

    assert "agenda" == refused({**over, "starter": 1}).facts["name"]
    assert "agenda" == refused({**over, "agenda": []}).facts["name"]
    assert "agenda" == refused({**over, "agenda": [["deal", 2, 3]]}).facts["name"]
    assert "agenda" == refused({**over, "agenda": [["deal", 1, 2]]}).facts["name"]
    assert "agenda" == refused({**over, "agenda": [END, ["play", 0]]}).facts["name"]
    three: dict[str, Any] = {"incomes": [[0, 0, 0]] * 3, "round": 3}
    assert "agenda" == refused({**three, "agenda": [["deal", 1, 4]]}).facts["name"]


# What an audit finds.


def audited(words: str = "") -> State:
    """A sound position, to be spoilt."""
    state = basic(f"{RED}\nincomes: 1 2 3\n{words}").state
    assert isinstance(state, State)
    state.audit()
    return state


def test_an_audit_counts_cards_levels_and_money() -> None:
    """A lost card, a wrong level, wrong money, a hand out of order: each is found."""
    lost = audited()
    lost.left -= 1
    with pytest.raises(BadPosition, match="AT-C1"):
        lost.audit()

    wrong = audited()
    wrong.players[1].levels += 1
    with pytest.raises(BadPosition) as level:
        wrong.audit()
    assert {"name": "levels", "value": int(wrong.players[1].levels)} == level.value.facts

    rich = audited()
    rich.players[2].money += 1
    with pytest.raises(BadPosition) as money:
        rich.audit()
    assert {"name": "money", "value": 4} == money.value.facts

    mixed = audited("hand 2: red roy, blue roy")
    mixed.players[1].hand[0], mixed.players[1].hand[1] = mixed.players[1].hand[1], mixed.players[1].hand[0]
    with pytest.raises(BadPosition) as hand:
        mixed.audit()
    assert "hands" == hand.value.facts["name"]


def test_an_audit_looks_at_boards() -> None:
    """A board of the other side, and a choice that is not in use."""
    state = audited()
    state.players[0].board = 4
    with pytest.raises(BadPosition, match="AT-S5"):
        state.audit()

    chosen = audited()
    chosen.players[0].drafted = 5
    with pytest.raises(BadPosition) as error:
        chosen.audit()
    assert {"name": "drafted", "value": 5} == error.value.facts
    chosen.players[0].drafted = NO_BOARD
    chosen.audit()


def test_whole_games_are_sound() -> None:
    """At every move of some games the audit finds nothing."""
    for seed in range(3):
        scene = Scene("adventure-tours", mode="expert", boards="draft", seed=seed, seats=3 + seed)
        state = scene.state
        for _ in range(150):
            if scene.is_over:
                break
            scene.play_at_random(seed, 1)
            state.audit()
