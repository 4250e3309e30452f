"""The verbs that bring a player's own cards up: shuffling, drawing, looking, revealing."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from cairn.core.dice import shuffle_row
from cairn.core.errors import Args
from cairn.core.sources import Place
from cairn.core.zones import only
from cairn.games.dominion.rules.catalogue import NAMES
from cairn.games.dominion.rules.pieces import Pieces
from cairn.games.dominion.rules.player import ALL_KNOW, GROUP, KIND, LOOKED_AT, OWNER_KNOWS

SOURCES: Final = [f"deck {seat + 1}" for seat in range(6)]
"""Each player's shuffles are a source of chance of their own."""
_NO_PLACES: Final[list[Place]] = []
"""Never written to."""


class Decks(Pieces):
    """Pieces whose cards can be drawn, looked at and revealed."""

    def draw(self, me: i64, n: i64) -> None:
        """Draw cards; the −1 Card token takes one and goes back, unless none are drawn. [DA-K7, DA-K12]"""
        if n <= 0:
            return
        player = self.players[me]
        if player.minus_card:
            self.return_minus_card(me)
            n -= 1
        drawn: list[str] | None = [] if self.sink is not None else None
        places: list[Place] = [] if drawn is not None else _NO_PLACES
        while n > 0 and (len(player.deck) > 0 or self._shuffle(me)):
            player.deck, slot = pop(player.deck)
            if slot < OWNER_KNOWS:
                slot |= OWNER_KNOWS
                self.learnt += 1
                if drawn is not None:
                    places.append(self._place(me))
            player.hand = append(player.hand, slot)
            n -= 1
            if drawn is not None:
                drawn.append(NAMES[slot & KIND])
        if drawn is not None and drawn:
            seat = int(me)
            args: Args = {"seat": seat, "n": len(drawn)}
            self.tell("dominion-draws", args, {"cards": ", ".join(sorted(drawn))}, only(seat), places)

    def _shuffle(self, me: i64) -> bool:
        """Shuffle the discard pile into a new deck; whether there was one. [DB-T1, DB-T5]"""
        player = self.players[me]
        n = len(player.discard)
        if n == 0:
            return False
        # Sorted first: the order after the shuffle depends on the cards and not on how they lay.
        deck = player.discard
        _sort(deck)
        shuffle_row(deck, self.dice, SOURCES[me], int(player.shuffles))
        player.shuffles += 1
        # The deck was empty; what is under its cards now is the old discard pile, turned over.
        player.discard = vec[i64]()
        player.deck = deck
        if self.sink is not None:
            self.tell("dominion-shuffles", {"seat": int(me)})
        return True

    def _place(self, me: i64) -> Place:
        """Where the card just taken off a deck lay in its shuffle, if nobody knew it.

        Cards are only ever put on top of a deck, so what lies unknown in it still lies where it was shuffled.
        """
        player = self.players[me]
        return Place(SOURCES[me], int(player.shuffles) - 1, len(player.deck))

    def look(self, me: i64, n: i64) -> i64:
        """Look at the top cards of one's deck: they lie aside until they are dealt with; how many. [DA-N2]"""
        player = self.players[me]
        names: list[str] = []
        places: list[Place] = [] if self.sink is not None else _NO_PLACES
        seen: i64 = 0
        while seen < n and (len(player.deck) > 0 or self._shuffle(me)):
            player.deck, slot = pop(player.deck)
            if slot < OWNER_KNOWS:
                slot |= OWNER_KNOWS
                self.learnt += 1
                if self.sink is not None:
                    places.append(self._place(me))
            player.aside = append(player.aside, slot + LOOKED_AT * GROUP)
            seen += 1
            if self.sink is not None:
                names.append(NAMES[slot & KIND])
        if self.sink is not None and seen > 0:
            seat = int(me)
            self.tell(
                "dominion-looks",
                {"seat": seat, "n": int(seen)},
                {"cards": ", ".join(sorted(names))},
                only(seat),
                places,
            )
        return seen

    def reveal_top(self, me: i64, n: i64) -> i64:
        """Reveal the top cards of one's deck to all: they lie aside until they are dealt with; how many."""
        names: list[str] = []
        places: list[Place] = [] if self.sink is not None else _NO_PLACES
        seen: i64 = 0
        while seen < n:
            card: i64 = self._turn_up(me, places)
            if card < 0:
                break
            seen += 1
            if self.sink is not None:
                names.append(NAMES[card])
        if self.sink is not None and seen > 0:
            self._tell_reveal(me, names, places)
        return seen

    def reveal_until(self, me: i64, types: i64, n: i64) -> list[int]:
        """Reveal cards of one's deck, which lie aside, until n of these types have come; which these are."""
        names: list[str] = []
        places: list[Place] = [] if self.sink is not None else _NO_PLACES
        found: list[int] = []
        while len(found) < n:
            card: i64 = self._turn_up(me, places)
            if card < 0:
                break
            if self.types(card, me) & types:
                found.append(int(card))
            if self.sink is not None:
                names.append(NAMES[card])
        if self.sink is not None and names:
            self._tell_reveal(me, names, places)
        found.sort()
        return found

    def _tell_reveal(self, me: i64, names: list[str], places: list[Place]) -> None:
        args: Args = {"seat": int(me), "cards": ", ".join(sorted(names))}
        self.tell("dominion-reveals", args, places=places)

    def _turn_up(self, me: i64, places: list[Place]) -> i64:
        """Lay the top card of the deck aside, open to all; which it is, or −1."""
        player = self.players[me]
        if len(player.deck) == 0 and not self._shuffle(me):
            return -1
        player.deck, slot = pop(player.deck)
        if slot < ALL_KNOW:
            self.learnt += 1
        if slot < OWNER_KNOWS and self.sink is not None:
            places.append(self._place(me))
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


_COUNTS: Final = vec[i64]([0] * int(KIND + 1))
"""Room to count cards by kind; all 0 between two sorts."""


def _sort(slots: vec[i64]) -> None:
    """Sort cards by their numbers, and forget who knows them."""
    n: i64 = len(slots)
    most: i64 = 0
    i: i64 = 0
    while i < n:
        card: i64 = slots[i] & KIND
        _COUNTS[card] = _COUNTS[card] + 1
        if card > most:
            most = card
        i += 1
    i = 0
    card = 0
    while card <= most:
        left: i64 = _COUNTS[card]
        if left > 0:
            _COUNTS[card] = 0
            while left > 0:
                slots[i] = card
                i += 1
                left -= 1
        card += 1
