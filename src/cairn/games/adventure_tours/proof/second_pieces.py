"""Where everything lies in a second game of Adventure Tours, and what can be read off: plain data alone.

It is written from the rules and apart from the engine; `adventure_tours_second` plays with it.
"""

from typing import Any

from cairn.core.game import Options

ROUNDS = 3
HAND = 6
ALL_CARDS = 102
ALL_BOARDS = 6
READY = " (ready)"
"""What is said of a laid card that still protects."""
COLOURS = ("red", "blue", "yellow")


def name_of(laid: str) -> str:
    """The card, whether it protects or not."""
    return laid.removesuffix(READY)


def aims(seats: list[int]) -> frozenset[str]:
    """Answers that name a seat."""
    return frozenset(f"aim seat {seat + 1}" for seat in seats)


class Pieces:
    """The cards and boards of a table."""

    def __init__(self, tables: dict[str, Any], options: Options, seats: int) -> None:
        self.cards: dict[str, dict[str, Any]] = tables["cards"]
        self.all_boards: dict[str, dict[str, Any]] = tables["boards"]
        self.options = options
        self.seats = seats
        self.starter = self.seat = 0
        self.spent = False
        """Whether the ability of the player in turn has served."""
        self.incomes: list[list[int]] = []
        self.boards: list[str] = []
        self.drafted: list[str | None] = [None] * seats
        self.equipment: list[list[str]] = []
        self.members: list[list[str]] = []
        self.hands: list[list[str]] = []
        self.pile: list[str] = []
        self.discard: list[str] = []

    def levels(self, seat: int) -> dict[str, int]:
        """Start values and all equipment. [AT-T3]"""
        start = self.all_boards[self.boards[seat]]["start"]
        rows = [self.cards[name_of(laid)]["equipment"] for laid in self.equipment[seat]]
        return {colour: start[colour] + sum(values[colour] for values in rows) for colour in COLOURS}

    def income(self, seat: int) -> int:
        """What the members pay. [AT-E1]"""
        return sum(int(self.cards[name_of(laid)]["money"]) for laid in self.members[seat])

    def money(self) -> list[int]:
        """All that was earned, never below nothing after any round. [AT-E3]"""
        owned = [0] * self.seats
        for earned in self.incomes:
            owned = [max(0, coins + more) for coins, more in zip(owned, earned, strict=True)]
        return owned

    def ready(self, seat: int) -> int:
        """How many laid cards would protect a seat. [AT-X11, AT-A3]"""
        return len([laid for laid in self.members[seat] + self.equipment[seat] if laid.endswith(READY)])

    def guards(self, seat: int) -> dict[str, int]:
        """The answers that protect a seat, each with the place of its card in the row. [AT-X11, AT-A3]

        Any ready card may go, but of answers that would leave the same row only the first is asked for.
        """
        found: dict[str, int] = {}
        for words, row in (
            ("protect with", self.members[seat]),
            ("protect with equipped", self.equipment[seat]),
        ):
            left_behind: list[list[str]] = []
            for place, laid in enumerate(row):
                left = row[:place] + row[place + 1 :]
                if laid.endswith(READY) and left not in left_behind:
                    left_behind.append(left)
                    number = row[: place + 1].count(laid)
                    found[f"{words} {name_of(laid)}" + (f" {number}" if number > 1 else "")] = place
        return found

    def draft_order(self) -> list[int]:
        """Who earned least chooses first; ties clockwise from the next starting player. [AT-V2]"""
        clockwise = [(self.starter + k) % self.seats for k in range(self.seats)]
        return sorted(clockwise, key=lambda seat: self.incomes[-1][seat])

    def may(self, seat: int, ability: str) -> bool:
        """Whether this is the seat's ability, and has not served in this turn. [AT-A9]"""
        return bool(self.all_boards[self.boards[seat]]["ability"] == ability and not self.spent)

    def fits(self, seat: int, card: str) -> bool:
        """Whether a seat meets the demand of a card. [AT-T3]"""
        row = self.cards[card]
        return bool(row["demand"] <= self.levels(seat)[row["colour"]])

    def equips(self, seat: int) -> frozenset[str]:
        """Answers that lay a hand card as equipment. [AT-T2]"""
        return frozenset(f"equip {card}" for card in self.hands[seat])

    def joins(self, seat: int, colour: str | None = None) -> frozenset[str]:
        """Answers that lay a hand card as a member, of any colour or of one. [AT-T3, AT-X7]"""
        fitting = {card for card in self.hands[seat] if self.fits(seat, card)}
        return frozenset(f"join {card}" for card in fitting if colour in (None, self.cards[card]["colour"]))

    def answers(self, me: int, card: str) -> frozenset[str] | None:
        """How the action of a card could be used; None where it lapses, for all to see. [AT-X12]"""
        everybody = list(range(self.seats))
        colour = self.cards[card]["colour"]
        match self.cards[card]["action"]:
            case "give_one" | "give_two":
                return aims(everybody)
            case "extra_turn":
                return frozenset({"use"})
            case "extra_equipment":
                return self.equips(me) or None
            case "same_colour_member":
                return self.joins(me, colour) if self.hands[me] else None
            case "promote_equipment":
                return frozenset({"use"}) if self.to_promote(me, colour) else None
            case "discard_equipment":
                return aims([k for k in everybody if self.equipment[k]]) or None
            case "discard_member":
                return aims([k for k in everybody if self.members[k]]) or None
            case "steal_equipment":
                return aims([k for k in everybody if self.equipment[k] and k != me]) or None
            case "steal_member":
                return aims([k for k in everybody if self.members[k] and k != me]) or None
        return None

    def to_promote(self, me: int, colour: str) -> list[str]:
        """The equipment of a colour: that of the card, not of what it lifts. [AT-X10, AT-X13]"""
        return [laid for laid in self.equipment[me] if self.cards[name_of(laid)]["colour"] == colour]

    def moved(self, laid: str) -> str:
        """A card that became a member without being laid as one: does it protect? [AT-P4]"""
        protects = self.cards[name_of(laid)]["action"] == "protect"
        moved_protects = protects and self.options["moved_miller_protects"] == "on"
        return name_of(laid) + (READY if moved_protects else "")
