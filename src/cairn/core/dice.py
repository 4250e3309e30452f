"""All randomness: the k-th shuffle of a named source has a stream of its own.

Dice are immutable; the position counts its shuffles. So clones share their dice, two tables with the same
dice see the same k-th shuffle whatever was played before it, and a secret plus moves is the whole game.
"""

import hashlib
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MASK: Final[i64] = 0x3FFFFFFFFFFFFFFF
"""62 bits: mypyc keeps larger constants as Python objects; a random number was three times as expensive."""
_MASK31: Final[i64] = 0x7FFFFFFF
_STRIDE: Final[i64] = 0x1E3779B97F4A7C15
_STIR: Final[i64] = 0x3F58476D1CE4E5B9
_TURN: Final[i64] = 0x14D049BB133111EB
_END_OF_GUESSES: Final[i64] = 0x1000000000000000


def mix(h: i64, x: i64) -> i64:
    """Stir x into the hash h; the same compiled and interpreted, because it is masked to 62 bits."""
    z: i64 = (h ^ x) & MASK
    z = ((z ^ (z >> 30)) * _STIR + _STRIDE) & MASK
    z = ((z ^ (z >> 27)) * _TURN) & MASK
    return z ^ (z >> 31)


def mix_text(h: i64, text: str) -> i64:
    """Stir the letters of a text into the hash h."""
    for letter in text.encode():
        h = mix(h, letter)
    return h


@mypyc_attr(allow_interpreted_subclasses=True)
class Stream:
    """An endless row of random numbers."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n − 1, each as likely as the others; n is at most 2³¹."""
        raise AssertionError("a Stream needs its own `below`")


@final
class QuickStream(Stream):
    """A 62-bit counter stirred twice: for simulations, searches and random bots."""

    def __init__(self, seed: i64) -> None:
        self.counter: i64 = seed & MASK

    def next(self) -> i64:
        """62 random bits."""
        self.counter = (self.counter + _STRIDE) & MASK
        z: i64 = self.counter
        z = ((z ^ (z >> 30)) * _STIR) & MASK
        z = ((z ^ (z >> 27)) * _TURN) & MASK
        return z ^ (z >> 31)

    def guesses(self) -> i64:
        """Fifteen random numbers from 0 to 15, four bits each, beneath a 1 that marks their end."""
        return (self.next() >> 2) | _END_OF_GUESSES

    def below(self, n: i64) -> i64:
        while True:
            # Multiply and shift; the few low products that would favour some numbers are thrown away.
            product: i64 = (self.next() >> 31) * n
            low: i64 = product & _MASK31
            if low >= n or low >= (_MASK31 + 1 - n) % n:
                return product >> 31


@final
class SealedStream(Stream):
    """Keyed BLAKE2b in counter mode, read as 32-bit numbers, so that a browser can follow it."""

    def __init__(self, seed: bytes) -> None:
        self.seed: Final = seed
        self.blocks: int = 0
        self.numbers: list[int] = []

    def below(self, n: i64) -> i64:
        limit = 0x100000000 - 0x100000000 % int(n)
        while True:
            if not self.numbers:
                counter = self.blocks.to_bytes(8, "little")
                block = hashlib.blake2b(counter, key=self.seed, digest_size=64).digest()
                self.numbers = [int.from_bytes(block[i : i + 4], "little") for i in range(60, -4, -4)]
                self.blocks += 1
            number = self.numbers.pop()
            if number < limit:
                return number % int(n)


def shuffle(cards: list[int], stream: Stream) -> None:
    """Fisher–Yates, from the last card down."""
    i: i64 = len(cards) - 1
    while i > 0:
        j: i64 = stream.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
        i -= 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Where shuffles come from."""

    def stream(self, source: str, k: int) -> Stream:
        """The numbers of the k-th shuffle (or draw) of the source."""
        raise AssertionError("Dice need their own `stream`")

    def shuffle(self, cards: list[int], source: str, k: int) -> None:
        """Shuffle the cards in place, as the k-th shuffle of the source."""
        shuffle(cards, self.stream(source, k))

    def pick(self, n: int, source: str, k: int) -> int:
        """One number from 0 to n − 1, as the k-th draw of the source."""
        return int(self.stream(source, k).below(n))


@final
class QuickDice(Dice):
    """Dice of a small seed: for simulations and imagined worlds."""

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed

    def stream(self, source: str, k: int) -> QuickStream:
        return QuickStream(mix(mix_text(mix(1, self.seed & 0x3FFFFFFFFFFFFFFF), source), k))


def shuffle_row(cards: vec[i64], dice: Dice, source: str, k: int) -> None:
    """Shuffle a row of machine words in place, as `Dice.shuffle` does a list."""
    if not isinstance(dice, QuickDice):
        listed = [int(card) for card in cards]
        dice.shuffle(listed, source, k)
        for at in range(len(listed)):
            cards[at] = listed[at]
        return
    stream = dice.stream(source, k)
    i: i64 = len(cards) - 1
    while i > 0:
        j: i64 = stream.below(i + 1)
        card: i64 = cards[i]
        cards[i] = cards[j]
        cards[j] = card
        i -= 1


@final
class SealedDice(Dice):
    """Dice of a match: a secret of 256 bits, published as a hash before the players' words are taken."""

    def __init__(self, secret: bytes, words: list[str]) -> None:
        self.secret: Final = secret
        self.words: Final = words

    def stream(self, source: str, k: int) -> SealedStream:
        label = "\n".join(["cairn dice 1", *self.words, "", source, str(k)])
        seed = hashlib.blake2b(label.encode(), key=self.secret, digest_size=32).digest()
        return SealedStream(seed)


def commitment(secret: bytes) -> str:
    """The hash that a host publishes before the players say their words."""
    return hashlib.blake2b(secret, digest_size=32).hexdigest()


def secret_of_seed(seed: str) -> bytes:
    """The secret that a seed stands for, so that a match can be asked for again."""
    return hashlib.blake2b(("cairn seed\n" + seed).encode(), digest_size=32).digest()
