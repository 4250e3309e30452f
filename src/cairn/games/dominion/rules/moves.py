"""The numbers of the moves, for all kingdoms and all numbers of seats.

Words by themselves come first. Then each card has a block of moves, one for each verb, in the order of the
catalogue: a new card appends its block, and no number before it changes. The catalogue has the spellings.
"""

from typing import Final

from mypy_extensions import i64

# A word by itself.
END_ACTIONS: Final = 0
END_TURN: Final = 1
DONE: Final = 2
YES: Final = 3
NO: Final = 4
REVEAL_HAND: Final = 5
CHOOSE_COIN: Final = 6
CHOOSE_TRASH: Final = 7
CHOOSE_SILVER: Final = 8
CHOOSE_COPPER: Final = 9
CHOOSE_COINS: Final = 10
CHOOSE_ATTACK: Final = 11
CHOOSE_CURSES: Final = 12
CHOOSE_SIX: Final = 13
TRASH_THIS: Final = 14
WORDS: Final = [
    "end actions",
    "end turn",
    "done",
    "yes",
    "no",
    "reveal hand",
    "choose coin",
    "choose trash",
    "choose silver",
    "choose copper",
    "choose coins",
    "choose attack",
    "choose curses",
    "choose six",
    "trash this",
]
WORD: Final = -1
"""The verb of a word by itself."""

# A verb and a card: `move_of(PLAY, card)` is `play village`.
FIRST: Final = 15
"""The first move of the first card."""
PER_CARD: Final = 18
"""The moves of one card."""
PLAY: Final = FIRST
GAIN: Final = FIRST + 1
TRASH: Final = FIRST + 2
DISCARD: Final = FIRST + 3
TOPDECK: Final = FIRST + 4
KEEP: Final = FIRST + 5
"""Of cards looked at: into the hand, or back where it lay."""
SET_ASIDE: Final = FIRST + 6
CALL: Final = FIRST + 7
EXCHANGE: Final = FIRST + 8
REVEAL: Final = FIRST + 9
RESOLVE: Final = FIRST + 10
"""`resolve gear`: of several things that happen at one moment, this comes next."""
BUY: Final = FIRST + 11
"""A card or an Event."""
TOKEN: Final = FIRST + 12
"""The first of the tokens: `token +1 card on market`."""
VERBS: Final = [
    "play",
    "gain",
    "trash",
    "discard",
    "topdeck",
    "keep",
    "set aside",
    "call",
    "exchange",
    "reveal",
    "resolve",
    "buy",
]

# The tokens that lie on piles.
PLUS_CARD: Final = 0
PLUS_ACTION: Final = 1
PLUS_BUY: Final = 2
PLUS_COIN: Final = 3
MINUS_COST: Final = 4
TRASHING: Final = 5
TOKENS: Final = ["+1 card", "+1 action", "+1 buy", "+1 coin", "-2 cost", "trashing"]


def spellings(names: list[str]) -> list[str]:
    """All moves of these cards, each in its one spelling and in the order of the numbers."""
    spelled = WORDS[:]
    for name in names:
        spelled += [f"{verb} {name}" for verb in VERBS]
        spelled += [f"token {token} on {name}" for token in TOKENS]
    return spelled


def move_of(verb: i64, card: i64) -> int:
    """The move of a verb with a card."""
    return int(verb + card * PER_CARD)


def card_of(move: i64) -> i64:
    """The card of a move that is no word by itself."""
    return (move - FIRST) // PER_CARD


def verb_of(move: i64) -> i64:
    """The verb of a move; TOKEN for all tokens, WORD for a word by itself."""
    if move < FIRST:
        return WORD
    verb: i64 = FIRST + (move - FIRST) % PER_CARD
    return TOKEN if verb > TOKEN else verb


def token_move(kind: i64, pile: i64) -> int:
    """The move that puts a token on a pile."""
    return move_of(TOKEN + kind, pile)


def token_of(move: i64) -> int:
    """Which token a move puts on a pile."""
    return int((move - FIRST) % PER_CARD) + FIRST - TOKEN
