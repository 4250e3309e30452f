"""`cairn verify --browser`: what a browser noted and was told, laid against the match and the rules."""

from typing import Any

import msgspec
from msgspec import Struct

from cairn.cli.output import language, say
from cairn.core.dice import commitment
from cairn.core.errors import Args, BadSetup
from cairn.core.match import Match
from cairn.core.shuffles import Prepared
from cairn.server.shuffles import shuffles_of, sources_of
from cairn.server.wire_shuffles import Shuffles, Sources
from cairn.text import Speaker


class BrowserFile(Struct):
    """What the page saves under “Fair shuffles”; `web/src/fair/save.ts` writes it."""

    version: int = msgspec.field(name="cairn-browser")
    seat: int | None
    commitment: str | None
    words: dict[int, str]
    options: dict[str, str] | None
    events: list[tuple[str, Args]]
    sources: Sources
    shuffles: Shuffles


def read_browser(text: str, path: str) -> BrowserFile:
    """What a browser saved; BadSetup if it is something else."""
    try:
        return msgspec.json.decode(text, type=BrowserFile, strict=False)
    except (msgspec.DecodeError, UnicodeError) as problem:
        raise BadSetup("cli-no-browser-file", {"file": path, "problem": str(problem)[:200]}) from problem


def differs(known: BrowserFile, match: Match) -> str:
    """The first thing that a browser knows otherwise than the match has it; an empty word if none is."""
    return _noted(known, match) or _told(known, match) or _published(known, match)


def _noted(known: BrowserFile, match: Match) -> str:
    """What was noted before the first word: the seal, the own words, the options, what would be shuffled."""
    if known.commitment is not None and known.commitment != commitment(match.secret):
        return say("verify-browser-seal")
    for seat, word in known.words.items():
        if seat not in range(len(match.words)) or match.words[seat] != " ".join(word.split()):
            return say("verify-browser-word", word=word)
    agreed = match.options if known.options is None else known.options
    if match.game.settled(len(match.players), match.dice, agreed) != match.options:
        return say("verify-browser-options")
    ours = sources_of(Prepared(match.game, len(match.players), agreed))
    return "" if known.sources == ours else say("verify-browser-sources")


def _told(known: BrowserFile, match: Match) -> str:
    """What the browser was told must be what the rules tell its seat."""
    due = match.told(known.seat)
    speaker = Speaker(language(), match.game.name, match.game.names)
    names = [player.name for player in match.players]
    for n, (ours, theirs) in enumerate(zip(due, known.events, strict=False)):
        if ours != theirs:
            told = speaker.event(theirs, names, known.seat)
            return say(
                "verify-browser-event", n=n + 1, text=told, guess=speaker.event(ours, names, known.seat)
            )
    if len(due) != len(known.events):
        return say("verify-browser-events", n=len(known.events), due=len(due))
    return ""


def _published(known: BrowserFile, match: Match) -> str:
    """What the server published after the end must be what the rules and the dice give."""
    ours = shuffles_of(match, known.options)
    for part in ("shuffles", "rolls"):
        theirs: list[Any] = getattr(known.shuffles, part)
        due: list[Any] = getattr(ours, part)
        for i in range(max(len(due), len(theirs))):
            one = due[i] if i < len(due) else theirs[i]
            if i >= len(due) or i >= len(theirs) or due[i] != theirs[i]:
                return say("verify-browser-shuffle", k=one.k + 1, text=one.source)
    for i in range(max(len(ours.draws), len(known.shuffles.draws))):
        if ours.draws[i : i + 1] != known.shuffles.draws[i : i + 1]:
            n, *_ = (ours.draws[i : i + 1] or known.shuffles.draws[i : i + 1])[0]
            return say("verify-browser-place", n=n + 1)
    return "" if ours.events == known.shuffles.events else say("verify-browser-place", n=ours.events)
