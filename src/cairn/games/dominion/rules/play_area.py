"""The verbs of the play area and of the Tavern mat. Each tells what it did."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from cairn.games.dominion.rules.catalogue import CARD, NAMES
from cairn.games.dominion.rules.counters import DISCOUNTS
from cairn.games.dominion.rules.hands import Hands
from cairn.games.dominion.rules.numbers import ESTATE
from cairn.games.dominion.rules.player import (
    ALL_KNOW,
    KIND,
    SERIAL,
    index_of,
)
from cairn.games.dominion.rules.stay import Stay


class PlayArea(Hands):
    """Pieces whose cards can be put into play, stay there, and lie on mats."""

    # Into play and out of it.

    def put_into_play(self, me: i64, card: i64) -> i64:
        """Lay a card into the play area; from now on it is this very card."""
        this: i64 = card + self.serial * SERIAL
        self.serial += 1
        player = self.players[me]
        player.play = append(player.play, this)
        if self.setup.has_discounts:
            self.recount_discounts()
        return this

    def leave_play(self, me: i64, this: i64) -> bool:
        """Lift this very card from the play area; whether it was there."""
        player = self.players[me]
        at: i64 = index_of(player.play, this)
        if at < 0:
            return False
        player.play, _ = pop(player.play, at)
        if self.setup.has_discounts:
            self.recount_discounts()
        return True

    def recount_discounts(self) -> None:
        """By how much all cards are cheaper: what is in play, and what has been done this turn."""
        play = self.players[self.seat].play
        n: i64 = self.counters[DISCOUNTS]
        for i in range(len(play)):
            n += CARD[self.ability(play[i] & KIND, self.seat)].costs_less(self.setup)
        self.cheaper = n

    def add_discount(self, n: i64) -> None:
        """Make all cards cheaper for the rest of this turn."""
        self.count(DISCOUNTS, n)
        self.recount_discounts()

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

    def trash_played(self, me: i64, this: i64) -> bool:
        """Trash a card in play, if it is still there; whether it was. [DB-T7]"""
        if not self.leave_play(me, this):
            return False
        self._to_trash(me, this & KIND)
        return True

    def trash_this(self, me: i64, this: i64) -> bool:
        """Trash the card that is being played, if it is still in play; whether it was. [DB-T7, DA-K13]"""
        return not self.is_elsewhere(this) and self.trash_played(me, this)

    def is_elsewhere(self, this: i64) -> bool:
        """Whether what is played lies elsewhere: from 2022 on an Estate plays a card that stays set aside."""
        return self.setup.is_2022 and this & KIND == ESTATE

    # Staying.

    def stay(self, card: i64, me: i64, this: i64, against: i64 = 0, aside: i64 = 0) -> None:
        """A Duration has set something up. [DA-D1]"""
        self.stays.append(Stay(card, me, this, self.turn, against, aside))

    def link(self, me: i64, doubler: i64, this: i64) -> None:
        """A card in play has doubled another: it stays with it if that is a Duration. [DB-A3]"""
        player = self.players[me]
        player.links = append(append(player.links, doubler), this)

    def stays_itself(self, this: i64) -> bool:
        """Whether something that this card in play has set up is still to come."""
        return any(stay.this == this for stay in self.stays)

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

    # Leaving in Clean-up.

    def discard_play(self, me: i64) -> None:
        """Discard the cards in play that do not stay; also those called in another player's turn."""
        player = self.players[me]
        staying = vec[i64]()
        for i in range(len(player.play)):
            this: i64 = player.play[i]
            if len(self.stays) > 0 and self.stays_in_play(me, this):
                staying = append(staying, this)
            else:
                player.discard = append(player.discard, (this & KIND) + ALL_KNOW)
        player.play = staying
        # A doubling card that has gone, or whose Duration has, need not be remembered.
        links = vec[i64]()
        at: i64 = 0
        while at < len(player.links):
            if player.in_play(player.links[at]) and player.in_play(player.links[at + 1]):
                links = append(append(links, player.links[at]), player.links[at + 1])
            at += 2
        player.links = links

    def exchange(self, me: i64, card: i64) -> None:
        """Return a Traveller to its pile and take the next of its line: no gain, no price. [DA-T2, DA-T4]"""
        player = self.players[me]
        better: i64 = self.card(self.ability(card, me)).next_number
        for i in range(len(player.play)):
            this: i64 = player.play[i]
            if this & KIND == card and not self.stays_in_play(me, this):
                self.leave_play(me, this)
                break
        self.piles[card] += 1
        self.piles[better] -= 1
        player.discard = append(player.discard, better + ALL_KNOW)
        if self.sink is not None:
            self.tell("dominion-exchanges", {"seat": int(me), "card": NAMES[card], "next": NAMES[better]})

    def topdeck_played(self, me: i64, card: i64) -> None:
        """Put a card in play that would be discarded onto one's deck, before the eyes of all."""
        player = self.players[me]
        for i in range(len(player.play)):
            this: i64 = player.play[i]
            if this & KIND == card and not self.stays_in_play(me, this):
                self.leave_play(me, this)
                break
        player.deck = append(player.deck, card + ALL_KNOW)
        if self.sink is not None:
            self.tell("dominion-topdecks", {"seat": int(me), "card": NAMES[card]})

    # The Tavern mat.

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
