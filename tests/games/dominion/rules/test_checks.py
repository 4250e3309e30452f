"""The check that reactions stay secret finds variants of the game in which they do not."""

from typing import Any, cast

import pytest

from cairn.core.event import Event
from cairn.core.game import Move, Seat, State, View
from cairn.games.dominion.proof.checks import reactions_keep_secrets
from cairn.games.dominion.rules.moves import DONE
from cairn.proof.played import Moment, Untrue
from cairn.proof.scene import Scene

from .kingdoms import kingdom
from .rich import moment, rich_scene


class Variant:
    """A position of a game like Dominion; what is not changed is as in Dominion."""

    def __init__(self, state: Any) -> None:
        self.true = state

    def __getattr__(self, name: str) -> Any:
        return getattr(self.true, name)

    @property
    def sink(self) -> list[Event] | None:
        """Where events go."""
        sink: list[Event] | None = self.true.sink
        return sink

    @sink.setter
    def sink(self, sink: list[Event] | None) -> None:
        self.true.sink = sink

    def clone(self) -> "Variant":
        """A copy of the same variant."""
        return type(self)(self.true.clone())

    def imagine(self, seat: Seat, seed: int) -> "Variant":
        """A world of the same variant."""
        return type(self)(self.true.imagine(seat, seed))

    def push(self, move: Move) -> None:
        """Play a move."""
        self.true.push(move)


class AsksWhoCanReact(Variant):
    """Only somebody with a reaction in hand is asked."""

    def push(self, move: Move) -> None:
        self.true.push(move)
        while (
            self.true.to_move() >= 0
            and self.true.question().kind == "react"
            and self.true.options() == [DONE]
        ):
            self.true.push(DONE)


class CountsReactions(Variant):
    """The question tells everybody how many answers there are."""

    def view(self, seat: Seat | None) -> View:
        """What a seat sees, and more."""
        view: View = self.true.view(seat)
        if view["decision"] is not None and view["decision"]["kind"] == "react":
            view["decision"]["args"] = view["decision"]["args"] | {"n": len(self.true.options())}
        return view


class TellsAfterwards(Variant):
    """A reaction that is not shown leads to another prompt afterwards."""

    def view(self, seat: Seat | None) -> View:
        """What a seat sees, and more."""
        view: View = self.true.view(seat)
        holds = {"moat", "caravan guard"} & set(self.true.dump()["hands"][1])
        if view["decision"] is not None and view["decision"]["kind"] == "discard-down-to":
            view["decision"]["prompt"] += "-with" if holds else "-without"
        return view


def attacked(attack: str, hand: str, deck: str) -> Scene:
    """Seat 1 may attack seat 2, who may or may not hold a reaction."""
    scene = Scene("dominion", kingdom=kingdom("moat", "caravan guard", "militia", "witch"), events="none")
    return scene.set_up(f"""
        seat 1 to act
        hand 1: {attack}
        deck 1: copper 5
        hand 2: {hand}
        deck 2: {deck}
    """)


def at(scene: Scene, move: str | None, variant: type[Variant]) -> Moment:
    """The position of a variant, and the move that is made in it."""
    found = moment(scene)
    found.state = cast(State, variant(found.state))
    found.move = None if move is None else scene.game.read(move)
    return found


HANDS = [("copper 4, moat", "estate 4, caravan guard"), ("copper 5", "estate 3, moat, caravan guard")]


@pytest.mark.rule("DB-A1", "DB-I1")
@pytest.mark.parametrize(("hand", "deck"), HANDS)
@pytest.mark.parametrize("attack", ["militia", "witch"])
def test_dominion_keeps_its_secrets(attack: str, hand: str, deck: str) -> None:
    """In Dominion itself nothing is found: before the Attack, and when somebody is asked."""
    scene = attacked(attack, hand, deck)

    assert reactions_keep_secrets(at(scene, f"play {attack}", Variant))
    scene.play(f"play {attack}")
    assert reactions_keep_secrets(at(scene, "done", Variant))


@pytest.mark.rule("DB-A1", "DB-I1")
@pytest.mark.parametrize(("hand", "deck"), HANDS)
@pytest.mark.parametrize("attack", ["militia", "witch"])
def test_asking_only_who_can_react_is_found(attack: str, hand: str, deck: str) -> None:
    """A question that comes only if there is a reaction betrays it: found when the Attack is played."""
    with pytest.raises(Untrue, match=f"play {attack}: who is asked to react depends on cards"):
        reactions_keep_secrets(at(attacked(attack, hand, deck), f"play {attack}", AsksWhoCanReact))


@pytest.mark.rule("DB-A1", "DB-I1")
@pytest.mark.parametrize(("hand", "deck"), HANDS)
def test_a_question_that_says_too_much_is_found(hand: str, deck: str) -> None:
    """A question that counts the answers is found when it is asked."""
    scene = attacked("militia", hand, deck).play("play militia")

    with pytest.raises(Untrue, match="can tell two deals apart by the view"):
        reactions_keep_secrets(at(scene, "done", CountsReactions))


@pytest.mark.rule("DB-A1", "DB-I1")
@pytest.mark.parametrize(("hand", "deck"), HANDS)
def test_what_is_betrayed_afterwards_is_found(hand: str, deck: str) -> None:
    """A difference that shows only after the Attack was let come is found, too."""
    scene = attacked("militia", hand, deck).play("play militia")

    with pytest.raises(Untrue, match="done: seat 1 is shown cards that it is not told of"):
        reactions_keep_secrets(at(scene, "done", TellsAfterwards))


@pytest.mark.rule("DB-A1")
def test_it_looks_only_at_attacks() -> None:
    """Another move, or the end of the game, gives nothing to look at."""
    scene = attacked("militia, village", "copper 5", "moat")

    assert not reactions_keep_secrets(at(scene, "play village", Variant))
    assert not reactions_keep_secrets(at(scene, "end actions", Variant))
    assert not reactions_keep_secrets(at(scene, None, Variant))
    scene.set_up("seat 1 to buy\ncoins: 8\npile province: 1").play("buy province")
    assert not reactions_keep_secrets(at(scene, None, Variant))


@pytest.mark.rule("DB-A1", "DB-I1")
@pytest.mark.parametrize("seed", range(3))
def test_in_random_games(seed: int) -> None:
    """Random games with reactions and attacks: whenever somebody attacks or is asked, nothing is betrayed."""
    cards = kingdom(
        "moat", "caravan guard", "militia", "witch", "spy", "thief", "bureaucrat", "relic", "giant"
    )
    scene = rich_scene(seed, kingdom=cards, events="none")
    looked = 0
    for step in range(60):
        if scene.is_over:
            break
        moves = [move for move in scene.options() if not move.startswith("end ")] or scene.options()
        move = moves[(seed + step * 7) % len(moves)]
        looked += reactions_keep_secrets(at(scene, move, Variant))
        scene.play(move)
    assert looked > 5
