"""Drafts: a new table as its form has it, right or wrong; what is wrong, field by field; the chairs it asks for."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from tabuleiro.core.deal import LONGEST_TEXT, TEXT
from tabuleiro.core.game import MOST_SEED, Game
from tabuleiro.kit.shelf import manifest_of
from tabuleiro.server.chairs import LONGEST_NAME, LONGEST_TABLE_NAME, Chair, own_seats
from tabuleiro.server.names import alike, visible
from tabuleiro.server.presence import STAND_INS, USUAL_BOT, USUAL_STAND_IN

if TYPE_CHECKING:
    from tabuleiro.server.live import LiveTable
    from tabuleiro.web.person import Person

YOU: Final = "you"
HERE: Final = "here"  # another person at this screen
OPEN: Final = "open"  # whoever comes with the seat's link
INVITE: Final = "invite:"  # before the id of a bot from outside
COMPANIES: Final = {"alone": "", "bots": USUAL_BOT, "here": HERE, "friends": OPEN}  # and who sits on the other seats
ROWS: Final = "ABCDEFGHIJKL"  # the seats of a form that we show again: more were not typed into ours
SEED: Final = re.compile(r"-?[0-9]{1,20}")

Fault = tuple[str, dict[str, int | str]]  # a message and its parameters


@dataclass(frozen=True)
class SeatDraft:
    kind: str
    guest: str = ""  # the name of the other person at this screen


@dataclass(frozen=True)
class Draft:
    game: str
    seats: tuple[SeatDraft, ...]
    name: str
    table: str
    options: Mapping[str, bool | str]
    hints: bool = True
    seed: str = ""
    text: str = ""  # of one's own, for the deal
    stand_in: str = str(USUAL_STAND_IN)  # seconds after which a bot may play for who does nothing, "0" for never
    stand_in_bot: str = USUAL_BOT

    @property
    def unusual(self) -> bool:
        """Whether anything was chosen that the form has folded away; the text is drawn by the browser."""
        return bool(self.seed) or (self.stand_in, self.stand_in_bot) != (str(USUAL_STAND_IN), USUAL_BOT)

    @property
    def company(self) -> str:
        """Which of the usual companies it is; "" for a mixed one."""
        others = {
            USUAL_BOT if seat.kind.startswith("search:") else seat.kind for seat in self.seats if seat.kind != YOU
        }
        return next((name for name, other in COMPANIES.items() if (others or {""}) == {other}), "")

    @property
    def among_people(self) -> bool:
        """Whether somebody is to see who one is: with bots alone one may be without a name."""
        return bool({HERE, OPEN} & {seat.kind for seat in self.seats})

    def with_company(self, company: str) -> Draft:
        """As many seats as before, all the others of one kind; alone, none but one's own."""
        other = COMPANIES.get(company, USUAL_BOT)
        others = max(1, len(self.seats) - 1) if other else 0
        return replace(self, seats=(SeatDraft(YOU), *[SeatDraft(other)] * others))

    def with_seat(self, most: int) -> Draft:
        """One more seat, for who is most likely meant: as the last one, a bot after oneself."""
        if len(self.seats) >= most:
            return self
        last = self.seats[-1].kind if self.seats else ""
        once = last in (YOU, "") or last.startswith(INVITE)
        return replace(self, seats=(*self.seats, SeatDraft(USUAL_BOT if once else last)))

    def fitted(self, game: Game) -> Draft:
        """With as many seats as the game has at least and at most."""
        draft = replace(self, seats=self.seats[: game.most_seats])
        while len(draft.seats) < game.fewest_seats:
            draft = draft.with_seat(game.most_seats)
        usual = {key: values[0] for key, values in values_of(game, len(draft.seats)).items()}
        return replace(draft, options={**draft.options, **usual, **draft.fitting(game)})

    def fitting(self, game: Game) -> dict[str, bool | str]:
        """Those of the words chosen for options that so many seats have."""
        possible = values_of(game, len(self.seats))
        return {key: value for key, value in self.options.items() if value in possible.get(key, ())}

    def without_seat(self, number: int) -> Draft:
        return replace(self, seats=self.seats[: number - 1] + self.seats[number:])


def bots_of(game: str) -> tuple[str, ...]:
    """The bots that people can choose, the friendliest first."""
    return tuple(f"search:{level.number}" for level in manifest_of(game).levels)


def kinds_of(game: str) -> tuple[str, ...]:
    """All that can be chosen for a seat."""
    return YOU, HERE, OPEN, *bots_of(game)


def options_of(game: Game) -> dict[str, bool]:
    """What can be ticked."""
    return {key: value for key, value in game.default_options.items() if isinstance(value, bool)}


def values_of(game: Game, seats: int) -> dict[str, list[str]]:
    """What can be chosen among several, by option."""
    words = [key for key, value in game.default_options.items() if isinstance(value, str)]
    return {key: game.values(key, seats) for key in words} if game.fewest_seats <= seats <= game.most_seats else {}


def begun(game: Game, company: str, name: str, table: str) -> Draft:
    """The form as it first opens; `company` says whom one wants to play with."""
    return Draft(game.name, (), name, table, options_of(game)).with_company(company).fitted(game)


def again(game: Game, table: LiveTable, person: Person, own_bots: Collection[str] = ()) -> Draft:
    """The form for a rematch: the same company and options, as far as the game still has them. `own_bots`: the ids of
    those from outside that the person can invite."""
    own = own_seats(table.chairs, person.id)
    seats: list[SeatDraft] = []
    for seat, chair in enumerate(table.chairs):
        if seat in own:
            kind = HERE if any(other.kind == YOU for other in seats) else YOU
            seats.append(SeatDraft(kind, chair.name if kind == HERE else ""))
        else:
            invited = INVITE + chair.outside if chair.outside in own_bots else OPEN
            seats.append(SeatDraft(chair.bot if chair.kind == "bot" and not chair.outside else invited))
    options = {**options_of(game), **table.table.record.origin.options}
    draft = Draft(game.name, tuple(seats), person.name, table.name, options, table.hints)
    return replace(draft, stand_in=str(table.stand_in_after), stand_in_bot=table.stand_in_bot).fitted(game)


def read(game: Game, fields: Mapping[str, Sequence[str]]) -> Draft:
    """The form as it was sent."""

    def one(key: str) -> str:
        return fields[key][0].strip() if fields.get(key) else ""

    kinds = fields.get("seat", ())[: len(ROWS)]
    guests = [*fields.get("guest", ()), *[""] * len(ROWS)]
    ticked = fields.get("option", ())
    chosen: dict[str, bool | str] = {
        key: one(f"option-{key}") or values[0] for key, values in values_of(game, len(kinds)).items()
    }
    return Draft(
        game.name,
        tuple(SeatDraft(kind, guest.strip()) for kind, guest in zip(kinds, guests, strict=False)),
        one("name"),
        one("table"),
        {key: key in ticked for key in options_of(game)} | chosen,
        bool(fields.get("hints")),
        one("seed"),
        one("text"),
        one("stand-in") or str(USUAL_STAND_IN),
        one("stand-in-bot") or USUAL_BOT,
    )


def faults_of(draft: Draft, game: Game, invites: Collection[str] = ()) -> dict[str, Fault]:
    """Everything that is wrong, by field; `invites`: the person's own bots from outside, as kinds of seats."""
    found: dict[str, Fault | None] = {}
    kinds = [seat.kind for seat in draft.seats]
    if not game.fewest_seats <= len(kinds) <= game.most_seats:
        limits: dict[str, int | str] = {"fewest": game.fewest_seats, "most": game.most_seats, "n": len(kinds)}
        found["seats"] = "fault-seats", limits
    elif not {YOU, HERE} & set(kinds):
        found["seats"] = "fault-nobody-here", {}
    seated: list[str] = [draft.name] if YOU in kinds else []
    for number, seat in enumerate(draft.seats, 1):
        if seat.kind not in (*kinds_of(game.name), *invites):
            found[f"seat-{number}"] = "fault-no-kind", {}
        elif seat.kind in invites and kinds.index(seat.kind) + 1 < number:
            found[f"seat-{number}"] = "fault-invite-twice", {"seat": ROWS[kinds.index(seat.kind)]}
        elif seat.kind == YOU and kinds.index(YOU) + 1 < number:
            found[f"seat-{number}"] = "fault-you-twice", {"seat": ROWS[kinds.index(YOU)]}
        elif seat.kind == HERE:
            found[f"guest-{number}"] = name_fault(seat.guest, empty="fault-guest-empty", others=seated)
            seated.append(seat.guest)
    if YOU in kinds and (draft.among_people or draft.name.strip()):
        found["name"] = name_fault(draft.name)
    for key in values_of(game, len(kinds)).keys() - draft.fitting(game).keys():
        found[f"option-{key}"] = "fault-no-value", {}
    found["table"] = name_fault(draft.table, LONGEST_TABLE_NAME, "fault-table-empty")
    if draft.stand_in not in map(str, STAND_INS):
        found["stand-in"] = "fault-no-choice", {}
    if draft.stand_in_bot not in bots_of(game.name):
        found["stand-in-bot"] = "fault-no-choice", {}
    if draft.seed and not (SEED.fullmatch(draft.seed) and abs(int(draft.seed)) < MOST_SEED):
        found["seed"] = "fault-seed", {}
    elif draft.seed and any(
        kind == OPEN or kind in invites for kind in kinds
    ):  # who knows the seed could work out every deck
        found["seed"] = "fault-seed-open", {}
    if draft.text and not TEXT.fullmatch(draft.text):
        found["text"] = "fault-text", {"most": LONGEST_TEXT}
    return {key: fault for key, fault in found.items() if fault is not None}


def text_in(fields: Mapping[str, Sequence[str]]) -> str:
    """The text for a deal that a page's script has filled in; one that cannot be used is none."""
    text = fields["text"][0].strip() if fields.get("text") else ""
    return text if TEXT.fullmatch(text) else ""


def name_fault(
    name: str, most: int = LONGEST_NAME, empty: str = "fault-name-empty", others: Sequence[str] = ()
) -> Fault | None:
    """What is wrong with a name: it must be there, be seen, fit on a panel, and not pass for one of the others."""
    shown = visible(name)
    if not shown:
        return empty, {}
    if shown != unicodedata.normalize("NFC", " ".join(name.split())):
        return "fault-name-odd", {}
    if len(shown) > most:
        return "fault-name-long", {"most": most, "n": len(shown)}
    double = next((other for other in others if alike(name, other)), None)
    return ("fault-name-alike", {"other": double}) if double is not None else None


def chairs_of(draft: Draft) -> tuple[Chair, ...]:
    """The chairs of a draft without faults."""
    return tuple(_chair(seat, draft.name) for seat in draft.seats)


def _chair(seat: SeatDraft, name: str) -> Chair:
    if seat.kind == OPEN or seat.kind.startswith(INVITE):
        return Chair("open", "")
    if seat.kind in (YOU, HERE):
        return Chair("person", name if seat.kind == YOU else seat.guest)
    return Chair("bot", "", seat.kind)


def some_name(names: str) -> str:
    """One of the pleasant names for tables that a language has."""
    return secrets.choice(names.split("|")).strip()
