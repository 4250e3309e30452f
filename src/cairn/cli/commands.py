"""What can be asked for besides a move."""

from pathlib import Path
from typing import TYPE_CHECKING

from cairn.cli.answers import Answer
from cairn.cli.reasons import hint, tell_rules, why
from cairn.cli.screen import news_from
from cairn.cli.shelf import keep_copy
from cairn.core.errors import GameError
from cairn.core.undo import is_free, kept_by, last_choice
from cairn.games import title_of
from cairn.terminal.words import Words

if TYPE_CHECKING:
    from cairn.cli.sitting import Sitting


class Quit(Exception):
    """Somebody wants to leave; the match is kept."""


def obey(at: "Sitting", reader: Words, answer: Answer, options: list[str]) -> bool:
    """Do what was asked for; whether the position must be shown again."""
    match answer.command:
        case "quit":
            raise Quit
        case "undo":
            return undo(at, reader)
        case "table":
            return True
        case "log":
            tell_log(at, reader)
        case "score":
            at.screen.sheet(at.match, reader)
        case "hand":
            at.screen.hand(at.match, reader)
        case "why":
            why(at, reader, answer.rest, options)
        case "hint":
            hint(at, reader)
        case "rule":
            tell_rules(at, reader, answer.rest)
        case "save":
            save(at, reader, answer.rest)
        case "card":
            tell_card(at, reader, answer.rest)
        case own if own in at.listener.own:
            return at.listener.own[own].run(at, reader, answer.rest)
        case _:
            tell_help(at, reader, options)
    return False


def undo(at: "Sitting", reader: Words) -> bool:
    """Go back to the reader's last choice, where nobody minds."""
    seat = at.match.state.to_move() if reader.you is None else reader.you
    to = last_choice(at.match, seat)
    if to is None:
        at.screen.refuse(reader.say("play-undo-nothing"))
        return False
    rule = kept_by(at.match, to)
    if rule:
        at.screen.refuse(reader.error(GameError("no-undo-final", rule=rule)))
        return False
    if not is_free(at.match, seat, to):
        if not at.consents(seat):
            return True
        if len(at.people) == 1:
            at.notes.append(reader.say("play-undo-bots"))
    at.match.undo(to)
    at.chosen.clear()
    at.save()
    at.notes.append(reader.say("play-undone", seat=seat))
    return True


def tell_log(at: "Sitting", reader: Words) -> None:
    """All that has happened, and below a heading what has since the reader's last move."""
    news = news_from(at.match, reader)
    for n, told in enumerate(at.match.told(reader.you)):
        if n == news:
            at.screen.say(reader.say("play-log-new"))
        at.screen.say(reader.event(told))


def save(at: "Sitting", reader: Words, text: str) -> None:
    """Save a copy where the reader wants it; the match itself is always kept."""
    path = Path(text).expanduser() if text else at.path
    keep_copy(at.match.text(), path)
    at.screen.say(reader.say("play-kept", file=str(path)))


def tell_card(at: "Sitting", reader: Words, text: str) -> None:
    """What a card does, in a sentence or more."""
    game, library = at.match.game, title_of(at.match.game).library()
    assert library is not None, "the command is there only where there is a library"
    if not text:
        at.screen.say(reader.say("play-card-what", card=library.example(game)))
        return
    cards = library.find_cards(game, text, reader.speaker)
    for line in library.explained(game, cards, reader.speaker):
        at.screen.say(line)


def tell_help(at: "Sitting", reader: Words, options: list[str]) -> None:
    """The aim of the game, its symbols, where the rules are, and what may be typed."""
    game = at.match.game
    if reader.speaker.has(f"{game.name}-aim"):
        at.screen.say(reader.say(f"{game.name}-aim"))
    at.screen.legend(at.match, reader)
    at.screen.say(reader.say("play-help-rules", game=game.name))
    example = options[0]
    begun = " ".join(word if word.isdigit() else word[0] for word in example.split())
    at.screen.say(reader.say("play-help-moves", move=example, does=reader.move(example), begun=begun))
    rule = next((rule for rule, _ in reader.speaker.rules()), "")
    refused = next((move for move in at.match.game.moves if move not in options), example)
    library = title_of(at.match.game).library()
    card = "" if library is None else library.example(at.match.game)
    width = max(len(word) for word in at.listener.shown)
    for command, word in zip(at.listener.known, at.listener.shown, strict=True):
        # Who reads this has found `help`.
        if command == "help" or (command == "rule" and not rule):
            continue
        says = reader.say(f"play-help-{command}", move=refused, rule=rule, card=card)
        at.screen.say(f"{word:<{width}}  {says}")
