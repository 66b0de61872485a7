"""The reader of rule books: prose becomes safe HTML, and a bad book is refused with the place of its fault."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabuleiro.core.errors import BadInput
from tabuleiro.drawing import prose
from tabuleiro.games.imperial_miners.words.names import WORDS
from tabuleiro.kit.book import book_of
from tabuleiro.kit.rulebook import read

GUIDE = Path(__file__).parents[2] / "docs" / "new-game.md"
FILES = ("rules.md", "learn.md", "legend.md")


def test_prose_is_safe_html() -> None:
    text = "<script>alert(1)</script> **a & b** [IM-7] {coin} {house}\n\n- one\n- two <b>\n  more"
    assert prose.html(text, house='"so"', page="/rules/x") == (
        "<p>&lt;script&gt;alert(1)&lt;/script&gt; <b>a &amp; b</b> "
        '<a href="/rules/x#im-7">IM-7</a> '
        '<svg class="i" aria-hidden="true"><use href="#i-coin"/></svg>\u00a0'
        '<span class="house" role="img" aria-label="&#34;so&#34;" title="&#34;so&#34;">◆</span></p>'
        "<ul><li>one</li><li>two &lt;b&gt;\n  more</li></ul>"
    )
    assert prose.plain(text) == "<script>alert(1)</script> a & b IM-7 one two <b> more"


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("rules.md", "words\n", "a heading should come first"),
        ("rules.md", "# a: A\n\n## IM-1 One\n\nSee [IM-9].\n", "there is no rule IM-9"),
        ("rules.md", "# a: A\n\n## IM-1 One\n\n{moon-cheese} is nice.\n", "there is no icon 'moon-cheese'"),
        ("rules.md", "# a: A\n\n## IM-1 One\n\n{card moon-cheese} is nice.\n", "there is no card 'moon-cheese'"),
        ("rules.md", "# a: A\n\n## IM-1 One\n\nText.\n\n## IM-1 Two\n\nText.\n", "is there twice"),
        ("rules.md", "# a: A\n\n## IM-1 One\n\nText.\n\n> moon\n> A picture.\n", "there is no picture 'moon'"),
        ("rules.md", "# a: A\n\n## IM-1 One\n\nText.\n\n> carts\n", "nothing is said about it"),
        ("rules.md", "# a: A\n\n## IM-1 One\n\nText {Coin}.\n", "belongs to no mark"),
        ("rules.md", "## IM-1 One\n\nText.\n", "stands in a chapter"),
        ("rules.md", "# a: A\n\n## IM-1 One\n\n", "has a number and a text"),
        ("rules.md", "# Chapter\n", "a heading is"),
        ("learn.md", "## a: A\n\nText.\n", "a text and one picture"),
        ("legend.md", "# a: A\n\n- {coin} Coin\n", "an icon is explained as"),
        ("legend.md", "# a: A\n\n- {moon-cheese} **Moon**\n", "there is no icon 'moon-cheese'"),
    ],
)
def test_a_bad_book_is_refused_with_the_place(tmp_path: Path, file: str, text: str, complaint: str) -> None:
    (tmp_path / "en").mkdir()
    for name in FILES:
        (tmp_path / "en" / name).write_text(text if name == file else "", encoding="utf-8")
    (tmp_path / "examples.toml").write_text(
        (book_of("imperial-miners").folder / "examples.toml").read_text(encoding="utf-8"), encoding="utf-8"
    )
    with pytest.raises(BadInput) as caught:
        read(tmp_path, "en", lambda kind, id_: WORDS.text("en", f"{kind}-{id_}"))
    assert complaint in str(caught.value)
    assert f"en/{file}" in str(caught.value)


def test_a_book_needs_only_its_rules_as_the_guide_has_them(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    said = re.search(r"```\n(# .*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert said
    (tmp_path / "en" / "rules.md").write_text(said[1])
    book = read(tmp_path, "en", lambda kind, id_: "")
    assert [rule.id for rule in book.rules] == ["MG-1"]
    assert (book.steps, book.legend) == ((), ())
    (tmp_path / "en" / "rules.md").unlink()
    with pytest.raises(BadInput, match="a rule book has rules"):
        read(tmp_path, "en", lambda kind, id_: "")
