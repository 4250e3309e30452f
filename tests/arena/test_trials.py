"""What a card is worth: with it and without it, on the same deals."""

import pytest

from cairn.arena.entrants import enter
from cairn.arena.tally import Tally, total
from cairn.arena.trials import (
    GAINED,
    GOT,
    MARGIN,
    SHARE,
    Study,
    conduct,
    findings,
    play_deal,
    trials_of,
)
from cairn.bots.bot import play_out
from cairn.core.dice import QuickDice
from cairn.core.errors import BadSetup
from cairn.core.event import Event
from cairn.core.game import Options
from cairn.games import find

GAME = find("dominion")


def agreed(**options: str) -> Options:
    """The options of a simulation."""
    return GAME.read_options(options, simulated=True)


def test_every_deal_has_the_card_and_nine_others() -> None:
    """Drawn by the seed, without Events."""
    trials = trials_of("dominion")
    deals = [trials.deal("witch", agreed(), seed) for seed in range(20)]
    kingdoms = [deal["kingdom"].split(", ") for deal in deals]

    assert all("witch" in kingdom and 10 == len(set(kingdom)) for kingdom in kingdoms)
    assert 15 < len({deal["kingdom"] for deal in deals})
    assert {"none"} == {deal["events"] for deal in deals}
    assert deals == [trials.deal("witch", agreed(), seed) for seed in range(20)]


def test_a_named_kingdom_is_kept() -> None:
    """Its ten cards are those that can be tried."""
    options = agreed(kingdom="first-game")
    trials = trials_of("dominion")

    assert 10 == len(trials.cards(options))
    assert "village" in trials.cards(options)
    assert options == trials.deal("village", options, 5)


def test_all_cards_of_the_edition_can_be_tried() -> None:
    """The second edition has other cards, and the extras are asked for."""
    first, second = (set(trials_of("dominion").cards(agreed(edition=n))) for n in ("1", "2"))

    assert "feast" in first - second
    assert "artisan" in second - first
    assert "wharf" not in first | second
    assert "wharf" in trials_of("dominion").cards(agreed(extras="on"))


@pytest.mark.parametrize("card", ["witch", "market", "workshop"])
def test_who_does_without_a_card_never_gains_it(card: str) -> None:
    """Though the other player does, in the same games; but a Messenger of the other may bring it."""
    trials = trials_of("dominion")
    others = 0
    for seed in range(16):
        events: list[Event] = []
        deal = trials.deal(card, agreed(), seed)
        if "messenger" in deal["kingdom"]:
            continue
        state = GAME.start(2, QuickDice(seed), deal, events)
        play_out(state, [enter("dominion", f"without:{card}", 1), enter("dominion", "medium", 2)])
        gained = trials.gained(events)
        assert (0, card) not in gained
        others += (1, card) in gained
    assert others > 0


def test_a_card_that_nobody_wants_changes_nothing() -> None:
    """Where the policy would not have gained it, both play the same game from both seats: half the wins."""
    study = Study("dominion", agreed(), ["moat"], 30, 4)
    for deal in range(study.deals):
        tally = Tally()
        play_deal(study, 0, deal, tally)
        if tally.of(GOT) == {0: 2} and not tally.of(GAINED):
            assert ({2: 1}, {0: 1}) == (tally.of(SHARE), tally.of(MARGIN))
            return
    pytest.fail("a Moat was gained in every deal")


def test_the_number_of_processes_changes_nothing() -> None:
    """Nor which other cards are tried."""
    both = Study("dominion", agreed(), ["witch", "village"], 4, 9)
    alone = Study("dominion", agreed(), ["village"], 4, 9)
    one, two = conduct(both, 1), conduct(both, 2)

    assert one.counts == two.counts
    assert 4 == total(one.of(SHARE, 0))
    for what in (SHARE, MARGIN, GOT, GAINED):
        assert one.of(what, 1) == conduct(alone).of(what, 0)


def test_findings_are_counted_by_deals() -> None:
    """The mean of the deals, and an interval that holds it; the best card stands first."""
    study = Study("dominion", agreed(), ["a", "b"], 3, 1)
    tally = Tally()
    for card, deals in enumerate(([0, 2, 4], [4, 4, 3])):
        for deal in deals:
            tally.count(SHARE, card, deal)
            tally.count(MARGIN, card, 10 * (deal - 2))
            tally.count(GOT, card, 1)
            tally.count(GOT, card, 0)
    tally.count(GAINED, 1, 2)
    tally.count(GAINED, 1, 1)
    best, other = findings(study, tally)

    assert ("b", "a") == (best.card, other.card)
    assert (11 / 12, 0.5) == (best.share.mean, other.share.mean)
    assert (25 / 3, 0.0) == (pytest.approx(best.margin.mean), other.margin.mean)
    assert best.share.interval is not None
    assert best.share.interval[0] < 11 / 12 < best.share.interval[1] <= 1
    assert (0.5, 0.75, 2) == (best.got, best.gained and best.gained.mean, best.uneven)
    assert (None, 0) == (other.gained, other.uneven)


def test_a_game_without_cards_to_try() -> None:
    """A sentence."""
    with pytest.raises(BadSetup, match="no cards that could be left out"):
        trials_of("lost-cities")
    with pytest.raises(BadSetup, match="no cards that could be left out"):
        enter("lost-cities", "without:red", 1)


def test_only_kingdom_cards_can_be_done_without() -> None:
    """Nobody could do without Silver."""
    for card in ("silver", "wallpaper"):
        with pytest.raises(BadSetup):
            trials_of("dominion").without(card)
