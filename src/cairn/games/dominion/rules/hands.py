"""The verbs that move a player's own cards: hand, deck, discard pile, cards set aside."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from cairn.core.errors import Args
from cairn.core.zones import only
from cairn.games.dominion.rules.catalogue import NAMES
from cairn.games.dominion.rules.decks import Decks
from cairn.games.dominion.rules.player import ALL_KNOW, GROUP, KIND, LOOKED_AT, OWNER_KNOWS, SLOT, TO_DISCARD


class Hands(Decks):
    """Decks whose cards can be discarded, trashed, set aside and put back."""

    # Cards set aside or looked at.

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

    def keep_aside(self, me: i64, card: i64, group: i64 = LOOKED_AT) -> None:
        """Take a card that was looked at, revealed or set aside into the hand."""
        slot: i64 = self.take_aside(me, card, group)
        player = self.players[me]
        player.hand = append(player.hand, slot)
        if self.sink is not None:
            seat = int(me)
            self.tell("dominion-takes", {"seat": seat}, {"card": NAMES[card]}, only(seat))

    # Discarding.

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
            places = [self._place(me)] if slot < OWNER_KNOWS else None
            self.tell("dominion-discards", {"seat": int(me), "card": NAMES[card]}, places=places)
        return card

    def discard_hand(self, me: i64) -> None:
        """Discard the whole hand at once: of it, all but the top card stay unknown to the others. [DB-I1]"""
        player = self.players[me]
        n = len(player.hand)
        if n == 0:
            return
        # In the order of their numbers, so that nothing hangs on how the hand lay.
        hand = player.hand
        i: i64 = 1
        while i < n:
            slot: i64 = hand[i]
            j: i64 = i - 1
            while j >= 0 and hand[j] & KIND > slot & KIND:
                hand[j + 1] = hand[j]
                j -= 1
            hand[j + 1] = slot
            i += 1
        discard = player.discard
        for k in range(n):
            discard = append(discard, hand[k])
        player.discard = discard
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

    # Trashing.

    def trash_card(self, me: i64, card: i64) -> None:
        """Trash a hand card. [DB-T6]"""
        self.players[me].take_from_hand(card)
        self._to_trash(me, card)

    def trash_aside(self, me: i64, card: i64, group: i64 = LOOKED_AT) -> None:
        """Trash a card that was revealed or looked at."""
        self.take_aside(me, card, group)
        self._to_trash(me, card)

    def _to_trash(self, me: i64, card: i64) -> None:
        self.trash = append(self.trash, card)
        if self.sink is not None:
            self.tell("dominion-trashes", {"seat": int(me), "card": NAMES[card]})

    # Onto the deck.

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

    def topdeck_gained(self, me: i64, card: i64, place: i64) -> None:
        """Put a card just gained onto the deck, from where it went."""
        player = self.players[me]
        if place == TO_DISCARD:
            player.discard, _ = pop(player.discard)
        else:
            player.take_from_hand(card)
        player.deck = append(player.deck, card + ALL_KNOW)
        if self.sink is not None:
            self.tell("dominion-topdecks", {"seat": int(me), "card": NAMES[card]})

    def topdeck_discarded(self, me: i64, card: i64) -> None:
        """Put a card from one's discard pile onto the deck, of several equal ones the lowest.

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
