"""A sitting: one match at one terminal, from its first question until it is over or somebody leaves."""

import shlex
from pathlib import Path
from typing import Final

from cairn.arena.entrants import close
from cairn.arena.outside import Forfeit
from cairn.bots.bot import Bot, Eyes
from cairn.cli.answers import Listener
from cairn.cli.ask import Asker
from cairn.cli.commands import Quit, obey
from cairn.cli.output import complain
from cairn.cli.screen import Screen, seen
from cairn.cli.seats import RANDOM, RIVAL
from cairn.cli.shelf import keep
from cairn.core.errors import BadSetup, GameError
from cairn.core.game import Move, Seat
from cairn.core.match import Crash, Match
from cairn.core.views import missing_part
from cairn.games import title_of
from cairn.games.title import options_in
from cairn.terminal.lookup import plain
from cairn.terminal.words import Words

INPUT_ENDED: Final = 1
STOPPED: Final = 130
PACE: Final = 0.8
"""Seconds for which a table without people can be looked at."""


def check_views(match: Match) -> None:
    """BadSetup for a game whose views lack something that a screen needs."""
    for seat in (None, *range(len(match.players))):
        part = missing_part(match.state.view(seat), len(match.players))
        if part:
            raise BadSetup("no-view-part", {"game": match.game.name, "part": part})


class Sitting:
    """Asks people, lets bots choose, and keeps the match after every move."""

    def __init__(
        self, match: Match, path: Path, words: Words, screen: Screen, asker: Asker, bots: dict[Seat, Bot]
    ) -> None:
        self.match: Final = match
        self.path: Final = path
        self.words: Final = words
        self.screen: Final = screen
        self.asker: Final = asker
        self.bots: Final = bots
        self.people: Final = [seat for seat in range(len(match.players)) if seat not in bots]
        self.listener: Final = Listener(match.game, words)
        self.notes: list[str] = []
        """What is to be said with the next question."""
        self.looking: Seat | None = None
        """Who saw the screen last, where several people share it."""
        self.chosen: Final[list[Seat]] = []
        """The bots that can still say why they moved, in the order of their last choices."""
        self.pace: float = PACE
        self.components: str = ""
        """The folder of component tables that were named, for the commands that are suggested."""
        self.jobs: int = 1
        """In how many processes a bot thinks."""
        self.own: str = ""
        """Where the game lies, if it is somebody's own; for the same commands."""

    def run(self) -> int:
        """Play until the match is over or somebody leaves; the exit code."""
        try:
            return self._play()
        finally:
            close(list(self.bots.values()))

    def _play(self) -> int:
        try:
            while not self.match.is_over:
                self._move()
        except Quit:
            return self._leave(0)
        except EOFError:
            self.screen.close()
            complain(self.words.say("play-input-ended"))
            return self._leave(INPUT_ENDED)
        except KeyboardInterrupt:
            return self._leave(STOPPED)
        except BaseException:
            self.screen.close()
            raise
        self.screen.close()
        self.screen.end(self.match, self.audience())
        self._tell_end()
        return 0

    def audience(self) -> Words:
        """Whom the screen speaks to: the one person who plays, or else those who watch."""
        return self.words.for_seat(self.people[0] if len(self.people) == 1 else None)

    def save(self) -> bool:
        """Keep the match as it is now, if that can be done; if not, the game still goes on."""
        try:
            keep(self.match.text(), self.path)
        except OSError:
            self.notes.append(self.words.say("play-cannot-save", file=str(self.path)))
            return False
        return True

    def ask(self, prompt: str, completions: list[str]) -> str:
        """The next line that somebody types."""
        return self.asker.ask(f"{prompt} " if prompt else self.screen.prompt(self.words), completions)

    # Moves.

    def _move(self) -> None:
        """Let the one move happen that is due."""
        seat = self.match.state.to_move()
        forced = self.match.forced()
        if forced is not None:
            self.play(forced)
        elif self.people and self.match.pauses:
            # Nobody's hand is on the table: anybody here may go on, and the next hand is hidden again.
            self._ask_person(self.audience())
            self.looking = None
        elif seat in self.bots:
            self._ask_bot(seat)
        else:
            self._raise_curtain(seat)
            self._ask_person(self.words.for_seat(seat))

    def play(self, move: Move) -> None:
        """Play a move, and keep the match."""
        self.match.push(move)
        self.save()

    def _ask_bot(self, seat: Seat) -> None:
        try:
            move = self.bots[seat].choose(Eyes(self.match.state, seat))
            if not self.match.state.allows(move):
                raise ValueError(f"{self.match.players[seat].name} chose {self.match.game.spell(move)}")
        except Forfeit as lost:
            self._give_up(seat, self.words.say(f"arena-why-{lost.kind}", text=lost.text))
            return
        except Exception as problem:
            raise Crash(len(self.match.moves) + 1, self.words.names[seat], self.match.text()) from problem
        self.play(move)
        self.chosen[:] = [*(other for other in self.chosen if other != seat), seat]
        if not self.people and not self.match.is_over:
            self.screen.watch(self.match, self.audience(), self.notes)
            self.notes = []
            line = self.asker.pause(self.pace)
            if line and self.listener.commands.get(plain(line)) == "quit":
                raise Quit

    def _give_up(self, seat: Seat, why: str) -> None:
        """A bot from outside has failed: it loses a match of two; elsewhere a bot of the game plays on."""
        if len(self.match.players) == 2:
            self.match.resign(seat)
            self.save()
            self.notes.append(self.words.say("play-gives-up", seat=seat, why=why))
            return
        title = title_of(self.match.game)
        name = RIVAL if RIVAL in title.bot_names() else RANDOM
        self.bots[seat] = title.make_bot(name, seat)
        self.notes.append(self.words.say("play-stand-in", seat=seat, why=why, bot=name))

    def _ask_person(self, reader: Words) -> None:
        """Show the position and ask until an answer changes it."""
        spell = self.match.game.spell
        shown = options_in(seen(self.match, reader))
        # Where anybody may go on, the reader's own view has no options.
        options = shown or [spell(move) for move in self.match.state.options()]
        self.screen.show(self.match, reader, self.notes)
        self.notes = []
        prompt = reader.say("play-ask-enter", does=reader.move(options[0])) if len(options) == 1 else ""
        while True:
            line = self.ask(prompt, self.listener.completions(options))
            try:
                answer = self.listener.read(line, options)
                if answer.move:
                    self.play(self.match.game.read(answer.move))
                    return
                if obey(self, reader, answer, options):
                    return
            except GameError as problem:
                self.screen.refuse(reader.error(problem))

    # Several people.

    def _raise_curtain(self, seat: Seat) -> None:
        """Before another person looks, hide the screen and wait."""
        if len(self.people) > 1 and self.looking != seat:
            self.screen.curtain(self.words.say("play-pass", seat=seat))
            for note in self.notes:
                self.screen.say(note)
            self.notes = []
            self.ask(self.words.say("play-enter"), [])
        self.looking = seat

    def consents(self, asker: Seat) -> bool:
        """Whether every other person at the table lets a move be taken back."""
        for other in self.people:
            if other != asker:
                self.looking = None
                ask = self.words.say("play-undo-ask", seat=asker, other=self.words.names[other])
                self.screen.curtain(ask)
                if not self._says_yes():
                    self.notes.append(self.words.say("play-undo-refused", seat=other))
                    return False
        return True

    def _says_yes(self) -> bool:
        yes, no = self.words.say("play-command-yes"), self.words.say("play-command-no")
        while True:
            answer = plain(self.ask(self.words.say("play-undo-answer"), [yes, no]))
            for word in (yes, no):
                if answer and plain(word).startswith(answer):
                    return word == yes

    # Leaving.

    def _leave(self, code: int) -> int:
        """Say where the match is, and how to go on with it."""
        self.screen.close()
        tell = print if code == 0 else complain
        if not self.save():
            tell(self.words.say("play-no-write", file=str(self.path)))
            return code or INPUT_ENDED
        tell(self.words.say("play-saved", file=str(self.path)))
        tell(
            self.words.say(
                "play-go-on",
                line=self._command("cairn", "play", *([self.own] if self.own else []), "--resume"),
            )
        )
        return code

    def _tell_end(self) -> None:
        """What the match leaves behind; printed as it is, so that no line is broken that may be copied."""
        for note in self.notes:
            print(note)
        if self.match.quick < 0:
            print(self.words.say("play-secret", secret=self.match.secret.hex()))
        print(self.words.say("play-kept", file=str(self.path)))
        print(
            self.words.say(
                "play-verify",
                line=self._command("cairn", "verify", *(["--game", self.own] if self.own else [])),
            )
        )

    def _command(self, *words: str) -> str:
        """A command about this match, to be copied."""
        tables = ["--components", self.components] if self.components else []
        return shlex.join([*words, str(self.path), *tables])
