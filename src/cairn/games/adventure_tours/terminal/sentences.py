"""The table in sentences, one per line: for those who listen to it, and for pipes."""

from collections.abc import Sequence
from typing import Any, Final

from cairn.core.game import Seat, View
from cairn.games.adventure_tours.terminal import facts
from cairn.games.adventure_tours.terminal.board import notes, whose_turn
from cairn.games.adventure_tours.terminal.pad import net
from cairn.games.adventure_tours.terminal.paint import explain, label
from cairn.terminal.page import Page
from cairn.terminal.seating import order

LONGEST_LIST: Final = 900
"""The letters of a list; a sentence quotes not many more."""


def tell_table(page: Page) -> list[str]:
    """The round, the piles, the players with their rows."""
    progress, zones = page.view["progress"], page.view["zones"]
    numbered = label(page, "round", n=progress["round"], total=progress["rounds"])
    lines = [_sentence(", ".join([numbered, whose_turn(page), *notes(page)]))]
    lines.append(_line(page, label(page, "pile"), page.words.say("n-cards", n=zones["pile"])))
    if zones["discard"]:
        cards = [page.words.piece("card", card) for card in reversed(zones["discard"])]
        lines += [_line(page, label(page, "discard-top"), part) for part in _parts(page, cards)]
    for seat in order(page.view):
        lines += _seat(page, seat)
    return lines


def _seat(page: Page, seat: Seat) -> list[str]:
    """What a player has, then the two rows from left to right. [AT-T7]"""
    side, zones = page.view["seats"][seat], page.view["zones"]
    parts = [] if side["money"] is None else [_coins(page, side["money"])]
    parts.append(f"{label(page, 'income')} {side['income']}")
    parts.append(f"{label(page, 'hand')} {page.words.say('n-cards', n=side['hand'])}")
    parts += [f"{_category(page, colour)} {level}" for colour, level in side["levels"].items()]
    parts.append(page.words.piece("board", side["board"]))
    if side["ability"] != "none":
        parts.append(page.words.piece("ability", side["ability"]))
    lines = [page.words.say("play-adventure-tours-seat", seat=seat, list=", ".join(parts))]
    rows = {
        "members": [_member(page, laid) for laid in zones["members"][seat]],
        "equipment": [_equipment(page, laid) for laid in zones["equipment"][seat]],
    }
    for word, cards in rows.items():
        for part in _parts(page, cards):
            heading = label(page, word)
            lines.append(page.words.say("play-adventure-tours-has", seat=seat, heading=heading, list=part))
    return lines


def _parts(page: Page, things: Sequence[str]) -> list[str]:
    """The things one after the other, in as many parts as sentences can hold."""
    parts: list[str] = []
    between = page.words.speaker.semicolon
    for thing in things:
        if parts and len(parts[-1]) + len(thing) < LONGEST_LIST:
            parts[-1] += f"{between}{thing}"
        else:
            parts.append(thing)
    return parts


def _member(page: Page, laid: View) -> str:
    money = f"{label(page, 'money')} {facts.card(page.view, laid['card'])['money']}"
    return _laid(page, laid, money)


def _equipment(page: Page, laid: View) -> str:
    return _laid(page, laid, _values(page, facts.card(page.view, laid["card"])))


def _laid(page: Page, laid: View, value: str) -> str:
    parts = [page.words.piece("card", laid["card"]), value]
    return ", ".join([*parts, label(page, "ready")] if laid["ready"] else parts)


def _values(page: Page, card: dict[str, Any]) -> str:
    """What a card adds as equipment: “technology +1”."""
    raised = facts.raised(card["equipment"])
    return ", ".join(f"{_category(page, colour)} +{value}" for colour, value in raised.items())


def _category(page: Page, colour: str) -> str:
    return page.words.piece("category", facts.CATEGORY[colour])


def _coins(page: Page, n: int) -> str:
    return page.words.say("adventure-tours-n-coins", coins=n)


def tell_hand(page: Page) -> str:
    """The cards of your hand in a row."""
    cards = [_copies(page, card, copies) for card, copies in facts.hand(page.view).items()]
    return page.words.speaker.semicolon.join(cards) or label(page, "nothing")


def _copies(page: Page, card: str, copies: int) -> str:
    said = page.words.piece("card", card)
    return f"{copies} {said}" if copies > 1 else said


def _printed(page: Page, card: str) -> str:
    of = facts.card(page.view, card)
    parts = [f"{label(page, 'demand')} {of['demand']}", f"{label(page, 'money')} {of['money']}"]
    return ", ".join([*parts, _values(page, of), page.words.piece("action", of["action"])])


def tell_choices(page: Page) -> list[str]:
    """A line for each card with the numbers that lay it; a line for every other move."""
    lines = []
    for card in facts.hand(page.view):
        said = _uses(page, card)
        if said:
            heading = f"{page.words.piece('card', card)}, {_printed(page, card)}"
            lines.append(_line(page, heading, page.words.speaker.semicolon.join(said)))
    stake = _loss(page, page.view["you"]) if facts.kind(page.view) == "protect" else ""
    if stake and facts.numbers(page.view):
        lines.append(_line(page, label(page, "stake"), stake))
    for spelling, number in facts.others(page.view).items():
        does = page.words.move(spelling) + _consequence(page, spelling)
        lines.append(page.words.say("play-choose", number=number, does=does))
    return lines


def _uses(page: Page, card: str) -> list[str]:
    """The numbers that lay a card and what they change; or how much is lacking for it to join."""
    view, numbers = page.view, facts.numbers(page.view)
    said = []
    equip, join = numbers.get(f"equip {card}"), numbers.get(f"join {card}")
    if equip is not None:
        changes = [
            label(page, "change", what=_category(page, colour), before=before, after=after)
            for colour, (before, after) in facts.new_levels(view, card).items()
        ]
        said.append(f"{equip} {label(page, 'equip')}, {', '.join(changes)}")
    if join is not None:
        before, after = facts.new_income(view, card)
        change = label(page, "change", what=label(page, "income"), before=before, after=after)
        said.append(f"{join} {label(page, 'join')}, {change}")
    lacking = facts.lacking(view, card)
    if lacking is not None and equip is not None:
        category = _category(page, facts.card(view, card)["colour"])
        said.append(f"{category} {label(page, 'lacking', have=lacking[0], need=lacking[1])}")
    return said


def _consequence(page: Page, spelling: str) -> str:
    """What a move is about, as far as its label does not say it: a card at stake, a place, a board."""
    seat = facts.target(spelling)
    if seat is not None:
        loss = _loss(page, seat)
        return f", {loss}" if loss else f", {label(page, 'hand')} {page.view['seats'][seat]['hand']}"
    place = facts.place(page.view, spelling)
    if place is not None:
        return f", {label(page, 'place', n=place[0], total=place[1])}"
    if spelling.startswith("board "):
        of = page.view["tables"]["boards"][spelling.removeprefix("board ")]
        start = ", ".join(f"{_category(page, colour)} {level}" for colour, level in of["start"].items())
        does = explain(page, "ability", of["ability"]).removesuffix(".")
        return f", {start}{page.words.speaker.semicolon}{does}"
    return ""


def _loss(page: Page, seat: Seat) -> str:
    """The last card of a player, where the question is about it."""
    row = facts.row_at_stake(page.view)
    if not row or not page.view["zones"][row][seat]:
        return ""
    last = page.view["zones"][row][seat][-1]
    return _member(page, last) if row == "members" else _equipment(page, last)


def tell_sheet(page: Page) -> list[str]:
    """For each player what every round brought, how the last one came about, and the money."""
    view, lines = page.view, []
    for seat in order(view):
        side, rounds = view["seats"][seat], view["progress"]["incomes"]
        parts = [
            label(page, "in-round", n=n + 1, score=page.words.spoken(incomes[seat]))
            for n, incomes in enumerate(rounds)
        ]
        if facts.is_running(view):
            parts.append(label(page, "net", score=page.words.spoken(net(page, seat))))
        parts.append(f"{label(page, 'members')} {side['income']}")
        cost = page.words.spoken(-facts.cost_of_hand(view, seat))
        parts.append(f"{label(page, 'hand')} {cost}")
        if side["money"] is not None:
            parts.append(_coins(page, side["money"]))
        lines.append(page.words.say("play-adventure-tours-seat", seat=seat, list=", ".join(parts)))
    return lines


def _line(page: Page, heading: str, text: str) -> str:
    return _capital(page.words.say("play-adventure-tours-line", heading=heading, list=text))


def _sentence(text: str) -> str:
    """The text with a capital at its start and a full stop at its end."""
    return f"{_capital(text)}."


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"
