"""Bridge Troll and Ferry, and everything that asks what a card costs."""

import pytest

from cairn.proof.scene import Scene

from .pairs import PAGES, PRINTINGS, pass_turn, scene

PRINTED = {
    0: "copper, curse",
    2: "estate, cellar, chapel, raze, page",
    3: "silver, village, woodcutter, workshop",
    4: "smithy, feast, remodel, messenger, duplicate, transmogrify",
    5: "duchy, laboratory, mine, artificer, bridge troll, distant lands, giant, market, festival",
    6: "gold, artisan, hireling",
    8: "province",
    9: "platinum",
    11: "colony",
}
COSTS = {card: cost for cost, cards in PRINTED.items() for card in cards.split(", ")}
NO_ACTIONS = ["copper", "silver", "gold", "estate", "duchy", "province", "curse"]
KINGDOM = ["bridge troll", "smithy", "laboratory", "hireling", "distant lands", "village", "raze", "cellar"]
CUTS = pytest.mark.parametrize(
    ("trolls", "ferry"),
    [(0, ""), (1, ""), (2, ""), (3, ""), (0, "smithy"), (0, "hireling"), (1, "laboratory"), (2, "raze")],
)
"""How many Bridge Trolls are played, and where the −$2 token lies."""
PRINTED_SO = pytest.mark.parametrize("printing", PRINTINGS)


class Prices:
    """What cards cost under some Trolls and with a Ferry to this pile."""

    def __init__(self, trolls: int, ferry: str) -> None:
        self.trolls = trolls
        self.ferry = ferry

    def now(self, card: str) -> int:
        """Never below nothing."""
        return max(0, COSTS[card] - self.trolls - (2 if card == self.ferry else 0))

    def scene(
        self, words: str, *cards: str, coins: int = 20, events: str = "none", printing: str = "german"
    ) -> Scene:
        """The first player has played the Trolls and has an Action left."""
        hand = f"hand 1: {f'bridge troll {self.trolls}, ' if self.trolls else ''}"
        token = f"\ntokens 1: -2 cost on {self.ferry}" if self.ferry else ""
        words = words.replace("hand 1: ", hand) + f"{token}\nactions: {self.trolls + 1}\ncoins: {coins}"
        at = scene(f"seat 1 to act\n{words}", *cards, *KINGDOM, events=events, printing=printing)
        return at.play(*["play bridge troll"] * self.trolls)

    def among(self, at: Scene, verb: str, low: int, high: int, but: list[str] | None = None) -> list[str]:
        """A verb for each Supply pile that costs so much now; none for those left out."""
        supply = [card for card in at.zone("piles") if card not in [*PAGES, *(but or [])]]
        return [f"{verb} {card}" for card in supply if low <= self.now(card) <= high]


# What is gained for what it costs.


@pytest.mark.rule("DA-bridge-troll", "DA-K3", "DB-B2")
@PRINTED_SO
@CUTS
@pytest.mark.parametrize(("card", "most"), [("workshop", 4), ("feast", 5), ("artisan", 5)])
def test_a_card_up_to_a_cost_may_be_one_that_costs_more_without(
    card: str, most: int, trolls: int, ferry: str, printing: str
) -> None:
    prices = Prices(trolls, ferry)
    at = prices.scene(f"hand 1: {card}", card, printing=printing).play(f"play {card}")
    assert prices.among(at, "gain", 0, most) == at.options()


@pytest.mark.rule("DA-bridge-troll", "DA-K3", "DB-remodel")
@PRINTED_SO
@CUTS
@pytest.mark.parametrize("trashed", ["gold", "copper", "estate", "laboratory", "hireling"])
def test_remodel_counts_what_both_cards_cost_now(
    trashed: str, trolls: int, ferry: str, printing: str
) -> None:
    """A Copper costs nothing, and not less than nothing: so Trolls help it to more expensive cards."""
    prices = Prices(trolls, ferry)
    at = prices.scene(f"hand 1: remodel, {trashed}", "remodel", printing=printing)
    at.play("play remodel", f"trash {trashed}")
    assert prices.among(at, "gain", 0, prices.now(trashed) + 2) == at.options()


@pytest.mark.rule("DA-bridge-troll", "DB-mine")
@pytest.mark.parametrize(
    ("trolls", "trashed", "found"),
    [
        (0, "copper", ["copper", "silver"]),
        (2, "copper", ["copper", "silver"]),
        (3, "copper", ["copper", "silver", "gold"]),
        (0, "silver", ["copper", "silver", "gold"]),
        (3, "silver", ["copper", "silver", "gold"]),
    ],
)
def test_mine_makes_a_gold_of_a_copper_with_three_trolls(trolls: int, trashed: str, found: list[str]) -> None:
    at = Prices(trolls, "").scene(f"hand 1: mine, {trashed}", "mine").play("play mine", f"trash {trashed}")
    assert [f"gain {card}" for card in found] == at.options()


@pytest.mark.rule("DA-artificer", "DA-bridge-troll", "DA-K3")
@CUTS
@pytest.mark.parametrize("discarded", [0, 1, 3, 4])
def test_artificer_gains_what_costs_exactly_so_much_now(discarded: int, trolls: int, ferry: str) -> None:
    """For nothing there are more cards, the more Trolls."""
    prices = Prices(trolls, ferry)
    at = prices.scene("hand 1: artificer, copper 5", "artificer").play("play artificer")
    at.play(*["discard copper"] * discarded, "done")
    assert [*prices.among(at, "gain", discarded, discarded), "done"] == at.options()


@pytest.mark.rule("DA-transmogrify", "DA-bridge-troll", "DA-K3")
@PRINTED_SO
@pytest.mark.parametrize("trolls", [0, 1, 2])
@pytest.mark.parametrize("first", [True, False])
def test_transmogrify_at_the_start_of_the_trolls_second_turn(trolls: int, printing: str, first: bool) -> None:
    """Cards cost less from the start of that turn, whatever its owner lets happen first."""
    prices = Prices(trolls, "smithy")
    words = "hand 1: \nmat 1: transmogrify\ndeck 1: estate 3, copper 2\ndeck 2: copper 5\nhand 2: copper"
    at = prices.scene(words, "transmogrify", printing=printing)
    pass_turn(pass_turn(at))
    if trolls:
        assert ["call transmogrify", "resolve bridge troll"] == at.options()
        at.play(*["resolve bridge troll"] * (0 if first else trolls))
    at.play("call transmogrify", "trash estate")
    assert prices.among(at, "gain", 0, prices.now("estate") + 1) == at.options()
    at.play("gain smithy")
    assert "smithy" in at.hand(1)


# Events: their price stays, what they bring is cheaper.


@pytest.mark.rule("DA-V1", "DA-bridge-troll", "DA-K3")
@PRINTED_SO
@CUTS
@pytest.mark.parametrize(
    ("event", "price", "verb", "but"),
    [
        ("alms", 0, "gain", []),
        ("ball", 5, "gain", []),
        ("seaway", 5, "gain", NO_ACTIONS),
        ("inheritance", 7, "set aside", NO_ACTIONS),
    ],
)
def test_events_cost_the_same_and_bring_what_costs_up_to_four_now(
    event: str, price: int, verb: str, but: list[str], trolls: int, ferry: str, printing: str
) -> None:
    """Inheritance takes no Victory card before 2022, whatever it costs."""
    prices = Prices(trolls, ferry)
    at = prices.scene("hand 1: curse\nbuys: 2", events=event, printing=printing).play(
        "end actions", f"buy {event}"
    )
    assert 20 - price == at.zone("coins")
    left_out = [*but, "distant lands"] if event == "inheritance" and printing != "2022" else but
    assert prices.among(at, verb, 0, 4, left_out) == at.options()


@pytest.mark.rule("DA-V1", "DA-bridge-troll", "DA-K3")
@PRINTED_SO
def test_an_event_is_out_of_reach_by_one_coin_whatever_cards_cost(printing: str) -> None:
    """Four Trolls: with two coins a Gold, but no Expedition."""
    words = "seat 1 to act\nhand 1: bridge troll 4, curse\nactions: 4\ncoins: 2"
    at = scene(words, "bridge troll", events="expedition, save", printing=printing)
    at.play(*["play bridge troll"] * 4)
    assert "buy gold" in at.options()
    assert "buy save" in at.options()
    assert "buy expedition" not in at.options()


# Buying.


@pytest.mark.rule("DB-B2", "DA-bridge-troll", "DA-ferry")
@PRINTED_SO
@CUTS
@pytest.mark.parametrize("coins", [0, 2, 4])
def test_what_can_be_bought_for_n_coins(coins: int, trolls: int, ferry: str, printing: str) -> None:
    """And exactly that price is paid."""
    prices = Prices(trolls, ferry)
    at = prices.scene("hand 1: curse\nbuys: 2", coins=coins, printing=printing).play("end actions")
    can = prices.among(at, "buy", 0, coins)
    assert [*can, "end turn"] == at.options()
    priciest = max((option.removeprefix("buy ") for option in can), key=prices.now)
    at.play(f"buy {priciest}")
    assert coins - prices.now(priciest) == at.zone("coins")


@pytest.mark.rule("DA-K3", "DA-ferry", "DA-bridge-troll")
@PRINTED_SO
def test_neither_a_ferry_nor_a_troll_helps_the_next_player(printing: str) -> None:
    """The Troll stays in play during the other's turn and cuts only its owner's costs, also next turn."""
    words = """
        seat 1 to act
        hand 1: bridge troll
        deck 1: copper 5
        hand 2: copper 5
        tokens 1: -2 cost on smithy
    """
    at = scene(words, "bridge troll", "smithy", printing=printing).play("play bridge troll")
    prices = Prices(1, "smithy")
    assert [*prices.among(at, "buy", 0, 0), "end turn"] == at.options()
    assert "buy smithy" not in at.options()
    at.play("end turn", "2: end actions", *["play copper"] * 4)
    # The −$1 token has taken one of the four coins.
    assert 3 == at.zone("coins")
    assert ["play copper", *Prices(0, "").among(at, "buy", 0, 3), "end turn"] == at.options()
    at.play("end turn", "1: end actions", "play copper")
    assert ["play copper", *prices.among(at, "buy", 0, 1), "end turn"] == at.options()
    assert "buy smithy" in at.options()


@pytest.mark.rule("DA-messenger", "DA-bridge-troll", "DA-K3")
@PRINTED_SO
@CUTS
def test_messengers_gift_costs_up_to_four_now(trolls: int, ferry: str, printing: str) -> None:
    prices = Prices(trolls, ferry)
    at = prices.scene("hand 1: curse\nbuys: 2", "messenger", printing=printing).play(
        "end actions", "buy messenger"
    )
    assert 20 - prices.now("messenger") == at.zone("coins")
    assert prices.among(at, "gain", 0, 4) == at.options()


@pytest.mark.rule("DA-duplicate", "DA-bridge-troll", "DA-K3")
@PRINTED_SO
@pytest.mark.parametrize("trolls", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("card", ["hireling", "province", "platinum", "colony"])
def test_duplicate_copies_what_costs_up_to_six_now(card: str, trolls: int, printing: str) -> None:
    trolls_in_hand = f"bridge troll {trolls}, " if trolls else ""
    words = f"""
        seat 1 to act
        hand 1: {trolls_in_hand}curse
        mat 1: duplicate
        actions: {trolls + 1}
        coins: 20
        buys: 2
    """
    at = scene(words, *KINGDOM, "duplicate", prosperity="on", printing=printing)
    at.play(*["play bridge troll"] * trolls, "end actions", f"buy {card}")
    is_cheap = COSTS[card] - trolls <= 6
    assert is_cheap == (["call duplicate", "done"] == at.options())
    if is_cheap:
        at.play("call duplicate")
    full = {"hireling": 10, "province": 8, "platinum": 12, "colony": 8}[card]
    assert full - 1 - is_cheap == at.zone("piles", card)


# How much a trashed card cost.


@pytest.mark.rule("DA-raze", "DA-bridge-troll", "DA-K3")
@CUTS
@pytest.mark.parametrize("trashed", ["gold", "laboratory", "estate", "raze", "copper"])
def test_raze_looks_at_as_many_cards_as_the_trashed_one_costs_now(
    trashed: str, trolls: int, ferry: str
) -> None:
    """A single card is taken at once."""
    prices = Prices(trolls, ferry)
    deck = ["province", "duchy", "silver", "village", "cellar", "smithy", "hireling"]
    words = f"hand 1: raze, {trashed}\ndeck 1: {', '.join(reversed(deck))}"
    at = prices.scene(words, "raze").play("play raze", f"trash {trashed}")
    n = prices.now(trashed)
    assert (deck[:n] if n > 1 else []) == at.zone("asides", 1)
    assert (deck[:1] if n == 1 else []) == at.hand(1)
    assert deck[n:] == at.zone("decks", 1)[::-1]


@pytest.mark.rule("DA-raze", "DA-bridge-troll", "DA-P13")
@pytest.mark.parametrize(("trolls", "ferry"), [(0, ""), (1, ""), (2, ""), (0, "raze")])
def test_raze_that_trashes_itself_looks_at_what_it_costs_now(trolls: int, ferry: str) -> None:
    at = Prices(trolls, ferry).scene("hand 1: raze\ndeck 1: gold, silver, duchy", "raze")
    at.play("play raze", "trash this")
    n = Prices(trolls, ferry).now("raze")
    assert 3 - n == len(at.zone("decks", 1))
    assert (["duchy"] if n == 1 else []) == at.hand(1)
    assert (["keep silver", "keep duchy"] == at.options()) == (n == 2)


# The attacker's prices.

STRUCK = [
    "copper",
    "estate",
    "silver",
    "raze",
    "smithy",
    "laboratory",
    "duchy",
    "gold",
    "hireling",
    "province",
]


@pytest.mark.rule("DA-warrior", "DA-K3", "DA-bridge-troll")
@CUTS
@pytest.mark.parametrize("card", STRUCK)
def test_warrior_trashes_what_costs_the_attacker_three_or_four_now(
    card: str, trolls: int, ferry: str
) -> None:
    """The victim's own Ferry to that pile changes nothing."""
    prices = Prices(trolls, ferry)
    theirs = "" if card in NO_ACTIONS else f"\ntokens 2: -2 cost on {card}"
    at = prices.scene(f"hand 1: warrior\ndeck 2: {card}{theirs}", "page").play("play warrior")
    goes = 3 <= prices.now(card) <= 4
    assert ([card] if goes else [], [] if goes else [card]) == (at.zone("trash"), at.zone("discards", 2))


@pytest.mark.rule("DA-giant", "DA-K3", "DA-bridge-troll")
@CUTS
@pytest.mark.parametrize("card", STRUCK)
def test_giant_trashes_what_costs_the_attacker_three_to_six_now(card: str, trolls: int, ferry: str) -> None:
    """Anything else is discarded and brings a Curse."""
    prices = Prices(trolls, ferry)
    theirs = "" if card in NO_ACTIONS else f"\ntokens 2: -2 cost on {card}"
    at = prices.scene(f"hand 1: giant\ndeck 2: {card}{theirs}", "giant")
    at.lay_out(at.state.dump() | {"journey_up": [False, True]})
    at.play("play giant")
    goes = 3 <= prices.now(card) <= 6
    assert ([card] if goes else [], [] if goes else [card, "curse"]) == (
        at.zone("trash"),
        at.zone("discards", 2),
    )


# How Trolls are counted.


@pytest.mark.rule("DA-bridge-troll", "DB-A3")
@pytest.mark.parametrize(
    ("printing", "gold"),
    [("german", False), ("english", False), ("2022", True)],
)
@pytest.mark.parametrize("doubler", ["throne room", "royal carriage", "disciple"])
def test_a_troll_played_twice_counts_once_in_play_and_twice_from_2022_on(
    doubler: str, printing: str, gold: bool
) -> None:
    """Now and next turn; a Workshop shows what costs four then."""
    moves = {
        "throne room": ["play throne room", "play bridge troll"],
        "disciple": ["play disciple", "play bridge troll"],
        "royal carriage": ["play royal carriage", "play bridge troll", "call royal carriage"],
    }[doubler]
    words = f"""
        seat 1 to act
        hand 1: {doubler}, bridge troll, workshop
        deck 1: workshop 5
        actions: 2
        deck 2: copper 5
    """
    at = scene(words, "bridge troll", doubler, "laboratory", "hireling", "workshop", printing=printing)
    for moves_now in (moves, ["end turn", "2: end turn"]):
        at.play(*moves_now, "play workshop")
        assert (True, gold) == ("gain laboratory" in at.options(), "gain gold" in at.options())
        at.play("gain silver")
