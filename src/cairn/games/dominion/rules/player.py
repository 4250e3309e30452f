"""What belongs to one player: cards, tokens, and the few numbers that go with them.

A card that may be hidden is a slot: its number, and above it who knows that it lies here. Nothing in these
games shows a card to some of the others, so three degrees are enough: nobody, its owner, everybody.
"""

from typing import Final, final

from librt.vecs import pop, vec
from mypy_extensions import i64

from cairn.games.dominion.rules.moves import TOKENS

KIND: Final = 1023
"""Room for a thousand kinds: the bits of a slot or of a card in play that say which card it is."""
OWNER_KNOWS: Final = 1024
ALL_KNOW: Final = 2048
SLOT: Final = 4095
"""Card and knowledge; above them stands why a card was set aside."""
SERIAL: Final = 1024
"""A card in play is its number plus SERIAL times a number that no other card in play has."""
GROUP: Final = 4096
"""A card set aside is its slot plus GROUP times one of these, or a number that each play of Gear has."""
LOOKED_AT: Final = 0
SAVED: Final = 1
BY_LIBRARY: Final = 2
FIRST_SERIAL: Final = 8

# Where a gained card goes.
TO_DISCARD: Final = 0
TO_HAND: Final = 1
TO_DECK: Final = 2

NO_PILE: Final = -1
NOTHING: Final = -2
"""What Inheritance has set aside when there was nothing that it could."""
_NO_CARDS: Final = vec[i64]()


@final
class Player:
    """One player's cards and tokens."""

    def __init__(self) -> None:
        self.hand: vec[i64] = _NO_CARDS
        self.deck: vec[i64] = _NO_CARDS
        """The top card last."""
        self.discard: vec[i64] = _NO_CARDS
        """The top card last."""
        self.aside: vec[i64] = _NO_CARDS
        """Cards set aside or being looked at, each with its group."""
        self.play: vec[i64] = _NO_CARDS
        """Cards in play, each with a number of its own."""
        self.mat: vec[i64] = _NO_CARDS
        """The Tavern mat; open to all."""
        self.links: vec[i64] = _NO_CARDS
        """Pairs: a card in play that doubled another, and the one it doubled."""
        self.tokens: vec[i64] = _NO_CARDS
        """For each token that lies on a pile, which one."""
        self.inherited: i64 = NO_PILE
        """The card set aside by Inheritance, or NOTHING; NO_PILE as long as it was not bought."""
        self.journey_up: bool = True
        self.minus_card: bool = False
        self.minus_coin: bool = False
        self.turns: i64 = 0
        """Turns taken, extra turns not counted."""
        self.gained: i64 = 0
        """Cards gained in the last own turn."""
        self.shuffles: i64 = 0

    def clone(self) -> "Player":
        """An independent copy."""
        copy = Player()
        copy.hand = self.hand[:]
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        if len(self.aside) > 0:
            copy.aside = self.aside[:]
        if len(self.play) > 0:
            copy.play = self.play[:]
        if len(self.mat) > 0:
            copy.mat = self.mat[:]
        if len(self.links) > 0:
            copy.links = self.links[:]
        copy.tokens = self.tokens
        copy.inherited = self.inherited
        copy.journey_up = self.journey_up
        copy.minus_card = self.minus_card
        copy.minus_coin = self.minus_coin
        copy.turns = self.turns
        copy.gained = self.gained
        copy.shuffles = self.shuffles
        return copy

    # Looking.

    def holds(self, card: i64) -> bool:
        """Whether the card is in the hand."""
        hand = self.hand
        return any(hand[i] & KIND == card for i in range(len(hand)))

    def in_play(self, this: i64) -> bool:
        """Whether this very card is in play."""
        play = self.play
        return any(play[i] == this for i in range(len(play)))

    def on_mat(self, card: i64) -> i64:
        """How many of these lie on the Tavern mat."""
        n: i64 = 0
        for i in range(len(self.mat)):
            if self.mat[i] == card:
                n += 1
        return n

    def token_on(self, kind: i64) -> i64:
        """The pile on which the token lies, or NO_PILE."""
        return self.tokens[kind] if len(self.tokens) > 0 else NO_PILE

    def has_token_on(self, pile: i64) -> bool:
        """Whether any own token lies on the pile."""
        return any(self.tokens[kind] == pile for kind in range(len(self.tokens)))

    def count_aside(self, group: i64) -> i64:
        """How many cards of a group are set aside."""
        n: i64 = 0
        for i in range(len(self.aside)):
            if self.aside[i] // GROUP == group:
                n += 1
        return n

    def first_aside(self, group: i64) -> i64:
        """The lowest card among those set aside for this reason: how they lie decides nothing."""
        first: i64 = NO_PILE
        for i in range(len(self.aside)):
            card: i64 = self.aside[i] & KIND
            if self.aside[i] // GROUP == group and (first == NO_PILE or card < first):
                first = card
        return first

    # Moving. The State's verbs call these and tell what happened.

    def move_token(self, kind: i64, pile: i64) -> None:
        """Put a token on a pile; the row of tokens is replaced, never written to, so that clones share it."""
        row = [NO_PILE] * len(TOKENS)
        for k in range(len(self.tokens)):
            row[k] = int(self.tokens[k])
        row[kind] = int(pile)
        self.tokens = vec[i64](row)

    def take_from_hand(self, card: i64) -> i64:
        """Lift a card from the hand; its slot. Of several equal ones the one goes that everybody knows of."""
        hand = self.hand
        best: i64 = -1
        for i in range(len(hand)):
            if hand[i] & KIND == card and (best < 0 or hand[i] > hand[best]):
                best = i
        self.hand, slot = pop(self.hand, best)
        return slot

    def hide_hand(self) -> None:
        """A card has left the hand unseen: the others no longer know of any card that it lies here."""
        hand = self.hand
        for i in range(len(hand)):
            hand[i] = hand[i] & KIND | OWNER_KNOWS

    def hide_aside(self, group: i64) -> bool:
        """The same among cards looked at; whether the one that left was chosen among several."""
        aside = self.aside
        chosen = False
        for i in range(len(aside)):
            if aside[i] // GROUP == group:
                aside[i] = (aside[i] & KIND) + OWNER_KNOWS + group * GROUP
                chosen = True
        return chosen


def index_of(cards: vec[i64], entry: i64) -> i64:
    """Where the entry lies, or −1."""
    for i in range(len(cards)):
        if cards[i] == entry:
            return i
    return -1
