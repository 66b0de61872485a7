"""The own board of Brazil: Imperial: seven arches with tokens and products, units, products, palaces, paintings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing import phrases as drawn
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.marks import Mark
from tabuleiro.drawing.phrases import PAYS, PLUS, Bit, Phrase
from tabuleiro.drawing.tags import NOTHING, classes, join, tag
from tabuleiro.games.brazil_imperial.content.pack import GOODS, Arch, Entry
from tabuleiro.games.brazil_imperial.page.hand import hands, missions, supply
from tabuleiro.games.brazil_imperial.page.marks import Data, Look, entry
from tabuleiro.games.brazil_imperial.page.side import card_said, cost_said
from tabuleiro.games.brazil_imperial.pictures.units import unit_svg
from tabuleiro.games.brazil_imperial.words.effects import full_name, good_name
from tabuleiro.games.brazil_imperial.words.phrases import cost_phrase, effects_phrase, icon_of, palace_phrase

PALACES: Final = ("ii", "iii", "iv", "v", "vi")


def _b(kind: str) -> Bit:
    return Bit("icon", icon_of(kind))


def _n(text: str) -> Bit:
    return Bit("number", text)


# What an arch does, plain and with a product in its slot (BI-13 to BI-22).
DOES: Final[dict[str, tuple[Phrase, Phrase]]] = {
    "deploy": (
        ((_b("archer"), PLUS, _b("combat-card")),),
        ((_n("2"), _b("archer"), PLUS, _n("2"), _b("combat-card")),),
    ),
    "painting": (((_n("1"), _b("a-painting")),), ((_b("gold"), PAYS, _b("any"), PAYS, _n("0")),)),
    "build": (((_b("b-farm"),),), ((_b("any"), PAYS, _b("b-farm")),)),
    "renovate": (((_n("1"), _b("any"), PAYS, _b("b-farm")),), ((_n("0"), PAYS, _b("b-farm")),)),
    "manufacture": (((_b("product-octagon"),),), ((_n("−1"), _b("any"), PAYS, _b("product-octagon")),)),
    "harbor": (((_n("1"), _b("any")),), ((_n("1"), _b("any"), PLUS, _b("gold-card")),)),
    "trade": (((_n("1"), _b("any"), PAYS, _b("gold")),), ()),
}


def board(look: Look, player: Data) -> Markup:
    """Across the bottom: arches with the kit below them, supply and hands, missions."""
    mine = tag("div", arches(look, player), kit(look, player), class_="myb", id="arches")
    return tag("div", mine, supply(look, player), missions(look, player), class_="mine2")


# ---------------------------------------------------------------- arches
def arches(look: Look, player: Data, still: bool = False) -> Markup:
    shown = [
        tag(
            "li",
            *_arch(look, player, arch, still),
            class_=classes("ar", "on" if player["tokens"]["on"] == arch.id else ""),
            id=None if still else f"arch-{arch.id}",
        )
        for arch in look.pack.arches
    ]
    return tag("ol", *shown, class_="arches", aria_label=look.say("bi-arches"), data_roving=None if still else "arches")


def _arch(look: Look, player: Data, arch: Arch, still: bool) -> list[Markup]:
    product = next((one["id"] for one in player["products"] if one["slot"] == arch.id), "")
    under = [era for era, where in player["tokens"]["under"].items() if where == arch.id]
    on = player["tokens"]["on"] == arch.id
    name = look.name(arch)
    does = DOES[arch.id][1 if product and DOES[arch.id][1] else 0]
    face = tag(
        "span",
        tag("span", icon(f"a-{arch.id}"), class_="ai"),
        tag("b", name),
        tag("span", drawn.html(does), class_="ef"),
        class_="face",
        aria_hidden="true",
    )
    said = arch_said(look, arch, product, on, under)
    mark = None if still else look.one("arch", arch.id) or look.one("under", arch.id) or look.one("slot", arch.id)
    if mark is None:
        body = tag(
            "span", face, class_="arc", role="img", aria_label=said, data_card=arch.id, tabindex=None if still else "-1"
        )
    else:
        note = (
            tag("span", mark.note, class_="reason", aria_hidden="true") if mark.state == "no" and mark.note else NOTHING
        )
        hidden = tag("span", f"{mark.said} {said}", class_="vh")
        body = tag(
            "button",
            hidden,
            face,
            note,
            type="button",
            class_=classes("arc", mark.css),
            data_card=arch.id,
            **mark.attributes,
        )
    parts = [body, tag("small", _move(look, arch), class_="mv", aria_hidden="true")]
    if arch.slot:
        parts.insert(
            1,
            tag("i", icon(f"product-{arch.slot}"), class_=classes("slotp", "" if product else "e"), aria_hidden="true"),
        )
    if on:
        parts.append(
            tag(
                "i",
                icon(f"era-{look.data['era']}"),
                class_="tok",
                aria_hidden="true",
                data_vt=None if still else "token",
            )
        )
    parts += [tag("i", icon(f"era-{era}"), class_=f"tok past p{i}", aria_hidden="true") for i, era in enumerate(under)]
    return parts


def _move(look: Look, arch: Arch) -> Markup:
    """The additional move, or the bonus in fights."""
    if arch.move:
        return Markup.escape(look.say(f"bi-move-{arch.move}"))
    return join([icon("strength"), Markup(" +2 / +1")])


def arch_said(look: Look, arch: Arch, product: str, on: bool, under: Sequence[object]) -> str:
    parts = [card_said(look, arch)]
    if product:
        parts.append(look.say("bi-arch-product", name=look.name(entry(look.pack.products, product))))
    if on:
        parts.append(look.say("bi-arch-token"))
    parts += [look.say("bi-arch-under", era=int(str(era))) for era in under]
    return " ".join(parts)


# ---------------------------------------------------------------- units, products, palaces, paintings
def kit(look: Look, player: Data) -> Markup:
    rows = [
        _group(look, "units", [_unit(look, player, unit) for unit in player["units"]]),
        _group(look, "products", [_product(look, player, product.id) for product in look.pack.products]),
        _group(look, "palaces", [_palace(look, player, palace) for palace in PALACES]),
        owned(look, player),
    ]
    return tag("div", *rows, class_="kit")


def _group(look: Look, name: str, things: list[Markup]) -> Markup:
    return tag("ul", *things, class_=f"kg {name}", aria_label=look.say(f"bi-kit-{name}"), data_roving=name)


def _piece(look: Look, mark: Mark | None, inside: Markup, said: str, css: str, card: str, id_: str) -> Markup:
    """A small thing of the kit: a button if it can be chosen, else a picture."""
    base = {"data_card": card, "title": said}
    if mark is None:
        return tag(
            "li",
            tag("span", inside, class_=classes("kp", css), role="img", aria_label=said, tabindex="-1", **base),
            id=id_,
        )
    face = tag("span", inside, class_="face", aria_hidden="true")
    return tag(
        "li",
        tag("button", mark.hidden, face, type="button", class_=classes("kp", css, mark.css), **base, **mark.attributes),
        id=id_,
    )


def _unit(look: Look, player: Data, unit: Data) -> Markup:
    printed = look.units[unit["id"]]
    mark = look.thing("deploy", unit["id"], look.name(printed))
    seat = player["seat"]
    state = unit["state"]
    cost = drawn.html(cost_phrase(printed.cost)) if state == "reserve" else NOTHING
    where = tag("small", look.say("bi-free") if state == "defeated" else unit["at"].upper() if state == "map" else "")
    said = look.say(
        f"bi-unit-{state}",
        unit=look.name(printed),
        strength=printed.vp,
        cost=cost_said(look, printed.cost),
        at=str(unit.get("at") or "").upper(),
    )
    inside = join([unit_svg(seat, look.letters[seat], printed.kind, 24), cost if state == "reserve" else where])
    return _piece(look, mark, inside, said, state, printed.id, f"kit-{unit['id']}")


def _product(look: Look, player: Data, product: str) -> Markup:
    printed = entry(look.pack.products, product)
    made = next((one for one in player["products"] if one["id"] == product), None)
    mark = look.one("make", product)
    said = card_said(look, printed) + (f" {look.say('bi-product-made')}" if made else "")
    inside = join(
        [icon(f"product-{printed.shape}"), icon("check", cls="ok") if made else drawn.html(cost_phrase(printed.cost))]
    )
    return _piece(look, mark, inside, said, "made" if made else "", f"product-{product}", f"kit-{product}")


def _palace(look: Look, player: Data, palace: str) -> Markup:
    printed = entry(look.pack.palaces, palace)
    at = next((one["at"] for one in player["palaces"] if one["id"] == palace), "")
    mark = look.thing("palace", palace, look.name(printed))
    said = card_said(look, printed) + (f" {look.say('bi-palace-placed', at=at.upper())}" if at else "")
    inside = join([icon("b-palace"), tag("small", at.upper() or palace.upper())])
    return _piece(look, mark, inside, said, "placed" if at else "", f"palace-{palace}", f"kit-palace-{palace}")


def owned(look: Look, player: Data) -> Markup:
    """Monarch, paintings and finds: names to be opened."""
    seat = player["seat"]
    n = len(player["paintings"])
    label = look.say("bi-owned", paintings=n, finds=len(player["exploration"]))
    face = tag("span", icon("u-monarch"), icon("a-painting"), str(n), class_="face", aria_hidden="true")
    hidden = tag("span", label, class_="vh")
    button = tag("button", hidden, face, type="button", class_="b", popovertarget=f"owned-{seat}", title=label)
    box = tag(
        "div",
        tag("h3", label, class_="h"),
        tag("ul", *_holdings(look, player)),
        class_="panel owned",
        id=f"owned-{seat}",
        popover="auto",
    )
    return tag("div", button, box, class_="kg own")


def _holdings(look: Look, player: Data) -> list[Markup]:
    """Monarch, paintings, finds and palaces, each with what it does."""
    pack = look.pack
    found: list[tuple[str, Entry, str, Phrase]] = []
    if player["monarch"]:
        monarch = entry(pack.monarchs, player["monarch"])
        found.append(("u-monarch", monarch, monarch.id, effects_phrase(monarch.effects)))
    for name in player["paintings"]:
        painting = entry(pack.paintings, name)
        found.append(("a-painting", painting, name, effects_phrase(painting.effects)))
    for name in player["exploration"]:
        tile = entry(pack.exploration, name)
        found.append(("explore-tile", tile, name, effects_phrase(tile.effects)))
    for one in player["palaces"][1:]:
        palace = entry(pack.palaces, one["id"])
        found.append(("b-palace", palace, f"palace-{palace.id}", palace_phrase(palace)))
    return [
        tag("li", icon(sign), tag("b", full_name(thing, look.lang)), drawn.html(phrase), data_card=card)
        for sign, thing, card, phrase in found
    ]


# ---------------------------------------------------------------- another seat's
def realm(look: Look, player: Data) -> Markup:
    """Another seat's board, to be shown beside the own one."""
    units = [
        unit_svg(player["seat"], look.letters[player["seat"]], look.units[unit["id"]].kind, 26)
        for unit in player["units"]
        if unit["state"] == "map"
    ]
    goods = [
        tag("span", str(player["supply"][good]), icon(icon_of(good), good_name(good, look.lang)), class_="fx")
        for good in GOODS
        if player["supply"].get(good)
    ]
    line = tag("div", *units, *goods, hands(look, player, still=True), class_="realm-line")
    return join(
        [
            tag("div", arches(look, player, still=True), class_="myb"),
            line,
            tag("ul", *_holdings(look, player), class_="realm-list"),
            missions(look, player, still=True),
        ]
    )
