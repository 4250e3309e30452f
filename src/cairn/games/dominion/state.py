"""A position of Dominion, and the verbs that move its pieces.

Cards act through these verbs alone; each verb tells what it did. What waits for an answer, or for its time,
is a Step on the agenda, so a position can be cloned in the middle of any card.
"""

from typing import Any, Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from cairn.core import game as core
from cairn.core.dice import QuickDice
from cairn.core.errors import Args, Refusal
from cairn.core.game import OVER, Decision, Move, Position, Seat, View
from cairn.core.steps import Step
from cairn.core.zones import only
from cairn.games.dominion import audit, digest, gaining, imagine, observe, position, refusals, scoring, view
from cairn.games.dominion.card import ACTION, Card
from cairn.games.dominion.cards import CARD, COST_OF, TYPES_OF
from cairn.games.dominion.moves import MINUS_COST, MOVES, TOKENS
from cairn.games.dominion.names import BRIDGE_TROLL, CARDS, ESTATE, NAMES, TREASURE_HUNTER
from cairn.games.dominion.player import (
    ALL_KNOW,
    FIRST_SERIAL,
    GROUP,
    KIND,
    LOOKED_AT,
    OWNER_KNOWS,
    SERIAL,
    SLOT,
    TO_DECK,
    TO_DISCARD,
    TO_HAND,
    Player,
    index_of,
)
from cairn.games.dominion.questions import Act
from cairn.games.dominion.settings import OPTIONS, Setup
from cairn.games.dominion.stay import Stay

SOURCES: Final = [f"deck {seat + 1}" for seat in range(6)]
"""Each player's shuffles are a source of chance of their own."""

_NO_PILES: Final = vec[i64]()
_DEFAULTS: Final = Setup({option.name: option.default for option in OPTIONS}, 2, QuickDice(0))


@final
class State(core.State):
    """A position: the Supply, the players' cards and tokens, the turn, and what waits."""

    def __init__(self) -> None:
        super().__init__()
        self.setup: Setup = _DEFAULTS
        self.players: list[Player] = []
        self.piles: vec[i64] = _NO_PILES
        """How many cards of each kind lie in their pile."""
        self.trash: vec[i64] = _NO_PILES
        self.agenda: list[Step[State]] = []
        """What waits, the next thing last."""
        self.stays: list[Stay] = []
        self.serial: i64 = FIRST_SERIAL
        """The number that the next card put into play gets."""
        # The turn.
        self.turn: i64 = 0
        """Which turn of the game it is, extra turns counted."""
        self.seat: i64 = 0
        """Whose turn it is."""
        self.previous: i64 = -1
        """Whose turn the last one was."""
        self.is_extra: bool = False
        """Whether this is an extra turn, in which no cards can be bought."""
        self.mission: bool = False
        """Whether an extra turn follows."""
        self.in_buy_phase: bool = False
        self.actions: i64 = 0
        self.buys: i64 = 0
        self.coins: i64 = 0
        self.bought: i64 = 0
        """How many cards and Events were bought this turn."""
        self.gains_in_buy_phase: i64 = 0
        self.events_bought: i64 = 0
        """A bit for each Event bought this turn."""
        self.fairs: i64 = 0
        """How many Travelling Fairs were bought this turn."""
        self.expeditions: i64 = 0
        self.merchants: i64 = 0
        """How much more the first Silver gives."""
        self.played_silver: bool = False
        self.cheaper: i64 = 0
        """By how much Bridge Trolls make cards cheaper this turn."""
        self.spared: i64 = 0
        """A bit for each player whom the Attack that is being played does not concern."""

    # The agenda.

    def then(self, *steps: "Step[State]") -> None:
        """Queue steps: they run in reading order, and before all that was waiting."""
        for step in reversed(steps):
            self.agenda.append(step)

    def next(self, step: "Step[State]") -> None:
        """Queue one step before all that was waiting."""
        self.agenda.append(step)

    def settle(self) -> None:
        """Run what does not ask, until a question is next or nothing waits."""
        while len(self.agenda) > 0:
            step = self.agenda[-1]
            # Not `step.asks`: the type is known sooner than what a class says of itself.
            if not isinstance(step, Act):
                return
            self.agenda.pop()
            step.run(self)

    # Reading the table.

    def card(self, number: i64) -> Card:
        """The card of this number."""
        return CARD[number]

    def ability(self, card: i64, owner: i64) -> i64:
        """Whose instructions a card of this owner follows: an Estate with Inheritance copies another.

        From 2022 on such an Estate plays the other card instead. [DA-K8, DA-K13]
        """
        if card == ESTATE and not self.setup.is_2022:
            inherited: i64 = self.players[owner].inherited
            if inherited >= 0:
                return inherited
        return card

    def types(self, card: i64, owner: i64) -> i64:
        """The types of a card that this player owns. [DA-K8, DA-C1]"""
        kinds: i64 = TYPES_OF[card]
        if card == ESTATE:
            inherited: i64 = self.players[owner].inherited
            if inherited >= 0:
                if not self.setup.is_2022:
                    return kinds | TYPES_OF[inherited]
                if owner == self.seat:
                    return kinds | ACTION
        return kinds

    def cost(self, card: i64, seat: i64) -> i64:
        """What a card costs this player now: never below 0. [DB-B2, DA-K3]"""
        price: i64 = COST_OF[card]
        if card >= CARDS:
            return price
        price -= self.cheaper
        player = self.players[seat]
        if (
            len(player.tokens) > 0
            and player.tokens[MINUS_COST] == card
            and (self.setup.is_german or seat == self.seat)
        ):
            price -= 2
        return price if price > 0 else 0

    def supply_types(self, card: i64) -> i64:
        """The types of a card as it lies in its pile: an Estate there is nothing but an Estate. [DA-K10]"""
        return TYPES_OF[card]

    def in_supply(self, card: i64) -> bool:
        """Whether the card has a Supply pile with cards in it. [DB-B3]"""
        return card < TREASURE_HUNTER and self.piles[card] > 0

    def is_supply_pile(self, card: i64) -> bool:
        """Whether the card has a Supply pile, empty or not."""
        return card < TREASURE_HUNTER and self.setup.has[card] == 1

    def hand_size(self, seat: i64) -> i64:
        """How many cards a player has in hand."""
        return len(self.players[seat].hand)

    def left_of(self, seat: i64) -> i64:
        """The player to the left, whose turn is next."""
        return seat + 1 if seat + 1 < self.setup.seats else 0

    def others(self, me: i64) -> list[int]:
        """The other players, clockwise. [DB-A2]"""
        seats: list[int] = []
        seat: i64 = self.left_of(me)
        while seat != me:
            seats.append(int(seat))
            seat = self.left_of(seat)
        return seats

    def victims(self, me: i64) -> list[int]:
        """The other players whom the Attack that is being played concerns, clockwise. [DB-A2, DA-P2]"""
        return [seat for seat in self.others(me) if not self.is_spared(seat)]

    def is_spared(self, seat: i64) -> bool:
        """Whether the Attack that is being played does not concern a player."""
        return self.spared >> seat & 1 == 1

    # Verbs: what a turn has.

    def add_actions(self, me: i64, n: i64) -> None:
        """More Actions, if it is the player's turn."""
        if me == self.seat:
            self.actions += n

    def add_buys(self, me: i64, n: i64) -> None:
        """More Buys, if it is the player's turn."""
        if me == self.seat:
            self.buys += n

    def add_coins(self, me: i64, n: i64) -> None:
        """More coins; the −$1 token takes one and goes back. [DA-K6]"""
        if n <= 0:
            return
        player = self.players[me]
        if player.minus_coin:
            player.minus_coin = False
            n -= 1
            if self.sink is not None:
                self.tell("dominion-returns-minus-coin", {"seat": int(me)})
        if me == self.seat:
            self.coins += n

    def pay_all(self, me: i64) -> i64:
        """Pay all coins of this turn; how many they were."""
        coins: i64 = self.coins
        self.coins = 0
        if self.sink is not None:
            self.tell("dominion-pays", {"seat": int(me), "n": int(coins)})
        return coins

    # Verbs: cards of one player.

    def draw(self, me: i64, n: i64) -> None:
        """Draw cards; the −1 Card token takes one and goes back, unless none are drawn. [DA-K7, DA-K12]"""
        if n <= 0:
            return
        player = self.players[me]
        if player.minus_card:
            self.return_minus_card(me)
            n -= 1
        drawn: list[str] | None = [] if self.sink is not None else None
        while n > 0 and (len(player.deck) > 0 or self._shuffle(me)):
            player.deck, slot = pop(player.deck)
            if slot < OWNER_KNOWS:
                slot |= OWNER_KNOWS
                self.learnt += 1
            player.hand = append(player.hand, slot)
            n -= 1
            if drawn is not None:
                drawn.append(NAMES[slot & KIND])
        if drawn is not None and drawn:
            seat = int(me)
            args: Args = {"seat": seat, "n": len(drawn)}
            self.tell("dominion-draws", args, {"cards": ", ".join(sorted(drawn))}, only(seat))

    def _shuffle(self, me: i64) -> bool:
        """Shuffle the discard pile into a new deck; whether there was one. [DB-T1, DB-T5]"""
        player = self.players[me]
        n = len(player.discard)
        if n == 0:
            return False
        # Sorted first: the order after the shuffle depends on the cards and not on how they lay.
        cards = [int(slot & KIND) for slot in player.discard]
        cards.sort()
        self.dice.shuffle(cards, SOURCES[me], int(player.shuffles))
        player.shuffles += 1
        deck = player.discard
        for i in range(n):
            deck[i] = cards[i]
        # The deck was empty; what is under its cards now is the old discard pile, turned over.
        player.discard = vec[i64]()
        player.deck = deck
        if self.sink is not None:
            self.tell("dominion-shuffles", {"seat": int(me)})
        return True

    def look(self, me: i64, n: i64) -> i64:
        """Look at the top cards of one's deck: they lie aside until they are dealt with; how many. [DA-N2]"""
        player = self.players[me]
        names: list[str] = []
        seen: i64 = 0
        while seen < n and (len(player.deck) > 0 or self._shuffle(me)):
            player.deck, slot = pop(player.deck)
            if slot < OWNER_KNOWS:
                slot |= OWNER_KNOWS
                self.learnt += 1
            player.aside = append(player.aside, slot + LOOKED_AT * GROUP)
            seen += 1
            if self.sink is not None:
                names.append(NAMES[slot & KIND])
        if self.sink is not None and seen > 0:
            seat = int(me)
            self.tell(
                "dominion-looks", {"seat": seat, "n": int(seen)}, {"cards": ", ".join(sorted(names))}, only(seat)
            )
        return seen

    def reveal_top(self, me: i64, n: i64) -> i64:
        """Reveal the top cards of one's deck to all: they lie aside until they are dealt with; how many."""
        names: list[str] = []
        seen: i64 = 0
        while seen < n:
            card: i64 = self._turn_up(me)
            if card < 0:
                break
            seen += 1
            if self.sink is not None:
                names.append(NAMES[card])
        if self.sink is not None and seen > 0:
            self.tell("dominion-reveals", {"seat": int(me), "cards": ", ".join(sorted(names))})
        return seen

    def reveal_until(self, me: i64, types: i64, n: i64) -> list[int]:
        """Reveal cards of one's deck, which lie aside, until n of these types have come; which these are."""
        names: list[str] = []
        found: list[int] = []
        while len(found) < n:
            card: i64 = self._turn_up(me)
            if card < 0:
                break
            if self.types(card, me) & types:
                found.append(int(card))
            if self.sink is not None:
                names.append(NAMES[card])
        if self.sink is not None and names:
            self.tell("dominion-reveals", {"seat": int(me), "cards": ", ".join(sorted(names))})
        found.sort()
        return found

    def _turn_up(self, me: i64) -> i64:
        """Lay the top card of the deck aside, open to all; which it is, or −1."""
        player = self.players[me]
        if len(player.deck) == 0 and not self._shuffle(me):
            return -1
        player.deck, slot = pop(player.deck)
        if slot < ALL_KNOW:
            self.learnt += 1
        player.aside = append(player.aside, (slot & KIND) + ALL_KNOW + LOOKED_AT * GROUP)
        return slot & KIND

    def reveal_hand(self, me: i64) -> None:
        """Show the whole hand to all."""
        player = self.players[me]
        hand = player.hand
        names: list[str] = []
        for i in range(len(hand)):
            hand[i] = (hand[i] & KIND) + ALL_KNOW
            names.append(NAMES[hand[i] & KIND])
        if self.sink is not None:
            self.tell("dominion-reveals-hand", {"seat": int(me), "cards": ", ".join(sorted(names))})

    def reveal(self, me: i64, card: i64) -> None:
        """Show a hand card to all."""
        player = self.players[me]
        player.take_from_hand(card)
        player.hand = append(player.hand, card + ALL_KNOW)
        if self.sink is not None:
            self.tell("dominion-reveals", {"seat": int(me), "cards": NAMES[card]})

    def take_aside(self, me: i64, card: i64, group: i64) -> i64:
        """Lift a card of this kind from those set aside for a reason; its slot."""
        player = self.players[me]
        best: i64 = -1
        for i in range(len(player.aside)):
            entry: i64 = player.aside[i]
            if entry // GROUP == group and entry & KIND == card and (best < 0 or entry > player.aside[best]):
                best = i
        player.aside, found = pop(player.aside, best)
        return found & SLOT

    def discard(self, me: i64, card: i64) -> None:
        """Discard a hand card; it lies open on top for a moment, so everybody knows it."""
        player = self.players[me]
        player.take_from_hand(card)
        player.discard = append(player.discard, card + ALL_KNOW)
        if self.sink is not None:
            self.tell("dominion-discards", {"seat": int(me), "card": NAMES[card]})

    def discard_aside(self, me: i64, card: i64, group: i64 = LOOKED_AT) -> None:
        """Discard a card that was set aside or looked at."""
        self.take_aside(me, card, group)
        player = self.players[me]
        player.discard = append(player.discard, card + ALL_KNOW)
        if self.sink is not None:
            self.tell("dominion-discards", {"seat": int(me), "card": NAMES[card]})

    def discard_top(self, me: i64) -> i64:
        """Discard the top card of one's deck; which it was, or −1. [DB-T5]"""
        player = self.players[me]
        if len(player.deck) == 0 and not self._shuffle(me):
            return -1
        player.deck, slot = pop(player.deck)
        if slot < ALL_KNOW:
            self.learnt += 1
        card: i64 = slot & KIND
        player.discard = append(player.discard, card + ALL_KNOW)
        if self.sink is not None:
            self.tell("dominion-discards", {"seat": int(me), "card": NAMES[card]})
        return card

    def discard_hand(self, me: i64) -> None:
        """Discard the whole hand at once: of it, all but the top card stay unknown to the others. [DB-I1]"""
        player = self.players[me]
        n = len(player.hand)
        if n == 0:
            return
        # In the order of their numbers, so that nothing hangs on how the hand lay.
        i: i64 = 1
        while i < n:
            slot: i64 = player.hand[i]
            j: i64 = i - 1
            while j >= 0 and player.hand[j] & KIND > slot & KIND:
                player.hand[j + 1] = player.hand[j]
                j -= 1
            player.hand[j + 1] = slot
            i += 1
        for k in range(n):
            player.discard = append(player.discard, player.hand[k])
        player.hand = vec[i64]()

    def drop_hand(self, me: i64) -> None:
        """Discard the whole hand in the middle of a turn; what lies open then is left to `open_discard`."""
        n = len(self.players[me].hand)
        if n == 0:
            return
        self.discard_hand(me)
        if self.sink is not None:
            self.tell("dominion-discards-hand", {"seat": int(me), "n": n})

    def open_discard(self, me: i64) -> None:
        """The top card of the discard pile lies open."""
        player = self.players[me]
        last: i64 = len(player.discard) - 1
        if last >= 0 and player.discard[last] < ALL_KNOW:
            if player.discard[last] < OWNER_KNOWS:
                self.learnt += 1
            card: i64 = player.discard[last] & KIND
            player.discard[last] = card + ALL_KNOW
            if self.sink is not None:
                self.tell("dominion-opens-discard", {"seat": int(me), "card": NAMES[card]})

    def trash_card(self, me: i64, card: i64) -> None:
        """Trash a hand card. [DB-T6]"""
        self.players[me].take_from_hand(card)
        self._to_trash(me, card)

    def trash_aside(self, me: i64, card: i64, group: i64 = LOOKED_AT) -> None:
        """Trash a card that was revealed or looked at."""
        self.take_aside(me, card, group)
        self._to_trash(me, card)

    def trash_played(self, me: i64, this: i64) -> bool:
        """Trash a card in play, if it is still there; whether it was. [DB-T7]"""
        if not self.leave_play(me, this):
            return False
        self._to_trash(me, this & KIND)
        return True

    def trash_this(self, me: i64, this: i64) -> bool:
        """Trash the card that is being played, if it is still in play; whether it was. [DB-T7, DA-K13]"""
        return not self.is_elsewhere(this) and self.trash_played(me, this)

    def _to_trash(self, me: i64, card: i64) -> None:
        self.trash = append(self.trash, card)
        if self.sink is not None:
            self.tell("dominion-trashes", {"seat": int(me), "card": NAMES[card]})

    def topdeck(self, me: i64, card: i64, shown: bool = False) -> None:
        """Put a hand card onto one's deck; unless it is shown, only its owner knows which."""
        player = self.players[me]
        player.take_from_hand(card)
        if shown:
            player.deck = append(player.deck, card + ALL_KNOW)
            if self.sink is not None:
                self.tell("dominion-topdecks", {"seat": int(me), "card": NAMES[card]})
            return
        player.hide_hand()
        player.deck = append(player.deck, card + OWNER_KNOWS)
        if self.sink is not None:
            seat = int(me)
            self.tell("dominion-topdecks", {"seat": seat}, {"card": NAMES[card]}, only(seat))

    def topdeck_aside(self, me: i64, card: i64) -> None:
        """Put a card that was looked at or revealed back onto one's deck."""
        slot: i64 = self.take_aside(me, card, LOOKED_AT)
        player = self.players[me]
        if player.hide_aside(LOOKED_AT):
            slot = card + OWNER_KNOWS
        player.deck = append(player.deck, slot)
        if self.sink is not None:
            seat = int(me)
            self.tell("dominion-topdecks", {"seat": seat}, {"card": NAMES[card]}, only(seat))

    def look_through_discard(self, me: i64) -> None:
        """Look through one's discard pile, which stays as it lies. [DA-N2]"""
        discard = self.players[me].discard
        names: list[str] = []
        for i in range(len(discard)):
            if discard[i] < OWNER_KNOWS:
                discard[i] |= OWNER_KNOWS
                self.learnt += 1
            if self.sink is not None:
                names.append(NAMES[discard[i] & KIND])
        if self.sink is not None:
            seat = int(me)
            args: Args = {"seat": seat, "n": len(names)}
            self.tell("dominion-looks-through", args, {"cards": ", ".join(sorted(names))}, only(seat))

    def topdeck_discarded(self, me: i64, card: i64) -> None:
        """Put a card from one's discard pile onto the deck, of several alike the lowest.

        The others see only whether the top of the pile has changed: else any card under it may be gone.
        """
        player = self.players[me]
        discard = player.discard
        at: i64 = 0
        while discard[at] & KIND != card:
            at += 1
        top: i64 = len(discard) - 1
        if at < top and top > 1:
            for i in range(top):
                discard[i] = discard[i] & KIND | OWNER_KNOWS
        player.discard, slot = pop(player.discard, at)
        player.deck = append(player.deck, slot)
        if self.sink is not None:
            seat = int(me)
            if slot < ALL_KNOW:
                self.tell("dominion-topdecks", {"seat": seat}, {"card": NAMES[card]}, only(seat))
            else:
                self.tell("dominion-topdecks", {"seat": seat, "card": NAMES[card]})
        self.open_discard(me)

    def keep_aside(self, me: i64, card: i64, group: i64 = LOOKED_AT) -> None:
        """Take a card that was looked at, revealed or set aside into the hand."""
        slot: i64 = self.take_aside(me, card, group)
        player = self.players[me]
        player.hand = append(player.hand, slot)
        if self.sink is not None:
            seat = int(me)
            self.tell("dominion-takes", {"seat": seat}, {"card": NAMES[card]}, only(seat))

    def set_aside(self, me: i64, card: i64, group: i64) -> None:
        """Set a hand card aside, face down."""
        player = self.players[me]
        player.take_from_hand(card)
        player.hide_hand()
        player.aside = append(player.aside, card + OWNER_KNOWS + group * GROUP)
        if self.sink is not None:
            seat = int(me)
            self.tell("dominion-sets-aside", {"seat": seat}, {"card": NAMES[card]}, only(seat))

    def set_looked_aside(self, me: i64, card: i64, group: i64) -> None:
        """Set a card that was looked at aside, open to all."""
        self.take_aside(me, card, LOOKED_AT)
        player = self.players[me]
        player.aside = append(player.aside, card + ALL_KNOW + group * GROUP)
        if self.sink is not None:
            self.tell("dominion-sets-aside", {"seat": int(me), "card": NAMES[card]})

    def inherit(self, me: i64, card: i64) -> None:
        """Set a card from the Supply aside for one's Estates to copy; it is not gained. [DA-K10]"""
        self.piles[card] -= 1
        self.players[me].inherited = card
        if self.setup.has[BRIDGE_TROLL]:
            self.recount_trolls()
        if self.sink is not None:
            self.tell("dominion-inherits", {"seat": int(me), "card": NAMES[card]})

    def return_aside(self, me: i64, group: i64) -> None:
        """Take all cards of a group back into the hand."""
        player = self.players[me]
        left = vec[i64]()
        n = 0
        for i in range(len(player.aside)):
            entry: i64 = player.aside[i]
            if entry // GROUP == group:
                player.hand = append(player.hand, entry & SLOT)
                n += 1
            else:
                left = append(left, entry)
        player.aside = left
        if self.sink is not None and n > 0:
            self.tell("dominion-takes-back", {"seat": int(me), "n": n})

    def deck_to_discard(self, me: i64) -> None:
        """Turn the deck over onto the discard pile; nobody sees more than its top card."""
        player = self.players[me]
        if len(player.deck) == 0:
            return
        # What lay on top comes to lie lowest.
        i: i64 = len(player.deck) - 1
        while i >= 0:
            player.discard = append(player.discard, player.deck[i])
            i -= 1
        player.deck = vec[i64]()
        if self.sink is not None:
            self.tell("dominion-deck-to-discard", {"seat": int(me)})
        self.open_discard(me)

    # Verbs: cards in play and on the mat.

    def put_into_play(self, me: i64, card: i64) -> i64:
        """Lay a card into the play area; from now on it is this very card."""
        this: i64 = card + self.serial * SERIAL
        self.serial += 1
        player = self.players[me]
        player.play = append(player.play, this)
        if self.setup.has[BRIDGE_TROLL]:
            self.recount_trolls()
        return this

    def leave_play(self, me: i64, this: i64) -> bool:
        """Lift this very card from the play area; whether it was there."""
        player = self.players[me]
        at: i64 = index_of(player.play, this)
        if at < 0:
            return False
        player.play, _ = pop(player.play, at)
        if self.setup.has[BRIDGE_TROLL]:
            self.recount_trolls()
        return True

    def recount_trolls(self) -> None:
        """How much Bridge Trolls in play cut the costs; from 2022 on their plays count instead."""
        if self.setup.is_2022:
            return
        play = self.players[self.seat].play
        n: i64 = 0
        for i in range(len(play)):
            if self.ability(play[i] & KIND, self.seat) == BRIDGE_TROLL:
                n += 1
        self.cheaper = n

    def play_from_hand(self, me: i64, card: i64) -> i64:
        """Move a hand card into play; this very card."""
        self.players[me].take_from_hand(card)
        if self.sink is not None:
            self.tell("dominion-plays", {"seat": int(me), "card": NAMES[card]})
        return self.put_into_play(me, card)

    def play_discarded(self, me: i64) -> i64:
        """Move the top card of one's discard pile into play; this very card."""
        player = self.players[me]
        player.discard, slot = pop(player.discard)
        if self.sink is not None:
            self.tell("dominion-plays", {"seat": int(me), "card": NAMES[slot & KIND]})
        self.open_discard(me)
        return self.put_into_play(me, slot & KIND)

    def stay(self, card: i64, me: i64, this: i64, against: i64 = 0, aside: i64 = 0) -> None:
        """A Duration has set something up. [DA-D1]"""
        self.stays.append(Stay(card, me, this, self.turn, against, aside))

    def link(self, me: i64, doubler: i64, this: i64) -> None:
        """A card in play has doubled another: it stays with it if that is a Duration. [DB-A3]"""
        player = self.players[me]
        player.links = append(append(player.links, doubler), this)

    def stays_itself(self, this: i64) -> bool:
        """Whether something that this card in play has set up is still to come."""
        for stay in self.stays:
            if stay.this == this:
                return True
        return False

    def stays_in_play(self, me: i64, this: i64) -> bool:
        """Whether a card in play is not discarded in this Clean-up. [DA-D1, DB-A4, DA-D4]"""
        if self.stays_itself(this):
            return True
        player = self.players[me]
        i: i64 = 0
        while i < len(player.links):
            if player.links[i] == this:
                doubled: i64 = player.links[i + 1]
                if self.stays_itself(doubled) and player.in_play(doubled):
                    return True
            i += 2
        return False

    def is_elsewhere(self, this: i64) -> bool:
        """Whether what is played lies elsewhere: from 2022 on an Estate plays a card that stays set aside."""
        return self.setup.is_2022 and this & KIND == ESTATE

    def to_mat(self, me: i64, this: i64) -> None:
        """Put this very card from play onto the Tavern mat, if it is still there. [DA-R1, DA-R4, DA-K13]"""
        if self.is_elsewhere(this) or not self.leave_play(me, this):
            return
        player = self.players[me]
        player.mat = append(player.mat, this & KIND)
        if self.sink is not None:
            self.tell("dominion-to-mat", {"seat": int(me), "card": NAMES[this & KIND]})

    def hand_to_mat(self, me: i64, card: i64) -> None:
        """Put a hand card onto the Tavern mat."""
        player = self.players[me]
        player.take_from_hand(card)
        player.mat = append(player.mat, card)
        if self.sink is not None:
            self.tell("dominion-to-mat", {"seat": int(me), "card": NAMES[card]})

    def call_from_mat(self, me: i64, card: i64) -> i64:
        """Move a card from the Tavern mat into play; this very card. [DA-R1, DA-R3]"""
        player = self.players[me]
        player.mat, _ = pop(player.mat, index_of(player.mat, card))
        if self.sink is not None:
            self.tell("dominion-calls", {"seat": int(me), "card": NAMES[card]})
        return self.put_into_play(me, card)

    def discard_from_mat(self, me: i64, card: i64) -> None:
        """Discard a card from the Tavern mat."""
        player = self.players[me]
        player.mat, _ = pop(player.mat, index_of(player.mat, card))
        player.discard = append(player.discard, card + ALL_KNOW)
        if self.sink is not None:
            self.tell("dominion-discards", {"seat": int(me), "card": NAMES[card]})

    # Verbs: piles.

    def gain(
        self, me: i64, card: i64, to: i64 = TO_DISCARD, bought: bool = False, silent: bool = False
    ) -> bool:
        """Gain a card from its Supply pile; nothing if there is none. [DB-B3]"""
        if not self.in_supply(card):
            return False
        self.piles[card] -= 1
        self.receive(me, card, to, bought, silent)
        return True

    def gain_from_trash(self, me: i64, card: i64, to: i64 = TO_DISCARD) -> None:
        """Gain a card that lies in the trash. [DB-T6]"""
        self.trash, _ = pop(self.trash, index_of(self.trash, card))
        self.receive(me, card, to)

    def receive(self, me: i64, card: i64, to: i64, bought: bool = False, silent: bool = False) -> None:
        """A card taken from a pile or from the trash is gained; a silent one does not do what it says itself."""
        player = self.players[me]
        slot: i64 = card + ALL_KNOW
        if to == TO_DISCARD:
            player.discard = append(player.discard, slot)
        elif to == TO_HAND:
            player.hand = append(player.hand, slot)
        else:
            player.deck = append(player.deck, slot)
        if me == self.seat:
            player.gained += 1
            if self.in_buy_phase:
                self.gains_in_buy_phase += 1
        if self.sink is not None:
            key = "dominion-gains"
            if to == TO_HAND:
                key = "dominion-gains-to-hand"
            elif to == TO_DECK:
                key = "dominion-gains-to-deck"
            self.tell(key, {"seat": int(me), "card": NAMES[card]})
        gaining.when_gained(self, me, card, to, bought, silent)

    def return_to_pile(self, card: i64) -> None:
        """Put a card back onto its pile. [DA-T2, DA-T4]"""
        self.piles[card] += 1

    # Verbs: tokens.

    def move_token(self, me: i64, kind: i64, pile: i64) -> None:
        """Move a token to a pile. [DA-K1, DA-K9]"""
        self.players[me].move_token(kind, pile)
        if self.sink is not None:
            args: Args = {"seat": int(me), "token": TOKENS[kind], "card": NAMES[pile]}
            self.tell("dominion-moves-token", args)

    def take_minus_card(self, me: i64) -> None:
        """Put the −1 Card token onto one's deck; nothing if it lies there. [DA-K7]"""
        player = self.players[me]
        if not player.minus_card:
            player.minus_card = True
            if self.sink is not None:
                self.tell("dominion-takes-minus-card", {"seat": int(me)})

    def return_minus_card(self, me: i64) -> None:
        """Put the −1 Card token back."""
        player = self.players[me]
        if player.minus_card:
            player.minus_card = False
            if self.sink is not None:
                self.tell("dominion-returns-minus-card", {"seat": int(me)})

    def take_minus_coin(self, me: i64) -> None:
        """Take the −$1 token; nothing if it lies there. [DA-K6]"""
        player = self.players[me]
        if not player.minus_coin:
            player.minus_coin = True
            if self.sink is not None:
                self.tell("dominion-takes-minus-coin", {"seat": int(me)})

    def turn_journey(self, me: i64) -> bool:
        """Turn the Journey token over; whether it is face up now. [DA-K5]"""
        player = self.players[me]
        player.journey_up = not player.journey_up
        if self.sink is not None:
            key = "dominion-journey-up" if player.journey_up else "dominion-journey-down"
            self.tell(key, {"seat": int(me)})
        return player.journey_up

    # The contract.

    def to_move(self) -> Seat:
        return self.agenda[-1].seat if len(self.agenda) > 0 else OVER

    def options(self) -> list[Move]:
        return self.agenda[-1].options(self) if len(self.agenda) > 0 else []

    def push(self, move: Move) -> None:
        self.agenda.pop().take(self, move)
        self.settle()

    def question(self) -> Decision:
        step = self.agenda[-1]
        prompt, args = step.prompt(self)
        return Decision(step.seat, step.kind, prompt, args, step.options(self))

    def why_not(self, move: Move) -> Refusal | None:
        return refusals.why_not(self, move)

    def spell(self, move: Move) -> str:
        return MOVES[move]

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[Seat]:
        return scoring.winners(self)

    def view(self, seat: Seat | None) -> View:
        return view.view(self, seat)

    def observe(self, seat: Seat, out: Any) -> None:
        observe.observe(self, seat, out)

    def dump(self) -> Position:
        return position.dump(self)

    def imagine(self, seat: Seat, seed: int) -> "State":
        return imagine.imagine(self, seat, seed)

    def in_doubt(self, seat: Seat) -> bool:
        return imagine.in_doubt(self, seat)

    def audit(self) -> None:
        audit.audit(self)

    def digest(self) -> int:
        return digest.digest(self)

    def clone(self) -> "State":
        copy = State()
        copy.dice = self.dice
        copy.learnt = self.learnt
        copy.setup = self.setup
        copy.players = [player.clone() for player in self.players]
        copy.piles = self.piles[:]
        copy.trash = self.trash[:]
        copy.agenda = self.agenda[:]
        copy.stays = self.stays[:]
        copy.serial = self.serial
        copy.turn = self.turn
        copy.seat = self.seat
        copy.previous = self.previous
        copy.is_extra = self.is_extra
        copy.mission = self.mission
        copy.in_buy_phase = self.in_buy_phase
        copy.actions = self.actions
        copy.buys = self.buys
        copy.coins = self.coins
        copy.bought = self.bought
        copy.gains_in_buy_phase = self.gains_in_buy_phase
        copy.events_bought = self.events_bought
        copy.fairs = self.fairs
        copy.expeditions = self.expeditions
        copy.merchants = self.merchants
        copy.played_silver = self.played_silver
        copy.cheaper = self.cheaper
        copy.spared = self.spared
        return copy
