"""The table in sentences, one per line: for those who listen to it, and for pipes."""

from collections.abc import Sequence
from typing import Final

from cairn.core.game import Seat, View
from cairn.games.dominion.terminal import facts
from cairn.games.dominion.terminal.board import notes, turn
from cairn.games.dominion.terminal.facts import WORD, Choice
from cairn.games.dominion.terminal.hand import FROM_SUPPLY, cost_now, do
from cairn.games.dominion.terminal.pad import winners
from cairn.games.dominion.terminal.paint import label, name
from cairn.games.dominion.terminal.seats import journey, tokens
from cairn.terminal.page import Page
from cairn.terminal.seating import order

LONGEST_LIST: Final = 900
"""The letters of a list; a sentence quotes not many more."""


def tell_table(page: Page) -> list[str]:
    """The turn, the piles, the trash, the players."""
    zones = page.view["zones"]
    lines = [_sentence(", ".join(turn(page)))]
    lines += [_sentence(note) for note in notes(page)]
    lines += _lines(page, label(page, "basics"), [_pile(page, pile) for pile in facts.basics(page.view)])
    lines += _lines(page, label(page, "kingdom"), [_pile(page, pile) for pile in facts.kingdom(page.view)])
    if zones["upgrades"]:
        lines += _lines(page, label(page, "upgrades"), [_pile(page, pile) for pile in zones["upgrades"]])
    if zones["events"]:
        lines += _lines(page, label(page, "events"), [_event(page, event) for event in zones["events"]])
    if zones["trash"]:
        lines += _lines(page, label(page, "trash"), _cards(page, zones["trash"]))
    for seat in order(page.view):
        lines += _seat(page, seat)
    return lines


def _lines(page: Page, heading: str, things: list[str]) -> list[str]:
    """The things under their heading, in lines that a sentence can hold."""
    parts: list[list[str]] = [[]]
    for thing in things:
        if sum(len(one) + 2 for one in [*parts[-1], thing]) > LONGEST_LIST:
            parts.append([])
        parts[-1].append(thing)
    told = [page.words.speaker.semicolon.join(part) for part in parts]
    return [page.words.say("play-dominion-line", heading=heading, list=part) for part in told]


def _pile(page: Page, pile: View) -> str:
    """Name, types of a card that is not basic, cost, how many are left, tokens."""
    card = pile["card"]
    kinds = [] if facts.is_basic(card) else [page.words.piece("label-type", kind) for kind in pile["types"]]
    said = ", ".join([name(page, card), " ".join(kinds)] if kinds else [name(page, card)])
    args: dict[str, int | str] = {"pile": said, "cost": pile["cost"], "n": pile["left"]}
    printed = facts.printed_cost(card)
    key = "play-dominion-pile" if pile["cost"] == printed else "play-dominion-pile-changed"
    parts = [page.words.say(key, **args, printed=printed)]
    for one in pile["tokens"]:
        sign = page.words.piece("label-token", one["token"])
        parts.append(page.words.say("play-dominion-token", seat=one["seat"], sign=sign))
    return ", ".join(parts)


def _event(page: Page, event: View) -> str:
    said = page.words.say("play-dominion-price", pile=name(page, event["card"]), cost=event["cost"])
    return f"{said}, {label(page, 'spent')}" if event["spent"] else said


def _cards(page: Page, cards: Sequence[str | None]) -> list[str]:
    """Cards by number and name; those that the reader may not see by their number alone."""
    seen = [card for card in cards if card is not None]
    said = [_times(page, card, n) for card, n in facts.counted(seen).items()]
    hidden = len(cards) - len(seen)
    return [*said, page.words.say("n-cards", n=hidden)] if hidden else said


def _times(page: Page, card: str, n: int) -> str:
    return f"{n} {name(page, card)}" if n > 1 else name(page, card)


def _seat(page: Page, seat: Seat) -> list[str]:
    """What a player has, then what else there is to know, a sentence each."""
    view = page.view
    side, zones = view["seats"][seat], view["zones"]
    parts = [] if side["points"] is None else [_points(page, side["points"])]
    parts.append(f"{label(page, 'hand')} {side['hand']}")
    parts.append(f"{label(page, 'deck')} {zones['decks'][seat]}")
    discard = zones["discards"][seat]
    parts.append(f"{label(page, 'discard')} {discard['count']}")
    if discard["top"] is not None:
        parts.append(label(page, "top", pile=name(page, discard["top"])))
    parts.append(f"{label(page, 'turns')} {side['turns']}")
    more: list[tuple[str, list[str]]] = [
        ("in-play", _cards(page, facts.in_play(view, seat, stays=False))),
        ("staying", _cards(page, facts.in_play(view, seat, stays=True))),
        ("mat", _cards(page, facts.mat(view, seat))),
        *[("aside", _cards(page, group)) for group in facts.aside_groups(view, seat)],
        ("looked-at", _cards(page, facts.aside(view, seat, "looked-at"))),
        ("saved", _cards(page, facts.aside(view, seat, "saved"))),
        ("tokens", [*tokens(page, seat), *journey(page, seat)]),
    ]
    lines = [page.words.say("play-dominion-seat", seat=seat, list=", ".join(parts))]
    for word, things in more:
        if things:
            said = page.words.say(
                "play-dominion-has", seat=seat, heading=label(page, word), list=", ".join(things)
            )
            lines.append(said)
    return lines


def _points(page: Page, points: int) -> str:
    """Points, a minus among them as a voice reads it."""
    if points < 0:
        return f"{label(page, 'points')} {page.words.spoken(points)}"
    return page.words.say("n-points", points=points)


def tell_hand(page: Page) -> str:
    """The cards of your hand in a row."""
    return ", ".join(_cards(page, facts.hand(page.view))) or label(page, "nothing")


def tell_choices(page: Page) -> list[str]:
    """A line for each verb with the numbers of its moves; words by themselves have a line of their own."""
    lines = []
    for verb, moves in facts.choices(page.view).items():
        if verb == WORD:
            for move in moves:
                does = page.words.move(move.spelling)
                lines.append(page.words.say("play-choose", number=move.number, does=does))
            continue
        said = [_choice(page, verb, move) for move in moves]
        lines += _lines(page, do(page, verb), said)
        if verb == "play" and facts.next_treasure(page.view):
            word = page.words.say("play-command-all")
            lines.append(page.words.say("play-choose", number=word, does=label(page, "all")))
    return lines


def _choice(page: Page, verb: str, move: Choice) -> str:
    said = f"{move.number} {name(page, move.card)}"
    if verb not in FROM_SUPPLY:
        return said
    return page.words.say("play-dominion-price", pile=said, cost=cost_now(page, move.card))


def tell_sheet(page: Page) -> list[str]:
    """Each player's points card by card, and at the end who has won."""
    lines = []
    for seat in order(page.view):
        side = page.view["seats"][seat]
        parts = [f"{label(page, 'turns')} {side['turns']}"]
        if side["points"] is not None:
            parts.insert(0, _points(page, side["points"]))
            for card, (copies, worth) in facts.points(page.view, seat).items():
                parts.append(f"{_times(page, card, copies)} {page.words.spoken(worth)}")
        lines.append(page.words.say("play-dominion-seat", seat=seat, list=", ".join(parts)))
    won = winners(page)
    return [*lines, _sentence(won)] if won else lines


def _sentence(text: str) -> str:
    """The text with a capital at its start and a full stop at its end."""
    return f"{text[:1].upper()}{text[1:]}."
