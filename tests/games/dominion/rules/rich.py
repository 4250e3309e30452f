"""Tables in the middle of a wealthy game, so that a few random moves meet many cards and questions."""

from cairn.core.dice import QuickStream, shuffle
from cairn.core.game import Position
from cairn.games.dominion.rules.catalogue import NAMES
from cairn.games.dominion.rules.numbers import COPPER, CURSE, ESTATE, GOLD
from cairn.games.dominion.rules.state import State
from cairn.proof.played import Moment, Played
from cairn.proof.table import Table

PRINTINGS = ["german", "english", "2022"]


def rich_table(seed: int, **options: str | int) -> Table:
    """A random kingdom: each player has two of its cards each (one upgrade of a line) and some Treasures."""
    chosen: dict[str, str | int] = {
        "kingdom": "random",
        "events": "random:2",
        "printing": PRINTINGS[seed % 3],
        "edition": 1 + seed // 3 % 2,
        "prosperity": "on" if seed % 4 == 3 else "off",
        "turn_cap": 40,
    }
    table = Table("dominion", seed=seed, seats=2 + seed % 3, **chosen | options)
    return table.lay_out(wealth(table, seed))


def wealth(table: Table, seed: int) -> Position:
    """The position of a rich table."""
    assert isinstance(table.state, State)
    setup = table.state.setup
    stream = QuickStream(seed)
    hands, decks, mats = [], [], []
    for _ in range(table.seats):
        numbers = [*setup.kingdom * 2, *setup.upgrades, *range(COPPER, GOLD + 1), *range(COPPER, GOLD + 1)]
        numbers += [ESTATE, ESTATE, CURSE]
        shuffle(numbers, stream)
        cards = [NAMES[card] for card in numbers]
        hands.append(cards[:6])
        decks.append(cards[6:])
        mats.append([card for card in hands[-1] if card in ("duplicate", "guide", "royal carriage")][:1])
        for card in mats[-1]:
            hands[-1].remove(card)
    return {"hands": hands, "decks": decks, "mats": mats, "actions": 3, "buys": 2, "coins": 3}


def moment(table: Table) -> Moment:
    """The position on the table as a check looks at it."""
    played = Played(table.game, table.agreed, table.seats, 1)
    return Moment(played, 0, table.state)
