"""The messages of every game: the same in every language, with the same parameters; what is not there is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from words_kit import every_other_language, messages_of, parameters

from tabuleiro.core.errors import BadInput
from tabuleiro.kit import shelf
from tabuleiro.lang import MissingWords, Words

every_game = pytest.mark.parametrize("name", shelf.games())
# German has a parameter in other forms: with a capital letter where a line starts, or without its article.
FORMS = {"imperial-miners": {"start": "do"}, "above-and-below": {"start": "ware", "bare": "ware"}}

# Whether who reads it did it, whether it is the Dutch, who are many: some languages have other forms for that.
GRAMMAR = {"you", "dutch"}


@every_game
@every_other_language
def test_every_language_has_the_same_messages(name: str, lang: str) -> None:
    keys, english = messages_of(name).keys(lang), messages_of(name).keys("en")
    assert keys == english, keys ^ english
    assert parameters(name, lang).keys() == parameters(name, "en").keys() == english


@every_game
@every_other_language
def test_every_language_takes_the_same_parameters(name: str, lang: str) -> None:
    """A parameter that one language left out would hide a fact from its readers."""

    def facts(lang: str) -> dict[str, set[str]]:
        forms = FORMS.get(name, {})
        return {key: {forms.get(one, one) for one in names - GRAMMAR} for key, names in parameters(name, lang).items()}

    mine, english = facts(lang), facts("en")
    assert {key: (mine[key], english[key]) for key in mine if mine[key] != english[key]} == {}


def test_words_refuses_what_it_does_not_have(tmp_path: Path) -> None:
    words = messages_of("imperial-miners")
    with pytest.raises(BadInput, match=r"^'xx' is not a language here \(en, pt-BR, de\)$"):
        words.text("xx", "gain")
    with pytest.raises(MissingWords, match="no message 'no-such-key'"):
        words.text("de", "no-such-key")
    with pytest.raises(MissingWords, match="cannot be filled in"):
        words.text("de", "gain")
    for lang, text in (("en", "both = yes\nonly-english = here\n"), ("de", "both = ja\n")):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "a.ftl").write_text(text, encoding="utf-8")
    few = Words(tmp_path)
    assert few.text("de", "both") == "ja"
    assert few.text("de", "only-english") == "here"
    assert not few.has("de", "only-english")
    (tmp_path / "pt-BR").mkdir()
    (tmp_path / "pt-BR" / "a.ftl").write_text("fine = ja\nthis is no message\n", encoding="utf-8")
    with pytest.raises(BadInput, match=r"a\.ftl, line 2: not Fluent: Expected token: \"=\""):
        few.text("pt-BR", "both")
