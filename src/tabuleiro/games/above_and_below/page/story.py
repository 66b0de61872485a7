"""The page of the book beside the village: the party, the story, its options with their odds, and how it ended."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, cast

from markupsafe import Markup, escape

from tabuleiro.core.decision import Decision
from tabuleiro.core.event import Event
from tabuleiro.core.player import BIT
from tabuleiro.drawing import phrases as drawn
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.marks import face
from tabuleiro.drawing.tags import NOTHING, classes, join, tag
from tabuleiro.games.above_and_below.content.stories import book
from tabuleiro.games.above_and_below.page.marks import Look, say
from tabuleiro.games.above_and_below.page.parts import explorer_item, presents, villager_item
from tabuleiro.games.above_and_below.page.side import prices
from tabuleiro.games.above_and_below.pictures.vignettes import vignette
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.rules.lanterns import bonus_of
from tabuleiro.games.above_and_below.rules.odds import percent, reaches, reaches_now
from tabuleiro.games.above_and_below.rules.view import VillageView
from tabuleiro.games.above_and_below.rules.view_data import EncounterData, NumberData, OptionData, SentData
from tabuleiro.games.above_and_below.words.effects import bonus_words, reward_words
from tabuleiro.games.above_and_below.words.names import WORDS, villagers
from tabuleiro.web.panels import cap, note, picture_of

STRESS: Final = re.compile(r"\*(.+?)\*")
LONG: Final = 420  # letters of a story that is set smaller where there is little room
LONG_TITLE: Final = 28
BAR: Final = 200  # a bar's width in its own units
THROWN: Final = ("reroll", "injure", "hurt")  # what is asked about the dice and who has rolled them
SHOWN_HURT: Final = 2  # injuries whose odds are shown
LIKELY: Final = range(2, 10)  # lanterns that options ask for


def prose(text: str) -> Markup:
    """A story's text: only `*stress*` is marked up."""
    done: list[Markup] = []
    end = 0
    for found in STRESS.finditer(text):
        done += [escape(text[end : found.start()]), tag("em", found[1])]
        end = found.end()
    return join([*done, escape(text[end:])])


def story(text: str, scrolls: bool = False, picture: Markup = NOTHING) -> Markup:
    """Every line is a paragraph, as dialogues want it; the first one begins with a large letter, unless it begins with
    a dash or a quotation mark."""
    blocks = [block for block in text.splitlines() if block.strip()]
    long = "long" if len(text) > LONG else ""
    large = "initial" if blocks and blocks[0].lstrip("*")[:1].isalnum() else ""
    told = [tag("p", prose(block), data_spoken="") for block in blocks]
    reached = "0" if long or scrolls else None  # what may scroll can be reached by keys
    return tag("div", picture, *told, class_=classes("story", long, large), tabindex=reached)


def place(game: AboveAndBelow, n: int, lang: str) -> Markup:
    """Where a paragraph happens, as a picture with its name."""
    region = region_of(game, n)
    name = tag("figcaption", say(lang, f"ab-region-{region}")) if region else NOTHING
    return tag("figure", vignette(region), name, class_="place")


def region_of(game: AboveAndBelow, n: int) -> str:
    return next((one.region for one in game.pack.paragraphs if one.n == n), "")


def aloud(lang: str) -> Markup:
    """Buttons that have the browser read what is marked to be spoken, and that stop it; a page without a voice has
    none."""
    start, stop = say(lang, "ab-read-aloud"), say(lang, "ab-read-stop")
    return tag(
        "span",
        tag("button", icon("voice", start), type="button", class_="aloud", title=start, data_aloud=""),
        tag("button", icon("stop", stop), type="button", class_="aloud", title=stop, data_quiet=""),
        class_="voice",
    )


# ---------------------------------------------------------------- an open encounter
def encounter(look: Look) -> Markup:
    """From naming the party to coming home; None is shown as nothing."""
    found = look.encounter
    if found is None:
        return NOTHING
    if not found["paragraph"]:
        return _expedition(look, found)
    n = found["paragraph"]
    told = book(look.lang, look.game.pack.book)
    thrown = found["stage"] in THROWN and any(one["die"] for one in found["sent"])
    parts = [
        _origin(look, found),
        tag("h2", told.title(n), class_="long" if len(told.title(n)) > LONG_TITLE else None, data_spoken=""),
        _throw(look, found) if thrown else _asked(look, found),
        story(told.text(n), picture=place(look.game, n, look.lang)),
        NOTHING if thrown else _explorers(look, found),
        NOTHING if found["stage"] == "reward" else _options(look, found),
    ]
    named = {"id": "encounter", "data_spot": "encounter", "aria_label": look.say("ab-encounter"), "data_story": ""}
    return tag("section", *parts, class_="enc page", data_opens="", **named)


def _asked(look: Look, found: EncounterData) -> Markup:
    """What is to be chosen once the story has been read: it stands above it, so that a phone shows it at once."""
    if found["stage"] == "reward":
        return _rewards(look, found)
    if look.kind == "gamble":
        return _gamble(look)
    return prices(look) if look.kind == "favour" else presents(look)


def _throw(look: Look, found: EncounterData) -> Markup:
    """The dice, which may be rolled again or helped by an injury, and what they light and have to. They fall once; from
    then on they lie."""
    option = next((one for one in found["options"] if one["letter"] == found["option"]), None)
    needs = [number["explore"] for number in option["numbers"]] if option else []
    lit, need = found["lanterns"], next((one for one in needs if one > found["lanterns"]), 0)
    met = max((one for one in needs if one <= lit), default=0)
    # What is reached already is no failure, though a next number is not.
    how_far = look.say("ab-short-met" if met else "ab-short", n=lit, met=met, need=need, missing=need - lit)
    short = note(how_far) if need else NOTHING
    hurt = [look.name(one["villager"]) for one in found["sent"] if one["injured"]]
    lights = burning(look.lang, lit, needs, hurt) if needs else NOTHING
    fresh = f"fresh d{len(found['sent'])} l{lit}" if _just(look, "rolled") else ""
    lanterns = tag("div", lights, short, data_spot="lanterns")
    return tag("div", _explorers(look, found), lanterns, class_=classes("throw", fresh))


def _just(look: Look, kind: str) -> list[Event]:
    """What of a kind has happened by the newest action."""
    return [event for event in look.scene.recent[-1].events if event.kind == kind] if look.scene.recent else []


def _gamble(look: Look) -> Markup:
    """The faces that lie there, the coins they are worth, and how likely the next roll takes all of it."""
    at = cast(Decision, look.scene.decision).at
    seen = [face_ for face_ in range(1, 7) if at & BIT[face_]]
    faces = [
        icon(f"die-{face_}", look.say("ab-die-shows", n=face_), "die-face" if face_ in seen else "die-face unseen")
        for face_ in range(1, 7)
    ]
    left = (at >> 8) - len(seen)
    said = look.say("ab-gamble-risk", n=len(seen), percent=percent(len(seen) / 6), left=left)
    row = tag("div", *faces, tag("b", str(len(seen)), icon("coin"), class_="fx"), class_="luck")
    return tag("div", row, bar(percent(len(seen) / 6)), note(said), class_="gamble")


def _origin(look: Look, found: EncounterData) -> Markup:
    """Where the page comes from: card, die, number; and a link to read it out."""
    arrow = icon("right", cls="arrow")
    way: list[Markup] = [_card(look, found["cave"]), arrow]
    if found["die"]:
        way.append(icon(f"die-{found['die']}", look.say("ab-die-shows", n=found["die"]), "die-face rolled"))
    for page in found["path"] or [found["paragraph"]]:
        way += [arrow, cap(look.say("ab-page", n=page))]
    end: list[Markup] = []
    if look.scene.live:
        said = look.say("ab-read-large")
        large = tag("a", icon("zoom", said), class_="aloud", href="?mode=read", target="_blank", title=said)
        end = [aloud(look.lang), large]
    return tag("header", tag("span", *way, class_="way"), tag("span", *end, class_="end"))


def _card(look: Look, cave: str) -> Markup:
    return cap(look.say("ab-cave-card", card=cave.lstrip("C0")))


def _explorers(look: Look, found: EncounterData) -> Markup:
    rolled = any(one["die"] for one in found["sent"])
    seat = found["seat"]
    own = seat == look.scene.seat
    title = look.say("ab-explorers") if own else look.say("ab-explorers-of", name=look.scene.names[seat])
    if rolled:
        lights = look.say("ab-lanterns-now", n=found["lanterns"], bonus=found["bonus"], rerolls=found["rerolls"])
    else:
        lights = look.say("ab-roll-each", rerolls=look.data["seats"][seat]["rerolls"])
    items = [_explorer(look, one, found) for one in found["sent"]]
    party = tag("ul", *items, data_roving="party", class_=f"n{min(len(items), 6)}")
    return tag("div", tag("h3", title, cap(lights), class_="h"), party, class_="exp rolled" if rolled else "exp")


def _explorer(look: Look, one: SentData, found: EncounterData) -> Markup:
    extra: list[Markup] = []
    if one["die"]:
        again = any(event.data["villager"] == one["villager"] for event in _just(look, "rerolled"))
        extra.append(die_face(look.lang, one["die"], one["lanterns"], again))
    if one["injured"]:
        extra.append(icon("injured", look.say("ab-is-injured"), "hurt"))
    if found["staked"] == one["villager"]:
        extra.append(tag("span", look.say("ab-staked"), class_="chip"))
    return villager_item(look, one["villager"], join(extra), "party", travels=not one["injured"])


def die_face(lang: str, die: int, lanterns: int, again: bool = False) -> Markup:
    """A die as it lies, or has just been rolled again, and the lanterns that it lights."""
    lights = tag("span", *([icon("lantern")] * lanterns), "" if lanterns else "0", class_="lit")
    said = say(lang, "ab-die-lanterns", die=die, n=lanterns)
    face_ = icon(f"die-{die}", cls=classes("die-face", "rolled" if again else "", f"f{die}"))
    return tag("span", face_, lights, class_="rd", **picture_of(said))


def burning(lang: str, light: int, needs: Sequence[int], hurt: Sequence[str] = ()) -> Markup:
    """Lanterns that burn, those that are missing, and how many are needed for what; the last that burn are those for
    which somebody was hurt, which is said below."""
    shown: list[Markup] = []
    for i in range(max(light, *needs)):
        nth = i - light + len(hurt) + 1 if i < light else 0  # of those, from 1
        css = classes("on" if i < light else "off", "need" if i + 1 in needs else "", f"by h{nth}" if nth > 0 else "")
        shown.append(tag("span", icon("lantern"), icon("injured", cls="for") if nth > 0 else NOTHING, class_=css))
    need = next((one for one in needs if one > light), max(needs))
    row = tag("div", *shown, class_="burning", **picture_of(say(lang, "ab-lit", n=light, need=need)))
    names = WORDS.listed(hurt, lang)
    return join([row, tag("p", say(lang, "ab-lit-hurt", n=len(hurt), names=names), class_="small by")]) if hurt else row


# ---------------------------------------------------------------- options
def _options(look: Look, found: EncounterData) -> Markup:
    listed = [tag("li", _option(look, found, option)) for option in found["options"]]
    shown = tag("ol", *listed, class_="ops", data_roving="options")
    return join([shown, note(look.say("ab-if-failed"))]) if look.kind == "option" else shown


def _option(look: Look, found: EncounterData, option: OptionData) -> Markup:
    letter = option["letter"]
    name = book(look.lang, look.game.pack.book).option(found["paragraph"], letter)
    lines = [_number(look, found, option, number) for number in option["numbers"]]
    notes = [tag("span", *said, class_="on") for said in _notes(look, found, option)]
    mark = look.marks.get(f"option {letter.lower()}")
    if mark is not None and mark.state == "no":
        notes.append(tag("span", mark.reason, class_="reason"))
    title = tag("b", name, data_spoken="")
    inside = (tag("span", letter, class_="ol"), tag("span", title, *lines, *notes, class_="ox"))
    if mark is None:
        css = "deed sel" if found["option"] == letter else "deed past" if found["option"] else "deed"
        return tag("div", *inside, class_=css, id=f"op-{letter}")
    more = {"id": f"op-{letter}"}
    if mark.state == "can":
        more["aria_pressed"] = "false"
    return mark.button(face(*inside), css="deed", said=_odds_said(look, found, option), **more)


def _notes(look: Look, found: EncounterData, option: OptionData) -> Iterator[tuple[str, ...]]:
    """What else an option takes or counts."""
    if option["auto"]:
        yield (look.say("ab-no-dice"),)
    if option["bonus"]:
        yield bonus_words(option["bonus"], look.lang), _bonus_now(look, found, option)
    if option["pay"]:
        yield look.say("ab-costs", n=option["pay"]), icon("coin")
    if any(number["pay"] for number in option["numbers"]):
        yield (look.say("ab-pay-if"),)
    if option["stake"]:
        yield (look.say(f"ab-stake-{option['stake']}"),)


def _chance(look: Look, found: EncounterData, option: OptionData, number: int) -> float:
    """From what the party shows now: before the roll all dice, after it the rerolls that are left."""
    player = look.data["seats"][found["seat"]]
    sent = [one["villager"] for one in found["sent"]]
    who = villagers(look.game)
    if any(one["die"] for one in found["sent"]):
        rolled = [(who[one["villager"]], one["die"]) for one in found["sent"]]
        return reaches_now(rolled, number, found["rerolls"], found["lanterns"])
    return reaches([who[one] for one in sent], number, player["rerolls"], _bonus(look, found, option))


def _bonus(look: Look, found: EncounterData, option: OptionData) -> int:
    """What an option's bonus adds for this party (AB-16); one that costs coins is not counted."""
    table = cast(VillageView, look.scene.view).table
    deed = next(deed for deed in table.box.deeds[found["paragraph"]] if deed.letter == option["letter"])
    return int(bonus_of(table, table.players[found["seat"]], deed))


def _number(look: Look, found: EncounterData, option: OptionData, number: NumberData) -> Markup:
    need = number["explore"]
    rolled = any(one["die"] for one in found["sent"])
    if rolled and found["option"] != option["letter"]:
        return tag("span", _lanterns(need), class_="th")
    met = "met" if rolled and found["lanterns"] >= need else ""
    if found["stage"] == "injure" and not met:
        return _short_of(look, found, need)
    likely = percent(_chance(look, found, option, need))
    pay = tag("span", f"−{number['pay']}", icon("coin"), class_="pay") if number["pay"] else NOTHING
    last: str = icon("check") if met else f"{likely}%"
    hurt = [tag("span", f"+{n}", icon("injured"), f" {odds}%") for n, odds in _when_hurt(look, found, option, need)]
    more = tag("small", *hurt, class_="if-hurt", title=look.say("ab-if-hurt")) if hurt else NOTHING
    return tag("span", _lanterns(need, pay), bar(likely), tag("b", last), more, class_=classes("th", met))


def _when_hurt(look: Look, found: EncounterData, option: OptionData, need: int) -> list[tuple[int, int]]:
    """What injuries for a lantern each would add to the odds, as long as they do (AB-13)."""
    able = sum(not one["injured"] for one in found["sent"])
    shown: list[tuple[int, int]] = []
    before = percent(_chance(look, found, option, need))
    for n in range(1, min(able, SHOWN_HURT) + 1):
        odds = percent(_chance(look, found, option, need - n))
        if odds > before:
            shown.append((n, odds))
        before = odds
    return shown


def _lanterns(need: int, pay: Markup = NOTHING) -> Markup:
    return tag("span", str(need), icon("lantern"), pay, class_="ln")


def _short_of(look: Look, found: EncounterData, need: int) -> Markup:
    """After all rerolls: how many injuries a number would take."""
    missing = need - found["lanterns"]
    able = sum(not one["injured"] for one in found["sent"])
    helps = missing <= able
    said = look.say("ab-with-hurt" if helps else "ab-short-of", n=missing)
    share = bar(round(100 * found["lanterns"] / need))
    return tag("span", _lanterns(need), share, tag("b", said, icon("injured") if helps else NOTHING), class_="th needs")


def bar(likely: int) -> Markup:
    """How likely, as a bar; a picture, as pages carry no styles of their own."""
    full = BAR * likely / 100
    edge = tag("path", d=f"M{full:.0f} 0v9", class_="obe") if 0 < likely < 100 else NOTHING
    shape = {"class_": "ob", "viewBox": f"0 0 {BAR} 9", "preserveAspectRatio": "none", "aria_hidden": "true"}
    return tag("svg", tag("rect", width=full, height=9, class_="obf"), edge, **shape)


def _bonus_now(look: Look, found: EncounterData, option: OptionData) -> Markup:
    """Whom or what the bonus counts already."""
    sent = [one["villager"] for one in found["sent"]]
    per = option["bonus"].get("per", "") if option["bonus"] else ""
    if per in ("hammer", "quill"):
        names = [look.name(one) for one in sent if getattr(villagers(look.game)[one], per)]
        return tag("span", f": {', '.join(names)}") if names else NOTHING
    n = _bonus(look, found, option)
    return tag("span", f": +{n}") if n else NOTHING


def _odds_said(look: Look, found: EncounterData, option: OptionData) -> str:
    needs = [number["explore"] for number in option["numbers"]]
    odds = {need: percent(_chance(look, found, option, need)) for need in needs}
    said = [look.say("ab-odds-said", n=need, percent=odds[need]) for need in needs]
    said += [
        look.say("ab-odds-hurt", n=need, percent=likely, hurt=n)
        for need in needs
        for n, likely in _when_hurt(look, found, option, need)
    ]
    return " ".join(said)


def _rewards(look: Look, found: EncounterData) -> Markup:
    """Rewards to choose from, which are read out then."""
    shown: list[Markup] = []
    for i, reward in enumerate(found["choices"], 1):
        phrase = drawn.gains([(n, what) for what, n in reward.items()])
        mark = look.marks.get(f"choose {i}")
        inside = (
            tag("span", str(i), class_="ol"),
            tag("span", drawn.html(phrase), tag("b", reward_words(reward, look.lang)), class_="ox"),
        )
        deed = tag("div", *inside, class_="deed") if mark is None else mark.button(face(*inside), css="deed")
        shown.append(tag("li", deed))
    return tag("ol", *shown, class_="ops", data_roving="options")


# ---------------------------------------------------------------- who will go
def _expedition(look: Look, found: EncounterData) -> Markup:
    """Before it starts: the card's six numbers, who is named, and how far they get."""
    numbers = [
        tag("li", icon(f"die-{i}", look.say("ab-die-shows", n=i)), tag("span", look.say("ab-page", n=n)))
        for i, n in enumerate(look.data["cave_numbers"], 1)
    ]
    sent = [one["villager"] for one in found["sent"]]
    own = found["seat"] == look.scene.seat
    title = look.say("ab-party") if own else look.say("ab-party-of", name=look.scene.names[found["seat"]])
    parts = [
        tag("header", tag("span", _card(look, look.data["cave_top"]), class_="way")),
        tag("h2", title),
        tag("ol", *numbers, class_="six", aria_label=look.say("ab-six")),
        note(look.say("ab-party-help")),
    ]
    named = look.own["villagers"] if own and look.own is not None else []
    able = [one["id"] for one in named if one["state"] in ("ready", "sent")] or sent
    if able:
        items = [explorer_item(look, one, "party") for one in able]
        head = tag("h3", look.say("ab-explorers"), cap(look.say("ab-party-size", n=len(sent))), class_="h")
        listed = tag("ul", *items, class_=f"n{min(len(items), 6)}", data_roving="party")
        parts.append(tag("div", head, listed, class_="exp"))
    parts.append(_reach(look, found, sent) if sent else tag("div", place(look.game, 0, look.lang), class_="deep"))
    return tag("section", *parts, class_="enc going", id="encounter", aria_label=look.say("ab-expedition"))


def _reach(look: Look, found: EncounterData, sent: Sequence[str]) -> Markup:
    rerolls = look.data["seats"][found["seat"]]["rerolls"]
    party = [villagers(look.game)[one] for one in sent]
    rows: list[Markup] = []
    for need in LIKELY:
        likely = percent(reaches(party, need, rerolls))
        if likely:
            said = look.say("ab-odds-said", n=need, percent=likely)
            rows.append(tag("li", _lanterns(need), bar(likely), tag("b", f"{likely}%"), class_="th", title=said))
    head = tag("h3", look.say("ab-reach"), cap(look.say("ab-reach-note")), class_="h")
    return tag("div", head, tag("ol", *rows, class_="reach"), class_="howfar")
