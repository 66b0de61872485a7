"""A host's own pack: the form says its name, and a table opened there is played with it."""

from __future__ import annotations

from pathlib import Path

from web_site import Site

OWN = '[pack]\nname = "Ana\'s <cards>"\nbase = "house"\n[[card]]\nid = "open-cut"\nnames = { en = "Anas Cut" }\n'


def test_the_form_says_with_what_is_played(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(OWN, "utf-8")
    site = Site(tmp_path / "data", TABULEIRO_PACKS=f"imperial-miners={tmp_path}/mine.toml")
    try:
        ana = site.browser("Ana")
        assert "a pack of its own: Ana&#39;s &lt;cards&gt;." in ana.get("/new?game=imperial-miners").text
        assert "a pack of its own" not in ana.get("/new?game=above-and-below").text
        table = ana.open_table("you", "search:1", seed="5")
        assert ana.get(f"/t/{table}").status_code == 200
    finally:
        site.stop()
