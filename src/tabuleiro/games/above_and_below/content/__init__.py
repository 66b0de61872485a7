"""The content of Above and Below: buildings, villagers, caves, boards, and the book of encounters with its prose."""

from __future__ import annotations

from tabuleiro.games.above_and_below.content import pack as c
from tabuleiro.games.above_and_below.content.checks import Reader
from tabuleiro.games.above_and_below.content.story_checks import book_faults, length_doubts
from tabuleiro.kit.content import Content
from tabuleiro.kit.packs import LANGUAGES, Folder, Kept, beside, texts_of

BOOK = "book"


class VillageContent(Content):
    reader = Reader
    prose = BOOK
    inner = (c.Option, c.Threshold, c.Result, c.Bonus, c.Penalty)

    def besides(self, folder: Folder) -> tuple[Folder]:
        return (self.book(folder),)

    def book(self, folder: Folder) -> Folder:
        """The pack's own book, the house's if it has none; on a base only what it tells is the pack's own."""
        own = beside(folder, BOOK)
        if own is None:
            return self.house / BOOK
        return Kept(self.more(folder), f"{BOOK}/", self.house / BOOK) if self.based(folder) else own

    def more(self, folder: Folder) -> dict[str, str]:
        """No play depends on the book, so the house's is not taken into other packs."""
        own = beside(folder, BOOK)
        there = [lang for lang in LANGUAGES if (own / lang).is_dir()] if own else []
        return {f"{BOOK}/{lang}/{name}": text for lang in there if own for name, text in texts_of(own / lang)}

    def faults(self, pack: c.Pack) -> list[str]:
        return book_faults(pack)

    def doubts(self, pack: c.Pack) -> list[str]:
        """Of its own book: who writes other cards need not read about the house's."""
        lent = pack.book == self.house / BOOK and pack.name != self.house.name
        return [] if lent else length_doubts(pack)


ROOM = VillageContent
