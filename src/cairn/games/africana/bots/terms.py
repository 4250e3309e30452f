"""The terms of a search in Africana: what a seat has, what it may gain, and what time costs it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.games.africana.rules.pieces import ADVENTURES, KINDS, PLACES, SPACES

MOST_GOALS: Final = SPACES + ADVENTURES
MOST_CARDS: Final = 16
"""More travel cards are worth no more."""


class Terms:
    """Numbers that are set again for every decision, in hundredths of a point where they are worths.

    Goals are numbered: the expeditions on the five spaces, then the seat's own adventures.
    """

    def __init__(self) -> None:
        # The goals.
        self.goals: i64 = 0
        """How many, the five spaces included."""
        self.start: Final = zeros(SPACES)
        self.target: Final = zeros(MOST_GOALS)
        self.points: Final = zeros(MOST_GOALS)
        """What ending it brings beside silver; an adventure that brings less than nothing is not ended."""
        self.coins: Final = zeros(MOST_GOALS)
        self.brings: Final = zeros(MOST_GOALS)
        """The assistant that an adventure brings, or −1."""
        self.hazard: Final = zeros(MOST_GOALS)
        """What is likely to be lost with each turn that the goal has to wait."""
        self.pull: Final = zeros(MOST_GOALS * PLACES)
        """What a goal is worth that is still open at the end of the route, by place; if joined."""
        self.open_pull: Final = zeros(SPACES * PLACES)
        """The same for an expedition that is not joined."""
        self.leftover: Final = zeros(MOST_GOALS)
        """What an open goal is worth if the game is over."""
        self.bonus_coins: Final = zeros(SPACES)
        self.bonus_cards: Final = zeros(SPACES)
        self.busy: Final = zeros(PLACES)
        """For each place a bit for each goal that has something to do with it."""
        # What stays from decision to decision, as long as it is true.
        self._keys: Final = zeros(MOST_GOALS * 2)
        """What the pulls of each goal were computed from."""
        self.prices: Final = zeros(ADVENTURES * 2)
        """What ending an adventure brings: if it were one's own, if it is."""
        self.prices_key: Final = vec[i64]([-1] * (ADVENTURES * 2))
        """What each of them was computed from."""
        # What the seat has.
        self.cards: Final = zeros(KINDS)
        self.travel_cards: i64 = 0
        self.hand_worth: Final = zeros(MOST_CARDS)
        """What n travel cards are worth at the end of the route."""
        self.last_hand_worth: Final = zeros(MOST_CARDS)
        """The same at the end of the game."""
        self.silver_worth: i64 = 0
        self.last_silver_worth: i64 = 0
        self.variety: i64 = 0
        """What each colour left in hand is worth."""
        # The circumstances.
        self.most_ends: i64 = 0
        """How many expeditions can be ended before the end of the game is triggered."""
        self.lead: i64 = 0
        """The points by which the seat is ahead of all others."""
        self.victory: i64 = 0
        """What it is worth to trigger the end if that wins, and costs if it does not."""
        self.may_wait: bool = False
        """Whether missing cards can be waited for."""
        self.most_missing: i64 = 0
        self.unjoined: i64 = 0
        """The share of its worth that an expedition has which is not joined, of 100."""
        self.wait_cost: i64 = 0
        self.missing_cost: i64 = 0
        """Of each missing card that two of the five colours would do for."""
        self.rare_cost: i64 = 0
        """Of each that only one colour would do for."""

    def is_new(self, goal: i64, way: i64, turns: i64, worth: i64, gift: i64) -> bool:
        """Whether the pulls of a goal must be computed again; from then on they count as computed."""
        where: i64 = (way * 64 + turns) * 2 + 1
        what: i64 = worth * 65_536 + gift
        if self._keys[goal + goal] == where and self._keys[goal + goal + 1] == what:
            return False
        self._keys[goal + goal] = where
        self._keys[goal + goal + 1] = what
        return True


def zeros(n: int) -> vec[i64]:
    """A row to write into."""
    return vec[i64]([0] * n)
