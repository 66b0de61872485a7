"""Names on the pages: refused with a reason where they cannot be seen or look like somebody else's at the table."""

from __future__ import annotations

import html
import re

import pytest
from web_site import Browser, Site

from tabuleiro.server.chairs import Chair
from tabuleiro.web.eyes import names_of

ALIKE = {
    "en": "This looks like Ana, who is at this table already",
    "de": "Das sieht aus wie Ana",
    "pt-BR": "Parece Ana",
}


def link(host: Browser, table: str) -> str:
    found = re.search(r"/join/[A-Za-z0-9_.-]+", host.get(f"/t/{table}/seats").text)
    assert found is not None
    return found[0]


@pytest.mark.parametrize("lang", ["en", "de", "pt-BR"])
@pytest.mark.parametrize("name", ["Аna", "ana.", "Ａｎａ"])
def test_who_sits_down_does_not_pass_for_another(site: Site, lang: str, name: str):
    ana, eve = site.browser(), site.browser("Eve", lang)
    way = link(ana, ana.open_table("you", "open"))
    answer = eve.form(way, name=name)
    assert answer.status_code == 422
    assert ALIKE[lang] in html.unescape(answer.text)
    assert eve.form(way, name="Анна").status_code == 303


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u00ad", "A\u200bna", "\u202eana", "A" + "\u0316" * 20])
def test_what_cannot_be_seen_is_no_name(site: Site, name: str):
    ana, eve = site.browser("Rosa"), site.browser("Eve")
    assert eve.form(link(ana, ana.open_table("you", "open")), name=name).status_code == 422
    table = {"game": "imperial-miners", "seat": ["you", "here"], "name": "Rosa", "table": "Test", "hints": "yes"}
    assert ana.form("/tables", **{**table, "guest": ["", name]}).status_code == 422
    assert ana.form("/tables", **{**table, "guest": ["", "Bia"], "name": name}).status_code == 422
    assert ana.form("/tables", **{**table, "guest": ["", "Bia"], "table": name}).status_code == 422
    refused = ana.form("/name", name=name, back="/")
    assert refused.status_code == 422
    assert re.search("cannot be seen|what you are called", refused.text)


def test_people_at_one_screen_are_told_apart(site: Site):
    ana = site.browser()
    seats = {"game": "imperial-miners", "seat": ["you", "here", "here"], "name": "Ana", "table": "Test"}
    for guests in (["", "Аna", "Bia"], ["", "Bia", "BIA "]):
        answer = ana.form("/tables", **seats, guest=guests)
        assert answer.status_code == 422
        assert "who is at this table already" in answer.text


def test_one_may_have_any_real_name_or_none(site: Site):
    ana = site.browser()
    for name in ("Анна", "علی‌رضا", "👩‍🚀 Ana", ""):
        assert ana.form("/name", name=name, back="/").status_code == 303


def test_old_tables_tell_doubles_apart():
    chairs = [Chair("person", name) for name in ("Ana", "Аna", "Bia", "ana.")]
    assert names_of(chairs, "en") == ("Ana", "Аna (B)", "Bia", "ana. (D)")
