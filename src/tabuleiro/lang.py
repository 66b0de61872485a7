"""Words in the languages we speak, read from Fluent files; the one module that knows fluent.runtime."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tabuleiro.core.errors import BadInput

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

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
    """The messages of folders, read when first used: a language has a file, `de.ftl`, or a subfolder of files. What a
    later folder says replaces what an earlier one says."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders
        self._language = cache(self._load)
        self._kept = lru_cache(maxsize=KEPT)(self._filled)

    def text(self, lang: str, key: str, /, **params: int | str) -> str:
        """The message with its parameters filled in; English where the language has none."""
        return self._kept(lang, key, **params)

    def _filled(self, lang: str, key: str, /, **params: int | str) -> str:
        bundle, keys = self._language(lang)
        if key not in keys:
            bundle, keys = self._language(FALLBACK)
            if key not in keys:
                raise MissingWords(
                    f"there is no message '{key}' in {', '.join(map(str, self.folders))} ({lang}, {FALLBACK})"
                )
        pattern = bundle.get_message(key).value
        assert pattern is not None  # only messages with a value are among the keys
        text, errors = bundle.format_pattern(pattern, params)
        if errors:
            raise MissingWords(f"message '{key}' ({lang}) cannot be filled in from {params}: {errors[0]}")
        return str(text)

    def speaking(self, lang: str) -> Callable[..., str]:
        """t("key", name="Ana") in one language."""
        return partial(self.text, lang)

    def listed(self, items: Sequence[str], lang: str, how: str = "list") -> str:
        """`a, b and c`; with how = "or": `a, b or c`."""
        text = items[0] if items else ""
        for i, item in enumerate(items[1:], 2):
            text = self.text(lang, f"{how}-last" if i == len(items) else f"{how}-more", a=text, b=item)
        return text

    def counted(self, things: Mapping[str, int], lang: str) -> str:
        """`2 fish and 1 potion`: each thing has a message `n-fish`."""
        return self.listed(self.counts(things, lang), lang)

    def counts(self, things: Mapping[str, int], lang: str) -> list[str]:
        """The same one by one; what there is none of is left out."""
        return [self.text(lang, f"n-{what.replace('/', '-')}", n=n) for what, n in things.items() if n]

    def has(self, lang: str, key: str) -> bool:
        """Whether the language itself has the message."""
        return key in self.keys(lang)

    def keys(self, lang: str) -> frozenset[str]:
        """Every message of the language."""
        return self._language(lang)[1]

    def _load(self, lang: str) -> tuple[FluentBundle, frozenset[str]]:
        """A language's messages and their keys."""
        from fluent.runtime import FluentBundle  # takes longer to import than a game to load, and plays need no words

        if lang not in LANGUAGES:
            raise BadInput(f"'{lang}' is not a language here ({', '.join(LANGUAGES)})")
        bundle = FluentBundle([lang], use_isolating=False)  # isolation marks are noise in notations and terminals
        keys: set[str] = set()
        for folder in self.folders:
            keys |= _read(bundle, [*sorted((folder / lang).glob("*.ftl")), *folder.glob(f"{lang}.ftl")])
        return bundle, frozenset(keys)


def _read(bundle: FluentBundle, files: Sequence[Path]) -> set[str]:
    """Adds the messages of one folder; returns their keys."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk, Message

    keys: set[str] = set()
    for file in files:
        text = file.read_text(encoding="utf-8")
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, Junk):
                fault = entry.annotations[0]
                line = text.count("\n", 0, fault.span.start if fault.span else 0) + 1
                raise BadInput(f"{file}, line {line}: not Fluent: {fault.message}")
            if isinstance(entry, Message) and entry.value is not None:
                if entry.id.name in keys:
                    raise BadInput(f"{file}: the message '{entry.id.name}' is there twice")
                keys.add(entry.id.name)
        bundle.add_resource(resource, allow_overrides=True)
    return keys


def spoken(tag: str) -> str:
    """The language here that a tag means: `pt` and `PT-br` are pt-BR, as there is one Portuguese; "": none."""
    return next((lang for lang in LANGUAGES if re.match(rf"{lang[:2]}(-|$)", tag.lower())), "")


def capital(text: str) -> str:
    """To begin a sentence with."""
    return text[:1].upper() + text[1:]


@cache
def words_in(*folders: Path) -> Words:
    """Always the same one for the same folders: messages are read once."""
    return Words(*folders)
