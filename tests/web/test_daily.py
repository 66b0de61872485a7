"""The deal of the day: one try each, the same for everybody, foretold by nobody; results, bots' too, and refusals."""

from __future__ import annotations

import re
import sqlite3
import time
from datetime import date, timedelta

import pytest
from web_site import Site

from tabuleiro.kit.shelf import games, manifest_of
from tabuleiro.lang import LANGUAGES
from tabuleiro.server.daily import FirstTry, end_of, today
from tabuleiro.server.keys import Keys, secret_in
from tabuleiro.web.daily import rows_of
from tabuleiro.web.texts import words

DAY = date(2026, 3, 1)
ALONE = next(game for game in games() if manifest_of(game).fewest_seats == 1)


def result(points: int, owner: str = "", bot: str = "", against: int | None = None, table: str = "t") -> FirstTry:
    return FirstTry(table, owner, owner, bot, points, against, 0.0)


def test_only_the_secret_of_the_server_tells_a_deal() -> None:
    ours, theirs = Keys(b"a" * 32), Keys(b"b" * 32)
    seeds = {ours.daily_seed(game, f"2026-03-{day:02}") for game in games() for day in range(1, 29)}
    assert len(seeds) == 28 * len(games())
    assert ours.daily_seed(ALONE, "2026-03-01") == Keys(b"a" * 32).daily_seed(ALONE, "2026-03-01")
    assert ours.daily_seed(ALONE, "2026-03-01") != theirs.daily_seed(ALONE, "2026-03-01")


@pytest.mark.parametrize("game", games())
def test_everybody_gets_the_same_deal_and_one_try(site: Site, game: str) -> None:
    ana, bia = site.browser("Ana"), site.browser("Bia")
    shown = []
    for person in (ana, bia):
        table = person.form("/deal", game=game).headers["location"]
        assert person.form("/deal", game=game).headers["location"] == table
        options = set(re.findall(r'data-(?:act|part)="([^"]+)"', person.get(table).text))
        shown.append(options)
        assert "Go on" in person.get("/deal").text
    assert shown[0] == shown[1]
    assert shown[0]


def test_results_count_people_and_bots_once_and_tell_no_table_before_the_end(site: Site) -> None:
    ana, ben = site.browser("Ana"), site.browser("Ben")
    table = ana.form("/deal", game=ALONE).headers["location"]
    ana.finish(table.removeprefix("/t/"))
    seed = re.findall(r"<code>(\d+)</code>", ana.get(f"{table}/deal").text)[0]
    again = ana.open_table("you", seed=seed, game=ALONE)  # the deal is known now: this play does not count
    ana.finish(again)
    until = time.monotonic() + 60
    section = ""
    while ">random<" not in section and time.monotonic() < until:  # the bots of other games may be there before
        time.sleep(0.5)
        page = ben.get("/deal").text
        section = re.findall(rf'id="{ALONE}".*?</section>', page, re.DOTALL)[0]
    assert section.count(">Ana<") == 1
    assert ">random<" in section
    assert "/t/" not in page
    assert seed not in page
    assert "(you)" in ana.get("/deal").text
    assert "(you)" not in page
    assert "Results" in ana.get("/").text


def test_equal_results_share_a_place_and_only_the_own_and_the_bots_can_be_seen_when_it_is_over() -> None:
    found = [result(9, "ana", table="a"), result(7, bot="search:3", table="b"), result(7, "ben", table="c")]
    rows = rows_of(found, "ben", True, words("en"))
    assert [row.place for row in rows] == [1, 2, 2]
    assert [row.table for row in rows] == ["", "b", "c"]
    assert [row.own for row in rows] == [False, False, True]
    assert [row.table for row in rows_of(found, "ben", False, words("en"))] == ["", "", ""]
    assert rows_of([result(5, "ana", against=8)], "", True, words("en"))[0].figure == "\u22123"


def test_a_day_ends_at_midnight() -> None:
    assert end_of(DAY) - end_of(DAY - timedelta(days=1)) == 24 * 3600
    assert end_of(date(1970, 1, 1)) == 24 * 3600


@pytest.mark.parametrize("lang", LANGUAGES)
def test_days_that_were_can_be_seen_and_days_to_come_cannot(site: Site, lang: str) -> None:
    ana = site.browser("Ana", lang)
    assert ana.get("/deal").status_code == 200
    say = words(lang)
    past = ana.get(f"/deal/{today() - timedelta(days=2)}").text
    assert say("deal-nobody-came") in past
    assert say("deal-over") in past
    assert say("deal-past") not in past  # there is nothing to look at
    assert say("deal-nobody") not in past
    for wrong in (f"{today() + timedelta(days=1)}", "9999-12-31", "0001-01-01", "2026-3-1", "20260301", "x"):
        refused = ana.get(f"/deal/{wrong}")
        assert refused.status_code == 404, wrong
        assert say("deal-none") in refused.text
    for game in ("", "chess"):
        assert ana.form("/deal", game=game).status_code == 422
    assert ana.http.post("/deal", data={"game": ALONE}).status_code == 403


def test_when_the_day_is_over_the_own_play_leads_to_its_replay_and_analysis(site: Site) -> None:
    """As if the play had ended yesterday: the deal of that day, and its time, in the database."""
    ana, ben = site.browser("Ana"), site.browser("Ben")
    day = today() - timedelta(days=1)
    keys = Keys(secret_in(site.data))
    table = ana.open_table("you", seed=str(keys.daily_seed(ALONE, day.isoformat())), game=ALONE)
    ana.finish(table)
    id_ = keys.table_id(ana.person.id, f"daily {ALONE} {day.isoformat()} ")
    with sqlite3.connect(site.data / "tabuleiro.db") as database:
        for column in ("seats.table_id", "journal.table_id", "tables.id"):
            name, key = column.split(".")
            database.execute(f"update {name} set {key} = ? where {key} = ?", [id_, table])
        database.execute("update tables set changed = ? where id = ?", [end_of(day) - 60, id_])
    page = ana.get(f"/deal/{day}").text
    assert f"/t/{id_}/replay" in page
    assert f"/t/{id_}/analysis" in page
    assert "look at your play" in page
    assert ana.get(f"/t/{id_}/replay").status_code == 200
    others = ben.get(f"/deal/{day}").text
    assert ">Ana<" in others
    assert id_ not in others
