"""The album: what people have met is kept for them, once, with the action that brought it."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import pytest
from server_lobby import ANA, BEN, lobby_in

from tabuleiro.core.event import Event
from tabuleiro.core.table import Told
from tabuleiro.kit.shelf import load
from tabuleiro.server.album import Keepsake, keepsakes
from tabuleiro.server.chairs import Chair
from tabuleiro.server.live import LiveTable
from tabuleiro.server.lobby import Lobby
from tabuleiro.server.troubles import Clash
from tabuleiro.server.wish import Wish

GAME = "above-and-below"
# Ana's explorers stand before a page; what they roll is the seed's.
PAGE = """
turn = 0
round = 3
seed = {seed}
cave_top = "C02"
[[seat]]
coins = 3
villagers = ["VS-hammer-1 sent", "VS-quill-1 sent", "VS-none-1"]
encounter.cave = "C04"
encounter.face = 3
encounter.paragraph = 17
[[seat]]
coins = 9
villagers = ["VS-hammer-2", "VS-quill-2", "VS-none-2"]
"""
numbers = count()


async def at_the_page(lobby: Lobby, *chairs: Chair, seed: int = 3) -> LiveTable:
    return await lobby.open_table(Wish(GAME, chairs, position=PAGE.format(seed=seed), seed=seed), "ana")


async def act(live: LiveTable, seat: int, text: str) -> None:
    await live.act(seat, [text], live.version, f"album-{next(numbers)}")


async def to_the_end(live: LiveTable, option: str = "a") -> None:
    """Whatever is asked on the way is answered without daring anything."""
    await act(live, 0, f"option {option}")
    while live.table.state.to_act == (0,) and live.table.state.decision(0).kind in ("reroll", "injure", "use"):
        last = str(live.table.state.decision(0).actions[-1])
        await act(live, 0, last)


async def test_a_story_is_kept_once_for_who_met_it_and_survives_a_restart(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        live = await at_the_page(lobby, ANA, BEN)
        assert await lobby.album("ana", GAME) == []
        await to_the_end(live)
        kept = await lobby.album("ana", GAME)
        assert len(kept) == 1
        assert kept[0].startswith("17 A ")
        assert await lobby.album("ben", GAME) == []  # he only listened
        assert await lobby.album("ana", "imperial-miners") == []
        again = await at_the_page(lobby, ANA, BEN)  # the same seed: the same end
        await to_the_end(again)
        assert await lobby.album("ana", GAME) == kept
    async with lobby_in(tmp_path) as lobby:
        assert await lobby.album("ana", GAME) == kept


async def test_another_end_of_the_same_story_is_kept_beside_the_first(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        for seed in range(1, 9):
            await to_the_end(await at_the_page(lobby, ANA, BEN, seed=seed), "b")
        kept = await lobby.album("ana", GAME)
        assert len(kept) == len(set(kept)) > 1
        assert all(thing.startswith("17 B ") for thing in kept)


async def test_what_a_bot_meets_in_somebodys_place_is_not_theirs(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        live = await at_the_page(lobby, ANA, BEN)
        await live.hand_over(0, "random", "album-bot")
        async with live.watch() as watch:
            while not any(event.kind in ("succeeded", "failed") for told in live.table.log for event in told.events):
                await watch.changed()
        assert await lobby.album("ana", GAME) == []


async def test_what_is_not_stored_is_not_in_the_album_either(tmp_path):
    """One transaction: an action that the database refuses leaves nothing behind."""

    async with lobby_in(tmp_path) as lobby:
        live = await at_the_page(lobby, ANA, BEN)
        await to_the_end(live)
        others = [thing._replace(owner="eve") for thing in keepsakes(live.game, live.table.log, live.chairs, 5.0)]
        assert others
        stored = lobby.store.load(live.id)
        assert stored is not None
        taken = [replace(stored[1][0], client="eve")]  # a version that is there already
        with pytest.raises(Clash):
            lobby.store.append(live.id, taken, stored[0].summary, keepsakes=others)
        assert await lobby.album("eve", GAME) == []


def test_packs_of_ones_own_have_no_album(tmp_path):
    own = tmp_path / "own.toml"
    own.write_text('[pack]\nname = "Own"\nbase = "house"\n[tracks]\nrounds = 5\n', "utf-8")
    game, end = load(GAME, own), Event("failed", 0, {"paragraph": 17, "option": "A", "lanterns": 2}, {}, True)
    told = Told(1, 0, "option a", (end,))
    assert keepsakes(load(GAME), [told], [ANA, BEN], 1.0) == [Keepsake("ana", GAME, "17 A failed", 1.0)]
    assert keepsakes(game, [told], [ANA, BEN], 1.0) == []
