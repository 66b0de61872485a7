"""Brazil: Imperial in the terminal: a view drawn as text, fights and payments, the table of scores."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tabuleiro.cli.drawing import Look
from tabuleiro.cli.terminal import seat_style
from tabuleiro.games.brazil_imperial.content.pack import ARCHES, Entry
from tabuleiro.games.brazil_imperial.terminal.map import map_text
from tabuleiro.games.brazil_imperial.words import sentences as words
from tabuleiro.games.brazil_imperial.words.effects import ROMAN, WORDS
from tabuleiro.games.brazil_imperial.words.phrases import by_id

if TYPE_CHECKING:
    from tabuleiro.cli.terminal import Glyphs
    from tabuleiro.cli.texts import Texts
    from tabuleiro.core.game import Game
    from tabuleiro.core.scores import Score
    from tabuleiro.games.brazil_imperial.content.pack import Pack
    from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial

__all__ = ["QUIET", "focus", "legend", "options", "own", "result", "whole", "zoom"]

Data = dict[str, Any]  # a part of a view's data
QUIET: Final = ("turn", "turn_ended", "paid", "card_laid", "kept", "crown_chosen")  # what the next lines tell again
ON_THE_MAP: Final = ("capital", "move", "carry", "deploy", "build", "renovate", "palace")
FIGHTING: Final = ("attack-cards", "defend-cards", "cancel", "defeat", "expedition")
GROUPS: Final = (
    *("buildings", "cities", "products", "arches", "monarchs", "palaces", "paintings", "missions", "gold_cards"),
    *("combat_cards", "exploration", "scenarios"),
)


def _pack(look: Look) -> Pack:
    return cast("BrazilImperial", look.view.game).pack


def _data(look: Look) -> Data:
    return cast(Data, look.view.data)


def _own(look: Look) -> Data:
    return cast(Data, _data(look)["seats"][look.view.seat])


def _named(look: Look, group: str, ids: Iterable[str]) -> str:
    return ", ".join(words.entry_name(_pack(look), group, id_, look.texts.lang) for id_ in ids)


# ---------------------------------------------------------------- what is shown when
def whole(look: Look) -> list[RenderableType]:
    players = cast("list[Data]", _data(look)["seats"])
    others = [part for player in players if player["seat"] != look.view.seat for part in board(look, player)]
    mine = own(look) if look.view.seat >= 0 else []
    return [*status(look), drawn(look), *gallery(look), "", seat_table(look), *others, *mine, *fight(look)]


def own(look: Look) -> list[RenderableType]:
    return [*board(look, _own(look)), *hand(look, _own(look))]


def focus(look: Look) -> list[RenderableType]:
    """The gallery and the missions to choose from are told by the options themselves."""
    kind = look.decision.kind if look.decision else ""
    if kind == "action":
        return [*status(look), drawn(look), "", seat_table(look), *own(look)]
    if kind in ON_THE_MAP:
        return [drawn(look), own_line(look)]
    if kind in FIGHTING:
        return fight(look)
    return [own_line(look)]


# ---------------------------------------------------------------- the table
def _rule(title: str, look: Look) -> Rule:
    return Rule(Text(title, "bold"), align="left", style="dim", characters=look.glyphs.dash)


def _line(text: str, style: str = "") -> RenderableType:
    return Padding(Text(text, style), (0, 0, 0, 2))


def _table(look: Look, *keys: str, right: Sequence[str] = ()) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
    for key in keys:
        justify = "right" if key in right else "left"
        table.add_column(Text(look.texts(key), "bold"), justify=justify, no_wrap=key in right)  # type: ignore[arg-type]
    return table


def status(look: Look) -> list[RenderableType]:
    """Era, round and map; below, the cities on offer and the decks."""
    data, t, pack = _data(look), look.texts, _pack(look)
    key = "bi-last-round" if data["last_round"] else "bi-status"
    title = WORDS.text(t.lang, f"era-name-{data['era']}")
    place = words.entry_name(pack, "scenarios", data["scenario"], t.lang)
    heading = t(key, round=data["round"], era=ROMAN[data["era"]], title=title, map=place)
    cities = ", ".join(words.face_name(pack, city, t.lang) for city in data["cities"] if city)
    decks = t("bi-decks", cities=cities or t("bi-none"), gold=data["decks"]["gold"], combat=data["decks"]["combat"])
    return [_rule(heading, look), _line(decks, "dim")]


def drawn(look: Look) -> RenderableType:
    return Padding(map_text(look), (0, 0, 0, 2))


def gallery(look: Look) -> list[RenderableType]:
    lang, pack = look.texts.lang, _pack(look)
    table = _table(look, "bi-column-painting", "column-cost", "column-words")
    for id_ in filter(None, _data(look)["gallery"]):
        painting = next(one for one in pack.paintings if one.id == id_)
        name = f"{words.entry_name(pack, 'paintings', id_, lang)} ({WORDS.text(lang, f'colour-{painting.colour}')})"
        cost = words.cost_words(painting.cost, lang) or look.texts("bi-free")
        table.add_row(name, cost, " ".join(words.entry_words(pack, painting, lang)[1:]))
    return ["", table] if table.row_count else []


def seat_table(look: Look) -> RenderableType:
    data, t, pack = _data(look), look.texts, _pack(look)
    figures = ("column-vp", "bi-column-gold-cards", "bi-column-combat-cards")
    table = _table(look, "column-seat", "bi-column-monarch", *figures, "bi-column-token", "bi-supply", right=figures)
    for player in data["seats"]:
        monarch = words.entry_name(pack, "monarchs", player["monarch"], t.lang) if player["monarch"] else ""
        token = player["tokens"]["on"]
        table.add_row(
            Text(look.names[player["seat"]], f"bold {seat_style(player['seat'])}"),
            monarch,
            str(sum(player["points"].values())),
            str(player["gold_count"]),
            str(player["combat_count"]),
            words.entry_name(pack, "arches", token, t.lang) if token else "",
            words.counted(player["supply"], t.lang),
        )
    return table


# ---------------------------------------------------------------- a board
def _grid(look: Look, lines: Iterable[tuple[str, str]]) -> Table:
    """Names and what belongs to them; what is empty is left out."""
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True, style="dim")
    table.add_column()
    for key, text in lines:
        if text:
            table.add_row(f"  {look.texts(key)}", text)
    return table


def board(look: Look, player: Data) -> list[RenderableType]:
    """What lies open: goods on tiles, arches, units, products, palaces, paintings, finds, missions done."""
    t, pack = look.texts, _pack(look)
    upgraded = _named(look, "arches", (arch for arch in ARCHES if arch in player["upgrades"]))
    under = [
        t("bi-under", era=ROMAN[int(era)], arch=words.entry_name(pack, "arches", arch, t.lang))
        for era, arch in player["tokens"]["under"].items()
        if arch in ARCHES
    ]
    palaces = [
        t("bi-at", what=words.entry_name(pack, "palaces", one["id"], t.lang), at=words.place_text(one["at"]))
        for one in player["palaces"]
    ]
    lines = [
        ("bi-supply", words.counted(player["supply"], t.lang)),
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
    return [_rule(t("bi-board-of", name=look.names[player["seat"]]), look), _grid(look, lines)]


def _goods_on_tiles(look: Look, player: Data) -> str:
    """`C3 2 brazilwood; D4 1 gold`."""
    lang = look.texts.lang
    held = [one for one in _data(look)["map"]["hexes"] if one["tile"] and one["tile"]["holder"] == player["seat"]]
    with_goods = [one for one in held if one["tile"]["goods"]]
    return "; ".join(f"{words.place_text(one['at'])} {words.counted(one['tile']['goods'], lang)}" for one in with_goods)


def _units(look: Look, player: Data) -> str:
    """Each with where it is: `1 Archer 1 (C3)`; the number is that on the map."""
    said = []
    for unit in player["units"]:
        where = words.place_text(unit["at"]) if unit["at"] else look.texts(f"bi-unit-{unit['state']}")
        said.append(f"{unit['id']} {words.unit_name(_pack(look), unit['id'], look.texts.lang)} ({where})")
    return ", ".join(said)


def hand(look: Look, player: Data) -> list[RenderableType]:
    """Missions with how far they are, gold cards, combat cards."""
    t, pack = look.texts, _pack(look)
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True, style="dim")
    table.add_column()
    for id_ in [*player["missions"], *player["dealt"]]:
        mission = next(one for one in pack.missions if one.id == id_)
        goals = [
            f"{words.objective_words(objective, t.lang)} [{min(have, need)}/{need}]"
            for objective, (have, need) in zip(mission.objectives, player["goals"][id_], strict=True)
        ]
        name = words.entry_name(pack, "missions", id_, t.lang)
        table.add_row(f"  {t('bi-mission', era=ROMAN[mission.era])}", f"{name}: {', '.join(goals)}")
    for key, group in (("bi-gold-cards", "gold_cards"), ("bi-combat-cards", "combat_cards")):
        for id_ in player[group]:
            does = " ".join(words.entry_words(pack, by_id(getattr(pack, group))[id_], t.lang))
            table.add_row(f"  {t(key)}", f"{words.card_name(pack, id_, t.lang)}: {does}")
    return [table] if table.row_count else []


def own_line(look: Look) -> RenderableType:
    """Goods and cards in one line, where the rest was shown before."""
    player, t = _own(look), look.texts
    goods = words.counted(player["wealth"], t.lang) or t("bi-none")
    return _line(t("bi-own-line", goods=goods, gold=player["gold_count"], combat=player["combat_count"]), "dim")


# ---------------------------------------------------------------- an open fight
def fight(look: Look) -> list[RenderableType]:
    """Who fights where with what; cards once they are shown, before that how many lie there."""
    found, t, pack = cast("Data | None", _data(look)["fight"]), look.texts, _pack(look)
    if not found:
        return []
    seats = len(look.names)
    attacker = look.names[found["attacker"]]
    if found["expedition"]:
        against = words.entry_name(pack, "exploration", found["expedition"], t.lang)
    else:
        against = look.names[found["defender"]] if found["defender"] < seats else WORDS.text(t.lang, "the-dutch")
    lines = [_line(t("bi-fight", attacker=attacker, defender=against, at=words.place_text(found["at"])), "bold")]
    for side, who, units in (("attack", attacker, "units"), ("defence", against, "defenders")):
        named = ", ".join(words.unit_name(pack, unit, t.lang) for unit in found[units]) or t("bi-no-units")
        cards = ", ".join(words.card_name(pack, card, t.lang) for card in found[f"{side}_cards"])
        said = cards or t("bi-cards-laid", n=found[f"{side}_laid"])
        lines.append(_line(t("bi-side", who=who, strength=found[side], units=named, cards=said)))
    return lines


# ---------------------------------------------------------------- options, cards and scores
def options(look: Look) -> list[tuple[str, Text]]:
    if look.decision is None:
        return []
    actions, lang = look.decision.actions, look.texts.lang
    return [(str(i), Text(words.label(look.view, action, lang, look.names))) for i, action in enumerate(actions, 1)]


def zoom(game: Game, text: str, texts: Texts, glyphs: Glyphs) -> list[RenderableType]:
    """Anything of the box by its id or name, or by a part of the name."""
    pack, lang = cast("BrazilImperial", game).pack, texts.lang
    wanted = " ".join(text.lower().split())
    units = [unit for board in pack.boards for unit in board.units]
    known: list[Entry] = [*(entry for group in GROUPS for entry in getattr(pack, group)), *units]
    found = [one for one in known if wanted in (one.id, words.full_name(one, lang).lower(), one.names[lang].lower())]
    found = found or [one for one in known if wanted and wanted in words.full_name(one, lang).lower()]
    parts: list[RenderableType] = []
    for entry in found:
        parts.append(Text(f"{words.full_name(entry, lang)} ({entry.id})", "bold"))
        parts += [_line(f"- {line}") for line in words.entry_words(pack, entry, lang)]
        note = words.note_words(entry, lang)
        parts += [_line(note, "italic")] if note else []
    return parts


def legend(texts: Texts, glyphs: Glyphs) -> str:
    """What the signs on the screen mean."""
    return texts("bi-legend")


def result(scores: list[Score], names: Sequence[str], texts: Texts) -> list[RenderableType]:
    """Ranks, totals with their parts, and the science that breaks ties (BI-49, BI-50); alone, won or lost (BI-52)."""
    if len(scores) == 1:
        key = "bi-challenge-won" if scores[0].challenge else "bi-challenge-lost"
        return [Text(texts(key, points=scores[0].points), "bold")]
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
    ordered = sorted(scores, key=lambda score: score.rank)
    table.add_column("")
    for score in ordered:
        name = Text(f"{score.rank}. {names[score.seat]}", f"bold {seat_style(score.seat)}")
        table.add_column(name, justify="right")
    for source in scores[0].breakdown:
        table.add_row(words.source_name(source, texts.lang), *(str(score.breakdown[source]) for score in ordered))
    table.add_section()
    table.add_row(Text(texts("column-total"), "bold"), *(Text(str(score.total), "bold") for score in ordered))
    ties = (Text(str(score.ties[0]), "dim") for score in ordered)
    table.add_row(Text(texts("bi-tie-science"), "dim"), *ties)
    winners = [names[score.seat] for score in scores if score.rank == 1]
    end = texts("winner", name=winners[0]) if len(winners) == 1 else texts("winners", names=", ".join(winners))
    return [table, Text(end, "bold")]
