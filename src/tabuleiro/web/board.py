"""Board: a game's table in the browser, as the frame asks for it; what a game does not say itself is the plain page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple, cast

from markupsafe import Markup

from tabuleiro.core.game import Game
from tabuleiro.core.manifest import Manifest
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.seats import SEATS
from tabuleiro.drawing.tags import MINUS, NOTHING, join, tag
from tabuleiro.kit.room import Room
from tabuleiro.kit.shelf import about, pictures_of, room, title_of, words_of
from tabuleiro.kit.words import spaced
from tabuleiro.lang import capital
from tabuleiro.web import plain
from tabuleiro.web import result as ending
from tabuleiro.web.look import PlainLook
from tabuleiro.web.scene import Plan, Scene
from tabuleiro.web.texts import page_words

if TYPE_CHECKING:
    from tabuleiro.core.action import Action
    from tabuleiro.core.event import Event
    from tabuleiro.core.scores import Score
    from tabuleiro.core.table import Told
    from tabuleiro.core.view import View
    from tabuleiro.kit.beats import Beat
    from tabuleiro.lang import Words
    from tabuleiro.web.chronicle import Reader
    from tabuleiro.web.lookback import Told as LookBack


class ShownOption(NamedTuple):
    """What can be chosen for an option, as the form for a new table shows it."""

    name: str
    more: str = ""
    picture: Markup = NOTHING


class Board(Room):
    """The page's words are the game's own in `page/locales`, by the keys `<short>-...`; else those for any game."""

    place = "page"
    own_icon: ClassVar[str] = "hand"  # of the tab with the own part of the table, on a phone
    main_icon: ClassVar[str] = "check"  # on the main button
    confirm: ClassVar[frozenset[str]] = frozenset()  # decisions that are chosen first and sent with the main button
    promises: ClassVar[bool] = False  # whether what a search bot makes of a position are points at the end
    part_icons: ClassVar[Mapping[str, str]] = {}  # of the parts of a score
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

    def own_tab(self, lang: str) -> str:
        """The name of the tab with the own part of the table."""
        return self.say(lang, "tab-own")

    def story_tab(self, lang: str) -> str:
        """The name that this tab has while a story is open on it; "" if there are none."""
        return ""

    def shown(self, game: Game, option: str, value: str, lang: str) -> ShownOption:
        """A value of an option in the form for a new table."""
        say, key = about(game.name, lang), f"option-{option}-{value}"
        return ShownOption(say(key) or capital(spaced(value)), say(f"{key}-more"))

    # ---------------------------------------------------------------- what happened
    def card(self, reader: Reader, beat: Beat) -> Markup:
        """What a big beat shows besides its sentence: dice, a tile that is turned up, a fight."""
        return NOTHING

    # ---------------------------------------------------------------- the page
    def where(self, scene: Scene) -> str:
        """How far the play is: the round, the era."""
        round_, over = cast(int, scene.view.data["round"]), scene.view.data["over"]
        key = "where-over" if over else "where" if round_ else "where-setup"
        return self.say(scene.lang, key, round=round_, rounds=self.rounds(scene.view.game))

    def rounds(self, game: Game) -> int:
        """How many there are; 0 where nobody knows that before."""
        return 0

    def done(self, scene: Scene, seat: int) -> bool:
        """Whether a seat that is not asked has done its part, while others go on; no if it only waits for its turn."""
        return False

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
        return self._stats(tuple(figures), scene.lang) if figures else plain.stats(PlainLook(scene), seat)

    def figures(self, scene: Scene, seat: int) -> Sequence[tuple[str, int]]:
        """The icons and numbers of a seat's panel; `stat-<icon>` are their names. None: its fields in words."""
        return ()

    def _drawn_stats(self, figures: tuple[tuple[str, int], ...], lang: str) -> Markup:
        shown: list[Markup] = []
        for kind, n in figures:
            name = self.say(lang, f"stat-{kind}")
            number = tag("b", str(n).replace("-", MINUS), data_figure=kind)
            shown.append(tag("span", icon(kind, name), number, title=name))
        return join(shown)

    def result(
        self, scene: Scene, scores: Sequence[Score], log: Sequence[Told] = (), back: LookBack | None = None
    ) -> Markup:
        """The end: who has what, and where it came from; with `back` how it came about."""
        return ending.result(self, scene, scores, self.parts(scene, scores, log), back)

    def parts(self, scene: Scene, scores: Sequence[Score], log: Sequence[Told]) -> Sequence[dict[str, int]]:
        """Each seat's points by where they came from."""
        return [dict(score.breakdown) for score in scores]

    def part_name(self, part: str, lang: str) -> str:
        return about(self.manifest.name, lang)(f"score-{part}") or capital(spaced(part))

    def outcome(self, scene: Scene, scores: Sequence[Score]) -> str:
        """Who has won, in a sentence."""
        return ending.outcome(self, scene, scores)

    def zoom(self, game: Game, card: str, lang: str) -> Markup | None:
        """One card with all its words; None if there is no such card."""
        return None

    def reading(self, scene: Scene) -> Markup | None:
        """What is to be read out at the table now, in large letters; None if there is nothing."""
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

    def next_choice(self, scene: Scene) -> str:
        """The option that was shown with the chosen one, and will be asked for next: it stays chosen then."""
        return ""

    def asks_again(self, scene: Scene, option: str) -> bool:
        """Whether an option of the bar is chosen first and sent with the main button."""
        return False

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
        """An option in as few words as name it."""
        return words_of(view.game).label(view, action, lang).partition("(")[0].partition(":")[0].strip().rstrip(".")


def board_of(game: str) -> Board:
    return room(game, Board)


def happened(log: Sequence[Told]) -> list[Event]:
    return [event for action in log for event in action.events]
