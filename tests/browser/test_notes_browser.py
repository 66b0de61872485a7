"""Notes before a real browser: each comes once, one a turn, and marks what it is about; one click ends them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from screens import DESK, PHONE, Screen, Screens, checked, until

from tabuleiro.kit import shelf

NOTE = "#coach:not([hidden]) .slip:not([hidden])"
# What the slip lies on that it must not: what it points at, what can be chosen, the main button; and whether all of it
# is on the screen.
COVERS = """() => {
  const slip = document.querySelector("#coach .slip:not([hidden])").getBoundingClientRect();
  const under = ({ left, right, top, bottom }) =>
    slip.left < right && left < slip.right && slip.top < bottom && top < slip.bottom;
  const room = document.getElementById("board").getBoundingClientRect(); // what is scrolled away is not chosen there
  const seen = ({ left, right, top, bottom }) =>
    ({ left, right, top: Math.max(top, room.top), bottom: Math.min(bottom, room.bottom) });
  const boxes = (css) => [...document.querySelectorAll(css)].map((piece) => piece.getBoundingClientRect());
  return { cues: boxes("#coach-lights .cue").length, cue: boxes("#coach-lights .cue").filter(under).length,
    choices: boxes("#board :is(.can,.sel)").map(seen).filter(under).length,
    main: boxes("#go .b.main, #sheet .b.main").filter((box) => box.width && under(box)).length,
    inside: slip.left >= 0 && slip.top >= 0 && slip.right <= innerWidth && slip.bottom <= innerHeight };
}"""
# As if these had been asked about already, and nothing been met.
ASKED = """verbs => {
  localStorage.removeItem("met");
  sessionStorage.clear();
  sessionStorage.setItem("asked", JSON.stringify(verbs.map((verb) => `${document.body.dataset.table} ${verb}`)));
}"""
WELL = {"cues": 1, "cue": 0, "choices": 0, "main": 0, "inside": True}


def met(screen: Screen) -> list[str]:
    return list(screen.page.evaluate("() => JSON.parse(localStorage.getItem('met') ?? '[]')"))


def newcomer(screens: Screens, game: str = "imperial-miners", **how: Any) -> Screen:
    ana = screens.screen(asks=True, **how)
    ana.new_table("you", "search:1", seed="3", game=game)
    ana.settled()
    return ana


def test_a_note_comes_once_and_one_a_turn(screens: Screens) -> None:
    ana = newcomer(screens)
    note = ana.page.locator(NOTE)
    expect(note).to_contain_text("Keep four of these eight")
    expect(note.get_by_role("link", name="The rule")).to_have_attribute("href", "/rules/imperial-miners#im-5")
    assert ana.page.evaluate(COVERS) == WELL
    assert not checked(ana, "note", NOTE)
    ana.page.keyboard.press("c")
    ana.page.keyboard.press("Enter")
    expect(note).to_have_count(0)
    expect(ana.page.locator("#coach")).to_be_hidden()
    expect(ana.page.locator("#coach-lights .cue")).to_have_count(0)
    ana.page.reload()
    ana.settled()
    assert met(ana) == ["imperial-miners keep"]
    expect(note).to_have_count(0)
    ana.page.evaluate("() => localStorage.removeItem('met')")  # though it was forgotten: its turn has had a note
    ana.page.reload()
    ana.settled()
    expect(note).to_have_count(0)


def test_it_goes_with_the_next_action_and_the_next_turn_has_another(screens: Screens) -> None:
    ana = newcomer(screens)
    note = ana.page.locator(NOTE)
    for _ in range(4):  # the cards that are kept
        ana.choose()
        ana.settled()
    expect(note).to_have_attribute("data-note", "imperial-miners event")
    while "imperial-miners pick" not in met(ana):  # another kind of question of the same round
        ana.choose()
        ana.settled()
    expect(note).to_have_attribute("data-note", "imperial-miners pick")
    assert ana.page.inner_text(".where span").startswith("Round 1")


def test_no_more_hints_ends_it_for_good_and_the_switch_brings_it_back(screens: Screens) -> None:
    ana = newcomer(screens, "above-and-below")
    page = ana.page
    page.locator(f"{NOTE} [data-notes-off]").click()
    expect(page.locator("#coach")).to_be_hidden()
    page.evaluate("() => { localStorage.removeItem('met'); sessionStorage.clear(); }")
    page.reload()
    ana.settled()
    expect(page.locator("#coach")).to_be_hidden()
    before = ana.version
    ana.act("pass")  # the same switch: nothing is asked either
    ana.reached(before + 1)
    ana.settled()
    expect(page.locator("#coach")).to_be_hidden()
    page.locator("[data-help]").first.evaluate("piece => piece.click()")
    expect(page.locator("#coach-notes")).not_to_be_checked()
    page.locator("#coach-notes").check()
    page.locator("#help form button").click()
    expect(page.locator(NOTE)).to_be_visible()


def test_the_question_before_a_waste_ends_it_as_well(screens: Screens) -> None:
    ana = newcomer(screens, "above-and-below")
    page = ana.page
    page.locator("#board [data-act=pass]").click()
    page.locator("#go [data-send=pass]").click()
    page.locator("#ask button[value=off]").click()
    expect(page.locator("#ask")).to_be_hidden()
    expect(page.locator("#coach")).to_be_hidden()
    assert page.evaluate("() => localStorage.getItem('coach')") == "off"


def test_it_waits_until_all_is_told(screens: Screens) -> None:
    """Watched through a telling at full length: the slip is never there while the stage is."""
    ana = newcomer(screens, "above-and-below", motion="no-preference", speed="normal")
    page = ana.page
    page.locator(f"{NOTE} [data-got]").click()
    page.evaluate("""() => {
      window.both = 0; window.staged = 0;
      const look = () => {
        const there = (css) => !document.querySelector(css).hidden;
        if (there("#stage")) { window.staged++; if (there("#coach")) window.both++; }
        requestAnimationFrame(look);
      };
      look();
    }""")
    page.evaluate("() => localStorage.setItem('met', '[]')")
    page.locator("#board [data-act=pass]").click()
    page.locator("#go [data-send=pass]").click()
    page.locator("#ask button[value=yes]").click()
    until(page, "() => window.staged > 0")
    page.locator(NOTE).wait_for()
    assert page.evaluate("() => window.both") == 0


@pytest.mark.parametrize("game", shelf.games())
def test_it_never_lies_on_what_it_speaks_of(screens: Screens, game: str) -> None:
    """Through the first questions of a play; turns are forgotten, so that every question may have a note."""
    ana = newcomer(screens, game)
    page, seen = ana.page, dict[str, Any]()
    page.evaluate(ASKED, ["surface", "pass", "enough", "end", "arch"])
    page.reload()
    ana.settled()
    for n in range(8):
        if page.locator(NOTE).count():
            name = page.get_attribute(NOTE, "data-note") or ""
            for size in (PHONE, DESK):
                ana.resize(size)
                page.wait_for_timeout(150)  # a frame or two: it is put beside its target anew
                if page.locator(NOTE).count():  # a phone's options come first, then it has no line
                    seen[f"{name} at {size[0]}"] = page.evaluate(COVERS)
            assert f"{name} at {DESK[0]}" in seen
        page.evaluate("() => sessionStorage.removeItem('noted')")
        ana.choose(n)
        ana.settled()
    assert len(met(ana)) >= 3
    # On a phone what it speaks of may be under another tab: then nothing is marked.
    assert {name: told for name, told in seen.items() if told | {"cues": 1} != WELL} == {}
    assert {told["cues"] for name, told in seen.items() if name.endswith(f" {DESK[0]}")} == {1}
