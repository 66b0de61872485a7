"""What every request passes: cookies, forgery, size, rate, headers."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from web_site import Browser, Site

from tabuleiro.server.keys import secret_in
from tabuleiro.web.limits import Buckets
from tabuleiro.web.person import COOKIE, Passports, Person, preferred


def test_every_answer_has_the_strict_headers(site: Site):
    ana = site.browser()
    table = ana.open_table("you", "search:1")
    for path in ("/", f"/t/{table}", "/nowhere", f"/t/{table}/frame", "/static/old/tokens.css"):
        headers = ana.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_pages_need_no_inline_code(site: Site):
    ana = site.browser()
    table = ana.open_table("you", "search:1")
    for path in ("/", "/new?game=imperial-miners", f"/t/{table}", f"/t/{table}/replay", "/rules/imperial-miners"):
        text = ana.get(path).text
        assert not re.search("<style| style=| onclick=", text), path
        assert "http://" not in text.replace("http://www.w3.org", "").replace(site.url, ""), path
        assert "https://" not in text, path


def test_a_change_needs_our_own_page(site: Site):
    ana, table = _with_table(site)
    body = {"seat": 0, "version": 0, "client": "12345678", "actions": ["keep x"]}
    stranger = httpx.Client(base_url=site.url)
    assert stranger.post(f"/t/{table}/act", json=body).status_code == 403  # no cookie at all
    assert ana.http.post(f"/t/{table}/act", json=body).status_code == 403  # no token
    bad = {"X-CSRF": "0" * 32}
    assert ana.http.post(f"/t/{table}/act", json=body, headers=bad).status_code == 403
    foreign = {"X-CSRF": ana.csrf, "Origin": "http://elsewhere.example"}
    answer = ana.http.post(f"/t/{table}/act", json=body, headers={**foreign, "Accept": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign_origin")


def test_anothers_token_does_not_help(site: Site):
    ana, table = _with_table(site)
    eve = site.browser("Eve")
    answer = ana.http.post(f"/t/{table}/undo", json={}, headers={"X-CSRF": eve.csrf})
    assert answer.status_code == 403


def test_a_forged_cookie_is_nobody(site: Site):
    ana = site.browser()
    assert Passports(b"another secret").read(f"{COOKIE}={ana.http.cookies[COOKIE]}") is None
    stranger = httpx.Client(base_url=site.url, cookies={COOKIE: ana.http.cookies[COOKIE][:-2] + "xx"})
    assert "set-cookie" in stranger.get("/").headers


FOREIGN = [
    'prefs={"a":1}',
    'said="never closed',
    "many=a,b,c; odd",
    "=nameless",
    "snow=\u2603\u00e4",
    f"long={'x' * 5000}",
    f"{COOKIE}=theirs",
    f"{COOKIE}={{}}; {COOKIE}=",
    "p[q]=(r)@<s>",
]


@pytest.mark.parametrize("foreign", FOREIGN)
@pytest.mark.parametrize("order", ["{theirs}; {ours}", "{ours}; {theirs}", "{theirs};{ours};{theirs}"])
def test_other_programs_cookies_do_not_hide_ours(site: Site, foreign: str, order: str):
    """All programs on a host share its cookies, whatever their ports."""
    ana = site.browser()
    sent = order.format(theirs=foreign, ours=f"{COOKIE}={ana.http.cookies[COOKIE]}")
    answer = httpx.get(f"{site.url}/", headers={"Cookie": sent.encode()})
    assert "set-cookie" not in answer.headers
    assert ana.person.name in answer.text


def test_anothers_identity_for_a_part_of_our_paths_does_not_take_our_place(site: Site):
    """Browsers send cookies for longer paths first: ours is for all paths."""
    ana, eve = site.browser(), site.browser("Eve")
    sent = f"{COOKIE}={eve.http.cookies[COOKIE]}; {COOKIE}={ana.http.cookies[COOKIE]}"
    assert Passports(secret_in(site.data)).read(sent) == ana.person


def test_a_cookie_may_come_in_several_headers(site: Site):
    """As proxies pass on what came by HTTP/2."""
    ana = site.browser()
    sent = [("Cookie", "first=1"), ("Cookie", f"{COOKIE}={ana.http.cookies[COOKIE]}")]
    assert "set-cookie" not in httpx.get(f"{site.url}/", headers=sent).headers


def test_too_much_is_refused(site: Site):
    ana, table = _with_table(site)
    answer = ana.http.post(f"/t/{table}/act", content=b"x" * 70_000, headers={"X-CSRF": ana.csrf})
    assert answer.status_code == 413

    def chunks():  # without a length in the header
        for _ in range(20):
            yield b"y" * 5_000

    answer = ana.http.post(f"/t/{table}/act", content=chunks(), headers={"X-CSRF": ana.csrf})
    assert answer.status_code == 413


@pytest.mark.parametrize("body", [b"", b"[]", b"{", b'{"seat": "0"}', b"\xff\xfe", b"[" * 30_000])
def test_malformed_bodies_get_a_reason(site: Site, body: bytes):
    ana, table = _with_table(site)
    headers = {"X-CSRF": ana.csrf, "Content-Type": "application/json"}
    answer = ana.http.post(f"/t/{table}/act", content=body, headers=headers)
    assert answer.status_code == 400
    assert answer.json()["error"] == "malformed"


def test_a_form_with_too_many_fields_is_no_form_of_ours(site: Site):
    ana = site.browser()
    answer = ana.http.post("/lang", data={"csrf": ana.csrf, **{f"f{n}": "x" for n in range(300)}})
    assert answer.status_code == 403


def test_rate_limits_can_be_met_and_end(tmp_path):
    limited = Site(tmp_path / "data", TABULEIRO_LIMITS="yes")
    try:
        ana = limited.browser()
        answers = [ana.form("/lang", lang="de", back="/") for _ in range(50)]
        assert {answer.status_code for answer in answers} == {303}
        refused = next(answer for answer in _posts(ana) if answer.status_code == 429)
        assert int(refused.headers["retry-after"]) >= 1
        assert ana.get("/").status_code == 200  # looking is counted apart from changing
    finally:
        limited.stop()


def _posts(browser: Browser) -> Iterator[httpx.Response]:
    """As fast as they go; more than any burst allows."""
    for _ in range(2000):
        yield browser.form("/lang", lang="de", back="/")


def test_buckets_refill():
    now = [0.0]
    buckets = Buckets(rate=2, burst=3, clock=lambda: now[0])
    assert [buckets.wait("a") for _ in range(3)] == [0, 0, 0]
    assert buckets.wait("a") == pytest.approx(0.5)
    assert buckets.wait("b") == 0
    now[0] = 0.5
    assert buckets.wait("a") == 0


def test_names_are_one_clean_line():
    assert Person("x").renamed("  Ana \n Maria\x00\u202e ").name == "Ana Maria"
    assert len(Person("x").renamed("x" * 99).name) == 30


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("de-AT,en;q=0.5", "de"),
        ("pt", "pt-BR"),
        ("fr, pt-PT;q=0.9, en;q=0.1", "pt-BR"),
        ("xx", "en"),
        ("en;q=oops", "en"),
    ],
)
def test_the_browsers_language_is_heard(header: str, lang: str):
    assert preferred(header) == lang


def test_a_person_keeps_what_they_chose():
    passports = Passports(b"secret")
    person = Person("id", "Ana", "de", "dark")
    assert passports.read(passports.cookie(person, secure=True)) == person
    assert "Secure" in passports.cookie(person, secure=True)
    assert "HttpOnly" in passports.cookie(person, secure=False)


def _with_table(site: Site) -> tuple[Browser, str]:
    ana = site.browser()
    return ana, ana.open_table("you", "search:1")
