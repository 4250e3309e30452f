"""What must be true of Dominion beside what must be true of any game."""

from cairn.core.dice import QuickStream
from cairn.core.errors import Args
from cairn.core.game import OVER, Move, Seat, State
from cairn.games.dominion.proof.second import agrees_with_second_computation, has_type
from cairn.games.dominion.rules.catalogue import COST_OF
from cairn.games.dominion.rules.moves import BUY, DONE, EXCHANGE, PLAY, card_of, verb_of
from cairn.proof.own import OwnChecks
from cairn.proof.played import LARGE, Moment, Untrue
from cairn.proof.secrets import same_to, tells_what_it_shows

MOST_EXPENSIVE = 3
"""Among how many of the most expensive things an eager player picks."""
TRIES = 16
"""How many worlds are imagined to find one with a reaction in hand, and one without."""


def reactions_keep_secrets(m: Moment) -> bool:
    """When somebody is asked to react, nobody else can tell whether there is a reaction in that hand.

    Each other player imagines worlds with one and without one: all that is sent is the same in both, and
    after the Attack was let come, too, unless cards come to light of which everybody is told. When an Attack
    is played, the attacker imagines such worlds: whether anybody is asked does not tell them apart.
    """
    decision = m.state.decision
    if decision is None:
        return False
    if decision.kind != "react":
        return _attack_keeps_secrets(m, decision.seat)
    for viewer in range(m.seats):
        if viewer == decision.seat:
            continue
        for world in _worlds(m, viewer):
            same_to(m, world, viewer)
            tells_what_it_shows(m, world, viewer, DONE)
    return True


def _worlds(m: Moment, viewer: Seat) -> list[State]:
    """One world in which the hand holds a reaction and one in which it does not, where there are such."""
    stream = m.chance()
    found: dict[bool, State] = {}
    for _ in range(TRIES):
        world = m.state.imagine(viewer, int(stream.below(LARGE)))
        found.setdefault(len(world.options()) > 1, world)
        if len(found) == 2:
            break
    return list(found.values())


def _attack_keeps_secrets(m: Moment, attacker: Seat) -> bool:
    """If the move is an Attack: who is asked first is the same whether or not anybody could react."""
    spelling = "" if m.move is None else m.spell(m.move)
    if m.move is None or not spelling.startswith("play ") or not has_type(spelling[5:], "attack"):
        return False
    stream = m.chance()
    found: dict[bool, State] = {}
    for _ in range(TRIES):
        world = m.state.imagine(attacker, int(stream.below(LARGE)))
        found.setdefault(_holds_reaction(world, attacker), world)
        if len(found) == 2:
            break
    asked = [_question_after(world, m.move) for world in [m.state, *found.values()]]
    for question in asked:
        if question != asked[0] and "react" in (question[1], asked[0][1]):
            raise Untrue(f"{spelling}: who is asked to react depends on cards that the attacker cannot see")
    return True


def _question_after(state: State, move: Move) -> tuple[Seat, str, str, Args]:
    """Who is asked what after a move."""
    after = state.clone()
    after.push(move)
    decision = after.decision
    return (
        (OVER, "", "", {})
        if decision is None
        else (decision.seat, decision.kind, decision.prompt, decision.args)
    )


def _holds_reaction(world: State, attacker: Seat) -> bool:
    """Whether anybody but the attacker holds a reaction."""
    hands = world.dump()["hands"]
    return any(
        has_type(card, "reaction") for seat, hand in enumerate(hands) if seat != attacker for card in hand
    )


def eager(state: State, moves: list[Move], stream: QuickStream) -> list[Move]:
    """A random player who likes to play and to exchange what can be, and to buy what is expensive.

    Players who choose evenly hardly ever own enough Treasures for a Province or a Colony.
    """
    if stream.below(8) == 0:
        return moves
    plays = [move for move in moves if verb_of(move) in (PLAY, EXCHANGE)]
    buys = sorted([move for move in moves if verb_of(move) == BUY], key=_price)
    return plays or buys[-MOST_EXPENSIVE:] or moves


def _price(move: Move) -> int:
    return int(COST_OF[card_of(move)])


OWN = OwnChecks(
    of_every_moment={"reactions_keep_secrets": reactions_keep_secrets},
    of_thorough_moments={"agrees_with_second_computation": agrees_with_second_computation},
    leaning=eager,
)
