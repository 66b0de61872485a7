"""The archive: every house set that was ever in use, by its hash; `make keep` adds those in use now.

In a game's room `content`, `kept/<hash>.json` says which files a set has, and `kept/texts` holds each text once: most
files stay as they are from one set to the next.
"""

from __future__ import annotations

import binascii
import hashlib
import json
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tabuleiro.core.errors import BadInput
from tabuleiro.kit.packs import Kept

GZIP: Final = 31  # zlib's word for gzip's format; that module takes longer to import
LONGEST_HASH: Final = 64
MOST_BYTES: Final = 4_000_000  # of a pack that a record carries


def has(place: Path, pack_hash: str) -> bool:
    """Whatever the hash is: a record of anybody's may name it."""
    return pack_hash.isalnum() and len(pack_hash) <= LONGEST_HASH and (place / f"{pack_hash}.json").is_file()


def kept(place: Path, pack_hash: str) -> Kept:
    """A set that the archive has."""
    names: dict[str, str] = json.loads((place / f"{pack_hash}.json").read_text("utf-8"))
    return Kept(
        {path: zlib.decompress((place / "texts" / name).read_bytes(), GZIP).decode() for path, name in names.items()}
    )


def keep(place: Path, pack_hash: str, files: Mapping[str, str]) -> None:
    """A set that is there already gets its words as they are now; texts that no set needs any more go."""
    (place / "texts").mkdir(parents=True, exist_ok=True)
    names = {path: f"{hashlib.sha256(text.encode()).hexdigest()[:16]}.gz" for path, text in sorted(files.items())}
    for path, name in names.items():
        if not (place / "texts" / name).exists():
            (place / "texts" / name).write_bytes(zlib.compress(files[path].encode(), 9, GZIP))
    (place / f"{pack_hash}.json").write_text(json.dumps(names, indent=1) + "\n", "utf-8")
    needed = {name for index in place.glob("*.json") for name in json.loads(index.read_text("utf-8")).values()}
    for text in (place / "texts").iterdir():
        if text.name not in needed:
            text.unlink()


# ---------------------------------------------------------------- as one line of text, for records and databases
def packed(files: Mapping[str, str]) -> str:
    whole = json.dumps(files, ensure_ascii=False, sort_keys=True).encode()
    return binascii.b2a_base64(zlib.compress(whole, 9), newline=False).decode()


def unpacked(content: str) -> Kept:
    """Made by `packed`, or by anybody: what is no pack is refused, and one that would fill the memory too."""
    try:
        opened = zlib.decompressobj()
        whole = opened.decompress(binascii.a2b_base64(content, strict_mode=True), MOST_BYTES)
        files = json.loads(whole) if opened.eof else None
    except (ValueError, zlib.error, RecursionError):
        files = None
    if not isinstance(files, dict) or not all(isinstance(text, str) for text in files.values()):
        raise BadInput("the content pack that comes with it cannot be read")
    return Kept(files)
