"""The recommended sets of ten, and the Events that go with them. [DA-W1 … DA-W4, DB-W2]"""

from typing import Final

SETS: Final[dict[str, str]] = {
    "gentle-introduction": (
        "amulet, duplicate, distant lands, hireling, port, ratcatcher, giant, treasure trove, dungeon, ranger"
    ),
    "expert-introduction": (
        "magpie, haunted woods, caravan guard, peasant, coin of the realm, swamp hag, "
        "transmogrify, lost city, wine merchant, raze"
    ),
    "level-up": "gear, miser, guide, dungeon, lost city, market, militia, spy, throne room, workshop",
    "son-of-size-distortion": (
        "amulet, duplicate, messenger, treasure trove, giant, bureaucrat, thief, gardens, moneylender, witch"
    ),
    "first-game": "cellar, market, militia, mine, moat, remodel, smithy, village, woodcutter, workshop",
    "big-money": (
        "adventurer, bureaucrat, chancellor, chapel, feast, laboratory, market, mine, "
        "moneylender, throne room"
    ),
    "interaction": (
        "bureaucrat, chancellor, council room, festival, library, militia, moat, spy, thief, village"
    ),
    "size-distortion": (
        "cellar, chapel, feast, gardens, laboratory, thief, village, witch, woodcutter, workshop"
    ),
    "village-square": (
        "bureaucrat, cellar, festival, library, market, remodel, smithy, throne room, village, woodcutter"
    ),
}

EVENTS: Final[dict[str, str]] = {
    "gentle-introduction": "scouting party",
    "expert-introduction": "mission, plan",
    "level-up": "training",
    "son-of-size-distortion": "bonfire, raid",
}
"""The Events of the sets that have any."""

RECOMMENDED: Final = ["gentle-introduction", "expert-introduction", "level-up", "son-of-size-distortion"]
"""The four sets of Adventures."""
