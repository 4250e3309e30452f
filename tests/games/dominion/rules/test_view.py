"""What a view holds beside the hidden things: piles, Events, the turn; and what tells two positions apart."""

import pytest

from cairn.games.dominion.rules.counters import COUNTERS
from cairn.proof import Scene

from .kingdoms import kingdom


def test_the_head() -> None:
    """A view says which game it is, by which rules and options, and for whom."""
    scene = Scene("dominion", kingdom=kingdom(), seats=3)
    view = scene.view(3)

    assert ("dominion", scene.game.rules_version) == (view["game"], view["rules"])
    assert (scene.agreed, 2) == (view["options"], view["you"])
    assert scene.view()["you"] is None


@pytest.mark.rule("DB-T2", "DA-V1")
def test_the_turn() -> None:
    """The numbers of a turn are those that were laid out."""
    scene = Scene("dominion", kingdom=kingdom(), events="expedition, travelling fair")
    scene.set_up("seat 2 to buy\nturn: 7\ncoins: 9\nbuys: 4\nactions: 2\nmerchants: 3")
    scene.play("buy expedition", "buy travelling fair")

    assert {
        "seat": 1,
        "number": 7,
        "phase": "buy",
        "actions": 2,
        "buys": 4,
        "coins": 4,
        "bought": 2,
        "extra": False,
        **{counter.name: 0 for counter in COUNTERS if counter.is_seen},
        "fairs": 1,
        "expeditions": 1,
        "merchants": 3,
        "cheaper": 0,
        "empty": 0,
    } == scene.view()["turn"]


@pytest.mark.rule("DA-V1")
def test_events_show_what_is_spent() -> None:
    """An Event that may be bought once a turn is spent then; another one is not."""
    scene = Scene("dominion", kingdom=kingdom(), events="borrow, trade").set_up(
        "seat 1 to buy\ncoins: 9\nbuys: 5\nhand 1: copper"
    )
    before = scene.view()["zones"]["events"]
    scene.play("buy borrow", "buy trade", "done")
    after = scene.view()["zones"]["events"]

    assert [
        {"card": "borrow", "cost": 0, "spent": False, "affordable": True},
        {"card": "trade", "cost": 5, "spent": False, "affordable": True},
    ] == before
    assert [
        {"card": "borrow", "cost": 0, "spent": True, "affordable": False},
        {"card": "trade", "cost": 5, "spent": False, "affordable": True},
    ] == after


@pytest.mark.rule("DA-K2", "DA-K3")
def test_a_pile_shows_cost_and_tokens() -> None:
    """What it costs the player in turn, and whose tokens lie there."""
    scene = Scene("dominion", kingdom=kingdom("market", "bridge troll")).set_up("""
        seat 1 to act
        hand 1: bridge troll, market
        tokens 1: -2 cost on market
        tokens 2: +1 card on market, trashing on market
    """)
    scene.play("play bridge troll")
    (market,) = [pile for pile in scene.view()["zones"]["supply"] if pile["card"] == "market"]

    assert {
        "card": "market",
        "left": 9,
        "cost": 2,
        "types": ["action"],
        "tokens": [
            {"seat": 0, "token": "-2 cost"},
            {"seat": 1, "token": "+1 card"},
            {"seat": 1, "token": "trashing"},
        ],
    } == market


@pytest.mark.rule("DA-D3")
def test_cards_in_play_say_whether_they_stay() -> None:
    """A Duration that has something to come stays, a Village does not."""
    scene = Scene("dominion", kingdom=kingdom("village", "amulet")).set_up(
        "seat 1 to act\nhand 1: village, amulet"
    )
    scene.play("play village", "play amulet", "choose coin")

    assert [{"card": "village", "stays": False}, {"card": "amulet", "stays": True}] == scene.view()["zones"][
        "plays"
    ][0]
    assert [{"card": "amulet", "owner": 0, "against": [], "aside": []}] == scene.view()["stays"]


@pytest.mark.rule("DA-P5")
@pytest.mark.parametrize("token", ["-1 card", "-1 coin", "journey down"])
def test_a_digest_tells_the_tokens_of_a_seat_apart(token: str) -> None:
    """Two positions that differ in one token alone have different digests."""
    words = "seat 1 to act\nhand 2: copper"
    without = Scene("dominion", kingdom=kingdom("ranger", "relic", "bridge troll")).set_up(words)
    with_it = Scene("dominion", kingdom=kingdom("ranger", "relic", "bridge troll")).set_up(
        f"{words}\ntokens 2: {token}"
    )

    assert without.state.digest() != with_it.state.digest()


@pytest.mark.rule("DB-I1", "DB-sentry")
def test_a_copper_that_its_owner_put_back_is_known() -> None:
    """To the owner alone; Copper is the card with the lowest number."""
    scene = Scene("dominion", kingdom=kingdom("sentry")).set_up(
        "seat 1 to act\nhand 1: sentry\ndeck 1: copper, gold, silver"
    )
    scene.play("play sentry", "keep copper", "keep gold")
    while scene.options() and scene.options()[0].startswith("topdeck"):
        scene.play(scene.options()[0])

    assert "copper" in scene.view(1)["known"]["decks"][0]
    assert "copper" not in scene.view(2)["known"]["decks"][0]


@pytest.mark.parametrize("flag", ["extra", "mission", "played_silver"])
def test_a_digest_tells_flags_apart(flag: str) -> None:
    """Two positions that differ in a flag alone have different digests."""
    scene = Scene("dominion", kingdom=kingdom())
    plain = {"hands": [["copper"], []]}

    assert scene.lay_out(plain).state.digest() != scene.lay_out({**plain, flag: True}).state.digest()


@pytest.mark.rule("DB-I1")
def test_the_top_of_a_discarded_hand() -> None:
    """Of a hand that is discarded at once, the card with the highest number lies on top, however it lay."""
    for hand in ("gold, copper", "copper, gold"):
        scene = Scene("dominion", kingdom=kingdom()).set_up(
            f"seat 1 to buy\nhand 1: {hand}\ndeck 1: estate 5"
        )
        scene.play("end turn")

        assert {"top": "gold", "count": 2} == scene.view(2)["zones"]["discards"][0]


@pytest.mark.rule("DA-pilgrimage")
def test_a_pilgrimage_of_coppers() -> None:
    """Copper is a card like any other: with nothing else in play it is offered."""
    scene = Scene("dominion", kingdom=kingdom(), events="pilgrimage")
    scene.set_up("seat 1 to buy\nplay 1: copper 2\ncoins: 4\ntokens 1: journey down").play("buy pilgrimage")

    assert ["gain copper", "done"] == scene.options()


@pytest.mark.rule("DA-K5")
def test_what_everybody_sees_of_a_seat() -> None:
    """Hand, points, turns, tokens, both minus tokens and what an Estate inherits; nothing else."""
    scene = Scene("dominion", kingdom=kingdom("relic", "ranger"), events="ball")
    scene.set_up(
        "seat 2 to act\nhand 1: copper 4, estate\ntokens 1: -1 card, journey down\ntokens 2: -1 coin"
    )
    first, second = scene.view(None)["seats"]

    assert {
        "hand": 5,
        "points": 1,
        "turns": first["turns"],
        "tokens": {},
        "journey_up": False,
        "minus_card": True,
        "minus_coin": False,
        "inherited": None,
    } == first
    assert [True, False, True] == [second[name] for name in ("journey_up", "minus_card", "minus_coin")]
