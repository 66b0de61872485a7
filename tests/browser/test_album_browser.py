"""Stories in a real browser: read by a voice where there is one, kept in the album, both by keys and for axe."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from screens import PHONE, Screen, Screens, checked
from test_above_and_below_browser import PAGE, table_of
from web_site import Site

from tabuleiro.games.above_and_below.content.stories import book

# Chromium without a sound system has no voice: this one says nothing and remembers what it was to say.
VOICE = """
window.said = [];
const synth = new EventTarget();
const voices = (%s).map((lang) => ({ lang, name: lang, default: false, localService: true, voiceURI: lang }));
Object.assign(synth, {
  getVoices: () => voices, queue: [],
  speak(utterance) { said.push([utterance.lang, utterance.text]); synth.queue.push(utterance); },
  cancel() { synth.queue = []; said.push(["", "hush"]); },
  finish() { const queue = synth.queue; synth.queue = []; for (const one of queue) one.onend?.(); },
});
Object.defineProperty(window, "speechSynthesis", { value: synth });
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""


def before_a_page(screens: Screens, site: Site, voices: str | None, lang: str = "en") -> Screen:
    """Ana's explorers stand before a story."""
    ana = screens.screen(lang=lang)
    if voices is not None:
        ana.page.add_init_script(VOICE % voices)
    person = site.browser("Ana", lang)
    ana.be(person)
    ana.page.goto(table_of(site, PAGE.format(seed=3), person, bots=1))
    ana.settled()
    return ana


def said(screen: Screen) -> list[list[str]]:
    found: list[list[str]] = screen.page.evaluate("() => window.said.filter(([lang]) => lang)")
    return found


@pytest.mark.parametrize(("lang", "voices"), [("pt-BR", '["en-US", "pt-PT", "pt_BR"]'), ("de", '["en-GB", "de-AT"]')])
def test_a_voice_reads_the_story_in_the_pages_language_and_stops(
    screens: Screens, site: Site, lang: str, voices: str
) -> None:
    ana = before_a_page(screens, site, voices, lang)
    start, stop = ana.page.locator("#encounter [data-aloud]"), ana.page.locator("#encounter [data-quiet]")
    expect(start).to_be_visible()
    expect(stop).to_be_hidden()
    start.click()
    expect(stop).to_be_focused()
    told = book(lang)
    spoken = said(ana)
    assert {one for one, _ in spoken} == {"pt_BR" if lang == "pt-BR" else "de-AT"}
    text = " ".join("".join(one for _, one in spoken).split())
    for part in (told.title(17), *told.text(17).splitlines(), told.option(17, "A"), told.option(17, "B")):
        assert " ".join(part.replace("*", "").split()) in text.replace(told.title(17), f"{told.title(17)} "), part
    assert checked(ana, "speaking", "#encounter") == []
    ana.page.keyboard.press("Enter")
    expect(start).to_be_focused()
    assert ana.page.evaluate("() => window.said.at(-1)[1]") == "hush"
    start.click()
    ana.page.evaluate("() => speechSynthesis.finish()")  # it has come to the end by itself
    expect(stop).to_be_hidden()


def test_a_voice_falls_silent_when_the_page_is_turned_and_reads_the_ending(screens: Screens, site: Site) -> None:
    ana = before_a_page(screens, site, '["en-US"]')
    ana.page.locator("#encounter [data-aloud]").click()
    ana.page.locator('[data-act="option a"]').click()  # still the same story
    expect(ana.page.locator("#encounter [data-quiet]")).to_be_visible()
    ana.page.locator("#go [data-send]").click()
    card = ana.page.locator("#moment")
    expect(card.locator(".verdict")).to_be_visible()
    expect(card.locator("[data-quiet]")).to_be_hidden()  # another page of the book: nobody reads the old one
    before = len(said(ana))
    card.locator("[data-aloud]").focus()
    ana.page.keyboard.press("Enter")  # it reads, and does not put the card away
    expect(card.locator("[data-quiet]")).to_be_focused()
    spoken = "".join(text for _, text in said(ana)[before:])
    assert book("en").ending(17, "A", 3) in spoken
    assert book("en").text(17).split(".")[0] not in spoken  # that was read before
    expect(card).to_be_visible()
    card.locator("[data-continue]").click()
    expect(card).to_be_hidden()
    assert ana.page.evaluate("() => window.said.at(-1)[1]") == "hush"


@pytest.mark.parametrize("voices", ["[]", '["fr-FR"]'])
def test_without_a_voice_for_the_language_nothing_offers_one(screens: Screens, site: Site, voices: str) -> None:
    ana = before_a_page(screens, site, voices)
    expect(ana.page.locator("#encounter .story")).to_be_visible()
    expect(ana.page.locator("[data-aloud]").locator("visible=true")).to_have_count(0)


def test_a_story_that_was_met_is_in_the_album(screens: Screens, site: Site) -> None:
    ana = before_a_page(screens, site, '["en-US"]')
    ana.page.locator('[data-act="option a"]').click()
    ana.page.locator("#go [data-send]").click()
    ana.go_on()
    ana.page.goto("/")
    ana.page.locator('nav a[href="/album"]').locator("visible=true").first.click()
    expect(ana.page.locator("a.leaf")).to_have_count(1)
    assert checked(ana, "album", ".leaves") == []
    ana.page.locator("a.leaf").focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("h1")).to_have_text(book("en").title(17))
    expect(ana.page.locator("[data-aloud]")).to_be_visible()
    assert checked(ana, "leaf", ".reading") == []
    ana.resize(PHONE)
    assert ana.sideways() == 0
    ana.page.locator('.ways a[href="/album"]').click()
    expect(ana.page.locator("a.leaf")).to_have_count(1)
    assert ana.sideways() == 0


def test_the_story_of_another_can_be_read_again(screens: Screens, site: Site) -> None:
    """A click on what others did since shows the whole of it, dice and ending, until it is put away."""
    ana, bia = screens.screen(), screens.screen()
    people = site.browser("Ana"), site.browser("Bia")
    table = table_of(site, PAGE.format(seed=3), *people)
    for screen, person in zip((ana, bia), people, strict=True):
        screen.be(person)
        screen.page.goto(table)
    ana.settled()
    ana.page.locator('[data-act="option a"]').click()
    ana.page.locator("#go [data-send]").click()
    row = bia.page.locator("#since .beat", has_text="made it")
    expect(row).to_be_visible()
    row.click()
    card = bia.page.locator("#moment")
    expect(card.locator(".threw li")).to_have_count(3)
    expect(card).to_contain_text(book("en").ending(17, "A", 3).split(".")[0])
    assert checked(bia, "another's story", "#moment") == []
    bia.page.wait_for_timeout(3500)  # nothing takes it away by itself
    expect(card).to_be_visible()
    card.locator("[data-continue]").click()
    expect(card).to_be_hidden()


def test_people_have_the_phones_whole_width(screens: Screens) -> None:
    ana = screens.screen(PHONE, has_touch=True, is_mobile=True)
    ana.new_table("you", "search:1", seed="5", game="above-and-below")
    ana.settled()
    box = ana.page.locator("#area-ready").bounding_box()
    assert box is not None
    assert box["width"] > PHONE[0] - 30
