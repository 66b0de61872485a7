"""Offers, newcomers, reputation, goods and people drawn as SVG, for pictures that stand alone; pages lay them out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing.icons import use
from tabuleiro.drawing.seats import seat_shape
from tabuleiro.drawing.sheets import at, figures, panel
from tabuleiro.drawing.tags import MINUS, centred, join, tag
from tabuleiro.games.above_and_below.content.pack import WARES
from tabuleiro.games.above_and_below.pictures.cards import cost_coin, offer_face
from tabuleiro.games.above_and_below.pictures.people import bust_at
from tabuleiro.games.above_and_below.pictures.thumbnail import thumbnail
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.rules.view_data import SeatData, TableData
from tabuleiro.games.above_and_below.words.names import WORDS, short_name, villagers
from tabuleiro.games.above_and_below.words.phrases import pair_text, skills

ROWS: Final = ("houses", "outposts", "keys", "stars")
TILE: Final = 56.0  # of an offer, with its gap
AREAS: Final = ("ready", "exhausted", "injured", "sent")


def offers_picture(game: AboveAndBelow, data: TableData, lang: str, width: float) -> Markup:
    """All rows of buildings side by side."""
    parts = [panel(width, 88)]
    x = 10.0
    for row in ROWS:
        cards = data["offers"][row]
        parts.append(tag("text", WORDS.text(lang, f"picture-{row}"), x=x, y=20, class_="head disp"))
        parts += [at(x + TILE * i, 28, offer_face(game, card), scale=0.68) for i, card in enumerate(cards)]
        x += TILE * (6 if row == "stars" else 4) + 18
    return join(parts)


def hire_picture(game: AboveAndBelow, data: TableData, lang: str, width: float) -> Markup:
    """Who can be trained, each with the cost."""
    parts = [panel(width, 64), tag("text", WORDS.text(lang, "picture-hire"), x=10, y=36, class_="head disp")]
    for i, space in enumerate(data["row"]):
        x = 96.0 + 68 * i
        if space["villager"]:
            parts.append(bust_at(game, space["villager"], x, 8, 46))
            able = skills(villagers(game)[space["villager"]])
            parts += [use(skill, x + 38, 4 + 17 * k, 17) for k, skill in enumerate(able)]
        else:
            parts.append(tag("rect", x=x, y=8, width=46, height=46, rx=8, class_="gap"))
        parts.append(cost_coin(space["cost"], x + 2, 52))
    return join(parts)


def reputation_picture(game: AboveAndBelow, data: TableData, lang: str, letters: Sequence[str], width: float) -> Markup:
    """From the surface to the deep, with everybody's marker."""
    tracks = game.pack.tracks
    parts = [panel(width, 64, WORDS.text(lang, "picture-reputation"))]
    wide = (width - 20) / len(tracks.reputation)
    for i in range(len(tracks.reputation)):
        value = tracks.lowest + i
        x = 10 + wide * i
        depth = i / (len(tracks.reputation) - 1)
        space = {"x": x, "y": 28, "width": wide - 1, "height": 28, "rx": 3}
        parts.append(tag("rect", fill="var(--cave-2)", fill_opacity=0.4 + 0.6 * depth, **space))
        here = [player["seat"] for player in data["seats"] if player["reputation"] == value]
        if not here:
            text = str(value).replace("-", MINUS)
            parts.append(centred(text, x + wide / 2, 46, "depth"))
        parts += [seat_shape(seat, letters[seat], x + wide / 2 + 9 * k, 42 + 3 * k, 20) for k, seat in enumerate(here)]
    return join(parts)


def goods_picture(game: AboveAndBelow, player: SeatData, lang: str, width: float) -> Markup:
    """The track with points above and income below, and the supply."""
    tracks = game.pack.tracks
    parts = [panel(width, 106, WORDS.text(lang, "picture-goods")), _supply(player, width)]
    wide = (width - 16) / len(tracks.advancement)
    filled = player["track"]
    for i, points in enumerate(tracks.advancement):
        x = 10 + wide * i
        here = filled[i] if i < len(filled) else None
        css = "space now" if here and i == len(filled) - 1 else "space" if here else "well"
        parts.append(tag("rect", x=x, y=30, width=wide - 4, height=68, rx=6, class_=css))
        middle = x + (wide - 4) / 2
        parts += [_figure(points, "vp", middle, 42), _figure(tracks.income[i + 1], "income", middle, 88)]
        if here:
            parts.append(use(here["ware"], middle - 18, 52, 23))
            parts.append(tag("text", f"×{here['n']}", x=middle + 6, y=69, class_="stat"))
    return join(parts)


def _figure(n: int, icon: str, x: float, y: float) -> Markup:
    figure = tag("text", str(n), x=x - 3, y=y + 4.5, text_anchor="end", class_="stat")
    return join([figure, use(icon, x - 1, y - 8, 16)])


def _supply(player: SeatData, width: float) -> Markup:
    shown = [(player["coins"], "coin")]
    shown += [(player["supply"][ware], ware) for ware in WARES if player["supply"].get(ware)]
    parts: list[Markup] = []
    x = width - 12
    for n, icon in reversed(shown):
        parts += [use(icon, x - 18, 6, 18), tag("text", str(n), x=x - 21, y=20, text_anchor="end", class_="stat")]
        x -= 36 + 8 * (len(str(n)) - 1)
    return join(parts)


def people_picture(game: AboveAndBelow, player: SeatData, lang: str, width: float) -> Markup:
    """The villagers by area, as busts with their lanterns."""
    parts = [panel(width, 106)]
    shown = [(area, [one for one in player["villagers"] if one["state"] == area]) for area in AREAS]
    shown = [(area, who) for area, who in shown if who]
    count = max(sum(len(who) for _, who in shown), 1)
    room = min(104.0, (width - 16) / count)
    x = 10.0
    for area, who in shown:
        sign = "ac-explore" if area == "sent" else area
        parts.append(use(sign, x, 5, 18))
        parts.append(tag("text", WORDS.text(lang, f"picture-{area}"), x=x + 22, y=20, class_="head disp"))
        for one in who:
            parts.append(_person(game, one["id"], lang, x, room))
            x += room
    return join(parts)


def _person(game: AboveAndBelow, villager: str, lang: str, x: float, room: float) -> Markup:
    who = villagers(game)[villager]
    pairs = " ".join(f"{pair_text(face)}:{n}" for face, n in who.lanterns)
    name = short_name(game, villager, lang)
    squeezed = room - 6 if len(name) * 6.6 > room - 6 else None
    return join(
        [
            bust_at(game, villager, x, 28, 44),
            *(use(skill, x + 46, 30 + 18 * i, 17) for i, skill in enumerate(skills(who))),
            tag("text", name, x=x, y=85, class_="name disp", textLength=squeezed),
            tag("text", pairs, x=x, y=99, class_="pairs"),
        ]
    )


def seat_figures(player: SeatData) -> list[tuple[str, int]]:
    """What a seat has, by icons: points as if scored now, coins, houses, outposts, caves with room for one, villagers,
    those of them who are ready, reputation."""
    outposts = sum(bool(cave["outpost"]) for cave in player["caves"])
    village = [("house", len(player["houses"])), ("outpost", outposts), ("cave", len(player["caves"]) - outposts)]
    ready = sum(one["state"] == "ready" for one in player["villagers"])
    people = [("villager", len(player["villagers"])), ("ready", ready), ("reputation", player["reputation"])]
    return [("vp", player["total"]), ("coin", player["coins"]), *village, *people]


def seats_picture(data: TableData, letters: Sequence[str], lang: str, width: float, height: float) -> Markup:
    """Every seat: what it has, and its village if it is not drawn large."""
    parts = [panel(width, height, WORDS.text(lang, "picture-seats"))]
    y = 30.0
    for player in data["seats"]:
        has = seat_figures(player)
        parts.append(seat_shape(player["seat"], letters[player["seat"]], 22, y + 12, 22))
        parts += figures(has, 40, y, (width - 46) / len(has))
        y += 30
        if 0 <= data["seat"] != player["seat"]:
            parts.append(tag("svg", thumbnail(player, ""), x=10, y=y, width=width - 20, height=72))
            y += 80
    return join(parts)
