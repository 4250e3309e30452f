"""Positions of Africana in words: one for every kind of question, and the one of the drawings."""

from typing import Final

SPACES: Final = (
    "spaces: jidda - timbuktu (2), dakar - mozambique (3), ujiji - dakar, mozambique - cairo (1 2), "
    "victoria falls - khartoum"
)
DRAWN: Final = f"""
    seat 1 to act
    places: khartoum, jidda, dakar
    silver: 9 6 2
    hand 1: magenta, orange, violet, turquoise assistant, joker
    {SPACES}
    north left: vase victoria falls
    north right: orange assistant luanda
    south left: vase aswan
    south right: magenta assistant lagos
    adventures 1: drum leopoldville, mask tananarive
    under 1: mask luanda, drum port natal, statuette lagos
    turn: 32
    starter: 2
"""
"""Three players, as the drawings show them."""

TWO: Final = """
    places: khartoum, jidda
    silver: 12 6
    spaces: khartoum - tananarive, lagos - zanzibar, ujiji - dakar, cairo - serengeti (1), napoli - aswan
"""
QUESTIONS: Final[dict[str, str]] = {
    "action": f"seat 1 to act\nhand 1: orange, violet, joker\n{TWO}",
    "travel": f"seat 1 to travel\nhand 1: orange, violet\nplayed: joker\n{TWO}",
    "book": f"seat 1 to buy\nhand 1: orange, joker\nnorth right: drum port natal\n{TWO}",
    "discard": f"seat 1 to discard\nhand 1: orange 3, violet 3, joker\n{TWO}",
    "give-up": (
        "seat 1 to give up\nhand 1: orange, joker\n"
        "adventures 1: mask luanda, drum port natal, vase cape town, shield serengeti\n" + TWO
    ),
}
"""By the kind of question that the engine asks."""
