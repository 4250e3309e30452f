"""Setup: seats, the first deal, the Supply, kingdoms and Events, who starts, and the options."""

from typing import Any

import pytest

from cairn.core.dice import QuickDice
from cairn.core.errors import BadSetup
from cairn.core.match import Match, Player
from cairn.core.record import read_match
from cairn.games.dominion.proof.second import card_table
from cairn.games.dominion.proof.words import read
from cairn.games.dominion.rules.catalogue import CARD, EVENTS, NAMES
from cairn.games.dominion.rules.game import DOMINION
from cairn.games.dominion.rules.settings import Setup
from cairn.proof.scene import Scene

from .kingdoms import kingdom

SETS = {
    "gentle-introduction": (
        "amulet, duplicate, distant lands, hireling, port, ratcatcher, giant, treasure trove, dungeon, "
        "ranger",
        "scouting party",
    ),
    "expert-introduction": (
        "magpie, haunted woods, caravan guard, peasant, coin of the realm, swamp hag, transmogrify, "
        "lost city, wine merchant, raze",
        "mission, plan",
    ),
    "level-up": (
        "gear, miser, guide, dungeon, lost city, market, militia, spy, throne room, workshop",
        "training",
    ),
    "son-of-size-distortion": (
        "amulet, duplicate, messenger, treasure trove, giant, bureaucrat, thief, gardens, moneylender, witch",
        "bonfire, raid",
    ),
    "first-game": (
        "cellar, market, militia, mine, moat, remodel, smithy, village, woodcutter, workshop",
        "",
    ),
    "big-money": (
        "adventurer, bureaucrat, chancellor, chapel, feast, laboratory, market, mine, moneylender, "
        "throne room",
        "",
    ),
    "interaction": (
        "bureaucrat, chancellor, council room, festival, library, militia, moat, spy, thief, village",
        "",
    ),
    "size-distortion": (
        "cellar, chapel, feast, gardens, laboratory, thief, village, witch, woodcutter, workshop",
        "",
    ),
    "village-square": (
        "bureaucrat, cellar, festival, library, market, remodel, smithy, throne room, village, woodcutter",
        "",
    ),
}
RULES = dict(zip(SETS, ["DA-W1", "DA-W2", "DA-W3", "DA-W4", *["DB-W2"] * 5], strict=True))


def refused(seats: int | None = None, **options: Any) -> BadSetup:
    """How a scene is refused."""
    with pytest.raises(BadSetup) as error:
        Scene("dominion", seats=seats, **options)
    return error.value


def drawn(seed: int, **options: str) -> Setup:
    """What is drawn before a game of two."""
    return Setup(DOMINION.read_options(options), 2, QuickDice(seed))


def in_kingdom(scene: Scene) -> list[str]:
    """The kingdom piles."""
    supply = [pile["card"] for pile in scene.view()["zones"]["supply"]]
    return [card for card in supply if card_table()[card]["set"] != "basic"]


def events(scene: Scene) -> list[str]:
    """The Events."""
    return [event["card"] for event in scene.view()["zones"]["events"]]


# The deal.


@pytest.mark.rule("DB-S1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_seven_coppers_and_three_estates(seats: int) -> None:
    """Each player has ten cards, five of them in hand; nothing else lies anywhere."""
    scene = Scene("dominion", seats=seats)

    for seat in range(1, seats + 1):
        assert 5 == len(scene.hand(seat)) == len(scene.zone("decks", seat))
        assert ["copper"] * 7 + ["estate"] * 3 == sorted(scene.hand(seat) + scene.zone("decks", seat))
    for zone in ("discards", "plays", "mats", "asides"):
        assert [[]] * seats == scene.zone(zone)
    assert [] == scene.zone("trash")
    assert [3] * seats == scene.scores()


@pytest.mark.rule("DB-S1")
def test_the_decks_are_shuffled() -> None:
    """The same seed deals the same cards; no place has the same card in all deals; each player his own."""
    scenes = [Scene("dominion", seed=seed) for seed in range(20)]
    decks = [scene.hand(1) + scene.zone("decks", 1) for scene in scenes]

    assert decks[7] == Scene("dominion", seed=7).hand(1) + Scene("dominion", seed=7).zone("decks", 1)
    assert all({"copper", "estate"} == {deck[at] for deck in decks} for at in range(10))
    assert any(sorted(scene.hand(1)) != sorted(scene.hand(2)) for scene in scenes)


@pytest.mark.rule("DB-S1", "DB-T1")
def test_the_first_turn() -> None:
    """One Action, one Buy, no coins; who holds five cards is asked for an Action."""
    scene = Scene("dominion", start=2)

    assert 2 == scene.to_move
    assert (2, 1, None) == (scene.zone("seat"), scene.zone("turn"), scene.zone("previous"))
    assert (1, 1, 0) == (scene.zone("actions"), scene.zone("buys"), scene.zone("coins"))
    assert ["end actions"] == scene.options()


@pytest.mark.rule("DB-S1", "DB-I1")
def test_the_deal_is_told() -> None:
    """Each hears its own cards, the others and the spectators only how many; then whose turn it is."""
    scene = Scene("dominion", start=1)
    mine = ("dominion-draws", {"seat": 0, "n": 5, "cards": ", ".join(sorted(scene.hand(1)))})
    back = ("dominion-draws-hidden", {"seat": 0, "n": 5})

    assert mine in scene.told(1)
    assert back in scene.told(2) and mine not in scene.told(2)
    assert back in scene.told() and mine not in scene.told()
    assert ("dominion-turn", {"seat": 0, "n": 1}) == scene.told()[-1]


@pytest.mark.rule("DB-S1")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_two_to_six_seats(seats: int) -> None:
    """Two to six can play: no fewer, no more."""
    error = refused(seats)

    assert ("no-seats", "") == (error.key, error.rule)
    assert {"n": seats, "low": 2, "high": 6} == error.facts


# The Supply.


@pytest.mark.rule("DB-S2")
@pytest.mark.parametrize(
    ("seats", "copper", "silver", "gold", "estate", "duchy", "province", "curse"),
    [
        (2, 46, 40, 30, 8, 8, 8, 10),
        (3, 39, 40, 30, 12, 12, 12, 20),
        (4, 32, 40, 30, 12, 12, 12, 30),
        (5, 85, 80, 60, 12, 12, 15, 40),
        (6, 78, 80, 60, 12, 12, 18, 50),
    ],
)
def test_basic_piles(
    seats: int, copper: int, silver: int, gold: int, estate: int, duchy: int, province: int, curse: int
) -> None:
    """How many cards lie in the piles of Treasures, Victory cards and Curses; no Platinum, no Colony."""
    piles = Scene("dominion", seats=seats, kingdom="first-game").zone("piles")
    basic = {name: piles[name] for name in piles if card_table()[name]["set"] == "basic"}

    assert {
        "copper": copper,
        "silver": silver,
        "gold": gold,
        "estate": estate,
        "duchy": duchy,
        "province": province,
        "curse": curse,
    } == basic


@pytest.mark.rule("DB-S2", "DB-platinum", "DB-colony")
@pytest.mark.parametrize(("seats", "colony"), [(2, 8), (3, 12), (4, 12), (5, 12), (6, 12)])
def test_prosperity(seats: int, colony: int) -> None:
    """With `prosperity` there are twelve Platinums, and eight or twelve Colonies."""
    piles = Scene("dominion", seats=seats, prosperity="on").zone("piles")

    assert (12, colony) == (piles["platinum"], piles["colony"])


@pytest.mark.rule("DB-S2", "DA-P1")
@pytest.mark.parametrize(("seats", "few"), [(2, 8), (3, 12), (4, 12), (5, 12), (6, 12)])
def test_kingdom_piles(seats: int, few: int) -> None:
    """Ten cards each; Victory cards 8 or 12, Distant Lands among them; of Port always 12."""
    cards = kingdom("gardens", "distant lands", "port", "page")
    piles = Scene("dominion", seats=seats, kingdom=cards, events="none").zone("piles")

    assert (few, few, 12) == (piles["gardens"], piles["distant lands"], piles["port"])
    others = [name for name in cards.split(", ") if name not in ("gardens", "distant lands", "port")]
    assert [10] * 7 == [piles[name] for name in others]


@pytest.mark.rule("DA-T1", "DB-S2")
def test_upgrades_only_with_their_travellers() -> None:
    """Page and Peasant bring four piles of five each, outside the Supply; without them there are none."""
    page = ["treasure hunter", "warrior", "hero", "champion"]
    peasant = ["soldier", "fugitive", "disciple", "teacher"]
    for card, line in (("page", page), ("peasant", peasant), ("smithy", [])):
        zones = Scene("dominion", kingdom=kingdom(card), events="none").view()["zones"]

        assert [(name, 5) for name in line] == [(pile["card"], pile["left"]) for pile in zones["upgrades"]]
        assert not {pile["card"] for pile in zones["supply"]} & {*page, *peasant}
    both = Scene("dominion", kingdom=kingdom("page", "peasant"), events="none").view()["zones"]["upgrades"]
    assert page + peasant == [pile["card"] for pile in both]


# Kingdoms and Events.


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.rule(rule)) for name, rule in RULES.items()]
)
def test_recommended_sets(name: str) -> None:
    """The ten piles of a set, and its Events."""
    scene = Scene("dominion", kingdom=name)
    cards, with_events = SETS[name]

    assert sorted(cards.split(", ")) == sorted(in_kingdom(scene))
    assert list(filter(None, with_events.split(", "))) == sorted(events(scene))
    assert 10 == len(in_kingdom(scene))


@pytest.mark.rule("DB-S3", "DA-W1")
def test_the_default_kingdom() -> None:
    """Nothing said: the gentle introduction with its Event."""
    scene = Scene("dominion")

    assert sorted(SETS["gentle-introduction"][0].split(", ")) == sorted(in_kingdom(scene))
    assert ["scouting party"] == events(scene)


@pytest.mark.rule("DB-S3")
def test_ten_names() -> None:
    """Ten names in any order and spelling are one kingdom; without Events unless they are named."""
    cards = "Throne-Room, village,SMITHY, coin_of_the_realm, moat, cellar, mine, witch , market, lost  city"
    scene = Scene("dominion", kingdom=cards)
    expected = "cellar, moat, village, smithy, throne room, market, mine, witch, coin of the realm, lost city"

    assert expected.split(", ") == in_kingdom(scene)
    assert expected == scene.agreed["kingdom"]
    assert [] == events(scene)


@pytest.mark.rule("DB-S5")
@pytest.mark.parametrize("edition", [1, 2])
def test_a_list_may_name_cards_of_either_edition(edition: int) -> None:
    """Feast is of the first edition only, Sentry of the second: a list may name both, whatever is agreed."""
    cards = kingdom("feast", "sentry", "thief", "artisan")

    assert sorted(cards.split(", ")) == sorted(in_kingdom(Scene("dominion", kingdom=cards, edition=edition)))


@pytest.mark.rule("DB-S3")
@pytest.mark.parametrize("edition", ["1", "2"])
def test_a_random_kingdom(edition: str) -> None:
    """Ten different cards, drawn by the seed among those of the edition and of Adventures; each comes up."""
    kingdoms = [drawn(seed, kingdom="random", edition=edition).kingdom for seed in range(150)]
    allowed = {
        name
        for name, row in card_table().items()
        if row["set"] == "adventures" or (row["set"] == "base" and edition in row["edition"].split("|"))
    }

    assert all(10 == len(set(cards)) == len(cards) for cards in kingdoms)
    assert allowed == {NAMES[card] for cards in kingdoms for card in cards}
    assert kingdoms[5] == drawn(5, kingdom="random", edition=edition).kingdom


@pytest.mark.rule("DA-V2", "DB-S3")
def test_random_events() -> None:
    """`random:n` draws exactly n; a random kingdom has none, one or two; each Event comes up."""
    for n in range(3):
        drawings = [drawn(seed, events=f"random:{n}").events for seed in range(100)]
        assert {n} == {len(set(cards)) for cards in drawings}
        assert n == 0 or set(EVENTS) == {card for cards in drawings for card in cards}
    counts = [len(drawn(seed, kingdom="random").events) for seed in range(90)]

    assert {0, 1, 2} == set(counts)
    assert min(counts.count(n) for n in range(3)) > 15


@pytest.mark.rule("DA-V2")
def test_a_list_of_events() -> None:
    """A list may name more than two, with any kingdom; there are ten kingdom piles all the same."""
    scene = Scene("dominion", kingdom="first-game", events="Raid, alms, travelling-fair, ball")

    assert ["alms", "travelling fair", "ball", "raid"] == events(scene)
    assert 10 == len(in_kingdom(scene))
    assert not {"alms", "raid", "ball"} & set(scene.zone("piles"))


@pytest.mark.rule("DA-V2", "DA-W2")
def test_a_set_without_its_events() -> None:
    """`none` leaves the Events of a set out; a list takes their place."""
    assert [] == events(Scene("dominion", kingdom="expert-introduction", events="none"))
    assert ["save"] == events(Scene("dominion", kingdom="expert-introduction", events="save"))


@pytest.mark.parametrize(
    ("cards", "key", "facts"),
    [
        pytest.param(
            kingdom().replace("mine", "wizard"), "dominion-no-card", {"text": "wizard"}, id="unknown card"
        ),
        pytest.param(kingdom().replace("mine", ""), "dominion-no-card", {"text": ""}, id="no card"),
        pytest.param(
            kingdom().replace("mine", "village"), "dominion-no-card-twice", {"card": "village"}, id="doubled"
        ),
        pytest.param(kingdom().replace(", mine", ""), "dominion-no-ten", {"n": 9}, id="nine"),
        pytest.param(kingdom() + ", moat", "dominion-no-ten", {"n": 11}, id="eleven"),
        pytest.param("village", "dominion-no-ten", {"n": 1}, id="one"),
    ],
)
@pytest.mark.rule("DB-S3")
def test_a_kingdom_that_is_none(cards: str, key: str, facts: dict[str, int | str]) -> None:
    """An unknown or doubled card, and any number of cards but ten, is refused."""
    error = refused(kingdom=cards)

    assert (key, "DB-S3") == (error.key, error.rule)
    assert facts == error.facts


@pytest.mark.rule("DB-S3")
def test_an_unknown_set() -> None:
    """A word that is neither a set nor a card is refused with the sets there are."""
    error = refused(kingdom="third-game")

    assert ("dominion-no-kingdom", "DB-S3") == (error.key, error.rule)
    assert {"text": "third-game", "values": ", ".join([*SETS, "random"])} == error.facts


@pytest.mark.rule("DB-S5")
@pytest.mark.parametrize(
    "card", ["copper", "province", "platinum", "curse", "champion", "soldier", "teacher"]
)
def test_no_kingdom_cards(card: str) -> None:
    """Basic cards and upgrades have no place in a kingdom."""
    error = refused(kingdom=kingdom().replace("mine", card))

    assert ("dominion-no-kingdom-card", "DB-S5") == (error.key, error.rule)
    assert {"card": card} == error.facts


@pytest.mark.rule("DA-V2", "DB-S5")
def test_an_event_in_the_kingdom() -> None:
    """An Event never takes the place of a kingdom pile."""
    error = refused(kingdom=kingdom().replace("mine", "lost arts"))

    assert ("dominion-no-kingdom-card", "DA-V2") == (error.key, error.rule)
    assert {"card": "lost arts"} == error.facts


@pytest.mark.parametrize(
    ("names", "key", "facts"),
    [
        pytest.param("feud", "dominion-no-card", {"text": "feud"}, marks=pytest.mark.rule("DB-S3")),
        pytest.param(
            "alms, alms", "dominion-no-card-twice", {"card": "alms"}, marks=pytest.mark.rule("DB-S3")
        ),
        pytest.param("random:3", "dominion-no-card", {"text": "random:3"}, marks=pytest.mark.rule("DA-V2")),
        pytest.param(
            "alms, village", "dominion-no-event", {"card": "village"}, marks=pytest.mark.rule("DA-V1")
        ),
    ],
)
def test_events_that_are_none(names: str, key: str, facts: dict[str, int | str]) -> None:
    """An unknown or doubled Event, more than two at random, or a card instead of an Event is refused."""
    error = refused(events=names)

    assert (key, "DA-V1" if key == "dominion-no-event" else "DB-S3") == (error.key, error.rule)
    assert facts == error.facts


# Who starts.


@pytest.mark.rule("DB-S4")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_host_names_the_starter(seat: int) -> None:
    """`start` names the seat that begins, whatever the seed."""
    assert {seat} == {Scene("dominion", seed=seed, seats=3, start=seat).to_move for seed in range(8)}


@pytest.mark.rule("DB-S4")
def test_the_starter_is_drawn() -> None:
    """Without a name the starter is drawn: each seat about as often, the same for the same seed."""
    options = DOMINION.read_options({})
    starters = [DOMINION.start(3, QuickDice(seed), options).to_move() for seed in range(150)]

    assert [0, 1, 2] == sorted(set(starters))
    assert min(starters.count(seat) for seat in range(3)) > 30
    assert starters[9] == DOMINION.start(3, QuickDice(9), options).to_move()


@pytest.mark.rule("DB-S4")
@pytest.mark.parametrize(("seats", "start"), [(2, "3"), (5, "6"), (6, "7"), (2, "0"), (2, "last")])
def test_a_starter_beyond_the_seats(seats: int, start: str) -> None:
    """A seat that nobody has cannot start."""
    error = refused(seats, start=start)

    assert "no-option-value" == error.key
    assert ("start", start) == (error.facts["option"], error.facts["value"])


@pytest.mark.rule("DB-S4")
@pytest.mark.parametrize(
    ("provinces", "start"),
    [([1, 0], "2"), ([0, 1], "1"), ([0, 0, 1, 0], "4"), ([0, 0, 0, 1], "1"), ([1, 0, 1], "random")],
)
def test_the_next_game_of_a_series(provinces: list[int], start: str) -> None:
    """The left neighbour of the last winner starts; after a shared win it is drawn again."""
    seats = len(provinces)
    words = ["seat 1 to buy", "pile province: 0"]
    words += [f"discard {seat + 1}: province" for seat in range(seats) if provinces[seat]]
    scene = Scene("dominion", seats=seats, start=1)
    scene.lay_out(read("\n".join(words), scene.agreed, seats) | {"turns": [1] * seats}).play("end turn")
    assert scene.is_over
    assert [seat for seat in range(seats) if provinces[seat]] == scene.state.winners()

    following = DOMINION.next_options(0, scene.state.winners(), seats, scene.agreed)
    assert {**scene.agreed, "start": start} == following == DOMINION.read_options(following)


# The options.


@pytest.mark.rule("DB-S3", "DA-W1", "DB-I1")
def test_defaults_at_the_table() -> None:
    """At the table: the gentle introduction in the German printing, first edition, open scores, no cap."""
    expected = {
        "kingdom": "gentle-introduction",
        "events": "set",
        "printing": "german",
        "edition": "1",
        "prosperity": "off",
        "extras": "off",
        "open_scores": "on",
        "start": "random",
        "turn_cap": "none",
    }

    assert expected == DOMINION.read_options({})
    assert expected == Scene("dominion").view()["options"]
    assert expected | {"turn_cap": "400"} == DOMINION.read_options({}, simulated=True)


@pytest.mark.rule("DB-S3", "DB-S4", "DA-V2")
@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("kingdom", [*SETS, "random"]),
        ("events", ["set", "none", "random:0", "random:1", "random:2", "alms, raid"]),
        ("printing", ["german", "english", "2022"]),
        ("edition", ["1", "2"]),
        ("prosperity", ["off", "on"]),
        ("open_scores", ["on", "off"]),
        ("start", ["random", "1", "2", "3", "4", "5", "6"]),
        ("turn_cap", ["none", "1", "400", "100000"]),
    ],
)
def test_values(option: str, values: list[str]) -> None:
    """Each option takes its values, and keeps the one that is given."""
    for value in values:
        assert value == DOMINION.read_options({option: value})[option]


@pytest.mark.rule("DB-S3", "DB-S4")
@pytest.mark.parametrize(
    ("option", "value", "values"),
    [
        ("printing", "french", "german, english, 2022"),
        ("edition", "3", "1…2"),
        ("edition", "0", "1…2"),
        ("prosperity", "yes", "off, on"),
        ("open_scores", "1", "on, off"),
        ("turn_cap", "0", "none, 1…100000"),
        ("turn_cap", "-5", "none, 1…100000"),
        ("start", "8", "random, 1…6"),
    ],
)
def test_no_such_value(option: str, value: str, values: str) -> None:
    """Any other value is refused with those there are."""
    error = refused(None, **{option: value})

    assert "no-option-value" == error.key
    assert {"option": option, "value": value, "values": values} == error.facts


@pytest.mark.rule("DB-S3")
def test_no_such_option() -> None:
    """An unknown option is refused with those there are."""
    error = refused(colour="red")

    assert "no-option" == error.key
    assert "colour" == error.facts["option"]
    assert "kingdom, events, printing, edition" in str(error.facts["options"])


@pytest.mark.rule("DB-S3")
def test_extras_are_agreed_upon() -> None:
    """Without the option no extra card is drawn, and none can be named; with it both can be."""
    extra = {int(card.number) for card in CARD if card.box.is_extra}
    off = DOMINION.read_options({"kingdom": "random"})
    on = off | {"extras": "on"}
    drawn = {number for seed in range(60) for number in Setup(off, 2, QuickDice(seed)).kingdom}
    more = {number for seed in range(200) for number in Setup(on, 2, QuickDice(seed)).kingdom}

    assert not extra & drawn
    assert extra <= more
    for number in extra:
        named = DOMINION.read_options({"kingdom": kingdom(NAMES[number])})
        with pytest.raises(BadSetup) as error:
            DOMINION.start(2, QuickDice(1), named)
        assert ("dominion-no-extra", {"card": NAMES[number]}) == (error.value.key, error.value.facts)
        assert "DB-S3" == error.value.rule
        assert number in Setup(named | {"extras": "on"}, 2, QuickDice(1)).kingdom


@pytest.mark.rule("DB-S3")
def test_an_option_that_came_later_is_written_only_where_it_is_used() -> None:
    """Matches that were recorded before the option keep their text."""
    players = [Player("A"), Player("B")]
    unused = Match(DOMINION, DOMINION.read_options({}), players, b"", quick=1)
    used = Match(DOMINION, DOMINION.read_options({"extras": "on"}), players, b"", quick=1)
    assert "extras" not in unused.text()
    assert "option extras on" in used.text()
    assert used.text() == read_match(used.text(), {"dominion": DOMINION}).text()


@pytest.mark.rule("DB-S4")
def test_who_starts_is_told_with_its_draw() -> None:
    """So that a browser can derive it from the secret; where it was agreed, nothing was drawn."""
    for start, places in [("random", [("start", 0, 0)]), ("2", [])]:
        match = Scene("dominion", start=start).match
        assert match is not None
        first = next(event for event in match.events if event.key == "dominion-turn")
        assert places == [(place.source, place.k, place.position) for place in first.places or []]
