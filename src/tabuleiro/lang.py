"""Words in the languages we speak, read from Fluent files; the one module that knows fluent.runtime."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message

from tabuleiro.core.errors import BadInput

LANGUAGES: Final = ("en", "pt-BR", "de")
FALLBACK: Final = "en"
KEPT: Final = 20_000  # sentences: pages say the same few thousand again and again


class MissingWords(KeyError):
    """No language has this message, or the message needs a parameter that was not given: a bug of ours."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return self.message  # KeyError would show it in quotes


class Words:
    """The messages of folders with a subfolder of .ftl files for each language, read when first used."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders
        self._bundles: dict[str, FluentBundle] = {}
        self._keys: dict[str, frozenset[str]] = {}
        self._kept = lru_cache(maxsize=KEPT)(self._filled)

    def text(self, lang: str, key: str, **params: int | str) -> str:
        """The message with its parameters filled in; English where the language has none."""
        return self._kept(lang, key, **params)

    def _filled(self, lang: str, key: str, **params: int | str) -> str:
        bundle = self._bundle(lang)
        if key not in self._keys[lang]:
            bundle = self._bundle(FALLBACK)
            if key not in self._keys[FALLBACK]:
                raise MissingWords(
                    f"there is no message '{key}' in {', '.join(map(str, self.folders))} ({lang}, {FALLBACK})"
                )
        pattern = bundle.get_message(key).value
        assert pattern is not None  # only messages with a value are in _keys
        text, errors = bundle.format_pattern(pattern, params)
        if errors:
            raise MissingWords(f"message '{key}' ({lang}) cannot be filled in from {params}: {errors[0]}")
        return str(text)

    def speaking(self, lang: str) -> Callable[..., str]:
        """t("key", name="Ana") in one language."""
        return partial(self.text, lang)

    def has(self, lang: str, key: str) -> bool:
        """Whether the language itself has the message."""
        return key in self.keys(lang)

    def keys(self, lang: str) -> frozenset[str]:
        """Every message of the language."""
        self._bundle(lang)
        return self._keys[lang]

    def _bundle(self, lang: str) -> FluentBundle:
        found = self._bundles.get(lang)
        return self._load(lang) if found is None else found

    def _load(self, lang: str) -> FluentBundle:
        if lang not in LANGUAGES:
            raise BadInput(f"'{lang}' is not a language here ({', '.join(LANGUAGES)})")
        bundle = FluentBundle([lang], use_isolating=False)  # isolation marks are noise in notations and terminals
        keys: set[str] = set()
        for file in (file for folder in self.folders for file in sorted((folder / lang).glob("*.ftl"))):
            resource = FluentResource(file.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise BadInput(f"{file}: not Fluent: {(entry.content or '').strip()[:60]!r}")
                if isinstance(entry, Message) and entry.value is not None:
                    if entry.id.name in keys:
                        raise BadInput(f"{file}: the message '{entry.id.name}' is there twice")
                    keys.add(entry.id.name)
            bundle.add_resource(resource)
        self._keys[lang] = frozenset(keys)
        self._bundles[lang] = bundle
        return bundle


@cache
def words_in(*folders: Path) -> Words:
    """Always the same one for the same folders: messages are read once."""
    return Words(*folders)
