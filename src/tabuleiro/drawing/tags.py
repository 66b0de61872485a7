"""Tags: HTML and SVG as text that is always escaped; a builder so small that nothing else is needed."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

# What stands alone in HTML, and the shapes of SVG; everything else gets a closing tag.
ALONE: Final = frozenset(
    ("br", "hr", "img", "input", "link", "meta", "circle", "ellipse", "line", "path", "rect", "stop", "use")
)
NOTHING: Final = Markup("")
MINUS: Final = "−"
SPECIAL: Final = re.compile("[&<>\"']").search


@lru_cache(maxsize=512)
def attribute_name(name: str) -> str:
    """`class_` is class, `aria_label` is aria-label; SVG's own spelling (viewBox) stays as it is."""
    return name.rstrip("_").replace("_", "-")


def minus(value: object) -> str:
    """A figure, or words with one, with the sign that is as wide as a plus."""
    return str(value).replace("-", MINUS)


def figure(n: int) -> int | str:
    """For a message: in words where it is below nought, as no message has a form for that."""
    return n if n >= 0 else minus(n)


def number(value: float) -> str:
    """As short as a picture needs it: 12.5, not 12.500000001."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def _safe(text: str) -> str:
    """Escaped, unless it is Markup; most texts need no change, and looking costs less than changing."""
    return text if type(text) is Markup or SPECIAL(text) is None else str(escape(text))


def marked(text: str) -> Markup:
    """Text that is safe already as Markup, without Markup's own look at what it gets: pages have thousands of these."""
    return str.__new__(Markup, text)


def tag(name: str, /, *inside: str, **attributes: str | float | None) -> Markup:
    """An element. Text inside is escaped unless it is Markup; attributes that are None or False are left out."""
    text = [f"<{name}"]
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        said = _safe(value) if isinstance(value, str) else "true" if value is True else number(value)
        text.append(f' {attribute_name(key)}="{said}"')
    if name in ALONE and not inside:
        text.append("/>")
    else:
        text.append(">")
        text += map(_safe, inside)
        text.append(f"</{name}>")
    return marked("".join(text))


def join(parts: list[Markup]) -> Markup:
    """Markup after Markup; one pass, nothing is escaped again."""
    return marked("".join(parts))


def classes(*names: str) -> str | None:
    """The class attribute of those that are not empty; None for none at all."""
    return " ".join(filter(None, names)) or None


def named(label: str) -> dict[str, str]:
    """A picture's attributes for who listens; without a label it is decoration, and words beside it say the same."""
    return {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}


def moved(x: float, y: float, scale: float = 1) -> str:
    """The transform of what is drawn around 0, 0 and belongs to x, y."""
    return f"translate({number(x)} {number(y)})" + (f" scale({number(scale)})" if scale != 1 else "")


def view_box(width: float, height: float) -> str:
    return f"0 0 {number(width)} {number(height)}"


def centred(text: str, x: float, y: float, css: str | None, **more: str | float) -> Markup:
    return tag("text", text, x=x, y=y, text_anchor="middle", class_=css, **more)


def fitted(text: str, x: float, y: float, room: float, cls: str, letter: float, much: float = 1.25) -> Markup:
    """A text that keeps within its room: closer letters if it must (`letter` is the mean width of one), and a smaller
    size where it is `much` too long."""
    wide = len(text) * letter
    squeezed: dict[str, str | float] = {"textLength": room, "lengthAdjust": "spacingAndGlyphs"} if wide > room else {}
    css = classes(cls, "long" if wide > room * much else "")
    return centred(text, x, y, css, **squeezed)
