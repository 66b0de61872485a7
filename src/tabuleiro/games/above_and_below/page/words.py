"""Above and Below in words for the page: the log, what the others did, the table without a picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, cast

from tabuleiro.core.action import Action
from tabuleiro.core.event import Event
from tabuleiro.core.game import Game
from tabuleiro.core.table import Told
from tabuleiro.core.view import View
from tabuleiro.games.above_and_below.content.stories import book
from tabuleiro.games.above_and_below.page.marks import Data, say
from tabuleiro.games.above_and_below.page.parts import offer_said, villager_said
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.rules.view_data import EncounterData, SeatData, data_of
from tabuleiro.games.above_and_below.words.effects import building_words, option_words, reward_words
from tabuleiro.games.above_and_below.words.names import WORDS, building_name, full_name, one_of, short_name
from tabuleiro.kit.shelf import words_of
from tabuleiro.web.board import Board, happened, news
from tabuleiro.web.scene import Scene

# Told shorter here than by the game's own words, as the line before and the sum say the rest.
SHORT: Final = frozenset(
    (
        *("explored", "paragraph", "chose", "rerolled", "injured", "succeeded", "failed", "joined"),
        *("exchanged", "rested", "income"),
    )
)
ROWS: Final = ("houses", "outposts", "keys", "stars")


class VillageWords(Board):
    """What of the board is words."""

    # What the picture shows anyway, or what the line before has said.
    quiet = frozenset(
        (
            *("turn_started", "cider_set", "offered_next", "cave_seen", "sent", "lanterns", "setup", "cave_returned"),
            *("stocked", "round_ended", "new_villagers", "rolled"),
        )
    )
    counted = frozenset({"gained", "lost", "paid", "reputation", "cave_kept"})

    # ---------------------------------------------------------------- the log
    def told(self, game: Game, event: Event, names: Sequence[str], lang: str, more: bool) -> str:
        """An event in a line, which names its seat once: `Ana: Open it and read. 4 lanterns, enough for 3.`"""
        village, data = cast(AboveAndBelow, game), cast(Data, event.data)
        if event.kind == "answered" and data["answer"] == "accept":
            return ""  # what is sold says so
        whole = words_of(game).log_line(game, event, names, lang)
        if event.kind not in SHORT or not whole:
            return whole
        params: dict[str, int | str] = {"name": names[event.seat]}
        params |= {key: value for key, value in data.items() if key in ("n", "number", "row", "state", "lanterns")}
        if "villager" in data:
            params["villager"] = short_name(village, data["villager"], lang)
        if "lanterns" in data:
            params["n"] = data["lanterns"]
        story = book(lang, village.pack.book)
        if event.kind == "explored":
            params["villagers"] = WORDS.listed([short_name(village, one, lang) for one in data["villagers"]], lang)
        elif event.kind == "paragraph":
            params |= {"page": data["paragraph"], "title": story.title(data["paragraph"])}
        elif event.kind == "chose":
            params["option"] = story.option(data["paragraph"], data["option"])
        elif event.kind == "succeeded" and not data["number"]:
            return ""  # the choice, and the page or the gains that follow, say it all
        return say(lang, f"ab-told-{event.kind}{'-more' if more else ''}", **params)

    def sum_up(self, events: Sequence[Event], lang: str) -> str:
        """`−2 coins, +3 mushrooms and 1 reputation`."""
        sums: Counter[str] = Counter()
        for event in events:
            data = cast(Data, event.data)
            n = int(data.get("n", 1))
            what = data.get("what") or {"reputation": "reputation", "cave_kept": "cave"}.get(event.kind, "coin")
            sums[what] += -n if event.kind in ("lost", "paid") else n
        gains = {what: n for what, n in sums.items() if n > 0}
        losses = {what: -n for what, n in sums.items() if n < 0}
        said = [f"{sign}{reward_words(things, lang)}" for sign, things in (("−", losses), ("+", gains)) if things]
        return ", ".join(said)

    def fresh(self, log: Sequence[Told], seat: int) -> frozenset[str]:
        """What came since: own buildings, offers, villagers of the row, own villagers."""
        found: set[str] = set()
        for event in happened(log):
            data = cast(Data, event.data)
            if event.kind == "built" and event.seat == seat:
                found.add(f"building {data['building']}")
            elif event.kind == "offered_next":
                found.add(f"offer {data['building']}")
            elif event.kind == "exchanged":
                found |= {f"offer {building}" for building in data["buildings"]}
            elif event.kind == "new_villagers":
                found |= {f"row {villager}" for villager in data["villagers"]}
            elif event.kind == "joined" and event.seat == seat:
                found.add(f"villager {data['villager']}")
        return frozenset(found)

    # ---------------------------------------------------------------- options
    def foretold(self, scene: Scene) -> str:
        """`A is picked.`"""
        return say(scene.lang, "ab-picked", letter=scene.chosen.rpartition(" ")[2].upper())

    def brief(self, view: View, action: Action, lang: str) -> str:
        """An option in as few words as name it."""
        game = cast(AboveAndBelow, view.game)
        verb, _, what = str(action).partition(" ")
        if verb in ("build", "gift") and what:
            return building_name(game, what, lang)
        if verb == "train":
            return short_name(game, what, lang)
        if verb == "option":
            n = cast(EncounterData, data_of(view)["encounter"])["paragraph"]
            return f"{what.upper()}: {book(lang, game.pack.book).option(n, what)}"
        return super().brief(view, action, lang)

    # ---------------------------------------------------------------- what the others did
    def digest(self, log: Sequence[Told], scene: Scene) -> list[str]:
        """For each other seat: what it built, whom it took in, how an exploration went; and what it has put up."""
        game, lang = cast(AboveAndBelow, scene.view.game), scene.lang
        found: list[str] = []
        done: dict[int, list[str]] = {}
        for event in news(log, scene.seat):
            data = cast(Data, event.data)
            deed = ""
            if event.kind == "built":
                deed = say(lang, "ab-digest-built", building=building_name(game, data["building"], lang))
            elif event.kind == "joined":
                deed = say(lang, "ab-digest-joined", villager=short_name(game, data["villager"], lang))
            elif event.kind in ("succeeded", "failed"):
                deed = say(lang, f"ab-digest-{event.kind}", title=book(lang, game.pack.book).title(data["paragraph"]))
            elif event.kind == "put_up":
                deed = say(lang, "ab-digest-put-up", ware=one_of(data["what"], lang))
            elif event.kind == "passed":
                deed = say(lang, "ab-digest-passed")
            if deed:
                done.setdefault(event.seat, []).append(deed)
        for seat, deeds in sorted(done.items()):
            found.append(say(lang, "ab-digest", name=scene.names[seat], deeds=WORDS.listed(deeds[-3:], lang)))
        return found

    # ---------------------------------------------------------------- without a picture
    def in_words(self, scene: Scene) -> list[tuple[str, list[str]]]:
        """The table as headings and lines: an open encounter, offers, who is for hire, every seat."""
        game, data, lang = cast(AboveAndBelow, scene.view.game), data_of(scene.view), scene.lang
        found: list[tuple[str, list[str]]] = []
        open_ = data["encounter"]
        if open_ and open_["paragraph"]:
            told_ = book(lang, game.pack.book)
            n = open_["paragraph"]
            lines = told_.text(n).strip().replace("*", "").splitlines()
            lines += [
                f"{option['letter']}: {told_.option(n, option['letter'])} ({option_words(option, lang)})"
                for option in open_["options"]
            ]
            found.append((told_.title(n), lines))
        for row in ROWS:
            cards = [offer_said(game, card, lang) for card in data["offers"][row]]
            found.append((say(lang, f"ab-{row}"), cards or [say(lang, "ab-none-left")]))
        hire = [
            say(lang, "ab-hire-said", cost=space["cost"], who=villager_said(game, space["villager"], lang))
            for space in data["row"]
            if space["villager"]
        ]
        found.append((say(lang, "ab-hire"), hire or [say(lang, "ab-none-left")]))
        seats = sorted(range(len(scene.names)), key=lambda seat: seat != scene.seat)
        found += [(scene.names[seat], _seat(game, data["seats"][seat], lang)) for seat in seats]
        return found


def _seat(game: AboveAndBelow, player: SeatData, lang: str) -> list[str]:
    lines = [
        say(
            lang,
            "ab-words-seat",
            points=player["total"],
            coins=player["coins"],
            reputation=player["reputation"],
            income=player["income"],
            beds=player["beds"],
        )
    ]
    if player["supply"]:
        lines.append(say(lang, "ab-words-supply", things=WORDS.counted(player["supply"], lang)))
    if player["track"]:
        kinds = {space["ware"]: space["n"] for space in player["track"]}
        lines.append(say(lang, "ab-words-track", things=WORDS.counted(kinds, lang)))
    if player["sale"]:
        lines.append(say(lang, "ab-words-sale", ware=one_of(player["sale"], lang)))
    for state in ("ready", "exhausted", "injured", "sent"):
        names = [full_name(game, one["id"], lang) for one in player["villagers"] if one["state"] == state]
        if names:
            lines.append(
                say(lang, "ab-words-area", area=say(lang, f"ab-area-{state}"), names=WORDS.listed(names, lang))
            )
    places = [(house["card"], house["goods"]) for house in player["houses"]]
    places += [(cave["outpost"], cave["goods"]) for cave in player["caves"] if cave["outpost"]]
    for card, goods in places:
        does = " ".join(building_words(game, card, lang))
        lines.append(say(lang, "ab-words-building", name=building_name(game, card, lang), does=does, goods=goods))
    empty = sum(not cave["outpost"] for cave in player["caves"])
    if empty:
        lines.append(say(lang, "ab-words-caves", n=empty))
    return lines
