"""Several people at one table: two browsers and a spectator, a killed server, moves taken back."""

import re
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import MADE_UP, Devices
from .person import DEAF, Person, choose_number
from .serving import Server


def create(person: Person, games: int = 3) -> str:
    """Create a table with an open seat for a match of n games; the invitation."""
    dialog = person.plan()
    choose_number(dialog, "Games", games)
    dialog.get_by_role("radio", name="friend").check(force=True)
    dialog.get_by_role("button", name="Sit down and invite").click()
    link = person.page.get_by_label("Invite link")
    expect(link).to_be_visible()
    return link.input_value()


def join(person: Person, invitation: str) -> None:
    """Follow an invitation and sit down; the key leaves the address bar."""
    person.page.goto(invitation)
    person.page.get_by_role("button", name="Sit down").click()
    expect(person.hand.first).to_be_visible()
    assert "k=" not in person.page.url


@pytest.fixture
def anna(server: Server, devices: Devices) -> Person:
    return Person(devices.new("Anna"), server)


@pytest.fixture
def marek(server: Server, devices: Devices) -> Person:
    return Person(devices.new("Marek"), server)


def movers(anna: Person, marek: Person) -> tuple[Person, Person]:
    """Who is to move, and who is not."""
    up = "[data-zone=prompt]:not(.waiting)"
    anna.page.locator(up).or_(anna.page.locator("[data-zone=prompt].waiting")).first.wait_for()
    return (anna, marek) if anna.page.locator(up).count() else (marek, anna)


def test_two_browsers_and_a_spectator(server: Server, devices: Devices, anna: Person, marek: Person) -> None:
    """Each sees his own cards only; the spectator sees none; all see the same board."""
    invitation = create(anna)
    join(marek, invitation)
    expect(anna.hand.first).to_be_visible()
    watcher = Person(devices.new("Zosia"), server)
    watcher.go(anna.table)
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    expect(watcher.hand).to_have_count(0)
    expect(anna.page.get_by_text("1 watching")).to_be_visible()
    assert anna.hand.count() == marek.hand.count() == 8

    for _ in range(4):
        mover, other = movers(anna, marek)
        hidden = mover.cards()
        mover.place()
        placed = next(card for card in hidden if mover.cards().count(card) < hidden.count(card))
        for one in (other, watcher):
            expect(one.page.locator(f"[data-zone=board] [data-inspect='{placed}']").first).to_be_visible()
        # Nothing of the mover's hand is on the others' pages, not even hidden.
        for card in set(mover.cards()):
            for one in (other, watcher):
                inside = one.page.locator(f"[data-inspect='{card}']").count()
                seen = one.page.locator(f"[data-zone=board] [data-inspect='{card}']").count()
                own = one.cards().count(card)
                assert inside == seen + own
        mover.draw()
        expect(other.question).to_have_text("Place a card")

    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_label("Say something to the table").fill("Good game!")
    anna.page.keyboard.press("Enter")
    marek.page.get_by_role("tab", name="Chat").click()
    expect(marek.page.get_by_role("tabpanel").get_by_text("Good game!")).to_be_visible()


def test_a_reload_in_the_middle_loses_nothing(anna: Person, marek: Person) -> None:
    join(marek, create(anna))
    mover, other = movers(anna, marek)
    mover.place()
    hand = mover.cards()
    mover.page.reload()
    expect(mover.question).to_contain_text("Draw")
    assert mover.cards() == hand
    mover.draw()
    expect(other.question).to_have_text("Place a card")
    other.page.reload()
    other.place()
    other.draw()
    expect(mover.question).to_have_text("Place a card")


def test_a_killed_server_loses_nothing(server: Server, anna: Person, marek: Person) -> None:
    """The page says so, waits, and goes on where it was; a move made meanwhile arrives."""
    join(marek, create(anna))
    mover, other = movers(anna, marek)
    mover.place()
    expect(mover.question).to_contain_text("Draw")
    hand = mover.cards()
    server.kill()
    expect(mover.page.get_by_text("The connection is lost")).to_be_visible()
    mover.page.locator("[data-thing=pile]").first.click()
    expect(mover.page.get_by_text("Your move is kept")).to_be_visible()
    server.start()
    expect(mover.page.get_by_text("Your move is kept")).to_be_hidden()
    expect(other.question).to_have_text("Place a card")
    assert mover.hand.count() == 8
    assert set(hand) <= set(mover.cards())
    other.place()


def test_undo_is_free_until_a_card_comes_to_light(anna: Person, marek: Person) -> None:
    join(marek, create(anna))
    mover, other = movers(anna, marek)
    hand = mover.cards()
    mover.place()
    expect(mover.question).to_contain_text("Draw")
    mover.page.get_by_role("button", name="Undo").first.click()
    expect(mover.question).to_have_text("Place a card")
    assert mover.cards() == hand

    mover.place()
    mover.draw()
    expect(other.question).to_have_text("Place a card")
    mover.page.get_by_role("button", name="Ask to undo").click()
    # The own question keeps the bar; what somebody else asks is a line of the log with its buttons.
    expect(other.question).to_have_text("Place a card")
    expect(other.page.get_by_text("would like to take a move back").first).to_be_visible()
    other.page.get_by_role("button", name="Decline").click()
    expect(mover.page.get_by_role("alert").filter(has_text=re.compile("."))).to_be_visible()
    expect(other.question).to_have_text("Place a card")
    mover.page.wait_for_timeout(DEAF)

    mover.page.get_by_role("button", name="Ask to undo").click()
    other.page.get_by_role("button", name="Allow it").click()
    expect(mover.question).to_contain_text("Draw")


@pytest.mark.thorough
def test_two_phones_and_a_laptop_over_plain_http(server: Server, devices: Devices) -> None:
    """Under a name that no browser holds for secure everything works, the fairness check included."""
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    anna = Person(devices.new("Anna", **phone), server, MADE_UP)
    marek = Person(devices.new("Marek", **phone), server, MADE_UP)
    laptop = Person(devices.new("Zosia"), server, MADE_UP)
    invitation = create(anna, games=1)
    assert invitation.startswith(server.url("/t/", MADE_UP))
    assert anna.page.evaluate("isSecureContext") is False
    expect(anna.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    anna.page.get_by_role("button", name="Copy").click()
    expect(anna.page.get_by_role("button", name="Copied")).to_be_visible()
    join(marek, invitation)
    laptop.go(anna.table)
    expect(laptop.page.get_by_text("You are watching")).to_be_visible()

    players = [anna, marek]
    turns = 0
    while not any(player.page.locator("[data-prompt=again]").count() for player in players):
        turns += 1
        mover, _ = movers(*players)
        mover.turn()
        expect(mover.page.locator("[data-zone=prompt].waiting, [data-prompt=again]").first).to_be_visible()
    assert turns > 20
    for one in (anna, marek):
        one.page.get_by_role("button", name="Check the shuffles").click()
        expect(one.page.get_by_text("Everything fits")).to_be_visible()
    expect(laptop.question).to_contain_text(re.compile("wins? the match|Shared win"))


def test_two_people_at_one_device(server: Server, anna: Person) -> None:
    """Between their turns nobody looks: the bar asks who is there, and nothing of a hand is on the page."""
    dialog = anna.plan()
    dialog.get_by_role("radio", name="here").check(force=True)
    dialog.get_by_label("Name of the player in seat 2").fill("Bea")
    dialog.get_by_role("button", name="Sit down and start").click()
    seen: list[Counter[str]] = []
    for _ in range(3):
        expect(anna.question).to_have_text(re.compile("^Is (Anna|Bea) at the screen\\?$"))
        assert anna.hand.count() == 0
        assert not re.search("(draws?|receives?) (yellow|blue|purple|green|orange)", anna.log.inner_text())
        anna.page.get_by_role("button", name=re.compile("show my cards")).click()
        expect(anna.hand.first).to_be_visible()
        seen.append(Counter(anna.cards()))
        anna.turn()
        expect(anna.question).to_have_text("Done looking?")
        assert "draws a card" in anna.log.inner_text()
        anna.page.get_by_role("button", name=re.compile("Hide my cards")).click()
    assert seen[0] != seen[1]
    # One card was placed since, and another drawn.
    assert (seen[0] & seen[2]).total() >= 7


def test_the_same_seat_on_another_device(server: Server, devices: Devices, anna: Person) -> None:
    anna.play_now()
    hand = anna.cards()
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_text("on another device").click()
    link = anna.page.get_by_label("Link to your seat").input_value()
    other = Person(devices.new("Anna"), server)
    other.page.goto(link)
    sit = other.page.get_by_role("button", name="Sit down")
    sit.or_(other.hand.first).first.wait_for()
    if sit.count():
        sit.click()
    expect(other.hand.first).to_be_visible()
    assert other.cards() == hand


def test_tables_are_found_again(server: Server, anna: Person, tmp_path: Path) -> None:
    anna.play_now()
    table = anna.table
    anna.go()
    anna.page.get_by_role("region", name="Your games").get_by_role("link", name="Open").click()
    expect(anna.hand.first).to_be_visible()
    assert anna.table == table
