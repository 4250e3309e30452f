"""What must be true of Africana beside what must be true of any game."""

from functools import cache
from typing import Any, cast

from cairn.core.dice import QuickStream
from cairn.core.errors import Args
from cairn.core.game import Move, Position, State
from cairn.games.africana.proof.second import (
    ADVENTURE_LIMIT,
    COMPANIES,
    HAND_LIMIT,
    REMOVED,
    SPACES,
    Tables,
    due_options,
    due_sheet,
    due_unseen,
    due_winners,
    due_zones,
    is_travel,
    markers_left,
    missing_pieces,
    page_cost,
)
from cairn.games.africana.proof.second_moves import difference, due_after
from cairn.games.africana.rules.game import Africana as Title
from cairn.games.africana.rules.kit import Kit
from cairn.games.africana.rules.moves import BUY, DISCARD, DRAW, END_EXPEDITION, GO, JOIN, WAYS
from cairn.games.africana.rules.state import State as Africana
from cairn.proof.own import OwnChecks
from cairn.proof.played import Moment, Untrue


@cache
def tables_of(kit: Kit) -> Tables:
    """The tables as the game shows them."""
    return Tables(kit.components())


def _tables(m: Moment) -> Tables:
    return tables_of(cast(Title, m.game).kit)


def _same(what: str, found: object, due: object) -> None:
    if found != due:
        raise Untrue(f"{what}: {found}, and should be {due}")


# The second computation.


def pieces_add_up(m: Moment) -> bool:
    """All pieces are there, and the options are exactly those of the rules."""
    data, tables = m.state.dump(), _tables(m)
    for kind, wrong in missing_pieces(data, tables).items():
        if wrong:
            raise Untrue(f"the {kind} do not add up: {', '.join(map(str, wrong))}")
    found, due = {m.spell(move) for move in m.state.options()}, due_options(data, tables)
    if found != due:
        raise Untrue(f"{data['step']}: there should be {sorted(due - found)} and not {sorted(found - due)}")
    return True


def agrees_with_second_computation(m: Moment) -> bool:
    """Set-up, question, points, winners and what the move leads to: computed again, they are the same."""
    data, tables = m.state.dump(), _tables(m)
    if m.number == 0:
        _set_up(data, tables, m)
    _limits(data, m)
    _asks(data, tables, m)
    _scores(data, tables, m)
    _shows(data, tables, m)
    if m.move is not None:
        after = m.state.clone()
        after.push(m.move)
        found = after.dump()
        wrong = difference(found, due_after(data, m.spell(m.move), tables, m.options, found))
        if wrong:
            raise Untrue(f"{m.spell(m.move)}: {wrong}")
    return True


def _set_up(data: Position, tables: Tables, m: Moment) -> None:
    """What lies where before the first turn. [AF-S1, AF-S2, AF-S3, AF-S4]"""
    if m.options["start"] != "random":
        _same("the start player", str(data["starter"]), m.options["start"])
    for company in range(m.seats):
        seat = (data["starter"] - 1 + company) % m.seats
        home, silver = COMPANIES[company]
        _same("a company", (data["places"][seat], data["silver"][seat]), (tables.words[home], silver))
        hand = data["hands"][seat]
        _same("the first hand", (len(hand), hand.count("joker"), sum(map(is_travel, hand))), (2, 1, 1))
    laid = [space["expedition"] for space in data["spaces"]]
    _same("the open expeditions", len([word for word in laid if word is not None]), SPACES)
    decks = [tables.expeditions[word]["deck"] for word in [*laid, *reversed(data["expedition_pile"])]]
    _same("the order of the expeditions", decks, sorted(decks))
    _same("the removed expeditions", len(data["removed"]), REMOVED[m.seats])
    _same("their letters", {tables.expeditions[word]["deck"] for word in data["removed"]}, {"C"})
    for half, book in data["books"].items():
        stacks = sorted(len(book[side]) for side in ("left", "right"))
        _same(f"the stacks of the book {half}", stacks, [0, 15])
        _same("its cards", {tables.adventures[word]["book"] for word in book["left"] + book["right"]}, {half})


def _asks(data: Position, tables: Tables, m: Moment) -> None:
    """Who is asked what, and in which words."""
    decision = m.state.decision
    if decision is None:
        _same("the step", data["step"], "over")
        return
    me, place = data["seat"] - 1, data["places"][data["seat"] - 1]
    args: Args = {"seat": me}
    match data["step"]:
        case "action" | "travel":
            args["place"] = place
        case "book":
            args |= {"book": tables.half[place], "cost": page_cost(data), "coins": data["silver"][me]}
        case "discard":
            args["n"] = len(data["hands"][me]) - HAND_LIMIT
        case "give-up":
            args["n"] = len(data["adventures"][me]) - ADVENTURE_LIMIT
    due = (me, data["step"], f"africana-prompt-{data['step']}", args)
    _same("the question", (decision.seat, decision.kind, decision.prompt, decision.args), due)


def _scores(data: Position, tables: Tables, m: Moment) -> None:
    """Points, who sees them, and who has won. [AF-E6, AF-I1]"""
    sheets = [due_sheet(data, tables, seat) for seat in range(m.seats)]
    points = [sheet["points"] for sheet in sheets]
    _same("the points", m.state.scores(), points)
    _same("the winners", m.state.winners(), due_winners(points, data["silver"]) if m.is_over else [])
    is_open = m.is_over or m.options["open_scores"] == "on"
    for viewer in (None, data["seat"] - 1):
        for seat, shown in enumerate(m.state.view(viewer)["seats"]):
            sheet = sheets[seat] if is_open or seat == viewer else None
            seen = _seen_of(data, seat) | {"sheet": sheet, "points": None if sheet is None else points[seat]}
            _same(f"what is seen of seat {seat + 1}", shown, {**shown, **seen})


def _seen_of(data: Position, seat: int) -> dict[str, Any]:
    """What everybody sees of a seat. [AF-I1]"""
    under = data["under"][seat]
    return {
        "place": data["places"][seat],
        "silver": data["silver"][seat],
        "hand": len(data["hands"][seat]),
        "markers": markers_left(data, seat),
        "adventures": len(data["adventures"][seat]),
        "under": len(under["expeditions"]) + len(under["adventures"]),
    }


def _shows(data: Position, tables: Tables, m: Moment) -> None:
    """What everybody sees of the piles, the books and the cards that are out of the game. [AF-I1]"""
    view = m.state.view(None)
    shown, due = view["zones"], due_zones(data, tables)
    gone = {kind: sorted(cards) for kind, cards in shown["gone"].items()}
    _same("what is seen of the table", {name: {**shown, "gone": gone}[name] for name in due}, due)
    unseen = {kind: sorted(cards) for kind, cards in view["known"]["unseen"].items()}
    _same("what nobody has seen", unseen, due_unseen(data))
    progress = view["progress"]
    _same("the last round", progress["last_round"], data["triggered"])
    _same("the last seat", progress["last_seat"], (data["starter"] - 2) % m.seats)


def _limits(data: Position, m: Moment) -> None:
    """Nobody keeps too many cards after his turn, and a turn begins with all spaces full or the end near.

    [AF-T1, AF-T2, AF-T3, AF-E1]
    """
    for seat in range(m.seats):
        hand, adventures = len(data["hands"][seat]), len(data["adventures"][seat])
        acts = seat == data["seat"] - 1 and data["step"] in ("book", "travel", "discard", "give-up")
        if not acts and (hand > HAND_LIMIT or adventures > ADVENTURE_LIMIT):
            raise Untrue(f"seat {seat + 1} has {hand} hand cards and {adventures} adventures after its turn")
    if data["step"] in ("action", "over") and (data["played"] or data["turned"]):
        raise Untrue("a turn begins with cards on the table, or with the free page used")
    empty = [space for space in data["spaces"] if space["expedition"] is None]
    if data["step"] == "action" and empty and not (data["triggered"] and not data["expedition_pile"]):
        raise Untrue("a turn begins with an empty space, and the end is not near")


# Random players.


def eager(state: State, moves: list[Move], stream: QuickStream) -> list[Move]:
    """A random player who ends and joins what can be, buys now and then, and travels towards his goals.

    Players who choose evenly stray about, and hardly ever come to the end of the expedition pile.
    """
    if not isinstance(state, Africana) or stream.below(8) == 0:
        return moves
    for low, high in ((END_EXPEDITION, DISCARD), (JOIN, END_EXPEDITION)):
        liked = [move for move in moves if low <= move < high]
        if liked:
            return liked
    buys = [move for move in moves if BUY <= move < GO]
    if buys and stream.below(4) == 0:
        return buys
    far = _distances(state.kit, _goals(state))
    here = far[int(state.places[state.seat])]
    steps = [move for move in moves if GO <= move < JOIN and far[(move - GO) // WAYS] < here]
    return steps or [move for move in moves if move == DRAW] or moves


def _goals(s: Africana) -> list[int]:
    """Where the seat in turn can end or join something."""
    adventures = int(s.adventures[s.seat])
    goals = [card.target for n, card in enumerate(s.kit.adventures) if adventures >> n & 1]
    for space, number in enumerate(s.spaces):
        if number >= 0:
            joined = int(s.markers) >> (space * 4 + int(s.seat)) & 1
            card = s.kit.expeditions[int(number)]
            goals.append(card.target if joined else card.start)
    return goals


def _distances(kit: Kit, goals: list[int]) -> list[int]:
    """How many steps each place is away from the nearest goal."""
    far = [len(kit.places)] * len(kit.places)
    reached = list(goals)
    for place in goals:
        far[place] = 0
    for place in reached:
        for near in kit.neighbours_of(place):
            if far[near] > far[place] + 1:
                far[near] = far[place] + 1
                reached.append(near)
    return far


OWN = OwnChecks(
    of_every_moment={"pieces_add_up": pieces_add_up},
    of_thorough_moments={"agrees_with_second_computation": agrees_with_second_computation},
    leaning=eager,
)
