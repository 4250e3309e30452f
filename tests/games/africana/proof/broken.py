"""Games like Africana that do not go by its rules."""

from typing import Any, cast

from cairn.core.game import Decision, Move, Position, Seat, View
from tests.proof.broken.variants import Variant

OPTIONS = {"turn_cap": "60"}
"""The options under which these lies are found."""


class Journeys(Variant):
    """A game like Africana, with a way to say what is wrong with a position."""

    def dump(self) -> Position:
        """The position as plain data."""
        data: Position = self.true.dump()
        self.spoil(data)
        return data

    def spoil(self, data: Position) -> None:
        """Change something in a position."""

    def did(self, verb: str) -> bool:
        """Whether this is the position after such a move."""
        return self.moved.startswith(verb)


class KeepsTheCards(Journeys):
    """Played travel cards are neither discarded nor in a hand."""

    found_by = "pieces_add_up", "the travel cards do not add up"

    def spoil(self, data: Position) -> None:
        data["discards"] = []


class LosesAnExpedition(Journeys):
    """An expedition that was ended leaves the game."""

    found_by = "pieces_add_up", "the expeditions do not add up"

    def spoil(self, data: Position) -> None:
        for under in data["under"]:
            under["expeditions"] = []


class BringsAPairOfAssistants(Journeys):
    """An assistant comes with a twin."""

    found_by = "pieces_add_up", "the assistants do not add up"

    def spoil(self, data: Position) -> None:
        for hand in data["hands"]:
            hand += [card for card in hand if card.endswith("assistant")]


class FliesAnywhere(Journeys):
    """With a joker one may go to any place."""

    found_by = "pieces_add_up", "there should be [] and not"

    def options(self) -> list[Move]:
        moves: list[Move] = self.true.options()
        spellings: list[str] = self.true.kit.moves
        flights = [n for n, s in enumerate(spellings) if s.startswith("go ") and s.endswith(" with joker")]
        return sorted({*moves, *flights}) if any(move in flights for move in moves) else moves


class JoinsOnce(Journeys):
    """A player may be in one expedition only."""

    found_by = "pieces_add_up", "there should be ['join "

    def options(self) -> list[Move]:
        data = self.true.dump()
        joined = any(data["seat"] in space["markers"] for space in data["spaces"])
        moves: list[Move] = self.true.options()
        return [move for move in moves if not (joined and self.true.spell(move).startswith("join "))]


class After(Journeys):
    """A game in which one kind of move leads elsewhere."""

    verb = ""

    def dump(self) -> Position:
        data: Position = self.true.dump()
        if self.did(self.verb):
            self.spoil(data)
        return data


class PaysNoBonus(After):
    """Who joins gets nothing."""

    found_by = "agrees_with_second_computation", "silver is"
    verb = "join "

    def spoil(self, data: Position) -> None:
        data["silver"][data["seat"] - 1] -= 1


class TurnsFreely(After):
    """No page costs anything."""

    found_by = "agrees_with_second_computation", "turned is"
    verb = "turn "

    def spoil(self, data: Position) -> None:
        data["turned"] = False


class SlidesExpeditions(After):
    """Expeditions move to the left when one has been ended."""

    found_by = "agrees_with_second_computation", "spaces is"
    verb = "end "

    def spoil(self, data: Position) -> None:
        data["spaces"].sort(key=lambda space: space["expedition"] is None)


class DiscardsEverything(After):
    """Who is done gives up jokers and assistants that he has played."""

    found_by = "agrees_with_second_computation", "hands is"
    verb = "done"

    def spoil(self, data: Position) -> None:
        for hand in data["hands"]:
            hand[:] = [card for card in hand if card != "joker"]


class DrawsThree(After):
    """Who draws gets a card too many."""

    found_by = "agrees_with_second_computation", "hands is"
    verb = "draw"

    def spoil(self, data: Position) -> None:
        data["hands"][data["seat"] - 2].append(data["travel_pile"].pop())


class CountsGreedily(Journeys):
    """Silver counts for points before there are ten."""

    found_by = "agrees_with_second_computation", "the points: "

    def scores(self) -> list[int]:
        silver = self.true.dump()["silver"]
        return [points + (coins > 4) for points, coins in zip(self.true.scores(), silver, strict=True)]


class ShowsAllPoints(Journeys):
    """Points are open, whatever was agreed."""

    found_by = "agrees_with_second_computation", "what is seen of seat"

    def view(self, seat: Seat | None) -> View:
        view: View = self.true.view(seat)
        for number, shown in enumerate(view["seats"]):
            shown["points"] = self.true.scores()[number]
        return view


class EverybodyWins(Journeys):
    """Silver never decides."""

    found_by = "agrees_with_second_computation", "the winners: "

    def winners(self) -> list[Seat]:
        won: list[Seat] = self.true.winners()
        return list(range(len(self.true.scores()))) if won else []


class AsksWithoutAPlace(Journeys):
    """The question does not say where the pawn stands."""

    found_by = "agrees_with_second_computation", "the question: "

    @property
    def decision(self) -> Decision | None:
        asked = cast(Decision | None, self.true.decision)
        args: dict[str, Any] = {} if asked is None else {"seat": asked.seat}
        return None if asked is None else self.lie(asked, args=args)


class SixCardsAreFine(Journeys):
    """Nobody has to discard."""

    found_by = "agrees_with_second_computation", "6 hand cards"

    def spoil(self, data: Position) -> None:
        if not self.moved and data["step"] == "action" and data["turn"] > 0:
            hand = data["hands"][data["seat"] - 1]
            hand += ["joker"] * (6 - len(hand))
