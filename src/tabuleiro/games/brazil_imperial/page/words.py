"""Brazil: Imperial in words for the page: the log, what the others did, the table without a picture."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tabuleiro.core.action import Action
from tabuleiro.core.view import View
from tabuleiro.games.brazil_imperial.content.pack import Entry
from tabuleiro.games.brazil_imperial.page.fight import attacking
from tabuleiro.games.brazil_imperial.page.final import sets_out
from tabuleiro.games.brazil_imperial.page.hand import mission_said
from tabuleiro.games.brazil_imperial.page.map import goods_said, hex_said
from tabuleiro.games.brazil_imperial.page.marks import WITH_PLACE, Look, Option, entry, say
from tabuleiro.games.brazil_imperial.page.mine import unit_said
from tabuleiro.games.brazil_imperial.page.side import card_said, painting_said
from tabuleiro.games.brazil_imperial.rules.view_data import SeatData
from tabuleiro.games.brazil_imperial.words.effects import effects_words
from tabuleiro.games.brazil_imperial.words.names import WORDS
from tabuleiro.kit.shelf import words_of
from tabuleiro.web.board import Board
from tabuleiro.web.scene import Scene

BUILDS: Final = ("build", "found")  # what takes an exploration tile away


class BrazilPageWords(Board):
    """What of the board is words."""

    # ---------------------------------------------------------------- options
    def foretold(self, scene: Scene) -> str:
        """`Dragoon chosen: F5 would start a fight.`"""
        look = Look(scene)
        if look.unit:
            unit = look.name(look.units[look.unit])
            if scene.chosen and look.first is not None:
                place = look.first.place
                if look.is_final(look.first) and sets_out(look, place):
                    return _expedition(look, look.first, unit)
                key = "bi-status-explore" if look.is_final(look.first) else "bi-status-fight"
                return look.say(key, unit=unit, at=place.upper())
            return look.say("bi-status-unit", unit=unit, n=len({option.place for option in look.following}))
        if look.first is not None and look.first.verb in WITH_PLACE:
            what = look.thing_name(look.first)
            if scene.chosen:
                return look.say("bi-status-final", what=what, at=look.first.place.upper())
            said = look.say("bi-status-thing", what=what, n=len(look.following))
            hidden = [one.place.upper() for one in look.following if look.hexes[one.place]["explore"] == "?"]
            if not hidden or look.first.verb not in BUILDS:
                return said
            return f"{said} {look.say('bi-status-unseen', places=WORDS.listed(hidden, look.lang, 'or'))}"
        if look.first is None and (painting := look.chosen_painting):
            return " ".join(effects_words(painting, look.lang))
        return look.say("bi-status-place", n=len(look.following)) if look.following else ""

    def brief(self, view: View, action: Action, lang: str) -> str:
        """`Archer 1 to B4`: what kind of move it is stands before the colon, and names nothing on the map."""
        if action.parts.verb == "march":
            return words_of(view.game).label(view, action, lang).partition(": ")[2].partition(" (")[0]
        return super().brief(view, action, lang)

    # ---------------------------------------------------------------- without a picture
    def in_words(self, scene: Scene) -> list[tuple[str, list[str]]]:
        """The table as headings and lines: the map hex by hex, what is on offer, every seat."""
        look = Look(scene)
        data, lang = look.data, scene.lang
        told_hexes = [hex_said(look, one) for one in data["map"]["hexes"]]
        gallery = [painting_said(look, entry(look.pack.paintings, name)) for name in data["gallery"] if name]
        left = data["buildings_left"]
        buildings = [
            f"{card_said(look, one)} {look.say('bi-left', n=left.get(one.tile, 0))}" for one in look.pack.buildings
        ]
        cities = [card_said(look, entry(look.pack.cities, name)) for name in data["cities"] if name]
        found = [
            (say(lang, "bi-words-map"), told_hexes),
            (say(lang, "bi-gallery"), gallery),
            (say(lang, "bi-buildings"), buildings),
            (say(lang, "bi-cities"), cities or [say(lang, "bi-cities-none")]),
            (say(lang, "bi-words-pieces"), [card_said(look, one) for one in (*look.pack.products, *look.pack.palaces)]),
        ]
        seats = sorted(range(len(scene.names)), key=lambda seat: seat != scene.seat)
        return [*found, *((scene.names[seat], _seat(look, data["seats"][seat])) for seat in seats)]


def _expedition(look: Look, option: Option, unit: str) -> str:
    """What an attempt would have and take, before it begins."""
    side = attacking(look, option, look.own["combat_cards"] if look.own else [])
    need = entry(look.pack.exploration, look.hexes[option.place]["explore"]).strength
    told = {"have": side.total, "most": side.total + side.added, "need": need, "cards": side.cards}
    return look.say("bi-status-expedition", unit=unit, at=option.place.upper(), **told)


def _seat(look: Look, player: SeatData) -> list[str]:
    pack = look.pack

    def names(entries: Iterable[Entry], ids: Iterable[str]) -> list[str]:
        return [look.name(entry(entries, id_)) for id_ in ids]

    goods = goods_said(look, player["supply"]) or look.say("bi-words-nothing")
    hands = {"gold": player["gold_count"], "combat": player["combat_count"]}
    lines = [look.say("bi-words-seat", points=sum(player["points"].values()), goods=goods, **hands)]
    if player["monarch"]:
        lines.append(look.say("bi-words-monarch", name=card_said(look, entry(pack.monarchs, player["monarch"]))))
    if player["tokens"]["on"]:
        lines.append(look.say("bi-words-token", arch=look.name(entry(pack.arches, player["tokens"]["on"]))))
    if player["upgrades"]:
        lines.append(look.say("bi-words-upgrades", arches=", ".join(names(pack.arches, player["upgrades"]))))
    lines += [unit_said(look, unit) for unit in player["units"]]
    things = [
        *names(pack.products, (one["id"] for one in player["products"])),
        *names(pack.exploration, player["exploration"]),
        *names(pack.palaces, (one["id"] for one in player["palaces"])),
        *names(pack.missions, player["revealed"]),
    ]
    if things:
        lines.append(look.say("bi-words-has", things=", ".join(things)))
    lines += [painting_said(look, entry(pack.paintings, name)) for name in player["paintings"]]
    gold = [card_said(look, entry(pack.gold_cards, card)) for card in player["gold_cards"]]
    combat = [card_said(look, entry(pack.combat_cards, card)) for card in player["combat_cards"]]
    lines += [look.say("bi-words-gold-cards", cards=" ".join(gold))] if gold else []
    lines += [look.say("bi-words-combat-cards", cards=" ".join(combat))] if combat else []
    return lines + [mission_said(look, player, entry(pack.missions, name)) for name in player["missions"]]
