"""Villagers as busts: hair, skin and coat follow from ids; special ones and fishfolk have drawings of their own."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from tabuleiro.drawing.tags import join, tag
from tabuleiro.games.above_and_below.words.names import villagers

if TYPE_CHECKING:
    from tabuleiro.games.above_and_below.rules.game import AboveAndBelow

SIZE: Final = 48  # a bust's square
INK: Final = "#2a1c16"
SKIN: Final = ("#e8b98a", "#f0caa0", "#d99f72", "#b97a4e", "#a5673f", "#8a5435", "#6e4029")
HAIR: Final = ("#2a1c16", "#7a2b1c", "#d9a03a", "#6b4632", "#a9683c", "#cfc3b2", "#4a3a5e")
DARK_HAIR: Final = ("#2a1c16", "#3a2418", "#4a3a5e", "#4a2a1c")
COAT: Final = (
    "#4d93b8",
    "#c4502e",
    "#5f9a4c",
    "#8a5aa8",
    "#d9a03a",
    "#5f7080",
    "#2f6f56",
    "#b0466a",
    "#3d4474",
    "#a9683c",
)
CLOTH: Final = ("#6b4632", "#3d4474", "#8a5aa8", "#c4502e", "#4c6b3f", "#5f7080", "#b0466a")
SCALES: Final = ("#6fa7a0", "#7fa2c4", "#8fae74")

# Heads: what covers them. `{hair}` and `{cloth}` are filled in; a face is an ellipse around 24, 26.
HATS: Final = (
    '<path d="M14 20c0-10 20-10 20 0l4 2c-8 3-20 3-28 0z" fill="{cloth}"/>',  # felt hat
    '<path d="M13 19h22v-4c0-8-22-8-22 0zM10 19h28v3H10z" fill="{cloth}"/>',  # miner's hat
    '<path d="M12 22 24 4l12 18c-8 3-16 3-24 0z" fill="{cloth}"/><circle cx="24" cy="5" r="2.5" fill="#ffcf6b"/>',
    '<path d="M12 23c0-14 24-14 24 0-2-1-3-3-3-5-6 2-12 2-18 0 0 2-1 4-3 5z" fill="{hair}"/>',  # short hair
    '<path d="M13 24c-2-14 24-18 23 0-4-6-8-8-12-8s-8 3-11 8z" fill="{hair}"/>',  # curls
    '<path d="M11 30c-3-20 28-26 27 0l-3 4c2-10-2-16-11-16s-12 6-10 16z" fill="{hair}"/>',  # long hair
    (
        '<path d="M12 27c-3-19 27-19 24 0-3-1-4-5-4-8-6 1-11 0-14-2-1 4-3 8-6 10z" fill="{hair}"/>'
        '<circle cx="24" cy="8" r="5" fill="{hair}"/>'
    ),  # a bun
    '<path d="M11 31c-3-22 29-22 26 0-1 3-4 6-6 7 4-8 3-16-7-17-10 1-11 9-7 17-2-1-5-4-6-7z" fill="{cloth}"/>',  # scarf
    (
        '<path d="M7 20c8-3 26-3 34 0l-3 3c-9-3-19-3-28 0zM15 19c0-11 18-11 18 0z" fill="#d9b45e"/>'
        '<path d="M15 18c5 1.5 13 1.5 18 0" fill="none"/>'
    ),  # straw hat
    '<path d="M13 21c0-12 22-12 22 0zM13 21h24l4 3H13z" fill="{cloth}"/>',  # cap
)
# What marks a face besides: nothing, a beard, glasses, freckles, a moustache.
EXTRAS: Final = (
    "",
    (
        '<path d="M14.5 28c0 12 19 12 19 0 1 4-1 13-9.5 13S13.5 32 14.5 28z" fill="{hair}" stroke="#2a1c16" '
        'stroke-width="1.4"/>'
    ),
    (
        '<g fill="none" stroke="#2a1c16" stroke-width="1.3"><circle cx="20.3" cy="26.5" r="3.5"/>'
        '<circle cx="27.7" cy="26.5" r="3.5"/></g>'
    ),
    (
        '<path d="M17 30h.1M19 31.5h.1M29 31.5h.1M31 30h.1" stroke="#2a1c16" stroke-opacity=".5" stroke-width="1.5" '
        'stroke-linecap="round"/>'
    ),
    (
        '<path d="M19 30.5c2-2 4-2 5-.5 1-1.5 3-1.5 5 .5-2 1-4 1-5 0-1 1-3 1-5 0z" fill="{hair}" stroke="#2a1c16" '
        'stroke-width=".8"/>'
    ),
)
EYES: Final = '<path d="M20.5 26v1.5M27.5 26v1.5" stroke="#2a1c16" stroke-width="2.4" stroke-linecap="round"/>'
SMILE: Final = (
    '<path d="M21 32.5c2 1.7 4 1.7 6 0" fill="none" stroke="#2a1c16" stroke-width="1.5" stroke-linecap="round"/>'
)
# Who is known by name: what a story calls old or young, man or woman, is drawn so.
LOOKS: Final[dict[str, tuple[int, int]]] = {  # hat, extra
    "VS-hammer-1": (9, 0),
    "VS-hammer-2": (1, 1),
    "VS-hammer-3": (6, 3),
    "VS-hammer-4": (0, 4),
    "VS-quill-1": (6, 2),
    "VS-quill-2": (3, 2),
    "VS-quill-3": (5, 2),
    "VS-quill-4": (4, 0),
    "VS-none-1": (7, 0),
    "VS-none-2": (3, 4),
    "VS-none-3": (8, 0),
    "VS-none-4": (8, 1),
    "VR01": (9, 1),
    "VR02": (5, 0),
    "VR03": (0, 1),
    "VR04": (4, 2),
    "VR05": (6, 2),
    "VR06": (2, 1),
    "VR07": (5, 3),
    "VR08": (7, 0),
    "VR12": (9, 3),
    "VR13": (5, 0),
    "VR14": (1, 0),
    "VR15": (0, 4),
    "VR16": (6, 2),
    "VR17": (2, 0),
    "VR18": (1, 3),
}
GREY: Final = ("VR16",)


def _draw(villager: str, salt: str, n: int) -> int:
    """A number below n that always belongs to this villager."""
    return sha256(f"{salt} {villager}".encode()).digest()[0] % n


def _chest(fill: str, more: str = "") -> str:
    return f'<path d="M5 48c0-9 8-12 19-12s19 3 19 12z" fill="{fill}"/>{more}'


def _person(villager: str) -> str:
    skin = SKIN[_draw(villager, "skin", len(SKIN))]
    shades = HAIR if skin in SKIN[:4] else DARK_HAIR
    hair = "#cfc3b2" if villager in GREY else shades[_draw(villager, "hair", len(shades))]
    coat = COAT[_draw(villager, "coat", len(COAT))]
    cloth = CLOTH[_draw(villager, "cloth", len(CLOTH))]
    hat, extra = LOOKS.get(villager, (_draw(villager, "hat", len(HATS)), _draw(villager, "extra", len(EXTRAS))))
    trim = _draw(villager, "trim", 3)
    collar = (
        "",
        '<path d="M19 37l5 5 5-5 3 1-8 8-8-8z" fill="#f6ead0" stroke-width="1.2"/>',
        '<path d="M17 38h4v10M31 38h-4v10" fill="none" stroke-width="1.2"/>',
    )[trim]
    behind = HATS[hat].format(hair=hair, cloth=cloth)
    under = (
        ""
        if hat in (3, 4, 5, 6, 7)
        else f'<path d="M13.5 20c-1 4 0 8 1 10M34.5 20c1 4 0 8-1 10" stroke="{hair}" stroke-width="3" fill="none"/>'
    )
    return (
        f'<g stroke="{INK}" stroke-width="1.6" stroke-linejoin="round">{_chest(coat, collar)}'
        f'<path d="M19 32h10v6c-3 3-7 3-10 0z" fill="{skin}"/><ellipse cx="24" cy="26" rx="10" ry="11" fill="{skin}"/>'
        f"{under}{behind}</g>{EYES}{SMILE if extra != 4 else ''}{EXTRAS[extra].format(hair=hair)}"
        f"{SMILE if extra == 1 else ''}"
    )


def _fishfolk(villager: str) -> str:
    """Scales, gills, a fin on the head, eyes far apart."""
    skin = SCALES[_draw(villager, "scales", len(SCALES))]
    coat = COAT[_draw(villager, "coat", len(COAT))]
    scales = "".join(f'<path d="M{x} {y}q2 2.5 4 0" fill="none"/>' for x, y in ((18, 20), (26, 20), (22, 17), (22, 36)))
    return (
        f'<g stroke="{INK}" stroke-width="1.6" stroke-linejoin="round">{_chest(coat)}'
        f'<path d="M19 32h10v6c-3 3-7 3-10 0z" fill="{skin}"/>'
        '<path d="M17 15c-1-7 4-10 7-11 3 1 8 4 7 11-4-3-10-3-14 0z" fill="#d98a5a"/>'
        '<path d="M24 5v8M20 8l1 6M28 8l-1 6" fill="none" stroke-width="1"/>'
        '<path d="M13 24l-6-4c0 4 1 8 6 9zM35 24l6-4c0 4-1 8-6 9z" fill="#d98a5a"/>'
        f'<ellipse cx="24" cy="26" rx="11.5" ry="11" fill="{skin}"/></g>'
        f'<g stroke="{INK}" stroke-opacity=".55" stroke-width="1.1" stroke-linecap="round">{scales}'
        '<path d="M14.5 30l2 1.5M14.5 32.5l2 1M33.5 30l-2 1.5M33.5 32.5l-2 1" fill="none"/></g>'
        f'<g fill="#fff6e2" stroke="{INK}" stroke-width="1.2"><circle cx="18.5" cy="25" r="3.2"/>'
        f'<circle cx="29.5" cy="25" r="3.2"/></g><g fill="{INK}"><circle cx="19" cy="25.3" r="1.4"/>'
        '<circle cx="29" cy="25.3" r="1.4"/></g>'
        f'<path d="M19.5 31.5c3 2.4 6 2.4 9 0" fill="none" stroke="{INK}" stroke-width="1.6" stroke-linecap="round"/>'
    )


def _water(villager: str) -> str:
    """Who is made of water: a drop with a face, ripples for shoulders, bubbles."""
    return (
        f'<g stroke="{INK}" stroke-width="1.6" stroke-linejoin="round">'
        '<path d="M4 48c2-9 8-7 10-10s6-1 10-1 8-2 10 1 8 1 10 10z" fill="#5fb0cf"/>'
        '<path d="M24 3c3 8 13 14 13 24a13 12.5 0 0 1-26 0C11 17 21 11 24 3z" fill="#8fd0e4"/></g>'
        '<path d="M16 22c1-5 4-8 6-11M14.5 27v-1" fill="none" stroke="#fff6e2" stroke-width="2" '
        f'stroke-linecap="round"/>{EYES}{SMILE}'
        '<path d="M8 44q4-3 8 0t8 0 8 0 8 0" fill="none" stroke="#fff6e2" stroke-width="1.5"/>'
        f'<g fill="#dff1f6" stroke="{INK}" stroke-width="1"><circle cx="40" cy="14" r="2.6"/>'
        '<circle cx="43.5" cy="22" r="1.7"/><circle cx="7" cy="17" r="2"/></g>'
    )


def _glogo(villager: str) -> str:
    """Round and mossy, with one tooth, big hands at a hammer and a helmet of stone."""
    return (
        f'<g stroke="{INK}" stroke-width="1.6" stroke-linejoin="round">{_chest("#8a6a45")}'
        '<path d="M9 24l-6-5c-1 6 1 10 7 11zM39 24l6-5c1 6-1 10-7 11z" fill="#7f9a5a"/>'
        '<ellipse cx="24" cy="27" rx="15" ry="12.5" fill="#8fae64"/>'
        '<path d="M10 22c0-18 28-18 28 0-9-4-19-4-28 0z" fill="#8b7a6c"/>'
        '<path d="M17 13l4 3M27 11l3 4" fill="none" stroke-width="1.2"/>'
        '<path d="M24 35v3.5h3V35" fill="#fff6e2" stroke-width="1.1"/></g>'
        f'<g fill="#ffcf6b" stroke="{INK}" stroke-width="1.3"><circle cx="18.5" cy="26" r="3"/>'
        f'<circle cx="29.5" cy="26" r="3"/></g><g fill="{INK}"><circle cx="18.5" cy="26" r="1.3"/>'
        '<circle cx="29.5" cy="26" r="1.3"/></g>'
        f'<path d="M16 34c5 2 11 2 16 0" fill="none" stroke="{INK}" stroke-width="1.7" stroke-linecap="round"/>'
        '<path d="M14 31.5h.1M33.8 31.5h.1M20 21h.1M29 20.5h.1" stroke="#4c6b3f" stroke-width="2.2" '
        'stroke-linecap="round"/>'
    )


def _cat(villager: str) -> str:
    """Pale, with eyes that have seen no sun; the second one wears a bell."""
    second = villager.endswith("-2")
    collar = (
        f'<path d="M14 38c6 4 14 4 20 0" fill="none" stroke="{"#c4502e" if second else "#3d4474"}" stroke-width="4"/>'
    )
    bell = '<circle cx="24" cy="42" r="3" fill="#efb53a"/>' if second else ""
    patch = '<path d="M31 13c5 3 6 9 3 12-4-2-6-7-3-12z" fill="#d8c9c6" stroke="none"/>' if second else ""
    return (
        f'<g stroke="{INK}" stroke-width="1.6" stroke-linejoin="round">'
        '<path d="M8 48c0-9 6-14 16-14s16 5 16 14z" fill="#efe6e4"/>'
        '<path d="M11 24 9 6l10 7zM37 24l2-18-10 7z" fill="#efe6e4"/>'
        '<path d="M13 16l-1-6 5 4zM35 16l1-6-5 4z" fill="#d98aa0" stroke-width="1"/>'
        f'<ellipse cx="24" cy="26" rx="14" ry="11.5" fill="#f6efec"/>{patch}{collar}{bell}'
        '<path d="M22.5 29.5h3L24 31.5z" fill="#d98aa0" stroke-width="1"/></g>'
        f'<g fill="#bfe0d8" stroke="{INK}" stroke-width="1.3"><ellipse cx="18" cy="25" rx="3.6" ry="3"/>'
        '<ellipse cx="30" cy="25" rx="3.6" ry="3"/></g>'
        f'<path d="M18 23v4M30 23v4" stroke="{INK}" stroke-width="1.6"/>'
        f'<path d="M24 31.5c0 2-3 3-4.5 1.5M24 31.5c0 2 3 3 4.5 1.5M12 29l-8-2M12 31.5l-7 1M36 29l8-2M36 31.5l7 1" '
        f'fill="none" stroke="{INK}" stroke-width="1.1" stroke-linecap="round"/>'
    )


def _clockwork(villager: str) -> str:
    """Of brass or of copper, with a dial on the chest and a key in the back."""
    metal, light = ("#c98a5a", "#e7b78c") if villager.endswith("-2") else ("#c9a24a", "#ecd08a")
    return (
        f'<g stroke="{INK}" stroke-width="1.6" stroke-linejoin="round">'
        f'<path d="M36 22h6M42 18c5-2 5 10 0 8z" fill="{light}"/>{_chest(metal)}'
        f'<rect x="20" y="33" width="8" height="5" fill="#8fa3b3"/>'
        f'<rect x="12" y="12" width="24" height="22" rx="6" fill="{light}"/>'
        f'<path d="M14 12c0-6 20-6 20 0z" fill="{metal}"/><path d="M24 8V4" fill="none"/><circle cx="24" cy="4" r="2" '
        'fill="#c4502e"/><circle cx="24" cy="43" r="4.5" fill="#fff6e2"/></g>'
        f'<path d="M24 40.5V43l1.8 1" fill="none" stroke="{INK}" stroke-width="1.2"/>'
        f'<g fill="#fff6e2" stroke="{INK}" stroke-width="1.3"><circle cx="19" cy="22" r="3.4"/>'
        f'<circle cx="29" cy="22" r="3.4"/></g><g fill="{INK}"><circle cx="19" cy="22" r="1.3"/>'
        '<circle cx="29" cy="22" r="1.3"/></g>'
        f'<path d="M18 29h12M20 27.5v3M23 27.5v3M26 27.5v3M29 27.5v3" stroke="{INK}" stroke-width="1.2"/>'
        f'<g fill="{INK}"><circle cx="14.5" cy="15" r=".9"/><circle cx="33.5" cy="15" r=".9"/>'
        '<circle cx="14.5" cy="31" r=".9"/><circle cx="33.5" cy="31" r=".9"/></g>'
    )


SPECIAL: Final[dict[str, Callable[[str], str]]] = {
    "liquid-woman": _water,
    "glogo": _glogo,
    "cave-cat": _cat,
    "clockwork-man": _clockwork,
}


@lru_cache(maxsize=512)
def bust(game: AboveAndBelow, villager: str) -> Markup:
    """In a square of 48, to be put in any picture."""
    who = villagers(game)[villager]
    draw = SPECIAL.get(who.kind) if who.group == "special" else _fishfolk if who.fishman else None
    return Markup((draw or _person)(villager))  # made of our own constants alone


@lru_cache(maxsize=1024)
def bust_svg(game: AboveAndBelow, villager: str, size: float = 46) -> Markup:
    """As a picture of its own, in a page."""
    return tag(
        "svg", bust(game, villager), class_="bust", viewBox="0 0 48 48", width=size, height=size, aria_hidden="true"
    )


@lru_cache(maxsize=1024)
def bust_at(game: AboveAndBelow, villager: str, x: float, y: float, size: float) -> Markup:
    """Within another picture, on its own small ground."""
    ground = tag("rect", x=x, y=y, width=size, height=size, rx=size / 6, class_="bg")
    return join([ground, tag("svg", bust(game, villager), x=x, y=y, width=size, height=size, viewBox="0 0 48 48")])
