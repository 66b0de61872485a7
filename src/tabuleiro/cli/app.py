"""The commands of `tabuleiro` with their options; every error a person can mend ends here, with exit code 2."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperGroup

import tabuleiro
from tabuleiro.bots import BOTS, OWN
from tabuleiro.bots.naming import SPELLINGS
from tabuleiro.cli.content import content
from tabuleiro.cli.options import (
    AS_JSON,
    BUDGET,
    DATABASE,
    FAULTY,
    FIRST,
    GAME,
    JOBS,
    LANG,
    NAMES,
    OPTION,
    PACK,
    RAY,
    RECORDS,
    argument,
    flag,
    given,
    texts_in,
)
from tabuleiro.core.errors import BadInput, PackError, TabuleiroError

if TYPE_CHECKING:
    from tabuleiro.server.config import Settings


class Door(TyperGroup):
    """The one place where errors become messages."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except PackError as error:
            for fault in error.faults:
                print(fault, file=sys.stderr)
        except TabuleiroError as error:
            print(f"tabuleiro: {error}", file=sys.stderr)
        except BrokenPipeError:
            raise  # whoever read our output has enough: typer ends quietly
        except OSError as error:
            where = f"{error.filename}: " if error.filename else ""
            print(f"tabuleiro: {where}{error.strerror or error}", file=sys.stderr)
        raise typer.Exit(FAULTY)


app = typer.Typer(
    cls=Door,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Play, replay and study modern board games, in the browser or in the terminal.",
)
app.add_typer(content, name="content")


def _version(wanted: bool) -> None:
    if wanted:
        print(f"tabuleiro {tabuleiro.__version__} ({tabuleiro.build()})")
        raise typer.Exit


@app.callback()
def front(
    version: bool = typer.Option(
        False, "--version", help="Show the version and exit.", callback=_version, is_eager=True
    ),
) -> None:
    pass


@app.command()
def play(
    game: str | None = argument("GAME", f"The game: {NAMES}. Default: the first, or that of --load."),
    seats: str | None = given(
        "WHO,WHO,...",
        f"Who sits where: you (several times for one keyboard), {SPELLINGS}; search alone is level 5; {OWN}. "
        "Default: you and greedy, as many as the game needs, or as saved with --load.",
    ),
    lang: str | None = LANG,
    seed: int | None = given("N", "The same seed deals the same game. Default: a random one, which is shown."),
    option: list[str] | None = OPTION,
    pack: Path | None = PACK,
    save: Path | None = given("FILE", "Keep the play in this file after each of your actions."),
    load: Path | None = given("FILE", "Go on with a play that was saved."),
) -> None:
    """Play a game in the terminal.

    People sit at one keyboard, with or without bots; bots alone play on their own.
    Type an option's number, an action such as "pick sun-ladder", hint or help during the play.
    """
    from tabuleiro.cli.play import Play, new_table, saved_table
    from tabuleiro.cli.terminal import Terminal

    texts = texts_in(lang)
    if load is None:
        table = new_table(game or FIRST, seats, seed, option, pack)
    elif seed is None and not option:
        table = saved_table(load, game, seats, pack)
    else:
        raise BadInput("--seed and --option belong to a new play: they cannot be given with --load")
    Play(table, Terminal(), texts, save, load).run()


@app.command()
def serve(
    host: str | None = given(
        "HOST", "Where to listen; 0.0.0.0 for the whole network. Default: HOST, else this machine only."
    ),
    port: int | None = typer.Option(None, metavar="N", min=0, max=65535, help="The port. Default: PORT, else 8000."),
    database: str | None = DATABASE,
    pack: list[str] | None = given(
        "GAME=FILE", "New tables of the game are played with this pack instead of the house set; one for each game."
    ),
    browser: bool | None = typer.Option(
        None, "--browser/--no-browser", help="Open the page. Default: yes, unless BROWSER is none.", show_default=False
    ),
) -> None:
    """Play in the browser: serves the pages until Ctrl-C.

    More settings come from the environment: TABULEIRO_DATA (folder), TABULEIRO_WORKERS (bot processes),
    TABULEIRO_BOT_PAUSE (seconds between bots' actions), TABULEIRO_PATIENCE (seconds to wait for who is away),
    TABULEIRO_LIMITS=no (no rate limits), TABULEIRO_PACKS (as --pack).
    """
    from tabuleiro.web.serving import serve as run

    packs = os.pathsep.join(pack) if pack else None
    browse = os.environ.get("BROWSER") != "none" if browser is None else browser
    run(_settings(database, HOST=host, PORT=port, TABULEIRO_PACKS=packs), browse)


@app.command()
def backup(
    folder: Path = argument("DIR", "A new or empty folder for the backup.", ...),
    database: str | None = DATABASE,
) -> None:
    """Copy the tables and the server's secret to a folder, while the server runs.

    The copy holds all that was confirmed when it began, with checksums and a manifest; keep it as safe as the original,
    for the secret opens every seat. The data folder is TABULEIRO_DATA, else yours. Only SQLite files are copied; for
    PostgreSQL use pg_dump, and copy the secret with it.
    """
    from tabuleiro.server.backup import back_up

    done = back_up(_settings(database), folder)
    print(f"Backed up to {folder}: tables {done.tables}, and the secret")


@app.command()
def restore(
    folder: Path = argument("DIR", "A folder that `tabuleiro backup` has made.", ...),
    database: str | None = DATABASE,
    replace: bool = flag("--replace", "Put it in the place of data that is there, which is kept as NAME.before-TIME."),
) -> None:
    """Put a backup in place, before the server is started.

    It is checked first: manifest, checksums, and the whole database. A server that is running has to be stopped before.
    The data folder is TABULEIRO_DATA, else yours.
    """
    from tabuleiro.server.backup import restore as put_back

    settings = _settings(database)
    done = put_back(settings, folder, replace)
    print(f"Restored to {settings.data} what was backed up at {done.made}: tables {done.tables}, and the secret")


def _settings(database: str | None, **more: str | int | None) -> Settings:
    """Those of the environment, but for what was given."""
    from tabuleiro.server.config import Settings

    wishes = {"TABULEIRO_DATABASE": database, **more}
    return Settings.from_env({**os.environ, **{key: str(value) for key, value in wishes.items() if value is not None}})


@app.command()
def sim(
    game: str = GAME,
    seats: str | None = given(
        "BOT,BOT,...",
        f"The bot of each seat: {SPELLINGS}; search alone is level 5; {OWN}. Default: random ones, two or the fewest.",
    ),
    games: int = given("N", "How many games are played.", 1000),
    seed: int | None = given("N", "Seed of the first game; the others follow it. Default: a random one."),
    swap: bool = flag("--swap", "Move every bot one seat on after each game, for a fair comparison."),
    jobs: int | None = given("N", "Processes. Default: one, or with --ray all that are there."),
    ray: str | None = RAY,
    records: Path | None = RECORDS,
    json: bool = AS_JSON,
    option: list[str] | None = OPTION,
    pack: Path | None = PACK,
    lang: str | None = LANG,
) -> None:
    """Let bots play many games and show how they scored."""
    from tabuleiro.analysis.pool import Hired
    from tabuleiro.cli.seats import kinds_of, options_of, some_seed, usual_seats
    from tabuleiro.cli.sim import as_json, as_tables, simulated
    from tabuleiro.cli.terminal import Terminal

    texts, rules = texts_in(lang), tabuleiro.load(game, pack)
    kinds = kinds_of(seats or ",".join(["random"] * usual_seats(rules)), people=False)
    hired = Hired(1 if jobs is None and ray is None else jobs, ray)
    outcome = simulated(rules, kinds, games, some_seed(seed), options_of(option), swap, hired, records)
    if json:
        print(as_json(outcome))
    else:
        terminal = Terminal()
        terminal.print(*as_tables(outcome, texts, terminal))


@app.command("bots")
def list_bots(lang: str | None = LANG) -> None:
    """List the bots, and the levels of the search bot."""
    from tabuleiro.cli.bots import shown
    from tabuleiro.cli.terminal import Terminal

    Terminal().print(*shown(texts_in(lang)))


@app.command("protocol")
def show_protocol() -> None:
    """Print the messages between a server and a bot in any language, as JSON Schema."""
    import msgspec

    from tabuleiro.bots.protocol import schema

    print(msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode())


@app.command()
def codec(game: str = GAME, pack: Path | None = PACK, json: bool = AS_JSON) -> None:
    """Print a game's actions as numbers and the figures of its observations, for learners."""
    from tabuleiro.cli.codec import show

    show(tabuleiro.load(game, pack), json)


@app.command()
def arena(
    bots: str = given(
        "BOT,BOT,...", f"Who takes part: {', '.join(BOTS)}; with a level NAME:3, or several as NAME:1..6; {OWN}.", ...
    ),
    game: str = GAME,
    games: int = given("N", "Games of each line-up, all seat rotations counted; rounded up to those.", 100),
    seats: int | None = given(
        "N", "Seats at a table; every set of N bots meets. Default: 2, or the fewest of the game."
    ),
    seed: int = given("N", "Seed of the first round; the others follow it, alike for every line-up.", 1),
    budget: int | None = BUDGET,
    jobs: int | None = JOBS,
    ray: str | None = RAY,
    records: Path | None = RECORDS,
    out: Path | None = given("DIR", "Folder of the journal and the results. Default: arena/GAME-..., by settings."),
    json: bool = AS_JSON,
    option: list[str] | None = OPTION,
    pack: Path | None = PACK,
    lang: str | None = LANG,
) -> None:
    """Let bots meet in every seat with the same seeds, and rate them.

    Every finished game is kept: interrupt it with Ctrl-C, and the same command goes on from there.
    A bot that raises, answers what is not legal or exceeds its budget gets the first legal action, and is reported.
    If one never comes to an answer at all, the exit code is 2.
    """
    from tabuleiro.analysis import Settings, entrants_of
    from tabuleiro.analysis.pool import Hired
    from tabuleiro.cli.arena import hold
    from tabuleiro.cli.seats import options_of, usual_seats

    texts, rules = texts_in(lang), tabuleiro.load(game, pack)
    at_table = usual_seats(rules) if seats is None else seats
    settings = Settings.checked(rules, entrants_of(bots), games, at_table, seed, budget, options_of(option))
    hold(settings, out, pack, Hired(jobs, ray), records, json, texts)


@app.command()
def balance(
    ctx: typer.Context,
    game: str = GAME,
    more: list[Path] | None = argument("FILE", "Further journals of --from.", show_default=False),
    bots: str = given("BOT", f"Who plays in all seats: {', '.join(BOTS)}; NAME:3 with a level; {OWN}.", "search:5"),
    seats: int | None = given("N", "Seats at a table. Default: 2, or the fewest of the game."),
    games: int = given("N", "How many games are played.", 400),
    seed: int = given("N", "Seed of the first game; the others follow it.", 1),
    budget: int | None = BUDGET,
    jobs: int | None = JOBS,
    ray: str | None = RAY,
    out: Path | None = given(
        "DIR", "Folder of the journal and the report. Default: balance/GAME-..., by settings; none with --from."
    ),
    from_: list[Path] | None = typer.Option(
        None,
        "--from",
        metavar="FILE...",
        help="Play nothing: report on the games of these journals, or of all below a folder.",
    ),
    json: bool = AS_JSON,
    option: list[str] | None = OPTION,
    pack: Path | None = PACK,
    lang: str | None = LANG,
) -> None:
    """Let a bot play against itself, and report whether the game's content is balanced.

    Every finished game is kept: interrupt it with Ctrl-C, and the same command goes on from there, or with more games.
    The report, in English, is Markdown, JSON, CSV tables and SVG pictures.
    """
    from tabuleiro.analysis.balance import Balance, Series
    from tabuleiro.cli.arena import watched
    from tabuleiro.cli.balance import HOME, only_read, tell
    from tabuleiro.cli.seats import options_of, usual_seats

    if more and not from_:
        raise typer.BadParameter(f"'{more[0]}': journals are given with --from")
    texts, rules = texts_in(lang), tabuleiro.load(game, pack)
    if from_:
        tell(rules, only_read(ctx, rules, [*from_, *(more or [])]), out, json, texts)
        return
    at_table = usual_seats(rules) if seats is None else seats
    series = Series.checked(rules, bots, at_table, seed, budget, options_of(option))
    folder = out or HOME / series.folder
    tell(rules, watched(Balance(rules, series, games, folder, pack, jobs, ray), texts), folder, json, texts)


@app.command()
def dataset(
    records: list[Path] = argument("RECORD...", "Records of plays that are over, or folders of them.", ...),
    out: Path = typer.Option(..., "--out", "-o", metavar="FILE", help="The Parquet file."),
    pack: Path | None = PACK,
    lang: str | None = LANG,
) -> None:
    """Write a table with a row for each decision of many plays, for learners; needs tabuleiro[data].

    What a seat saw as figures, what it could choose and did, and how it ended. All plays are of one game, with the same
    content and rules; sim and arena keep them with --records.
    """
    from tabuleiro.cli.dataset import dataset as write

    write(records, out, pack, texts_in(lang))


@app.command()
def replay(
    file: Path = argument("FILE", "A record, as play saves it.", ...),
    to: int | None = given("N", "Stop after this many actions."),
    lang: str | None = LANG,
    pack: Path | None = PACK,
    quiet: bool = flag("--quiet", "Show only the result."),
) -> None:
    """Replay a saved game and check that its actions lead to its result.

    Shows the log with the number of each action, the position at the end and the scores.
    """
    from tabuleiro.cli.replay import replay as replay_file
    from tabuleiro.cli.terminal import Terminal

    replay_file(file, to, pack, quiet, Terminal(), texts_in(lang))


@app.command()
def analyse(
    file: Path = argument("FILE", "A record of a play that is over.", ...),
    json: bool = AS_JSON,
    rollouts: int = typer.Option(96, metavar="N", min=8, help="Plays that each decision is judged by."),
    seed: int = given("N", "The same seed judges the same.", 0),
    jobs: int | None = JOBS,
    lang: str | None = LANG,
    pack: Path | None = PACK,
) -> None:
    """Say what decided a finished play: chances, what each decision cost, luck and accuracy.

    Every decision is judged by what its seat knew when it was made; luck is told apart.
    """
    from tabuleiro.analysis.reviewing import Care
    from tabuleiro.cli.analyse import analyse as analyse_file

    analyse_file(file, Care(rollouts=rollouts, seed=seed), jobs, pack, json, texts_in(lang))


@app.command()
def verify(
    files: list[Path] = argument("FILE...", "Records of plays that are over.", ...),
    commitment: str = given("HEX", "The key's fingerprint, as it was published before the first draw.", ""),
    lang: str | None = LANG,
    pack: Path | None = PACK,
) -> None:
    """Verify that nobody chose what was drawn and rolled.

    Each record is played again from its key and the people's texts (or from its seed), and every outcome must be the
    same. Exit code 1: one of them is not; 3: none is wrong, but one was arranged for a lesson, which promises nothing.
    """
    from tabuleiro.cli.fairness import verify as verify_files

    verify_files(files, commitment, pack, texts_in(lang))


@app.command()
def fairness(
    files: list[Path] | None = argument("FILE...", "Records. Default: all finished plays of the server's tables."),
    each: bool = flag("--each", "Show every card and tile, not only dice."),
    lang: str | None = LANG,
    json: bool = AS_JSON,
) -> None:
    """Compare what was drawn and rolled in many plays with what was to be expected.

    A chi-square test for each kind of draw; p below 0.001 would be odd. Lessons are left out: they are arranged.
    """
    from tabuleiro.cli.fairness import fairness as compare
    from tabuleiro.cli.terminal import Terminal

    compare(files or [], each, json, Terminal(), texts_in(lang))
