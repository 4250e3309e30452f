"""The catalogue: every card there is, in the order of arrival.

A new card is a class in `cards` and one line at the end of ARRIVALS. A card's number is its place in that
list, so no card may leave it or change its place.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cairn.games.dominion.rules.card import EVENT, Card
from cairn.games.dominion.rules.cards import (
    adventures,
    adventures_five,
    base,
    base_attacks,
    base_second,
    basic,
    durations,
    events,
    reserve,
    seaside,
    travellers,
)
from cairn.games.dominion.rules.moves import spellings

ARRIVALS: Final[list[Card]] = [
    basic.Copper(),
    basic.Silver(),
    basic.Gold(),
    basic.Platinum(),
    basic.Estate(),
    basic.Duchy(),
    basic.Province(),
    basic.Colony(),
    basic.Curse(),
    base.Cellar(),
    base.Chapel(),
    base.Moat(),
    base.Chancellor(),
    base.Village(),
    base.Woodcutter(),
    base.Workshop(),
    base_attacks.Bureaucrat(),
    base.Feast(),
    base.Gardens(),
    base_attacks.Militia(),
    base.Moneylender(),
    base.Remodel(),
    base.Smithy(),
    base_attacks.Spy(),
    base_attacks.Thief(),
    base.ThroneRoom(),
    base.CouncilRoom(),
    base.Festival(),
    base.Laboratory(),
    base.Library(),
    base.Market(),
    base.Mine(),
    base_attacks.Witch(),
    base.Adventurer(),
    base_second.Harbinger(),
    base_second.Merchant(),
    base_second.Vassal(),
    base_second.Poacher(),
    base_second.Bandit(),
    base_second.Sentry(),
    base_second.Artisan(),
    reserve.CoinOfTheRealm(),
    travellers.Page(),
    travellers.Peasant(),
    reserve.Ratcatcher(),
    adventures.Raze(),
    durations.Amulet(),
    durations.CaravanGuard(),
    durations.Dungeon(),
    durations.Gear(),
    reserve.Guide(),
    reserve.Duplicate(),
    adventures.Magpie(),
    adventures.Messenger(),
    adventures.Miser(),
    adventures.Port(),
    adventures.Ranger(),
    reserve.Transmogrify(),
    adventures_five.Artificer(),
    durations.BridgeTroll(),
    reserve.DistantLands(),
    adventures_five.Giant(),
    durations.HauntedWoods(),
    adventures_five.LostCity(),
    adventures_five.Relic(),
    reserve.RoyalCarriage(),
    adventures_five.Storyteller(),
    durations.SwampHag(),
    adventures_five.TreasureTrove(),
    reserve.WineMerchant(),
    durations.Hireling(),
    travellers.TreasureHunter(),
    travellers.Warrior(),
    travellers.Hero(),
    travellers.Champion(),
    travellers.Soldier(),
    travellers.Fugitive(),
    travellers.Disciple(),
    travellers.Teacher(),
    events.Alms(),
    events.Borrow(),
    events.Quest(),
    events.Save(),
    events.ScoutingParty(),
    events.TravellingFair(),
    events.Bonfire(),
    events.Expedition(),
    events.Ferry(),
    events.Plan(),
    events.Mission(),
    events.Pilgrimage(),
    events.Ball(),
    events.Raid(),
    events.Seaway(),
    events.Trade(),
    events.LostArts(),
    events.Training(),
    events.Inheritance(),
    events.Pathfinding(),
    seaside.Caravan(),
    seaside.Warehouse(),
    seaside.Lighthouse(),
    seaside.Wharf(),
    seaside.Treasury(),
    seaside.Cutpurse(),
]


def _numbered(cards: list[Card]) -> list[Card]:
    """The cards, each told its number and that of the card it is exchanged for."""
    for number, card in enumerate(cards):
        card.number = number
    by_name = {card.name: card.number for card in cards}
    for card in cards:
        if card.exchange:
            card.next_number = by_name[card.exchange]
    return cards


def _costs(cards: list[Card]) -> vec[i64]:
    row = vec[i64]()
    for card in cards:
        row = append(row, card.cost)
    return row


def _types(cards: list[Card]) -> vec[i64]:
    row = vec[i64]()
    for card in cards:
        row = append(row, card.types)
    return row


CARD: Final = _numbered(ARRIVALS)
"""The cards by number."""
NAMES: Final = [card.name for card in CARD]
"""How they are spelled in a move."""
RULES: Final = [card.rule for card in CARD]
"""The ids of the rules that say what they do."""
COST_OF: Final = _costs(CARD)
TYPES_OF: Final = _types(CARD)
MOVES: Final = spellings(NAMES)
"""The moves by number, each in its one spelling."""
EVENTS: Final = [int(card.number) for card in CARD if card.types & EVENT]
"""The numbers of the Events."""
IN_PILES: Final = [int(card.number) for card in CARD if not card.types & EVENT]
"""The numbers of the cards that lie in piles."""
KINGDOM: Final = [int(card.number) for card in CARD if card.box.is_kingdom]
"""The numbers of the cards that can be among the ten piles of a kingdom."""
BOXES: Final = list(dict.fromkeys([card.box.name for card in CARD]))
"""The names of the sets, in the order in which they came."""

_NUMBERS: Final = {card.name: int(card.number) for card in CARD}


def number_of(name: str) -> int:
    """The number of the card with this name."""
    return _NUMBERS[name]


def is_card(name: str) -> bool:
    """Whether there is a card with this name."""
    return name in _NUMBERS
