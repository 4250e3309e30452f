"""Whether a match of a game can be checked by somebody who knows no rules, as a browser does after the end.

The browser's own checks are `web/src/fair`; here a game learns from sentences what they would stumble over.
"""

from collections import Counter
from collections.abc import Iterator

from cairn.core.errors import Args
from cairn.core.event import Event
from cairn.core.shuffles import Opened, Shuffle
from cairn.core.sources import Place, Source
from cairn.proof.played import Played, Untrue


def shuffles_are_told(played: Played) -> bool:
    """Shuffles are counted and start in order; what comes from one is told where and as it lay there."""
    opened = Opened(played.match)
    shuffles = {(one.source, one.k): one for one in opened.shuffles}
    for name in {*[one.source for one in opened.shuffles], *[one.source for one in opened.rolls]}:
        _is_counted(name, opened)
    for one in opened.shuffles:
        _is_in_order(one, opened.sources.get(one.source))
        _has_nothing_new(one, shuffles.get((one.source, 0), one), opened.sources)
    for n, event in enumerate(opened.events):
        _is_announced(n, event, opened)
        _names_its_things(n, event, opened, shuffles)
    _leaves_in_order(opened, shuffles)
    return bool(opened.draws)


def _is_counted(name: str, opened: Opened) -> None:
    """The shuffles and numbers of a source are counted from 0 without a gap."""
    counts = [one.k for one in opened.shuffles if one.source == name]
    counts += [one.k for one in opened.rolls if one.source == name]
    counts.sort()
    if counts != list(range(len(counts))):
        raise Untrue(f"the shuffles of {name!r} are numbered {counts}, not from 0 on without a gap")


def _is_in_order(one: Shuffle, source: Source | None) -> None:
    """The cards lie in the order of their numbers before they are shuffled."""
    if one.before != sorted(one.before):
        raise Untrue(f"shuffle {one.k} of {one.source!r} starts with cards that are not in order")
    if source is not None and source.things:
        if len(set(source.things)) != len(source.things):
            raise Untrue(f"two things of the source {one.source!r} have one name")
        if one.before and not 0 <= one.before[0] <= one.before[-1] < len(source.things):
            raise Untrue(f"shuffle {one.k} of {one.source!r} has a thing without a name")


def _has_nothing_new(one: Shuffle, first: Shuffle, sources: dict[str, Source]) -> None:
    """A later shuffle has what the first had, unless the source may grow."""
    if (
        one.source in sources
        and not sources[one.source].grows
        and Counter(one.before) - Counter(first.before)
    ):
        raise Untrue(f"shuffle {one.k} of {one.source!r} has a thing that the first did not have")


def _is_announced(n: int, event: Event, opened: Opened) -> None:
    """Where an event says that a source is shuffled, it was shuffled."""
    for source in opened.sources.values():
        if event.key != source.announced or not _is_meant(source, event.args):
            continue
        if not any(one.source == source.name and one.event == n for one in opened.shuffles):
            raise Untrue(f"event {n}, {event.key}, announces a shuffle of {source.name!r}, and none was made")


def _is_meant(source: Source, args: Args) -> bool:
    return all(args.get(name) == value for name, value in source.where.items())


def _names_its_things(n: int, event: Event, opened: Opened, shuffles: dict[tuple[str, int], Shuffle]) -> None:
    """An event names what lay at its places; where it is hidden, it says how many things it hides."""
    where = f"event {n}, {event.key}"
    meant = [one for one in opened.sources.values() if event.key in one.told and _is_meant(one, event.args)]
    places = event.places or []
    if not places and not meant:
        return
    told: Args = {**event.args, **(event.secret or {})}
    args = {one.told[event.key] for one in meant}
    if len(args) != 1 or not args <= told.keys():
        raise Untrue(f"{where}, tells of a place, and no source says in which argument")
    value = told[args.pop()]
    names = value.split(", ") if isinstance(value, str) else [str(value)]
    left = Counter(names)
    for place in places:
        name = _lay_at(place, opened, shuffles)
        if place.source not in [one.name for one in meant] or name is None:
            raise Untrue(f"{where}, tells of a place that is not in a shuffle of its sources")
        if left[name] == 0:
            raise Untrue(f"{where}, tells of {value}, but {name} lay at that place of {place.source!r}")
        left[name] -= 1
    if len(places) < len(names) and not any(one.mixed for one in meant):
        raise Untrue(f"{where}, does not say where in a shuffle everything lay")
    if event.secret is not None and event.args.get("n", 1) != len(names):
        raise Untrue(f"{where}, hides {len(names)} things, and its open argument `n` does not say so")


def _lay_at(place: Place, opened: Opened, shuffles: dict[tuple[str, int], Shuffle]) -> str | None:
    """What lay at a place; None where there is no such place."""
    if (place.source, place.k) in shuffles:
        after = shuffles[place.source, place.k].after
        there = 0 <= place.position < len(after)
        return opened.name_of(place.source, after[place.position]) if there else None
    for roll in opened.rolls:
        if (roll.source, roll.k) == (place.source, place.k) and 0 <= place.position < len(roll.numbers):
            return opened.name_of(place.source, roll.numbers[place.position])
    return None


def _leaves_in_order(opened: Opened, shuffles: dict[tuple[str, int], Shuffle]) -> None:
    """Things leave a shuffle one after the other, none passed over, and the next shuffle comes after it."""
    gone: Counter[tuple[str, int]] = Counter()
    current: dict[str, int] = {}
    for name, k, positions in _blocks(opened):
        if k < current.get(name, 0):
            raise Untrue(f"a thing leaves shuffle {k} of {name!r} after one has left a later shuffle")
        current[name] = k
        if (name, k) not in shuffles:
            continue
        length, first = len(shuffles[name, k].after), gone[name, k]
        gone[name, k] += len(positions)
        due = list(range(first, first + len(positions)))
        if not opened.sources[name].front:
            due = sorted(length - 1 - i for i in due)
        if sorted(positions) != due:
            raise Untrue(
                f"the places {sorted(positions)} of shuffle {k} of {name!r} leave it; {due} were next"
            )


def _blocks(opened: Opened) -> Iterator[tuple[str, int, list[int]]]:
    """The places that leave a shuffle at one time, in the order of the story."""
    blocks: list[tuple[str, int, list[int]]] = []
    last: tuple[int, str, Args] | None = None
    for n, event in enumerate(opened.events):
        if not event.places:
            continue
        named = {one.told[event.key] for one in opened.sources.values() if event.key in one.told}
        told = {name: value for name, value in event.args.items() if name not in named}
        if last != (n - 1, event.key, told):
            yield from blocks
            blocks = []
        last = (n, event.key, told)
        for place in sorted(event.places, key=lambda one: one.k):
            block = next((one for one in blocks if one[:2] == (place.source, place.k)), None)
            if block is None:
                blocks.append((place.source, place.k, [place.position]))
            else:
                block[2].append(place.position)
    yield from blocks
