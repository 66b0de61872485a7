"""Parts of the table page of Imperial Miners: event, progress boards, hand and decks, forecast, other mines."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing import phrases
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.marks import Mark, face
from tabuleiro.drawing.seats import seat_mark
from tabuleiro.drawing.tags import NOTHING, classes, join, tag
from tabuleiro.drawing.tags import number as number_text
from tabuleiro.games.imperial_miners.content.pack import BOARDS, Effect
from tabuleiro.games.imperial_miners.page.marks import Look, say
from tabuleiro.games.imperial_miners.page.words import is_card
from tabuleiro.games.imperial_miners.pictures.cards import hand_card, hand_svg
from tabuleiro.games.imperial_miners.pictures.ground import TOP
from tabuleiro.games.imperial_miners.pictures.mine import Sight, mine_drawing
from tabuleiro.games.imperial_miners.pictures.thumbnail import thumbnail
from tabuleiro.games.imperial_miners.rules.cards import HAND_LIMIT
from tabuleiro.games.imperial_miners.rules.game import ROUNDS, ImperialMiners
from tabuleiro.games.imperial_miners.rules.scoring import BEST_TITLE, TITLES, title
from tabuleiro.games.imperial_miners.rules.view_data import SeatData, points
from tabuleiro.games.imperial_miners.words.effects import card_words, effect_words, space_words
from tabuleiro.games.imperial_miners.words.names import (
    WORDS,
    board_name,
    card_name,
    card_of,
    cost_now,
    event_name,
    side_name,
    title_words,
)
from tabuleiro.games.imperial_miners.words.phrases import effect_phrase, parts_phrase
from tabuleiro.web.panels import cap, note, panel
from tabuleiro.web.scene import Plan

ASKS_DECKS: Final = ("draw", "search")
ONE_LINE: Final = 46  # as wide is a phrase that fits on a space of a board; wider ones are drawn smaller,
TWO_LINES: Final = 78  # and these in two lines
SKY: Final = 8  # how much of it is seen above a small mine, besides what is behind its labels
FEW: Final = 2  # so many other mines are drawn card by card


# ---------------------------------------------------------------- the event
def event(look: Look) -> Markup:
    asked = look.kind == "event"
    marks = tuple((spot, mark) for spot, mark in look.marks.items() if asked and spot.startswith("event "))
    return _event(look.game, look.lang, look.data["event"], look.data["round"], asked, marks)


@lru_cache(maxsize=2048)
def _event(
    game: ImperialMiners, lang: str, event_id: str, round_: int, asked: bool, marks: tuple[tuple[str, Mark], ...]
) -> Markup:
    if event_id:
        card = game.pack.events[game.box.event_ids.index(event_id)]
        when = say(lang, f"im-event-{card.kind}", round=round_, rounds=ROUNDS)
        name = event_name(game, event_id, lang)
        by_spot = dict(marks)
        drawn = [_event_effect(lang, effect, i, by_spot.get(f"event {i}")) for i, effect in enumerate(card.effects, 1)]
        if len(drawn) > 1:
            drawn.insert(1, tag("span", say(lang, "im-or"), class_="or"))
        inside = tag("div", *drawn, class_="evs", data_roving="event" if asked else None)
    else:
        when, name = say(lang, "im-before"), say(lang, "im-before-title")
        inside = tag("p", say(lang, "im-before-text"), class_="small")
    named = {"id": "event", "data_spot": "event", "aria_label": say(lang, "im-event")}
    return tag("section", cap(when), tag("h2", name), inside, class_="ev", **named)


def _event_effect(lang: str, effect: Effect, number: int, mark: Mark | None) -> Markup:
    said = effect_words(effect, lang)
    inside = [phrases.html(effect_phrase(effect, lang)), tag("span", said, class_="small")]
    if mark is None:
        return tag("p", *inside)
    if mark.state == "no" and not mark.later:
        inside.append(tag("span", mark.short or mark.reason, class_="reason"))
    return tag("button", *inside, type="button", id=f"event-{number}", class_=mark.css, **mark.attributes)


# ---------------------------------------------------------------- progress boards
def progress(look: Look) -> Markup:
    own = look.own
    here = cap(*_own_marker(look, own)) if own is not None else NOTHING
    tracks = [_track(look, board, side) for board, side in zip(BOARDS, look.data["sides"], strict=False)]
    roving = "progress" if look.kind == "enter" else None
    listed = tag("ul", *tracks, data_roving=roving)
    head = tag("h2", look.say("im-progress"), " ", here)
    return tag("section", head, listed, class_="panel prog", id="progress")


def _own_marker(look: Look, own: SeatData) -> list[str]:
    if not own["board"]:
        return [look.say("im-progress-off")]
    return [look.say("im-progress-you"), " ", *_marker_at(look, own)]


def _marker_at(look: Look, seat: SeatData) -> list[str]:
    """Where a marker stands: the board as its icon, as names are long in some languages."""
    return [icon(seat["board"], board_name(seat["board"], look.lang)), f" {seat['space']}"]


def _track(look: Look, board: str, side: str) -> Markup:
    markers = tuple(
        (seat["space"], seat["seat"], look.letters[seat["seat"]], look.scene.names[seat["seat"]])
        for seat in look.data["seats"]
        if seat["board"] == board
    )
    return _track_drawn(look.game, board, side, look.lang, markers, look.marks.get(f"board {board}"))


Markers = tuple[tuple[int, int, str, str], ...]  # space, seat, its letter, its name


@lru_cache(maxsize=4096)
def _track_drawn(game: ImperialMiners, board: str, side: str, lang: str, markers: Markers, mark: Mark | None) -> Markup:
    said: dict[str, str] = mark.attributes if mark else {}
    reason = mark.chip if mark else NOTHING
    hidden = "true" if mark else None  # a button is one sentence, not all its spaces
    ladder = tag("div", _ladder(game, board, side, lang, markers), reason, class_="lad", aria_hidden=hidden)
    name = mark.hidden if mark else NOTHING
    inside = tag("div", name, ladder, class_=classes("trkb", mark.css if mark else ""), **said)
    return tag("li", inside, class_="trk", id=f"board-{board}", data_spot=f"board {board}")


def _ladder(game: ImperialMiners, board: str, side: str, lang: str, markers: Markers) -> Markup:
    """A board's name and its spaces, the top one first, with the markers that stand on it."""
    spaces = _spaces(game, side, lang)
    rows: list[Markup] = []
    for i in range(len(spaces) - 1, -1, -1):
        css, shown, told = spaces[i]
        marks = [_marker(seat, letter, name) for space, seat, letter, name in markers if space == i]
        here = tag("span", *marks, class_="mk") if marks else NOTHING
        held = ("held" if marks else "", "shared" if len(marks) > 1 else "")
        rows.append(tag("li", shown, here, class_=classes(css or "", *held), title=told, data_spot=f"space {side} {i}"))
    title_ = side_name(game, side, lang)
    head = tag("span", icon(board), tag("b", board_name(board, lang)), class_="tn", title=title_)
    return join([head, tag("ol", *rows)])


def _marker(seat: int, letter: str, name: str) -> Markup:
    return tag("span", seat_mark(seat, letter, name), id=f"marker-{seat}", data_vt=f"marker-{seat}")


@lru_cache(maxsize=128)
def _spaces(game: ImperialMiners, side: str, lang: str) -> tuple[tuple[str | None, Markup, str], ...]:
    """Each space with its class, its phrase and its words, the start first."""
    spaces = game.pack.sides[game.box.side_ids.index(side)].spaces
    found: list[tuple[str | None, Markup, str]] = []
    for i, parts in enumerate(spaces):
        said = space_words(game, side, i, lang)
        phrase = parts_phrase(parts, lang)
        wide = phrases.width_of(sum(phrase, ()))
        css = "two" if wide > ONE_LINE else ""
        shown = phrases.html(phrase, said, css) if phrase else tag("span", said, class_="vh")
        kind = "start" if i == 0 else "top" if i == len(spaces) - 1 else ""
        found.append((classes(kind, "deep" if wide > TWO_LINES else ""), shown, said))
    return tuple(found)


# ---------------------------------------------------------------- the hand
def hand(look: Look) -> Markup:
    data, own = look.data, look.own
    asked = look.kind in ASKS_DECKS
    if own is None:
        label = tag("div", tag("h2", look.say("im-decks"), class_="h"), _decks(look), class_="hl wide")
        return tag("section", label, class_="hand", id="hand", aria_label=look.say("im-decks"))
    held: list[str] = data["hand"]
    counts = {card: held.count(card) for card in held}
    cards: list[Markup] = []
    playing = own["playing"]
    if playing:
        cards.append(_held(look, playing, 1, "playing", _copy(own, playing, 0)))
    for card, n in counts.items():
        kept = data["kept"].count(card)
        for state, number in (("kept", kept), ("", n - kept)):
            if number:
                state = "locked" if not state and data["pick"] == card else state
                before = (playing == card) + (0 if state == "kept" else kept)
                cards.append(_held(look, card, number, state, _copy(own, card, before)))
    size = look.say("im-hand-size", n=len(held), most=HAND_LIMIT)
    head = (tag("h2", look.say("im-hand"), class_="h"), tag("span", size, class_="small muted"))
    left = tag("span", look.say("im-decks-left"), class_="small muted left")
    label = tag("div", *head, _decks(look), left, class_="hl ask" if asked else "hl")
    shown = {"class_": classes("cards", "many" if len(cards) > HAND_LIMIT else ""), "data_roving": "hand"}
    listed = tag("ul", *cards, **shown)
    return tag("section", label, listed, class_="hand", id="hand", aria_label=look.say("im-hand"))


def _copy(own: SeatData, card: str, before: int) -> str:
    """The stable name of a card among its copies: those in the mine come first, then the one being placed."""
    return f"card-{card}-{sum(entry['card'] == card for entry in own['mine']) + before}"


def _held(look: Look, card: str, copies: int, state: str, name: str) -> Markup:
    """A card of the hand: a button if it is an option or says why not; kept or being placed, it has a tag."""
    mark = look.marks.get(f"hand {card}") if state != "kept" and state != "playing" else None
    cost = _paid(look, card) if state == "playing" else cost_now(look.scene.view, look.scene.seat, card)
    new = f"hand {card}" in look.scene.new
    if mark is not None and mark.later and look.kind == "discard":
        state = "spared"  # a lesson needs it, and says so: nothing else tells it from those that may go
    return _held_card(look.game, look.lang, card, copies, state, name, mark, cost, look.sends, new)


def _paid(look: Look, card: str) -> int:
    """What the card that is being placed has cost: what was told of it, else what it would cost now."""
    told = (beat.event.data for beat in reversed(look.scene.turn) if beat.event.kind == "reveal")
    saved = next((data["saved"] for data in told if data["card"] == card), None)
    if not isinstance(saved, int):
        return cost_now(look.scene.view, look.scene.seat, card)
    return card_of(look.game, card).cost - saved


@lru_cache(maxsize=4096)
def _held_card(
    game: ImperialMiners,
    lang: str,
    card: str,
    copies: int,
    state: str,
    name: str,
    mark: Mark | None,
    cost: int,
    confirms: bool,
    new: bool,
) -> Markup:
    veiled = mark is not None and mark.state == "no"
    drawn = hand_card(game, card, lang, cost, veiled, copies)
    picture = hand_svg(drawn, ticks=mark is not None and mark.state == "can")
    base = {"data_card": card, "data_vt": name}
    if mark is not None:
        if confirms and mark.state == "can":
            base["aria_pressed"] = "false"
        inside = mark.button(picture, **base)
    else:
        said = {"role": "img", "tabindex": "-1", "aria_label": _card_said(game, card, cost, lang)}
        inside = tag("div", picture, class_="hcard", **base, **said)
    shown = state if mark is None else {"can": "ok", "chosen": "sel", "no": "no"}[mark.state]
    css = classes("hc", shown, "new" if new else "")
    id_ = f"hand-{state + '-' if state else ''}{card}"
    return tag("li", inside, _tag(lang, mark, state), class_=css, id=id_, data_spot=f"hand {card}")


def _tag(lang: str, mark: Mark | None, state: str) -> Markup:
    if mark is not None and mark.state == "no":
        why = say(lang, "im-tag-spared") if state == "spared" else "" if mark.later else mark.short or mark.reason
        return tag("span", why, class_="reason") if why else NOTHING
    tagged = state
    if mark is not None and (mark.best or mark.state == "chosen"):
        tagged = "best" if mark.best else "chosen"
    if not tagged:
        return NOTHING
    sign = {"locked": "lock", "playing": "down"}.get(tagged, "check")
    return tag("span", icon(sign), say(lang, f"im-tag-{tagged}"), class_="selt")


@lru_cache(maxsize=4096)
def _card_said(game: ImperialMiners, card: str, cost: int, lang: str) -> str:
    name, level = card_name(game, card, lang), card_of(game, card).level
    effects = " / ".join(card_words(game, card, lang))
    return WORDS.text(lang, "label-card", card=name, level=level, cost=cost, effects=effects)


def _decks(look: Look) -> Markup:
    asked = look.kind in ASKS_DECKS
    decks = tuple(
        (look.data["decks"][level], len(look.data["piles"][level]), look.marks.get(f"deck {level}") if asked else None)
        for level in "1234"
    )
    return _deck_list(look.lang, decks, asked)


@lru_cache(maxsize=4096)
def _deck_list(lang: str, decks: tuple[tuple[int, int, Mark | None], ...], asked: bool) -> Markup:
    rows: list[Markup] = []
    for level, (n, pile, mark) in enumerate(decks, 1):
        said = say(lang, "im-deck", level=level, n=n, pile=pile)
        inside = [icon(f"level-{level}"), tag("b", str(n))]
        if mark is None:
            rows.append(tag("li", tag("span", *inside, role="img", aria_label=said), title=said, id=f"deck-{level}"))
            continue
        inside.append(mark.chip)
        rows.append(tag("li", mark.button(face(*inside), css="deck"), title=said, id=f"deck-{level}"))
    return tag("ul", *rows, class_="decks small", data_roving="decks" if asked else None)


# ---------------------------------------------------------------- forecast
def plan(look: Look, found: Plan) -> Markup:
    """The chain as it could run, line by line, for the side of the page."""
    chain = sum(is_card(step.place) for step in found.steps) > 1  # what works alone has no other way to go
    heading = look.say("im-plan-from", card=found.steps[0].title) if chain else look.say("im-plan")
    total = tag("p", tag("span", look.say("im-plan-total")), *_totals(found), class_="tot")
    told = (tag("h2", heading), _plan_steps(found), total, note(look.say("im-plan-note")) if chain else NOTHING)
    return tag("section", *told, class_="panel plan", id="plan", tabindex="0")  # a long one is scrolled, also by keys


def _totals(found: Plan) -> list[Markup]:
    return [phrases.html(phrases.gains((gain,))) for gain in found.total]


def _plan_steps(found: Plan) -> Markup:
    rows: list[Markup] = []
    number = 0
    for step in found.steps:
        card = is_card(step.place)
        number += card
        gained = phrases.html(phrases.gains(tuple(step.gains)))
        sign = str(number) if card else icon("surface")
        rows.append(link_row(sign, step.title, step.note, gained, None if card else "ev2"))
    return tag("ol", *rows)


def link_row(sign: str, name: str, why: str, gained: Markup, css: str | None) -> Markup:
    """A link of a chain by its name, why it brings no more, and what it brings."""
    named = tag("span", name, " ", tag("small", why) if why else NOTHING, class_="nm")
    return tag("li", tag("span", sign, class_="n"), named, gained, class_=css)


def plan_strip(look: Look, found: Plan) -> Markup:
    """The same on a phone: the total in a line, the steps on demand."""
    more = tag("span", look.say("im-plan-steps"), icon("down"), class_="b")
    summary = tag("summary", look.say("im-plan-strip"), *_totals(found), more)
    return tag("details", summary, tag("div", _plan_steps(found), class_="plan"), class_="planstrip", id="planstrip")


# ---------------------------------------------------------------- the others
def others(look: Look, stats: Sequence[Markup]) -> Markup:
    """Each by name, with its mine; on a phone also with what it has, `stats` by seat, and where its marker stands."""
    few = len(look.others) <= FEW
    rows: list[Markup] = []
    for seat in look.others:
        number = seat["seat"]
        name = look.scene.names[number]
        label = look.say("im-mine-of", name=name, n=len(seat["mine"]))
        picture = _small_mine(look, seat, label) if few else thumbnail(look.game, seat, label)
        opens = look.say("im-open-mine", name=name)
        larger = tag("span", icon("zoom"), look.say("im-others-open"), class_="larger cap", aria_hidden="true")
        button = tag("button", picture, larger, type="button", class_="opener", data_mine=number, title=opens)
        marker = tag("span", *_marker_at(look, seat)) if seat["board"] else NOTHING
        has = tag("div", stats[number], marker, class_="stats", data_panel=number)
        rows.append(tag("li", _whose(number, look.letters[number], name), has, button, id=f"mine-of-{number}"))
    return panel((look.say("im-others"),), tag("ul", *rows), css="oth few" if few else "oth", id_="others")


@lru_cache(maxsize=4096)
def _whose(seat: int, letter: str, name: str) -> Markup:
    return tag("span", seat_mark(seat, letter), tag("b", name), class_="tw")


def _small_mine(look: Look, seat: SeatData, label: str) -> Markup:
    """With few others there is room for their cards as they are; to look at, as the whole is one button."""
    number = seat["seat"]
    new = frozenset(spot.partition(" ")[2] for spot in look.scene.new if spot.startswith(f"mine{number} "))
    sight = Sight(new=new, prefix=f"near{number}", spots=f"mine{number}", still=True)
    inside, wide, high = mine_drawing(look.game, seat, look.lang, sight)
    box = f"0 {TOP - SKY} {number_text(wide)} {number_text(high - TOP + SKY)}"
    placed = {"viewBox": box, "preserveAspectRatio": "xMidYMin meet"}  # below the cards there is only more rock
    return tag("svg", inside, class_="mine", role="img", aria_label=label, **placed)


def titles(look: Look) -> Markup:
    """Alone at the table: the titles that a score earns, and where this one stands (IM-43)."""
    scored = points(look.data["seats"][0])
    earned = title(scored)
    rows: list[Markup] = []
    least = 0
    for below, name in (*TITLES, (0, BEST_TITLE)):
        figure = tag("span", str(least), class_="num")
        here = tag("span", say(look.lang, "im-points", n=scored), class_="chip pick") if name == earned else NOTHING
        css = "here" if name == earned else None
        rows.append(tag("li", figure, tag("span", title_words(name, look.lang), class_="nm"), here, class_=css))
        least = below
    return panel((look.say("im-titles"),), tag("ol", *reversed(rows)), css="titles", id_="titles")
