"""What the policy of Adventure Tours sees, and what it expects of the rest of the round.

It looks at an imagined world, but only at what its seat knows: its own hand, how many cards the others hold,
the rows, the boards, the money and the height of the draw pile. Its memory is filled again at each decision.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.games.adventure_tours.rules.pieces import (
    COLOURS,
    COST_OF_A_CARD,
    DECK,
    DISCARD_EQUIPMENT,
    DISCARD_MEMBER,
    EXTRA_EQUIPMENT,
    EXTRA_TURN,
    GIVE_ONE,
    GIVE_TWO,
    KIND,
    MOST_SEATS,
    PROMOTE_EQUIPMENT,
    PROTECT,
    ROUNDS,
    SAME_COLOUR_MEMBER,
    SECOND_MEMBER,
    SECOND_TURN,
    STEAL_EQUIPMENT,
    STEAL_MEMBER,
    level,
)
from cairn.games.adventure_tours.rules.scoring import after, income, net
from cairn.games.adventure_tours.rules.state import State

# Coins, weighed by playing some thousands of games against neighbouring values.
STAYS: Final = 0.6
"""How likely the round goes on for each turn in which another player could have ended it."""
DELAY: Final = 0.96
"""What is left of a gain that must wait for another turn, even where nobody can end the round."""
TURN: Final = 3.0
"""What one more turn is worth."""
LEADER: Final = 0.6
"""How much a coin lost by the leading rival counts."""
RIVAL: Final = 0.2
"""How much a coin lost by any other rival counts."""
LEVEL: Final = 1.0
"""What a level is worth while the round goes on."""
GIFT: Final = 0.8
"""What a card too many costs the player who gets it."""
HORIZON: Final[i64] = 14
"""Further turns are not thought of."""
MOST_EXTRA: Final[i64] = 4
"""Extra turns beyond these are not thought of."""
FURTHEST: Final[i64] = 31
"""The last entry of what is computed by turns."""
HIGHEST: Final[i64] = 31
"""Levels above it are taken for this one."""
WON: Final = 100.0
"""To end the last round as the richest comes before all else."""
LOST: Final = -8.0
"""To end it behind another is better than little."""
AHEAD: Final = 2.0
"""The most that a lead counts when an earlier round ends."""

EAGER: Final = [-2.0, 0.0, 0.5]
"""What setting out at once is worth to a careful player, to any, and to a bold one."""

MOST_CARDS: Final = 128


def zeros(n: int) -> vec[float]:
    """Room for n numbers."""
    return vec[float]([0.0] * n)


@final
class Sight:
    """A world, and what follows from it for one seat."""

    def __init__(self, boldness: int = 0) -> None:
        self.s: State = State()
        self.me: i64 = 0
        self.levels: i64 = 0
        self.ability: i64 = 0
        self.is_last_round: bool = False
        self.has_ability: bool = False
        """Whether the ability can still serve in this turn, which is the seat's own."""
        self.extra: i64 = 0
        """Turns that follow this one directly."""
        self.weight: Final = zeros(MOST_SEATS)
        """How much the coins of each player matter; one's own count 0 here."""
        self.odds: Final = zeros(int(FURTHEST) + 1)
        """How likely the round still goes on at each coming turn of the seat, extra turns first; then 0."""
        self.hours: Final = zeros(int(FURTHEST) + 1)
        """How many turns are likely before each of them."""
        self.bonus: Final = zeros(PROTECT + 1)
        """What each action is worth as the table is now."""
        self.worth: Final = zeros(MOST_CARDS)
        """What it brings to lay a card as a member, its cost in hand saved."""
        self.hand: Final = vec[i64]([0] * DECK)
        """The most worth first."""
        self.eager: Final[float] = EAGER[boldness + 1]
        """What it is worth to this player to let a card join now rather than later."""
        self.held: i64 = 0
        """How many cards are in hand."""
        self.holds: Final = vec[i64]([0] * MOST_CARDS)
        """How many of each type."""
        self.promise: Final = zeros(len(COLOURS) * (int(HIGHEST) + 1))
        """What an unknown card is likely to bring: by its colour and the level of that."""
        self._joinable: Final = vec[i64]([0] * len(COLOURS))
        """How many hand cards of each colour can join now."""
        self._equipped: Final = vec[i64]([0] * len(COLOURS))
        """The money of one's own equipment, by colour."""

    def look(self, s: State, me: i64) -> None:
        """See a position through the eyes of a seat."""
        self.s = s
        self.me = me
        player = s.players[me]
        self.levels = player.levels
        self.ability = s.ability(me)
        self.is_last_round = s.round == ROUNDS
        self.has_ability = s.seat == me and not s.spent
        self.extra = s.extra_turns() if s.seat == me else 0
        if self.has_ability and self.ability == SECOND_TURN:
            self.extra += 1
        self._look_at_others()
        self._look_ahead()
        self._count_cards()
        self._set_bonuses()
        self._set_worths()
        self._sort_hand()

    # The others.

    def _look_at_others(self) -> None:
        seats: i64 = len(self.s.players)
        ahead: i64 = -1
        most: i64 = 0
        seat: i64 = 0
        while seat < seats:
            if seat != self.me:
                player = self.s.players[seat]
                # Half the hand will yet be laid.
                standing: i64 = player.money + income(self.s, seat) - len(player.hand)
                if ahead < 0 or standing > most:
                    ahead = seat
                    most = standing
            seat += 1
        seat = 0
        while seat < seats:
            self.weight[seat] = 0.0 if seat == self.me else LEADER if seat == ahead else RIVAL
            seat += 1

    def _look_ahead(self) -> None:
        """An own turn comes when no other has ended the round before it."""
        seats: i64 = len(self.s.players)
        at: i64 = 0
        while at < MOST_EXTRA:
            self.odds[at] = 1.0
            at += 1
        delay: float = 1.0
        turn: i64 = 1
        while turn < HORIZON:
            delay *= DELAY
            ends: i64 = 1 if turn * seats > 2 * self.s.left else 0
            seat: i64 = 0
            while seat < seats:
                if seat != self.me:
                    ability: i64 = self.s.ability(seat)
                    plays: i64 = 2 * turn if ability in (SECOND_TURN, SECOND_MEMBER) else turn
                    could: i64 = plays - len(self.s.players[seat].hand) + 1
                    if could > 0:
                        ends += could
                seat += 1
            stays: float = delay
            while ends > 0:
                stays *= STAYS
                ends -= 1
            self.odds[at] = stays
            at += 1
            if self.ability == SECOND_TURN:
                self.odds[at] = stays
                at += 1
            turn += 1
        while at <= FURTHEST:
            self.odds[at] = 0.0
            at += 1
        hours: float = 0.0
        at = 0
        while at <= FURTHEST:
            self.hours[at] = hours
            hours += self.odds[at]
            at += 1

    def last_member(self, seat: i64) -> i64:
        """The member that an attack would hit, or −1."""
        return last_of(self.s.players[seat].members, -1)

    def last_equipment(self, seat: i64) -> i64:
        """The equipment card that an attack would hit, or −1."""
        return last_of(self.s.players[seat].equipment, -1)

    # What an action does, in coins of this seat.

    def gift_to(self, seat: i64, before: i64) -> float:
        """What it brings to let a rival draw, who has got n cards by the same action before."""
        held: i64 = len(self.s.players[seat].hand) + before
        # A player who is about to end the round is kept from it.
        delay: float = TURN / 2.0 if held == 1 else TURN / 4.0 if held == 2 else 0.0
        return self.strike(seat, self.weight[seat] * GIFT + (delay if self.held > 1 else 0.0), 0.0)

    def strike(self, seat: i64, harm: float, gain: float) -> float:
        """What an attack brings if the rival cannot protect himself; if he can, it costs him his guard."""
        if self.s.players[seat].is_guarded():
            guard: float = self.weight[seat] * float(COST_OF_A_CARD)
            return (harm if harm < guard else guard) * 0.8
        return harm + gain

    def hit(self, action: i64, seat: i64) -> float:
        """What it brings to take a rival's last equipment card or last member; below 0 where none lies."""
        if seat == self.me:
            return -1.0
        weight: float = self.weight[seat]
        if action in (DISCARD_EQUIPMENT, STEAL_EQUIPMENT):
            card: i64 = self.last_equipment(seat)
            if card < 0:
                return -1.0
            worth: float = self.equipment_worth(card)
            return self.strike(seat, weight * worth, worth if action == STEAL_EQUIPMENT else 0.0)
        card = self.last_member(seat)
        if card < 0:
            return -1.0
        money: float = float(self.s.kit.money[card])
        return self.strike(seat, weight * money, money if action == STEAL_MEMBER else 0.0)

    def _set_bonuses(self) -> None:
        """By the number of the action; the best target is taken."""
        action: i64 = 0
        while action <= PROTECT:
            self.bonus[action] = 0.0
            action += 1
        seats: i64 = len(self.s.players)
        seat: i64 = 0
        while seat < seats:
            if seat != self.me:
                self._raise_bonus(GIVE_ONE, self.gift_to(seat, 0))
                self._raise_bonus(DISCARD_EQUIPMENT, self.hit(DISCARD_EQUIPMENT, seat))
                self._raise_bonus(STEAL_EQUIPMENT, self.hit(STEAL_EQUIPMENT, seat))
                self._raise_bonus(DISCARD_MEMBER, self.hit(DISCARD_MEMBER, seat))
                self._raise_bonus(STEAL_MEMBER, self.hit(STEAL_MEMBER, seat))
            seat += 1
        self.bonus[GIVE_TWO] = 1.8 * self.bonus[GIVE_ONE]
        if self.held > 1:
            self.bonus[EXTRA_EQUIPMENT] = LEVEL
            self.bonus[EXTRA_TURN] = TURN
        guarded: i64 = self.last_member(self.me)
        if guarded >= 0 and not self.s.players[self.me].is_guarded():
            self.bonus[PROTECT] = 0.2 * float(self.s.kit.money[guarded])

    def _raise_bonus(self, action: i64, gain: float) -> None:
        if gain > self.bonus[action]:
            self.bonus[action] = gain

    # One's own cards.

    def _count_cards(self) -> None:
        kit = self.s.kit
        card: i64 = 0
        while card < len(kit.cards):
            self.holds[card] = 0
            card += 1
        colour: i64 = 0
        while colour < len(COLOURS):
            self._joinable[colour] = 0
            self._equipped[colour] = 0
            colour += 1
        hand = self.s.players[self.me].hand
        self.held = len(hand)
        for i in range(len(hand)):
            card = hand[i]
            self.holds[card] += 1
            if self.can_join(card, self.levels):
                self._joinable[kit.colour[card]] += 1
        equipment = self.s.players[self.me].equipment
        for i in range(len(equipment)):
            card = equipment[i] & KIND
            self._equipped[kit.colour[card]] += kit.money[card]

    def _set_worths(self) -> None:
        """What each card brings as a member, and what one is likely to bring that nobody has seen."""
        kit = self.s.kit
        i: i64 = 0
        while i < len(COLOURS) * (HIGHEST + 1):
            self.promise[i] = 0.0
            i += 1
        card: i64 = 0
        while card < len(kit.cards):
            action: i64 = kit.action[card]
            colour: i64 = kit.colour[card]
            worth: float = float(kit.money[card] + COST_OF_A_CARD) + self.bonus[action]
            if action == PROMOTE_EQUIPMENT:
                worth += float(self._equipped[colour])
            elif action == SAME_COLOUR_MEMBER and self._joinable[colour] > (1 if self.holds[card] > 0 else 0):
                worth += TURN
            self.worth[card] = worth
            if kit.demand[card] <= HIGHEST:
                at: i64 = colour * (HIGHEST + 1) + kit.demand[card]
                self.promise[at] += worth * float(kit.copies[card]) / float(DECK)
            card += 1
        i = 0
        while i < len(COLOURS) * (HIGHEST + 1):
            if i & HIGHEST != 0:
                self.promise[i] += self.promise[i - 1]
            i += 1

    def _sort_hand(self) -> None:
        hand = self.s.players[self.me].hand
        n: i64 = 0
        while n < len(hand):
            card: i64 = hand[n]
            at: i64 = n
            while at > 0 and self.worth[self.hand[at - 1]] < self.worth[card]:
                self.hand[at] = self.hand[at - 1]
                at -= 1
            self.hand[at] = card
            n += 1

    def equipment_worth(self, card: i64) -> float:
        """What a laid equipment card is worth, if the round goes on."""
        levels: i64 = self.s.kit.equipment[card]
        total: i64 = level(levels, 0) + level(levels, 1) + level(levels, 2)
        return LEVEL * float(total) * self.odds[MOST_EXTRA]

    def can_join(self, card: i64, levels: i64) -> bool:
        """Whether these levels meet the demand of a card."""
        return self.s.kit.demand[card] <= level(levels, self.s.kit.colour[card])

    def promoted(self, colour: i64) -> float:
        """The money of one's own equipment of a colour."""
        return float(self._equipped[colour])

    def hopes(self, levels: i64) -> float:
        """What an unknown card is likely to bring with these levels."""
        hope: float = 0.0
        colour: i64 = 0
        while colour < len(COLOURS):
            reached: i64 = level(levels, colour)
            hope += self.promise[colour * (HIGHEST + 1) + (reached if reached < HIGHEST else HIGHEST)]
            colour += 1
        return hope

    def end(self, coins: i64) -> float:
        """What it is worth to end the round with n more coins from members."""
        best: i64 = 0
        seats: i64 = len(self.s.players)
        seat: i64 = 0
        while seat < seats:
            if seat != self.me:
                rich: i64 = after(self.s.players[seat].money, net(self.s, seat))
                if rich > best:
                    best = rich
            seat += 1
        lead: i64 = self.s.players[self.me].money + income(self.s, self.me) + coins - best
        if self.is_last_round:
            return WON + float(lead) if lead > 0 else WON / 2.0 if lead == 0 else LOST
        share: float = 0.2 * float(lead)
        return -AHEAD if share < -AHEAD else AHEAD if share > AHEAD else share


def last_of(row: vec[i64], gone: i64) -> i64:
    """The type of the last card of a row, the one in this place (−1: none) left out; −1 without cards."""
    at: i64 = len(row) - 1
    if at == gone:
        at -= 1
    return row[at] & KIND if at >= 0 else -1
