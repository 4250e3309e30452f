"""Routes of Africana: every way that a hand can pay for, or nearly so, and what lies along it.

Hundredths of a point are the measure of all things. A card that fits is played before the joker, and the
joker before a card that is missing: nothing is lost by that order, as a joker left over replaces the last
travel card.
"""

from typing import Final, final

from mypy_extensions import i64

from cairn.core.zones import shl
from cairn.games.africana.bots.chart import MISSING, NOTHING, Leg, Route
from cairn.games.africana.bots.outlook import MOST_STEPS, Outlook, at_most
from cairn.games.africana.rules.pieces import (
    CHANGE_COST,
    FIRST_ASSISTANT,
    HAND_LIMIT,
    JOKER,
    MARKERS,
    SPACES,
    count,
)

_ALL_SPACES: Final[i64] = 2**SPACES - 1
FAR_SIGHTED: Final[i64] = 3
"""With more steps to go there is nearly always hope, and to look for it is expensive."""


@final
class Routes(Outlook):
    """A search through all routes of a seat; the caller sets the terms before."""

    def search(self, place: i64, silver: i64, limit: i64, floor: i64, is_joint: bool) -> None:
        """Find the best routes from a place, by the last outlook; no more steps than the limit.

        Routes not above the floor are not looked for. A joint search wants the better one of `now` and `wait`
        only; the other may be anything that is less.
        """
        self._visit(self._begin(place, silver, limit, floor, is_joint))

    def first_steps(self, place: i64, silver: i64, limit: i64) -> list[Route]:
        """For each neighbouring place that can be entered, the best route that goes there first."""
        leg = self._begin(place, silver, limit, NOTHING, False)
        brought: i64 = self._do_all(leg)
        leg.trodden |= shl(1, place)
        found: list[Route] = []
        road: i64 = self.chart.first[place]
        while road < self.chart.first[place + 1]:
            self.now.worth = NOTHING
            self.wait.worth = NOTHING
            self._enter(leg, self.chart.roads[road])
            if self.now.worth > NOTHING:
                found.append(self.now.copy())
            road += 1
        self._give_back(brought)
        return found

    def _begin(self, place: i64, silver: i64, limit: i64, floor: i64, is_joint: bool) -> Leg:
        """Forget the last search, and be at the beginning of all routes."""
        self.now.worth = floor
        self.now.steps = 0
        self.wait.worth = floor
        self._is_joint = is_joint
        self._limit = MOST_STEPS
        if limit < MOST_STEPS:
            self._limit = limit
        leg = self._legs[0]
        leg.set_out(place, self._joined, silver)
        return leg

    def _visit(self, leg: Leg) -> None:
        """Do what there is to do here, weigh the route up to here, and try every step on."""
        brought: i64 = 0
        if self.busy[leg.place] & ~leg.done != 0:
            brought = self._do_all(leg)
        self._weigh(leg)
        left: i64 = self._limit - leg.steps
        if left == 1:
            self._step_last(leg)
        elif left > FAR_SIGHTED or (left > 1 and self._has_hope(leg)):
            leg.trodden |= shl(1, leg.place)
            first = self.chart.first
            roads = self.chart.roads
            road: i64 = first[leg.place]
            end: i64 = first[leg.place + 1]
            while road < end:
                to: i64 = roads[road]
                if leg.trodden >> to & 1 == 0:
                    self._enter(leg, to)
                road += 1
        if brought != 0:
            self._give_back(brought)

    def _give_back(self, brought: i64) -> None:
        """Take the assistants out of the hand that came at a place."""
        card: i64 = FIRST_ASSISTANT
        while brought != 0:
            if brought & 1:
                self.cards[card] = self.cards[card] - 1
            brought >>= 1
            card += 1

    def _step_last(self, leg: Leg) -> None:
        """Try every last step but those that lead to nothing to do and to no better route."""
        if self._hand_after(leg) == 0:
            return
        least: i64 = self._lack(leg) - self._hand[1]
        leg.trodden |= shl(1, leg.place)
        first = self.chart.first
        roads = self.chart.roads
        road: i64 = first[leg.place]
        end: i64 = first[leg.place + 1]
        while road < end:
            to: i64 = roads[road]
            has_use: bool = self.busy[to] & ~leg.done != 0 or self._outlook[leg.layer + to] > least
            if has_use and leg.trodden >> to & 1 == 0:
                self._enter(leg, to)
            road += 1

    def _enter(self, leg: Leg, place: i64) -> None:
        """Go on to a neighbouring place, in all ways that differ."""
        symbol: i64 = self.chart.symbol[place]
        second: i64 = self.chart.second[place]
        card: i64 = self._card_for(symbol)
        other: i64 = MISSING if second == symbol else self._card_for(second)
        if card == MISSING:
            card = other
            other = MISSING
        if card == MISSING and self.cards[JOKER] > 0:
            card = JOKER
        next_leg = self._legs[leg.steps + 1]
        if card == MISSING:
            is_payable = leg.is_payable and leg.silver >= (leg.missing + 1) * CHANGE_COST
            if leg.missing < self.most_missing and (is_payable or self.may_wait):
                next_leg.follow(leg, place, MISSING)
                next_leg.missing += 1
                next_leg.delay += self.rare_cost if second == symbol else self.missing_cost
                next_leg.is_payable = is_payable
                self._visit(next_leg)
            return
        while card != MISSING:
            next_leg.follow(leg, place, card)
            n: i64 = self.cards[card]
            gone: i64 = 1 if n == 1 and card < FIRST_ASSISTANT else 0
            self.cards[card] = n - 1
            self._colours -= gone
            self._visit(next_leg)
            self._colours += gone
            self.cards[card] = n
            card = other
            other = MISSING

    def _card_for(self, colour: i64) -> i64:
        """The card for a colour: the assistant, which comes back, or a travel card."""
        if self.cards[FIRST_ASSISTANT + colour] > 0:
            return FIRST_ASSISTANT + colour
        return colour if self.cards[colour] > 0 else MISSING

    def _do_all(self, leg: Leg) -> i64:
        """End and join all that can be; a bit for each assistant that comes, from the first colour on."""
        place: i64 = leg.place
        done: i64 = leg.done
        joined: i64 = leg.joined
        brought: i64 = 0
        busy: i64 = self.busy[place]
        rest: i64 = busy & ~leg.done
        goal: i64 = 0
        while rest != 0:
            if rest & 1 and self.target[goal] == place:
                is_ended: bool = leg.joined >> goal & 1 == 1 if goal < SPACES else self.points[goal] > 0
                if is_ended:
                    leg.done |= shl(1, goal)
                    leg.points += self.points[goal]
                    leg.silver += self.coins[goal]
                    leg.hazard += self.hazard[goal]
                    card: i64 = self.brings[goal]
                    if card >= 0:
                        self.cards[card] = self.cards[card] + 1
                        brought |= shl(1, card - FIRST_ASSISTANT)
            rest >>= 1
            goal += 1
        rest = busy & _ALL_SPACES & ~(leg.joined | leg.done)
        space: i64 = 0
        while rest != 0:
            if rest & 1 and self.start[space] == place and count(leg.joined & ~leg.done) < MARKERS:
                leg.joined |= shl(1, space)
                leg.silver += self.bonus_coins[space]
                leg.drawn += self.bonus_cards[space]
            rest >>= 1
            space += 1
        if leg.done != done or leg.joined != joined:
            leg.trodden = 0
            self._look_again(leg, leg.done ^ done, leg.joined ^ joined)
        return brought

    def _weigh(self, leg: Leg) -> None:
        """Compare the route up to here with the best ones."""
        saved: i64 = 1 if leg.spent > 0 and self.cards[JOKER] > 0 else 0
        left: i64 = at_most(self.travel_cards - leg.spent + leg.drawn + saved)
        is_over: bool = leg.done != 0 and self._is_over(leg.done)
        worth: i64 = leg.points
        if is_over:
            worth += self._last_worth(leg)
        else:
            worth += (
                leg.silver * self.silver_worth
                + self._outlook[leg.layer + leg.place]
                + self._colours * self.variety
            )
        if leg.missing == 0:
            worth += self.last_hand_worth[left] if is_over else self.hand_worth[left]
            if worth > self.now.worth:
                self._take(self.now, worth, leg)
            return
        if self.may_wait and leg.steps <= HAND_LIMIT:
            later: i64 = worth + self.hand_worth[left] - self.wait_cost - leg.delay - leg.hazard * leg.missing
            if later > self.wait.worth:
                self._take(self.wait, later, leg)
        if leg.is_payable:
            worth -= leg.missing * CHANGE_COST * self.silver_worth
            if worth + self.hand_worth[left] <= self.now.worth:
                return
            spare: i64 = self._spare()
            if spare != MISSING and (leg.missing == 1 or left - leg.drawn >= leg.missing):
                if spare < FIRST_ASSISTANT:
                    left -= leg.missing
                worth += self.hand_worth[left]
                if worth > self.now.worth:
                    self._take(self.now, worth, leg)
                    if self.now.card == MISSING:
                        self.now.card = spare
                        self.now.is_changed = True

    def _is_over(self, done: i64) -> bool:
        """Whether enough expeditions are ended that there is no other turn."""
        return count(done & _ALL_SPACES) > self.most_ends

    def _last_worth(self, leg: Leg) -> i64:
        """What is left if the game ends with this route; to win by it is worth more than points."""
        worth: i64 = leg.silver * self.last_silver_worth
        goal: i64 = 0
        while goal < self.goals:
            if leg.done >> goal & 1 == 0:
                worth += self.leftover[goal]
            goal += 1
        return worth + self.victory if leg.points + self.lead > 0 else worth - self.victory

    def _spare(self) -> i64:
        """A card that the route does not need, to be played as another colour."""
        best: i64 = MISSING
        most: i64 = 0
        card: i64 = 0
        while card < JOKER:
            if card >= FIRST_ASSISTANT and self.cards[card] > 0:
                return card
            if self.cards[card] > most:
                best = card
                most = self.cards[card]
            card += 1
        return best

    def _take(self, route: Route, worth: i64, leg: Leg) -> None:
        """Note the route up to here; a joker left over is played instead of the last travel card."""
        route.worth = worth
        route.steps = leg.steps
        route.is_changed = False
        if leg.steps > 0:
            first = self._legs[1]
            route.place = first.place
            route.card = first.card
            if leg.spent == 1 and self.cards[JOKER] > 0 and first.card < FIRST_ASSISTANT:
                route.card = JOKER
