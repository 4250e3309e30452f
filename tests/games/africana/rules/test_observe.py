"""The view as numbers: the same knowledge, one number a fact."""

import pytest

from cairn.games.africana.rules.game import AFRICANA
from cairn.proof.scene import Scene

KIT = AFRICANA.kit
COLOURS = ["magenta", "turquoise", "grey", "orange", "violet"]
OPEN_CARDS = [*[f"{colour} assistant" for colour in COLOURS], "joker"]
CARDS = [*COLOURS, *OPEN_CARDS]
STEPS = ["action", "book", "travel", "discard", "give-up", "over"]

NAMES: list[str] = []
"""What each number of an observation stands for."""
for who in ("me", "next", "third", "fourth"):
    NAMES += [f"{who} at {place}" for place in KIT.place_words]
    NAMES += [f"{who} {card}" for card in OPEN_CARDS]
    NAMES += [f"{who} plans {adventure}" for adventure in KIT.adventure_words]
    NAMES += [f"{who} ended {adventure}" for adventure in KIT.adventure_words]
    NAMES += [f"{who} ended {expedition}" for expedition in KIT.expedition_words]
    NAMES += [f"{who} {fact}" for fact in ("silver", "travel cards", "markers", "in turn", "started")]
NAMES += [f"hand {colour}" for colour in COLOURS] + [f"played {card}" for card in CARDS]
NAMES += [f"discards {colour}" for colour in COLOURS]
for space in range(1, 6):
    NAMES += [f"space {space} {expedition}" for expedition in KIT.expedition_words]
    NAMES += [f"space {space} joined by {who}" for who in ("me", "next", "third", "fourth")]
NAMES += [f"{side} {adventure}" for side in ("left", "right") for adventure in KIT.adventure_words]
NAMES += ["north left", "north right", "south left", "south right"]
NAMES += [f"gone {card}" for card in CARDS] + [f"gone {adventure}" for adventure in KIT.adventure_words]
NAMES += ["pile A", "pile B", "pile C", *STEPS, "free page used", "last round"]
NAMES += ["travel pile", "turn", "seats", "removed"]

POSITION = """
    seat 2 to travel
    starter: 3
    turn: 5
    places: cairo, lagos, napoli
    silver: 7 3 20
    hand 1: violet 2, grey, joker
    hand 2: orange, magenta assistant
    hand 3: turquoise 3, joker
    played: grey, joker
    discards: violet, orange 2
    spaces: napoli - aswan (1 3), -, jidda - timbuktu (2), tripoli - khartoum, zanzibar - cairo
    pile: cairo - serengeti, khartoum - tananarive, tangier - luanda, luanda - tripoli
    adventures 1: mask timbuktu
    under 1: tripoli - lagos, vase aswan
    under 2: magenta assistant ujiji, magenta assistant lagos
    under 3: drum dakar
    north left: mask luanda, drum leopoldville, vase cape town
    north right: shield serengeti, statuette zanzibar
    north seen: mask luanda
    gone: drum port natal
"""


def observed(scene: Scene, seat: int) -> dict[str, int]:
    """The numbers that are not 0, by name."""
    assert len(NAMES) == scene.game.observation_size
    out = [99] * len(NAMES)
    scene.state.observe(seat - 1, out)
    return {name: number for name, number in zip(NAMES, out, strict=True) if number != 0}


def expected(scene: Scene, whose: dict[int, str]) -> dict[str, int]:
    """What all seats know of the position, from the side of one of them."""
    one, two, three = (whose[seat] for seat in (1, 2, 3))
    facts = {f"{one} at cairo": 1, f"{two} at lagos": 1, f"{three} at napoli": 1}
    facts |= {f"{one} joker": 1, f"{two} magenta assistant": 1, f"{three} joker": 1}
    facts |= {
        f"{one} plans mask timbuktu": 1,
        f"{one} ended vase aswan": 1,
        f"{one} ended tripoli - lagos": 1,
    }
    facts |= {f"{two} ended magenta assistant ujiji": 1, f"{two} ended magenta assistant lagos": 1}
    facts |= {f"{three} ended drum dakar": 1}
    facts |= {f"{three} ended {word}": 1 for word in scene.zone("under", 3, "expeditions")}
    facts |= {f"{one} silver": 7, f"{two} silver": 3, f"{three} silver": 20}
    facts |= {f"{one} travel cards": 3, f"{two} travel cards": 1, f"{three} travel cards": 3}
    facts |= {f"{one} markers": 1, f"{two} markers": 1, f"{three} markers": 1}
    facts |= {f"{two} in turn": 1, f"{three} started": 1}
    facts |= {"played grey": 1, "played joker": 1, "discards violet": 1, "discards orange": 2}
    facts |= {"space 1 napoli - aswan": 1, f"space 1 joined by {one}": 1, f"space 1 joined by {three}": 1}
    facts |= {"space 3 jidda - timbuktu": 1, f"space 3 joined by {two}": 1}
    facts |= {"space 4 tripoli - khartoum": 1, "space 5 zanzibar - cairo": 1}
    facts |= {"left mask luanda": 3, "left vase cape town": 1, "right statuette zanzibar": 1}
    south = scene.zone("books", "south", "left")
    facts |= {f"left {south[-1]}": 1, "north left": 11, "north right": 2, "south left": len(south)}
    facts |= {"gone magenta assistant": 1, "gone drum port natal": 1}
    facts |= {"pile A": 2, "pile B": 1, "pile C": 1, "travel": 1, "turn": 5, "seats": 3, "removed": 7}
    return facts | {"travel pile": len(scene.zone("travel_pile"))}


@pytest.mark.rule("AF-I1")
@pytest.mark.parametrize(
    ("seat", "whose", "hand"),
    [
        (1, {1: "me", 2: "next", 3: "third"}, {"hand violet": 2, "hand grey": 1}),
        (2, {2: "me", 3: "next", 1: "third"}, {"hand orange": 1}),
        (3, {3: "me", 1: "next", 2: "third"}, {"hand turquoise": 3}),
    ],
)
def test_what_each_seat_observes(seat: int, whose: dict[int, str], hand: dict[str, int]) -> None:
    """The same table from each side: oneself first, the others clockwise, only one's own travel cards."""
    scene = Scene("africana", seats=3).set_up(POSITION)

    assert expected(scene, whose) | hand == observed(scene, seat)


@pytest.mark.parametrize(
    ("words", "facts"),
    [
        ("seat 1 to buy\nfree page used", {"book", "free page used"}),
        ("spaces: -\npile 0\nlast round", {"action", "last round"}),
        ("seat 1 to discard\nhand 1: violet 6", {"discard"}),
        ("seat 1 to give up\nadventures 1: mask luanda, vase aswan, drum dakar, vase tangier", {"give-up"}),
    ],
)
def test_the_course_of_the_game(words: str, facts: set[str]) -> None:
    """Which question is asked, whether the free page is used, whether this is the last round."""
    numbers = observed(Scene("africana").set_up(words), 1)

    assert facts == {name for name in [*STEPS, "free page used", "last round"] if name in numbers}
