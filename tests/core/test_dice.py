"""Dice: every shuffle has its own stream, every number is as likely as the others, and a browser can follow.

`dice_vectors.json` holds what sealed dice give, for those who write them again. A stream's seed is the keyed
BLAKE2b-256 (key: the secret) of the UTF-8 lines "cairn dice 1", each player's word, an empty line, the source
and k, joined by "\\n". Its numbers are the little-endian 32-bit words of the keyed BLAKE2b-512 blocks (key:
the seed) of the counters 0, 1, 2 … as eight bytes, little-endian. A number from 0 to n − 1 is the next word
modulo n; words from the largest multiple of n on are thrown away. A shuffle swaps each card, from the last to
the second, with one at or below it.
"""

import hashlib
import itertools
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cairn.core.dice import (
    MASK,
    Dice,
    QuickDice,
    QuickStream,
    SealedDice,
    SealedStream,
    Stream,
    commitment,
    mix,
    secret_of_seed,
    shuffle,
    shuffle_row,
)
from cairn.proof.chance import is_even

VECTORS: list[dict[str, Any]] = json.loads(Path(__file__).with_name("dice_vectors.json").read_text("utf-8"))
THREE_QUARTERS = 3 << 29
"""Three quarters of 2³¹: a quarter of all numbers must be thrown away to be fair to its remainders."""
QUICK_NUMBERS = [766, 648, 46, 641, 710, 266, 205, 812]
QUICK_SHUFFLE = [8, 3, 2, 9, 1, 6, 4, 0, 5, 7]


def vector_id(vector: dict[str, Any]) -> str:
    return f"{vector['source']}-{vector['k']}-{'-'.join(vector['words'])}"


@pytest.mark.parametrize("vector", VECTORS, ids=vector_id)
def test_sealed_dice_give_the_known_numbers(vector: dict[str, Any]) -> None:
    """The numbers and the shuffle of a stream are those that were written down."""
    dice = SealedDice(bytes.fromhex(vector["secret"]), vector["words"])
    cards = list(range(60))
    dice.shuffle(cards, vector["source"], vector["k"])

    for n, numbers in vector["below"].items():
        stream = dice.stream(vector["source"], vector["k"])
        assert numbers == [stream.below(int(n)) for _ in numbers]
    assert vector["shuffled"] == cards


@pytest.mark.parametrize("vector", VECTORS, ids=vector_id)
def test_vectors_follow_from_their_description(vector: dict[str, Any]) -> None:
    """The words above, followed to the letter, lead to the same shuffle."""
    lines = ["cairn dice 1", *vector["words"], "", vector["source"], str(vector["k"])]
    secret = bytes.fromhex(vector["secret"])
    seed = hashlib.blake2b("\n".join(lines).encode(), key=secret, digest_size=32).digest()
    blocks = (hashlib.blake2b(i.to_bytes(8, "little"), key=seed).digest() for i in itertools.count())
    words = (int.from_bytes(block[i : i + 4], "little") for block in blocks for i in range(0, 64, 4))
    cards = list(range(60))
    for i in range(59, 0, -1):
        word = next(word for word in words if word < 2**32 // (i + 1) * (i + 1))
        j = word % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]

    assert vector["shuffled"] == cards


def test_vectors_tell_everything_apart() -> None:
    """Secret, words, source and k each make another stream."""
    assert len(VECTORS) == len({tuple(vector["shuffled"]) for vector in VECTORS})


def test_quick_dice_give_the_known_numbers() -> None:
    """Quick dice give the same numbers in every version; saved simulations depend on it."""
    stream = QuickDice(17).stream("deal", 0)
    cards = list(range(10))
    QuickDice(17).shuffle(cards, "deal", 0)

    assert QUICK_NUMBERS == [stream.below(1000) for _ in range(8)]
    assert QUICK_SHUFFLE == cards


@pytest.mark.parametrize("dice", [QuickDice(3), SealedDice(bytes(32), ["a", "b"])], ids=["quick", "sealed"])
def test_each_shuffle_has_its_own_stream(dice: Dice) -> None:
    """A stream is the same each time it is asked for, and unlike that of any other source or number."""

    def first(source: str, k: int) -> tuple[int, ...]:
        stream = dice.stream(source, k)
        return tuple(int(stream.below(1000)) for _ in range(6))

    sources = [(source, k) for source in ("deal", "bag") for k in range(5)]
    assert len(sources) == len({first(source, k) for source, k in sources})
    assert first("deal", 1) == first("deal", 1)


def test_pick_is_the_first_number_of_its_stream() -> None:
    """A single draw is a stream's first number."""
    dice = QuickDice(5)

    assert [dice.stream("start", k).below(7) for k in range(20)] == [
        dice.pick(7, "start", k) for k in range(20)
    ]


@pytest.mark.parametrize("n", [2, 3, 6, 7, 60, 1000])
def test_quick_numbers_are_even(n: int) -> None:
    """Each number below n comes up as often as the others."""
    stream = QuickStream(n)
    counts = Counter(stream.below(n) for _ in range(40 * n + 4000))

    assert set(range(n)) == set(counts)
    assert is_even(counts.values())


def test_neighbouring_numbers_are_independent() -> None:
    """Each pair of numbers in a row comes up as often as the others."""
    stream = QuickStream(11)
    counts = Counter((stream.below(5), stream.below(5)) for _ in range(10_000))

    assert 25 == len(counts)
    assert is_even(counts.values())


def test_neighbouring_seeds_are_independent() -> None:
    """Streams of seeds in a row begin as differently as any."""
    counts = Counter(QuickDice(seed).stream("deal", 0).below(10) for seed in range(10_000))

    assert 10 == len(counts)
    assert is_even(counts.values())


def test_guesses_are_fifteen_even_numbers() -> None:
    """Fifteen numbers of four bits, each as likely, lie beneath the mark of their end."""
    stream = QuickStream(4)
    counts = [Counter[int]() for _ in range(15)]
    for _ in range(2000):
        guesses = stream.guesses()
        for place in counts:
            place[guesses & 15] += 1
            guesses >>= 4

        assert 1 == guesses
    assert all(len(place) == 16 and is_even(place.values()) for place in counts)


@pytest.mark.parametrize("stream", [QuickStream(9), SealedStream(bytes(32))], ids=["quick", "sealed"])
def test_no_remainder_is_favoured(stream: Stream) -> None:
    """Where a quarter of the numbers must be thrown away, none of those that are left is favoured."""
    numbers = [stream.below(THREE_QUARTERS) for _ in range(6000)]

    assert all(0 <= number < THREE_QUARTERS for number in numbers)
    assert is_even(Counter(number % 3 for number in numbers).values())
    assert is_even(Counter(number >> 29 for number in numbers).values())


@pytest.mark.parametrize("n", [2, 3, 6, 7, 60, 1000, THREE_QUARTERS, 2**31 - 1, 2**31])
def test_quick_numbers_are_computed_fairly(n: int) -> None:
    """Of the 2³¹ numbers that can come up, those are kept that fall n to each result."""
    stream, twin = QuickStream(n), QuickStream(n)

    def computed() -> int:
        while True:
            product = (twin.next() >> 31) * n
            # The numbers whose product leaves a low part of less than 2³¹ mod n are one too many.
            if product % 2**31 >= 2**31 % n:
                return product // 2**31

    assert [computed() for _ in range(500)] == [stream.below(n) for _ in range(500)]


@pytest.mark.parametrize("n", [3, 6, 7, 60, 1000, THREE_QUARTERS, 2**31 - 1])
def test_sealed_numbers_beyond_the_last_multiple_are_thrown_away(n: int) -> None:
    """The first word that is thrown away is the largest multiple of n, and the last is 2³² − 1."""
    limit = 2**32 // n * n
    stream = SealedStream(bytes(32))
    stream.numbers = [1, limit, 2**32 - 1, limit - 1]

    assert n - 1 == stream.below(n)
    assert 1 == stream.below(n)


@pytest.mark.parametrize("stream", [QuickStream(1), SealedStream(bytes(32))], ids=["quick", "sealed"])
def test_edges(stream: Stream) -> None:
    """Below one there is only zero; below 2³¹ there is everything that fits."""
    large = [stream.below(2**31) for _ in range(200)]

    assert [0] * 20 == [stream.below(1) for _ in range(20)]
    assert max(large) > 2**31 * 0.9
    assert min(large) < 2**31 * 0.1


class Script(Stream):
    """A stream that says what it is told to say."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = list(numbers)
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return self.numbers.pop(0)


def test_shuffle_reaches_each_order_once() -> None:
    """Of all numbers that a stream can say, each leads to another order: no order is favoured."""
    orders = []
    for numbers in itertools.product(range(5), range(4), range(3), range(2)):
        cards = [0, 1, 2, 3, 4]
        stream = Script(numbers)
        shuffle(cards, stream)
        orders.append(tuple(cards))

        assert [5, 4, 3, 2] == stream.asked
    assert sorted(itertools.permutations(range(5))) == sorted(orders)


def test_small_shuffles() -> None:
    """No card and one card can be shuffled."""
    for cards in ([], [7]):
        before = cards[:]
        shuffle(cards, QuickStream(1))

        assert before == cards


def test_commitment_is_a_hash_of_the_secret() -> None:
    """What is published is the unkeyed BLAKE2b-256 of the secret, which is 32 bytes long."""
    secret = secret_of_seed("17")

    assert 32 == len(secret)
    assert hashlib.blake2b(secret, digest_size=32).hexdigest() == commitment(secret)
    assert secret != secret_of_seed("18")


def test_mix_stays_in_62_bits() -> None:
    """A hash is never negative and never larger than 62 bits, whatever is stirred in."""
    hashes = [mix(h, x) for h in (0, 1, MASK) for x in (-(2**62), -1, 0, 1, MASK, 2**62)]

    assert all(0 <= h <= MASK for h in hashes)


def test_mix_tells_everything_apart() -> None:
    """Different numbers stirred into one hash give different hashes."""
    assert 20_000 == len({mix(12345, x) for x in range(-10_000, 10_000)})


@pytest.mark.parametrize("dice", [QuickDice(3), SealedDice(secret_of_seed("row"), ["a"])])
def test_a_row_is_shuffled_like_a_list(dice: Dice) -> None:
    """Machine words and objects come out in the same order, whatever the dice are."""
    for k, n in enumerate([0, 1, 2, 7, 60]):
        cards = list(range(100, 100 + n))
        row = vec[i64](cards)
        dice.shuffle(cards, "deal", k)
        shuffle_row(row, dice, "deal", k)

        assert [int(card) for card in row] == cards
