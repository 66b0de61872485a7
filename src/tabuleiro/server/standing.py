"""Standing: all that a table is at one version. Changes make a new one, which is shown only once it is stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tabuleiro.core.action import Action
from tabuleiro.core.chance import Dealt
from tabuleiro.core.deal import Deal
from tabuleiro.core.errors import IllegalAction
from tabuleiro.core.game import Game
from tabuleiro.core.record import Entry, Origin, Record, fold, last_entry
from tabuleiro.core.state import State
from tabuleiro.core.table import Table
from tabuleiro.kit.editions import edition_of, game_of, known
from tabuleiro.server.chairs import Chair, names_in_record
from tabuleiro.server.store import JournalEntry, Store, Stored, Summary


@dataclass(frozen=True)
class Standing:
    """Nothing in here is changed once it is made: readers may keep one as long as they like."""

    table: Table
    chairs: tuple[Chair, ...]
    asked: tuple[int, ...]  # by seat, the version at which its present question was put
    asked_at: tuple[float, ...]  # the same as times
    versions: tuple[int, ...]  # by number in the table's log, the version that brought it
    retold: int = 0  # the version of the last undo: what was told before it is not what happened

    @property
    def version(self) -> int:
        return self.table.version

    @property
    def dealt(self) -> bool:
        """Whether the play has begun; before, people still come and add texts of their own to the deal."""
        return bool(self.table.log)

    @property
    def full(self) -> bool:
        """Whether every chair has somebody who will play."""
        return all(chair.kind != "open" or chair.bot for chair in self.chairs)

    @property
    def bot_to_act(self) -> int:
        """People first, so that they can undo: a bot acts when no person is asked anything; -1 if none is to act."""
        to_act = self.table.state.to_act
        return to_act[0] if to_act and all(self.chairs[seat].bot for seat in to_act) else -1

    @property
    def record(self) -> Record:
        """With the deal's key, so for the database alone."""
        return replace(self.table.record, deal=self.table.deal)

    @property
    def summary(self) -> Summary:
        state = self.table.state
        scores = tuple(score.points for score in state.scores) if state.over else ()
        return Summary(state.over, self.bot_to_act >= 0, state.to_act, self.asked, self.asked_at, scores)


Change = tuple[Standing, list[JournalEntry]]


def begun(game: Game, origin: Origin, deal: Deal | None, chairs: tuple[Chair, ...], at: float) -> Standing:
    """Before the first action, with chance by the seed; or before the deal."""
    state = game.start(origin) if deal is None else game.empty(origin, 0)
    table = Table(state, names_in_record(chairs), deal, dealt=deal is None)
    return Standing(table, chairs, (0,) * len(chairs), (at,) * len(chairs), (0,))


def dealt_if_full(now: Standing, at: float) -> Standing:
    """The deal, as soon as nobody has to be waited for."""
    if now.dealt or not now.full:
        return now
    before = now.table
    assert before.deal is not None
    assert before.state.origin is not None
    state = before.game.start(before.state.origin, Dealt(before.deal, 0))
    state.script = None
    table = Table(state, before.seats, before.deal)
    table.version = now.version
    n = len(now.chairs)
    return replace(now, table=table, asked=(now.version,) * n, asked_at=(at,) * n)


def game_at(store: Store, stored: Stored) -> Game:
    """The game that a table was opened with, whatever is played today."""
    edition = edition_of(stored.record)
    if not known(edition):
        edition = replace(edition, pack_content=store.pack(edition.game, edition.pack_hash))
    return game_of(edition)


def restored(game: Game, stored: Stored, rows: Sequence[JournalEntry]) -> Standing:
    """The fold of the journal, with the outcomes as they were: chance is not asked again.

    An undo takes the seat's last action out, as if it had not been made; so much is certain from when it was granted.
    """
    acts: list[JournalEntry] = []
    retold = 0
    for row in rows:
        if row.kind == "act":
            acts.append(row)
        elif row.kind == "undo":
            del acts[max(n for n, act in enumerate(acts) if act.seat == row.seat)]
            retold = row.version
    record = stored.record
    if not stored.dealt:
        waiting = begun(game, record.origin, record.deal, stored.chairs, stored.created)
        waiting.table.version = stored.version
        return waiting
    entries = tuple(Entry(act.seat, act.text, act.outcomes) for act in acts)
    table = Table(fold(game, replace(record, entries=entries)), names_in_record(stored.chairs), record.deal)
    table.version = stored.version
    versions = (0, *(act.version for act in acts))
    return Standing(table, stored.chairs, stored.summary.asked, stored.summary.asked_at, versions, retold)


def acted(now: Standing, seat: int, texts: Sequence[str], at: float) -> Change:
    """One or several actions of a seat in notation: all of them, or the reason why not."""
    rows: list[JournalEntry] = []
    for text in texts:
        table = now.table.copy()
        table.act(action_of(table.state, seat, text))
        entry = last_entry(table.state)
        now = _moved(now, table, seat, at, (*now.versions, now.version + 1))
        rows.append(JournalEntry(now.version, seat, "act", entry.text, entry.outcomes, None, at))
    return now, rows


def action_of(state: State, seat: int, text: str) -> Action:
    """The action with this notation; what cannot be done is refused with the rules' own reason."""
    reason = state.why_not(seat, text)
    if reason is not None:
        raise IllegalAction(f"'{text}' is not legal for seat {seat}: {reason}", reason)
    return state.decision(seat).parse(text)


def undone(now: Standing, seat: int, at: float) -> Change:
    """The seat's last action taken back."""
    table = now.table.copy()
    table.undo(seat)
    last = max(told.number for told in now.table.log if told.seat == seat)
    moved = _moved(now, table, seat, at, now.versions[:last] + now.versions[last + 1 :])
    return replace(moved, retold=moved.version), [JournalEntry(moved.version, seat, "undo", "", (), None, at)]


def reseated(now: Standing, seat: int, chair: Chair, kind: str, at: float, text: str = "") -> Change:
    """Another one on a chair, perhaps with a `text` of their own for the deal; the play is as it was."""
    chairs = (*now.chairs[:seat], chair, *now.chairs[seat + 1 :])
    table = now.table.copy()
    table.seats = names_in_record(chairs)
    table.version += 1
    if table.deal is not None and not now.dealt:
        table.deal = table.deal.with_text(seat, text)
    told = {"sit": chair.name, "bot": chair.bot}.get(kind, "")
    moved = replace(now, table=table, chairs=chairs)
    return dealt_if_full(moved, at), [JournalEntry(table.version, seat, kind, told, (), None, at)]


def _moved(now: Standing, table: Table, seat: int, at: float, versions: tuple[int, ...]) -> Standing:
    """The next version; who is asked something else than before is asked since now, and so is who has just acted."""
    before, after = now.table.state, table.state
    fresh = [n == seat or _question(before, n) != _question(after, n) for n in range(len(now.chairs))]
    asked = tuple(table.version if new else old for new, old in zip(fresh, now.asked, strict=True))
    asked_at = tuple(at if new else old for new, old in zip(fresh, now.asked_at, strict=True))
    return replace(now, table=table, asked=asked, asked_at=asked_at, versions=versions)


def _question(state: State, seat: int) -> tuple[object, ...] | None:
    if seat not in state.to_act:
        return None
    decision = state.decision(seat)
    return decision.step.name, decision.at, decision.options
