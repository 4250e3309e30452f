"""Somebody at the board of Dominion, at a table that begins in a position of one's own words."""

from time import monotonic

from playwright.sync_api import Locator

from ...person import Person
from ...sitting import DEAF, OPEN, Sitting

NEAR = 8
"""Two clicks that are less pixels apart are at the same place."""
PASSES = "[data-prompt=main], [data-prompt=skip], [data-prompt=end]"
BUTTONS = {"end": "e", "skip": "x", "main": "Enter", "treasures": "Enter"}
"""The keys of the buttons in the bar."""
ANSWERS = {"choose trash": "Trash a card", "choose six": "Discard six", "choose attack": "Discard an Attack"}
"""What answers are called that lie nowhere on the table."""


class Board(Sitting):
    """The board, as one person sees it who uses the mouse."""

    def __init__(self, person: Person, seats: int = 2, bot: str = "money", **options: str) -> None:
        self.clicks = 0
        self._last: tuple[float, float, float] = (0, 0, 0)
        super().__init__(person, "dominion", seats, bot, options)

    def wait(self) -> str:
        """Wait until it is up to this person, or the match is over."""
        self.page.locator(OPEN).first.wait_for()
        return "over" if self.page.locator("[data-prompt=again]").count() else "question"

    def click(self, target: Locator) -> None:
        """One click, and its answer; a new question does not hear a second one at the same place so soon."""
        target.scroll_into_view_if_needed()
        box = target.bounding_box() or {"x": 0, "y": 0, "width": 0, "height": 0}
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if abs(x - self._last[0]) < NEAR and abs(y - self._last[1]) < NEAR:
            self.page.wait_for_timeout(max(0, DEAF - 1000 * (monotonic() - self._last[2])))
        target.click()
        self.clicks += 1
        self.wait()
        # From here on, not from the click: a busy server takes longer to ask than a question is deaf.
        self._last = x, y, monotonic()

    def card(self, name: str) -> Locator:
        """Cards of this name that can be chosen now, wherever they lie."""
        return self.page.locator(f"[data-thing^='{name}#'][data-legal]")

    def pile(self, name: str) -> Locator:
        """A pile of the Supply, or an Event."""
        return self.thing(f"pile:{name}")

    def answer(self, move: str) -> Locator:
        """An answer that lies nowhere on the table."""
        return self.thing(f"answer:{move}")

    @property
    def asked(self) -> str:
        """Which kind of question waits."""
        return self._said("data-question")

    @property
    def kind(self) -> str:
        """The same; but an offer, if one stands beside it."""
        return self._said("data-offer") or self.asked

    def _said(self, name: str) -> str:
        board = self.page.locator("[data-question]")
        return (board.first.get_attribute(name) or "") if board.count() else ""

    @property
    def legal(self) -> list[str]:
        """The things that can be chosen now."""
        things = self.page.locator("[data-legal][data-thing]")
        found: list[str] = things.evaluate_all("all => all.map((one) => one.dataset.thing)")
        return found

    @property
    def seen(self) -> tuple[str, str, str, list[str]]:
        """What an answer changes: the question, what has happened, or which things can be chosen."""
        return self.question.inner_text(), self.log(), self.kind, self.legal

    @property
    def is_ready(self) -> bool:
        """Whether something is picked, and it is enough for the main button."""
        picked = self.page.locator("[data-thing][aria-pressed=true]").count()
        return picked > 0 and self.main.count() > 0 and self.main.get_attribute("aria-disabled") != "true"

    def do(self, step: str) -> None:
        """One click: `card village`, `pile gold`, `answer yes`, or a button; and one that confirms it."""
        what, _, name = step.partition(" ")
        where = {"card": self.card, "pile": self.pile, "answer": self.answer}
        self.click((where[what](name) if name else self.page.locator(f"[data-prompt={what}]")).first)
        if what in ("card", "pile") and self.page.locator("[data-prompt^=way]").count():
            self.click(self.main)

    def reply(self) -> None:
        """Answer what is asked: tick what is needed, choose what can be chosen, or pass."""
        before = self.seen
        for _ in range(20):
            if self.is_ready:
                return self.click(self.main)
            answers = self.page.locator("[data-thing^='answer:'][data-legal]")
            things = answers if answers.count() else self.page.locator("[data-legal][data-thing]")
            if not things.count():
                return self.click(self.page.locator(PASSES).last)
            self.click(things.first)
            if not self.page.locator("[data-thing][aria-pressed=true]").count() and self.seen != before:
                return None
        raise AssertionError(f"no answer to {before}")

    def log(self) -> str:
        """All that has happened."""
        return self.page.get_by_role("log").first.inner_text()


class KeyBoard(Board):
    """The same board by keys and by what a screen reader says, without a look at the table."""

    def wait(self) -> str:
        """Wait also until the question listens: a key has no place."""
        found = super().wait()
        self.page.wait_for_timeout(DEAF)
        return found

    def press(self, key: str) -> None:
        """One key, and its answer."""
        self.page.keyboard.press(key)
        super().wait()

    def next(self) -> str:
        """On to the next thing that can be chosen; what is said of it."""
        self.page.keyboard.press("n")
        return self.focused

    @property
    def focused(self) -> str:
        """What a screen reader says of the thing in focus; nothing where that is the question."""
        said: str = self.page.evaluate(
            """() => {
                const now = document.activeElement;
                const thing = now && now.matches('button[data-item]');
                return thing ? now.getAttribute('aria-label') || now.textContent.trim() : '';
            }"""
        )
        return said

    @property
    def is_pressed(self) -> bool:
        """Whether the thing in focus is picked."""
        return bool(self.page.evaluate("document.activeElement?.getAttribute('aria-pressed') === 'true'"))

    def go_to(self, name: str, is_pile: bool = False) -> None:
        """On to the thing that is called so; of a pile its price is said too."""
        for _ in range(80):
            said = self.next()
            if said.casefold().startswith(name.casefold()) and (". Costs " in said) == is_pile:
                return
        raise AssertionError(f"nothing is called {name}")

    def do(self, step: str) -> None:
        """One step by keys; what is only picked is confirmed."""
        what, _, name = step.partition(" ")
        if not name:
            self.press(BUTTONS[what])
        else:
            self.go_to(ANSWERS.get(name, name), what == "pile")
            self.press("Enter")
            if self.is_pressed:
                self.press("Enter")
        self.wait()

    def reply(self) -> None:
        """Space picks or answers, Enter is the main button, X passes."""
        before = self.seen
        for _ in range(20):
            if self.is_ready:
                self.press("Enter")
                break
            if not self.next():
                self.press("Enter")
                if self.seen == before:
                    self.press("x")
                break
            self.press("Space")
            if not self.page.locator("[data-thing][aria-pressed=true]").count() and self.seen != before:
                break
        self.wait()
