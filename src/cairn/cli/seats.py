"""Who sits where: reading `--seats` and `--name`, and what the players are called at this table."""

import shlex
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from cairn.arena.entrants import check, enter, is_outside, join_names, label, split_names
from cairn.bots.bot import Bot
from cairn.core.errors import BadSetup
from cairn.core.game import Game, Seat
from cairn.core.match import Match, Player
from cairn.games import title_of
from cairn.text import Speaker

ME: Final = "me"
RIVAL: Final = "rule"
"""Who sits opposite if nobody else is asked."""
RANDOM: Final = "random"
"""And who in a game that has no such bot."""
LONGEST_NAME: Final = 16
LIMIT: Final = 60.0
"""Seconds that a bot from outside has for a move while people wait."""


def read_seats(game: Game, text: str | None, names: list[str], speaker: Speaker) -> list[Player]:
    """The players that `me,rule` stands for; BadSetup for a word that is neither `me` nor a bot."""
    bots = title_of(game).bot_names()
    rivals = [RIVAL if RIVAL in bots else RANDOM] * (game.seats[0] - 1)
    seats = [ME, *rivals] if text is None else split_names(text)
    for word in seats:
        _check(game, word)
    game.check_seats(len(seats))
    given = iter(names)
    players = []
    for i, word in enumerate(seats):
        name = next(given, "").strip() if word == ME else word
        players.append(Player(name or speaker.say("play-person", {"n": i + 1}), word != ME))
    check_count("--name", names, players)
    return players


def _check(game: Game, word: str) -> None:
    """BadSetup for a word that is neither `me` nor a bot, or for a bot that does not start."""
    if word == ME:
        return
    try:
        check(title_of(game).spec, word)
    except BadSetup as problem:
        if problem.key != "no-such-bot":
            raise
        known = [ME, *title_of(game).bot_names()]
        raise BadSetup("play-no-seat", {"text": word, "names": ", ".join(known)}) from problem


def confirm_seats(game: Game, players: list[Player], text: str | None) -> bool:
    """Whether a file has bots from outside at its table; BadSetup unless `--seats` names them again.

    A file may come from anybody, and must not start programs by itself.
    """
    spec = title_of(game).spec
    seats = [player.name if player.is_bot else ME for player in players]
    outside = [name for name in seats if name != ME and is_outside(spec, name)]
    named = [] if text is None else [" ".join(word.split()) for word in split_names(text)]
    if outside and named != seats:
        line = shlex.quote(join_names(seats))
        raise BadSetup("play-outside-again", {"names": ", ".join(outside), "seats": line})
    return bool(outside)


def check_count(flag: str, given: Sequence[object], players: list[Player]) -> None:
    """BadSetup where something is given to more people than there are."""
    people = sum(not player.is_bot for player in players)
    if len(given) > people:
        raise BadSetup("play-too-many", {"text": flag, "n": len(given), "people": people})


def names_at_table(players: list[Player], speaker: Speaker) -> list[str]:
    """What the players are called here: short, without what a terminal would obey, and no two equal."""
    names: list[str] = []
    for i, player in enumerate(players):
        name = "".join(letter for letter in player.name if letter.isprintable())
        name = speaker.say("play-bot", {"bot": label(name)}) if player.is_bot else name
        name = name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
        taken = any(other.name == player.name for other in players if other is not player)
        names.append(f"{name} {i + 1}" if taken or not name else name)
    return names


def seat_bots(match: Match, components: str = "", jobs: int = 1) -> dict[Seat, Bot]:
    """The bots of a match, which think in n processes.

    What they choose at random follows from its secret: a seed brings it back.
    """
    spec = title_of(match.game).spec
    bots = {}
    for seat, player in enumerate(match.players):
        if player.is_bot:
            seed = blake2b(f"bot {seat} {match.quick}".encode(), key=match.secret, digest_size=7).digest()
            bots[seat] = enter(spec, player.name, int.from_bytes(seed, "big"), components, LIMIT, jobs)
    return bots
