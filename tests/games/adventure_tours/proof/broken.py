"""Games like Adventure Tours that do not go by its rules."""

from typing import ClassVar, cast

from cairn.core.game import Decision, Move, Position, Seat, View
from tests.proof.broken.variants import Variant

OPTIONS = {"mode": "expert", "boards": "draft"}
"""The options under which these lies are found."""


class Tours(Variant):
    """A game like Adventure Tours, with a way to say what is wrong with a position."""

    def dump(self) -> Position:
        """The position as plain data."""
        data: Position = self.true.dump()
        self.spoil(data)
        return data

    def spoil(self, data: Position) -> None:
        """Change something in a position."""


class LosesACard(Tours):
    """What is discarded leaves the game."""

    found_by = "table_adds_up", "not those of the box"

    def spoil(self, data: Position) -> None:
        data["discard"] = []


class HelpsTooMuch(Tours):
    """Equipment lifts all three levels."""

    found_by = "table_adds_up", "the levels of seat"

    def view(self, seat: Seat | None) -> View:
        view: View = self.true.view(seat)
        for shown in view["seats"]:
            shown["levels"] = dict.fromkeys(shown["levels"], max(shown["levels"].values()))
        return view


class PaysEquipment(Tours):
    """Equipment pays money as well."""

    found_by = "table_adds_up", "the income of seat"

    def view(self, seat: Seat | None) -> View:
        view: View = self.true.view(seat)
        for shown in view["seats"]:
            shown["income"] += shown["equipment"]
        return view


class HasNoFloor(Tours):
    """Money falls below nothing."""

    found_by = "table_adds_up", "the money"

    def scores(self) -> list[int]:
        incomes = self.true.dump()["incomes"]
        return [sum(coins) for coins in zip(*incomes, strict=True)] or self.true.scores()


class PutsTheNewestFirst(Tours):
    """Equipment is laid to the left of the others."""

    found_by = "agrees_with_second_computation", "equipment: "

    def spoil(self, data: Position) -> None:
        data["equipment"] = [row[::-1] for row in data["equipment"]]


class ProtectsForEver(Tours):
    """A card that was stolen or promoted still protects."""

    found_by = "agrees_with_second_computation", "members: "

    def spoil(self, data: Position) -> None:
        for row in data["members"]:
            row[:] = [f"{card} (ready)" if card.endswith("miller") else card for card in row]


class TheLoserStarts(Tours):
    """The player who ended a round starts the next."""

    found_by = "agrees_with_second_computation", "the starting player: "

    def spoil(self, data: Position) -> None:
        if data["round"] > 1:
            data["starter"] = data["starter"] % len(data["hands"]) + 1


class NeverRenews(Tours):
    """The ability serves once in a round."""

    found_by = "agrees_with_second_computation", "spent: "

    def spoil(self, data: Position) -> None:
        data["spent"] = data["spent"] or data["turn"] > 20


class _Asks(Tours):
    """A game that tampers with the options of one kind of question."""

    tampers_with: ClassVar[str] = ""

    @property
    def decision(self) -> Decision | None:
        asked = cast(Decision | None, self.true.decision)
        if asked is None or asked.kind != self.tampers_with:
            return asked
        return self.lie(asked, options=self.tampered(asked.options))

    def tampered(self, options: list[Move]) -> list[Move]:
        """The options with something changed."""
        raise AssertionError(f"{type(self).__name__} needs its own `tampered`")

    def spelled(self, *spellings: str) -> list[Move]:
        """Moves by their spelling."""
        moves: list[str] = self.true.kit.moves
        return [moves.index(spelling) for spelling in spellings]


class StealsFromAnybody(_Asks):
    """One may aim at a player without equipment, oneself among them."""

    found_by = "agrees_with_second_computation", "steal-equipment: there should be [] and not"
    tampers_with = "steal-equipment"

    def tampered(self, options: list[Move]) -> list[Move]:
        return sorted(
            {*options, *self.spelled(*[f"aim seat {k + 1}" for k in range(len(self.true.players))])}
        )


class MustAct(_Asks):
    """Actions are not optional."""

    found_by = "agrees_with_second_computation", "give-one: there should be ['skip']"
    tampers_with = "give-one"

    def tampered(self, options: list[Move]) -> list[Move]:
        return [move for move in options if self.true.spell(move) != "skip"]


class ProtectsWithOne(_Asks):
    """One cannot choose among several cards that protect."""

    found_by = "agrees_with_second_computation", "protect: there should be ['protect with"
    tampers_with = "protect"

    def tampered(self, options: list[Move]) -> list[Move]:
        return [options[0], *self.spelled("skip")] if len(options) > 2 else options


class AsksForEveryDemand(_Asks):
    """A card may join whatever it demands."""

    found_by = "agrees_with_second_computation", "play: there should be [] and not"
    tampers_with = "play"

    def tampered(self, options: list[Move]) -> list[Move]:
        equips = self.spelled(*[f"equip {card}" for card in set(self._hand())])
        return sorted({*equips, *[move + 1 for move in equips]})

    def _hand(self) -> list[str]:
        hands: list[list[str]] = self.true.dump()["hands"]
        return hands[self.true.to_move()]


class NamesTheVictim(Tours):
    """The prompt of a protection names the victim as the attacker."""

    found_by = "agrees_with_second_computation", "the arguments of the prompt"

    @property
    def decision(self) -> Decision | None:
        asked = cast(Decision | None, self.true.decision)
        if asked is None or asked.kind != "protect":
            return asked
        return self.lie(asked, args=asked.args | {"seat": asked.args["victim"]})


class EverybodyWins(Tours):
    """All have won who have as much as the second."""

    found_by = "agrees_with_second_computation", "the winners: "

    def winners(self) -> list[Seat]:
        second = sorted(self.true.scores())[-2]
        won: list[Seat] = self.true.winners()
        return won and [seat for seat, coins in enumerate(self.true.scores()) if coins >= second]


class AsksWhoHolds(Tours):
    """Only somebody with a further card that protects in hand is asked."""

    found_by = "protections_keep_secrets", "depends on cards that seat"

    def push(self, move: Move) -> None:
        super().push(move)
        asked = self.true.decision
        if asked is not None and asked.kind == "protect":
            hand = self.true.dump()["hands"][asked.seat]
            if not any(card.endswith("miller") for card in hand):
                self.true.push(self.true.kit.moves.index("skip"))


class CountsWhoHolds(Tours):
    """Everybody sees how many further cards that protect the victim holds."""

    found_by = "protections_keep_secrets", "by the view"

    def view(self, seat: Seat | None) -> View:
        view: View = self.true.view(seat)
        asked = view["decision"]
        if asked is not None and asked["kind"] == "protect":
            hand: list[str] = self.true.dump()["hands"][asked["seat"]]
            asked["args"] = asked["args"] | {"n": sum(card.endswith("miller") for card in hand)}
        return view
