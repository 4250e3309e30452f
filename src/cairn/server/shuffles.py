"""What chance will do in a match and, once it is over, did: told to browsers, which know no rules."""

from typing import Final

from cairn.core.game import Options
from cairn.core.match import Match
from cairn.core.shuffles import Opened, Prepared
from cairn.server.calls import Call, Endpoint
from cairn.server.denied import CONFLICT, Denied
from cairn.server.restore import game_of
from cairn.server.table import Table
from cairn.server.wire_shuffles import (
    DeckInfo,
    RangeInfo,
    RollInfo,
    ShuffleInfo,
    Shuffles,
    SourceInfo,
    Sources,
)


async def sources(call: Call) -> Sources:
    """What the match of a table shuffles and draws."""
    found = call.table()
    async with found.lock:
        return sources_at(found)


async def shuffles(call: Call) -> Shuffles:
    """Every shuffle of a match that is over."""
    found = call.table()
    async with found.lock:
        return shuffles_at(found)


CHANCE: Final = [
    Endpoint(
        "GET",
        "/api/tables/{table}/sources",
        "What the match shuffles and draws, before any of it has happened.",
        Sources,
        sources,
        query=("k",),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/shuffles",
        "Every shuffle, and which event tells of which place, once the match is over.",
        Shuffles,
        shuffles,
    ),
]


def sources_at(table: Table) -> Sources:
    """What a table's match shuffles and draws."""
    row = table.row
    return sources_of(Prepared(game_of(row), len(row.seats), asked_options(table)))


def shuffles_at(table: Table) -> Shuffles:
    """What chance did at a table, once its match is over; Denied before, when it would tell hidden cards."""
    course = table.playing()
    if not course.is_over:
        raise Denied("no-shuffles-yet", {}, CONFLICT)
    return shuffles_of(course.match, asked_options(table))


def asked_options(table: Table) -> Options:
    """The options of a table before anything was drawn for them."""
    kept = [line for _, kind, line in table.store.log(table.row.id) if kind == "asked"]
    return kept[0] if kept else table.row.options


def sources_of(prepared: Prepared) -> Sources:
    """What is known before a match, as it is published."""
    things: list[list[str]] = []
    told: list[SourceInfo] = []
    for one in prepared.sources.values():
        if one.things and one.things not in things:
            things.append(one.things)
        told.append(
            SourceInfo(
                name=one.name,
                things=things.index(one.things) if one.things else -1,
                told=one.told,
                where=one.where,
                front=one.front,
                mixed=one.mixed,
                grows=one.grows,
                announced=one.announced,
                settles=one.settles,
            )
        )
    decks = [
        DeckInfo(one.source, one.k, [prepared.name_of(one.source, number) for number in one.before])
        for one in prepared.shuffles
    ]
    ranges = [RangeInfo(one.source, one.k, one.below) for one in prepared.rolls]
    return Sources(things, told, decks, ranges)


def shuffles_of(match: Match, asked: Options | None = None) -> Shuffles:
    """What chance did in a match, as it is published."""
    opened = Opened(match, asked)
    named = [
        ShuffleInfo(
            source=one.source,
            k=one.k,
            event=one.event,
            before=[opened.name_of(one.source, number) for number in one.before],
            after=[opened.name_of(one.source, number) for number in one.after],
        )
        for one in opened.shuffles
    ]
    rolls = [RollInfo(one.source, one.k, one.event, one.below, one.numbers) for one in opened.rolls]
    draws = [(n, place.source, place.k, place.position) for n, place in opened.draws]
    return Shuffles(len(opened.events), named, rolls, draws)
