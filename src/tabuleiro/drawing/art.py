"""Art: pictures that are always the same, from SVG files beside the code: posters, paintings, the ground of a map."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from markupsafe import Markup

# What a file has for its readers and for programs that show it, and a page needs not.
OWN: Final = re.compile(r'<!--.*?-->|\n\s*| xmlns="[^"]*"', re.DOTALL)
SYMBOL: Final = re.compile(r'<symbol (?:id|class)="([\w -]+)">(.*?)</symbol>')


@cache
def art(file: Path) -> Markup:
    """The whole picture, to be put into a page or another picture."""
    return Markup(OWN.sub("", file.read_text(encoding="utf-8")))


@cache
def drawings(file: Path) -> Mapping[str, Markup]:
    """What is inside each symbol of a file, by the symbol's id; one for several things has them as its class."""
    found = SYMBOL.findall(art(file))
    return {name: Markup(inside) for names, inside in found for name in names.split()}
