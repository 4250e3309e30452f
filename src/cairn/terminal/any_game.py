"""How any game looks in the terminal, made of its view alone."""

from typing import Any, Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from cairn.core.game import Seat
from cairn.terminal import any_facts as facts
from cairn.terminal.ink import flow, mark, padded
from cairn.terminal.page import Page
from cairn.terminal.seating import is_acting, order, shape
from cairn.terminal.words import signed
from cairn.text import readable

NUMBER: Final = "bold dark_orange3"
LABEL: Final = "dim"
WIDEST_LABEL: Final = 24
KINDS: Final = ("card", "piece")
"""By which of its names a thing may be called: `<game>-card-…`, `<game>-piece-…`."""


class AnyGame:
    """The drawing of a game that has none of its own."""

    def table(self, page: Page) -> RenderableType:
        """The title, the seats with what is theirs, then what belongs to nobody."""
        air = [Text("")] if page.tall else []
        title = page.words.speaker.title(page.view["game"])
        lines = [Text(title, "bold"), *air]
        for seat in order(page.view):
            lines += [*_seat(page, seat), *air]
        return Group(*lines, *_below(page, facts.common_zones(page.view), ""))

    def choices(self, page: Page) -> RenderableType:
        """The hand, and below it a line per verb."""
        held = facts.hand(page.view)
        lines = [] if held is None else _lines(page, Text(page.words.say("any-hand"), LABEL), held, "")
        groups = facts.groups(page.view, page.words)
        several = [group for group in groups if len(group.moves) > 1]
        widest = max([cell_len(group.label) for group in several], default=0)
        for group in groups:
            numbers = [_numbered(number, told) for number, told in group.moves]
            if len(group.moves) > 1:
                label = padded(Text(group.label), min(widest, WIDEST_LABEL))
                lines += flow(numbers, page.width, 3, Text.assemble(label, "  "))
            else:
                lines += flow([Text.assemble(numbers[0], group.label)], page.width)
        return Group(*lines)

    def sheet(self, page: Page) -> RenderableType:
        """The points of all seats, the best first once the game is over, and who has won."""
        result = page.view["result"]
        if result is None:
            return Group(Text(page.words.say("any-points"), "bold"), *[Text(line) for line in _so_far(page)])
        lines = [Text(page.words.say("any-points"), "bold")]
        widest = max(cell_len(name) for name in page.words.names)
        for seat in _ranking(page):
            won = seat in result["winners"]
            name = padded(Text(page.words.names[seat], "bold" if won else ""), widest)
            points = padded(Text(_number(result["scores"][seat])), 5, "right")
            star = Text(mark(page, "  ★", "  *") if won else "", NUMBER)
            lines.append(Text.assemble(f"{shape(page, seat)} ", name, points, star))
        return Group(*lines, Text(""), Text(_winners(page), "bold"))

    def tell_table(self, page: Page) -> list[str]:
        """A sentence per seat and per zone."""
        lines = []
        for seat in order(page.view):
            told = [f"{_fact(page, name)} {_told(page, fact)}" for name, fact in _public(page, seat).items()]
            if told:
                lines.append(page.words.say("any-seat", seat=seat, list=", ".join(told)))
            for name, zone in facts.zones_of(page.view, seat).items():
                said = _told(page, zone, hidden=True)
                lines.append(page.words.say("any-seat-zone", seat=seat, what=_label(page, name), list=said))
        for name, zone in facts.common_zones(page.view).items():
            what = _capital(_label(page, name))
            lines.append(page.words.say("any-zone", what=what, list=_told(page, zone)))
        return lines

    def tell_hand(self, page: Page) -> str:
        """What the reader holds."""
        held = facts.hand(page.view)
        return "" if held is None else _told(page, held)

    def tell_choices(self, page: Page) -> list[str]:
        """A sentence per move."""
        options = (page.view["decision"] or {}).get("options") or []
        lines = []
        for number, spelling in enumerate(options, 1):
            does = page.words.move(spelling) + _effect(page, number)
            lines.append(page.words.say("play-choose", number=number, does=does))
        return lines

    def tell_sheet(self, page: Page) -> list[str]:
        """The points, and who has won."""
        result = page.view["result"]
        if result is None:
            return _so_far(page)
        lines = []
        for seat in _ranking(page):
            points = page.words.say("n-points", points=result["scores"][seat])
            lines.append(page.words.say("any-seat", seat=seat, list=points))
        return [*lines, f"{_winners(page)}."]


# Seats and zones.


def _seat(page: Page, seat: Seat) -> list[Text]:
    """Who sits there and what is public about that seat, then what lies before it."""
    name = (page.words.names[seat], "bold underline" if is_acting(page.view, seat) else "bold")
    head = Text.assemble(f"{shape(page, seat)} ", name, "  ")
    told = [
        Text.assemble((f"{_fact(page, name)} ", LABEL), _told(page, fact))
        for name, fact in _public(page, seat).items()
    ]
    lines = flow(told, page.width, 2, head)
    return lines + _below(page, facts.zones_of(page.view, seat), "  ", hidden=True)


def _below(page: Page, zones: dict[str, Any], indent: str, hidden: bool = False) -> list[Text]:
    """Zones one below the other, their labels equally wide."""
    labels = {name: _capital(_label(page, str(name))) for name in zones}
    widest = min(max([cell_len(label) for label in labels.values()], default=0), WIDEST_LABEL)
    lines = []
    for name, zone in zones.items():
        lines += _lines(page, padded(Text(labels[name], LABEL), widest), zone, indent, hidden)
    return lines


def _public(page: Page, seat: Seat) -> dict[str, Any]:
    return facts.facts_of(page.view, seat)


def _lines(page: Page, label: Text, zone: Any, indent: str, hidden: bool = False) -> list[Text]:
    """A zone behind its label: things side by side, what has parts of its own one part below the other."""
    head = Text.assemble(indent, label, "  ")
    parts = dict(enumerate(zone, 1)) if isinstance(zone, list) else zone
    if isinstance(parts, dict) and any(isinstance(part, dict | list) for part in parts.values()):
        return [*flow([], page.width, 1, head), *_below(page, parts, indent + "  ", hidden)]
    return flow([Text(one) for one in _things(page, zone, hidden)], page.width, 2, head)


def _things(page: Page, zone: Any, hidden: bool) -> list[str]:
    """What lies in a zone without parts of its own, thing by thing."""
    if isinstance(zone, dict):
        return [f"{_label(page, str(name))} {_told(page, part)}" for name, part in zone.items()]
    if isinstance(zone, list):
        found = [
            _told(page, thing) + (f" ×{times}" if times > 1 else "") for thing, times in facts.things(zone)
        ]
        return found or ["–"]
    return [_told(page, zone, hidden)]


def _told(page: Page, zone: Any, hidden: bool = False) -> str:
    """Anything of a view in words: lists by their things, what is hidden by its count."""
    if zone is None or zone in ([], {}):
        return page.words.say("any-nothing")
    if isinstance(zone, bool):
        return page.words.say("any-yes" if zone else "any-no")
    if isinstance(zone, int):
        return page.words.say("any-hidden", n=zone) if hidden else _number(zone)
    if isinstance(zone, dict):
        return "; ".join(f"{_label(page, str(name))} {_told(page, part)}" for name, part in zone.items())
    if isinstance(zone, list):
        return ", ".join(_things(page, zone, hidden=False))
    return _thing(page, str(zone))


def _number(n: Any) -> str:
    """A number with a real minus sign."""
    return signed(n) if isinstance(n, int) and n < 0 else str(n)


def _thing(page: Page, name: str) -> str:
    """What a thing is called: by the catalogue of the game, or as it is spelled."""
    for kind in KINDS:
        said = page.words.piece(kind, name)
        if said != name:
            return said
    return name


def _label(page: Page, name: str) -> str:
    """What a zone is called: by the catalogue of the game, or by its name."""
    return _named(page, "zone", name)


def _fact(page: Page, name: str) -> str:
    """What a fact about a seat is called."""
    return _named(page, "fact", name)


def _named(page: Page, kind: str, name: str) -> str:
    said = page.words.piece(kind, name)
    return readable(name) if said == name else said


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# Moves.


def _numbered(number: int, told: str) -> Text:
    """The number that chooses a move, and what tells the move apart; its effect would not fit on a line."""
    return Text.assemble((f"{number:>2}", NUMBER), f" {told}")


def _effect(page: Page, number: int) -> str:
    """What a move would bring, where the view says it."""
    decision = page.view["decision"]
    effect = (decision.get("effects") or {}).get(decision["options"][number - 1])
    if effect is None:
        return ""
    return mark(page, " → ", " -> ") + page.words.say(effect["key"], **effect["args"])


# Points.


def _ranking(page: Page) -> list[Seat]:
    """The seats, the best first."""
    scores = page.view["result"]["scores"]
    return sorted(range(len(scores)), key=lambda seat: -scores[seat])


def _so_far(page: Page) -> list[str]:
    """What is public about each seat, while nobody has won."""
    lines = []
    for seat in order(page.view):
        numbers = {name: fact for name, fact in _public(page, seat).items() if isinstance(fact, int)}
        told = ", ".join(f"{_fact(page, name)} {_number(fact)}" for name, fact in numbers.items())
        if told:
            lines.append(page.words.say("any-seat", seat=seat, list=told))
    return lines or [page.words.say("any-points-hidden")]


def _winners(page: Page) -> str:
    """Who has won."""
    winners = page.view["result"]["winners"]
    if len(winners) == 1:
        return page.words.say("any-won", seat=winners[0])
    return page.words.say(
        "any-shared", list=page.words.speaker.join([page.words.names[one] for one in winners])
    )
