"""The −1 Card token and all that draws, and what does not: looking, revealing, taking."""

import pytest

from cairn.proof.scene import Scene

from .pairs import in_play, pass_turn, scene

TOP = ["curse", "duchy", "copper", "estate", "silver", "province", "gold"]
"""The first player's deck from its top; all different, so that each card drawn is told from the next."""
DECK = f"deck 1: {', '.join(reversed(TOP))}"
BOTH = pytest.mark.parametrize("token", [False, True])
"""Without the token and with it."""


def on_deck(seat: int, token: bool) -> str:
    """The line that lays a player's token."""
    return f"tokens {seat}: -1 card" if token else ""


# Draws in one's own turn.

DRAWN = {
    "moat": ("", [], 2),
    "village": ("", [], 1),
    "smithy": ("", [], 3),
    "council room": ("", [], 4),
    "laboratory": ("", [], 2),
    "market": ("", [], 1),
    "witch": ("", [], 2),
    "spy": ("", [], 1),
    "cellar": ("copper 3", ["discard copper"] * 3, 3),
    "harbinger": ("", [], 1),
    "merchant": ("", [], 1),
    "poacher": ("", [], 1),
    "sentry": ("", [], 1),
    "page": ("", [], 1),
    "ratcatcher": ("", [], 1),
    "caravan guard": ("", [], 1),
    "dungeon": ("", [], 2),
    "gear": ("", [], 2),
    "guide": ("", [], 1),
    "magpie": ("", [], 1),
    "port": ("", [], 1),
    "artificer": ("", [], 1),
    "lost city": ("", [], 2),
    # A coin of its own and three of the Gold are paid.
    "storyteller": ("gold", ["play gold"], 4),
    "warrior": ("", [], 2),
    "fugitive": ("", [], 2),
}
"""A card, what else is in hand, the answers, and how many cards are drawn in one draw."""


@pytest.mark.rule("DA-K7")
@BOTH
@pytest.mark.parametrize("card", DRAWN)
def test_a_draw_is_one_card_less_and_returns_the_token(card: str, token: bool) -> None:
    rest, answers, n = DRAWN[card]
    at = scene(f"seat 1 to act\nhand 1: {card}, {rest}\n{DECK}\n{on_deck(1, token)}", card)
    at.play(f"play {card}", *answers)
    assert TOP[: n - token] == at.hand(1)
    assert False is at.zone("minus_card", 1)


@pytest.mark.rule("DA-K7", "DA-ranger", "DA-K5")
@BOTH
@pytest.mark.parametrize("down", [False, True])
def test_ranger_loses_a_card_only_if_it_draws(token: bool, down: bool) -> None:
    """With the Journey token face down it turns up, and five cards are drawn."""
    lie = [word for word, lies in (("-1 card", token), ("journey down", down)) if lies]
    words = f"seat 1 to act\nhand 1: ranger\n{DECK}\n" + (f"tokens 1: {', '.join(lie)}" if lie else "")
    at = scene(words, "ranger").play("play ranger")
    assert (TOP[: 5 - token] if down else []) == at.hand(1)
    assert (token and not down) == at.zone("minus_card", 1)


@pytest.mark.rule("DA-K7", "DB-A3")
@BOTH
@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("throne room", ["play throne room", "play smithy"]),
        ("disciple", ["play disciple", "play smithy"]),
        ("royal carriage", ["play royal carriage", "play smithy", "call royal carriage"]),
    ],
)
def test_of_two_draws_only_the_first_is_less(card: str, moves: list[str], token: bool) -> None:
    at = scene(f"seat 1 to act\nhand 1: {card}, smithy\n{DECK}\n{on_deck(1, token)}", card, "smithy")
    at.play(*moves)
    assert TOP[: 6 - token] == at.hand(1)
    assert False is at.zone("minus_card", 1)


@pytest.mark.rule("DA-K7", "DA-K2")
@BOTH
@pytest.mark.parametrize(("card", "n"), [("woodcutter", 1), ("moat", 3), ("village", 2)])
def test_the_card_of_a_plus_card_token_is_the_first_draw(card: str, n: int, token: bool) -> None:
    """What the played card says is then drawn in full."""
    lie = f"tokens 1: +1 card on {card}" + (", -1 card" if token else "")
    at = scene(f"seat 1 to act\nhand 1: {card}\n{DECK}\n{lie}", card).play(f"play {card}")
    assert TOP[: n - token] == at.hand(1)
    assert False is at.zone("minus_card", 1)


@pytest.mark.rule("DA-K7", "DA-K8")
@BOTH
@pytest.mark.parametrize("printing", ["german", "2022"])
def test_an_estate_that_copies_a_card_draws_one_less_too(token: bool, printing: str) -> None:
    words = f"seat 1 to act\nhand 1: estate\ninherited 1: smithy\n{DECK}\n{on_deck(1, token)}"
    at = scene(words, "smithy", events="inheritance", printing=printing).play("play estate")
    assert TOP[: 3 - token] == at.hand(1)
    assert False is at.zone("minus_card", 1)


@pytest.mark.rule("DA-K7", "DB-library")
@BOTH
def test_library_removes_the_token_and_draws_in_full(token: bool) -> None:
    words = f"seat 1 to act\nhand 1: library, copper 3\n{DECK}\n{on_deck(1, token)}"
    at = scene(words, "library").play("play library")
    assert False is at.zone("minus_card", 1)
    at.play(*[f"keep {card}" for card in TOP[:4]])
    assert ["copper"] * 3 + TOP[:4] == at.hand(1)
    assert "end turn" in at.options()


@pytest.mark.rule("DA-K7", "DB-T1", "DB-T5")
@BOTH
def test_a_draw_that_the_token_takes_does_not_shuffle(token: bool) -> None:
    """With an empty deck a Village shuffles only if a card is to be drawn."""
    at = scene(f"seat 1 to act\nhand 1: village\ndiscard 1: gold\n{on_deck(1, token)}").play("play village")
    assert ([] if token else ["gold"], 0 if token else 1) == (at.hand(1), at.zone("shuffles", 1))
    assert False is at.zone("minus_card", 1)


@pytest.mark.rule("DA-K7", "DB-T5")
def test_the_token_is_returned_also_when_there_is_nothing_to_draw() -> None:
    at = scene("seat 1 to act\nhand 1: smithy\ntokens 1: -1 card").play("play smithy")
    assert ([], False) == (at.hand(1), at.zone("minus_card", 1))


@pytest.mark.rule("DA-K7", "DA-magpie")
def test_magpie_draws_nothing_and_takes_what_it_reveals() -> None:
    """The reveal ignores the token: the top card comes to hand, as a Treasure and not as a draw."""
    at = scene("seat 1 to act\nhand 1: magpie\ndeck 1: curse, gold\ntokens 1: -1 card", "magpie")
    at.play("play magpie")
    assert (["gold"], ["curse"]) == (at.hand(1), at.zone("decks", 1))
    assert False is at.zone("minus_card", 1)


@pytest.mark.rule("DA-K7", "DB-sentry", "DB-spy")
@pytest.mark.parametrize(("card", "seen"), [("sentry", ["curse", "duchy"]), ("spy", ["curse"])])
def test_what_is_looked_at_after_a_lost_draw_is_the_top_of_the_deck(card: str, seen: list[str]) -> None:
    at = scene(f"seat 1 to act\nhand 1: {card}\n{DECK}\ntokens 1: -1 card", card).play(f"play {card}")
    assert ([], seen) == (at.hand(1), at.zone("asides", 1))


# Draws in the turn of another.


@pytest.mark.rule("DA-K7", "DB-A2", "DB-council-room")
@pytest.mark.parametrize(
    ("hand", "moves"),
    [
        ("council room", ["play council room"]),
        ("workshop", ["end actions", "buy lost city"]),
        ("workshop", ["play workshop", "gain lost city"]),
    ],
)
def test_the_card_that_another_gives_is_lost_to_those_with_the_token(hand: str, moves: list[str]) -> None:
    """Of three others the one with the token draws nothing; a gained Lost City leaves its owner's token."""
    words = f"""
        seat 1 to act
        hand 1: {hand}
        deck 2: gold
        deck 3: gold
        deck 4: gold
        tokens 1: -2 cost on lost city, -1 card
        tokens 3: -1 card
        coins: 5
        buys: 2
    """
    at = scene(words, hand, "lost city", seats=4).play(*moves)
    assert [["gold"], [], ["gold"]] == [at.hand(seat) for seat in (2, 3, 4)]
    # Council Room draws for its player as well.
    assert [hand != "council room", False, False, False] == at.zone("minus_card")


@pytest.mark.rule("DA-K7", "DA-caravan-guard", "DA-P9")
@BOTH
def test_a_caravan_guard_played_against_an_attack_draws_one_less(token: bool) -> None:
    """Against Relic the token comes after the draw, and stays."""
    words = f"""
        seat 2 to act
        hand 2: relic
        hand 1: caravan guard
        {DECK}
        {on_deck(1, token)}
    """
    at = scene(words, "caravan guard", "relic").play(
        "2: end actions", "2: play relic", "1: play caravan guard"
    )
    if not token:
        # With a card in hand the first player is asked again.
        assert ["done"] == at.options()
        at.play("1: done")
    assert TOP[: 1 - token] == at.hand(1)
    assert True is at.zone("minus_card", 1)


# Draws at the start of a turn.


def started(words: str, *cards: str, relic: bool, answers: tuple[str, ...] = ()) -> Scene:
    """The first player's next turn, after one of the other in which a Relic may have laid the token."""
    at = scene(f"seat 1 to act\n{words}\nhand 2: relic, copper", "relic", *cards)
    at.play(f"play {cards[0]}", *answers)
    pass_turn(at)
    at.play("2: end actions", "2: play relic" if relic else "2: play copper")
    return pass_turn(at)


@pytest.mark.rule("DA-K7", "DA-D1", "DA-relic")
@BOTH
@pytest.mark.parametrize(
    ("card", "n"), [("dungeon", 2), ("haunted woods", 3), ("hireling", 1), ("amulet", 0), ("swamp hag", 0)]
)
def test_a_draw_at_the_start_of_a_turn_is_one_less(card: str, n: int, token: bool) -> None:
    """The five cards of the Clean-up came before the token; where nothing is drawn, it stays."""
    answers = {"dungeon": ("discard silver", "discard silver"), "amulet": ("choose coin",)}.get(card, ())
    # Dungeon has used two of the Silvers before.
    silvers = 7 if card == "dungeon" else 5
    deck = ", ".join(reversed(TOP[:4]))
    at = started(f"hand 1: {card}\ndeck 1: {deck}, silver {silvers}", card, relic=token, answers=answers)
    assert ["silver"] * 5 + TOP[: max(0, n - token)] == at.hand(1)
    assert (token and n == 0) == at.zone("minus_card", 1)


@pytest.mark.rule("DA-K7", "DA-gear")
@BOTH
def test_what_gear_gives_back_is_no_draw(token: bool) -> None:
    words = "hand 1: gear, gold, duchy\ndeck 1: silver 7"
    answers = ("set aside gold", "set aside duchy")
    at = started(words, "gear", relic=token, answers=answers)
    assert ["silver"] * 5 + ["gold", "duchy"] == at.hand(1)
    assert token == at.zone("minus_card", 1)


@pytest.mark.rule("DA-K7", "DA-guide")
@BOTH
def test_a_called_guide_draws_four(token: bool) -> None:
    """The card that it gives when it is played is not drawn again."""
    at = scene(f"seat 1 to start\nhand 1: gold 2\nmat 1: guide\n{DECK}\n{on_deck(1, token)}", "guide")
    at.play("call guide")
    assert (TOP[: 5 - token], ["gold", "gold"]) == (at.hand(1), at.zone("discards", 1))
    assert False is at.zone("minus_card", 1)


@pytest.mark.rule("DA-K7", "DA-expedition", "DB-T1")
@BOTH
@pytest.mark.parametrize("expeditions", [0, 1])
def test_the_draw_of_the_clean_up_is_one_less(token: bool, expeditions: int) -> None:
    """Five cards, or seven after an Expedition."""
    words = f"seat 1 to buy\n{DECK}\ncoins: 3\nbuys: 2\n{on_deck(1, token)}"
    at = scene(words, events="expedition").play(*["buy expedition"] * expeditions, "end turn")
    assert TOP[: 5 + 2 * expeditions - token] == at.hand(1)
    assert False is at.zone("minus_card", 1)


@pytest.mark.rule("DA-K7", "DA-borrow", "DA-save")
def test_borrow_costs_a_card_of_the_clean_up_and_save_none() -> None:
    """What was saved comes after the draw and is none."""
    at = scene(f"seat 1 to buy\nhand 1: gold\n{DECK}\ncoins: 1\nbuys: 1", events="borrow, save")
    at.play("buy borrow", "buy save", "set aside gold")
    assert True is at.zone("minus_card", 1)
    at.play("end turn")
    assert ([*TOP[:4], "gold"], False) == (at.hand(1), at.zone("minus_card", 1))


@pytest.mark.rule("DA-K7", "DA-raid")
def test_raid_lays_the_tokens_of_all_others() -> None:
    """Their next draw is the one of their own Clean-up, if nothing draws before."""
    words = "seat 1 to buy\ncoins: 5\ndeck 2: gold 5\ndeck 3: gold 5\nhand 3: moat\ntokens 1: -1 card"
    at = scene(words, "moat", events="raid", seats=3).play("buy raid")
    assert [False, True, True] == at.zone("minus_card")
    at.play("2: end turn")
    assert ["gold"] * 4 == at.hand(2)
    at.play("3: play moat", "3: end turn")
    assert 5 == len(at.hand(3))


# No draw: the token stays.


@pytest.mark.rule("DA-K7", "DA-K12", "DA-N2")
@pytest.mark.parametrize(
    ("hand", "moves", "after"),
    [
        ("vassal", ["play vassal"], []),
        ("chancellor", ["play chancellor", "yes"], []),
        ("messenger", ["play messenger", "yes"], []),
        ("bureaucrat", ["play bureaucrat"], []),
        ("thief", ["play thief"], []),
        ("militia", ["play militia"], []),
        ("adventurer", ["play adventurer"], ["copper", "silver"]),
        ("bandit", ["play bandit"], []),
        ("workshop", ["play workshop", "gain silver"], []),
        ("mine, silver", ["play mine", "trash silver", "gain gold"], ["gold"]),
        ("artisan", ["play artisan", "gain duchy", "topdeck duchy"], []),
        ("cellar", ["play cellar"], []),
        ("cellar, gold", ["play cellar", "done"], ["gold"]),
        ("raze, gold", ["play raze", "trash gold", "keep duchy"], ["duchy"]),
        ("raze", ["play raze", "trash this", "keep curse"], ["curse"]),
        ("library, gold 7", ["play library"], ["gold"] * 7),
        ("ranger", ["play ranger"], []),
        ("giant", ["play giant"], []),
        ("amulet", ["play amulet", "choose silver"], []),
        ("miser, copper", ["play miser", "choose copper"], []),
        ("transmogrify", ["play transmogrify"], []),
        ("treasure hunter", ["play treasure hunter"], []),
        ("hero", ["play hero", "gain gold"], []),
        ("soldier", ["play soldier"], []),
        ("festival", ["play festival"], []),
    ],
)
def test_what_draws_nothing_leaves_the_token(hand: str, moves: list[str], after: list[str]) -> None:
    at = scene(f"seat 1 to act\nhand 1: {hand}\n{DECK}\ntokens 1: -1 card", hand.split(",")[0]).play(*moves)
    assert (after, True) == (at.hand(1), at.zone("minus_card", 1))


@pytest.mark.rule("DA-K12", "DA-storyteller", "DA-K6")
def test_a_storyteller_whose_coin_is_lost_draws_nothing_and_leaves_the_token() -> None:
    """The −$1 token takes the only coin; a draw of no cards does not return the other token."""
    at = scene(f"seat 1 to act\nhand 1: storyteller\n{DECK}\ntokens 1: -1 card, -1 coin", "storyteller")
    at.play("play storyteller")
    assert ([], True, False) == (at.hand(1), at.zone("minus_card", 1), at.zone("minus_coin", 1))


@pytest.mark.rule("DA-K7", "DA-N2", "DA-scouting-party")
def test_a_scouting_party_looks_at_five_in_spite_of_the_token() -> None:
    at = scene(f"seat 1 to buy\n{DECK}\ncoins: 2\ntokens 1: -1 card", events="scouting party")
    at.play("buy scouting party")
    assert TOP[:5] == at.zone("asides", 1)
    at.play("discard curse", "discard copper", "discard estate", "topdeck duchy", "topdeck silver")
    assert True is at.zone("minus_card", 1)
    assert ["gold", "province", "duchy", "silver"] == at.zone("decks", 1)


@pytest.mark.rule("DA-K7", "DB-A2")
@pytest.mark.parametrize(
    ("card", "moves", "discarded"),
    [
        ("thief", [], ["curse", "duchy"]),
        ("bandit", [], ["curse", "duchy"]),
        ("spy", ["discard curse"], ["curse"]),
        ("giant", [], ["curse", "curse"]),
        ("warrior", [], ["curse"]),
        ("witch", [], ["curse"]),
    ],
)
def test_what_others_make_one_reveal_leaves_the_token(
    card: str, moves: list[str], discarded: list[str]
) -> None:
    """The victim's token lies on the deck: what is revealed is the card under it."""
    words = f"""
        seat 2 to act
        hand 2: {card}
        tokens 2: journey down
        {DECK}
        tokens 1: -1 card
    """
    at = scene(words, card).play(f"play {card}", *moves)
    assert (discarded, True) == (sorted(at.zone("discards", 1)), at.zone("minus_card", 1))
    assert [] == at.hand(1)


@pytest.mark.rule("DA-K7", "DA-ratcatcher", "DA-transmogrify")
@pytest.mark.parametrize(
    ("card", "moves", "after"),
    [
        ("ratcatcher", ["trash copper"], ["gold"]),
        ("transmogrify", ["trash copper", "gain copper"], ["gold", "copper"]),
        ("teacher", ["token +1 card on village"], ["copper", "gold"]),
    ],
)
def test_a_call_that_draws_nothing_leaves_the_token(card: str, moves: list[str], after: list[str]) -> None:
    """Calling is not playing: Ratcatcher's card comes only when it is played."""
    words = f"seat 1 to start\nhand 1: copper, gold\n{DECK}\nmat 1: {card}\ntokens 1: -1 card"
    at = scene(words, card, "village").play(f"call {card}", *moves)
    assert (after, True, [card]) == (at.hand(1), at.zone("minus_card", 1), in_play(at, 1))
