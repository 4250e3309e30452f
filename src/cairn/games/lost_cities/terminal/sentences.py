"""The table in sentences, one per line: for those who listen to it, and for pipes."""

from cairn.core.game import Seat
from cairn.games.lost_cities.terminal import facts
from cairn.terminal.page import Page


def tell_table(page: Page) -> list[str]:
    """Game, seats, expeditions that were started, camps and milestones."""
    view, say = page.view, page.words.say
    progress, pile = view["progress"], view["zones"]["pile"]
    lines = [say("lost-cities-label-game", n=progress["game"], total=progress["games"]) + "."]
    if pile is not None:
        lines.append(say("play-lost-cities-pile", n=pile))
    for seat in facts.sides(view):
        side = view["seats"][seat]
        points, total = page.words.spoken(side["points"]), page.words.spoken(side["total"])
        lines.append(say("play-lost-cities-seat", seat=seat, n=side["hand"], score=points, whole=total))
        lines += _expeditions(page, seat)
    return [*lines, *_camps(page), *_milestones(page)]


def _expeditions(page: Page, seat: Seat) -> list[str]:
    lines = []
    for colour in facts.colours(page.view):
        row = facts.expedition(page.view, seat, colour)
        if row["cards"]:
            ranks = [page.words.say("play-lost-cities-rank", b=card.split()[1]) for card in row["cards"]]
            args: dict[str, int | str] = {
                "seat": seat,
                "trail": page.words.piece("expedition", colour),
                "ranks": ", ".join(ranks),
                "worth": page.words.spoken(row["sheet"]["points"]),
            }
            lines.append(page.words.say("play-lost-cities-expedition", **args))
    return lines


def _camps(page: Page) -> list[str]:
    view, say = page.view, page.words.say
    lines, empty = [], []
    for colour, camp in view["zones"]["camps"].items():
        name = page.words.piece("camp", colour)
        if camp["top"] is None:
            empty.append(page.words.piece("colour", colour))
            continue
        if camp["count"] is None:
            line = say("play-lost-cities-camp-uncounted", where=name, card=camp["top"])
        else:
            line = say("play-lost-cities-camp-top", where=name, card=camp["top"], n=camp["count"])
        closed = f" {say('play-lost-cities-closed')}" if facts.is_closed(view, colour) else ""
        lines.append(_sentence(line + closed))
    if empty:
        lines.append(say("play-lost-cities-empty", list=", ".join(empty)))
    return lines


def _milestones(page: Page) -> list[str]:
    lines = []
    for name, seat in facts.milestones(page.view):
        if seat is None:
            lines.append(page.words.say("lost-cities-offers-milestone", milestone=name) + ".")
        else:
            lines.append(page.words.say("play-lost-cities-won", seat=seat, milestone=name))
    return lines


def tell_hand(page: Page) -> str:
    """The cards of your hand in a row."""
    cards = []
    for card, copies in facts.hand(page.view).items():
        cards += [page.words.piece("card", card)] * copies
    return ", ".join(cards)


def tell_choices(page: Page) -> list[str]:
    """A line for each card with the numbers that place it, or for each source with the number that draws."""
    numbers, say = facts.numbers(page.view), page.words.say
    lines = []
    for card in facts.hand(page.view):
        camp, play = numbers.get(f"camp {card}"), numbers.get(f"play {card}")
        if camp is None:
            continue
        if play is None:
            lines.append(_sentence(say("play-lost-cities-choose-camp", card=card, camp=camp)))
        else:
            before, after = [page.words.spoken(points) for points in facts.effect(page.view, card)]
            numbered: dict[str, int | str] = {"card": card, "play": play, "camp": camp}
            line = say("play-lost-cities-choose-place", **numbered, before=before, after=after)
            lines.append(_sentence(line))
    for spelling, number in numbers.items():
        verb, _, colour = spelling.partition(" ")
        if verb == "take":
            top = page.view["zones"]["camps"][colour]["top"]
            lines.append(say("play-lost-cities-choose-take", number=number, card=top))
        elif verb in ("draw", "deal"):
            lines.append(say("play-choose", number=number, does=page.words.move(spelling)))
    return lines


def tell_sheet(page: Page) -> list[str]:
    """Each expedition as a sum, then the points of each seat."""
    view, words = page.view, page.words
    lines = []
    for seat in facts.sides(view):
        for colour in facts.colours(view):
            row = facts.expedition(view, seat, colour)
            if row["cards"]:
                lines.append(_sum(page, seat, colour, row["sheet"]))
        if view["options"]["milestones"] == "on":
            earned = facts.milestone_points(view, seat)
            lines.append(words.say("play-lost-cities-sheet-milestones", seat=seat, n=earned))
        score, whole = [words.spoken(view["seats"][seat][field]) for field in ("points", "total")]
        lines.append(words.say("play-lost-cities-sheet-points", seat=seat, score=score, whole=whole))
    return lines


def _sum(page: Page, seat: Seat, colour: str, sheet: dict[str, int]) -> str:
    args: dict[str, int | str] = {
        "seat": seat,
        "trail": page.words.piece("expedition", colour),
        "sum": sheet["sum"],
        "cost": facts.COST,
        "times": sheet["times"],
        "bonus": sheet["bonus"],
        "worth": page.words.spoken(sheet["points"]),
    }
    return page.words.say("play-lost-cities-sheet-expedition", **args)


def _sentence(text: str) -> str:
    """The text with a capital at its start, where the name of a piece may stand."""
    return text[:1].upper() + text[1:]
