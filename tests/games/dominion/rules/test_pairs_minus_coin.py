"""The −$1 token and all that gives coins."""

import pytest

from cairn.proof.scene import Scene

from .pairs import pass_turn, scene

BOTH = pytest.mark.parametrize("token", [False, True])
"""Without the token and with it."""


def before(seat: int, token: bool) -> str:
    """The line that lays a player's token."""
    return f"tokens {seat}: -1 coin" if token else ""


def one_less_and_gone(at: Scene, coins: int, token: bool) -> None:
    """The coins are there, but one less with the token; which is gone: a Copper then gives its coin."""
    assert (coins - token, False) == (at.zone("coins"), at.zone("minus_coin", 1))
    if "end actions" in at.options():
        at.play("end actions")
    at.play("play copper")
    assert coins - token + 1 == at.zone("coins")


# What is played in one's own turn.

TREASURES = {
    "copper": 1,
    "silver": 2,
    "gold": 3,
    "platinum": 5,
    "coin of the realm": 1,
    "relic": 2,
    "treasure trove": 2,
}


@pytest.mark.rule("DA-K6", "DA-C2")
@BOTH
@pytest.mark.parametrize("card", TREASURES)
def test_a_treasure_gives_one_coin_less_once(card: str, token: bool) -> None:
    at = scene(f"seat 1 to buy\nhand 1: {card}, copper\n{before(1, token)}", card, prosperity="on")
    one_less_and_gone(at.play(f"play {card}"), TREASURES[card], token)


ACTIONS = {
    "woodcutter": ("", [], 2),
    "chancellor": ("", ["no"], 2),
    "festival": ("", [], 2),
    "market": ("", [], 1),
    "militia": ("", [], 2),
    "moneylender": ("", ["trash copper"], 3),
    "poacher": ("", [], 1),
    "vassal": ("", [], 2),
    "peasant": ("", [], 1),
    "amulet": ("", ["choose coin"], 1),
    "messenger": ("", ["no"], 2),
    "miser": ("mat 1: copper 3", ["choose coins"], 3),
    "artificer": ("", ["done", "done"], 1),
    "giant": ("", [], 1),
    "wine merchant": ("", [], 4),
    "treasure hunter": ("", [], 1),
    "hero": ("", ["done"], 2),
    "soldier": ("", [], 2),
}
"""A card, more of the position, the answers, and the coins it gives at once."""


@pytest.mark.rule("DA-K6")
@BOTH
@pytest.mark.parametrize("card", ACTIONS)
def test_an_action_gives_one_coin_less_once(card: str, token: bool) -> None:
    words, answers, coins = ACTIONS[card]
    words = f"seat 1 to act\nhand 1: {card}, copper 2\ndeck 1: estate 2\n{words}\n{before(1, token)}"
    at = scene(words, card).play(f"play {card}", *answers)
    one_less_and_gone(at, coins, token)


@pytest.mark.rule("DA-K6", "DA-giant", "DA-K5")
@BOTH
def test_giants_five_coins_are_four(token: bool) -> None:
    """The Journey token comes to lie face up."""
    lie = "tokens 1: journey down" + (", -1 coin" if token else "")
    at = scene(f"seat 1 to act\nhand 1: giant, copper\n{lie}", "giant").play("play giant")
    one_less_and_gone(at, 5, token)


@pytest.mark.rule("DA-K6", "DA-soldier")
@BOTH
def test_all_coins_of_a_soldier_come_at_once(token: bool) -> None:
    """Two and one for each other Attack in play are three, less one."""
    words = f"seat 1 to act\nhand 1: soldier, copper\nplay 1: militia\n{before(1, token)}"
    one_less_and_gone(scene(words, "soldier", "militia").play("play soldier"), 3, token)


@pytest.mark.rule("DA-K6", "DB-merchant")
@BOTH
@pytest.mark.parametrize(("merchants", "coins"), [(1, 3), (2, 4)])
def test_merchants_bonus_comes_with_the_silver(merchants: int, coins: int, token: bool) -> None:
    """One coin less for the Silver and all its bonuses together."""
    hand = f"merchant {merchants}, silver, copper"
    at = scene(f"seat 1 to act\nhand 1: {hand}\n{before(1, token)}", "merchant")
    at.play(*["play merchant"] * merchants)
    assert (0, token) == (at.zone("coins"), at.zone("minus_coin", 1))
    one_less_and_gone(at.play("end actions", "play silver"), coins, token)


@pytest.mark.rule("DA-K6", "DA-treasure-trove")
def test_a_treasure_trove_still_gains_its_cards() -> None:
    at = scene("seat 1 to buy\nhand 1: treasure trove\ntokens 1: -1 coin", "treasure trove")
    at.play("play treasure trove")
    assert (1, ["gold", "copper"]) == (at.zone("coins"), at.zone("discards", 1))


@pytest.mark.rule("DA-K6", "DA-storyteller")
@BOTH
@pytest.mark.parametrize(
    ("hand", "moves", "drawn"),
    [
        ("storyteller", ["play storyteller"], 1),
        ("storyteller, silver", ["play storyteller", "play silver"], 3),
        # A Coin of the Realm played so gives a coin and goes onto the mat.
        ("storyteller, coin of the realm", ["play storyteller", "play coin of the realm"], 2),
    ],
)
def test_storyteller_has_one_coin_less_to_pay(hand: str, moves: list[str], drawn: int, token: bool) -> None:
    """The token takes the Storyteller's own coin, which comes first; so one card less is drawn."""
    words = f"seat 1 to act\nhand 1: {hand}\ndeck 1: duchy 5\n{before(1, token)}"
    at = scene(words, "storyteller", "coin of the realm").play(*moves)
    assert (["duchy"] * (drawn - token), 0) == (at.hand(1), at.zone("coins"))
    assert False is at.zone("minus_coin", 1)


@pytest.mark.rule("DA-K6", "DB-A3")
@BOTH
@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("throne room", ["play throne room", "play woodcutter"]),
        ("disciple", ["play disciple", "play woodcutter"]),
        ("royal carriage", ["play royal carriage", "play woodcutter", "call royal carriage"]),
    ],
)
def test_of_two_plays_only_the_first_gives_less(card: str, moves: list[str], token: bool) -> None:
    words = f"seat 1 to act\nhand 1: {card}, woodcutter, copper\n{before(1, token)}"
    one_less_and_gone(scene(words, card, "woodcutter").play(*moves), 4, token)


@pytest.mark.rule("DA-K6", "DA-K2")
@BOTH
@pytest.mark.parametrize(("card", "coins"), [("village", 1), ("woodcutter", 3), ("caravan guard", 1)])
def test_the_coin_of_a_plus_coin_token_is_the_first(card: str, coins: int, token: bool) -> None:
    """What the played card gives then comes in full."""
    lie = f"tokens 1: +1 coin on {card}" + (", -1 coin" if token else "")
    at = scene(f"seat 1 to act\nhand 1: {card}, copper\n{lie}", card).play(f"play {card}")
    one_less_and_gone(at, coins, token)


@pytest.mark.rule("DA-K6", "DA-K8", "DA-K13")
@BOTH
@pytest.mark.parametrize("printing", ["german", "2022"])
def test_an_estate_that_copies_a_card_gives_one_coin_less(token: bool, printing: str) -> None:
    words = f"seat 1 to act\nhand 1: estate, copper\ninherited 1: woodcutter\n{before(1, token)}"
    at = scene(words, "woodcutter", events="inheritance", printing=printing).play("play estate")
    one_less_and_gone(at, 2, token)


@pytest.mark.rule("DA-K6", "DA-borrow")
@BOTH
def test_borrow_gives_no_coin_with_the_token(token: bool) -> None:
    """It costs the −1 Card token all the same."""
    at = scene(f"seat 1 to buy\n{before(1, token)}", events="borrow").play("buy borrow")
    assert (1 - token, 1) == (at.zone("coins"), at.zone("buys"))
    assert (False, True) == (at.zone("minus_coin", 1), at.zone("minus_card", 1))


# What comes at the start of the next turn.


@pytest.mark.rule("DA-K6", "DA-bridge-troll", "DA-D1")
@BOTH
@pytest.mark.parametrize(
    ("card", "now", "later", "coins"),
    [
        ("amulet", ["choose silver"], ["choose coin"], 1),
        ("caravan guard", [], [], 1),
        ("swamp hag", [], [], 3),
    ],
)
def test_coins_of_the_next_turn_are_one_less(
    card: str, now: list[str], later: list[str], coins: int, token: bool
) -> None:
    """A Bridge Troll has laid the token in between."""
    words = f"seat 1 to act\nhand 1: {card}\ndeck 1: copper 16\nhand 2: bridge troll, copper"
    at = scene(words, card, "bridge troll").play(f"play {card}", *now)
    pass_turn(at)
    if token:
        at.play("2: play bridge troll")
        if card == "caravan guard":
            # There are reactions in this game, so every player with a hand is asked.
            at.play("1: done")
        assert True is at.zone("minus_coin", 1)
    pass_turn(at).play(*later)
    one_less_and_gone(at, coins, token)


@pytest.mark.rule("DA-K6", "DA-caravan-guard", "DA-P9")
def test_a_caravan_guard_played_against_a_bridge_troll_pays_for_its_token() -> None:
    """Its coin of the next turn is the one that the token takes."""
    words = "seat 2 to act\nhand 2: bridge troll\nhand 1: caravan guard\ndeck 1: copper 9"
    at = scene(words, "caravan guard", "bridge troll")
    at.play("2: play bridge troll", "1: play caravan guard", "1: done")
    assert True is at.zone("minus_coin", 1)
    at.play("2: end turn")
    assert (1, 0, False) == (at.to_move, at.zone("coins"), at.zone("minus_coin", 1))


@pytest.mark.rule("DA-K6", "DA-D2", "DA-swamp-hag")
@pytest.mark.parametrize("order", [["caravan guard", "swamp hag"], ["swamp hag", "caravan guard"]])
def test_of_two_durations_the_first_one_resolved_pays(order: list[str]) -> None:
    """Either order gives three of four coins; the token goes with the first."""
    words = """
        seat 1 to act
        hand 1: caravan guard, swamp hag
        deck 1: copper 16
        hand 2: bridge troll
    """
    at = scene(words, "caravan guard", "swamp hag", "bridge troll")
    at.play(
        "play caravan guard", "play swamp hag", "2: done", "1: end turn", "2: play bridge troll", "1: done"
    )
    at.play("2: end turn")
    assert ["resolve caravan guard", "resolve swamp hag"] == at.options()
    at.play(f"resolve {order[0]}")
    assert (3, False) == (at.zone("coins"), at.zone("minus_coin", 1))


# No coins: the token stays.


@pytest.mark.rule("DA-K6", "DA-miser")
@pytest.mark.parametrize(
    ("hand", "moves"),
    [
        ("miser", ["play miser", "choose coins"]),
        ("miser, copper", ["play miser", "choose copper"]),
        ("moneylender, silver", ["play moneylender", "done"]),
        ("amulet", ["play amulet", "choose trash"]),
        ("amulet", ["play amulet", "choose silver"]),
        ("caravan guard", ["play caravan guard"]),
        ("swamp hag", ["play swamp hag"]),
        ("village", ["play village"]),
        ("merchant", ["play merchant"]),
        ("ranger", ["play ranger"]),
        ("bridge troll", ["play bridge troll"]),
    ],
)
def test_no_coins_leave_the_token(hand: str, moves: list[str]) -> None:
    """Miser without a Copper on the mat gives nothing at all, and so returns nothing."""
    at = scene(f"seat 1 to act\nhand 1: {hand}\ntokens 1: -1 coin", hand.split(",")[0]).play(*moves)
    assert (0, True) == (at.zone("coins"), at.zone("minus_coin", 1))


@pytest.mark.rule("DA-K6", "DA-R3", "DA-coin-of-the-realm")
def test_a_called_coin_of_the_realm_leaves_the_token() -> None:
    """It gives two Actions and no coin."""
    words = "seat 1 to act\nhand 1: village\nmat 1: coin of the realm\ntokens 1: -1 coin"
    at = scene(words, "coin of the realm").play("play village", "call coin of the realm")
    assert (4, 0, True) == (at.zone("actions"), at.zone("coins"), at.zone("minus_coin", 1))


@pytest.mark.rule("DA-K6", "DA-borrow")
def test_borrow_without_a_coin_leaves_the_token() -> None:
    """The −1 Card token lies on the deck already, so there is only the Buy."""
    at = scene("seat 1 to buy\ntokens 1: -1 coin, -1 card", events="borrow").play("buy borrow")
    assert (0, 1, True) == (at.zone("coins"), at.zone("buys"), at.zone("minus_coin", 1))


@pytest.mark.rule("DA-K6", "DA-ball")
def test_ball_takes_the_token_once_and_the_next_turns_first_coin_pays() -> None:
    """Coins that are there are not touched; a second Ball lays no second token."""
    words = "seat 1 to buy\ndeck 1: gold 5\ncoins: 11\nbuys: 3"
    at = scene(words, events="ball")
    at.play("buy ball", "gain silver", "gain silver", "buy ball", "gain silver", "gain silver")
    assert (1, True) == (at.zone("coins"), at.zone("minus_coin", 1))
    at.play("end turn", "2: end turn", "1: end actions", "play gold", "play gold")
    assert (5, False) == (at.zone("coins"), at.zone("minus_coin", 1))


@pytest.mark.rule("DA-K6", "DA-bridge-troll", "DB-A2")
def test_the_token_of_each_player_takes_only_his_own_coin() -> None:
    """Three players: the Troll's owner pays nothing, both others do, once each."""
    words = "seat 1 to act\nhand 1: bridge troll, copper\nhand 2: copper 2\nhand 3: silver"
    at = scene(words, "bridge troll", seats=3).play("play bridge troll", "play copper")
    assert (1, [False, True, True]) == (at.zone("coins"), at.zone("minus_coin"))
    at.play("end turn", "2: end actions", "play copper")
    assert (0, [False, False, True]) == (at.zone("coins"), at.zone("minus_coin"))
    at.play("play copper")
    assert 1 == at.zone("coins")
    at.play("end turn", "3: end actions", "play silver")
    assert (1, [False, False, False]) == (at.zone("coins"), at.zone("minus_coin"))
