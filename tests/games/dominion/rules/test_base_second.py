"""The seven cards that only the base game's second edition has, and what it makes optional."""

import pytest

from cairn.proof.table import Table

from .kingdoms import kingdom


def table_with(*cards: str, seats: int = 2, edition: int = 2, events: str = "none") -> Table:
    """A table whose kingdom has these cards, and otherwise such as stay out of the way."""
    return Table("dominion", seats=seats, kingdom=kingdom(*cards), events=events, edition=edition)


def known(table: Table, zone: str, seat: int) -> list[str]:
    """The cards of a zone, each with the sign of who knows it."""
    signs = table.zone("known", zone, seat)
    return [card + sign for card, sign in zip(table.zone(zone, seat), signs, strict=True)]


# Harbinger.


@pytest.mark.rule("DB-harbinger", "DB-I1", "DA-N2")
def test_harbinger() -> None:
    """A card goes from the discard pile onto the deck; the others know only what lies on top of the pile."""
    table = table_with("harbinger").set_up("""
        seat 1 to act
        hand 1: harbinger
        deck 1: copper, estate
        discard 1: gold, silver, gold, curse
    """)
    table.play("play harbinger")

    assert ["estate"] == table.hand(1)
    assert 1 == table.zone("actions")
    assert ["topdeck silver", "topdeck gold", "topdeck curse", "done"] == table.options()

    table.play("topdeck gold")

    assert ["copper?", "gold."] == known(table, "decks", 1)
    assert ["silver.", "gold.", "curse!"] == known(table, "discards", 1)
    assert ("dominion-topdecks", "gold") == (table.told(1)[-1][0], table.told(1)[-1][1]["card"])
    assert "gold" not in str(table.told(2)[-1])


@pytest.mark.rule("DB-harbinger", "DB-I1")
def test_harbinger_takes_the_top_card() -> None:
    """If the open top of the pile goes, everybody sees it; of the rest they know as before."""
    data = (
        table_with("harbinger")
        .set_up("""
            seat 1 to act
            hand 1: harbinger
            deck 1: copper 2
            discard 1: gold, silver, curse, duchy
        """)
        .state.dump()
    )
    data["known"]["discards"][0] = "!??!"
    table = table_with("harbinger").lay_out(data).play("play harbinger")

    assert ["gold!", "silver.", "curse.", "duchy!"] == known(table, "discards", 1)

    table.play("topdeck duchy")

    assert ["copper?", "duchy!"] == known(table, "decks", 1)
    assert ["gold!", "silver.", "curse!"] == known(table, "discards", 1)


@pytest.mark.rule("DB-harbinger", "DB-I1")
def test_harbinger_with_few_cards() -> None:
    """Under the top there may be one card only; of two alike the lower one goes, and the top stays."""
    table = table_with("harbinger").set_up("""
        seat 1 to act
        hand 1: harbinger
        deck 1: copper 2
        discard 1: gold, curse
    """)
    table.play("play harbinger", "topdeck gold")

    assert ["copper?", "gold!"] == known(table, "decks", 1)
    assert ["curse!"] == known(table, "discards", 1)

    table.set_up("""
        seat 1 to act
        hand 1: harbinger
        deck 1: copper 2
        discard 1: gold, silver, gold
    """)
    table.play("play harbinger", "topdeck gold")

    assert ["copper?", "gold."] == known(table, "decks", 1)
    assert ["silver.", "gold!"] == known(table, "discards", 1)


@pytest.mark.rule("DB-harbinger", "DB-T5")
def test_harbinger_may_leave_it() -> None:
    """Nothing must go back; without a discard pile nobody is asked, also if it was just shuffled."""
    table = table_with("harbinger").set_up("""
        seat 1 to act
        hand 1: harbinger
        deck 1: copper
        discard 1: gold
    """)
    table.play("play harbinger", "done")

    assert ["gold"] == table.zone("discards", 1)
    assert [] == table.zone("decks", 1)

    table.set_up("""
        seat 1 to act
        hand 1: harbinger
        discard 1: gold, silver
    """)
    table.play("play harbinger")

    assert ["end actions"] == table.options()
    assert [1, 1] == [len(table.hand(1)), len(table.zone("decks", 1))]


# Merchant.


@pytest.mark.rule("DB-merchant")
def test_merchant() -> None:
    """The first Silver of the turn gives a coin more for each Merchant played, the second does not."""
    table = table_with("merchant").set_up("""
        seat 1 to act
        hand 1: merchant 2, silver 2
        deck 1: copper 2
    """)
    table.play("play merchant", "play merchant", "end actions", "play silver")

    assert ["silver", "copper", "copper"] == table.hand(1)
    assert 4 == table.zone("coins")

    table.play("play silver")

    assert 6 == table.zone("coins")


@pytest.mark.rule("DB-merchant", "DB-throne-room")
def test_merchant_twice() -> None:
    """Under Throne Room it counts twice; next turn it counts no more."""
    table = table_with("merchant", "throne room").set_up("""
        seat 1 to act
        hand 1: throne room, merchant, silver
        deck 1: estate 2
        hand 2: silver
    """)
    table.play("play throne room", "play merchant", "end actions", "play silver")

    assert 4 == table.zone("coins")

    table.play("end turn", "2: end actions", "2: play silver")

    assert 2 == table.zone("coins")


@pytest.mark.rule("DB-merchant", "DA-storyteller")
def test_merchant_after_the_first_silver() -> None:
    """A Merchant played after the first Silver of the turn comes too late for it."""
    table = table_with("merchant", "storyteller").set_up("""
        seat 1 to act
        hand 1: storyteller, silver 2
        deck 1: merchant 3
    """)
    table.play("play storyteller", "play silver", "done", "play merchant", "end actions", "play silver")

    assert 2 == table.zone("coins")


# Vassal.


@pytest.mark.rule("DB-vassal")
def test_vassal_plays_an_action() -> None:
    """Two coins; an Action discarded from the deck may be played without an Action."""
    words = """
        seat 1 to act
        hand 1: vassal
        deck 1: copper, gold, market
        discard 1: curse
    """
    table = table_with("vassal").set_up(words).play("play vassal")

    assert 2 == table.zone("coins")
    assert ["curse", "market"] == table.zone("discards", 1)
    assert ["play market", "done"] == table.options()

    table.play("play market")

    assert ["gold"] == table.hand(1)
    assert ["vassal", "market"] == table.zone("plays", 1)
    assert ["curse"] == table.zone("discards", 1)
    assert (1, 2, 3) == (table.zone("actions"), table.zone("buys"), table.zone("coins"))

    table.set_up(words).play("play vassal", "done")

    assert ["curse", "market"] == table.zone("discards", 1)
    assert "buy" == table.zone("phase")


@pytest.mark.rule("DB-vassal", "DB-T5", "DB-I1")
def test_vassal_discards_something_else() -> None:
    """Any other card is just discarded; an empty deck is shuffled first; without cards nothing happens."""
    table = table_with("vassal").set_up("""
        seat 1 to act
        hand 1: vassal
        deck 1: gold
    """)
    table.play("play vassal")

    assert ["gold!"] == known(table, "discards", 1)
    assert "buy" == table.zone("phase")

    table.set_up("""
        seat 1 to act
        hand 1: vassal
        discard 1: village
    """)
    table.play("play vassal")

    assert ["play village", "done"] == table.options()

    table.set_up("""
        seat 1 to act
        hand 1: vassal
    """)
    table.play("play vassal")

    assert 2 == table.zone("coins")
    assert "buy" == table.zone("phase")


@pytest.mark.rule("DB-vassal", "DB-throne-room", "DA-K8")
def test_vassal_in_company() -> None:
    """Twice under Throne Room, the second after all of the first; an Estate with Inheritance is an Action."""
    table = table_with("vassal", "throne room", events="inheritance").set_up("""
        seat 1 to act
        hand 1: throne room, vassal
        deck 1: copper 2, gold, estate, village, smithy
        inherited 1: village
    """)
    table.play("play throne room", "play vassal", "done")

    assert ["play village", "done"] == table.options()

    table.play("play village")

    assert ["estate"] == table.hand(1)
    assert 4 == table.zone("coins")

    table.set_up("""
        seat 1 to act
        hand 1: vassal
        deck 1: copper, estate
        inherited 1: village
    """)
    table.play("play vassal", "play estate")

    assert ["copper"] == table.hand(1)
    assert 2 == table.zone("actions")


# Poacher.


@pytest.mark.rule("DB-poacher")
@pytest.mark.parametrize(
    ("piles", "asked"), [("", 0), ("pile curse: 0", 1), ("pile curse: 0\npile cellar: 0", 2)]
)
def test_poacher(piles: str, asked: int) -> None:
    """A card, an Action, a coin; a card is discarded for each empty Supply pile, the one just drawn too."""
    table = table_with("poacher").set_up(f"""
        seat 1 to act
        hand 1: poacher, estate, copper
        deck 1: gold
        {piles}
    """)
    table.play("play poacher")

    assert 1 == table.zone("coins")
    for card in ["estate", "gold"][:asked]:
        assert f"discard {card}" in table.options()
        assert "done" not in table.options()
        table.play(f"discard {card}")
    assert ["end actions"] == table.options()
    assert 3 - asked == len(table.hand(1))


@pytest.mark.rule("DB-poacher", "DB-T3", "DA-T1")
def test_poacher_with_a_small_hand() -> None:
    """No more is discarded than there is; a pile outside the Supply does not count."""
    table = table_with("poacher", "page").set_up("""
        seat 1 to act
        hand 1: poacher, estate
        pile curse: 0
        pile cellar: 0
        pile champion: 0
    """)
    table.play("play poacher", "discard estate")

    assert [] == table.hand(1)
    assert "buy" == table.zone("phase")

    table.set_up("""
        seat 1 to act
        hand 1: poacher, estate
        pile champion: 0
    """)
    table.play("play poacher")

    assert ["estate"] == table.hand(1)
    assert ["end actions"] == table.options()


# Bandit.


@pytest.mark.rule("DB-bandit", "DB-A2")
def test_bandit() -> None:
    """A Gold; the others lose a revealed Treasure other than Copper, their choice if there are two kinds."""
    table = table_with("bandit", seats=4).set_up("""
        seat 2 to act
        hand 2: bandit
        deck 3: gold, copper, estate
        deck 4: gold, silver
        deck 1: copper, silver, copper
    """)
    table.play("2: play bandit")

    assert ["gold"] == table.zone("discards", 2)
    assert ["copper", "estate"] == table.zone("discards", 3)
    assert ["gold"] == table.zone("decks", 3)
    assert ["trash silver", "trash gold"] == table.options()

    table.play("4: trash silver")

    assert ["gold"] == table.zone("discards", 4)
    assert ["copper"] == table.zone("discards", 1)
    assert ["silver", "silver"] == table.zone("trash")
    assert 2 == table.to_move


@pytest.mark.rule("DB-bandit", "DB-moat", "DB-T5")
def test_bandit_finds_little() -> None:
    """Two alike: one goes. A Moat helps; an empty deck is shuffled; whoever has no cards loses none."""
    table = table_with("bandit", "moat", seats=5).set_up("""
        seat 1 to act
        hand 1: bandit
        deck 2: silver 2
        hand 3: moat
        deck 3: gold 2
        discard 4: silver
        pile gold: 0
    """)
    table.play("play bandit", "3: reveal moat", "3: done")

    assert [[], ["silver"], [], [], []] == table.zone("discards")
    assert ["gold", "gold"] == table.zone("decks", 3)
    assert ["silver", "silver"] == [card for card in table.zone("trash") if card != "gold"]
    assert "buy" == table.zone("phase")


# Sentry.


@pytest.mark.rule("DB-sentry", "DA-N2", "DB-I1")
def test_sentry_keeps_both() -> None:
    """Two cards are looked at after the draw; what is kept goes back in an order that is not shown."""
    table = table_with("sentry").set_up("""
        seat 1 to act
        hand 1: sentry
        deck 1: curse, silver, gold, estate
    """)
    table.play("play sentry")

    assert ["estate"] == table.hand(1)
    assert ["trash silver", "discard silver", "keep silver"] == table.options()

    table.play("keep silver")

    assert ["trash gold", "discard gold", "keep gold"] == table.options()

    table.play("keep gold")

    assert ["topdeck silver", "topdeck gold"] == table.options()

    table.play("topdeck gold", "topdeck silver")

    assert ["curse?", "gold.", "silver."] == known(table, "decks", 1)
    assert 1 == table.zone("actions")
    assert "gold" not in str(table.told(2))


@pytest.mark.rule("DB-sentry")
@pytest.mark.parametrize(
    ("first", "second", "deck", "discard", "trash"),
    [
        ("trash", "discard", [], ["estate"], ["copper"]),
        ("discard", "trash", [], ["copper"], ["estate"]),
        ("trash", "trash", [], [], ["copper", "estate"]),
        ("discard", "discard", [], ["copper", "estate"], []),
        ("trash", "keep", ["estate"], [], ["copper"]),
        ("keep", "discard", ["copper"], ["estate"], []),
    ],
)
def test_sentry(first: str, second: str, deck: list[str], discard: list[str], trash: list[str]) -> None:
    """Each of the two cards is trashed, discarded or kept."""
    table = table_with("sentry").set_up("""
        seat 1 to act
        hand 1: sentry
        deck 1: copper, estate, gold
    """)
    table.play("play sentry", f"{first} copper", f"{second} estate")
    if deck:
        assert [f"topdeck {deck[0]}"] == table.options()
        table.play(f"topdeck {deck[0]}")

    assert ["gold"] == table.hand(1)
    assert (deck, discard, trash) == (table.zone("decks", 1), table.zone("discards", 1), table.zone("trash"))
    assert ["end actions"] == table.options()


@pytest.mark.rule("DB-sentry", "DB-T5", "DA-K7")
def test_sentry_with_few_cards() -> None:
    """Fewer cards, fewer questions; the −1 Card token eats the draw and not the look; alike cards are two."""
    table = table_with("sentry", events="raid").set_up("""
        seat 1 to act
        hand 1: sentry
        deck 1: estate
        discard 1: copper
        tokens 1: -1 card
    """)
    table.play("play sentry")

    assert [] == table.hand(1)
    assert ["trash copper", "discard copper", "keep copper"] == table.options()

    table.play("trash copper", "trash estate")

    assert "buy" == table.zone("phase")

    table.set_up("""
        seat 1 to act
        hand 1: sentry
        deck 1: estate 2, gold
    """)
    table.play("play sentry", "keep estate", "trash estate", "topdeck estate")

    assert (["estate"], ["estate"]) == (table.zone("decks", 1), table.zone("trash"))

    table.set_up("""
        seat 1 to act
        hand 1: sentry
        deck 1: gold
    """)
    table.play("play sentry")

    assert ["end actions"] == table.options()


# Artisan.


@pytest.mark.rule("DB-artisan", "DB-I1")
def test_artisan() -> None:
    """A card up to $5 into the hand, then one from hand onto the deck, which nobody else sees."""
    table = table_with("artisan").set_up("""
        seat 1 to act
        hand 1: artisan, copper
        deck 1: estate
    """)
    table.play("play artisan")

    assert "gain duchy" in table.options()
    assert not {"gain gold", "gain artisan", "done"} & set(table.options())

    table.play("gain duchy")

    assert ["copper", "duchy"] == table.hand(1)
    assert ["topdeck copper", "topdeck duchy"] == table.options()

    table.play("topdeck duchy")

    assert ["copper."] == known(table, "hands", 1)
    assert ["estate?", "duchy."] == known(table, "decks", 1)
    assert "buy" == table.zone("phase")


@pytest.mark.rule("DB-artisan", "DA-duplicate")
def test_artisan_waits_for_what_a_gain_brings() -> None:
    """What may follow a gain comes before a card is put back; also the gained card itself may be put back."""
    table = table_with("artisan", "duplicate").set_up("""
        seat 1 to act
        hand 1: artisan
        mat 1: duplicate
    """)
    table.play("play artisan", "gain silver")

    assert ["call duplicate", "done"] == table.options()

    table.play("call duplicate")

    assert ["silver"] == table.hand(1)
    assert ["topdeck silver"] == table.options()

    table.play("topdeck silver")

    assert (["silver"], ["silver"]) == (table.zone("decks", 1), table.zone("discards", 1))


# What the second edition makes optional.


@pytest.mark.parametrize(
    ("card", "in_hand", "move"),
    [
        pytest.param("moneylender", "copper", "trash copper", marks=pytest.mark.rule("DB-moneylender")),
        pytest.param("mine", "copper", "trash copper", marks=pytest.mark.rule("DB-mine")),
        pytest.param("throne room", "village", "play village", marks=pytest.mark.rule("DB-throne-room")),
    ],
)
def test_what_may_be_declined(card: str, in_hand: str, move: str) -> None:
    """In the first edition it must be done, in the second it may be."""
    words = f"seat 1 to act\nhand 1: {card}, {in_hand}"
    first = table_with(card, edition=1).set_up(words).play(f"play {card}")
    second = table_with(card).set_up(words).play(f"play {card}")

    assert [move] == first.options()
    assert [move, "done"] == second.options()

    second.play("done")

    assert [in_hand] == second.hand(1)
    assert ([], 0) == (second.zone("trash"), second.zone("coins"))
    assert "buy" == second.zone("phase")


@pytest.mark.rule("DB-mine", "DB-moneylender", "DB-throne-room")
def test_what_may_be_declined_can_be_done() -> None:
    """Whoever does it in the second edition gets the same as in the first."""
    table = table_with("mine", "moneylender", "throne room").set_up("""
        seat 1 to act
        hand 1: throne room, moneylender, copper 3
    """)
    table.play("play throne room", "play moneylender", "trash copper", "done")

    assert 3 == table.zone("coins")
    assert ["copper", "copper"] == table.hand(1)

    table.set_up("""
        seat 1 to act
        hand 1: mine, copper
    """)
    table.play("play mine", "trash copper")

    assert ["gain copper", "gain silver"] == table.options()

    table.play("gain silver")

    assert ["silver"] == table.hand(1)
