"""The board for any game, as 14l and 14m draw it: Dominion, and a game that nobody has drawn."""

from typing import Final

import positions
from playwright.sync_api import expect
from taking import HERE, Studio, house, seen, send, two_people

QUESTION: Final = "[data-zone=prompt] h2"


def take(studio: Studio) -> None:
    """Take both pictures."""
    if studio.wants("beside-14l-any-game"):
        old_inn(studio)
    if studio.wants("beside-14m-any-game-phone"):
        three_heaps(studio)


def old_inn(studio: Studio) -> None:
    """Anna is about to buy a Market."""
    drawn = positions.OLD_INN
    with house() as home:
        home.begins("pictures", drawn.data())
        anna, tomasz = (studio.device(1440, 900, name=name).new_page() for name in ("Anna", "Tomasz"))
        table = two_people(
            anna, tomasz, home.address, "Old Inn", "Tomasz", 1, game=drawn.game, options=drawn.options
        )
        tomasz.goto(f"{home.address}/t/{table}")
        for seat, moves in drawn.moves:
            send((anna, tomasz)[seat], table, seat, moves)
        anna.goto(f"{home.address}/t/{table}?board=plain")
        expect(anna.locator(QUESTION)).to_contain_text("buy")
        anna.wait_for_timeout(500)
        anna.locator("[data-thing='supply/market']").click()
        expect(anna.locator(QUESTION)).to_contain_text("Buy Market")
        studio.beside("14l-any-game", seen(anna))
        for page in (anna, tomasz):
            page.context.close()


def three_heaps(studio: Studio) -> None:
    """Somebody's own game on a phone: Anna is about to take two stones of the second heap."""
    with house("--game", f"{HERE / 'three_heaps'}:GAME") as home:
        anna, flint = (studio.device(390, 664, name=name).new_page() for name in ("Anna", "Flint"))
        table = two_people(anna, flint, home.address, other="Flint", game="three-heaps")
        for seat, move in enumerate(["take-2 heap-2", "take-2 heap-2", "take-1 heap-3"]):
            send((anna, flint)[seat % 2], table, seat % 2, [move])
        for page in (anna, flint):
            page.goto(f"{home.address}/t/{table}")
            page.locator(QUESTION).wait_for()
        send(flint, table, 1, ["take-2 heap-1"])
        choice = anna.locator("[data-thing='move:take-2 heap-2']")
        choice.wait_for()
        anna.wait_for_timeout(500)
        choice.click()
        expect(anna.locator(QUESTION)).to_contain_text("Take 2 from heap 2")
        studio.beside("14m-any-game-phone", seen(anna), 1100)
        for page in (anna, flint):
            page.context.close()
