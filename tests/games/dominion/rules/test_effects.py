"""What a move would bring is told before it is made, and comes true."""

from collections import Counter

import pytest

from cairn.core.errors import Args
from cairn.proof import Scene
from tests.games.promises import promises

from .kingdoms import kingdom


def told(scene: Scene, seat: int = 1) -> dict[str, tuple[str, Args]]:
    """The effects that a seat is told: by the move, the end of the key, and the arguments."""
    effects = scene.view(seat)["decision"]["effects"]
    return {
        move: (effect["key"].removeprefix("dominion-effect-"), effect["args"])
        for move, effect in effects.items()
    }


def numbers(**changed: tuple[int, int]) -> Args:
    """Numbers of the turn before and after."""
    args: Args = {}
    for name, (before, after) in changed.items():
        args |= {name: before, f"{name}_to": after}
    return args


@pytest.mark.rule("DB-B2")
def test_what_is_bought_and_what_is_not_used() -> None:
    """Coins and Buys before and after, and how many are left; an Event lies in no pile."""
    scene = Scene("dominion", kingdom=kingdom(), events="travelling fair, quest").set_up(
        "seat 1 to buy\ncoins: 6\nbuys: 2\nhand 1: estate 3"
    )
    effects = told(scene)

    assert ("buy", {**numbers(coins=(6, 0), buys=(2, 1)), "left": 29}) == effects["buy gold"]
    assert ("buy-event", numbers(coins=(6, 4), buys=(2, 1))) == effects["buy travelling fair"]
    assert ("end-turn", {"n": 6, "buys": 2}) == effects["end turn"]


def test_what_a_played_card_gives() -> None:
    """A Treasure its coins, an Action all numbers of the turn; a card that asks something tells nothing."""
    actions = Scene("dominion", kingdom=kingdom("village", "festival", "cellar", "smithy")).set_up(
        "hand 1: village, festival, cellar, smithy, silver\ndeck 1: copper 5"
    )
    buys = Scene("dominion", kingdom=kingdom()).set_up(
        "seat 1 to buy\nhand 1: silver, copper, estate\ncoins: 2"
    )
    village: Args = {"actions": 2, "buys": 1, "coins": 0, "hand": 5}
    festival: Args = {"actions": 2, "buys": 2, "coins": 2, "hand": 4}
    smithy: Args = {"actions": 0, "buys": 1, "coins": 0, "hand": 7}

    assert told(actions) == {
        "play village": ("play", village),
        "play festival": ("play", festival),
        "play smithy": ("play", smithy),
        "end actions": ("end-actions", {"actions": 1}),
    }
    assert ("treasure", numbers(coins=(2, 4))) == told(buys)["play silver"]


def test_what_throne_room_would_play_is_not_told() -> None:
    """The card is played twice: numbers of one time would be wrong."""
    scene = Scene("dominion", kingdom=kingdom("throne room", "smithy")).set_up("hand 1: throne room, smithy")

    assert "play smithy" in scene.play("play throne room").options()
    assert {} == scene.view(1)["decision"].get("effects", {})


@pytest.mark.rule("DA-T2")
def test_what_an_exchange_brings() -> None:
    """The next card of the line, and how many of it are left then."""
    scene = Scene("dominion", kingdom=kingdom("page")).set_up("seat 1 to buy\nplay 1: page").play("end turn")

    assert ("exchange", {"card": "treasure hunter", "left": 4}) == told(scene)["exchange page"]


@pytest.mark.rule("DB-I1")
def test_what_a_card_draws_is_not_told() -> None:
    """Two decks that the player cannot tell apart give the same effects, to the byte."""
    words = "hand 1: smithy, estate 4\ndeck 1: {deck}\nturn: 3"
    told_of = [
        Scene("dominion", kingdom=kingdom("smithy")).set_up(words.format(deck=deck)).view(1)["decision"]
        for deck in ("copper, copper, copper, gold, gold", "gold, gold, copper, copper, copper")
    ]

    assert told_of[0] == told_of[1]


@pytest.mark.parametrize("agreed", [{}, {"kingdom": "gentle-introduction"}, {"kingdom": "random"}])
def test_effects_come_true(agreed: dict[str, str]) -> None:
    """At many moves of some random games, for every option that has an effect."""
    seen: Counter[str] = Counter()
    for one in promises("dominion", 2, every=7, **agreed):
        seen[one.key] += 1
        before, after = one.before.view(one.seat), one.after.view(one.seat)
        if one.key == "play":
            turn = {**after["turn"], "hand": after["seats"][one.seat]["hand"]}
            assert one.args == {name: turn[name] for name in one.args}, one.move
        elif one.key == "treasure":
            assert one.args == numbers(coins=(before["turn"]["coins"], after["turn"]["coins"])), one.move
        elif one.key in ("buy", "buy-event"):
            assert before["turn"]["coins"] == one.args["coins"]
            if one.key == "buy" and after["turn"]["number"] == before["turn"]["number"]:
                left = {pile["card"]: pile["left"] for pile in after["zones"]["supply"]}
                assert left[one.move.removeprefix("buy ")] == one.args["left"]
        elif one.key == "gain":
            left = {pile["card"]: pile["left"] for pile in after["zones"]["supply"]}
            assert left[one.move.removeprefix("gain ")] == one.args["left"], one.move

    assert {"treasure", "play", "buy", "end-turn", "end-actions"} <= seen.keys()


def test_what_changes_no_number_tells_nothing() -> None:
    """A discard; and the end of the Action phase where nothing else can be done."""
    militia = Scene("dominion", kingdom=kingdom("militia")).set_up(
        "hand 1: militia\nhand 2: copper 2, estate, silver, gold"
    )
    militia.play("play militia")
    idle = Scene("dominion", kingdom=kingdom("village")).set_up("seat 1 to act\nhand 1: copper, village")
    idle.play("play village")

    assert len(militia.options()) > 1
    assert {} == told(militia, 2)
    assert ["end actions"] == idle.options()
    assert {} == told(idle)
