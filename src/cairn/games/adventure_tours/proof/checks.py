"""What must be true of Adventure Tours beside what must be true of any game."""

from collections import Counter
from typing import Any

from cairn.core.dice import QuickStream
from cairn.core.errors import Args
from cairn.core.game import OVER, Move, Position, Seat, State, View
from cairn.games.adventure_tours.proof.promises import keeps_promises
from cairn.games.adventure_tours.proof.second import SecondGame
from cairn.games.adventure_tours.proof.second_pieces import ALL_CARDS, name_of
from cairn.games.adventure_tours.rules.moves import EQUIP, SKIP
from cairn.games.adventure_tours.rules.state import State as AdventureTours
from cairn.proof.own import OwnChecks
from cairn.proof.played import LARGE, Moment, Untrue
from cairn.proof.secrets import same_to

TRIES = 8
"""How many worlds are imagined to find one with a card that protects in a certain hand, and one without."""

PATIENT_ROUND = 2
"""The round in which eager players save for members that demand much."""
EXPENSIVE = 7
"""What such members demand at least."""


# The second game.


class _Followed:
    """A game and the second one beside it, as far as both have come."""

    def __init__(self, m: Moment) -> None:
        self.number = 0
        self.state = m.start()
        self.second = SecondGame(self.state.view(None)["tables"], m.options, self.state.dump())

    def come_to(self, m: Moment) -> None:
        """Play both up to a moment."""
        for move in m.moves_since(self.number):
            self.state.push(move)
            self.second.answer(m.spell(move), self.state.dump)
            self.number += 1


def agrees_with_second_computation(m: Moment) -> bool:
    """A second game that is played beside this one asks the same and has every card in the same place."""
    followed: _Followed | None = m.notes.get("second game")
    if followed is None or followed.number > m.number:
        followed = m.notes["second game"] = _Followed(m)
    followed.come_to(m)
    second = followed.second
    _asks(second, m)
    _lies(second, m.state.dump())
    _shows(second, m.state.view(None))
    _pays(second, m)
    return True


def _same(what: str, found: object, due: object) -> None:
    if found != due:
        raise Untrue(f"{what}: {found}, and should be {due}")


def _asks(second: SecondGame, m: Moment) -> None:
    """Who is asked what, and what may be answered."""
    decision, due = m.state.decision, second.asked
    if decision is None or due is None:
        _same("the game is over", decision is None, due is None)
        return
    _same("the question", (decision.kind, decision.seat + 1), (due.kind, due.seat + 1))
    found = {m.spell(move) for move in decision.options}
    if found != due.options:
        missing, extra = sorted(due.options - found), sorted(found - due.options)
        raise Untrue(f"{due.kind}: there should be {missing} and not {extra}")
    _same("the prompt", decision.prompt, f"adventure-tours-prompt-{due.kind}{due.way}")
    _same("the arguments of the prompt", decision.args, due.args)
    keeps_promises(m, due.seat)


def _lies(second: SecondGame, data: Position) -> None:
    """Every card, board and number of the position."""
    for name in ("boards", "drafted", "equipment", "members", "discard", "pile", "incomes", "round", "spent"):
        _same(name, data[name], getattr(second, name))
    _same("hands", [Counter(hand) for hand in data["hands"]], [Counter(hand) for hand in second.hands])
    _same("turns", data["turn"], second.turns)
    _same("the seat in turn", data["seat"], second.seat + 1)
    _same("the starting player", data["starter"], second.starter + 1)


def _shows(second: SecondGame, view: View) -> None:
    """What everybody may read off the table."""
    over = second.asked is None
    hidden = second.options["open_money"] == "off" and not over
    money = second.money()
    for seat, shown in enumerate(view["seats"]):
        due = {
            "hand": len(second.hands[seat]),
            "board": second.boards[seat],
            "ability": second.all_boards[second.boards[seat]]["ability"],
            "levels": second.levels(seat),
            "income": second.income(seat),
            "members": len(second.members[seat]),
            "equipment": len(second.equipment[seat]),
            "guards": second.ready(seat),
            "money": None if hidden else money[seat],
        }
        _same(f"what is seen of seat {seat + 1}", shown, due)
    for name in ("equipment", "members"):
        rows = [
            [{"card": name_of(c), "ready": c != name_of(c)} for c in row] for row in getattr(second, name)
        ]
        _same(f"what is seen of {name}", view["zones"][name], rows)
    _same("the discard pile that is seen", view["zones"]["discard"], second.discard)
    _same("the size of the draw pile", view["zones"]["pile"], len(second.pile))
    _same("the extra turns", view["progress"]["extra_turns"], len(second.extra_turns))
    taken = [board for board in second.drafted if board is not None]
    offered = list((Counter(second.boards) - Counter(taken)).elements())
    drafts = second.asked is not None and second.asked.kind == "draft"
    _same("the boards on offer", sorted(view["zones"]["offered"]), sorted(offered if drafts else []))


def _pays(second: SecondGame, m: Moment) -> None:
    """The money, and who has won. [AT-E5]"""
    money = second.money()
    _same("the money", m.state.scores(), money)
    richest = [seat for seat in range(second.seats) if money[seat] == max(money)]
    _same("the winners", sorted(m.state.winners()), richest if second.asked is None else [])


# What holds at any moment, whatever came before.


def table_adds_up(m: Moment) -> bool:
    """There are 102 cards, and hands, levels, incomes and money are shown as they lie."""
    data, view = m.state.dump(), m.state.view(None)
    cards: dict[str, Any] = view["tables"]["cards"]
    boards: dict[str, Any] = view["tables"]["boards"]
    found: list[str] = data["pile"] + data["discard"]
    for seat, shown in enumerate(view["seats"]):
        members = [name_of(laid) for laid in data["members"][seat]]
        equipment = [name_of(laid) for laid in data["equipment"][seat]]
        found += data["hands"][seat] + members + equipment
        start = boards[data["boards"][seat]]["start"]
        levels = {c: start[c] + sum(cards[card]["equipment"][c] for card in equipment) for c in start}
        who = f"seat {seat + 1}"
        _same(f"the hand of {who}", shown["hand"], len(data["hands"][seat]))
        _same(f"the levels of {who}", shown["levels"], levels)
        _same(f"the income of {who}", shown["income"], sum(cards[card]["money"] for card in members))
    if Counter(found) != {card: row["copies"] for card, row in cards.items()} or len(found) != ALL_CARDS:
        raise Untrue("the cards on the table are not those of the box")
    _same("the money", m.state.scores(), _owned(data["incomes"], m.seats))
    return True


def _owned(incomes: list[list[int]], seats: int) -> list[int]:
    owned = [0] * seats
    for earned in incomes:
        owned = [max(0, coins + more) for coins, more in zip(owned, earned, strict=True)]
    return owned


# Secrets.


def protections_keep_secrets(m: Moment) -> bool:
    """Whether somebody may protect himself is asked by what lies on the table, not by what is in a hand.

    Attacker and victim imagine other deals, some of them with a card in the victim's hand that would protect
    if it lay: nobody can tell them apart when the question is asked, and the same attack asks the same.
    """
    decision = m.state.decision
    if decision is None or m.move is None:
        return False
    spelling = m.spell(m.move)
    if decision.kind != "protect" and not spelling.startswith("aim seat "):
        return False
    victim = decision.seat if decision.kind == "protect" else int(spelling.removeprefix("aim seat ")) - 1
    due = _question_after(m.state, m.move)
    for viewer in {m.state.dump()["seat"] - 1, victim}:
        for world in _worlds(m, viewer, victim):
            if decision.kind == "protect":
                same_to(m, world, viewer)
            if _question_after(world, m.move) != due:
                raise Untrue(
                    f"{spelling}: who is asked what depends on cards that seat {viewer + 1} cannot see"
                )
    return True


def _question_after(state: State, move: Move) -> tuple[Seat, str, str, Args]:
    """Who is asked what after a move."""
    after = state.clone()
    after.push(move)
    asked = after.decision
    return (OVER, "", "", {}) if asked is None else (asked.seat, asked.kind, asked.prompt, asked.args)


def _worlds(m: Moment, viewer: Seat, victim: Seat) -> list[State]:
    """A world in which the victim holds a card that could protect and one in which not, if there are such."""
    stream = m.chance()
    cards = m.state.view(None)["tables"]["cards"]
    found: dict[bool, State] = {}
    for _ in range(1 if viewer == victim else TRIES):
        world = m.state.imagine(viewer, int(stream.below(LARGE)))
        hand = world.dump()["hands"][victim]
        found.setdefault(any(cards[card]["action"] == "protect" for card in hand), world)
        if len(found) == 2:
            break
    return list(found.values())


# Random players.


def eager(state: State, moves: list[Move], stream: QuickStream) -> list[Move]:
    """A random player who lets adventurers join and uses all they offer, or saves for the expensive ones.

    Players who choose evenly lay equipment of all colours, so that expensive members and their actions are
    rare.
    """
    if not isinstance(state, AdventureTours) or stream.below(6) == 0:
        return moves
    laid = [move for move in moves if EQUIP <= move < state.kit.protect]
    joins = [move for move in laid if (move - EQUIP) % 2 == 1]
    if state.round == PATIENT_ROUND:
        favourite = state.to_move() % 3
        mine = [move for move in laid if state.kit.colour[(move - EQUIP) // 2] == favourite]
        expensive = [move for move in laid if state.kit.demand[(move - EQUIP) // 2] >= EXPENSIVE]
        equips = [move for move in laid if move not in joins]
        useful = [move for move in equips if move in mine and move not in expensive]
        spare = [move for move in equips if move not in mine]
        joins = [move for move in joins if move in expensive] or useful or spare or joins
    return joins or [move for move in moves if move != SKIP] or moves


OWN = OwnChecks(
    of_every_moment={"table_adds_up": table_adds_up, "protections_keep_secrets": protections_keep_secrets},
    of_thorough_moments={"agrees_with_second_computation": agrees_with_second_computation},
    leaning=eager,
)
