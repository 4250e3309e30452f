"""The table of moves: numbers and spellings, for all kingdoms and all numbers of seats."""

from typing import Final

from cairn.games.dominion.rules.names import CARDS, CELLAR, NAMES, TREASURE_HUNTER

# A verb and a card: PLAY + card is `play village`.
PLAY: Final = 0
GAIN: Final = 79
TRASH: Final = 158
DISCARD: Final = 237
TOPDECK: Final = 316
KEEP: Final = 395
"""Of cards looked at: into the hand, or back where it lay."""
SET_ASIDE: Final = 474
CALL: Final = 553
EXCHANGE: Final = 632
REVEAL: Final = 711
RESOLVE: Final = 790
"""`resolve gear`: of several things that happen at one moment, this comes next."""
BUY: Final = 869
"""A card or an Event."""

# A token and a pile: `token +1 card on market` is TOKEN + kind × PILES + (pile − CELLAR).
TOKEN: Final = 968
PILES: Final = 62
"""The kingdom cards."""
PLUS_CARD: Final = 0
PLUS_ACTION: Final = 1
PLUS_BUY: Final = 2
PLUS_COIN: Final = 3
MINUS_COST: Final = 4
TRASHING: Final = 5
TOKENS: Final = ["+1 card", "+1 action", "+1 buy", "+1 coin", "-2 cost", "trashing"]
"""The tokens that lie on piles."""

# A word by itself.
WORD: Final = 1340
END_ACTIONS: Final = 1340
END_TURN: Final = 1341
DONE: Final = 1342
YES: Final = 1343
NO: Final = 1344
REVEAL_HAND: Final = 1345
CHOOSE_COIN: Final = 1346
CHOOSE_TRASH: Final = 1347
CHOOSE_SILVER: Final = 1348
CHOOSE_COPPER: Final = 1349
CHOOSE_COINS: Final = 1350
CHOOSE_ATTACK: Final = 1351
CHOOSE_CURSES: Final = 1352
CHOOSE_SIX: Final = 1353
TRASH_THIS: Final = 1354
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
]

MOVES: Final = (
    [f"{verb} {name}" for verb in VERBS for name in NAMES[:CARDS]]
    + [f"buy {name}" for name in NAMES]
    + [f"token {token} on {name}" for token in TOKENS for name in NAMES[CELLAR:TREASURE_HUNTER]]
    + WORDS
)


def token_move(kind: int, pile: int) -> int:
    """The move that puts a token on a pile."""
    return TOKEN + kind * PILES + pile - CELLAR


def token_of(move: int) -> int:
    """Which token a move puts on a pile."""
    return (move - TOKEN) // PILES


def pile_of(move: int) -> int:
    """On which pile a move puts a token."""
    return (move - TOKEN) % PILES + CELLAR
