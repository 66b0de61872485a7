"""A learner before a real browser: does only what the coach of a lesson points at."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from screens import Screen

LONGEST: Final = 300  # things that are done in a lesson
PATIENCE: Final = 60  # seconds until the coach must have said how to go on
# What the coach says and points at: its own button, or the middle of each ring.
POINTS: Final = """() => {
    const slip = document.querySelector("#coach:not([hidden]) .slip[data-step]");
    if (!slip) return null;
    const own = slip.getBoundingClientRect();
    const marks = [...document.querySelectorAll("#coach-lights .cue.can")].map((cue) => cue.getBoundingClientRect());
    return {
        step: slip.dataset.step,
        text: slip.querySelector(".says").innerText,
        waits: slip.classList.contains("waits"),
        next: Boolean(slip.querySelector(".next")),
        onward: Boolean(slip.querySelector(".next[data-onward]")),
        marks: marks.map((box) => [box.x + box.width / 2, box.y + box.height / 2]),
        stands: [own.x, own.y, own.width, own.height],
        version: document.body.dataset.version,
        busy: document.body.classList.contains("sending"),
    };
}"""

# What is wrong with a step, looked at once it stands still. `covers`: what lies under the slip, of
# all that is drawn on the page; between a phone and a desk, where the page itself scrolls under it, only of what it
# points at; `hidden`: what may be chosen, but none of it is to be seen; `cut`: whether its words need scrolling;
# `stray`: what a mark lies on though it is of something that was scrolled away; `broken`: names of options that are
# broken within a word.
WRONG: Final = """() => {
    const slip = document.querySelector("#coach .slip[data-step]");
    const own = slip.getBoundingClientRect();
    const over = (box) => box.left < own.right && own.left < box.right && box.top < own.bottom && own.top < box.bottom;
    const points = Array.from({ length: 400 }, (_, n) => [n % 20 + 0.5, Math.floor(n / 20) + 0.5])
        .map(([x, y]) => [own.left + x / 20 * own.width, own.top + y / 20 * own.height]);
    const lying = (point) => document.elementsFromPoint(...point)
        .filter((piece) => !piece.matches("html, body, #coach, #coach *"));
    const boxes = (kind) => [...document.querySelectorAll(kind)].map((cue) => cue.getBoundingClientRect());
    const go = [...document.querySelectorAll("#go .main, #sheet .main")].map((piece) => piece.getBoundingClientRect());
    const found = {
        covers: innerWidth > 720 && innerWidth < 1100
            ? [...boxes("#coach-lights .cue"), ...go.filter((box) => box.width)].filter(over).length
            : [...new Set(points.flatMap(lying).map((piece) => piece.id || String(piece.className) || piece.tagName))],
        hidden: JSON.parse(slip.dataset.acts).length > 0 && !boxes("#coach-lights .cue.can").length,
        cut: slip.scrollHeight > slip.clientHeight + 1,
        stray: boxes("#coach-lights .cue.can").map((box) => [box.x + box.width / 2, box.y + box.height / 2])
            .map(([x, y]) => document.elementFromPoint(x, y))
            .filter((hit) => hit?.closest("#sheet, #bar") && !hit.closest("[data-act], [data-send]"))
            .map((hit) => hit.textContent.trim()),
        broken: [...document.querySelectorAll("#board .opts b")].flatMap((name) => [...name.childNodes])
            .filter((node) => node.nodeType === Node.TEXT_NODE && node.parentElement.getClientRects().length)
            .flatMap((node) => [...node.data.matchAll(/\\S+/g)].filter((word) => {
                const range = new Range();
                range.setStart(node, word.index);
                range.setEnd(node, word.index + word[0].length);
                return range.getClientRects().length > 1;
            }).map(([word]) => word)),
        outside: own.left < 0 || own.top < 0 || own.right > innerWidth || own.bottom > innerHeight,
        blank: [...slip.querySelectorAll("use")].map((use) => use.getAttribute("href"))
            .filter((id) => !document.querySelector(id)),
    };
    return Object.fromEntries(Object.entries(found).filter(([, what]) => (Array.isArray(what) ? what.length : what)));
}"""

# The page was drawn; a browser that draws nothing just now must not hold up a test.
DRAWN: Final = """() => new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
    setTimeout(done, 500);
})"""


class Lost(AssertionError):
    """The coach does not say how to go on."""


class Learner:
    def __init__(self, screen: Screen, seen: Callable[[str, str], None] = lambda step, text: None) -> None:
        self.screen = screen
        self.page = screen.page
        self.seen = seen  # gets every step and its words
        self.met: list[str] = []
        self.covered: list[str] = []  # steps with something wrong, e.g. where the slip lay on what it must not

    def begin(self, game: str, lesson: str) -> None:
        self.page.goto(f"/learn/{game}")
        self.page.locator(f"form[action='/learn/{game}/{lesson}'] button").click()
        self.page.locator("#coach .slip[data-step]").wait_for()

    def follow(self, keyboard: bool = False, until: str = "") -> list[str]:
        """Plays on to the end of the lesson, or to a step; the steps that were met."""
        for _ in range(LONGEST):
            told = self.told()
            if told is None:
                return self.met
            step = told["step"]
            if wrong := self.page.evaluate(WRONG):
                self.covered.append(f"{step}: {wrong}")
            if not self.met or self.met[-1] != step:
                self.met.append(step)
            self.seen(step, told["text"])
            if until and step == until:
                return self.met
            if told["onward"]:
                with self.page.expect_navigation():
                    self._act(told, keyboard)
                return self.met
            same = self._points() == told  # else it was looked at in other sizes
            self.do(told if same else self.told() or told, keyboard)
        raise Lost(f"after {LONGEST} things: {self.met[-5:]}")

    def read(self) -> int:
        """Plays to the end in text mode: what stands there first is done; how many things that were."""
        self.page.goto(f"{self.page.url}?mode=text")
        done = 0
        for _ in range(LONGEST):
            if not self.page.locator("section[aria-labelledby=coach]").count():
                return done
            button = self.page.locator("button[name=do][value=next], button[name=actions]").first
            if button.count():
                done += 1
                with self.page.expect_navigation():
                    button.click()
            else:
                self.page.wait_for_timeout(50)  # others are at it
                self.page.reload()
        raise Lost(f"after {LONGEST} things in text mode")

    def do(self, told: dict[str, Any], keyboard: bool) -> None:
        self._act(told, keyboard)
        self._changed(told)

    def _act(self, told: dict[str, Any], keyboard: bool) -> None:
        if keyboard:
            self.page.keyboard.press("c")
            if told["waits"]:
                self.screen.choices.first.focus()
            self.page.keyboard.press("Enter")
        elif told["next"]:
            self.page.locator("#coach .next").click()
        elif told["marks"]:
            self.page.mouse.click(*told["marks"][0])
        elif told["waits"]:
            self.screen.choose(0)

    def told(self) -> dict[str, Any] | None:
        """What the coach says, once the telling is over; None when the lesson is."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            self.screen.go_on()
            told = self._points()
            if told is None and not self.page.locator("#coach .slip[data-step]").count():
                return None
            if told is not None and (told["next"] or told["marks"] or (told["waits"] and self.screen.choices.count())):
                self.page.wait_for_timeout(50)
                again = self._points()
                if again == told and not told["busy"]:  # nothing moves any more
                    return told
            self.page.wait_for_timeout(50)
        raise Lost(f"after {self.met[-3:]}: nothing is marked, and there is no button: {self._points()}")

    def covers(self) -> str:
        """What is wrong with where the slip stands, once it has had the time to go there; "": nothing."""
        wrong: dict[str, Any] = {}
        for _ in range(20):
            self.page.evaluate(DRAWN)
            told = self._points()
            if told is not None and (told["next"] or told["marks"] or told["waits"]):
                wrong = self.page.evaluate(WRONG)
                if not wrong.keys() & {"covers", "cut", "outside"}:
                    return ""
            self.page.wait_for_timeout(50)
        return f"{told}: {wrong}"

    def _points(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.page.evaluate(POINTS)
        return found

    def _changed(self, before: dict[str, Any]) -> None:
        """Until the page shows something else: what was done has an answer."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self._points() != before:
                return
            self.page.wait_for_timeout(30)
        raise Lost(f"nothing happened at {before}")
