"""The own board of Brazil: Imperial: seven arches with tokens and products, units, products, palaces, paintings."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from tabuleiro.drawing import phrases as drawn
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.marks import face
from tabuleiro.drawing.seats import seat_mark
from tabuleiro.drawing.tags import NOTHING, join, tag
from tabuleiro.games.brazil_imperial.content.pack import Arch, Entry, Palace, Product
from tabuleiro.games.brazil_imperial.page.hand import amounts, hands, held, missions, supply
from tabuleiro.games.brazil_imperial.page.marks import Look, entry
from tabuleiro.games.brazil_imperial.page.side import card_said, cost_said
from tabuleiro.games.brazil_imperial.pictures.units import unit_svg
from tabuleiro.games.brazil_imperial.rules.view_data import SeatData, UnitData
from tabuleiro.games.brazil_imperial.words.names import WORDS, full_name
from tabuleiro.games.brazil_imperial.words.phrases import (
    cost_phrase,
    effects_phrase,
    find_icon,
    kind_of,
    palace_phrase,
)

LONG: Final = 10  # letters of an arch's name that fit as they are
HUNG: Final = ("", "low")  # where the first past token under an arch is drawn, and the second
PALACES: Final = ("ii", "iii", "iv", "v", "vi")


# What an arch does, plain and with a product in its slot (BI-13 to BI-22).
DOES: Final = {
    "deploy": ("u-archer + combat-card", "2 u-archer + 2 combat-card"),
    "painting": ("1 a-painting", "gold > any-good > 0"),
    "build": ("b-farm", "any-good > b-farm"),
    "renovate": ("1 any-good > b-farm", "0 > b-farm"),
    "manufacture": ("product-octagon", "−1 any-good > product-octagon"),
    "harbor": ("1 any-good", "1 any-good + gold-card"),
    "trade": ("gold / gold-card / science", "gold / gold-card / science"),
}


def board(look: Look, player: SeatData) -> Markup:
    """Across the bottom: arches with the kit below them, supply and hands, missions."""
    mine = tag("div", arches(look, player), kit(look, player), class_="myb", id="arches")
    return tag("div", mine, supply(look, player), missions(look, player), class_="mine2")


# ---------------------------------------------------------------- arches
def arches(look: Look, player: SeatData, still: bool = False) -> Markup:
    shown = [_arch(look, player, arch, still) for arch in look.pack.arches]
    return tag("ol", *shown, class_="arches", aria_label=look.say("bi-arches"), data_roving=None if still else "arches")


def _arch(look: Look, player: SeatData, arch: Arch, still: bool) -> Markup:
    product = next((one["id"] for one in player["products"] if one["slot"] == arch.id), "")
    under = [int(era) for era, where in player["tokens"]["under"].items() if where == arch.id]
    on = player["tokens"]["on"] == arch.id
    slot = None if still else look.one("slot", arch.id)
    upgrade = look.say(f"bi-upgrade-{arch.id}") if slot is not None and slot.state != "no" else ""
    does = tag("span", drawn.html((drawn.bits(DOES[arch.id][1 if product or upgrade else 0]),)), class_="ef")
    shown = face(
        tag("span", icon(f"a-{arch.id}"), class_="ai"),
        tag("b", look.name(arch), class_="long" if len(look.name(arch)) > LONG else None),
        does,
    )
    said = arch_said(look, arch, product, on, under)
    there = [] if still else rivals_on(look, arch)
    if there:
        names = WORDS.listed([look.scene.names[seat] for seat in there], look.lang)
        said += f" {look.say('bi-arch-rivals', names=names)}"
    mark = None if still else look.one("arch", arch.id) or look.one("under", arch.id) or look.one("slot", arch.id)
    if mark is None:
        base = {"role": "img", "aria_label": said, "data_card": arch.id, "tabindex": None if still else "-1"}
        parts = [tag("span", shown, class_="arc", **base)]
    else:
        parts = [mark.button(shown, mark.chip, css="arc", said=said, data_card=arch.id)]
    if arch.slot:
        parts.append(_sign(f"product-{arch.slot}", "slotp" if product else "slotp e"))
    parts.append(tag("small", upgrade or look.say(f"bi-move-{arch.move or 'none'}"), class_="mv", aria_hidden="true"))
    if on:
        parts.append(_sign(f"era-{look.data['era']}", "tok", data_vt=None if still else "token"))
    parts += [_sign(f"era-{era}", f"tok past {HUNG[i]}") for i, era in enumerate(under)]
    parts.append(NOTHING if still else _rivals(look, arch))
    of = player["seat"] if still else ""
    named = {"id": None if still else f"arch-{arch.id}", "data_spot": f"arch{of} {arch.id}"}
    return tag("li", *parts, class_="ar on" if on else "ar", **named)


def rivals_on(look: Look, arch: Arch) -> list[int]:
    """The other seats whose tokens lie there."""
    return [player["seat"] for player in look.others if player["tokens"]["on"] == arch.id]


def _rivals(look: Look, arch: Arch) -> Markup:
    """Their marks, small: what others chose leaves a trace, also where nothing changes on the map."""
    marks = [
        tag("span", seat_mark(seat, look.letters[seat], cls="s18"), data_spot=f"arch{seat} {arch.id}")
        for seat in rivals_on(look, arch)
    ]
    return tag("span", *marks, class_="rivals", aria_hidden="true") if marks else NOTHING


def _sign(name: str, css: str, **more: str | None) -> Markup:
    """What lies on an arch."""
    return tag("i", icon(name), class_=css, aria_hidden="true", **more)


def arch_said(look: Look, arch: Arch, product: str, on: bool, under: list[int]) -> str:
    parts = [card_said(look, arch)]
    if product:
        parts.append(look.say("bi-arch-product", name=look.name(entry(look.pack.products, product))))
    if on:
        parts.append(look.say("bi-arch-token"))
    parts += [look.say("bi-arch-under", era=era) for era in under]
    return " ".join(parts)


# ---------------------------------------------------------------- units, products, palaces, paintings
def kit(look: Look, player: SeatData) -> Markup:
    palaces = [entry(look.pack.palaces, palace) for palace in PALACES]
    groups = {
        "units": [_unit(look, player, unit) for unit in player["units"]],
        "products": [_product(look, player, product) for product in look.pack.products],
        "palaces": [_palace(look, player, palace) for palace in palaces],
    }
    rows = [
        tag("ul", *things, class_=f"kg {name}", aria_label=look.say(f"bi-kit-{name}"), data_roving=name)
        for name, things in groups.items()
    ]
    return tag("div", *rows, owned(look, player), class_="kit")


def _name(look: Look, thing: Entry) -> Markup:
    return tag("b", look.name(thing), class_="nm")


def _unit(look: Look, player: SeatData, unit: UnitData) -> Markup:
    printed = look.units[unit["id"]]
    state = unit["state"]
    if state == "reserve":
        below = drawn.html(cost_phrase(printed.cost))
    else:
        below = tag("small", look.say("bi-free") if state == "defeated" else unit["at"].upper())
    shape = unit_svg(player["seat"], look.letters[player["seat"]], kind_of(printed), 24)
    inside = join([shape, _name(look, printed), below])
    mark = look.thing("deploy", printed.id, look.name(printed))
    said = unit_said(look, unit)
    return held(mark, inside, said, f"kp {state}", printed.id, said, f"kit-{printed.id}")


def unit_said(look: Look, unit: UnitData) -> str:
    printed = look.units[unit["id"]]
    told = {"unit": look.name(printed), "cost": cost_said(look, printed.cost), "at": unit["at"].upper()}
    return look.say(f"bi-unit-{unit['state']}", strength=printed.vp, **told)


def _product(look: Look, player: SeatData, product: Product) -> Markup:
    made = any(one["id"] == product.id for one in player["products"])
    said = card_said(look, product) + (f" {look.say('bi-product-made')}" if made else "")
    state = icon("check", cls="ok") if made else drawn.html(cost_phrase(look.price(product)))
    inside = join([icon(f"product-{product.shape}"), _name(look, product), state])
    css, card = "kp made" if made else "kp", f"product-{product.id}"
    spot = f"product {product.id}"
    return held(look.one("make", product.id), inside, said, css, card, said, f"kit-{product.id}", spot=spot)


def _palace(look: Look, player: SeatData, palace: Palace) -> Markup:
    at = next((one["at"].upper() for one in player["palaces"] if one["id"] == palace.id), "")
    mark = look.thing("palace", palace.id, look.name(palace))
    said = card_said(look, palace) + (f" {look.say('bi-palace-placed', at=at)}" if at else "")
    inside = join([icon("b-palace"), tag("small", at or palace.id.upper())])
    name = f"palace-{palace.id}"
    return held(mark, inside, said, "kp placed" if at else "kp", name, said, f"kit-{name}")


def owned(look: Look, player: SeatData) -> Markup:
    """Monarch, paintings and finds: names to be opened."""
    id_ = f"owned-{player['seat']}"
    n = len(player["paintings"])
    label = look.say("bi-owned", paintings=n, finds=len(player["exploration"]))
    shown = face(icon("u-monarch"), icon("a-painting"), str(n))
    hidden = tag("span", label, class_="vh")
    button = tag(
        "button", hidden, shown, type="button", class_="b", popovertarget=id_, title=label, data_spot="monarch"
    )
    things = tag("ul", *_holdings(look, player))
    box = tag("div", tag("h3", label, class_="h"), things, class_="panel owned", id=id_, popover="auto")
    return tag("div", button, box, class_="kg own")


def _holdings(look: Look, player: SeatData) -> list[Markup]:
    """Monarch, paintings, finds and palaces, each with what it does."""
    pack = look.pack
    monarchs = [entry(pack.monarchs, player["monarch"])] if player["monarch"] else []
    paintings = [entry(pack.paintings, name) for name in player["paintings"]]
    finds = [entry(pack.exploration, name) for name in player["exploration"]]
    palaces = [entry(pack.palaces, one["id"]) for one in player["palaces"][1:]]
    found: list[tuple[str, Entry, str, drawn.Phrase]] = [
        *(("u-monarch", one, one.id, effects_phrase(one.effects)) for one in monarchs),
        *(("a-painting", one, one.id, effects_phrase(one.effects)) for one in paintings),
        *((find_icon(one), one, one.id, effects_phrase(one.effects)) for one in finds),
        *(("b-palace", one, f"palace-{one.id}", palace_phrase(one)) for one in palaces),
    ]
    return [
        tag("li", icon(sign), tag("b", full_name(thing, look.lang)), drawn.html(phrase), data_card=card)
        for sign, thing, card, phrase in found
    ]


# ---------------------------------------------------------------- another seat's
def realm(look: Look, player: SeatData) -> Markup:
    """Another seat's board, to be shown beside the own one."""
    letter = look.letters[player["seat"]]
    kinds = [kind_of(look.units[unit["id"]]) for unit in player["units"] if unit["state"] == "map"]
    units = [unit_svg(player["seat"], letter, kind, 26) for kind in kinds]
    parts = [
        tag("div", arches(look, player, still=True), class_="myb"),
        tag("div", *units, *amounts(look, player["supply"]), hands(look, player, still=True), class_="realm-line"),
        tag("ul", *_holdings(look, player), class_="realm-list"),
        missions(look, player, still=True),
    ]
    return join(parts)
