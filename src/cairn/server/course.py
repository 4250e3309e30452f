"""The course of a match at a table: its moves, forced ones too, and what can be taken back."""

from typing import Final

from cairn.core.errors import GameOver, NotYourMove
from cairn.core.game import Move, Seat
from cairn.core.match import Match
from cairn.core.undo import is_free, kept_by
from cairn.server.denied import CONFLICT, Denied
from cairn.server.wire import UndoInfo
from cairn.server.wire_life import UndoRule


class Course:
    """A match under way, with what the table must remember beside it."""

    def __init__(self, match: Match, undo: UndoRule = "ask") -> None:
        self.match: Final = match
        self.undo_rule: Final = undo
        self._people: Final = [n for n, player in enumerate(match.players) if not player.is_bot]
        self.replaced: Final[set[Seat]] = set()
        """The seats for which a bot of ours plays at the moment, though they are not its own."""
        self.outside: Final[set[Seat]] = set()
        """The seats of bots from outside."""
        self.chosen: list[bool] = []
        """Whether each move was a choice: forced ones that show nothing new are not."""
        self.cuts: list[tuple[int, int]] = []
        """For each undo how many events there were before it and after it."""

    @property
    def people(self) -> list[Seat]:
        """The seats at which a person decides."""
        return [seat for seat in self._people if seat not in self.replaced]

    @property
    def is_over(self) -> bool:
        """Whether nobody is to decide any more."""
        return self.match.is_over

    @property
    def to_move(self) -> Seat | None:
        """Who is to decide."""
        return None if self.is_over else self.match.state.to_move()

    @property
    def is_between_games(self) -> bool:
        """Whether a part of the match is over, and any person at the table may go on."""
        return self.match.pauses

    @property
    def bot_to_move(self) -> Seat | None:
        """The bot of ours that is to decide; a person deals where there is one.

        Where people have sat and all of them have left, nobody plays on.
        """
        seat, people = self.to_move, self.people
        if seat is None or seat in people or (self._people and not people):
            return None
        if seat in self.outside and seat not in self.replaced:
            return None
        return None if self.is_between_games and people else seat

    @property
    def outside_to_move(self) -> Seat | None:
        """The bot from outside that is to decide; it deals only where no person does."""
        seat = self.to_move
        if seat is None or seat not in self.outside or seat in self.replaced:
            return None
        return None if self.is_between_games and self.people else seat

    def open_scores(self) -> list[int]:
        """The points, as far as everybody may see them; empty while they are hidden."""
        state = self.match.state
        return state.scores() if self.is_over or state.shows_scores() else []

    def play(self, spelling: str, seat: Seat, then: str = "") -> None:
        """Play a seat's move and all that is forced up to the move `then`, or raise and change nothing."""
        if self.is_over:
            raise GameOver("no-game-over")
        if seat != self.to_move and not (self.is_between_games and seat in self.people):
            raise NotYourMove("no-not-your-move", {"seat": self.match.state.to_move()})
        self.push(self.match.game.read(spelling))
        self.settle(then)

    def play_all(self, spellings: list[str], seat: Seat) -> None:
        """Play several moves of a seat, each with what is forced after it, and hold them together."""
        first = len(self.match.moves)
        for spelling, then in zip(spellings, [*spellings[1:], ""], strict=True):
            self.play(spelling, seat, then)
        if len(spellings) > 1:
            self.bind(first)

    def bind(self, first: int) -> None:
        """The moves from number `first` on were sent together: they are one choice, taken back as one."""
        self.chosen[first:] = [n == first for n in range(first, len(self.chosen))]

    def settle(self, then: str = "") -> None:
        """Answer what has one answer, unless that would show somebody a new card, or is `then`, sent next."""
        forced = self.match.forced()
        while forced is not None and self.match.game.spell(forced) != then:
            self.push(forced)
            forced = self.match.forced()

    def push(self, move: Move) -> None:
        """Play one move."""
        several = not self.is_over and len(self.match.state.options()) > 1
        self.match.push(move)
        self.chosen.append(several or self.match.learnt[-1] > self.match.learnt[-2])

    def undo(self, to: int) -> None:
        """Go back to the position after the first `to` moves."""
        before = len(self.match.events)
        self.match.undo(to)
        self.chosen = self.chosen[:to]
        self.cuts.append((before, len(self.match.events)))

    # What may be taken back.

    def last_choice(self, seat: Seat) -> int | None:
        """How many moves there were before the seat's last choice; None if it has made none."""
        mine = [n for n, chosen in enumerate(self.chosen) if chosen and self.match.seats[n] == seat]
        return mine[-1] if mine else None

    def undo_of(self, seat: Seat | None) -> UndoInfo:
        """What an undo by this seat would need; once the secret is out, nothing is taken back."""
        to = None if seat is None or self.is_over else self.last_choice(seat)
        if seat is None or to is None or kept_by(self.match, to) or self.undo_rule == "never":
            return UndoInfo("no", 0)
        free = self.undo_rule == "free" or is_free(self.match, seat, to) or self.people == [seat]
        return UndoInfo("free" if free else "ask", to)

    def undo_to(self, seat: Seat) -> UndoInfo:
        """The same, or Denied where nothing can be taken back."""
        if self.is_over:
            raise GameOver("no-game-over")
        undo = self.undo_of(seat)
        if undo.how == "no":
            if self.undo_rule == "never":
                raise Denied("no-undo-here", {}, CONFLICT)
            to = self.last_choice(seat)
            rule = "" if to is None else kept_by(self.match, to)
            raise Denied("no-undo-final" if rule else "no-undo", {}, CONFLICT, rule)
        return undo

    # What was heard.

    def last_since(self, seat: Seat | None) -> int:
        """The number of the first event that is the last move for a reader.

        For a seat that is all that happened since it last chose, or its own last moves where nobody has moved
        after them; for a spectator what the last mover did.
        """
        match = self.match
        first = len(match.moves)
        if seat is not None:
            mine = [n for n in range(first) if self.chosen[n] and match.seats[n] == seat]
            if not mine or mine[-1] + 1 < first:
                return match.marks[mine[-1] + 1 if mine else 0]
        elif first:
            seat = match.seats[-1]
        while first and match.seats[first - 1] == seat:
            first -= 1
        return match.marks[first]

    def known_since(self, heard: int, cuts: int = 0) -> int:
        """How many of the events that somebody heard still hold.

        The reader knows of the first `cuts` undos. A browser that connects again does not say how many it
        knows, so every undo counts that may have come after what it heard.
        """
        later = self.cuts[cuts:]
        while later and heard > later[0][0]:
            later.pop(0)
        return min([heard, len(self.match.events), *[after for _, after in later]])
