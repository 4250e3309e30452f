"""My account: a game of one device goes on at another; people at the table; how many games wait."""

import re

from playwright.sync_api import expect

from .axe import findings
from .conftest import Devices
from .person import Person
from .serving import Server
from .test_pages import made

PASSWORD = "seven stones high"


def test_a_game_of_the_laptop_goes_on_at_the_phone(server: Server, devices: Devices) -> None:
    """Anna makes an account at the laptop, logs in at the phone, ends that session, and logs out."""
    laptop = Person(devices.new("Anna"), server)
    laptop.go()
    made(laptop, "Ridge Walk", options={"games": "1", "start": "1"})
    laptop.go("/account")
    expect(laptop.page).to_have_title(re.compile(r"^\(1\) My account"))
    assert [] == findings(laptop.page)
    laptop.page.get_by_label("Name").fill("Anna of the page")
    laptop.page.get_by_label("Password").fill("short")
    laptop.page.get_by_label("Password").fill(PASSWORD)
    laptop.page.get_by_role("button", name="Make an account").click()
    expect(laptop.page.get_by_role("heading", name="You play as Anna of the page.")).to_be_visible()
    assert [] == findings(laptop.page)

    phone = Person(devices.new("Anna", viewport={"width": 390, "height": 664}), server)
    phone.go("/account")
    phone.page.get_by_text("Log in", exact=True).first.click()
    phone.page.get_by_label("Name").fill("anna of the page")
    phone.page.get_by_label("Password").fill("not this one")
    phone.page.get_by_role("button", name="Log in").click()
    expect(phone.page.get_by_role("alert")).to_have_text("Name and password do not fit together.")
    phone.page.get_by_label("Password").fill(PASSWORD)
    phone.page.get_by_role("button", name="Log in").click()
    expect(phone.page.get_by_role("heading", name="You play as Anna of the page.")).to_be_visible()
    phone.go("/games")
    expect(phone.page.get_by_role("listitem").filter(has_text="Ridge Walk")).to_be_visible()
    expect(phone.page.get_by_role("link", name=re.compile("^My games")).first).to_contain_text("1")

    laptop.page.reload()
    laptop.page.get_by_role("button", name="End all others").click()
    expect(laptop.page.get_by_role("button", name="End all others")).to_have_count(0)
    phone.go("/account")
    expect(phone.page.get_by_role("heading", name="Make an account")).to_be_visible()
    laptop.page.get_by_role("button", name="Log out").click()
    expect(laptop.page.get_by_role("heading", name="Make an account")).to_be_visible()
    expect(laptop.page).to_have_title(re.compile("^My account"))
