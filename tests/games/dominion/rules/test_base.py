"""The kingdom cards of the base game's first edition, most of which the second one has too."""

import pytest

from cairn.proof.scene import Scene

from .kingdoms import kingdom, stayed


def scene_with(*cards: str, seats: int = 2, events: str = "none", printing: str = "german") -> Scene:
    """A scene whose kingdom has these cards, and otherwise such as stay out of the way."""
    return Scene("dominion", seats=seats, kingdom=kingdom(*cards), events=events, printing=printing)


def has(scene: Scene) -> tuple[int, int, int]:
    """Actions, Buys and coins."""
    return scene.zone("actions"), scene.zone("buys"), scene.zone("coins")


# Cards, Actions, Buys and coins.


@pytest.mark.parametrize(
    ("card", "drawn", "actions", "buys", "coins"),
    [
        pytest.param("moat", 2, 0, 1, 0, marks=pytest.mark.rule("DB-moat")),
        pytest.param("village", 1, 2, 1, 0, marks=pytest.mark.rule("DB-village")),
        pytest.param("woodcutter", 0, 0, 2, 2, marks=pytest.mark.rule("DB-woodcutter")),
        pytest.param("smithy", 3, 0, 1, 0, marks=pytest.mark.rule("DB-smithy")),
        pytest.param("festival", 0, 2, 2, 2, marks=pytest.mark.rule("DB-festival")),
        pytest.param("laboratory", 2, 1, 1, 0, marks=pytest.mark.rule("DB-laboratory")),
        pytest.param("market", 1, 1, 2, 1, marks=pytest.mark.rule("DB-market")),
    ],
)
def test_plain_cards(card: str, drawn: int, actions: int, buys: int, coins: int) -> None:
    """What a card without questions gives; the −1 tokens take one card and one coin of it."""
    deck = ["gold", "silver", "estate", "copper", "duchy"]
    words = f"seat 1 to act\nhand 1: {card}\ndeck 1: {', '.join(deck)}\n"
    scene = scene_with(card, events="raid").set_up(words).play(f"play {card}")

    assert deck[::-1][:drawn] == scene.hand(1)
    assert (actions, buys, coins) == has(scene)
    assert [card] == scene.zone("plays", 1)

    scene.set_up(words + "tokens 1: -1 card, -1 coin").play(f"play {card}")

    assert max(drawn - 1, 0) == len(scene.hand(1))
    assert (actions, buys, max(coins - 1, 0)) == has(scene)
    assert (drawn == 0, coins == 0) == (scene.zone("minus_card", 1), scene.zone("minus_coin", 1))


@pytest.mark.rule("DB-smithy", "DB-T5")
def test_drawing_more_than_there_is() -> None:
    """First the deck, then the shuffled discard pile; if that is not enough, only those."""
    scene = scene_with("smithy").set_up("""
        seat 1 to act
        hand 1: smithy
        deck 1: gold
        discard 1: estate
    """)
    scene.play("play smithy")

    assert ["gold", "estate"] == scene.hand(1)
    assert [] == scene.zone("discards", 1)


@pytest.mark.rule("DB-council-room", "DB-A2")
def test_council_room() -> None:
    """Four cards and a Buy; each other player draws one, and a −1 Card token eats it."""
    scene = scene_with("council room", seats=3, events="raid").set_up("""
        seat 2 to act
        hand 2: council room
        deck 2: copper, estate 2, silver, gold
        deck 1: copper, duchy
        deck 3: copper 2
        tokens 3: -1 card
    """)
    scene.play("play council room")

    assert ["gold", "silver", "estate", "estate"] == scene.hand(2)
    assert (0, 2, 0) == has(scene)
    assert [["duchy"], []] == [scene.hand(1), scene.hand(3)]
    assert not scene.zone("minus_card", 3)
    drew = [args["seat"] for key, args in scene.told(2) if key.startswith("dominion-draws")]
    assert [1, 0] == drew


# Cellar, Chapel, Chancellor.


@pytest.mark.rule("DB-cellar")
def test_cellar() -> None:
    """Cards are discarded one by one, and drawn only when all are gone."""
    scene = scene_with("cellar").set_up("""
        seat 1 to act
        hand 1: cellar, estate 2, copper
        deck 1: gold, silver, duchy
    """)
    scene.play("play cellar")

    assert ["discard copper", "discard estate", "done"] == scene.options()

    scene.play("discard estate", "discard estate")

    assert ["copper"] == scene.hand(1)
    assert ["estate", "estate"] == scene.zone("discards", 1)

    scene.play("done")

    assert ["copper", "duchy", "silver"] == scene.hand(1)
    assert (1, 1, 0) == has(scene)


@pytest.mark.rule("DB-cellar", "DB-T5", "DA-K7")
def test_cellar_draws_what_it_discarded() -> None:
    """The whole hand may go: then nothing more is asked; what was discarded may be drawn again."""
    scene = scene_with("cellar", events="raid").set_up("""
        seat 1 to act
        hand 1: cellar, estate, curse
        deck 1: gold
    """)
    scene.play("play cellar", "discard estate", "discard curse")

    assert "gold" == scene.hand(1)[0]
    assert ["curse", "estate"] == sorted([scene.hand(1)[1], *scene.zone("decks", 1)])

    scene.set_up("""
        seat 1 to act
        hand 1: cellar, estate
        deck 1: gold
        tokens 1: -1 card
    """)
    scene.play("play cellar", "done")

    assert scene.zone("minus_card", 1)
    assert ["estate"] == scene.hand(1)

    scene.set_up("""
        seat 1 to act
        hand 1: cellar
        deck 1: gold
    """)
    scene.play("play cellar")

    assert "buy" == scene.zone("phase")


@pytest.mark.rule("DB-chapel")
def test_chapel() -> None:
    """Up to four cards, one by one; none is fine, and an empty hand is not asked."""
    scene = scene_with("chapel").set_up("""
        seat 1 to act
        hand 1: chapel, copper 2, estate 3
    """)
    scene.play("play chapel", "trash estate", "trash copper", "trash estate")

    assert ["trash copper", "trash estate", "done"] == scene.options()

    scene.play("trash estate")

    assert "buy" == scene.zone("phase")
    assert ["copper"] == scene.hand(1)
    assert ["estate", "copper", "estate", "estate"] == scene.zone("trash")

    scene.set_up("""
        seat 1 to act
        hand 1: chapel, copper
    """)
    scene.play("play chapel", "done")

    assert ["copper"] == scene.hand(1)
    assert [] == scene.zone("trash")

    scene.set_up("""
        seat 1 to act
        hand 1: chapel
    """)
    scene.play("play chapel")

    assert "buy" == scene.zone("phase")


@pytest.mark.rule("DB-chancellor", "DB-I1")
def test_chancellor() -> None:
    """Two coins; the deck may become the discard pile, of which only the top card is seen."""
    words = """
        seat 1 to act
        hand 1: chancellor
        deck 1: gold, silver, estate
        discard 1: curse
    """
    scene = scene_with("chancellor").set_up(words).play("play chancellor")

    assert ["yes", "no"] == scene.options()
    assert 2 == scene.zone("coins")

    scene.play("yes")

    assert [] == scene.zone("decks", 1)
    assert ["curse", "estate", "silver", "gold"] == scene.zone("discards", 1)
    assert "!??!" == scene.zone("known", "discards", 1)

    scene.set_up(words).play("play chancellor", "no")

    assert ["gold", "silver", "estate"] == scene.zone("decks", 1)

    scene.set_up("""
        seat 1 to act
        hand 1: chancellor
        discard 1: curse
    """)
    scene.play("play chancellor")

    assert "buy" == scene.zone("phase")
    assert ["curse"] == scene.zone("discards", 1)


# Gaining.


@pytest.mark.rule("DB-workshop", "DB-B3")
def test_workshop() -> None:
    """A card up to $4 from a pile that has one; a card must be taken."""
    scene = scene_with("workshop", "gardens", "militia").set_up("""
        seat 1 to act
        hand 1: workshop
        pile gardens: 0
    """)
    scene.play("play workshop")

    costly = {"gain gold", "gain duchy", "gain province", "gain market", "gain festival", "gain laboratory"}
    assert {"gain copper", "gain silver", "gain estate", "gain curse", "gain militia"} <= set(scene.options())
    assert not {*costly, "gain gardens", "done"} & set(scene.options())

    scene.play("gain militia")

    assert ["militia"] == scene.zone("discards", 1)
    assert 9 == scene.zone("piles", "militia")


@pytest.mark.rule("DB-workshop", "DA-K3")
def test_workshop_with_cheaper_cards() -> None:
    """What a card costs its player now counts: an own −$2 token and a Bridge Troll help."""
    scene = scene_with("workshop", "bridge troll", events="ferry").set_up("""
        seat 1 to act
        hand 1: workshop
        tokens 1: -2 cost on market
        tokens 2: -2 cost on festival
    """)
    scene.play("play workshop")

    assert "gain market" in scene.options()
    assert "gain festival" not in scene.options()

    scene.set_up("""
        seat 1 to act
        hand 1: workshop
        play 1: bridge troll
    """)
    scene.play("play workshop")

    assert {"gain duchy", "gain festival"} <= set(scene.options())
    assert "gain gold" not in scene.options()


@pytest.mark.rule("DB-feast", "DB-T6")
def test_feast() -> None:
    """Feast goes into the trash, a card up to $5 into the discard pile."""
    scene = scene_with("feast").set_up("""
        seat 1 to act
        hand 1: feast
    """)
    scene.play("play feast")

    assert ["feast"] == scene.zone("trash")
    assert [] == scene.zone("plays", 1)
    assert {"gain duchy", "gain market", "gain feast"} <= set(scene.options())
    assert not {"gain gold", "done"} & set(scene.options())

    scene.play("gain duchy")

    assert ["duchy"] == scene.zone("discards", 1)


@pytest.mark.rule("DB-feast", "DB-throne-room", "DB-T7")
def test_feast_under_throne_room() -> None:
    """The second play trashes nothing more, and still brings a card."""
    scene = scene_with("feast", "throne room").set_up("""
        seat 1 to act
        hand 1: throne room, feast 2
    """)
    scene.play("play throne room", "play feast", "gain duchy", "gain market")

    assert ["feast"] == scene.zone("trash")
    assert ["feast"] == scene.hand(1)
    assert ["duchy", "market"] == scene.zone("discards", 1)


@pytest.mark.rule("DB-feast", "DA-K10", "DA-K13")
@pytest.mark.parametrize(("printing", "trash"), [("german", ["estate"]), ("2022", [])])
def test_feast_copied_by_an_estate(printing: str, trash: list[str]) -> None:
    """An Estate that copies Feast trashes itself; one that plays it (2022) stays."""
    scene = scene_with("feast", events="inheritance", printing=printing).set_up("""
        seat 1 to act
        hand 1: estate
        inherited 1: feast
    """)
    scene.play("play estate", "gain duchy")

    assert trash == scene.zone("trash")
    assert ["duchy"] == scene.zone("discards", 1)
    assert "feast" == scene.zone("inherited", 1)


@pytest.mark.rule("DB-remodel")
def test_remodel() -> None:
    """A card from hand for one that costs up to $2 more, which must be taken."""
    words = """
        seat 1 to act
        hand 1: remodel, gold, curse
    """
    scene = scene_with("remodel").set_up(words).play("play remodel")

    assert ["trash gold", "trash curse"] == scene.options()

    scene.play("trash gold")

    assert "gain province" in scene.options()
    assert "done" not in scene.options()

    scene.play("gain province")

    assert (["province"], ["gold"]) == (scene.zone("discards", 1), scene.zone("trash"))

    scene.set_up(words).play("play remodel", "trash curse")

    cheap = ["gain copper", "gain estate", "gain curse", "gain cellar", "gain chapel"]
    assert cheap == scene.options()

    scene.set_up("""
        seat 1 to act
        hand 1: remodel
    """)
    scene.play("play remodel")

    assert "buy" == scene.zone("phase")


@pytest.mark.rule("DB-remodel", "DA-K3", "DB-B2")
def test_remodel_with_cheaper_cards() -> None:
    """The trashed card counts at its price of the moment: a cheap one with a −$2 token brings less."""
    scene = scene_with("remodel", events="ferry").set_up("""
        seat 1 to act
        hand 1: remodel, market
        tokens 1: -2 cost on market
    """)
    scene.play("play remodel", "trash market")

    assert "gain duchy" in scene.options()
    assert "gain market" in scene.options()
    assert "gain gold" not in scene.options()


@pytest.mark.rule("DB-mine", "DA-C1")
def test_mine() -> None:
    """A Treasure for one that costs up to $3 more, into the hand; kingdom Treasures too."""
    scene = scene_with("mine", "relic").set_up("""
        seat 1 to act
        hand 1: mine, silver, copper, estate
    """)
    scene.play("play mine")

    assert ["trash copper", "trash silver"] == scene.options()

    scene.play("trash silver")

    assert ["gain copper", "gain silver", "gain gold", "gain relic"] == scene.options()

    scene.play("gain gold")

    assert ["copper", "estate", "gold"] == scene.hand(1)
    assert "..!" == scene.zone("known", "hands", 1)
    assert ["silver"] == scene.zone("trash")
    assert [] == scene.zone("discards", 1)


@pytest.mark.rule("DB-mine", "DB-B3")
def test_mine_without_a_treasure() -> None:
    """A player with a hand is asked, so that nobody learns what is in it; sometimes nothing can be gained."""
    scene = scene_with("mine").set_up("""
        seat 1 to act
        hand 1: mine, estate
    """)
    scene.play("play mine")

    assert ["done"] == scene.options()

    scene.set_up("""
        seat 1 to act
        hand 1: mine, copper
        pile copper: 0
        pile silver: 0
    """)
    scene.play("play mine", "trash copper")

    assert ["done"] == scene.options()

    scene.play("done")

    assert [] == scene.hand(1)

    scene.set_up("""
        seat 1 to act
        hand 1: mine
    """)
    scene.play("play mine")

    assert "buy" == scene.zone("phase")


@pytest.mark.rule("DB-moneylender")
def test_moneylender() -> None:
    """A Copper for three coins; without a Copper nothing; with one it must go."""
    scene = scene_with("moneylender").set_up("""
        seat 1 to act
        hand 1: moneylender, copper 2
    """)
    scene.play("play moneylender")

    assert ["trash copper"] == scene.options()

    scene.play("trash copper")

    assert (["copper"], ["copper"]) == (scene.hand(1), scene.zone("trash"))
    assert 3 == scene.zone("coins")

    scene.set_up("""
        seat 1 to act
        hand 1: moneylender, silver
    """)
    scene.play("play moneylender")

    assert ["done"] == scene.options()

    scene.play("done")

    assert 0 == scene.zone("coins")

    scene.set_up("""
        seat 1 to act
        hand 1: moneylender
    """)
    scene.play("play moneylender")

    assert "buy" == scene.zone("phase")


@pytest.mark.rule("DB-adventurer", "DB-T5")
def test_adventurer() -> None:
    """Cards are revealed until two are Treasures; those go into the hand, the others are discarded."""
    scene = scene_with("adventurer").set_up("""
        seat 1 to act
        hand 1: adventurer
        deck 1: gold, copper, estate, silver, adventurer
    """)
    scene.play("play adventurer")

    assert ["copper", "silver"] == scene.hand(1)
    assert "!!" == scene.zone("known", "hands", 1)
    assert ["estate", "adventurer"] == scene.zone("discards", 1)
    assert ["gold"] == scene.zone("decks", 1)


@pytest.mark.rule("DB-adventurer", "DB-T5", "DA-K7")
def test_adventurer_shuffles() -> None:
    """What is revealed already is not shuffled in; with too few Treasures all end in the discard pile."""
    scene = scene_with("adventurer", "treasure trove", events="raid").set_up("""
        seat 1 to act
        hand 1: adventurer
        deck 1: treasure trove, estate
        discard 1: duchy 2, curse
        tokens 1: -1 card
    """)
    scene.play("play adventurer")

    assert ["treasure trove"] == scene.hand(1)
    assert ["estate", "duchy", "duchy", "curse"] == scene.zone("discards", 1)
    assert [] == scene.zone("decks", 1)
    assert scene.zone("minus_card", 1)


# Gardens.


@pytest.mark.rule("DB-gardens", "DB-E2", "DA-K10")
def test_gardens() -> None:
    """One point for every ten cards, wherever they lie."""
    scene = scene_with("gardens", "duplicate", events="inheritance").set_up("""
        seat 1 to act
        hand 1: gardens 2, copper 3
        deck 1: copper 4
        discard 1: silver 5
        play 1: village
        mat 1: duplicate 3
        inherited 1: smithy
        hand 2: gardens, copper 8
    """)

    assert [2, 0] == scene.scores()

    data = scene.state.dump()
    data["asides"] = [["copper"], []]
    data["groups"] = [[1], []]
    data["known"]["asides"] = [".", ""]
    data["piles"] = {}
    scene.lay_out(data)

    assert [4, 0] == scene.scores()

    scene.set_up("""
        seat 1 to act
        hand 1: gardens 2, copper 17
        hand 2: gardens 3, copper 7
    """)

    assert [2, 3] == scene.scores()


# Throne Room.


@pytest.mark.rule("DB-throne-room", "DB-A3")
def test_throne_room() -> None:
    """An Action from hand is played twice without an Action; with one in hand it must be."""
    scene = scene_with("throne room").set_up("""
        seat 1 to act
        hand 1: throne room, market, smithy, copper
        deck 1: gold, silver
    """)
    scene.play("play throne room")

    assert ["play smithy", "play market"] == scene.options()

    scene.play("play market")

    assert ["smithy", "copper", "silver", "gold"] == scene.hand(1)
    assert (2, 3, 2) == has(scene)
    assert ["throne room", "market"] == scene.zone("plays", 1)


@pytest.mark.rule("DB-throne-room")
def test_throne_room_without_an_action() -> None:
    """A player with a hand is asked; without a hand nothing happens."""
    scene = scene_with("throne room").set_up("""
        seat 1 to act
        hand 1: throne room, copper
    """)
    scene.play("play throne room")

    assert ["done"] == scene.options()

    scene.set_up("""
        seat 1 to act
        hand 1: throne room
    """)
    scene.play("play throne room")

    assert "buy" == scene.zone("phase")


@pytest.mark.rule("DB-throne-room", "DB-A3")
def test_throne_room_on_throne_room() -> None:
    """Two more Actions are chosen, one after the other, each played twice."""
    scene = scene_with("throne room").set_up("""
        seat 1 to act
        hand 1: throne room 2, festival, smithy
        deck 1: copper 7
    """)
    scene.play("play throne room", "play throne room", "play smithy")

    assert ["festival", *["copper"] * 6] == scene.hand(1)
    assert ["play festival"] == scene.options()

    scene.play("play festival")

    assert (4, 3, 4) == has(scene)


@pytest.mark.rule("DB-throne-room", "DB-cellar")
def test_throne_room_on_cellar() -> None:
    """The first play is done with before the second begins."""
    scene = scene_with("throne room").set_up("""
        seat 1 to act
        hand 1: throne room, cellar, estate
        deck 1: gold, curse
    """)
    scene.play("play throne room", "play cellar", "discard estate")

    assert ["curse"] == scene.hand(1)

    scene.play("discard curse")

    assert ["gold"] == scene.hand(1)
    assert (2, 1, 0) == has(scene)


# Library.


@pytest.mark.rule("DB-library", "DA-K7")
def test_library() -> None:
    """Draw to seven; Actions may be set aside and are discarded at the end; a −1 Card token goes unused."""
    scene = scene_with("library", events="raid").set_up("""
        seat 1 to act
        hand 1: library, copper 5
        deck 1: gold, village, smithy, estate
        tokens 1: -1 card
    """)
    scene.play("play library")

    assert ["keep estate"] == scene.options()
    assert not scene.zone("minus_card", 1)

    scene.play("keep estate")

    assert ["keep smithy", "set aside smithy"] == scene.options()

    scene.play("set aside smithy", "set aside village", "keep gold")

    assert [*["copper"] * 5, "estate", "gold"] == scene.hand(1)
    assert ["village", "smithy"] == scene.zone("discards", 1)
    assert "buy" == scene.zone("phase")


@pytest.mark.rule("DB-library", "DB-T5")
def test_library_runs_dry() -> None:
    """Cards set aside are not shuffled in; a full hand draws nothing and keeps its token."""
    scene = scene_with("library", events="raid").set_up("""
        seat 1 to act
        hand 1: library
        deck 1: village
        discard 1: estate
    """)
    scene.play("play library", "set aside village", "keep estate")

    assert ["estate"] == scene.hand(1)
    assert ["village"] == scene.zone("discards", 1)

    scene.set_up("""
        seat 1 to act
        hand 1: library, copper 7
        deck 1: gold
        tokens 1: -1 card
    """)
    scene.play("play library")

    assert 7 == len(scene.hand(1))
    assert scene.zone("minus_card", 1)


# Attacks.


@pytest.mark.rule("DB-moat", "DB-militia", "DB-A1")
def test_moat() -> None:
    """A Moat shown keeps an Attack off; nobody must show it, and it stays in hand for the next."""
    words = """
        seat 1 to act
        hand 1: militia
        hand 2: moat, copper 4
        hand 3: estate 4
    """
    scene = scene_with("militia", "moat", seats=3).set_up(words).play("play militia")

    assert ["reveal moat", "done"] == scene.options()
    assert 0 == scene.zone("coins")

    scene.play("2: reveal moat", "2: done", "3: done")

    assert 2 == scene.zone("coins")
    assert 3 == scene.to_move

    scene.play("3: discard estate")

    assert 1 == scene.to_move
    assert 5 == len(scene.hand(2))
    assert "!" == scene.zone("known", "hands", 2)[scene.hand(2).index("moat")]

    scene.set_up(words).play("play militia", "2: done", "3: done", "2: discard copper", "2: discard moat")

    assert ["copper"] * 3 == scene.hand(2)


@pytest.mark.rule("DB-militia", "DB-A2")
def test_militia() -> None:
    """Two coins; the others discard down to three, clockwise; a player with three or fewer does nothing."""
    scene = scene_with("militia", seats=4).set_up("""
        seat 2 to act
        hand 2: militia, copper 4
        hand 3: copper 3
        hand 4: copper 2, estate 3
        hand 1: gold, silver, copper, curse
    """)
    scene.play("play militia", "4: discard estate", "4: discard copper", "1: discard curse")

    assert 2 == scene.to_move
    assert ["copper", "estate", "estate"] == scene.hand(4)
    assert ["gold", "silver", "copper"] == scene.hand(1)
    assert ["copper"] * 3 == scene.hand(3)
    assert (0, 1, 2) == has(scene)


@pytest.mark.rule("DB-witch", "DB-A2", "DB-B3")
def test_witch() -> None:
    """Two cards; the others gain a Curse clockwise, as long as there are any."""
    words = """
        seat 2 to act
        hand 2: witch
        deck 2: gold, silver
    """
    scene = scene_with("witch", seats=3).set_up(words).play("play witch")

    assert ["silver", "gold"] == scene.hand(2)
    assert [["curse"], [], ["curse"]] == [scene.zone("discards", seat) for seat in (1, 2, 3)]

    scene.set_up(words + "pile curse: 1").play("play witch")

    assert [[], [], ["curse"]] == [scene.zone("discards", seat) for seat in (1, 2, 3)]


@pytest.mark.rule("DB-witch", "DA-P2")
def test_witch_spares() -> None:
    """A Moat or a Champion keeps the Curse off."""
    scene = scene_with("witch", "moat", "page", seats=3)
    scene.set_up("""
        seat 1 to act
        hand 1: witch
        hand 2: moat
        hand 3: copper
    """)
    scene.play("play witch", "2: reveal moat", "2: done", "3: done")

    assert [[], ["curse"]] == [scene.zone("discards", seat) for seat in (2, 3)]

    data = scene.set_up("seat 1 to act\nhand 1: witch").state.dump()
    scene.lay_out(data | stayed("champion", 2)).play("play witch")

    assert [["curse"], []] == [scene.zone("discards", seat) for seat in (2, 3)]


@pytest.mark.rule("DB-bureaucrat", "DB-A2")
def test_bureaucrat() -> None:
    """A Silver onto the deck; the others topdeck a Victory card that all see, or show their hand."""
    scene = scene_with("bureaucrat", "gardens", seats=4).set_up("""
        seat 1 to act
        hand 1: bureaucrat
        deck 1: copper
        hand 2: gardens, estate 2, gold
        hand 3: copper 2, curse
        deck 4: gold
    """)
    scene.play("play bureaucrat")

    assert ["copper", "silver"] == scene.zone("decks", 1)
    assert ["topdeck estate", "topdeck gardens"] == scene.options()

    scene.play("2: topdeck gardens")

    assert ["gardens"] == scene.zone("decks", 2)
    assert "!" == scene.zone("known", "decks", 2)
    assert ["estate", "estate", "gold"] == scene.hand(2)
    assert "..." == scene.zone("known", "hands", 2)
    assert ["reveal hand"] == scene.options()

    scene.play("3: reveal hand")

    assert "!!!" == scene.zone("known", "hands", 3)
    assert 1 == scene.to_move
    assert ["gold"] == scene.zone("decks", 4)


@pytest.mark.rule("DB-bureaucrat", "DA-duplicate")
def test_bureaucrat_gain_comes_first() -> None:
    """What may follow the gain of the Silver comes before the others are asked."""
    scene = scene_with("bureaucrat", "duplicate").set_up("""
        seat 1 to act
        hand 1: bureaucrat
        mat 1: duplicate
        hand 2: estate
        pile silver: 1
    """)
    scene.play("1: play bureaucrat")

    assert ["call duplicate", "done"] == scene.options()

    scene.play("1: done", "2: topdeck estate")

    assert ["silver"] == scene.zone("decks", 1)
    assert ["estate"] == scene.zone("decks", 2)


@pytest.mark.rule("DB-spy", "DB-A2", "DB-I1")
def test_spy() -> None:
    """After the draw the own top card, then the others' clockwise; what stays is known to all."""
    scene = scene_with("spy", seats=3).set_up("""
        seat 2 to act
        hand 2: spy
        deck 2: estate, gold
        deck 3: silver, province
        deck 1: copper, curse
    """)
    scene.play("play spy")

    assert ["gold"] == scene.hand(2)
    assert 1 == scene.zone("actions")
    assert ["discard estate", "keep estate"] == scene.options()
    assert {"seat": 1, "card": "estate"} == scene.state.question().args

    scene.play("2: discard estate")

    assert ["discard province", "keep province"] == scene.options()
    assert {"seat": 2, "card": "province"} == scene.state.question().args

    scene.play("2: keep province", "2: discard curse")

    assert [["copper"], [], ["silver", "province"]] == scene.zone("decks")
    assert [["curse"], ["estate"], []] == scene.zone("discards")
    assert "?!" == scene.zone("known", "decks", 3)
    assert ["end actions"] == scene.options()


@pytest.mark.rule("DB-spy", "DB-moat", "DB-T5")
def test_spy_is_kept_off() -> None:
    """A Moat keeps a deck closed; an empty deck is shuffled; a player without any card reveals none."""
    scene = scene_with("spy", "moat", seats=4).set_up("""
        seat 1 to act
        hand 1: spy
        deck 1: copper
        hand 2: moat
        deck 2: gold
        discard 3: curse
    """)
    scene.play("play spy", "2: reveal moat", "2: done")

    assert ["discard curse", "keep curse"] == scene.options()
    assert [] == scene.zone("discards", 3)

    scene.play("1: keep curse")

    assert ["curse"] == scene.zone("decks", 3)
    assert ["gold"] == scene.zone("decks", 2)
    assert "?" == scene.zone("known", "decks", 2)
    assert ["end actions"] == scene.options()


THIEVES = """
    seat 2 to act
    hand 2: thief
    deck 3: gold, silver, estate
    deck 4: estate, gold, silver
    deck 1: village, copper 2
"""


@pytest.mark.rule("DB-thief", "DB-A2", "DB-T6")
def test_thief() -> None:
    """The others lose a revealed Treasure, of two kinds the one that the thief names, who may take it."""
    scene = scene_with("thief", seats=4).set_up(THIEVES).play("2: play thief")

    assert ["silver"] == scene.zone("trash")
    assert ["estate"] == scene.zone("discards", 3)
    assert ["trash silver", "trash gold"] == scene.options()
    assert {"seat": 3} == scene.state.question().args

    scene.play("2: trash gold")

    assert ["silver"] == scene.zone("discards", 4)
    assert ["copper"] == scene.zone("discards", 1)
    assert ["silver", "gold", "copper"] == scene.zone("trash")
    assert ["gain copper", "gain silver", "gain gold", "done"] == scene.options()

    scene.play("2: gain gold", "2: gain silver")

    assert ["gain copper", "done"] == scene.options()

    scene.play("2: done")

    assert ["gold", "silver"] == scene.zone("discards", 2)
    assert ["copper"] == scene.zone("trash")
    assert 2 == scene.zone("gained", 2)
    assert "buy" == scene.zone("phase")


@pytest.mark.rule("DB-thief", "DB-A2")
def test_thief_takes_only_its_own_loot() -> None:
    """What lay in the trash before cannot be had, and of equal ones only as many as were trashed now."""
    scene = scene_with("thief", seats=3).set_up("""
        seat 1 to act
        hand 1: thief
        deck 2: copper, estate
        deck 3: copper 2
        trash: gold, copper 3
    """)
    scene.play("play thief", "gain copper", "gain copper")

    assert "buy" == scene.zone("phase")
    assert ["copper", "copper"] == scene.zone("discards", 1)
    assert ["copper", "copper", "copper", "gold"] == sorted(scene.zone("trash"))


@pytest.mark.rule("DB-thief", "DB-T5", "DB-moat")
def test_thief_finds_little() -> None:
    """No Treasures, a Moat, an empty deck: nothing to choose, nothing to gain."""
    scene = scene_with("thief", "moat", seats=4).set_up("""
        seat 1 to act
        hand 1: thief
        deck 2: estate
        discard 2: curse
        hand 3: moat
        deck 3: gold 2
    """)
    scene.play("play thief", "3: reveal moat", "3: done")

    assert "buy" == scene.zone("phase")
    assert [[], ["estate", "curse"], [], []] == scene.zone("discards")
    assert ["gold", "gold"] == scene.zone("decks", 3)
    assert [] == scene.zone("trash")


@pytest.mark.rule("DB-thief", "DB-throne-room", "DB-A3")
def test_thief_twice() -> None:
    """Under Throne Room the loot of the first play is gained before the second, and is not offered again."""
    scene = scene_with("thief", "throne room").set_up("""
        seat 1 to act
        hand 1: throne room, thief
        deck 2: copper 2, gold, estate
    """)
    scene.play("play throne room", "play thief")

    assert ["gain gold", "done"] == scene.options()
    assert ["copper", "copper"] == scene.zone("decks", 2)

    scene.play("done")

    assert ["gain copper", "done"] == scene.options()


@pytest.mark.rule("DB-thief", "DA-duplicate")
def test_thief_and_duplicate() -> None:
    """What a gained card brings with it comes before the next choice."""
    scene = scene_with("thief", "duplicate", seats=3).set_up("""
        seat 1 to act
        hand 1: thief
        mat 1: duplicate
        deck 2: gold, estate
        deck 3: silver, estate
    """)
    scene.play("play thief", "gain gold")

    assert ["call duplicate", "done"] == scene.options()

    scene.play("call duplicate")

    assert ["gain silver", "done"] == scene.options()
    assert ["gold", "gold"] == scene.zone("discards", 1)
