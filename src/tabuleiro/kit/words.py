"""Words of a game: the room, and what all such rooms have in common; messages alone are enough for a small game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar, cast

from tabuleiro.core.action import Action
from tabuleiro.core.decision import Decision
from tabuleiro.core.event import TABLE, Event
from tabuleiro.core.game import Game
from tabuleiro.core.reason import Reason
from tabuleiro.core.record import LETTERS
from tabuleiro.core.secrecy import BAG
from tabuleiro.core.view import View
from tabuleiro.drawing.tags import minus
from tabuleiro.kit.beats import COMMON as EVERYWHERE
from tabuleiro.kit.beats import PLAIN, POINTS, SCORED, Beat, Gain, Telling
from tabuleiro.kit.room import Room
from tabuleiro.kit.teller import Teller
from tabuleiro.lang import FALLBACK, MissingWords, Words, capital, words_in

COMMON: Final = Path(__file__).parent / "locales"
NONE: Final = "–"
UNKNOWN: Final = "?"
# What a view's data has besides the game's own fields.
SECRETS: Final = ("own", "secret", "partly")
FRAME: Final = frozenset(("game", "rules", "pack", "seat", "to_act", "over", "options", "seats", "asked"))
Params = dict[str, int | str]


def messages_in(folder: Path) -> Words:
    """The messages of a room `words`, in its folder, on top of what all games say."""
    return words_in(COMMON, folder, folder / "locales")


# ---------------------------------------------------------------- things of a pack
class HasNames(Protocol):
    """Anything of a pack that has an id and names by language."""

    @property
    def id(self) -> str: ...
    @property
    def names(self) -> Mapping[str, str]: ...


Thing = TypeVar("Thing", bound=HasNames)


def by_id(things: Iterable[Thing]) -> dict[str, Thing]:
    return {thing.id: thing for thing in things}


def name_of(thing: HasNames, lang: str) -> str:
    """A pack's own name in the language, else in English, else the id."""
    return thing.names.get(lang) or thing.names.get(FALLBACK) or thing.id


# ---------------------------------------------------------------- a view in words
GameT = TypeVar("GameT", bound="Game")
DataT = TypeVar("DataT", bound=Mapping[str, Any])  # what its view lists,
SeatT = TypeVar("SeatT")  # and of each seat


class Said(Generic[GameT, DataT, SeatT]):
    """A view in one language, and what questions and labels look up in it."""

    def __init__(self, words: Words, view: View, seat: int, lang: str, names: Sequence[str] | None) -> None:
        self.words = words
        self.view = view
        self.game = cast(GameT, view.game)
        self.data = cast(DataT, view.data)
        self.seat = seat
        self.lang = lang
        self.names = names

    @property
    def own(self) -> SeatT:
        """The part of the data that is about the seat itself."""
        return cast(SeatT, self.data["seats"][self.seat])

    def text(self, key: str, /, **params: int | str) -> str:
        return self.words.text(self.lang, key, **params)

    def who(self, seat: int) -> str:
        """Another player, by the name at this table or by the seat's letter."""
        return self.names[seat] if self.names else self.text("seat-letter", letter=LETTERS[seat])


@dataclass
class Line(Generic[GameT]):
    """An event that becomes a line of the log: what it says, and what its message will be filled with."""

    game: GameT
    kind: str
    seat: int
    data: dict[str, Any]
    names: Sequence[str]
    lang: str
    eye: int = TABLE  # who reads it
    params: Params = field(default_factory=dict)


class FieldRow(NamedTuple):
    """One field of the table or of a seat, as a view shows it."""

    key: str
    name: str
    values: Sequence[str]
    hidden: int  # cards of it that are face down
    private: bool  # nobody else sees it
    number: bool  # one figure, not cards
    bag: bool
    unknown: bool  # one figure that is hidden from who looks


def declared(game: Game, seat: int, key: str, what: str) -> Any:
    """What a plain game has declared about a field of the table or of a seat; None: nothing."""
    holder = getattr(game, "player_type" if seat >= 0 else "state_type", None)
    return getattr(getattr(holder, "OWN", {}).get(key), what, None)


# ---------------------------------------------------------------- the room
class GameWords(Room):
    """Every sentence of a game. `names` are those of the seats, where they are known."""

    place = "words"
    said_type: ClassVar[type[Said[Any, Any, Any]]] = Said
    labels: ClassVar[Mapping[str, Callable[[Any, Action], str]]] = {}  # by kind, for who says more than a message can
    tellings: ClassVar[Mapping[str, Telling]] = {}  # by kind of event; others are told plainly
    points: ClassVar[str] = POINTS  # the counter of points, by the name of its icon
    harms: ClassVar[frozenset[str]] = frozenset()  # counters of which more is worse
    by_round: ClassVar[bool] = False  # a seat has one turn a round: everybody plays at the same time

    @cached_property
    def words(self) -> Words:
        return messages_in(self.folder / "words")

    def text(self, lang: str, key: str, /, **params: int | str) -> str:
        return self.words.text(lang, key, **params)

    # -- the game itself
    def title(self, lang: str) -> str:
        return self.about("title", lang)

    def about(self, key: str, lang: str) -> str:
        """What a game says about itself: `title`, `poster-line`, its options; "" for what it does not say."""
        if self.words.has(lang, key) or self.words.has(FALLBACK, key):
            return self.text(lang, key)
        return self.manifest.name.replace("-", " ").title() if key == "title" else ""

    # -- questions and options
    def prompt(self, view: View, decision: Decision, lang: str, names: Sequence[str] | None = None) -> str:
        """What the seat is to do, in a sentence or two to that player."""
        key, params = self.asked(self.said_type(self.words, view, decision.seat, lang, names), decision)
        return capital(self._said(lang, key, params) or self.text(lang, "asked-anything", kind=spaced(decision.kind)))

    def asker(self, game: Game, decision: Decision, causes: Sequence[Event], lang: str) -> str:
        """What it is that asks, where the question does not say so; `causes` still go on, the newest last."""
        return ""

    def asked(self, said: Said[Any, Any, Any], decision: Decision) -> tuple[str, Params]:
        """The message of a question, `prompt-<kind>`, and its parameters: here, fields of table and seat."""
        own, table = (
            {key: UNKNOWN if value is None else value for key, value in one.items()}
            for one in (said.data["seats"][decision.seat], said.data)
        )
        params = self.params(own, said.lang) | self.params(table, said.lang)
        for key in said.data:
            if declared(said.game, TABLE, key, "seat") and said.data[key] is not None and said.data[key] >= 0:
                params[key] = said.who(said.data[key])
        return f"prompt-{decision.kind}", {**params, "at": decision.at}

    def label(self, view: View, action: Action, lang: str, names: Sequence[str] | None = None) -> str:
        """What an option is and what it brings, as far as the view can tell: `label-<kind>`, from its parts."""
        if action.kind in self.labels:
            return self.labels[action.kind](self.said_type(self.words, view, action.seat, lang, names), action)
        known = {"option": action.option, "at": action.at, "text": str(action), **action.parts._asdict()}
        params = {key: value for key, value in known.items() if value is not None}
        return self._said(lang, f"label-{action.kind}", params) or capital(str(action))

    # -- reasons
    def reason_words(self, game: Game, reason: Reason, lang: str) -> str:
        """Why not, with the rule's number: `reason-<code>`."""
        params = dict(reason.parameters)
        said = self._said(lang, f"reason-{reason.code}", self.named(game, params, lang))
        text = capital(said or self.otherwise(reason.code, params))
        return f"{text} ({reason.rule})" if reason.rule else text

    def named(self, game: Game, params: Params, lang: str) -> Params:
        """Parameters of a reason with names instead of ids."""
        return params

    # -- what happened
    def teller(self, eye: int) -> Teller:
        """Who tells a play to one reader."""
        return Teller(self.tellings, eye, self.by_round, self.points)

    def opens(self, beat: Beat) -> bool:
        """Whether it is told over what it begins, not over what has ended: a new round, unless it waits to be read."""
        telling = {**EVERYWHERE, **self.tellings}.get(beat.event.kind, PLAIN)
        return telling.chapter and not beat.stays

    def caption(self, game: Game, beat: Beat, eye: int, names: Sequence[str], lang: str) -> str:
        """A beat in one sentence, without what it brought."""
        event = beat.event
        if beat.times > 1:
            event = replace(event, data={**event.data, "times": beat.times})
        if beat.more and self.words.has(FALLBACK, f"log-{event.kind}_more"):
            more = Event(f"{event.kind}_more", event.seat, event.data, {}, False)
            return self.log_line(game, more, names, lang, eye)
        said = self.log_line(game, event, names, lang, eye)
        if beat.more:
            return self.text(lang, "told-still", text=said)
        if beat.because is not None and (cause := self.title_of(game, beat.because, lang)):
            return self.text(lang, "told-because", cause=cause, text=said)
        return said

    def said(self, game: Game, beat: Beat, eye: int, names: Sequence[str], lang: str) -> str:
        """A beat in words alone: its sentence, then what it brought, to others by their names."""
        parts = [self.caption(game, beat, eye, names, lang)]
        for seat in dict.fromkeys(gain.seat for gain in (*beat.price, *beat.gains)):
            own = beat.own if seat == beat.seat else [gain for gain in beat.gains if gain.seat == seat]
            gains = self.gains(own, lang)
            parts.append(f"{gains}." if seat == beat.seat else f"{names[seat]}: {gains}.")
        return " ".join(parts)

    def as_one(self, beats: Sequence[Beat]) -> Event | None:
        """What stands for several things of a seat that are told with one sum; None: the weightiest does."""
        return None

    def title_of(self, game: Game, event: Event, lang: str) -> str:
        """What an event of the table is called, where it brings something by itself; "" where it never does."""
        return ""

    def gains(self, gains: Iterable[Gain], lang: str) -> str:
        """`+2 coins, −1 wood`."""
        return ", ".join(f"{'+' if gain.n > 0 else '−'}{self.gain(gain.what, abs(gain.n), lang)}" for gain in gains)

    def gain(self, what: str, n: int, lang: str) -> str:
        """So much of a counter: `n-<what>`."""
        return self._said(lang, f"n-{what}", {"n": n}) or f"{n} {spaced(what)}"

    def log_line(self, game: Game, event: Event, names: Sequence[str], lang: str, eye: int = TABLE) -> str:
        """What happened, in one sentence: `log-<kind>`; "" for what needs none. More is said to who sees more
        (`event.seen_by`); `$you` is 1 for who did it."""
        line = Line(game, event.kind, event.seat, dict(event.data), names, lang, eye)
        line.params |= self.event_params(line)
        if event.seat >= 0:
            you = event.seat == eye
            line.params |= {"you": int(you), "name": self.player(event.seat, names, lang)}
            if you:
                line.params["name"] = self.text(lang, "you")
        more = self.told(line)
        if more is None:
            return ""
        if event.kind == SCORED and int(line.data["n"]) < 0:
            more += "-lost"
        said = self._said(lang, f"log-{event.kind}{more}", line.params)
        if said:
            return said
        name = str(line.params.pop("name", ""))
        line.params.pop("you", None)
        what = self.otherwise(event.kind, line.params)
        return capital(self.text(lang, "told-anything" if name else "told-of-table", what=what, name=name))

    def event_params(self, line: Line[Any]) -> Params:
        """An event's data with names instead of ids; scores in words."""
        params = self.params(line.data, line.lang)
        if "scores" in line.data:
            scores = zip(line.names, line.data["scores"], strict=True)
            params["scores"] = ", ".join(self.text(line.lang, "log-score", name=name, n=minus(n)) for name, n in scores)
        return params

    def told(self, line: Line[Any]) -> str | None:
        """Fills in what a kind of event has besides, and returns how the message's key goes on; None: no line."""
        return ""

    def player(self, seat: int, names: Sequence[str], lang: str) -> str:
        return names[seat]

    # -- what is to be seen
    def score_part(self, part: str, lang: str) -> str:
        """What points come from: `score-<part>`."""
        return self._said(lang, f"score-{part}", {}) or capital(spaced(part))

    def field(self, name: str, lang: str) -> str:
        """What a field of the view is called: `field-<name>`."""
        return self._said(lang, f"field-{name}", {}) or capital(spaced(name))

    def value(self, value: object, lang: str) -> str:
        """A field's value: a list as a list, nothing as a dash."""
        if isinstance(value, list | tuple):
            return self.words.listed([str(one) for one in value], lang) or NONE
        return NONE if value is None or value == "" else str(value)

    def fields(self, view: View, lang: str, seat: int = TABLE, names: Sequence[str] = ()) -> Iterator[FieldRow]:
        """What there is to be said of the table, or of a seat; nothing about what others hide altogether."""
        seats = cast("Sequence[Mapping[str, object]]", view.data["seats"])
        for key, value in (seats[seat] if seat >= 0 else view.data).items():
            if key in FRAME or declared(view.game, seat, key, "shown") is False:
                continue
            word = declared(view.game, seat, key, "word")
            private = getattr(word, "word", "public") in SECRETS and not (word.till_over and view.data["over"])
            sealed = key in getattr(view.game, "sealed_fields", ())
            back = view.backs.get(key, 0)
            if isinstance(back, list):
                back = back[seat] if seat >= 0 else 0
            if declared(view.game, seat, key, "seat"):
                value = (names or LETTERS)[value] if isinstance(value, int) and value >= 0 else ""
            known = value not in ("", None) and (value != 0 or not sealed)
            values = list(value) if isinstance(value, list | tuple) else [value] if known else []
            hidden = max(back - len(values), 0) if isinstance(back, int) else 0
            unknown = value is None and not sealed and (private or key == "points")
            if (private or sealed) and not values and not hidden and not unknown:
                continue
            said = [self.shown(one, lang) for one in values]
            own, number = private and 0 <= seat == view.seat, unknown or isinstance(value, int)
            yield FieldRow(key, self.field(key, lang), said, hidden, own, number, word is BAG, unknown)

    def shown(self, value: object, lang: str) -> str:
        """One value of a field."""
        if isinstance(value, bool):
            return self.text(lang, "shown-yes" if value else "shown-no")
        return minus(value) if isinstance(value, int) else spaced(str(value))

    def in_words(self, row: FieldRow, lang: str) -> str:
        """What a field holds, in one line; of a bag how much."""
        hidden = [self.text(lang, "shown-hidden", n=row.hidden)] if row.hidden else []
        hidden += [self.text(lang, "shown-unknown")] if row.unknown else []
        return str(len(row.values)) if row.bag else ", ".join([*row.values, *hidden]) or NONE

    # -- from data to parameters
    def params(self, data: Mapping[str, object], lang: str) -> Params:
        """Numbers and texts as they are; of a list `x` its words, as `x_row` side by side, as `x_n` how many they are,
        as `x_sum` their sum."""
        found: Params = {}
        for key, value in data.items():
            if isinstance(value, int | str):
                found[key] = value
            elif isinstance(value, list | tuple) and all(isinstance(one, int | str) for one in value):
                found |= {key: self.value(value, lang), f"{key}_n": len(value), f"{key}_row": " ".join(map(str, value))}
                found[f"{key}_sum"] = sum(one for one in value if isinstance(one, int))
        return found

    def _said(self, lang: str, key: str, params: Params) -> str:
        """The message; "" where there is none, or where it asks for what is not known."""
        try:
            return self.text(lang, key, **params)
        except MissingWords:
            return self.missing(key)

    def missing(self, key: str) -> str:
        """A game that is played goes on without its message; tests may mind."""
        return ""

    def otherwise(self, kind: str, params: Params) -> str:
        """What is known, where no message says it: `bid (card 3, n 2)`."""
        known = [f"{spaced(key)} {value}" for key, value in params.items() if not key.endswith(("_n", "_row", "_sum"))]
        return f"{spaced(kind)} ({', '.join(known)})" if known else spaced(kind)


def spaced(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")
