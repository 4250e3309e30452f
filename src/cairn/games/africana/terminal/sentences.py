"""The table in sentences, one per line: for those who listen to it, and for pipes."""

from cairn.core.game import Seat
from cairn.games.africana.rules.pieces import BOOKS
from cairn.games.africana.terminal import facts
from cairn.games.africana.terminal.atlas import Atlas, atlas_of
from cairn.games.africana.terminal.board import last_round, now, pile
from cairn.games.africana.terminal.cards import Card, tell_adventure, tell_bonus, tell_worth
from cairn.games.africana.terminal.facts import Choice
from cairn.games.africana.terminal.gazetteer import place_in
from cairn.games.africana.terminal.hand import cost_of, do, top_of
from cairn.games.africana.terminal.pad import winners
from cairn.games.africana.terminal.paint import label, name, points, seat_name
from cairn.games.africana.terminal.places import tell_place
from cairn.terminal.page import Page
from cairn.terminal.seating import order


def tell_table(page: Page) -> list[str]:
    """Round, players, expeditions, books, piles, and what lies around the place where one stands."""
    atlas = atlas_of(page)
    lines = [_sentence(part) for part in (now(page), pile(page), last_round(page)) if part]
    for seat in order(page.view):
        lines += _seat(page, seat)
    lines += [_space(page, n, space) for n, space in enumerate(facts.spaces(page.view))]
    lines += [_book(page, atlas, book) for book in BOOKS]
    lines += _piles(page)
    return lines + _around(page, atlas)


def tell_map(page: Page, text: str = "") -> list[str]:
    """Every place in a sentence, or the one that is asked for."""
    atlas = atlas_of(page)
    chosen = [place_in(atlas, text, page.words.speaker)] if text else list(atlas.places)
    return [tell_place(page, atlas, place) for place in chosen]


def _line(page: Page, heading: str, things: list[str], between: str = ", ") -> str:
    """The things under their heading, with a capital at the start."""
    said = page.words.say("play-africana-line", heading=heading, list=between.join(things))
    return said[:1].upper() + said[1:]


def _cards(page: Page, cards: dict[str, int]) -> list[str]:
    """Cards by name, equal ones counted."""
    said = [
        f"{name(page, 'card', card)} ×{n}" if n > 1 else name(page, "card", card) for card, n in cards.items()
    ]
    return said or [label(page, "nothing")]


def _seat(page: Page, seat: Seat) -> list[str]:
    side = page.view["seats"][seat]
    held = [label(page, "n-jokers", n=side["jokers"])] if side["jokers"] else []
    held += [name(page, "card", card) for card in side["assistants"]]
    hand = page.words.say("n-cards", n=side["hand"])
    parts = [
        name(page, "company", side["company"]),
        name(page, "place", side["place"]),
        label(page, "n-silver", n=side["silver"]),
        f"{label(page, 'hand')} {hand}" + (f" ({', '.join(held)})" if held else ""),
        f"{label(page, 'markers')} {side['markers']}",
        f"{label(page, 'finished')} {side['under']}",
    ]
    if side["points"] is not None:
        parts.append(_points(page, side["points"]))
    lines = [page.words.say("play-africana-seat", seat=seat, list=", ".join(parts))]
    owned = [tell_adventure(page, card) for card in facts.adventures(page.view, seat)]
    if owned:
        heading = label(page, "adventures")
        told = page.words.speaker.semicolon.join(owned)
        lines.append(page.words.say("play-africana-has", seat=seat, heading=heading, list=told))
    return lines


def _points(page: Page, n: int) -> str:
    """Points, a minus among them as a voice reads it."""
    return f"{label(page, 'points')} {page.words.spoken(n)}" if n < 0 else points(page, n)


def _space(page: Page, n: int, space: Card) -> str:
    heading, bonus = label(page, "space", n=n + 1), label(page, "with-bonus", gain=tell_bonus(page, space))
    if space["expedition"] is None:
        return _line(page, heading, [label(page, "empty"), bonus])
    parts = [name(page, "expedition", space["expedition"]), tell_worth(page, space), bonus]
    joined = [seat_name(page, seat) for seat in space["markers"]]
    return _line(page, heading, parts + ([label(page, "joined", list=", ".join(joined))] if joined else []))


def _book(page: Page, atlas: Atlas, book: str) -> str:
    parts = []
    for side, top, count in facts.pages(page.view, book):
        shown = label(page, "nothing") if top is None else tell_adventure(page, atlas.adventures[top])
        cards = page.words.say("n-cards", n=count)
        parts.append(f"{label(page, side)} {shown}, {cards}")
    return _line(page, name(page, "book", book), parts, page.words.speaker.semicolon)


def _piles(page: Page) -> list[str]:
    zones = page.view["zones"]
    assistants = {f"{colour} assistant": n for colour, n in facts.assistants(page.view).items()}
    lines = [
        _line(page, label(page, "travel-pile"), [page.words.say("n-cards", n=zones["travel_pile"])]),
        _line(page, label(page, "discards"), _cards(page, facts.counted(zones["discards"]))),
        _line(page, label(page, "assistants"), _cards(page, assistants)),
    ]
    if zones["played"]:
        lines.append(_line(page, label(page, "played"), _cards(page, facts.counted(zones["played"]))))
    return lines


def _around(page: Page, atlas: Atlas) -> list[str]:
    """The place where one stands, then its neighbours with their symbols."""
    seat = facts.viewpoint(page.view)
    if seat is None:
        return []
    here = page.view["seats"][seat]["place"]
    others = []
    for place in atlas.neighbours(here):
        colours = ", ".join(name(page, "colour", colour) for colour in atlas.symbols(place))
        others.append(f"{name(page, 'place', place)} ({colours})")
    return [_line(page, label(page, "around", place=here), others)]


def tell_hand(page: Page) -> str:
    """The cards of your hand in a row."""
    return ", ".join(_cards(page, facts.hand(page.view)))


def tell_choices(page: Page) -> list[str]:
    """A line for each place that can be reached and for each verb, with the numbers of their moves."""
    atlas, found = atlas_of(page), facts.choices(page.view)
    lines = []
    for place, ways in found.go.items():
        lines.append(_line(page, label(page, "go-to", place=place), [_way(page, move) for move in ways]))
    for verb in facts.VERBS:
        if verb in found.groups:
            said = [f"{move.number} {_thing(page, atlas, verb, move)}" for move in found.groups[verb]]
            lines.append(_line(page, do(page, verb), said, page.words.speaker.semicolon))
    for move in found.words:
        lines.append(page.words.say("play-choose", number=move.number, does=page.words.move(move.spelling)))
    return lines


def _way(page: Page, move: Choice) -> str:
    said = f"{move.number} {name(page, 'card', move.thing)}"
    return f"{said} {label(page, 'for', n=move.cost)}" if move.cost else said


def _thing(page: Page, atlas: Atlas, verb: str, move: Choice) -> str:
    """What a move is about, and what it brings or costs."""
    if verb == "join":
        space = next(one for one in facts.spaces(page.view) if one["expedition"] == move.thing)
        bonus = label(page, "with-bonus", gain=tell_bonus(page, space))
        return f"{name(page, 'expedition', move.thing)}, {bonus}"
    if verb == "end" and facts.is_expedition(move.thing):
        return f"{name(page, 'expedition', move.thing)}, {tell_worth(page, atlas.expeditions[move.thing])}"
    if verb in ("end", "give up"):
        return tell_adventure(page, atlas.adventures[move.thing])
    if verb == "discard":
        return name(page, "card", move.thing)
    top, cost = top_of(page, atlas, move.thing), cost_of(page, move)
    said = label(page, move.thing)
    if verb == "buy" and top is not None:
        said = f"{said} {tell_adventure(page, atlas.adventures[top])}"
    return f"{said}, {label(page, 'for', n=cost)}" if cost else said


def tell_sheet(page: Page) -> list[str]:
    """Each player's points line by line, and at the end who has won."""
    lines = []
    for seat in order(page.view):
        side = page.view["seats"][seat]
        if side["sheet"] is None:
            parts = [label(page, "hidden", n=side["under"])]
        else:
            parts = [_points(page, side["points"])]
            for row in facts.COUNTED_ROWS:
                parts.append(
                    f"{label(page, 'row-' + row.replace('_', '-'))} {page.words.spoken(side['sheet'][row])}"
                )
        parts.append(label(page, "n-silver", n=side["silver"]))
        lines.append(page.words.say("play-africana-seat", seat=seat, list=", ".join(parts)))
    won = winners(page)
    return [*lines, _sentence(won)] if won else lines


def _sentence(text: str) -> str:
    """The text with a capital at its start and a full stop at its end."""
    return f"{text[:1].upper()}{text[1:]}."
