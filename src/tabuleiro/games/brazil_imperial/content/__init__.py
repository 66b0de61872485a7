"""The content of Brazil: Imperial: tiles, boards, cards, and the maps of its scenarios."""

from __future__ import annotations

from typing import Final

from tabuleiro.games.brazil_imperial.content import pack as c
from tabuleiro.games.brazil_imperial.content.checks import Reader
from tabuleiro.games.brazil_imperial.content.effect_checks import EFFECTS, WHEN
from tabuleiro.kit.content import Content
from tabuleiro.kit.packs import Folder, Texts, beside, texts_of

MAPS: Final = "scenarios"
LONGEST_NOTE: Final = 240  # characters; a note is a sentence or two


class BrazilContent(Content):
    reader = Reader
    inner = (c.Unit, c.Objective, c.Effect)
    vocabulary = (
        (
            "Effects: `do`",
            ("effect", "what it does", "on, and when", "fields"),
            [(do, form.says, form.on, (*form.needs, *form.may)) for do, form in EFFECTS.items()],
        ),
        ("Times: `when`", ("time", "meaning"), list(WHEN.items())),
    )

    def besides(self, folder: Folder) -> tuple[Texts, Texts]:
        """Its maps, and those of its base."""
        return self.maps(folder), self.maps(self.base_of(folder)) if self.based(folder) else []

    def maps(self, folder: Folder) -> Texts:
        """Its own; a pack that has none, and no base either, has the house's."""
        own = beside(folder, MAPS) or (None if self.based(folder) else self.house / MAPS)
        return texts_of(own, ".txt") if own else []

    def more(self, folder: Folder) -> dict[str, str]:
        return {f"{MAPS}/{name}": text for name, text in self.maps(folder)}

    def doubts(self, pack: c.Pack) -> list[str]:
        """Notes that are long to read beside a card."""
        noted = [
            one for some in vars(pack).values() if isinstance(some, tuple) for one in some if isinstance(one, c.Noted)
        ]
        return [
            f"{one.id}: its note in {lang} has {len(note)} characters"
            for one in noted
            for lang, note in one.note.items()
            if len(note) > LONGEST_NOTE
        ]


ROOM = BrazilContent
