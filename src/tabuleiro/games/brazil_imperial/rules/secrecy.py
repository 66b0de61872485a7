"""What a seat knows of things that are hidden from some seats only (BI-12, BI-28, BI-38), as state.py declares them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabuleiro.core.player import BIT
from tabuleiro.core.secrecy import BAG, PUBLIC, Secrecy, partly, secret, size
from tabuleiro.games.brazil_imperial.content.pack import ERAS, SCHOOLS
from tabuleiro.games.brazil_imperial.rules import codes
from tabuleiro.games.brazil_imperial.rules.codes import BYTE, with_byte

if TYPE_CHECKING:
    from tabuleiro.games.brazil_imperial.rules.state import BrazilState


def mission_deck(g: BrazilState, mission: int) -> int:
    return codes.MISSIONS + g.box.mission_era[mission]


def eras(g: BrazilState, missions: bytes) -> list[int]:
    """The back of a mission."""
    return [g.box.mission_era[mission] for mission in missions]


def is_set(g: BrazilState, value: int) -> bool:
    return value > 0


def attack_cards(g: BrazilState, holder: BrazilState, seat: int) -> tuple[bytes, bytes, int]:
    """Laid in secret until both sides have (BI-38)."""
    known = g.open_cards or g.attacker == seat
    return (g.attack, b"", 0) if known else (b"", g.attack, len(g.attack))


def defence_cards(g: BrazilState, holder: BrazilState, seat: int) -> tuple[bytes, bytes, int]:
    known = g.open_cards or g.defender == seat
    return (g.defence, b"", 0) if known else (b"", g.defence, len(g.defence))


def looked_at(g: BrazilState, holder: BrazilState, seat: int) -> tuple[bytes, bytes, list[int]]:
    """Face-down tiles are as unseen to a seat that has not looked; on which hexes others have is public."""
    own = g.players[seat].peeks if seat >= 0 else b""
    explore, tiles, hexes = g.explore, b"", []
    for hex_ in g.ground.explore:
        tile = explore[hex_]
        if 0 < tile < codes.SHOWN and tile != codes.UNSEEN and hex_ not in own:
            hexes.append(hex_)
            tiles += BYTE[tile]
            explore = with_byte(explore, hex_, codes.UNSEEN)
    return explore, tiles, hexes


def built_over(g: BrazilState, holder: BrazilState, seat: int) -> tuple[bytes, bytes, list[int]]:
    """Pairs of a tile and the seats (bits) that know it, which are public."""
    buried, known, tiles, knowing = g.piles[codes.BURIED], b"", b"", []
    for i in range(0, len(buried), 2):
        if seat >= 0 and buried[i + 1] & BIT[seat]:
            known += buried[i : i + 2]
        else:
            tiles += BYTE[buried[i]]
            knowing.append(buried[i + 1])
    return known, tiles, knowing


# Cities and paintings are bags too, but nothing hidden ever lies in them: what is left there, all can work out.
PILES: Final[dict[int, Secrecy]] = {
    **dict.fromkeys(
        (codes.GOLD_DECK, codes.COMBAT_DECK, codes.EXPLORATION, *(codes.MISSIONS + era for era in ERAS)), BAG
    ),
    **dict.fromkeys((codes.GOLD_DISCARDS, codes.COMBAT_DISCARDS, codes.EXPLORED, codes.GALLERY), PUBLIC),
    **dict.fromkeys((codes.CITY_TOPS, codes.CITIES_LEFT, codes.CAPITAL_TILES), PUBLIC),
    **dict.fromkeys((codes.TILES_LEFT, codes.TILES_GONE), PUBLIC),
    **dict.fromkeys((codes.CITIES, *(codes.PAINTINGS + school for school in range(len(SCHOOLS)))), PUBLIC),
    **{codes.RETURNED + era: secret(b"", into=codes.MISSIONS + era, back=size) for era in ERAS},
    codes.BURIED: partly(built_over, into=codes.EXPLORATION),
}
