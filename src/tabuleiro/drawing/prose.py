"""Prose: a few marks of Markdown as safe HTML: paragraphs, lists, bold, links to rules, icons within the text."""

from __future__ import annotations

import re
from typing import Final

from markupsafe import Markup, escape

from tabuleiro.drawing.icons import coloured
from tabuleiro.drawing.tags import join, tag

# [IM-7] is a link to a rule, {coin} an icon, {house} the sign of a house ruling, **bold** is bold.
MARK: Final = re.compile(r"\[([A-Z]{2}-\d+)\]|\{([a-z0-9-]+)\}|\*\*(.+?)\*\*")
HOUSE: Final = "house"
BLOCK: Final = re.compile(r"\n{2,}")
POINTS: Final = re.compile(r"[.,:;!?)]+")  # what stands behind an icon stays with it
ITEM: Final = re.compile(r"\n?^- ", re.MULTILINE)


def blocks(text: str) -> list[str]:
    """Paragraphs and whole lists, as they stand between empty lines."""
    return [block for block in BLOCK.split(text.strip()) if block]


def html(text: str, house: str = "", page: str = "") -> Markup:
    """Text as HTML; `house` says aloud what the sign of a house ruling means, rules are linked within `page`."""
    return join([_block(block, house, page) for block in blocks(text)])


def inline(text: str, house: str = "", page: str = "") -> Markup:
    """One line without paragraphs: a caption, the explanation of an icon."""
    done: list[Markup] = []
    end = 0
    for found in MARK.finditer(text):
        rule, name, bold = found.groups()
        before = text[end : found.start()]
        if name == HOUSE:
            before = before.rstrip() + "\u00a0"  # the sign never stands alone on a line
        done.append(escape(before))
        if rule:
            done.append(tag("a", rule, href=f"{page}#{rule.lower()}"))
        elif name:
            points = POINTS.match(text, found.end())
            sign = _sign(name, house)
            done.append(tag("span", sign, points[0], class_="nw") if points else sign)
        else:
            done.append(tag("b", inline(bold, house, page)))
        end = points.end() if name and points else found.end()
    return join([*done, escape(text[end:])])


def plain(text: str) -> str:
    """The words alone, as they are searched."""
    words = MARK.sub(lambda found: found[1] or plain(found[3] or ""), text)
    return " ".join(ITEM.sub("\n", words).split())


def _block(block: str, house: str, page: str) -> Markup:
    if not block.startswith("- "):
        return tag("p", inline(block, house, page))
    items = [item for item in ITEM.split(block) if item]
    return tag("ul", *(tag("li", inline(item, house, page)) for item in items))


def _sign(name: str, house: str) -> Markup:
    if name == HOUSE:
        return tag("span", "◆", class_=HOUSE, role="img", aria_label=house or None, title=house or None)
    return coloured(name)
