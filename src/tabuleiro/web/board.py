"""Board: a game's table in the browser, as the frame asks for it; what a game does not say itself is the plain page."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple, cast

from markupsafe import Markup

from tabuleiro.core.game import Game
from tabuleiro.core.manifest import Manifest
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.seats import SEATS
from tabuleiro.drawing.tags import NOTHING, join, minus, tag
from tabuleiro.kit.room import Room
from tabuleiro.kit.shelf import about, pictures_of, room, title_of, words_of
from tabuleiro.kit.words import spaced
from tabuleiro.lang import capital
from tabuleiro.web import plain
from tabuleiro.web import result as ending
from tabuleiro.web.look import PlainLook
from tabuleiro.web.scene import Plan, Scene
from tabuleiro.web.texts import WORDS, page_words

if TYPE_CHECKING:
    from tabuleiro.core.action import Action
    from tabuleiro.core.event import Event
    from tabuleiro.core.scores import Score
    from tabuleiro.core.table import Told
    from tabuleiro.core.view import SeatShape, View
    from tabuleiro.kit.beats import Beat
    from tabuleiro.lang import Words
    from tabuleiro.web.chronicle import Reader
    from tabuleiro.web.lookback import EndedPlay


Figures = tuple[tuple[str, int], ...]  # by name


class ShownOption(NamedTuple):
    """What can be chosen for an option, as the form for a new table shows it."""

    name: str
    more: str = ""
    picture: Markup = NOTHING


class Board(Room):
    """The page's words are the game's own in `page/locales`, by the keys `<short>-...`; else those for any game."""

    place = "page"
    own_icon: ClassVar[str] = "board"  # of the tab with the own part of the table, on a phone
    main_icon: ClassVar[str] = "check"  # on the main button
    confirm: ClassVar[frozenset[str]] = frozenset()  # decisions that are chosen first and sent with the main button
    promises: ClassVar[bool] = False  # whether what a search bot makes of a position are points at the end
    part_icons: ClassVar[Mapping[str, str]] = {}  # of the parts of a score
    collects: ClassVar[bool] = False  # whether people keep something of it in their albums
    standing: ClassVar[frozenset[str]] = frozenset()  # figures that say how things stand now: no beat brings them
    glanced: ClassVar[int | None] = 2  # how many of the figures are to be seen everywhere: points and money; None: all
    tie_breaks: ClassVar[tuple[str, ...]] = ()  # what a score's tie figures count: `result-<name>` are the words
    # Every icon that may come up at this table: a page gets them at once, as later changes bring only new parts.
    icons: ClassVar[tuple[str, ...]] = (
        "check",
        "lock",
        "right",
        "trophy",
        "vp",
        *(f"seat-{letter}" for letter in SEATS),
    )

    def __init__(self, manifest: Manifest) -> None:
        super().__init__(manifest)
        self.defs = cache(self._defs)
        self._stats = lru_cache(maxsize=8192)(self._drawn_stats)

    @property
    def short(self) -> str:
        """Of its style sheets and their classes."""
        return self.manifest.short

    # ---------------------------------------------------------------- its words
    @property
    def texts(self) -> Words:
        return page_words(self.manifest.name)

    def say(self, lang: str, key: str, **params: int | str) -> str:
        """As this game's page says it, else as any page does."""
        own = f"{self.short}-{key}"
        return self.texts.text(lang, own if self.texts.has("en", own) else f"plain-{key}", **params)

    def title(self, lang: str) -> str:
        """The game's name."""
        return title_of(self.manifest.name, lang)

    def story_tab(self, lang: str) -> str:
        """The name of the tab with the own part of the table while a story is open on it; "" if there are none."""
        return ""

    def shown(self, game: Game, option: str, value: str, lang: str) -> ShownOption:
        """A value of an option in the form for a new table."""
        say, key = about(game.name, lang), f"option-{option}-{value}"
        return ShownOption(say(key) or capital(spaced(value)), say(f"{key}-more"))

    # ---------------------------------------------------------------- what happened
    def card(self, reader: Reader, beat: Beat) -> Markup:
        """What a big beat shows besides its sentence: dice, a tile that is turned up, a fight."""
        return NOTHING

    def retold(self, reader: Reader, beat: Beat) -> Markup:
        """What it shows to who asks for it again, and so has the time."""
        return self.card(reader, beat)

    def tale(self, reader: Reader, beat: Beat) -> tuple[str, Sequence[str]] | None:
        """The same for who does not see it: a title, and paragraphs; None where its sentence says it all."""
        return None

    # ---------------------------------------------------------------- the page
    def where(self, scene: Scene) -> str:
        """How far the play is: the round, the era."""
        round_, over = cast(int, scene.view.data.get("round", 0)), scene.view.data["over"]
        key = "where-over" if over else "where" if round_ else "where-setup"
        field = words_of(scene.view.game).field("round", scene.lang)
        return self.say(scene.lang, key, field=field, round=round_, rounds=self.rounds(scene.view.game))

    def rounds(self, game: Game) -> int:
        """How many there are; 0 where nobody knows that before."""
        return 0

    def done(self, scene: Scene, seat: int) -> bool:
        """Whether a seat that is not asked has done its part, while others go on; no if it only waits for its turn."""
        return False

    def held(self, scene: Scene) -> str:
        """What is done where others wait until its person goes on, if it is less than a turn; "" if it is that."""
        return ""

    def patterns(self) -> Markup:
        """What the pictures refer to."""
        return pictures_of(self.manifest.name).defs()

    def _defs(self) -> Markup:
        """Patterns, and a mention of every icon, so that the page's sprite has them all; once a page."""
        uses = [tag("use", href=f"#i-{name}") for name in self.icons]
        return tag("svg", tag("defs", self.patterns(), *uses), class_="sprite", aria_hidden="true")

    def main(self, scene: Scene) -> Markup:
        """Everything inside the main part."""
        return plain.main(PlainLook(scene))

    def beside(self, scene: Scene, seat: int) -> Markup:
        """Another seat's part of the table, large, to be shown beside the own one."""
        look = PlainLook(scene)
        return tag("div", plain.panel(look, look.data["seats"][seat]), class_="plain")

    def panel_stats(self, scene: Scene, seat: int) -> Markup:
        """What a seat has, as icons with numbers."""
        figures = self.figures(scene, seat)
        if not figures:
            return plain.stats(PlainLook(scene), seat)
        seats = cast("Sequence[SeatShape]", scene.view.data["seats"])
        points = tuple((part, n) for part, n in seats[seat]["points"].items() if n)
        return self._stats(tuple(figures), words_of(scene.view.game).points, points, scene.lang)

    def glance(self, scene: Scene) -> Markup:
        """The viewer's points and money, for where panels are out of sight."""
        shown = self.figures(scene, scene.seat)[: self.glanced] if scene.seat >= 0 else ()
        named = [(kind, self.say(scene.lang, f"stat-{kind}"), n) for kind, n in shown]
        return join([tag("span", icon(kind, name), tag("b", minus(n), data_figure=kind)) for kind, name, n in named])

    def figures(self, scene: Scene, seat: int) -> Sequence[tuple[str, int]]:
        """The icons and numbers of a seat's panel; `stat-<icon>` are their names. None: its fields in words."""
        return ()

    def _drawn_stats(self, figures: Figures, counter: str, points: Figures, lang: str) -> Markup:
        """As icons with numbers; that of the points, the `counter`, tells where they come from."""
        shown: list[Markup] = []
        for kind, n in figures:
            name = self.say(lang, f"stat-{kind}")
            inside = icon(kind, name), tag("b", minus(n), data_figure=None if kind in self.standing else kind)
            if kind == counter:
                told = self._sources(points, lang)
                shown.append(tag("button", *inside, type="button", title=f"{name} {told}", data_tells=told))
            else:
                shown.append(tag("span", *inside, title=name))
        return join(shown)

    def _sources(self, points: Figures, lang: str) -> str:
        """Where a seat's points would come from if all was over now, in a sentence."""
        parts = [f"{self.part_name(part, lang)} {minus(n)}" for part, n in points]
        return WORDS.text(lang, "points-now", parts=", ".join(parts), n=len(parts))

    def result(
        self, scene: Scene, scores: Sequence[Score], log: Sequence[Told] = (), back: EndedPlay | None = None
    ) -> Markup:
        """The end: who has what, and where it came from; with `back` how it came about."""
        return ending.result(self, scene, scores, self.parts(scene, scores, log), back)

    def parts(self, scene: Scene, scores: Sequence[Score], log: Sequence[Told]) -> Sequence[dict[str, int]]:
        """Each seat's points by where they came from."""
        return [dict(score.breakdown) for score in scores]

    def part_name(self, part: str, lang: str) -> str:
        return about(self.manifest.name, lang)(f"score-{part}") or capital(spaced(part))

    def part_sign(self, part: str) -> Markup:
        return icon(self.part_icons[part]) if part in self.part_icons else NOTHING

    def outcome(self, scene: Scene, scores: Sequence[Score]) -> str:
        """Who has won, in a sentence."""
        if scores[0].challenge is not None:
            return self.say(scene.lang, "result-won" if scores[0].challenge else "result-lost")
        winners = [scene.names[score.seat] for score in scores if score.rank == 1]
        key = "result-winner" if len(winners) == 1 else "result-shared"
        return self.say(scene.lang, key, names=self.texts.listed(winners, scene.lang))

    def zoom(self, game: Game, card: str, lang: str) -> Markup | None:
        """One card with all its words; None if there is no such card."""
        return None

    def reading(self, scene: Scene) -> Markup | None:
        """What is to be read out at the table now, in large letters; None if there is nothing."""
        return None

    def album(self, game: Game, things: Sequence[str], lang: str) -> Markup:
        """What a person has kept of this game, where it `collects`; the oldest first."""
        return NOTHING

    def leaf(self, game: Game, things: Sequence[str], name: str, lang: str) -> Markup | None:
        """One thing of an album, to be looked at; None for what is not in it."""
        return None

    def in_words(self, scene: Scene) -> list[tuple[str, list[str]]]:
        """The table without a picture: headings and lines."""
        return plain.in_words(PlainLook(scene))

    # ---------------------------------------------------------------- what can be chosen
    def loose(self, scene: Scene) -> Sequence[tuple[str, str]]:
        """Options without a place in the picture: notation and label."""
        if scene.decision is None:
            return []
        label = words_of(scene.view.game).label
        return [
            (str(action), label(scene.view, action, scene.lang, scene.names))
            for action in scene.decision.actions
            if self.is_loose(action)
        ]

    def is_loose(self, action: Action) -> bool:
        """Whether an option has no place in the picture."""
        return False

    def declines(self, action: Action) -> bool:
        """Whether an option is to do without: it is offered, but not as the thing to do."""
        return False

    def wasted(self, scene: Scene) -> dict[str, str]:
        """What would be left unused by an option, by its notation: who is new to the game is asked once."""
        return {}

    def next_choice(self, scene: Scene) -> str:
        """The option that was shown with the chosen one, and will be asked for next: it stays chosen then."""
        return ""

    def asks_again(self, scene: Scene, option: str) -> bool:
        """Whether an option of the bar is chosen first and sent with the main button."""
        return False

    def rest(self, scene: Scene, option: str) -> Sequence[str]:
        """What must follow an option, though the rules ask for it one by one: the page sends it along."""
        return ()

    def proposal(self, scene: Scene) -> str:
        """The option that the main button sends while nothing is chosen; "" if it waits for a choice."""
        return ""

    def main_button(self, scene: Scene) -> tuple[str, str]:
        """The main button's words when something is chosen, and before that."""
        return "", ""

    def foreseen(self, kind: str) -> Literal["all", "chosen", "none"]:
        """Which options of this kind of decision get a forecast: every one in its place, the chosen one, or none."""
        return "none"

    def plan(self, game: Game, events: Sequence[Event], lang: str) -> Plan:
        """How an option could go on, from what would happen."""
        return Plan((), ())

    def foretold(self, scene: Scene) -> str:
        """The chosen option's plan in one short sentence."""
        return ""

    def brief(self, view: View, action: Action, lang: str) -> str:
        """An option in as few words as name it; a game without a page of its own may mean anything by a colon."""
        if type(self) is Board:
            return words_of(view.game).label(view, action, lang).rstrip(".")
        return re.split("[(:;]", words_of(view.game).label(view, action, lang))[0].strip().rstrip(".")


def board_of(game: str) -> Board:
    return room(game, Board)


def happened(log: Sequence[Told]) -> list[Event]:
    return [event for action in log for event in action.events]
