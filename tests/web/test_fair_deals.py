"""Fair deals on the pages: what is promised before, checked after, and said where a deal is known."""

from __future__ import annotations

import hashlib
import re

import pytest
from web_site import Site


def test_the_deal_waits_for_everybody_and_each_browser_adds_its_text(site: Site):
    ana, bia = site.browser("Ana"), site.browser("Bia")
    page = ana.get("/new").text
    promised = re.search(r'name="once" value="([^"]+)".*data-text="([0-9a-f]{64})"', page, re.DOTALL)
    assert promised is not None
    table = ana.open_table("you", "open", once=promised[1], text="of Ana")
    assert ana.get(f"/t/{table}").headers["location"] == f"/t/{table}/seats"
    refused = ana.get(f"/t/{table}/frame", headers={"Accept": "application/json"})
    assert (refused.status_code, refused.json()["error"]) == (409, "not_dealt")
    seats = ana.get(f"/t/{table}/seats").text
    assert "The cards are dealt when everyone is here" in seats
    assert "data-go" not in seats
    (link,) = re.findall(r'value="http://[^"/]*(/join/[^"]+)"', seats)
    welcome = bia.get(link).text
    assert f'data-text="{promised[2]}"' in welcome
    assert bia.form(link, name="Bia", text="of Bia").status_code == 303
    assert 'data-go="/t/' in ana.get(f"/t/{table}/seats").text
    assert ana.get(f"/t/{table}").status_code == 200
    deal = site.browser("Eve").get(f"/t/{table}/deal").text
    assert all(text in deal for text in (promised[2], "of Ana", "of Bia", "told when the play is over"))


@pytest.mark.parametrize("lang", ["en", "pt-BR", "de"])
def test_a_finished_deal_is_checked_on_the_page_and_so_is_its_record(site: Site, lang: str):
    ana = site.browser("Ana", lang)
    table = ana.open_table("you", text="mine's")
    ana.finish(table)
    page = ana.get(f"/t/{table}/deal").text
    assert 'class="note good"' in page
    assert f'href="/t/{table}/deal"' in ana.frame(table, 0)["parts"]["bar"]  # one finds it at the end
    key = re.search(r'<code id="key">([0-9a-f]{64})</code>', page)
    assert key is not None
    assert hashlib.sha256(key[1].encode()).hexdigest() in page
    record = ana.get(f"/t/{table}/record").text
    checked = ana.form("/verify", record=record)
    assert (checked.status_code, 'class="note good"' in checked.text) == (200, True)
    other = ana.form("/verify", record=record, commitment="0" * 64)
    assert 'class="note bad"' in other.text
    for wrong in ("", "x" * 5000, record[:-200], record.replace("imperial-miners", "no-such-game")):
        answer = ana.form("/verify", record=wrong)
        assert (answer.status_code, 'class="note bad"' in answer.text) == (422, True)
    assert ana.get("/verify").status_code == 200
    commitment = hashlib.sha256(key[1].encode()).hexdigest()
    noted = ana.form("/verify", record=record, commitment=f" {commitment[:32].upper()} {commitment[32:]}\n")
    assert (noted.status_code, 'class="note good"' in noted.text) == (200, True)
    assert len(noted.text) < len(checked.text)  # it need not say that nothing was compared
    for half in (commitment[:12], "banana"):
        answer = ana.form("/verify", record=record, commitment=half)
        assert (answer.status_code, "64" in answer.text) == (422, True)
    assert f"--commitment {commitment}\n" in page


def test_a_typed_seed_is_said_to_be_known(site: Site):
    ana = site.browser()
    table = ana.open_table("you", "here", seed="77")
    known = "This deal is known"
    for path in (f"/t/{table}?seat=0", f"/t/{table}/seats", f"/t/{table}/deal"):
        assert known in ana.get(path).text, path
    back = re.findall(r'id="back-\d+" value="http://[^"/]*(/return/[^"]+)"', ana.get(f"/t/{table}/seats").text)[1]
    assert known in site.browser("Eve").get(back).text
    assert known in ana.frame(table, 0)["parts"]["rail"]  # beside the players, not only in the menu
    assert known in site.browser("Eve").frame(table, -1)["parts"]["rail"]
    assert known not in ana.get(f"/t/{ana.open_table('you')}").text


def test_a_text_for_the_deal_that_cannot_be_used_is_refused_with_the_reason(site: Site):
    ana = site.browser()
    answer = ana.form("/tables", game="imperial-miners", seat=["you"], guest="", name="Ana", table="T", text="ü" * 5)
    assert answer.status_code == 422
    assert "plain characters on one line" in answer.text
