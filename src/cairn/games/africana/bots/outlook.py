"""What a route of Africana may still bring: the outlook from every place, and the hope of more."""

from typing import Final

from mypy_extensions import i64

from cairn.core.zones import shl
from cairn.games.africana.bots.chart import NOTHING, Chart, Leg, Route
from cairn.games.africana.bots.terms import MOST_CARDS, MOST_GOALS, Terms, zeros
from cairn.games.africana.rules.pieces import CHANGE_COST, FIRST_ASSISTANT, JOKER, PLACES, SPACES, count

BEST_CARD: Final[i64] = 101
"""No travel card is worth more."""
MOST_STEPS: Final[i64] = 8
"""No route is longer: hands have five cards, and a few more come along the way."""


class Outlook(Terms):
    """The terms of a search, what follows from them for every place, and the best routes so far."""

    def __init__(self, chart: Chart) -> None:
        super().__init__()
        self.chart: Final = chart
        self.now: Final = Route()
        """The best route that can be gone now."""
        self.wait: Final = Route()
        """The best route for which cards are missing that could be drawn."""
        self.hint: i64 = NOTHING
        """What the best route was worth when it was last looked for, or less."""
        # The route that is being tried.
        self._limit: i64 = 0
        self._legs: Final = [Leg(steps) for steps in range(int(MOST_STEPS) + 1)]
        self._joined: i64 = 0
        """The expeditions that are joined at its beginning."""
        self._colours: i64 = 0
        """How many colours are left in hand."""
        self._outlook: Final = zeros(PLACES * (int(MOST_STEPS) + 2))
        """What is to be had from every place, at first and after each leg that has done something."""
        self._is_joint: bool = False
        self._prize: Final = zeros(MOST_GOALS)
        """What ending a goal brings, silver included."""
        self._gift: Final = zeros(SPACES)
        """What joining an expedition brings at most."""
        self._bringers: i64 = 0
        """A bit for each adventure that brings an assistant."""
        # Room for `_has_hope`.
        self._reach: Final = zeros(MOST_GOALS)
        self._chances: Final = zeros(MOST_GOALS)
        self._hand: Final = zeros(int(MOST_STEPS) + 1)

    def look_out(self, joined: i64) -> None:
        """Compute what is to be had from every place, with some expeditions joined and nothing done."""
        self._joined = joined
        self._bringers = 0
        self._colours = 0
        colour: i64 = 0
        while colour < FIRST_ASSISTANT:
            if self.cards[colour] > 0:
                self._colours += 1
            colour += 1
        place: i64 = 0
        while place < PLACES:
            self._outlook[place] = 0
            place += 1
        goal: i64 = 0
        while goal < self.goals:
            is_joined: bool = goal >= SPACES or joined >> goal & 1 == 1
            row: i64 = goal * PLACES
            place = 0
            if self.target[goal] >= 0:
                while place < PLACES:
                    pull: i64 = self.pull[row + place] if is_joined else self.open_pull[row + place]
                    self._outlook[place] = self._outlook[place] + pull
                    place += 1
            self._prize[goal] = self.points[goal] + self.coins[goal] * self.silver_worth
            if goal >= SPACES:
                if self.points[goal] > 0 and self.brings[goal] >= 0:
                    self._bringers |= shl(1, goal)
            else:
                self._gift[goal] = (
                    self.bonus_coins[goal] * self.silver_worth + self.bonus_cards[goal] * BEST_CARD
                )
            goal += 1

    def stay_worth(self, place: i64, silver: i64, drawn: i64) -> i64:
        """What the seat of the last outlook has if it does nothing and gets some travel cards."""
        worth: i64 = silver * self.silver_worth + self.hand_worth[at_most(self.travel_cards + drawn)]
        return worth + self._outlook[place] + self._colours * self.variety

    def _look_again(self, leg: Leg, done: i64, joined: i64) -> None:
        """Note the outlook of the places in reach, as some goals are newly done or joined."""
        far = self.chart.far
        ball = self.chart.ball
        outlook = self._outlook
        row: i64 = leg.place * PLACES
        layer: i64 = (leg.steps + 1) * PLACES
        i: i64 = 0
        while i < PLACES:
            place: i64 = ball[row + i]
            if far[row + place] > self._limit - leg.steps:
                break
            rest: i64 = outlook[leg.layer + place]
            k: i64 = place
            left: i64 = done
            while left != 0:
                if left & 1:
                    rest -= self.pull[k]
                left >>= 1
                k += PLACES
            k = place
            left = joined
            while left != 0:
                if left & 1:
                    rest += self.pull[k] - self.open_pull[k]
                left >>= 1
                k += PLACES
            outlook[layer + place] = rest
            i += 1
        leg.layer = layer

    def _has_hope(self, leg: Leg) -> bool:
        """Whether going on could lead to a better route than those that are known.

        It is as if every goal were ended that lies on some way from here to the end of the route, though one
        way may not pass by all of them, and as if the cards in hand fitted.
        """
        chart = self.chart
        far = chart.far
        row: i64 = leg.place * PLACES
        short: i64 = self._lack(leg)
        steps: i64 = self._hand_after(leg)
        # The goals in reach.
        n: i64 = 0
        total: i64 = 0
        goal: i64 = 0
        while goal < self.goals:
            if leg.done >> goal & 1 == 0 and self.target[goal] >= 0:
                way: i64 = self.target[goal]
                if goal < SPACES and leg.joined >> goal & 1 == 0:
                    way = self.start[goal]
                left: i64 = steps - far[row + way]
                if left >= 0:
                    chance: i64 = self._best_chance(goal, leg.joined, left)
                    if chance > 0:
                        self._reach[n] = goal
                        self._chances[n] = chance
                        total += chance
                        n += 1
            goal += 1
        short -= total
        i: i64 = 0
        while i < PLACES:
            place: i64 = chart.ball[row + i]
            away: i64 = far[row + place]
            if away > steps:
                break
            most: i64 = self._outlook[leg.layer + place] + self._hand[away]
            k: i64 = 0
            while k < n and most > short:
                most -= self._chances[k] - self._chance(self._reach[k], leg, place, steps)
                k += 1
            if most > short:
                return True
            i += 1
        return False

    def _lack(self, leg: Leg) -> i64:
        """What cards and goals must bring after a leg, at least, for a better route than the best ones."""
        best: i64 = self.now.worth
        if self._is_joint and self.wait.worth > best:
            best = self.wait.worth - 1
        short: i64 = best + leg.missing * CHANGE_COST * self.silver_worth
        if leg.missing > 0 and not leg.is_payable:
            short = -NOTHING
        if self.may_wait:
            best = self.wait.worth
            if self._is_joint and self.now.worth > best:
                best = self.now.worth
            best += self.wait_cost + leg.delay + leg.hazard * leg.missing
            if best < short:
                short = best
        short -= leg.points + leg.silver * self.silver_worth + self._colours * self.variety
        if self.most_ends < SPACES:
            short -= self.victory + MOST_CARDS
        return short

    def _hand_after(self, leg: Leg) -> i64:
        """Note what the hand is worth at most after each number of steps; how many there can be."""
        steps: i64 = self._limit - leg.steps
        # Steps that cost no travel card.
        free: i64 = 0
        if leg.spent == 0 and self.cards[JOKER] > 0:
            free = 1
        card: i64 = FIRST_ASSISTANT
        while card < JOKER:
            free += self.cards[card]
            card += 1
        free += count(self._bringers & ~leg.done)
        saved: i64 = 1 if leg.spent > 0 and self.cards[JOKER] > 0 else 0
        left: i64 = self.travel_cards - leg.spent + leg.drawn + saved
        change: i64 = CHANGE_COST * self.silver_worth
        if change > self.missing_cost:
            change = self.missing_cost
        wants: i64 = self.most_missing - leg.missing
        step: i64 = 1
        while step <= steps:
            most: i64 = NOTHING
            missing: i64 = 0
            while missing <= wants:
                spent: i64 = step - free - missing
                if spent <= 0:
                    spent = 0
                if spent <= left:
                    worth: i64 = self.hand_worth[at_most(left - spent)] - missing * change
                    if worth > most:
                        most = worth
                if spent == 0:
                    break
                missing += 1
            if most == NOTHING:
                break
            self._hand[step] = most
            step += 1
        # To end where one is takes a step away and one back.
        self._hand[0] = self._hand[1] if step > 1 else NOTHING
        return step - 1

    def _best_chance(self, goal: i64, joined: i64, left: i64) -> i64:
        """What a goal may bring to any route that has steps left there; no less than `_chance`."""
        at = self.chart.at
        there: i64 = self.target[goal]
        row: i64 = goal * PLACES
        gain: i64 = self._prize[goal]
        if goal >= SPACES or joined >> goal & 1:
            if self.points[goal] <= 0:
                return 0
            gain -= self.pull[row + at[there * PLACES + left]]
        else:
            start: i64 = self.start[goal] * PLACES
            short: i64 = self.chart.far[start + there] - left
            if short > 0:
                gain = self.pull[row + at[there * PLACES + short]]
            gain += self._gift[goal] - self.open_pull[row + at[start + left]]
        return gain

    def _chance(self, goal: i64, leg: Leg, place: i64, steps: i64) -> i64:
        """What a goal in reach may bring to a route that ends at a place, beside the outlook from there."""
        far = self.chart.far
        there: i64 = self.target[goal]
        end: i64 = goal * PLACES + place
        if goal >= SPACES or leg.joined >> goal & 1:
            if far[leg.place * PLACES + there] + far[there * PLACES + place] > steps:
                return 0
            gain: i64 = self._prize[goal] - self.pull[end]
        else:
            start: i64 = self.start[goal]
            way: i64 = far[leg.place * PLACES + start]
            gain = 0
            if way + far[start * PLACES + place] <= steps:
                gain = self.pull[end] + self._gift[goal] - self.open_pull[end]
            if way + far[start * PLACES + there] + far[there * PLACES + place] <= steps:
                ended: i64 = self._prize[goal] + self._gift[goal] - self.open_pull[end]
                if ended > gain:
                    gain = ended
        if gain < 0:
            return 0
        return gain


def at_most(cards: i64) -> i64:
    """The number of travel cards, or as many as are worth anything."""
    # Not as one expression: mypyc would make objects of both numbers.
    if cards < MOST_CARDS:
        return cards
    return MOST_CARDS - 1
