"""Fights on the table page of Brazil: Imperial: what one would look like, one step by step, how the last one ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from markupsafe import Markup

from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.seats import SEATS, seat_mark
from tabuleiro.drawing.tags import NOTHING, tag
from tabuleiro.games.brazil_imperial.page.fight import Forecast, Side, chance, running, tile_name
from tabuleiro.games.brazil_imperial.page.map import owner, whose
from tabuleiro.games.brazil_imperial.page.marks import Look, entry
from tabuleiro.games.brazil_imperial.pictures.map import DUTCH
from tabuleiro.games.brazil_imperial.rules.codes import MOST_PLAYED
from tabuleiro.games.brazil_imperial.rules.view_data import FightData
from tabuleiro.games.brazil_imperial.words.effects import effects_words
from tabuleiro.games.brazil_imperial.words.names import WORDS, best_of, card_strength, full_name, laid
from tabuleiro.web.panels import cap, panel

STEPS: Final = ("attack", "defence", "reveal")
AFTER: Final = ("war", "defeat")  # what is asked when a fight is over


# ---------------------------------------------------------------- rows: a side, its strength, what it is made of
def _sides(*rows: Markup) -> Markup:
    return tag("ul", *rows, class_="ff")


def _row(look: Look, seat: int, strength: int, *told: Markup) -> Markup:
    letter = look.letters[seat] if seat < len(look.letters) else DUTCH
    return tag("li", seat_mark(seat, letter, owner(look, seat), "s20"), figure(strength), *told)


def figure(n: int) -> Markup:
    return tag("b", str(n), class_="n")


def _named(text: str) -> Markup:
    return tag("span", text, class_="side-name")


def _parts(look: Look, side: Side) -> str:
    return ", ".join(f"{name} {n}" for name, n in side.parts) or look.say("bi-fore-nothing")


def _played(look: Look, known: Sequence[str], attacks: bool, down: int = 0) -> Markup:
    """Cards that the viewer knows by name, the others face down."""
    cards = [entry(look.pack.combat_cards, card) for card in known]
    shown = [
        tag("span", f"{look.name(card)} +{card_strength(card, attacks)}", class_="cc", data_card=card.id)
        for card in cards
    ]
    if down > 0:
        label = look.say("bi-cards-down", n=down)
        shown.append(tag("span", *([icon("combat-card")] * down), role="img", aria_label=label, title=label))
    return tag("span", *shown, class_="played") if shown else NOTHING


# ---------------------------------------------------------------- one that is foretold
def foretold(look: Look, fights: Mapping[str, Forecast]) -> Markup:
    """What the fight that is chosen would look like; before that, the first one in reach."""
    place = look.first.place if look.first and look.scene.chosen else ""
    fight = fights.get(place) or next(iter(fights.values()), None)
    if fight is None or not look.unit:
        return NOTHING
    title = look.say("bi-fore-title", unit=look.name(look.units[look.unit]), at=fight.at.upper())
    chance = look.say("bi-odds", percent=fight.percent)
    head = (icon("strength"), tag("span", title), cap(chance))
    sides = _sides(_foretold(look, fight.attack), _foretold(look, fight.defence, f"; {look.say('bi-fore-ties')}"))
    bar = _odds_bar(fight.percent, fight.attack.seat, chance)
    return panel(head, sides, bar, css="fore open", id_="forecast")


def _foretold(look: Look, side: Side, more: str = "") -> Markup:
    if side.best is not None:
        added = WORDS.listed([f"{name} +{n}" for name, n in side.best], look.lang)
        cards = look.say("bi-fore-own", n=side.cards, cs=side.added, cards=added)
    else:
        cards = look.say("bi-fore-unseen", n=side.cards)
    return _row(look, side.seat, side.total, tag("span", f"{_parts(look, side)}; {cards}{more}"))


def _odds_bar(percent: int, seat: int, said: str) -> Markup:
    """In SVG: a width in a style attribute would not be allowed."""
    inside = [
        tag("rect", width=100, height=10, class_="rest"),
        tag("rect", width=percent, height=10, fill=f"var(--p-{SEATS[seat]})"),
        tag("rect", x=max(0, percent - 0.4), width=0.8, height=10, class_="cut"),
    ]
    view = {"viewBox": "0 0 100 10", "preserveAspectRatio": "none"}
    return tag("svg", *inside, **view, class_="odds", role="img", aria_label=said)


# ---------------------------------------------------------------- one that goes on
def battle(look: Look) -> Markup:
    """A fight step by step: who attacks whom where, strengths, cards (backs until all are down), totals."""
    fight = look.data["fight"]
    if not fight:
        return NOTHING
    expedition = fight["expedition"]
    asked = {player["seat"] for player in look.data["seats"] if player["asked"]}
    step = "reveal" if fight["shown"] else "attack" if fight["attacker"] in asked else "defence"
    steps = [name for name in STEPS if not (expedition and name == "defence")]
    trail = [tag("li", look.say(f"bi-step-{name}"), aria_current="step" if name == step else None) for name in steps]
    title = look.say("bi-expedition-at" if expedition else "bi-fight-at", at=fight["at"].upper())

    def fighter(side: Side, strength: int, known: Sequence[str], down: int) -> Markup:
        played = _played(look, known, side.seat == fight["attacker"], down - len(known))
        return _row(look, side.seat, strength, _named(_parts(look, side)), played)

    total, against = fight["attack_total"], fight["defence_total"]
    if total is None:  # while cards are laid: with those that the viewer knows
        total = fight["attack"] + laid(look.pack, fight["attack_cards"], True)
    if against is None:
        against = fight["defence"] + laid(look.pack, fight["defence_cards"], False)
    attack, defence = running(look, fight)
    rows = [fighter(attack, total, fight["attack_cards"], fight["attack_laid"])]
    if expedition:
        name = full_name(entry(look.pack.exploration, expedition), look.lang)
        rows.append(tag("li", icon("explore-tile", look.say("bi-expedition"), "l"), figure(against), _named(name)))
    else:
        rows.append(fighter(defence, against, fight["defence_cards"], fight["defence_laid"]))
    percent = chance(look, fight)
    odds = look.say("bi-odds-now", percent=percent) if percent >= 0 else ""
    head = (icon("strength"), tag("span", title), cap(odds) if odds else NOTHING)
    bar = _odds_bar(percent, look.scene.seat, odds) if odds else NOTHING
    shown = (tag("ol", *trail, class_="steps"), _sides(*rows), bar, _stake(look, fight, total))
    return panel(head, *shown, css="fore open", id_="fight")


def _stake(look: Look, fight: FightData, total: int) -> Markup:
    """What there is to win, and what losing costs."""
    if fight["expedition"]:
        tile = entry(look.pack.exploration, fight["expedition"])
        short = tile.strength - total
        hand = look.own["combat_cards"] if look.own and look.scene.seat == fight["attacker"] else []
        most = total + best_of(look.pack, hand, MOST_PLAYED - len(fight["attack_cards"]))
        told = [look.say("bi-short", n=short) if short > 0 else look.say("bi-enough")]
        told += [look.say("bi-short-for-all", most=most)] if hand and most < tile.strength else []
        told += [*effects_words(tile, look.lang), look.say("bi-stake-failed")]
    else:
        tile_there = look.hexes[fight["at"]]["tile"]
        told = [look.say("bi-stake")]
        if tile_there and tile_there["holder"] == fight["defender"] and not fight["from"]:
            told.append(look.say("bi-stake-tile", what=tile_name(look, tile_there)))
    return tag("ul", *(tag("li", one) for one in told), class_="small stake")


# ---------------------------------------------------------------- how the last one ended
def ended(look: Look) -> Markup:
    """Totals, cards and who won, while what follows from it is asked; else the beats tell it."""
    if look.kind not in AFTER or look.data["fight"]:
        return NOTHING
    events = [event for action in reversed(look.scene.recent) for event in reversed(action.events)]
    last = next((event for event in events if event.kind == "fight_over"), None)
    if last is None:
        return NOTHING
    data = cast("dict[str, Any]", last.data)

    def fought(seat: int, total: int, cards: Sequence[str]) -> Markup:
        name = WORDS.text(look.lang, "you") if seat == look.scene.seat else owner(look, seat)
        return _row(look, seat, total, _named(name), _played(look, cards, seat == last.seat))

    winner = last.seat if data["won"] else data["defender"]
    at = data["at"].upper()
    own = winner == look.scene.seat
    title = look.say("bi-you-won", at=at) if own else look.say("bi-fight-won", at=at, **whose(look, winner))
    shown = next((cast("dict[str, Any]", event.data) for event in events if event.kind == "cards_shown"), {})
    attack = fought(last.seat, data["attack"], shown.get("attack", ()))
    rows = _sides(attack, fought(data["defender"], data["defence"], shown.get("defence", ())))
    return panel((icon("strength"), tag("span", title)), rows, css="fore open ended", id_="fight")
