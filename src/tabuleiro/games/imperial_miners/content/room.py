"""The content of Imperial Miners: cards, events and boards."""

from __future__ import annotations

from tabuleiro.games.imperial_miners import MANIFEST
from tabuleiro.games.imperial_miners.content.checks import Reader
from tabuleiro.games.imperial_miners.content.pack import Pack
from tabuleiro.kit.content import Content
from tabuleiro.kit.packs import Folder, texts_of
from tabuleiro.kit.shelf import room


class MinersContent(Content):
    reader = Reader

    def read(self, pack: Folder | None = None) -> Pack:
        folder = pack or self.house
        return Reader(self.base_of(folder)).pack(texts_of(folder))


def load_pack(path: Folder | None = None) -> Pack:
    found: Pack = room(MANIFEST.name, Content).read(path)
    return found
