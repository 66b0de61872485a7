"""Brazil: Imperial in the terminal: a view drawn as text, fights and payments, the table of scores."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, cast

from rich.console import RenderableType
from rich.text import Text

from tabuleiro.cli.drawing import Look, Parts, aside, indented, line
from tabuleiro.cli.terminal import Glyphs
from tabuleiro.cli.texts import Texts
from tabuleiro.core.scores import Score
from tabuleiro.games.brazil_imperial.content.pack import ARCHES
from tabuleiro.games.brazil_imperial.terminal.contents import RealmContents
from tabuleiro.games.brazil_imperial.terminal.map import map_text
from tabuleiro.games.brazil_imperial.words.effects import entry_words, objective_words
from tabuleiro.games.brazil_imperial.words.names import (
    ROMAN,
    WORDS,
    card_name,
    cost_words,
    entry_name,
    face_name,
    place_text,
    unit_name,
)
from tabuleiro.kit.words import by_id

Data = dict[str, Any]  # a part of a view's data
ON_THE_MAP: Final = ("capital", "move", "carry", "deploy", "build", "renovate", "palace")
FIGHTING: Final = ("attack-cards", "defend-cards", "cancel", "defeat", "expedition")


def _named(look: Look, group: str, ids: Iterable[str]) -> str:
    return ", ".join(entry_name(look.game.pack, group, id_, look.lang) for id_ in ids)


class RealmDrawing(RealmContents):
    ties = ("bi-tie-science",)  # BI-50

    # -- what is shown when
    def whole(self, look: Look) -> Parts:
        others = [part for player in look.others for part in board(look, player)]
        mine = self.own(look) if look.view.seat >= 0 else []
        table = [*status(look), drawn(look), *gallery(look), "", seat_table(look)]
        return [*table, *others, *mine, *fight(look)]

    def own(self, look: Look) -> Parts:
        return [*board(look, look.own), *hand(look, look.own)]

    def focus(self, look: Look) -> Parts:
        """The gallery and the missions to choose from are told by the options themselves."""
        if look.kind == "action":
            return [*status(look), drawn(look), "", seat_table(look), *self.own(look)]
        if look.kind in ON_THE_MAP:
            return [drawn(look), own_line(look)]
        if look.kind in FIGHTING:
            return fight(look)
        return [own_line(look)]

    def legend(self, texts: Texts, glyphs: Glyphs) -> str:
        return texts("bi-legend")

    def result(self, scores: Sequence[Score], names: Sequence[str], texts: Texts) -> Parts:
        """Alone, won or lost (BI-52)."""
        if len(scores) > 1:
            return super().result(scores, names, texts)
        key = "bi-challenge-won" if scores[0].challenge else "bi-challenge-lost"
        return [Text(texts(key, points=scores[0].points), "bold")]


# ---------------------------------------------------------------- the table
def status(look: Look) -> Parts:
    """Era, round and map; below, the cities on offer and the decks."""
    data, t, pack = look.data, look.texts, look.game.pack
    key = "bi-last-round" if data["last_round"] else "bi-status"
    title = WORDS.text(t.lang, f"era-name-{data['era']}")
    place = entry_name(pack, "scenarios", data["scenario"], t.lang)
    heading = t(key, round=data["round"], era=ROMAN[data["era"]], title=title, map=place)
    cities = ", ".join(face_name(pack, city, t.lang) for city in data["cities"] if city)
    decks = t("bi-decks", cities=cities or t("bi-none"), gold=data["decks"]["gold"], combat=data["decks"]["combat"])
    return [look.rule(heading), line(decks, "dim")]


def drawn(look: Look) -> RenderableType:
    return indented(map_text(look))


def gallery(look: Look) -> Parts:
    lang, pack = look.lang, look.game.pack
    table = look.table("bi-column-painting", "column-cost", "column-words")
    for id_ in filter(None, look.data["gallery"]):
        painting = next(one for one in pack.paintings if one.id == id_)
        name = f"{entry_name(pack, 'paintings', id_, lang)} ({WORDS.text(lang, f'colour-{painting.colour}')})"
        cost = cost_words(painting.cost, lang) or look.texts("bi-free")
        table.add_row(name, cost, " ".join(entry_words(pack, painting, lang)[1:]))
    return ["", table] if table.row_count else []


def seat_table(look: Look) -> RenderableType:
    data, t, pack = look.data, look.texts, look.game.pack
    figures = ("column-vp", "bi-column-gold-cards", "bi-column-combat-cards")
    table = look.table("column-seat", "bi-column-monarch", *figures, "bi-column-token", "bi-supply", right=figures)
    for player in data["seats"]:
        monarch = entry_name(pack, "monarchs", player["monarch"], t.lang) if player["monarch"] else ""
        token = player["tokens"]["on"]
        table.add_row(
            look.name(player["seat"]),
            monarch,
            str(sum(player["points"].values())),
            str(player["gold_count"]),
            str(player["combat_count"]),
            entry_name(pack, "arches", token, t.lang) if token else "",
            WORDS.counted(player["supply"], t.lang),
        )
    return table


# ---------------------------------------------------------------- a board
def board(look: Look, player: Data) -> Parts:
    """What lies open: goods on tiles, arches, units, products, palaces, paintings, finds, missions done."""
    t, pack = look.texts, look.game.pack
    upgraded = _named(look, "arches", (arch for arch in ARCHES if arch in player["upgrades"]))
    under = [
        t("bi-under", era=ROMAN[int(era)], arch=entry_name(pack, "arches", arch, t.lang))
        for era, arch in player["tokens"]["under"].items()
        if arch in ARCHES
    ]
    palaces = [
        t("bi-at", what=entry_name(pack, "palaces", one["id"], t.lang), at=place_text(one["at"]))
        for one in player["palaces"]
    ]
    lines = [
        ("bi-supply", WORDS.counted(player["supply"], t.lang)),
        ("bi-on-tiles", _goods_on_tiles(look, player)),
        ("bi-units", _units(look, player)),
        ("bi-upgraded", upgraded),
        ("bi-tokens", ", ".join(under)),
        ("bi-products", _named(look, "products", (one["id"] for one in player["products"]))),
        ("bi-palaces", "; ".join(palaces)),
        ("bi-paintings", _named(look, "paintings", player["paintings"])),
        ("bi-finds", _named(look, "exploration", player["exploration"])),
        ("bi-done", _named(look, "missions", player["revealed"])),
    ]
    return [look.rule(t("bi-board-of", name=look.names[player["seat"]])), look.named(lines)]


def _goods_on_tiles(look: Look, player: Data) -> str:
    """`C3 2 brazilwood; D4 1 gold`."""
    lang = look.lang
    held = [one for one in look.data["map"]["hexes"] if one["tile"] and one["tile"]["holder"] == player["seat"]]
    with_goods = [one for one in held if one["tile"]["goods"]]
    return "; ".join(f"{place_text(one['at'])} {WORDS.counted(one['tile']['goods'], lang)}" for one in with_goods)


def _units(look: Look, player: Data) -> str:
    """Each with where it is: `1 Archer 1 (C3)`; the number is that on the map."""
    said = []
    for unit in player["units"]:
        where = place_text(unit["at"]) if unit["at"] else look.texts(f"bi-unit-{unit['state']}")
        said.append(f"{unit['id']} {unit_name(look.game.pack, unit['id'], look.lang)} ({where})")
    return ", ".join(said)


def hand(look: Look, player: Data) -> Parts:
    """Missions with how far they are, gold cards, combat cards."""
    t, pack = look.texts, look.game.pack
    lines: list[tuple[str, str]] = []
    for id_ in [*player["missions"], *player["dealt"]]:
        mission = next(one for one in pack.missions if one.id == id_)
        goals = [
            f"{objective_words(objective, t.lang)} [{min(have, need)}/{need}]"
            for objective, (have, need) in zip(mission.objectives, player["goals"][id_], strict=True)
        ]
        name = entry_name(pack, "missions", id_, t.lang)
        lines.append((f"  {t('bi-mission', era=ROMAN[mission.era])}", f"{name}: {', '.join(goals)}"))
    for key, group in (("bi-gold-cards", "gold_cards"), ("bi-combat-cards", "combat_cards")):
        for id_ in player[group]:
            does = " ".join(entry_words(pack, by_id(getattr(pack, group))[id_], t.lang))
            lines.append((f"  {t(key)}", f"{card_name(pack, id_, t.lang)}: {does}"))
    return [aside(lines)] if lines else []


def own_line(look: Look) -> RenderableType:
    """Goods and cards in one line, where the rest was shown before."""
    player, t = look.own, look.texts
    goods = WORDS.counted(player["wealth"], t.lang) or t("bi-none")
    return line(t("bi-own-line", goods=goods, gold=player["gold_count"], combat=player["combat_count"]), "dim")


# ---------------------------------------------------------------- an open fight
def fight(look: Look) -> Parts:
    """Who fights where with what; cards once they are shown, before that how many lie there."""
    found, t, pack = cast("Data | None", look.data["fight"]), look.texts, look.game.pack
    if not found:
        return []
    seats = len(look.names)
    attacker = look.names[found["attacker"]]
    if found["expedition"]:
        against = entry_name(pack, "exploration", found["expedition"], t.lang)
    else:
        against = look.names[found["defender"]] if found["defender"] < seats else WORDS.text(t.lang, "the-dutch")
    lines: Parts = [line(t("bi-fight", attacker=attacker, defender=against, at=place_text(found["at"])), "bold")]
    for side, who, units in (("attack", attacker, "units"), ("defence", against, "defenders")):
        named = ", ".join(unit_name(pack, unit, t.lang) for unit in found[units]) or t("bi-no-units")
        cards = ", ".join(card_name(pack, card, t.lang) for card in found[f"{side}_cards"])
        said = cards or t("bi-cards-laid", n=found[f"{side}_laid"])
        lines.append(line(t("bi-side", who=who, strength=found[side], units=named, cards=said)))
    return lines
