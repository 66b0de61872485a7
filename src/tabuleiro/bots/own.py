"""Own bots: a class in a file or a module, one that another package brings, a command; none of them is in our package.

`path/to/file.py:MyBot`, `mymodule:MyBot`, a name of the entry point group `tabuleiro.bots`, `stdio:COMMAND`. Whoever
names one runs its code: names from strangers (forms, records) go through `naming.offered` instead.
"""

from __future__ import annotations

import hashlib
import inspect
import sys
from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from modulefinder import ModuleFinder
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from tabuleiro.bots.bot import Bot
from tabuleiro.core.errors import BadInput, slip

GROUP: Final = "tabuleiro.bots"  # of entry points
STDIO: Final = "stdio:"
LIBRARIES: Final = ("site-packages", "dist-packages")  # folders that hold more than one's own


def written(text: str) -> bool:
    """Whether it is written as an own bot; installed ones are written as ours are."""
    place, colon, name = text.rpartition(":")
    return text.startswith(STDIO) or (bool(colon and place) and name.isidentifier())


@lru_cache(maxsize=1)
def installed() -> dict[str, EntryPoint]:
    """The bots that packages bring, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


def made(name: str, seed: int, level: int | None) -> Bot:
    """One by its name; whatever a stranger's code does wrong is said in words. Its seed is veiled: from the very one
    that is given here, the play's own and all that is to come could be worked out."""
    settings = {} if level is None else {"level": level}
    veiled = int.from_bytes(hashlib.sha256(f"bot {seed}".encode()).digest()[:6])
    if name.startswith(STDIO):
        from tabuleiro.bots.stdio import StdioBot

        return StdioBot(name.removeprefix(STDIO))
    make = found(name)
    try:
        return make(veiled, **settings)
    except Exception as error:
        raise BadInput(f"the bot '{name}' cannot be made: {slip(error, home_of(make))}") from error


def found(name: str) -> type[Bot]:
    """The class of a bot; its module is loaded."""
    point = installed().get(name)
    place, _, attribute = (point.value.replace(" ", "") if point else name).rpartition(":")
    module = _module(name, place)
    there: Any = getattr(module, attribute, None)
    if there is None:
        known = ", ".join(sorted(_bots_in(module))) or "none"
        raise BadInput(f"the bot '{name}': there is no '{attribute}' in {place} (bots there: {known})")
    if not (isinstance(there, type) and issubclass(there, Bot)):
        raise BadInput(f"the bot '{name}': '{attribute}' is no subclass of tabuleiro.Bot but {there!r}"[:300])
    return there


def home_of(bot: type[Bot]) -> Path:
    """The folder of its code."""
    return Path(inspect.getfile(bot)).parent


def _bots_in(module: ModuleType) -> Iterator[str]:
    for name, thing in vars(module).items():
        if isinstance(thing, type) and issubclass(thing, Bot) and thing.__module__ == module.__name__:
            yield name


def content_of(name: str) -> str:
    """A hash of all that a bot is made of: another content is another player. Of a file that is also the modules beside
    it that it imports, of a package all its files, of a command the files that it names."""
    hashed = hashlib.sha256()
    for file in files_of(name):
        hashed.update(f"{file.name}\n".encode())
        hashed.update(file.read_bytes().replace(b"\r\n", b"\n"))
    return hashed.hexdigest()[:16]


def files_of(name: str) -> list[Path]:
    """What it is made of."""
    if name.startswith(STDIO):
        from tabuleiro.bots.stdio import words_of

        return [Path(word) for word in words_of(name.removeprefix(STDIO)) if Path(word).is_file()]
    point = installed().get(name)
    place = (point.value if point else name).rpartition(":")[0].strip()
    if place.endswith(".py"):
        return _with_those_beside(Path(place))
    origin = _origin(place)
    if origin.name.startswith("__init__."):
        return sorted(file for file in origin.parent.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    return _with_those_beside(origin)


def _with_those_beside(file: Path) -> list[Path]:
    folder = file.resolve().parent
    if folder.name in LIBRARIES:
        return [file]
    finder = ModuleFinder([str(folder)], excludes=["tabuleiro"])
    finder.run_script(str(file))
    beside = {getattr(module, "__file__", None) for name, module in finder.modules.items() if name != "__main__"}
    return [file, *sorted(Path(one) for one in beside if one)]


# ---------------------------------------------------------------- modules
def _module(name: str, place: str) -> ModuleType:
    if place.endswith(".py"):
        return _from_file(name, Path(place))
    try:
        origin = _origin(place)
        return import_module(place)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{place}.".startswith(f"{error.name}."):
            raise BadInput(f"the bot '{name}': there is no module '{place}' here or among what is installed") from None
        raise BadInput(f"the bot '{name}': {slip(error, origin.parent)}") from error
    except (Exception, SystemExit) as error:
        raise BadInput(f"the bot '{name}': {slip(error, origin.parent)}") from error


def _origin(place: str) -> Path:
    """The file of a module's topmost package, or of the module itself; modules here are found, too."""
    _reachable(Path.cwd())
    top = place.partition(".")[0]
    spec = find_spec(top)
    if spec is None or not spec.origin:
        raise ModuleNotFoundError(name=top)
    return Path(spec.origin)


def _from_file(name: str, file: Path) -> ModuleType:
    """A file as a module of its own, under a name that no other module has; loaded once."""
    file = file.expanduser().absolute()
    if not file.is_file():
        raise BadInput(f"the bot '{name}': there is no file '{file}'")
    own = f"tabuleiro_own_{hashlib.sha256(str(file).encode()).hexdigest()[:16]}"
    if own in sys.modules:
        return sys.modules[own]
    spec = spec_from_file_location(own, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    _reachable(file.parent)
    sys.modules[own] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[own]
        raise BadInput(f"the bot '{name}': {slip(error, file.parent)}") from error
    return module


def _reachable(folder: Path) -> None:
    """Modules of the folder can be imported, after all others: it hides none."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
