"""The pieces of a game, and the verbs that move them.

The draw pile is a list that is never written to, drawn from its end: clones share it.
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from cairn.core import game as core
from cairn.core.errors import Args
from cairn.core.sources import Place
from cairn.core.zones import only
from cairn.games.adventure_tours.rules import scoring
from cairn.games.adventure_tours.rules.kit import Kit, read_kit
from cairn.games.adventure_tours.rules.pieces import ABILITIES, HAND, KIND, PROTECT, READY, ROUNDS
from cairn.games.adventure_tours.rules.player import NO_BOARD, Player, cards_of, place_of
from cairn.games.adventure_tours.rules.settings import OPTIONS, Settings

OWN_KIT: Final = read_kit()
"""The game's own component tables."""
_NO_CARDS: Final[list[int]] = []
_NO_INCOMES: Final[list[list[int]]] = []
_DEFAULTS: Final = Settings({option.name: option.default for option in OPTIONS})

_OF_ONES_OWN: Final = {
    "adventure-tours-discards-equipment": "adventure-tours-discards-own-equipment",
    "adventure-tours-discards-member": "adventure-tours-discards-own-member",
}
"""What is told where somebody aims at himself."""


class Pieces(core.State):
    """The pieces of all players, the piles, whose turn it is, and the rounds played before."""

    def __init__(self) -> None:
        super().__init__()
        self.kit: Kit = OWN_KIT
        self.settings: Settings = _DEFAULTS
        self.players: list[Player] = []
        self.discard: vec[i64] = vec[i64]()
        """Open; the last card is the top one. [AT-I1]"""
        self.pile: list[int] = _NO_CARDS
        self.left: i64 = 0
        """Cards left in the draw pile."""
        self.seat: i64 = 0
        """Whose turn it is, or was when the round ended."""
        self.spent: bool = False
        """Whether the ability of the player in turn has served in this turn."""
        self.turn: i64 = 0
        """Turns begun in this game, by all seats together."""
        self.round: i64 = 0
        """The rounds dealt so far."""
        self.starter: i64 = 0
        """Who starts this round or, between two, the next one."""
        self.incomes: list[list[int]] = _NO_INCOMES
        """What each finished round brought each seat, without the floor; replaced, never written to."""

    # Verbs: only they move pieces, and each tells what it did.

    def draw(self, me: int) -> None:
        """Take the top card of the draw pile, which nobody has seen before."""
        self.left -= 1
        card: i64 = self.pile[self.left]
        self.players[me].take(card)
        self.learnt += 1
        if self.sink is not None:
            places = [Place("deal", len(self.incomes), int(self.left))]
            self.tell("adventure-tours-draws", {"seat": me}, {"card": self.kit.cards[card]}, only(me), places)
            if self.left == 0:
                self.tell("adventure-tours-last-card-drawn", {"seat": me})

    def forgo_draw(self, me: int) -> None:
        """Say that no card is drawn for a card laid as equipment."""
        if self.sink is not None:
            self.tell("adventure-tours-forgoes-draw", {"seat": me})

    def discard_equipment(self, me: int, victim: int) -> None:
        """A player's last equipment card goes to the discard pile; members stay. [AT-X4, AT-T5]"""
        card: i64 = self._lose_equipment(victim)
        self.discard = append(self.discard, card)
        if self.sink is not None:
            self._tell_loss("adventure-tours-discards-equipment", me, victim, card)

    def steal_equipment(self, me: int, victim: int) -> None:
        """A player's last equipment card becomes one's own last; it no longer protects. [AT-X5, AT-A11]"""
        card: i64 = self._lose_equipment(victim)
        mine = self.players[me]
        mine.equipment = append(mine.equipment, card)
        mine.levels += self.kit.equipment[card]
        if self.sink is not None:
            self._tell_loss("adventure-tours-steals-equipment", me, victim, card)

    def discard_member(self, me: int, victim: int) -> None:
        """A player's last member goes to the discard pile. [AT-X8]"""
        card: i64 = self._lose_member(victim)
        self.discard = append(self.discard, card)
        if self.sink is not None:
            self._tell_loss("adventure-tours-discards-member", me, victim, card)

    def steal_member(self, me: int, victim: int) -> None:
        """A player's last member becomes one's own last, whatever its demand. [AT-X9]"""
        card: i64 = self._lose_member(victim)
        mine = self.players[me]
        mine.members = append(mine.members, self._moved(card))
        if self.sink is not None:
            self._tell_loss("adventure-tours-steals-member", me, victim, card)

    def promote(self, me: int, colour: i64) -> None:
        """All own equipment of a colour moves to the right of the members, in its order. [AT-X10]"""
        player = self.players[me]
        row = player.equipment
        player.equipment = vec[i64]()
        moved: list[str] = []
        for i in range(len(row)):
            card: i64 = row[i] & KIND
            if self.kit.colour[card] == colour:
                player.members = append(player.members, self._moved(card))
                player.levels -= self.kit.equipment[card]
                moved.append(self.kit.cards[card])
            else:
                player.equipment = append(player.equipment, row[i])
        if self.sink is not None:
            args: Args = {"seat": me, "cards": ", ".join(moved), "n": len(moved)}
            self.tell("adventure-tours-promotes", args)

    def make_ready(self, me: int) -> None:
        """Let the card just laid as equipment protect from there. [AT-A11]"""
        row = self.players[me].equipment
        last: i64 = len(row) - 1
        row[last] += READY
        if self.sink is not None:
            self.tell("adventure-tours-readies", {"seat": me, "card": self.kit.cards[row[last] & KIND]})

    def protect_from_members(self, me: int, card: int, which: int) -> None:
        """Discard a member that protects, this one from the left of several equal ones. [AT-X11]"""
        player = self.players[me]
        player.members, _ = pop(player.members, place_of(player.members, card + READY, which))
        self._protect(me, card)

    def protect_from_equipment(self, me: int, card: int, which: int) -> None:
        """Discard an equipment card that protects, this one from the left of several equal ones. [AT-A3]"""
        player = self.players[me]
        player.equipment, _ = pop(player.equipment, place_of(player.equipment, card + READY, which))
        player.levels -= self.kit.equipment[card]
        self._protect(me, card)

    def spend(self, me: int) -> None:
        """The ability of the player in turn serves, once in this turn. [AT-A9]"""
        self.spent = True
        if self.sink is not None:
            self.tell("adventure-tours-uses-ability", {"seat": me, "ability": ABILITIES[self.ability(me)]})

    def earn(self, me: int, coins: int) -> None:
        """Take the income of a round and pay for the hand. [AT-E1, AT-E2]"""
        player = self.players[me]
        cost = scoring.cost_of_hand(self, me)
        owned = int(player.money) + coins + cost
        player.money = scoring.after(player.money, coins)
        if self.sink is not None:
            members, held = len(player.members), len(player.hand)
            self.tell("adventure-tours-earns", {"seat": me, "coins": coins + cost, "n": members})
            if 0 < cost <= owned:
                self.tell("adventure-tours-pays", {"seat": me, "coins": cost, "n": held})
            elif cost > 0:
                # All that there is goes, and the rest is forgiven. [AT-E3]
                self.tell("adventure-tours-pays-all", {"seat": me, "coins": owned, "cost": cost, "n": held})

    def draft(self, me: int, board: int) -> None:
        """Choose a board for the next round. [AT-V2]"""
        self.players[me].drafted = board
        if self.sink is not None:
            self.tell("adventure-tours-drafts", {"seat": me, "board": self.kit.boards[board]})

    def deal(self) -> None:
        """Begin the next round: boards, a shuffled deck, six cards each, empty rows. [AT-S2, AT-E6]"""
        number = len(self.incomes)
        self.round = number + 1
        self._give_boards(number)
        deck = self.kit.deck[:]
        self.dice.shuffle(deck, "deal", number)
        for player in self.players:
            cards = [deck.pop() for _ in range(HAND)]
            cards.sort()
            player.hand = vec[i64](cards)
            player.equipment = vec[i64]()
            player.members = vec[i64]()
            player.levels = self.kit.start[player.board]
        self.discard = vec[i64]()
        self.pile = deck
        self.left = len(deck)
        self.learnt += 1
        if self.sink is not None:
            self._tell_deal()

    def _give_boards(self, number: int) -> None:
        """Random boards at the start, and before each round if so agreed; or those chosen. [AT-S1, AT-V1]"""
        if number == 0 or self.settings.shuffle:
            boards = self.kit.sides[1 if self.settings.expert else 0][:]
            self.dice.shuffle(boards, "boards", number)
            for seat, player in enumerate(self.players):
                player.board = boards[seat]
                if self.settings.expert and self.sink is not None:
                    args: Args = {"seat": seat, "board": self.kit.boards[boards[seat]]}
                    self.tell("adventure-tours-gets-board", args, places=[Place("boards", number, seat)])
        for player in self.players:
            if player.drafted != NO_BOARD:
                player.board = player.drafted
                player.drafted = NO_BOARD

    def _lose_equipment(self, victim: int) -> i64:
        player = self.players[victim]
        player.equipment, slot = pop(player.equipment)
        card: i64 = slot & KIND
        player.levels -= self.kit.equipment[card]
        return card

    def _lose_member(self, victim: int) -> i64:
        player = self.players[victim]
        player.members, slot = pop(player.members)
        return slot & KIND

    def _moved(self, card: i64) -> i64:
        """A stolen or promoted member: a Pater Miller protects only if that was agreed. [AT-P4]"""
        if self.settings.moved_protects and self.kit.action[card] == PROTECT:
            return card + READY
        return card

    def _protect(self, me: int, card: int) -> None:
        self.discard = append(self.discard, card)
        if self.sink is not None:
            self.tell("adventure-tours-protects", {"seat": me, "card": self.kit.cards[card]})

    def _tell_loss(self, key: str, me: int, victim: int, card: i64) -> None:
        name = self.kit.cards[card]
        if me == victim:
            self.tell(_OF_ONES_OWN[key], {"seat": me, "card": name})
        else:
            self.tell(key, {"seat": me, "victim": victim, "card": name})

    def _tell_deal(self) -> None:
        args: Args = {"n": int(self.round), "total": ROUNDS, "seat": int(self.starter)}
        is_drawn = self.round == 1 and self.settings.start < 0
        self.tell("adventure-tours-round-starts", args, places=[Place("start", 0)] if is_drawn else None)
        lowest = int(self.left) + HAND * len(self.players)
        for seat, player in enumerate(self.players):
            lowest -= HAND
            dealt = ", ".join([self.kit.cards[card] for card in cards_of(player.hand)])
            places = [Place("deal", len(self.incomes), lowest + i) for i in range(HAND)]
            told: Args = {"seat": seat, "n": HAND}
            self.tell("adventure-tours-is-dealt", told, {"cards": dealt}, only(seat), places)

    # Reading.

    def ability(self, me: i64) -> i64:
        """The ability of a player's board."""
        return self.kit.ability[self.players[me].board]

    def count_equipment(self, me: i64, colour: i64) -> i64:
        """How many equipment cards of a colour lie before a player. [AT-X13]"""
        row = self.players[me].equipment
        n: i64 = 0
        for i in range(len(row)):
            if self.kit.colour[row[i] & KIND] == colour:
                n += 1
        return n

    def is_running(self) -> bool:
        """Whether a round has been dealt that has not ended."""
        return len(self.incomes) < self.round
