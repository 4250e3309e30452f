"""The verbs of Africana: only they move pieces, and each tells what it did."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cairn.core.errors import Args
from cairn.core.sources import Place
from cairn.core.zones import only, shl
from cairn.games.africana.rules import rules
from cairn.games.africana.rules.pieces import (
    ADVENTURE,
    ADVENTURE_COST,
    BOOKS,
    CARDS,
    CHANGE_COST,
    DECKS,
    EMPTY,
    FIRST_ASSISTANT,
    NO_CARDS,
    PAGES,
    SEEN,
    SIDES,
    TRAVEL_BITS,
    cards_in,
    one,
)

if TYPE_CHECKING:
    from cairn.games.africana.rules.state import State


def draw(s: "State") -> None:
    """Take the top travel card; where the pile is empty, the discards become a new one. [AF-A1, AF-M8]"""
    if s.travel_left == 0 and s.discards != NO_CARDS:
        _shuffle_discards(s)
    seat = int(s.seat)
    if s.travel_left == 0:
        s.tell("africana-no-travel-card", {"seat": seat})
        return
    s.travel_left -= 1
    card: i64 = s.travel_pile[s.travel_left]
    s.hands[s.seat] = s.hands[s.seat] + one(card)
    s.learnt += 1
    if s.sink is not None:
        places = [Place("travel", int(s.shuffles) - 1, int(s.travel_left))]
        s.tell("africana-draws", {"seat": seat}, {"card": CARDS[card]}, only(seat), places)


def turn_page(s: "State", side: i64) -> None:
    """Lift the top card of a stack onto the other: the first page free, then 1 silver. [AF-B2, AF-B3]"""
    book: i64 = s.book_here()
    cost: i64 = rules.page_cost(s)
    pay(s, cost)
    s.turned = True
    page: i64 = lift(s, book, side)
    s.stacks[book * 2 + 1 - side] = s.stacks[book * 2 + 1 - side] + 1
    s.books[s.top_slot(book, 1 - side)] = page
    if s.sink is not None:
        args: Args = {"seat": int(s.seat), "book": BOOKS[book], "side": SIDES[side]}
        args["adventure"] = s.kit.adventure_words[page & ADVENTURE]
        args["cost"] = int(cost)
        s.tell("africana-turns-page", args)
    show_top(s, book, side)


def buy(s: "State", side: i64) -> None:
    """Buy the top card of a stack and lay it open before oneself. [AF-B4]"""
    book: i64 = s.book_here()
    pay(s, ADVENTURE_COST)
    adventure: i64 = lift(s, book, side) & ADVENTURE
    s.adventures[s.seat] = s.adventures[s.seat] | shl(1, adventure)
    if s.sink is not None:
        args: Args = {"seat": int(s.seat), "book": BOOKS[book], "side": SIDES[side]}
        args["adventure"] = s.kit.adventure_words[adventure]
        args["cost"] = ADVENTURE_COST
        s.tell("africana-buys", args)
    show_top(s, book, side)


def lift(s: "State", book: i64, side: i64) -> i64:
    """Take the top slot off a stack that has cards."""
    page: i64 = s.books[s.top_slot(book, side)]
    s.stacks[book * 2 + side] = s.stacks[book * 2 + side] - 1
    return page


def show_top(s: "State", book: i64, side: i64) -> None:
    """Let everybody see the top card of a stack, if there is one."""
    if s.stacks[book * 2 + side] == 0:
        return
    slot: i64 = s.top_slot(book, side)
    page: i64 = s.books[slot]
    if page & SEEN:
        return
    s.books[slot] = page | SEEN
    s.learnt += 1
    if s.sink is not None:
        args: Args = {"book": BOOKS[book], "side": SIDES[side]}
        args["adventure"] = s.kit.adventure_words[page]
        # What nobody has seen has not been moved since the shuffle.
        place = Place(BOOKS[book], 0, int(slot - book * PAGES))
        s.tell("africana-shows-adventure", args, places=[place])


def go(s: "State", place: i64, card: i64, changed: bool) -> None:
    """Play a card to enter a place; for 5 silver it counts as any colour. [AF-M1, AF-M3]"""
    if changed:
        pay(s, CHANGE_COST)
    s.hands[s.seat] = s.hands[s.seat] - one(card)
    s.played += one(card)
    s.places[s.seat] = place
    if s.sink is not None:
        args: Args = {"seat": int(s.seat), "place": s.kit.place_words[place], "card": CARDS[card]}
        if changed:
            args["cost"] = CHANGE_COST
        s.tell("africana-travels-changed" if changed else "africana-travels", args)


def join(s: "State", space: i64) -> None:
    """Put a marker on an expedition and take the bonus of its space. [AF-M4]"""
    s.markers |= shl(1, space * 4 + s.seat)
    if s.sink is not None:
        args: Args = {"seat": int(s.seat), "expedition": s.expedition_on(space)}
        args["space"] = int(space) + 1
        s.tell("africana-joins", args)
    bonus = s.kit.bonuses[space]
    if bonus.is_silver:
        s.silver[s.seat] = s.silver[s.seat] + bonus.amount
        if s.sink is not None:
            s.tell("africana-gets-bonus", {"seat": int(s.seat), "n": bonus.amount})
    else:
        for _ in range(bonus.amount):
            draw(s)


def end_expedition(s: "State", space: i64) -> None:
    """Take an expedition's silver and its card; all markers on it return. [AF-M5]"""
    number: i64 = s.spaces[space]
    card = s.kit.expeditions[number]
    joined: i64 = s.markers >> space * 4 & 15
    s.markers &= ~shl(15, space * 4)
    s.spaces[space] = EMPTY
    s.silver[s.seat] = s.silver[s.seat] + card.coins
    s.under_expeditions[s.seat] = s.under_expeditions[s.seat] | shl(1, number)
    if s.sink is not None:
        word = s.kit.expedition_words[number]
        args: Args = {"seat": int(s.seat), "expedition": word, "n": card.coins, "points": card.points}
        s.tell("africana-ends-expedition", args)
        for seat in range(int(s.seats)):
            if seat != s.seat and int(joined) >> seat & 1:
                s.tell("africana-gets-nothing", {"seat": seat, "expedition": word})


def end_adventure(s: "State", number: i64) -> None:
    """Take an artifact's silver, or the assistant card of a colour; the adventure is finished. [AF-M6]"""
    adventure = s.kit.adventures[number]
    s.adventures[s.seat] = s.adventures[s.seat] & ~shl(1, number)
    s.under_adventures[s.seat] = s.under_adventures[s.seat] | shl(1, number)
    args: Args = {"seat": int(s.seat), "adventure": s.kit.adventure_words[number]}
    if adventure.is_artifact:
        s.silver[s.seat] = s.silver[s.seat] + adventure.coins
        args["n"] = adventure.coins
        args["points"] = adventure.points
        s.tell("africana-ends-artifact", args)
    else:
        card: i64 = FIRST_ASSISTANT + adventure.kind
        s.hands[s.seat] = s.hands[s.seat] + one(card)
        args["card"] = CARDS[card]
        s.tell("africana-ends-assistant", args)


def end_movement(s: "State") -> None:
    """Travel cards go to the discards, jokers and assistants back to the hand. [AF-M2, AF-M9]"""
    s.discards += s.played & TRAVEL_BITS
    s.hands[s.seat] = s.hands[s.seat] + (s.played & ~TRAVEL_BITS)
    s.played = NO_CARDS


def discard(s: "State", card: i64) -> None:
    """A travel card goes to the discards; a joker or an assistant leaves the game. [AF-T1]"""
    s.hands[s.seat] = s.hands[s.seat] - one(card)
    is_travel_card = card < FIRST_ASSISTANT
    if is_travel_card:
        s.discards += one(card)
    else:
        s.gone += one(card)
    if s.sink is not None:
        key = "africana-discards" if is_travel_card else "africana-loses-card"
        s.tell(key, {"seat": int(s.seat), "card": CARDS[card]})


def give_up(s: "State", adventure: i64) -> None:
    """An unfinished adventure leaves the game. [AF-T2]"""
    s.adventures[s.seat] = s.adventures[s.seat] & ~shl(1, adventure)
    s.gone_adventures |= shl(1, adventure)
    if s.sink is not None:
        args: Args = {"seat": int(s.seat), "adventure": s.kit.adventure_words[adventure]}
        s.tell("africana-gives-up", args)


def lay_expedition(s: "State", space: i64) -> None:
    """Lay the top expedition of the pile on an empty space."""
    s.expeditions_left -= 1
    s.spaces[space] = s.expedition_pile[s.expeditions_left]
    s.learnt += 1
    if s.sink is not None:
        args: Args = {"expedition": s.expedition_on(space), "space": int(space) + 1}
        s.tell("africana-lays-expedition", args, places=[_top_expedition(s)])


def _top_expedition(s: "State") -> Place:
    """Where the expedition that was last laid lay in the shuffle of its deck."""
    at = int(s.expeditions_left)
    deck = s.kit.expeditions[s.expedition_pile[at]].deck
    # The pile is A on B on C, and some of the lowest C cards are out.
    below = [len(s.kit.deck(lower)) for lower in range(deck + 1, len(DECKS))]
    return Place(f"deck {DECKS[deck]}", 0, at - sum(below) + len(s.removed))


def pay(s: "State", n: i64) -> None:
    """Give silver to the bank."""
    s.silver[s.seat] = s.silver[s.seat] - n


def _shuffle_discards(s: "State") -> None:
    cards = cards_in(s.discards)
    s.dice.shuffle(cards, "travel", int(s.shuffles))
    s.shuffles += 1
    s.travel_pile = cards
    s.travel_left = len(cards)
    s.discards = NO_CARDS
    s.tell("africana-shuffles", {"n": len(cards)})
