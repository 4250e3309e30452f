"""The component tables: cards, boards, where their values come from, and tables of one's own."""

from collections import Counter
from pathlib import Path

import pytest

from cairn.core.dice import QuickDice, QuickStream
from cairn.core.game import playout
from cairn.games.adventure_tours.rules.game import ADVENTURE_TOURS
from cairn.games.adventure_tours.rules.kit import read_kit
from cairn.games.adventure_tours.rules.pieces import ABILITIES, ACTIONS, COLOURS
from cairn.proof.scene import Scene
from cairn.text import Speaker

from .tours import table_with

KIT = ADVENTURE_TOURS.kit


# What is in the box.


@pytest.mark.rule("AT-C1")
def test_the_deck() -> None:
    """102 cards: twelve adventurers in three colours, the two costliest twice, the others thrice."""
    cards = KIT.tables["cards"]

    assert 102 == len(KIT.deck)
    assert 36 == len(cards) == len(set(KIT.cards))
    assert dict.fromkeys(COLOURS, 34) == Counter(cards[KIT.cards[card]]["colour"] for card in KIT.deck)
    assert 12 == len({facts["name"] for facts in cards.values()})
    assert {2: 6, 3: 30} == Counter(facts["copies"] for facts in cards.values())
    assert [int(KIT.copies[card]) for card in range(36)] == [KIT.deck.count(card) for card in range(36)]


@pytest.mark.rule("AT-C1")
def test_a_card_has_all_its_facts() -> None:
    """The red Betty McKlug demands 4, pays 4, adds 1 to red and gives two cards; the Noblemen add to all."""
    betty, roy = (KIT.tables["cards"][card] for card in ["red betty mcklug", "yellow roy nobleman"])
    number = KIT.cards.index("red betty mcklug")

    assert {
        "id": "T06-R",
        "name": "Betty McKlug",
        "colour": "red",
        "demand": 4,
        "money": 4,
        "equipment": {"red": 1, "blue": 0, "yellow": 0},
        "action": "give_two",
        "copies": 3,
        "provenance": "published",
        "published": ["name", "demand", "money", "equipment", "action"],
    } == betty
    assert {"red": 1, "blue": 1, "yellow": 1} == roy["equipment"]
    assert "none" == roy["action"]
    assert ("give_two", 4, 4, "red") == (
        ACTIONS[KIT.action[number]],
        int(KIT.demand[number]),
        int(KIT.money[number]),
        COLOURS[KIT.colour[number]],
    )


@pytest.mark.rule("AT-C1")
def test_every_action_is_on_a_card() -> None:
    """The eleven actions and none at all each belong to one adventurer."""
    found: dict[str, set[str]] = {}
    for facts in KIT.tables["cards"].values():
        found.setdefault(facts["action"], set()).add(facts["name"])

    assert ACTIONS[:-1] == sorted(found, key=ACTIONS.index)
    assert all(len(names) == 1 for names in found.values())
    assert ["red pater miller", "blue pater miller", "yellow pater miller"] == [
        KIT.cards[card] for card in KIT.guards
    ]


@pytest.mark.rule("AT-C2")
def test_the_boards() -> None:
    """Six boards: on one side the desert with 3, 3, 3 and no ability, on the other six other abilities."""
    boards = KIT.tables["boards"]
    experts = [facts for facts in boards.values() if facts["side"] == "expert"]
    desert = boards["desert expedition"]

    assert ({"red": 3, "blue": 3, "yellow": 3}, "none", 6) == (
        desert["start"],
        desert["ability"],
        desert["count"],
    )
    assert ABILITIES[1:] == [facts["ability"] for facts in experts]
    assert {"red": 3, "blue": 4, "yellow": 2} == boards["savanna safari"]["start"]
    assert [[0] * 6, [1, 2, 3, 4, 5, 6]] == KIT.sides


@pytest.mark.rule("AT-C4")
def test_the_bank_never_runs_out() -> None:
    """Incomes beyond the 520 coins of the box are paid in full."""
    scene = Scene("adventure-tours").set_up("incomes: 500 400 300, 500 400 300\nhand 1: red roy")
    scene.play("equip red roy nobleman")

    assert [1000, 800, 600] == scene.scores()


@pytest.mark.rule("AT-C4")
@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "pl"])
def test_every_action_and_ability_is_explained(language: str) -> None:
    """The overview cards have become help."""
    speaker = Speaker(language, "adventure-tours")

    for action in ACTIONS[:-1]:
        assert speaker.has(f"adventure-tours-help-action-{action.replace('_', '-')}")
    for ability in ABILITIES:
        assert speaker.has(f"adventure-tours-help-ability-{ability.replace('_', '-')}")


# Published or reconstructed.


@pytest.mark.rule("AT-C3")
def test_everybody_sees_what_is_published() -> None:
    """A view has the facts of all cards and boards, and which of them are published."""
    tables = Scene("adventure-tours").view()["tables"]
    cards, boards = tables["cards"], tables["boards"]

    assert 36 == len(cards)
    assert 7 == len(boards)
    assert ("reconstructed", ["name", "money*"]) == (
        cards["red earl of bucket"]["provenance"],
        cards["red earl of bucket"]["published"],
    )
    assert [] == cards["red lady goldsworthy"]["published"]
    assert ("published", ["name", "side", "technology", "provisions", "clothing", "ability", "count"]) == (
        boards["desert expedition"]["provenance"],
        boards["desert expedition"]["published"],
    )


@pytest.mark.rule("AT-C3")
def test_tables_of_ones_own(tmp_path: Path) -> None:
    """Other values make another game with other tables; it is named in its hash and can be played."""
    change = (
        "T06-R,Betty McKlug,red,4,4,red:1,give_two,3",
        "T06-R,Betty Own,red,1,9,red:2|blue:3,extra_turn,3",
    )
    game = ADVENTURE_TOURS.with_components(table_with(tmp_path, "deck.csv", change))
    card = game.kit.cards.index("red betty own")
    options = game.read_options({"mode": "expert"})
    state = game.start(3, QuickDice(1), options)

    assert game.tables != ADVENTURE_TOURS.tables
    assert game.tables == game.kit.hash
    assert (1, 9, "extra_turn") == (
        int(game.kit.demand[card]),
        int(game.kit.money[card]),
        ACTIONS[game.kit.action[card]],
    )
    assert {"red": 2, "blue": 3, "yellow": 0} == game.kit.tables["cards"]["red betty own"]["equipment"]
    assert "join red betty own" == game.spell(game.read("join  Red Betty OWN"))
    assert "Betty Own" == game.names["betty own"]
    assert "join red betty own" == state.spell(game.read("join red betty own"))
    playout(state, QuickStream(1))
    assert 3 == len(state.scores())


@pytest.mark.rule("AT-C3")
def test_a_folder_with_one_table_alone(tmp_path: Path) -> None:
    """The table that a folder does not have is the game's own."""
    table_with(tmp_path, "boards.csv", ("E6,Hot-Air Balloon,expert,0,1,1", "E6,Hot-Air Balloon,expert,2,2,2"))
    (tmp_path / "deck.csv").unlink()
    game = ADVENTURE_TOURS.with_components(str(tmp_path))

    assert {"red": 2, "blue": 2, "yellow": 2} == game.kit.tables["boards"]["hot-air balloon"]["start"]
    assert KIT.cards == game.kit.cards
    assert game.tables != ADVENTURE_TOURS.tables


@pytest.mark.rule("AT-C3")
def test_the_spread_is_the_tables_own_affair(tmp_path: Path) -> None:
    """A deck with other numbers of copies, 102 in all, is taken."""
    few = ("T01-R,Professor Paige Turner,red,1,2,red:1,give_one,3", "T01-R,X,red,1,2,red:1,none,1")
    many = (
        "T12-Y,Lady Goldsworthy,yellow,9,8,yellow:1,promote_equipment,2",
        "T12-Y,Z,blue,0,0,red:9,protect,4",
    )
    kit = read_kit(table_with(tmp_path, "deck.csv", few, many))

    assert 102 == len(kit.deck)
    assert [1, 4] == [kit.deck.count(card) for card in (0, 35)]
    assert ["red x", "blue z"] == [kit.cards[0], kit.cards[35]]
    assert 4 == len(kit.guards)
    (first,) = [move for move in range(kit.protect, kit.board) if (35, 0, True) == kit.protection(move)]
    assert [f"protect with equipped blue z{k}" for k in ("", " 2", " 3", " 4")] == kit.moves[
        first : first + 4
    ]
    assert "board desert expedition" == kit.moves[kit.board]


@pytest.mark.rule("AT-C3")
def test_the_hash_is_of_what_matters(tmp_path: Path) -> None:
    """Where a value comes from does not matter for play; what it is does."""
    same = table_with(tmp_path, "deck.csv", ("reconstructed", "printed"), ("name;demand", "all"))

    assert ADVENTURE_TOURS.tables == read_kit(same).hash
    for old, new in [
        ("T01-R,Professor", "T01-R,Doctor"),
        ("1,2,red:1", "1,3,red:1"),
        ("1,2,red:1", "0,2,red:1"),
    ]:
        assert ADVENTURE_TOURS.tables != read_kit(table_with(tmp_path, "deck.csv", (old, new))).hash
    for old, new in [("E0,Desert", "E0,Dry"), (",4,4,4,", ",4,4,3,"), ("none", "none")]:
        changed = read_kit(table_with(tmp_path, "boards.csv", (old, new))).hash
        assert (old == new) == (ADVENTURE_TOURS.tables == changed)
