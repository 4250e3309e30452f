"""Layers of a net in whole numbers, two outputs in one machine word, so that a product serves both.

A word is `low + high · 2³²`, each within 31 bits: sums and products with a number keep both apart.
"""

from typing import Final, final

from librt.strings import read_i16_le
from librt.vecs import vec
from mypy_extensions import i64

# Numbers come in units of 1/64, weights and what lies between two layers in units of 1/2048.
NUMBER_BITS: Final[i64] = 6
WEIGHT_BITS: Final[i64] = 11
_LOW: Final[i64] = 0xFFFFFFFF
_SIGN: Final[i64] = 0x80000000
_HIGH: Final[i64] = 0x100000000


@final
class Weights:
    """What was learnt, two bytes each, the lower one first: rows of a width, then those of the last layer."""

    def __init__(self, data: bytes, rows: int, width: int, n: int) -> None:
        self.width: Final = width
        if len(data) != 2 * n:
            raise ValueError(f"{n} weights have {2 * n} bytes, not {len(data)}")
        numbers = [int(read_i16_le(data, i)) for i in range(0, len(data), 2)]
        self.words: Final = pack(numbers[: rows * width], width)
        """Two outputs in each."""
        self.last: Final = vec[i64](numbers[rows * width :])


def pack(weights: list[int], width: int) -> vec[i64]:
    """Rows of a width as words: the first half of each is low, the second half high."""
    half = width // 2
    words = [
        weights[row + i] + weights[row + half + i] * int(_HIGH)
        for row in range(0, len(weights), width)
        for i in range(half)
    ]
    return vec[i64](words)


def add_rows(
    words: vec[i64], row: i64, half: i64, numbers: vec[i64], start: i64, n: i64, out: vec[i64]
) -> None:
    """Add n numbers times their rows of words, four numbers at a time; most numbers are 0."""
    waiting: i64 = 0
    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    row_a: i64 = 0
    row_b: i64 = 0
    row_c: i64 = 0
    i: i64 = 0
    k: i64 = start
    last: i64 = start + n
    while k < last:
        number: i64 = numbers[k]
        if number != 0:
            if waiting == 0:
                a = number
                row_a = row
                waiting = 1
            elif waiting == 1:
                b = number
                row_b = row
                waiting = 2
            elif waiting == 2:
                c = number
                row_c = row
                waiting = 3
            else:
                i = 0
                while i < half:
                    more: i64 = a * words[row_a + i] + b * words[row_b + i]
                    out[i] += more + c * words[row_c + i] + number * words[row + i]
                    i += 1
                waiting = 0
        row += half
        k += 1
    if waiting == 0:
        return
    if waiting < 3:
        c = 0
    if waiting < 2:
        b = 0
    i = 0
    while i < half:
        out[i] += a * words[row_a + i] + b * words[row_b + i] + c * words[row_c + i]
        i += 1


def set_row(words: vec[i64], row: i64, half: i64, bits: i64, out: vec[i64]) -> None:
    """Begin with a row of words, made greater by some bits."""
    i: i64 = 0
    while i < half:
        out[i] = words[row + i] << bits
        i += 1


def unpack_positive(words: vec[i64], half: i64, bits: i64, out: vec[i64], at: i64) -> None:
    """What is above 0 in the words, without its lowest bits; the rest is 0."""
    i: i64 = 0
    while i < half:
        word: i64 = words[i]
        low: i64 = ((word + _SIGN) & _LOW) - _SIGN
        high: i64 = (word - low) >> 32
        out[at + i] = low >> bits if low > 0 else 0
        out[at + half + i] = high >> bits if high > 0 else 0
        i += 1


def dot(weights: vec[i64], row: i64, numbers: vec[i64], n: i64) -> i64:
    """The sum of n numbers, each times its weight."""
    total: i64 = 0
    i: i64 = 0
    while i < n:
        total += numbers[i] * weights[row + i]
        i += 1
    return total
