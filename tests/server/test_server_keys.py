"""Keys and settings: links that nobody can guess, a secret made once, and what the environment may say."""

from __future__ import annotations

import hashlib
import os
import re
import stat
import threading
from pathlib import Path

import pytest

from tabuleiro.core.errors import BadInput
from tabuleiro.server.config import Settings
from tabuleiro.server.keys import ID, Keys, secret_in

KEYS = Keys(b"k" * 32)


def test_the_secret_is_made_once_and_only_its_owner_may_read_it(tmp_path):
    folder = tmp_path / "new" / "folder"
    found = set()
    threads = [threading.Thread(target=lambda: found.add(secret_in(folder))) for _ in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 1
    assert len(next(iter(found))) == 32
    assert stat.S_IMODE((folder / "secret").stat().st_mode) == 0o600
    assert os.listdir(folder) == ["secret"]


def test_a_secret_that_is_damaged_or_cannot_be_made_is_named(tmp_path):
    (tmp_path / "secret").write_bytes(b"short")
    with pytest.raises(BadInput, match="not a secret of 32 bytes"):
        secret_in(tmp_path)
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="cannot be read or made"):
        secret_in(tmp_path / "file")


def test_a_seat_link_is_for_one_seat_of_one_table_and_one_epoch():
    """Of the first epoch, as version 0.1.0 made them: links that were given out stay good."""
    table, other = KEYS.new_id(), KEYS.new_id()
    made = [KEYS.seat_token(*of) for of in ((table, 0), (table, 1), (other, 1), (table, 1, 1), (table, 1, 2))]
    made += [KEYS.return_token(*of) for of in ((table, 1, "ana"), (table, 1, "ben"), (table, 1, "ana", 1))]
    made.append(Keys(b"x" * 32).seat_token(table, 1))
    assert len({token.rpartition(".")[2] for token in made}) == len(made)
    assert all(re.fullmatch(r"[A-Za-z0-9._-]+", token) for token in made)
    assert ID.fullmatch(table)
    assert KEYS.seat_token("t" * 22, 1) == f"{'t' * 22}.1.g2X5xL7PYi3UwsadF_Eg7gFMpPThi7CR"
    assert KEYS.return_token("t" * 22, 1, "ana") == f"{'t' * 22}.1.xvcVKifTOg0PN5vv_gjHvpHGHGz_D64G"


def test_ids_are_all_different():
    assert len({KEYS.new_id() for _ in range(1000)}) == 1000


def test_what_version_0_1_0_promised_to_show_is_still_shown():
    """It had published the SHA-256 of this text."""
    opening = Keys(b"k" * 32).opening(7, "A" * 22)
    assert hashlib.sha256(opening.encode()).hexdigest() == (
        "41a1b8a91c5422fc3a5f06c88a9b5337a7011965236b0c0476c62351726a1cd2"
    )


def test_keys_of_deals_and_thoughts_of_bots_follow_from_the_secret_alone():
    assert KEYS.deal_key("ana", "form-1") == KEYS.deal_key("ana", "form-1")
    others = (KEYS.deal_key("ana", "form-2"), KEYS.deal_key("ben", "form-1"), Keys(b"x" * 32).deal_key("ana", "form-1"))
    assert KEYS.deal_key("ana", "form-1") not in others
    seeds = {KEYS.thinking_seed(table, version, seat) for table in "ab" for version in (0, 1) for seat in (0, 1)}
    assert len(seeds | {Keys(b"x" * 32).thinking_seed("a", 0, 0)}) == 9


def test_settings_have_defaults_for_a_family_at_home():
    plain = Settings.from_env({})
    assert plain == Settings()
    assert plain.database == f"sqlite:///{plain.data / 'tabuleiro.db'}"
    assert (plain.limits, plain.host) == (True, "127.0.0.1")
    assert plain.workers in (1, 2)


def test_settings_come_from_the_environment():
    given = Settings.from_env(
        {
            "TABULEIRO_DATA": "/srv/games",
            "TABULEIRO_WORKERS": "3",
            "TABULEIRO_BOT_PAUSE": " 0.5 ",
            "TABULEIRO_PATIENCE": "12",
            "TABULEIRO_LIMITS": "Off",
            "HOST": "0.0.0.0",
            "PORT": "80",
            "TABULEIRO_PROXY": "127.0.0.1, ::1,10.0.0.0/8",
            "TABULEIRO_DATABASE": "",
        }
    )
    assert given == Settings(
        "sqlite:////srv/games/tabuleiro.db",
        Path("/srv/games"),
        workers=3,
        bot_pause=0.5,
        patience=12.0,
        limits=False,
        host="0.0.0.0",
        port=80,
        proxies=("127.0.0.1", "::1", "10.0.0.0/8"),
    )
    url = "postgresql://ana:secret@db/games"
    assert Settings.from_env({"TABULEIRO_DATABASE": url}).database == url


def test_bots_of_the_day_are_named_or_none():
    assert Settings.from_env({"TABULEIRO_DAILY_BOTS": " greedy, search:2,greedy"}).daily_bots == ("greedy", "search:2")
    assert Settings.from_env({"TABULEIRO_DAILY_BOTS": "no"}).daily_bots == ()
    assert Settings.from_env({"TABULEIRO_BOT_TIME": "1.5"}).bot_time == 1.5


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("TABULEIRO_DATABASE", "not a url secret"),
        ("TABULEIRO_WORKERS", "0"),
        ("TABULEIRO_WORKERS", "many"),
        ("TABULEIRO_WORKERS", "9" * 5000),
        ("TABULEIRO_BOT_PAUSE", "-1"),
        ("TABULEIRO_BOT_PAUSE", "nan"),
        ("TABULEIRO_BOT_PAUSE", "soon"),
        ("TABULEIRO_LIMITS", "maybe"),
        ("TABULEIRO_BOT_TIME", "0"),
        ("TABULEIRO_BOT_TIME", "a day"),
        ("TABULEIRO_DAILY_BOTS", f"stdio:true {'x' * 500}"),
        ("TABULEIRO_DAILY_BOTS", "search:99"),
        ("TABULEIRO_DAILY_BOTS", "greedy,me"),
        ("PORT", "65536"),
        ("PORT", "²"),
        ("TABULEIRO_PROXY", "*"),
        ("TABULEIRO_PROXY", "127.0.0.1, proxy.example"),
    ],
)
def test_a_setting_that_is_not_usable_is_named(key, value):
    with pytest.raises(BadInput) as caught:
        Settings.from_env({key: value})
    assert str(caught.value).startswith(key)
    assert "secret" not in str(caught.value)
