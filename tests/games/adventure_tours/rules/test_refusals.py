"""Why a move is not allowed: the key, the rule and the numbers of every refusal."""

import pytest

from cairn.core.errors import Args
from cairn.proof.scene import Scene

from .tours import BALLOON, RED, SAFARI, STEAMER, SUBMARINE, basic, expert

Why = tuple[str, str, Args]


def why(scene: Scene, move: str) -> Why:
    """How a move is refused, without the name of the game."""
    refusal = scene.state.why_not(scene.game.read(move))
    assert refusal is not None, move
    return refusal.key.removeprefix("adventure-tours-"), refusal.rule, refusal.args


ROY: Args = {"card": "red roy nobleman"}
MILLER: Args = {"card": "red pater miller"}


@pytest.mark.rule("AT-T1", "AT-T3")
def test_to_play_a_card() -> None:
    """A turn asks for a hand card and nothing else."""
    scene = basic("hand 1: red roy, blue bill")

    assert ("no-not-in-hand", "AT-T1", {"card": "blue roy nobleman"}) == why(scene, "equip blue roy nobleman")
    assert ("no-not-in-hand", "AT-T1", {"card": "blue roy nobleman"}) == why(scene, "join blue roy nobleman")
    demand: Args = {"card": "red roy nobleman", "category": "technology", "need": 5, "have": 3}
    assert ("no-demand", "AT-T3", demand) == why(scene, "join red roy nobleman")
    assert (
        "no-demand",
        "AT-T3",
        {"card": "blue slowhand bill", "category": "provisions", "need": 6, "have": 3},
    ) == (why(scene, "join blue slowhand bill"))
    assert ("no-pass", "AT-T1", {}) == why(scene, "skip")
    assert ("no-draw-now", "AT-T2", {}) == why(scene, "draw")
    assert ("no-use-now", "AT-T4", {}) == why(scene, "use")
    assert ("no-aim-now", "AT-T6", {}) == why(scene, "aim seat 1")
    assert ("no-aim-now", "AT-T6", {}) == why(scene, "aim seat 6")
    assert ("no-attack", "AT-X11", MILLER) == why(scene, "protect with red pater miller")
    yellow: Args = {"card": "yellow pater miller"}
    assert ("no-attack", "AT-X11", yellow) == why(scene, "protect with equipped yellow pater miller")
    assert ("no-board-now", "AT-E6", {}) == why(scene, "board desert expedition")
    assert ("no-deal-now", "AT-E4", {}) == why(scene, "deal")


@pytest.mark.rule("AT-X2", "AT-X12")
def test_to_aim() -> None:
    """An action that aims asks for a player who has what would be lost."""
    give = basic(f"{RED}\nhand 1: red betty, red roy").play("join red betty mcklug")
    for answer in ("aim seat 2", ""):
        assert ("no-such-seat", "AT-T6", {"n": 4}) == why(give, "aim seat 4")
        assert ("no-such-seat", "AT-T6", {"n": 6}) == why(give, "aim seat 6")
        assert ("no-equip-now", "AT-T1", ROY) == why(give, "equip red roy nobleman")
        assert ("no-join-now", "AT-T1", ROY) == why(give, "join red roy nobleman")
        assert ("no-use-now", "AT-T4", {}) == why(give, "use")
        assert ("no-draw-now", "AT-T2", {}) == why(give, "draw")
        assert ("no-deal-now", "AT-E4", {}) == why(give, "deal")
        if answer:
            give.play(answer)
    assert ("no-half", "AT-X2", {}) == why(give, "skip")

    words = f"{RED}\nequipment 2: blue roy\nmembers 3: blue roy\nhand 1: red roy, "
    discard = basic(f"{words} red molly").play("join red molly magpie")
    assert ("no-equipment", "AT-X12", {"seat": 2}) == why(discard, "aim seat 3")
    steal = basic(f"{words} red bill").play("join red slowhand bill")
    assert ("no-equipment", "AT-X12", {"seat": 2}) == why(steal, "aim seat 3")
    assert ("no-oneself", "AT-X12", {}) == why(steal, "aim seat 1")
    member = basic(f"{words} red miss").play("join red miss anthrop")
    assert ("no-member", "AT-X12", {"seat": 1}) == why(member, "aim seat 2")
    take = basic(f"{words} red amelia").play("join red amelia airhead")
    assert ("no-member", "AT-X12", {"seat": 1}) == why(take, "aim seat 2")
    assert ("no-oneself", "AT-X12", {}) == why(take, "aim seat 1")


@pytest.mark.rule("AT-X3", "AT-X7", "AT-X10")
def test_to_lay_more() -> None:
    """More equipment asks for equipment, another member for a member, the rest for yes or no."""
    words = f"{RED}\nhand 1: red roy, blue paige, "
    more = basic("hand 1: red roy, blue paige, red earl").play("join red earl of bucket")
    assert ("no-join-now", "AT-T1", ROY) == why(more, "join red roy nobleman")
    assert ("no-not-in-hand", "AT-T1", {"card": "blue roy nobleman"}) == why(more, "equip blue roy nobleman")
    assert ("no-aim-now", "AT-T6", {}) == why(more, "aim seat 2")

    same = basic(f"{words} red rufus, red goldsworthy").play("join red rufus rigs")
    other: Args = {"card": "blue professor paige turner", "colour": "red"}
    assert ("no-other-colour", "AT-X7", other) == why(same, "join blue professor paige turner")
    assert ("no-equip-now", "AT-T1", ROY) == why(same, "equip red roy nobleman")
    assert ("no-not-in-hand", "AT-T1", {"card": "blue roy nobleman"}) == why(same, "join blue roy nobleman")
    low = basic("hand 1: red rufus, red betty").play("join red rufus rigs")
    demand: Args = {"card": "red betty mcklug", "category": "technology", "need": 4, "have": 3}
    assert ("no-demand", "AT-T3", demand) == why(low, "join red betty mcklug")

    for card in ["colonel farsight", "lady goldsworthy"]:
        use = basic(f"{words} red {card}").play(f"join red {card}")
        assert ["use", "skip"] == use.options()
        assert ("no-aim-now", "AT-T6", {}) == why(use, "aim seat 2")
        assert ("no-equip-now", "AT-T1", ROY) == why(use, "equip red roy nobleman")
        assert ("no-join-now", "AT-T1", ROY) == why(use, "join red roy nobleman")


@pytest.mark.rule("AT-P5", "AT-X11")
def test_to_answer_an_attack() -> None:
    """A player who is attacked protects himself or not, and only with a card that can."""
    words = """
        hand 1: red molly, blue roy
        equipment 2: yellow roy, blue miller
        members 2: red paige, yellow miller, red miller (ready)
    """
    scene = basic(words).play("join red molly magpie", "aim seat 2")

    assert ["protect with red pater miller", "skip"] == scene.options()
    blue: Args = {"card": "blue pater miller"}
    yellow: Args = {"card": "yellow pater miller"}
    assert ("no-such-guard", "AT-X11", blue) == why(scene, "protect with blue pater miller")
    assert ("no-guard-moved", "AT-P4", yellow) == why(scene, "protect with yellow pater miller")
    assert ("no-guard-unready", "AT-A3", blue) == why(scene, "protect with equipped blue pater miller")
    assert ("no-such-equipped-guard", "AT-A3", MILLER) == why(scene, "protect with equipped red pater miller")
    for move in ["draw", "use", "aim seat 1", "equip red roy nobleman", "join blue roy nobleman"]:
        assert ("no-answer-first", "AT-P5", {}) == why(scene, move)
    assert ("no-deal-now", "AT-E4", {}) == why(scene, "deal")
    assert ("no-board-now", "AT-E6", {}) == why(scene, "board savanna safari")


@pytest.mark.rule("AT-A2", "AT-A4", "AT-A6")
def test_to_use_an_ability() -> None:
    """The questions of abilities refuse like those of actions."""
    draw = expert(SUBMARINE, "hand 1: red roy, blue roy").play("equip red roy nobleman")
    assert ("no-aim-now", "AT-T6", {}) == why(draw, "aim seat 1")
    assert ("no-use-now", "AT-T4", {}) == why(draw, "use")
    draw.play("draw")
    assert ("no-draw-now", "AT-T2", {}) == why(draw, "draw")
    assert ("no-such-seat", "AT-T6", {"n": 5}) == why(draw, "aim seat 5")

    second = expert(SAFARI, "hand 1: blue paige, yellow roy").play("join blue professor paige turner", "skip")
    demand: Args = {"card": "yellow roy nobleman", "category": "clothing", "need": 5, "have": 2}
    assert ("no-demand", "AT-T3", demand) == why(second, "join yellow roy nobleman")
    assert ("no-equip-now", "AT-T1", {"card": "yellow roy nobleman"}) == why(
        second, "equip yellow roy nobleman"
    )

    turn = expert(BALLOON, "hand 1: red roy, blue roy").play("equip red roy nobleman")
    assert ("no-equip-now", "AT-T1", {"card": "blue roy nobleman"}) == why(turn, "equip blue roy nobleman")
    assert ("no-draw-now", "AT-T2", {}) == why(turn, "draw")


@pytest.mark.rule("AT-V2", "AT-E4")
def test_between_two_rounds() -> None:
    """First the boards are chosen, then the next round is dealt."""
    scene = expert(STEAMER, "hand 1: red paige\nboard 2: polar dog sled\nhand 2: 9", boards="draft")
    scene.play("join red professor paige turner", "skip")

    assert ("no-such-board", "AT-V2", {"board": "savanna safari"}) == why(scene, "board savanna safari")
    assert ("no-such-board", "AT-V2", {"board": "desert expedition"}) == why(scene, "board desert expedition")
    for move in [
        "deal",
        "skip",
        "use",
        "aim seat 2",
        "equip red roy nobleman",
        "protect with red pater miller",
    ]:
        assert ("no-board-first", "AT-V2", {}) == why(scene, move)
    for _ in range(3):
        scene.play(scene.options()[0])
    for move in ["board polar dog sled", "skip", "aim seat 2", "join red roy nobleman"]:
        assert ("no-deal-first", "AT-E4", {}) == why(scene, move)


def test_every_move_is_an_option_or_has_a_reason() -> None:
    """At many positions, whatever is not an option is refused with a rule, and options are not."""
    for seed in range(3):
        scene = Scene("adventure-tours", mode="expert", boards="draft", seed=seed, seats=3 + seed)
        for _ in range(12):
            scene.play_at_random(seed, 7)
            options = scene.state.options()
            for move in range(len(scene.game.moves)):
                refusal = scene.state.why_not(move)
                assert (refusal is None) == (move in options)
                assert refusal is None or refusal.rule.startswith("AT-")


def test_a_refused_move_changes_nothing() -> None:
    """The position stays, and the sentence names the thing, the number needed and the number had."""
    scene = basic("hand 1: red roy")

    scene.refuses("join red roy nobleman", rule="AT-T3", says="5")
    scene.refuses("join red roy nobleman", rule="AT-T3", says="3")
    scene.refuses("skip", rule="AT-T1")
