"""What the rule bot of Adventure Tours sees, and what it expects of the rest of the round.

It looks at an imagined world, but only at what its seat knows: its own hand, how many cards the others hold,
the rows, the boards, the money and the height of the draw pile.
"""

from typing import Final, final

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
    PROMOTE_EQUIPMENT,
    PROTECT,
    ROUNDS,
    SAME_COLOUR_MEMBER,
    SECOND_MEMBER,
    SECOND_TURN,
    STEAL_EQUIPMENT,
    STEAL_MEMBER,
    level,
    unpacked,
)
from cairn.games.adventure_tours.rules.player import cards_of
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
HORIZON: Final = 14
"""Further turns are not thought of."""
MOST_EXTRA: Final = 4
"""Extra turns beyond these are not thought of."""
FURTHEST: Final = 99
"""The last entry of what is computed by turns."""
HIGHEST: Final = 31
"""Levels above it are taken for this one."""
WON: Final = 100.0
"""To end the last round as the richest comes before all else."""
LOST: Final = -8.0
"""To end it behind another is better than little."""
AHEAD: Final = 2.0
"""The most that a lead counts when an earlier round ends."""


@final
class Sight:
    """A world, and what follows from it for one seat."""

    def __init__(self, s: State, me: int) -> None:
        self.s: Final = s
        self.me: Final = me
        self.kit: Final = s.kit
        player = s.players[me]
        self.levels: Final[i64] = player.levels
        self.ability: Final = int(s.ability(me))
        self.is_last_round: Final = int(s.round) == ROUNDS
        self.has_ability: Final = int(s.seat) == me and not s.spent
        """Whether the ability can still serve in this turn, which is the seat's own."""
        waiting = s.extra_turns() if int(s.seat) == me else 0
        if self.has_ability and self.ability == SECOND_TURN:
            waiting += 1
        self.extra: Final = waiting
        """Turns that follow this one directly."""
        self.weight: Final = self._weights()
        self.odds: Final = self._odds()
        """How likely the round still goes on at each coming turn of the seat, extra turns first; then 0."""
        self.hours: Final = self._hours()
        """How many turns are likely before each of them."""
        self.held: Final = cards_of(player.hand)
        self.bonus: Final = self._bonuses()
        """What each action is worth as the table is now."""
        self.worth: Final = [self._worth(card) for card in range(len(self.kit.cards))]
        """What it brings to lay a card as a member, its cost in hand saved."""
        self.hand: Final = [card for _, card in sorted([(-self.worth[card], card) for card in self.held])]
        """The most worth first."""
        self.promise: Final = [self._promise(colour) for colour in range(len(COLOURS))]
        """What an unknown card is likely to bring: by its colour and the level of that."""

    # The others.

    def _weights(self) -> list[float]:
        """How much the coins of each player matter; one's own count 0 here."""
        ahead = self.leader()
        return [
            0.0 if seat == self.me else LEADER if seat == ahead else RIVAL
            for seat in range(len(self.s.players))
        ]

    def standing(self, seat: int) -> int:
        """The money of a player with what this round has brought so far; half the hand will yet be laid."""
        player = self.s.players[seat]
        return int(player.money) + int(income(self.s, seat)) - len(player.hand)

    def leader(self) -> int:
        """The rival who is ahead."""
        best = -1
        for seat in range(len(self.s.players)):
            if seat != self.me and (best < 0 or self.standing(seat) > self.standing(best)):
                best = seat
        return best

    def _odds(self) -> list[float]:
        """An own turn comes when no other has ended the round before it."""
        odds = [1.0] * MOST_EXTRA
        seats = len(self.s.players)
        delay = 1.0
        for turn in range(1, HORIZON):
            delay *= DELAY
            stays = delay
            for seat in range(seats):
                if seat != self.me:
                    ability: i64 = self.s.ability(seat)
                    plays = 2 * turn if ability in (SECOND_TURN, SECOND_MEMBER) else turn
                    for _ in range(plays - len(self.s.players[seat].hand) + 1):
                        stays *= STAYS
            if turn * seats > 2 * int(self.s.left):
                stays *= STAYS
            odds.append(stays)
            if self.ability == SECOND_TURN:
                odds.append(stays)
        return odds + [0.0] * (FURTHEST + 1 - len(odds))

    def _hours(self) -> list[float]:
        hours = [0.0]
        for chance in self.odds:
            hours.append(hours[-1] + chance)
        return hours

    def last_member(self, seat: int) -> int:
        """The member that an attack would hit, or −1."""
        row = self.s.players[seat].members
        return int(row[len(row) - 1] & KIND) if len(row) > 0 else -1

    def last_equipment(self, seat: int) -> int:
        """The equipment card that an attack would hit, or −1."""
        row = self.s.players[seat].equipment
        return int(row[len(row) - 1] & KIND) if len(row) > 0 else -1

    # What an action does, in coins of this seat.

    def gift_to(self, seat: int, before: int) -> float:
        """What it brings to let a rival draw, who has got n cards by the same action before."""
        held = len(self.s.players[seat].hand) + before
        # A player who is about to end the round is kept from it.
        delay = TURN / 2 if held == 1 else TURN / 4 if held == 2 else 0.0
        return self.strike(seat, self.weight[seat] * GIFT + (delay if len(self.held) > 1 else 0.0), 0.0)

    def strike(self, seat: int, harm: float, gain: float) -> float:
        """What an attack brings if the rival cannot protect himself; if he can, it costs him his guard."""
        if self.s.players[seat].is_guarded():
            return min(harm, self.weight[seat] * COST_OF_A_CARD) * 0.8
        return harm + gain

    def hit(self, action: int, seat: int) -> float:
        """What it brings to take a rival's last equipment card or last member; below 0 where none lies."""
        weight = self.weight[seat]
        if action in (DISCARD_EQUIPMENT, STEAL_EQUIPMENT):
            card = self.last_equipment(seat)
            if card < 0 or seat == self.me:
                return -1.0
            worth = self.equipment_worth(card)
            return self.strike(seat, weight * worth, worth if action == STEAL_EQUIPMENT else 0.0)
        card = self.last_member(seat)
        if card < 0 or seat == self.me:
            return -1.0
        money = float(int(self.kit.money[card]))
        return self.strike(seat, weight * money, money if action == STEAL_MEMBER else 0.0)

    def _bonuses(self) -> list[float]:
        """By the number of the action; the best target is taken."""
        bonus = [0.0] * (PROTECT + 1)
        for seat in range(len(self.s.players)):
            if seat != self.me:
                bonus[GIVE_ONE] = max(bonus[GIVE_ONE], self.gift_to(seat, 0))
                for action in (DISCARD_EQUIPMENT, STEAL_EQUIPMENT, DISCARD_MEMBER, STEAL_MEMBER):
                    bonus[action] = max(bonus[action], self.hit(action, seat))
        bonus[GIVE_TWO] = 1.8 * bonus[GIVE_ONE]
        if len(self.held) > 1:
            bonus[EXTRA_EQUIPMENT] = LEVEL
            bonus[EXTRA_TURN] = TURN
        guarded = self.last_member(self.me)
        if guarded >= 0 and not self.s.players[self.me].is_guarded():
            bonus[PROTECT] = 0.2 * float(int(self.kit.money[guarded]))
        return bonus

    # One's own cards.

    def equipment_worth(self, card: int) -> float:
        """What a laid equipment card is worth, if the round goes on."""
        return LEVEL * float(sum(unpacked(self.kit.equipment[card]))) * self.odds[MOST_EXTRA]

    def can_join(self, card: int, levels: i64) -> bool:
        """Whether these levels meet the demand of a card."""
        return self.kit.demand[card] <= level(levels, self.kit.colour[card])

    def _worth(self, card: int) -> float:
        action: i64 = self.kit.action[card]
        worth = float(int(self.kit.money[card]) + COST_OF_A_CARD) + self.bonus[action]
        if action == PROMOTE_EQUIPMENT:
            worth += self.promoted(int(self.kit.colour[card]))
        elif action == SAME_COLOUR_MEMBER and self._has_friend(card):
            worth += TURN
        return worth

    def promoted(self, colour: int) -> float:
        """The money of one's own equipment of a colour."""
        money = 0
        for card in cards_of(self.s.players[self.me].equipment):
            if int(self.kit.colour[card]) == colour:
                money += int(self.kit.money[card])
        return float(money)

    def _has_friend(self, card: int) -> bool:
        """Whether another hand card of the same colour can join now."""
        friends = 0
        for other in self.held:
            if self.kit.colour[other] == self.kit.colour[card] and self.can_join(other, self.levels):
                friends += 1
        return friends > (1 if card in self.held else 0)

    def _promise(self, colour: int) -> list[float]:
        """For each level: the sum over all cards of the colour that it would let join."""
        found = [0.0] * (HIGHEST + 1)
        for card in range(len(self.worth)):
            if int(self.kit.colour[card]) == colour and int(self.kit.demand[card]) <= HIGHEST:
                found[self.kit.demand[card]] += self.worth[card] * float(int(self.kit.copies[card])) / DECK
        for reached in range(1, len(found)):
            found[reached] += found[reached - 1]
        return found

    def hopes(self, levels: i64) -> float:
        """What an unknown card is likely to bring with these levels."""
        hope = 0.0
        for colour in range(len(COLOURS)):
            hope += self.promise[colour][min(HIGHEST, int(level(levels, colour)))]
        return hope

    def end(self, coins: int) -> float:
        """What it is worth to end the round with n more coins from members."""
        best = 0
        for seat in range(len(self.s.players)):
            if seat != self.me:
                best = max(best, int(after(self.s.players[seat].money, net(self.s, seat))))
        lead = int(self.s.players[self.me].money) + int(income(self.s, self.me)) + coins - best
        if self.is_last_round:
            return WON + lead if lead > 0 else WON / 2 if lead == 0 else LOST
        return max(-AHEAD, min(AHEAD, 0.2 * lead))
