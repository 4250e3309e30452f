"""What everybody is told: each verb of the engine has its event, with whom, what and how many."""

import pytest

from cairn.core.errors import Args
from cairn.proof import Scene

from .kingdoms import kingdom

TOLD: list[tuple[str, str, list[str], str, Args]] = [
    ("village", "seat 1 to act\nhand 1: village", ["play village"], "plays", {"seat": 0, "card": "village"}),
    (
        "throne room, village",
        "seat 1 to act\nhand 1: throne room, village",
        ["play throne room", "play village"],
        "plays-again",
        {"seat": 0, "card": "village"},
    ),
    ("", "seat 1 to buy\ncoins: 3", ["buy silver"], "buys", {"seat": 0, "card": "silver"}),
    ("", "seat 1 to buy\ncoins: 3", ["buy silver"], "gains", {"seat": 0, "card": "silver"}),
    (
        "save",
        "seat 1 to buy\ncoins: 1\nhand 1: gold",
        ["buy save"],
        "buys-event",
        {"seat": 0, "card": "save"},
    ),
    (
        "mine",
        "seat 1 to act\nhand 1: mine, copper",
        ["play mine", "trash copper", "gain silver"],
        "gains-to-hand",
        {"seat": 0, "card": "silver"},
    ),
    (
        "bureaucrat",
        "seat 1 to act\nhand 1: bureaucrat",
        ["play bureaucrat"],
        "gains-to-deck",
        {"seat": 0, "card": "silver"},
    ),
    (
        "chapel",
        "seat 1 to act\nhand 1: chapel, curse",
        ["play chapel", "trash curse"],
        "trashes",
        {"seat": 0, "card": "curse"},
    ),
    (
        "cellar",
        "seat 1 to act\nhand 1: cellar, estate",
        ["play cellar", "discard estate"],
        "discards",
        {"seat": 0, "card": "estate"},
    ),
    (
        "spy",
        "seat 1 to act\nhand 1: spy\ndeck 1: estate, copper\ndeck 2: gold",
        ["play spy", "keep estate", "discard gold"],
        "discards",
        {"seat": 1, "card": "gold"},
    ),
    (
        "bureaucrat",
        "seat 1 to act\nhand 1: bureaucrat\nhand 2: gold, copper 2",
        ["play bureaucrat", "2: reveal hand"],
        "reveals-hand",
        {"seat": 1, "cards": "copper, copper, gold"},
    ),
    (
        "bureaucrat",
        "seat 1 to act\nhand 1: bureaucrat\nhand 2: duchy, copper",
        ["play bureaucrat", "2: topdeck duchy"],
        "topdecks",
        {"seat": 1, "card": "duchy"},
    ),
    (
        "militia, moat",
        "seat 1 to act\nhand 1: militia\nhand 2: moat, copper",
        ["play militia", "2: reveal moat"],
        "reveals",
        {"seat": 1, "cards": "moat"},
    ),
    (
        "adventurer",
        "seat 1 to act\nhand 1: adventurer\ndeck 1: gold, estate, copper",
        ["play adventurer"],
        "reveals",
        {"seat": 0, "cards": "copper, estate, gold"},
    ),
    (
        "magpie",
        "seat 1 to act\nhand 1: magpie\ndeck 1: gold, copper",
        ["play magpie"],
        "reveals",
        {"seat": 0, "cards": "gold"},
    ),
    (
        "moat",
        "seat 1 to act\nhand 1: moat\ndeck 1: gold, silver",
        ["play moat"],
        "draws-hidden",
        {"seat": 0, "n": 2},
    ),
    ("moat", "seat 1 to act\nhand 1: moat\ndiscard 1: gold, silver", ["play moat"], "shuffles", {"seat": 0}),
    (
        "sentry",
        "seat 1 to act\nhand 1: sentry\ndeck 1: gold, silver, copper",
        ["play sentry"],
        "looks-hidden",
        {"seat": 0, "n": 2},
    ),
    (
        "gear",
        "seat 1 to act\nhand 1: gear, gold\ndeck 1: copper 2",
        ["play gear", "set aside gold"],
        "sets-aside-hidden",
        {"seat": 0},
    ),
    (
        "save",
        "seat 1 to buy\ncoins: 1\nhand 1: gold",
        ["buy save", "set aside gold", "end turn"],
        "takes-back",
        {"seat": 0, "n": 1},
    ),
    (
        "chancellor",
        "seat 1 to act\nhand 1: chancellor\ndeck 1: gold, silver",
        ["play chancellor", "yes"],
        "deck-to-discard",
        {"seat": 0},
    ),
    (
        "chancellor",
        "seat 1 to act\nhand 1: chancellor\ndeck 1: gold, silver",
        ["play chancellor", "yes"],
        "opens-discard",
        {"seat": 0, "card": "gold"},
    ),
    ("guide", "seat 1 to act\nhand 1: guide", ["play guide"], "to-mat", {"seat": 0, "card": "guide"}),
    ("guide", "seat 1 to start\nmat 1: guide", ["call guide"], "calls", {"seat": 0, "card": "guide"}),
    (
        "page",
        "seat 1 to buy\nplay 1: page",
        ["end turn", "exchange page"],
        "exchanges",
        {"seat": 0, "card": "page", "next": "treasure hunter"},
    ),
    (
        "training, market",
        "seat 1 to buy\ncoins: 6",
        ["buy training", "token +1 coin on market"],
        "moves-token",
        {"seat": 0, "token": "+1 coin", "card": "market"},
    ),
    (
        "inheritance, village",
        "seat 1 to buy\ncoins: 7",
        ["buy inheritance", "set aside village"],
        "inherits",
        {"seat": 0, "card": "village"},
    ),
    ("raid", "seat 1 to buy\ncoins: 5", ["buy raid"], "takes-minus-card", {"seat": 1}),
    ("ball", "seat 1 to buy\ncoins: 5", ["buy ball"], "takes-minus-coin", {"seat": 0}),
    (
        "moat",
        "seat 1 to act\nhand 1: moat\ntokens 1: -1 card\ndeck 1: copper",
        ["play moat"],
        "returns-minus-card",
        {"seat": 0},
    ),
    (
        "",
        "seat 1 to buy\nhand 1: copper\ntokens 1: -1 coin",
        ["play copper"],
        "returns-minus-coin",
        {"seat": 0},
    ),
    ("ranger", "seat 1 to act\nhand 1: ranger", ["play ranger"], "journey-down", {"seat": 0}),
    (
        "ranger",
        "seat 1 to act\nhand 1: ranger\ntokens 1: journey down",
        ["play ranger"],
        "journey-up",
        {"seat": 0},
    ),
    ("storyteller", "seat 1 to act\nhand 1: storyteller", ["play storyteller"], "pays", {"seat": 0, "n": 1}),
    ("mission", "seat 1 to buy\ncoins: 4", ["buy mission"], "extra-turn", {"seat": 0, "n": 1}),
    ("", "seat 1 to buy", ["end turn"], "turn", {"seat": 1, "n": 1}),
    ("", "seat 1 to buy\ncoins: 8\npile province: 1", ["buy province"], "game-over", {}),
]
EVENTS = ("save", "training", "inheritance", "raid", "ball", "mission")


@pytest.mark.rule("DB-I1")
@pytest.mark.parametrize(
    ("names", "words", "moves", "key", "args"), TOLD, ids=[f"{one[3]} {one[2][-1]}" for one in TOLD]
)
def test_a_spectator_is_told(names: str, words: str, moves: list[str], key: str, args: Args) -> None:
    """What happened is told once, with its arguments and nothing else."""
    given = list(filter(None, names.split(", ")))
    cards = [name for name in given if name not in EVENTS]
    events = ", ".join(name for name in given if name in EVENTS) or "none"
    scene = Scene("dominion", kingdom=kingdom(*cards), events=events).set_up(words)

    scene.play(*moves)

    assert (f"dominion-{key}", args) in scene.told()


@pytest.mark.rule("DB-I1")
def test_the_owner_is_told_more() -> None:
    """A player who draws, looks, or sets aside is told which cards."""
    scene = Scene("dominion", kingdom=kingdom("moat")).set_up(
        "seat 1 to act\nhand 1: moat\ndeck 1: gold, silver"
    )
    scene.play("play moat")

    assert ("dominion-draws", {"seat": 0, "n": 2, "cards": "gold, silver"}) in scene.told(1)
    assert ("dominion-draws-hidden", {"seat": 0, "n": 2}) in scene.told(2)


@pytest.mark.rule("DB-I1", "DB-sentry", "DA-N2")
def test_only_the_owner_is_told_what_goes_back() -> None:
    """Of cards that were looked at; the event of the look names the places they came from, for the dice."""
    scene = Scene("dominion", kingdom=kingdom("sentry")).set_up(
        "seat 1 to act\nhand 1: sentry\ndeck 1: gold, silver, copper"
    )
    scene.play("play sentry", "keep silver", "keep gold", "topdeck silver")

    assert ("dominion-topdecks", {"seat": 0, "card": "silver"}) in scene.told(1)
    assert ("dominion-topdecks-hidden", {"seat": 0}) in scene.told(2)
    looks = [event for event in scene.state.sink or [] if event.key == "dominion-looks"]
    assert [2] == [len(event.places or []) for event in looks]


@pytest.mark.rule("DB-thief", "DB-I1")
def test_what_is_revealed_after_a_shuffle_says_where_it_lay() -> None:
    """Cards that nobody had seen since they were shuffled are told with their places, for the dice."""
    scene = Scene("dominion", kingdom=kingdom("thief")).set_up(
        "seat 1 to act\nhand 1: thief\nhand 2: estate\ndiscard 2: duchy, province, curse"
    )
    scene.play("play thief")
    (revealed,) = [event for event in scene.state.sink or [] if event.key == "dominion-reveals"]

    assert {("deck 2", 0, 2), ("deck 2", 0, 1)} == {
        (place.source, place.k, place.position) for place in revealed.places or []
    }


@pytest.mark.rule("DB-I1", "DB-harbinger")
def test_the_owner_is_told_what_comes_back_from_the_discard_pile() -> None:
    """The others are told that a card lies on the deck, and whose."""
    scene = Scene("dominion", kingdom=kingdom("harbinger")).set_up(
        "seat 1 to act\nhand 1: harbinger\ndiscard 1: silver, gold, duchy\ndeck 1: copper"
    )
    scene.play("play harbinger", "topdeck silver")

    assert ("dominion-topdecks", {"seat": 0, "card": "silver"}) in scene.told(1)
    assert ("dominion-topdecks-hidden", {"seat": 0}) in scene.told(2)


@pytest.mark.rule("DA-travelling-fair")
def test_what_the_fair_puts_onto_the_deck_is_told() -> None:
    """A card just gained is open: everybody hears that it lies on the deck now."""
    scene = Scene("dominion", kingdom=kingdom(), events="travelling fair")
    scene.set_up("seat 1 to buy\ncoins: 5\nbuys: 1").play(
        "buy travelling fair", "buy silver", "topdeck silver"
    )

    assert ("dominion-topdecks", {"seat": 0, "card": "silver"}) in scene.told(2)
