"""The seven cards that only the base game's second edition has, and what it makes optional."""

import pytest

from cairn.proof.scene import Scene

from .kingdoms import kingdom


def scene_with(*cards: str, seats: int = 2, edition: int = 2, events: str = "none") -> Scene:
    """A scene whose kingdom has these cards, and otherwise such as stay out of the way."""
    return Scene("dominion", seats=seats, kingdom=kingdom(*cards), events=events, edition=edition)


def known(scene: Scene, zone: str, seat: int) -> list[str]:
    """The cards of a zone, each with the sign of who knows it."""
    signs = scene.zone("known", zone, seat)
    return [card + sign for card, sign in zip(scene.zone(zone, seat), signs, strict=True)]


# Harbinger.


@pytest.mark.rule("DB-harbinger", "DB-I1", "DA-N2")
def test_harbinger() -> None:
    """A card goes from the discard pile onto the deck; the others know only what lies on top of the pile."""
    scene = scene_with("harbinger").set_up("""
        seat 1 to act
        hand 1: harbinger
        deck 1: copper, estate
        discard 1: gold, silver, gold, curse
    """)
    scene.play("play harbinger")

    assert ["estate"] == scene.hand(1)
    assert 1 == scene.zone("actions")
    assert ["topdeck silver", "topdeck gold", "topdeck curse", "done"] == scene.options()

    scene.play("topdeck gold")

    assert ["copper?", "gold."] == known(scene, "decks", 1)
    assert ["silver.", "gold.", "curse!"] == known(scene, "discards", 1)
    assert ("dominion-topdecks", "gold") == (scene.told(1)[-1][0], scene.told(1)[-1][1]["card"])
    assert "gold" not in str(scene.told(2)[-1])


@pytest.mark.rule("DB-harbinger", "DB-I1", "DA-N2")
def test_harbinger_looks_through_the_pile() -> None:
    """Its owner is told of every card and learns those that it did not know; the others hear how many."""
    scene = scene_with("harbinger").set_up("""
        seat 1 to act
        hand 1: harbinger
        deck 1: copper, copper
        discard 1: gold, silver, curse
    """)
    data = scene.state.dump()
    data["known"]["discards"][0] = "??!"
    scene.lay_out(data)
    before = scene.state.learnt
    scene.play("play harbinger")

    looks = {"seat": 0, "n": 3}
    assert ("dominion-looks-through", {**looks, "cards": "curse, gold, silver"}) in scene.told(1)
    assert ("dominion-looks-through-hidden", looks) in scene.told(2)
    # The card that was drawn, and two of the pile.
    assert before + 3 == scene.state.learnt


@pytest.mark.rule("DB-harbinger", "DB-I1")
def test_harbinger_takes_the_top_card() -> None:
    """If the open top of the pile goes, everybody sees it; of the rest they know as before."""
    data = (
        scene_with("harbinger")
        .set_up("""
            seat 1 to act
            hand 1: harbinger
            deck 1: copper 2
            discard 1: gold, silver, curse, duchy
        """)
        .state.dump()
    )
    data["known"]["discards"][0] = "!??!"
    scene = scene_with("harbinger").lay_out(data).play("play harbinger")

    assert ["gold!", "silver.", "curse.", "duchy!"] == known(scene, "discards", 1)

    scene.play("topdeck duchy")

    assert ["copper?", "duchy!"] == known(scene, "decks", 1)
    assert ["gold!", "silver.", "curse!"] == known(scene, "discards", 1)


@pytest.mark.rule("DB-harbinger", "DB-I1")
def test_harbinger_with_few_cards() -> None:
    """Under the top there may be one card only; of two equal ones the lower one goes, and the top stays."""
    scene = scene_with("harbinger").set_up("""
        seat 1 to act
        hand 1: harbinger
        deck 1: copper 2
        discard 1: gold, curse
    """)
    scene.play("play harbinger", "topdeck gold")

    assert ["copper?", "gold!"] == known(scene, "decks", 1)
    assert ["curse!"] == known(scene, "discards", 1)

    scene.set_up("""
        seat 1 to act
        hand 1: harbinger
        deck 1: copper 2
        discard 1: gold, silver, gold
    """)
    scene.play("play harbinger", "topdeck gold")

    assert ["copper?", "gold."] == known(scene, "decks", 1)
    assert ["silver.", "gold!"] == known(scene, "discards", 1)


@pytest.mark.rule("DB-harbinger", "DB-T5")
def test_harbinger_may_leave_it() -> None:
    """Nothing must go back; without a discard pile nobody is asked, also if it was just shuffled."""
    scene = scene_with("harbinger").set_up("""
        seat 1 to act
        hand 1: harbinger
        deck 1: copper
        discard 1: gold
    """)
    scene.play("play harbinger", "done")

    assert ["gold"] == scene.zone("discards", 1)
    assert [] == scene.zone("decks", 1)

    scene.set_up("""
        seat 1 to act
        hand 1: harbinger
        discard 1: gold, silver
    """)
    scene.play("play harbinger")

    assert ["end actions"] == scene.options()
    assert [1, 1] == [len(scene.hand(1)), len(scene.zone("decks", 1))]


# Merchant.


@pytest.mark.rule("DB-merchant")
def test_merchant() -> None:
    """The first Silver of the turn gives a coin more for each Merchant played, the second does not."""
    scene = scene_with("merchant").set_up("""
        seat 1 to act
        hand 1: merchant 2, silver 2
        deck 1: copper 2
    """)
    scene.play("play merchant", "play merchant", "end actions", "play silver")

    assert ["silver", "copper", "copper"] == scene.hand(1)
    assert 4 == scene.zone("coins")

    scene.play("play silver")

    assert 6 == scene.zone("coins")


@pytest.mark.rule("DB-merchant", "DB-throne-room")
def test_merchant_twice() -> None:
    """Under Throne Room it counts twice; next turn it counts no more."""
    scene = scene_with("merchant", "throne room").set_up("""
        seat 1 to act
        hand 1: throne room, merchant, silver
        deck 1: estate 2
        hand 2: silver
    """)
    scene.play("play throne room", "play merchant", "end actions", "play silver")

    assert 4 == scene.zone("coins")

    scene.play("end turn", "2: end actions", "2: play silver")

    assert 2 == scene.zone("coins")


@pytest.mark.rule("DB-merchant", "DA-storyteller")
def test_merchant_after_the_first_silver() -> None:
    """A Merchant played after the first Silver of the turn comes too late for it."""
    scene = scene_with("merchant", "storyteller").set_up("""
        seat 1 to act
        hand 1: storyteller, silver 2
        deck 1: merchant 3
    """)
    scene.play("play storyteller", "play silver", "done", "play merchant", "end actions", "play silver")

    assert 2 == scene.zone("coins")


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
    scene = scene_with("vassal").set_up(words).play("play vassal")

    assert 2 == scene.zone("coins")
    assert ["curse", "market"] == scene.zone("discards", 1)
    assert ["play market", "done"] == scene.options()

    scene.play("play market")

    assert ["gold"] == scene.hand(1)
    assert ["vassal", "market"] == scene.zone("plays", 1)
    assert ["curse"] == scene.zone("discards", 1)
    assert (1, 2, 3) == (scene.zone("actions"), scene.zone("buys"), scene.zone("coins"))

    scene.set_up(words).play("play vassal", "done")

    assert ["curse", "market"] == scene.zone("discards", 1)
    assert "buy" == scene.zone("phase")


@pytest.mark.rule("DB-vassal", "DB-T5", "DB-I1")
def test_vassal_discards_something_else() -> None:
    """Any other card is just discarded; an empty deck is shuffled first; without cards nothing happens."""
    scene = scene_with("vassal").set_up("""
        seat 1 to act
        hand 1: vassal
        deck 1: gold
    """)
    scene.play("play vassal")

    assert ["gold!"] == known(scene, "discards", 1)
    assert "buy" == scene.zone("phase")

    scene.set_up("""
        seat 1 to act
        hand 1: vassal
        discard 1: village
    """)
    scene.play("play vassal")

    assert ["play village", "done"] == scene.options()

    scene.set_up("""
        seat 1 to act
        hand 1: vassal
    """)
    scene.play("play vassal")

    assert 2 == scene.zone("coins")
    assert "buy" == scene.zone("phase")


@pytest.mark.rule("DB-vassal", "DB-throne-room", "DA-K8")
def test_vassal_in_company() -> None:
    """Twice under Throne Room, the second after all of the first; an Estate with Inheritance is an Action."""
    scene = scene_with("vassal", "throne room", events="inheritance").set_up("""
        seat 1 to act
        hand 1: throne room, vassal
        deck 1: copper 2, gold, estate, village, smithy
        inherited 1: village
    """)
    scene.play("play throne room", "play vassal", "done")

    assert ["play village", "done"] == scene.options()

    scene.play("play village")

    assert ["estate"] == scene.hand(1)
    assert 4 == scene.zone("coins")

    scene.set_up("""
        seat 1 to act
        hand 1: vassal
        deck 1: copper, estate
        inherited 1: village
    """)
    scene.play("play vassal", "play estate")

    assert ["copper"] == scene.hand(1)
    assert 2 == scene.zone("actions")


# Poacher.


@pytest.mark.rule("DB-poacher")
@pytest.mark.parametrize(
    ("piles", "asked"), [("", 0), ("pile curse: 0", 1), ("pile curse: 0\npile cellar: 0", 2)]
)
def test_poacher(piles: str, asked: int) -> None:
    """A card, an Action, a coin; a card is discarded for each empty Supply pile, the one just drawn too."""
    scene = scene_with("poacher").set_up(f"""
        seat 1 to act
        hand 1: poacher, estate, copper
        deck 1: gold
        {piles}
    """)
    scene.play("play poacher")

    assert 1 == scene.zone("coins")
    for card in ["estate", "gold"][:asked]:
        assert f"discard {card}" in scene.options()
        assert "done" not in scene.options()
        scene.play(f"discard {card}")
    assert ["end actions"] == scene.options()
    assert 3 - asked == len(scene.hand(1))


@pytest.mark.rule("DB-poacher", "DB-T3", "DA-T1")
def test_poacher_with_a_small_hand() -> None:
    """No more is discarded than there is; a pile outside the Supply does not count."""
    scene = scene_with("poacher", "page").set_up("""
        seat 1 to act
        hand 1: poacher, estate
        pile curse: 0
        pile cellar: 0
        pile champion: 0
    """)
    scene.play("play poacher", "discard estate")

    assert [] == scene.hand(1)
    assert "buy" == scene.zone("phase")

    scene.set_up("""
        seat 1 to act
        hand 1: poacher, estate
        pile champion: 0
    """)
    scene.play("play poacher")

    assert ["estate"] == scene.hand(1)
    assert ["end actions"] == scene.options()


# Bandit.


@pytest.mark.rule("DB-bandit", "DB-A2")
def test_bandit() -> None:
    """A Gold; the others lose a revealed Treasure other than Copper, their choice if there are two kinds."""
    scene = scene_with("bandit", seats=4).set_up("""
        seat 2 to act
        hand 2: bandit
        deck 3: gold, copper, estate
        deck 4: gold, silver
        deck 1: copper, silver, copper
    """)
    scene.play("2: play bandit")

    assert ["gold"] == scene.zone("discards", 2)
    assert ["copper", "estate"] == scene.zone("discards", 3)
    assert ["gold"] == scene.zone("decks", 3)
    assert ["trash silver", "trash gold"] == scene.options()

    scene.play("4: trash silver")

    assert ["gold"] == scene.zone("discards", 4)
    assert ["copper"] == scene.zone("discards", 1)
    assert ["silver", "silver"] == scene.zone("trash")
    assert 2 == scene.to_move


@pytest.mark.rule("DB-bandit", "DB-moat", "DB-T5")
def test_bandit_finds_little() -> None:
    """Two equal ones: one goes. A Moat helps; an empty deck is shuffled; without cards none is lost."""
    scene = scene_with("bandit", "moat", seats=5).set_up("""
        seat 1 to act
        hand 1: bandit
        deck 2: silver 2
        hand 3: moat
        deck 3: gold 2
        discard 4: silver
        pile gold: 0
    """)
    scene.play("play bandit", "3: reveal moat", "3: done")

    assert [[], ["silver"], [], [], []] == scene.zone("discards")
    assert ["gold", "gold"] == scene.zone("decks", 3)
    assert ["silver", "silver"] == [card for card in scene.zone("trash") if card != "gold"]
    assert "buy" == scene.zone("phase")


# Sentry.


@pytest.mark.rule("DB-sentry", "DA-N2", "DB-I1")
def test_sentry_keeps_both() -> None:
    """Two cards are looked at after the draw; what is kept goes back in an order that is not shown."""
    scene = scene_with("sentry").set_up("""
        seat 1 to act
        hand 1: sentry
        deck 1: curse, silver, gold, estate
    """)
    scene.play("play sentry")

    assert ["estate"] == scene.hand(1)
    assert ["trash silver", "discard silver", "keep silver"] == scene.options()

    scene.play("keep silver")

    assert ["trash gold", "discard gold", "keep gold"] == scene.options()

    scene.play("keep gold")

    assert ["topdeck silver", "topdeck gold"] == scene.options()

    scene.play("topdeck gold", "topdeck silver")

    assert ["curse?", "gold.", "silver."] == known(scene, "decks", 1)
    assert 1 == scene.zone("actions")
    assert "gold" not in str(scene.told(2))


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
    scene = scene_with("sentry").set_up("""
        seat 1 to act
        hand 1: sentry
        deck 1: copper, estate, gold
    """)
    scene.play("play sentry", f"{first} copper", f"{second} estate")
    if deck:
        assert [f"topdeck {deck[0]}"] == scene.options()
        scene.play(f"topdeck {deck[0]}")

    assert ["gold"] == scene.hand(1)
    assert (deck, discard, trash) == (scene.zone("decks", 1), scene.zone("discards", 1), scene.zone("trash"))
    assert ["end actions"] == scene.options()


@pytest.mark.rule("DB-sentry", "DB-T5", "DA-K7")
def test_sentry_with_few_cards() -> None:
    """Fewer cards, fewer questions; the −1 Card token eats the draw and not the look; equal cards are two."""
    scene = scene_with("sentry", events="raid").set_up("""
        seat 1 to act
        hand 1: sentry
        deck 1: estate
        discard 1: copper
        tokens 1: -1 card
    """)
    scene.play("play sentry")

    assert [] == scene.hand(1)
    assert ["trash copper", "discard copper", "keep copper"] == scene.options()

    scene.play("trash copper", "trash estate")

    assert "buy" == scene.zone("phase")

    scene.set_up("""
        seat 1 to act
        hand 1: sentry
        deck 1: estate 2, gold
    """)
    scene.play("play sentry", "keep estate", "trash estate", "topdeck estate")

    assert (["estate"], ["estate"]) == (scene.zone("decks", 1), scene.zone("trash"))

    scene.set_up("""
        seat 1 to act
        hand 1: sentry
        deck 1: gold
    """)
    scene.play("play sentry")

    assert ["end actions"] == scene.options()


# Artisan.


@pytest.mark.rule("DB-artisan", "DB-I1")
def test_artisan() -> None:
    """A card up to $5 into the hand, then one from hand onto the deck, which nobody else sees."""
    scene = scene_with("artisan").set_up("""
        seat 1 to act
        hand 1: artisan, copper
        deck 1: estate
    """)
    scene.play("play artisan")

    assert "gain duchy" in scene.options()
    assert not {"gain gold", "gain artisan", "done"} & set(scene.options())

    scene.play("gain duchy")

    assert ["copper", "duchy"] == scene.hand(1)
    assert ["topdeck copper", "topdeck duchy"] == scene.options()

    scene.play("topdeck duchy")

    assert ["copper."] == known(scene, "hands", 1)
    assert ["estate?", "duchy."] == known(scene, "decks", 1)
    assert "buy" == scene.zone("phase")


@pytest.mark.rule("DB-artisan", "DA-duplicate")
def test_artisan_waits_for_what_a_gain_brings() -> None:
    """What may follow a gain comes before a card is put back; also the gained card itself may be put back."""
    scene = scene_with("artisan", "duplicate").set_up("""
        seat 1 to act
        hand 1: artisan
        mat 1: duplicate
    """)
    scene.play("play artisan", "gain silver")

    assert ["call duplicate", "done"] == scene.options()

    scene.play("call duplicate")

    assert ["silver"] == scene.hand(1)
    assert ["topdeck silver"] == scene.options()

    scene.play("topdeck silver")

    assert (["silver"], ["silver"]) == (scene.zone("decks", 1), scene.zone("discards", 1))


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
    first = scene_with(card, edition=1).set_up(words).play(f"play {card}")
    second = scene_with(card).set_up(words).play(f"play {card}")

    assert [move] == first.options()
    assert [move, "done"] == second.options()

    second.play("done")

    assert [in_hand] == second.hand(1)
    assert ([], 0) == (second.zone("trash"), second.zone("coins"))
    assert "buy" == second.zone("phase")


@pytest.mark.rule("DB-mine", "DB-moneylender", "DB-throne-room")
def test_what_may_be_declined_can_be_done() -> None:
    """A player who does it in the second edition gets the same as in the first."""
    scene = scene_with("mine", "moneylender", "throne room").set_up("""
        seat 1 to act
        hand 1: throne room, moneylender, copper 3
    """)
    scene.play("play throne room", "play moneylender", "trash copper", "done")

    assert 3 == scene.zone("coins")
    assert ["copper", "copper"] == scene.hand(1)

    scene.set_up("""
        seat 1 to act
        hand 1: mine, copper
    """)
    scene.play("play mine", "trash copper")

    assert ["gain copper", "gain silver"] == scene.options()

    scene.play("gain silver")

    assert ["silver"] == scene.hand(1)
