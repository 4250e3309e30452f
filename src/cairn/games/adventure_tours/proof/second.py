"""A second game of Adventure Tours, on plain data alone, written from the rules and apart from the engine.

It is told the first position and the moves, and asks by itself: who is to decide what, among which options.
A turn is one stretch of code that waits in the middle for an answer, so there is no agenda that could be
wrong in the same way. What the dice decide, the deals, is looked up in the engine's position.
"""

from collections import Counter
from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any

from cairn.core.errors import Args
from cairn.core.game import Options, Position
from cairn.games.adventure_tours.proof.second_pieces import (
    ALL_BOARDS,
    ALL_CARDS,
    HAND,
    READY,
    ROUNDS,
    Pieces,
    aims,
    name_of,
)
from cairn.proof.played import Untrue

Answers = Generator["Asked", str, None]
"""Something that asks and goes on with the answers."""
UsesOfAction = Generator["Asked", str, bool]


@dataclass(frozen=True)
class Asked:
    """A question: its kind, who is asked, what may be answered, and what the prompt tells."""

    kind: str
    seat: int
    options: frozenset[str]
    args: Args
    way: str = ""
    """How the action of a card came about: `-again` or `-equipped`, where an ability allows it."""


class RoundOver(Exception):
    """A hand or the draw pile is empty: the round ends at once. [AT-R1, AT-R3]"""


class SecondGame(Pieces):
    """A table on which a game is played once more, and what is asked there next."""

    def __init__(self, tables: dict[str, Any], options: Options, first: Position) -> None:
        super().__init__(tables, options, len(first["hands"]))
        if options["start"] not in ("random", str(first["starter"])):
            raise Untrue(f"seat {first['starter']} starts, and not the one who was named")
        self.starter = first["starter"] - 1
        self.round = 0
        self.turns = 0
        self.extra_turns: list[bool] = []
        """Turns that are still due to the player in turn: whether each renews the ability."""
        self._dealt: Callable[[], Position] = lambda: first
        """The position that the engine has come to, for what the dice decide."""
        self._game = self._rounds()
        self.asked: Asked | None = next(self._game)
        """What is asked; nothing once the game is over."""

    def answer(self, move: str, dealt: Callable[[], Position]) -> None:
        """Go on with an answer to what is asked."""
        if self.asked is None or move not in self.asked.options:
            raise Untrue(f"{move} was played, and should not be allowed")
        self._dealt = dealt
        try:
            self.asked = self._game.send(move)
        except StopIteration:
            self.asked = None

    # Rounds.

    def _rounds(self) -> Answers:
        while True:
            self._deal()
            self.round += 1
            try:
                yield from self._turns()
            except RoundOver:
                self.extra_turns = []
            self.incomes.append([self.income(k) - 2 * len(self.hands[k]) for k in range(self.seats)])
            self.starter = (self.seat + 1) % self.seats
            if self.round == ROUNDS:
                return
            if self.options["boards"] == "draft":
                yield from self._draft()
            args: Args = {"seat": self.starter, "n": self.round + 1, "total": ROUNDS}
            yield Asked("deal", self.starter, frozenset({"deal"}), args)

    def _deal(self) -> None:
        """Empty rows, six cards each; boards as the variant says. [AT-S1, AT-S2, AT-E4, AT-E6, AT-V1]"""
        dealt = self._dealt()
        self.equipment = [[] for _ in range(self.seats)]
        self.members = [[] for _ in range(self.seats)]
        self.discard = []
        self.hands = [list(hand) for hand in dealt["hands"]]
        self.pile = list(dealt["pile"])
        everything = Counter(card for cards in [*self.hands, self.pile] for card in cards)
        if everything != Counter({card: row["copies"] for card, row in self.cards.items()}):
            raise Untrue("the cards of a round are not those of the box")
        if everything.total() != ALL_CARDS or {len(hand) for hand in self.hands} != {HAND}:
            raise Untrue("a round begins with hands or a draw pile of the wrong size")
        boards = list(dealt["boards"])
        if self.round == 0 or self.options["boards"] == "shuffle":
            self._check_boards(boards)
            self.boards = boards
        self.boards = [chosen or kept for chosen, kept in zip(self.drafted, self.boards, strict=True)]
        self.drafted = [None] * self.seats

    def _check_boards(self, boards: list[str]) -> None:
        side = "expert" if self.options["mode"] == "expert" else "base"
        box = Counter({name: row["count"] for name, row in self.all_boards.items() if row["side"] == side})
        if len(boards) != self.seats or Counter(boards) - box or box.total() != ALL_BOARDS:
            raise Untrue(f"these boards are not in the box: {boards}")

    def _draft(self) -> Answers:
        """Everybody chooses among the boards in use. [AT-V2]"""
        offered = list(self.boards)
        for seat in self.draft_order():
            answer = yield Asked("draft", seat, frozenset(f"board {b}" for b in offered), {"seat": seat})
            self.drafted[seat] = answer.removeprefix("board ")
            offered.remove(answer.removeprefix("board "))

    # Turns.

    def _turns(self) -> Answers:
        self.seat, renews = self.starter, True
        while True:
            yield from self._turn(self.seat, renews)
            if self.extra_turns:
                renews = self.extra_turns.pop(0)
            else:
                self.seat, renews = (self.seat + 1) % self.seats, True

    def _turn(self, me: int, renews: bool) -> Answers:
        self.turns += 1
        self.spent = not renews
        answer = yield Asked("play", me, self.equips(me) | self.joins(me), {"seat": me})
        card = answer.partition(" ")[2]
        yield from self._equip(me, card) if answer.startswith("equip ") else self._join(me, card)
        if self.may(me, "extra_equipment_after_turn") and self.hands[me]:
            answer = yield Asked("more-equipment", me, self.equips(me) | {"skip"}, {"seat": me})
            if answer != "skip":
                self.spent = True
                yield from self._equip(me, answer.removeprefix("equip "))
        if not self.hands[me]:
            raise RoundOver
        if self.may(me, "second_turn"):
            answer = yield Asked("second-turn", me, frozenset({"use", "skip"}), {"seat": me})
            if answer == "use":
                self.spent = True
                self.extra_turns.append(False)

    def _draw(self, seat: int, n: int = 1) -> None:
        """Draw as many as there are; the last card of the pile ends the round. [AT-R3]"""
        for _ in range(min(n, len(self.pile))):
            self.hands[seat].append(self.pile.pop())
        if not self.pile:
            raise RoundOver

    def _equip(self, me: int, card: str) -> Answers:
        self.hands[me].remove(card)
        self.equipment[me].append(card)
        if self.may(me, "use_equipment_action") and self.fits(me, card):
            if self.cards[card]["action"] == "protect":
                self.equipment[me][-1] += READY
                self.spent = True
            yield from self._action(me, card, "-equipped")
        if not self.may(me, "skip_draw_and_gift"):
            self._draw(me)
            return
        answer = yield Asked("own-draw", me, frozenset({"draw", "skip"}), {"seat": me})
        if answer == "draw":
            self._draw(me)
        else:
            self.spent = True
        answer = yield Asked("gift", me, aims(list(range(self.seats))) | {"skip"}, {"seat": me})
        if answer != "skip":
            self.spent = True
            yield from self._give(me, [_aimed(answer)], "gift")

    def _join(self, me: int, card: str) -> Answers:
        self.hands[me].remove(card)
        self.members[me].append(card + (READY if self.cards[card]["action"] == "protect" else ""))
        used = yield from self._action(me, card, "")
        if self.may(me, "second_member") and self.hands[me]:
            answer = yield Asked("second-member", me, self.joins(me) | {"skip"}, {"seat": me})
            if answer != "skip":
                self.spent = True
                yield from self._join(me, answer.removeprefix("join "))
        if used and self.may(me, "double_action"):
            yield from self._action(me, card, "-again")

    # Actions.

    def _action(self, me: int, card: str, way: str) -> UsesOfAction:
        """Offer the action of a card that was laid; whether it was used. [AT-T4]"""
        uses = self.answers(me, card)
        if uses is None:
            return False
        action, colour = self.cards[card]["action"], self.cards[card]["colour"]
        args: Args = {"seat": me, "card": card}
        if action in ("same_colour_member", "promote_equipment"):
            args["colour"] = colour
        if action == "promote_equipment":
            args["n"] = len(self.to_promote(me, colour))
        answer = yield Asked(action.replace("_", "-"), me, uses | {"skip"}, args, way)
        if answer == "skip":
            return False
        if way:
            self.spent = True
        if action == "give_one":
            yield from self._give(me, [_aimed(answer)], action)
        elif action == "give_two":
            first = _aimed(answer)
            args = {"seat": me, "card": card, "victim": first}
            answer = yield Asked("give-second", me, aims(list(range(self.seats))), args)
            yield from self._give(me, [first, _aimed(answer)], action)
        elif action == "extra_turn":
            self.extra_turns.append(True)
        elif action == "extra_equipment":
            yield from self._equip(me, answer.removeprefix("equip "))
        elif action == "same_colour_member":
            yield from self._join(me, answer.removeprefix("join "))
        elif action == "promote_equipment":
            promoted = self.to_promote(me, colour)
            self.equipment[me] = [laid for laid in self.equipment[me] if laid not in promoted]
            self.members[me] += [self.moved(laid) for laid in promoted]
        else:
            yield from self._attack(me, _aimed(answer), action)
        return True

    def _give(self, me: int, to: list[int], action: str) -> Answers:
        """Cards from the pile for those who are named and not protected. [AT-X1, AT-X2, AT-P2]"""
        safe: list[int] = []
        yield from self._protections(me, to, action, safe)
        drawing = [seat for seat in to if seat not in safe]
        for seat in dict.fromkeys(drawing):
            self._draw(seat, drawing.count(seat))

    def _attack(self, me: int, victim: int, action: str) -> Answers:
        """The last card of a row is lost, unless its owner is protected. [AT-X4, AT-X5, AT-X8, AT-X9]"""
        safe: list[int] = []
        yield from self._protections(me, [victim], action, safe)
        rows = self.equipment if action.endswith("equipment") else self.members
        if safe or not rows[victim]:
            return
        lost = rows[victim].pop()
        if action.startswith("discard"):
            self.discard.append(name_of(lost))
        elif action == "steal_equipment":
            self.equipment[me].append(name_of(lost))
        else:
            self.members[me].append(self.moved(lost))

    def _protections(self, me: int, aimed: list[int], action: str, safe: list[int]) -> Answers:
        """Ask those who are attacked and have a card that protects, clockwise from the attacker. [AT-P5]"""
        for k in range(1, self.seats):
            victim = (me + k) % self.seats
            if victim not in aimed or not self.guards(victim):
                continue
            args: Args = {"seat": me, "victim": victim, "action": action}
            answer = yield Asked("protect", victim, frozenset(self.guards(victim)) | {"skip"}, args)
            if answer == "skip":
                continue
            safe.append(victim)
            rows = self.equipment if answer.startswith("protect with equipped ") else self.members
            self.discard.append(name_of(rows[victim].pop(self.guards(victim)[answer])))


def _aimed(answer: str) -> int:
    return int(answer.removeprefix("aim seat ")) - 1
