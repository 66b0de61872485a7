"""Imperial Miners in the terminal: a view drawn as text, a card's words, the table of scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import TYPE_CHECKING, Final, cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tabuleiro.cli.drawing import Drawing, Look, Parts, headed, line, matching, plain_table
from tabuleiro.cli.terminal import NUMBERS, numbered, seat_style
from tabuleiro.core.record import LETTERS
from tabuleiro.games.imperial_miners.content.pack import BOARDS
from tabuleiro.games.imperial_miners.rules.game import PICKS, ROUND, ROUNDS
from tabuleiro.games.imperial_miners.rules.scoring import SECOND_TIE_BREAK, title
from tabuleiro.games.imperial_miners.terminal.contents import contents, counts, facts
from tabuleiro.games.imperial_miners.terminal.mine import Seat, compact, grid, numbers_by_place, seats_of
from tabuleiro.games.imperial_miners.words.effects import card_words, event_words, space_words
from tabuleiro.games.imperial_miners.words.names import board_name, card_name, event_name, side_name, title_words
from tabuleiro.kit.shelf import words_of

if TYPE_CHECKING:
    from tabuleiro.cli.terminal import Glyphs
    from tabuleiro.cli.texts import Texts
    from tabuleiro.core.scores import Score
    from tabuleiro.games.imperial_miners.rules.game import ImperialMiners

ABOUT_HAND: Final = ("keep", "pick", "discard", "sell")  # decisions whose options are hand cards
NEW_ROUND: Final = ("pick", "event")  # decisions that come up once a round
ABOUT_CARDS: Final = ("draw", "find", "search")
AHEAD: Final = 5  # spaces that are told in words before the marker: as far as one surface effect goes


class MineDrawing(Drawing):
    quiet = ("ready",)  # events that only pages with a light for each seat need
    filters = ("level", "faction")

    # -- what is shown when
    def whole(self, look: Look) -> Parts:
        seats = seats_of(look.view)
        return [*status(look), boards(look, seats), *self._seats_and_own(look, seats)]

    def _seats_and_own(self, look: Look, seats: Sequence[Seat]) -> Parts:
        mines = [others(look, seat) for seat in seats if seat.seat != look.view.seat and seat.cards]
        return [seat_table(look, seats), *mines, *self.own(look)]

    def own(self, look: Look) -> Parts:
        """Mine and hand; the hand is left to the options where they are hand cards."""
        seat = seats_of(look.view)[look.view.seat]
        heading = look.rule(look.texts("mine-of", name=look.names[seat.seat]))
        return [heading, *own_mine(look, seat), *([] if look.kind in ABOUT_HAND else hand(look))]

    def focus(self, look: Look) -> Parts:
        seats = seats_of(look.view)
        seat = seats[look.view.seat]
        if look.kind == "keep":
            return []  # nothing has changed but the options
        if look.kind in NEW_ROUND:
            return [*status(look), *tracks(look, seats), *self._seats_and_own(look, seats)]
        parts = status(look) if _event_phase(look) else status(look)[:1]
        if look.kind == "enter":
            parts.append(boards(look, seats))
        elif look.kind == "surface":
            parts += tracks(look, seats)
        elif look.kind in ABOUT_CARDS:
            parts.append(short_hand(look))
        elif look.kind not in ABOUT_HAND:
            parts += own_mine(look, seat)
        return [*parts, own_line(look, seat)]

    def options(self, look: Look) -> list[tuple[str, Text]]:
        """With hand cards, those that are no option now stand below without a number."""
        decision, game = look.decision, _game(look)
        if decision is None or decision.kind not in ABOUT_HAND:
            return super().options(look)
        held, kept = cast("list[str]", look.data["hand"]), cast("list[str]", look.data["kept"])
        rows: list[tuple[str, Text]] = []

        def card_row(card: str) -> Text:
            label = words_of(game).label(look.view, decision.action(game.box.number[card]), look.lang)
            return hand_card(look, card, label, held.count(card), not kept)

        offered = [game.box.ids[action.option] for action in decision.actions]
        for number, (action, card) in enumerate(zip(decision.actions, offered, strict=True), 1):
            rows.append(
                (str(number), card_row(card) if card else Text(words_of(game).label(look.view, action, look.lang)))
            )
        for card in dict.fromkeys(held):
            if card not in offered:
                row = card_row(card)
                row.stylize("dim")
                rows.append(("+" if card in kept else "-", row))
        return rows

    # -- cards
    def zoom(self, game: ImperialMiners, text: str, texts: Texts, glyphs: Glyphs) -> Parts:
        """A card by its id or its name in this language, or by a part of either."""
        known = ((card, (card_name(game, card.id, texts.lang), card.id)) for card in game.pack.cards)
        parts: Parts = []
        for card in matching(text, known, parts=2):
            name = card_name(game, card.id, texts.lang)
            parts.append(Text(texts("card-head", card=name, level=card.level, cost=card.cost), "bold"))
            parts.append(Text(f"  {facts(game, card.id, texts, glyphs)} ({card.id})"))
            parts += [line(f"- {said}") for said in card_words(game, card.id, texts.lang)]
        return parts

    def legend(self, texts: Texts, glyphs: Glyphs) -> str:
        """The signs of the mine and of the hand."""
        signs = {"machine": glyphs.dot, "collapse": glyphs.cross, "active": glyphs.point}
        return texts("legend", **signs, cart=glyphs.diamond, half=glyphs.hollow)

    def contents(self, game: ImperialMiners, texts: Texts, glyphs: Glyphs, only: Mapping[str, str]) -> Parts:
        return contents(game, texts, glyphs, only)

    def counts(self, game: ImperialMiners) -> str:
        return counts(game.pack)

    # -- the end
    def result(self, scores: Sequence[Score], names: Sequence[str], texts: Texts) -> Parts:
        """A line a seat, with the figures that break ties (IM-41, IM-42); alone, the title (IM-43)."""
        ties = ("tie-coins", f"tie-{SECOND_TIE_BREAK}")
        figures = ("column-total", *(f"score-{part}" for part in scores[0].breakdown), *ties)
        table = headed(texts, "column-rank", "column-seat", *figures, right=("column-rank", *figures))
        for score in sorted(scores, key=lambda score: score.rank):
            name = Text(names[score.seat], f"bold {seat_style(score.seat)}")
            points = (score.total, *score.breakdown.values(), *score.ties)
            table.add_row(f"{score.rank}.", name, *map(str, points))
        if len(scores) > 1:
            return [table, self.winners(scores, names, texts)]
        earned = title_words(title(scores[0].total), texts.lang)
        return [table, Text(texts("title", total=scores[0].total, title=earned), "bold")]


def _game(look: Look) -> ImperialMiners:
    return cast("ImperialMiners", look.view.game)


def _event_phase(look: Look) -> bool:
    """Whether the event is being resolved: what the table does next is the mine phase or the next round."""
    flow = cast("list[str]", look.data["flow"])
    return bool(flow) and flow[-1] in (PICKS.name, ROUND.name)


# ---------------------------------------------------------------- the table
def status(look: Look) -> Parts:
    """Round and event on the first line, the event's words below."""
    data, t = look.view.data, look.texts
    event = cast(str, data["event"])
    if not event:
        return [look.rule(t("status-setup", rounds=ROUNDS))]
    name = event_name(_game(look), event, t.lang)
    says = " ".join(event_words(_game(look), event, t.lang))
    heading = t("status", round=cast(int, data["round"]), rounds=ROUNDS, event=name)
    return [look.rule(heading), line(says, "italic")]


def boards(look: Look, seats: Sequence[Seat]) -> RenderableType:
    """The three boards side by side with every space in words, the top one first; letters are the seats' markers."""
    table = plain_table()
    sides = _sides(look)
    for board, side, _ in sides:
        table.add_column(Text(_board_heading(look, board, side), "bold"))
    for space in range(max(top for _, _, top in sides), -1, -1):
        table.add_row(*(_space(look, board, side, space, seats) if space <= top else "" for board, side, top in sides))
    return table


def tracks(look: Look, seats: Sequence[Seat]) -> Parts:
    """The three boards in a line each, and what the next spaces of the own marker bring."""
    table = Table.grid(padding=(0, 2))
    for board, side, top in _sides(look):
        track = Text()
        for space in range(top + 1):
            markers = _markers(seats, board, space)
            track.append_text(markers if markers.plain else Text(str(space), "dim")).append(" ")
        table.add_row(Text(f"  {_board_heading(look, board, side)}", "bold"), track)
    parts: Parts = [table]
    own = seats[look.view.seat]
    for board, side, top in _sides(look):
        if board == own.board:
            ahead = range(own.space + 1, min(own.space + AHEAD, top) + 1)
            says = ", ".join(f"{space} {_space_words(look, side, space)}" for space in ahead)
            if says:
                parts.append(line(look.texts("ahead", spaces=says)))
    return parts


def _sides(look: Look) -> list[tuple[str, str, int]]:
    """Each board with the side that is up and the number of its top space."""
    game = _game(look)
    sides = cast("list[str]", look.view.data["sides"])
    tops = [len(game.pack.sides[game.box.side_ids.index(side)].spaces) - 1 for side in sides]
    return list(zip(BOARDS, sides, tops, strict=True))


def _board_heading(look: Look, board: str, side: str) -> str:
    lang = look.lang
    return f"{board_name(board, lang)} ({side_name(_game(look), side, lang)})"


def _markers(seats: Sequence[Seat], board: str, space: int) -> Text:
    text = Text()
    for seat in seats:
        if seat.board == board and seat.space == space:
            text.append(LETTERS[seat.seat], f"bold {seat_style(seat.seat)}")
    return text


def _space(look: Look, board: str, side: str, space: int, seats: Sequence[Seat]) -> RenderableType:
    cell = Table.grid(padding=(0, 1))
    cell.add_column(justify="right", min_width=2, no_wrap=True)
    cell.add_column()
    markers = _markers(seats, board, space)
    says = Text.assemble(markers, " " if markers.plain else "", _space_words(look, side, space) if space else "")
    cell.add_row(Text(str(space), "dim"), says)
    return cell


def _space_words(look: Look, side: str, space: int) -> str:
    return space_words(_game(look), side, space, look.lang).rstrip(".")


def seat_table(look: Look, seats: Sequence[Seat]) -> RenderableType:
    t = look.texts
    table = plain_table()
    table.add_column(Text(t("column-seat"), "bold"))
    for key in ("column-vp", "column-coins", "column-carts"):
        table.add_column(Text(t(key), "bold"), justify="right")
    table.add_column(Text(t("column-hand", times=look.glyphs.times), "bold"))
    table.add_column(Text(t("column-marker"), "bold"))
    for seat in seats:
        levels = ", ".join(f"{n}{look.glyphs.times}{level}" for level, n in enumerate(seat.levels, 1) if n)
        table.add_row(
            look.name(seat.seat),
            str(seat.vp),
            str(seat.coins),
            str(len(seat.carts)),
            f"{seat.hand_size}" + (f" ({levels})" if levels else ""),
            marker(look, seat),
        )
    return table


def marker(look: Look, seat: Seat) -> str:
    if not seat.board:
        return look.texts("marker-off")
    return f"{board_name(seat.board, look.lang)} {seat.space}"


def own_line(look: Look, seat: Seat) -> Text:
    t = look.texts
    line = t(
        "own-line", vp=seat.vp, coins=seat.coins, carts=len(seat.carts), hand=seat.hand_size, marker=marker(look, seat)
    )
    return Text(f"  {line}", "dim")


def others(look: Look, seat: Seat) -> RenderableType:
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column()
    for i, cards in enumerate(compact(_game(look), seat, look.lang, look.glyphs)):
        name = Text(f"  {LETTERS[seat.seat]}" if not i else "", f"bold {seat_style(seat.seat)}")
        table.add_row(name, cards)
    return table


def own_mine(look: Look, seat: Seat) -> Parts:
    """The grid; below it the card that is being placed, with its half carts."""
    t, game = look.texts, _game(look)
    numbers = numbers_by_place(look.decision if look.decision and look.decision.seat == seat.seat else None)
    drawn = grid(game, seat, numbers, t.lang, look.glyphs, look.width)
    parts: Parts = [drawn if drawn.plain else Text(f"  {t('mine-empty')}", "dim")]
    if seat.playing:
        name = card_name(game, seat.playing, t.lang)
        parts.append(Text(f"  {t('placing', card=name)} {facts(game, seat.playing, t, look.glyphs)}"))
    if seat.discount:
        parts.append(Text(f"  {t('discount', n=seat.discount)}"))
    return parts


def hand(look: Look) -> Parts:
    """Every card with its cost and its effects."""
    held = cast("list[str]", look.view.data["hand"])
    rows = [("", hand_card(look, card, printed(look, card), held.count(card))) for card in dict.fromkeys(held)]
    heading = Text(look.texts("hand"), "bold")
    return [heading, numbered(rows) if rows else Text(f"  {look.texts('hand-empty')}", "dim")]


def short_hand(look: Look) -> RenderableType:
    """Only the names: the words were there when the round began, and `show` and `card` have them."""
    held = cast("list[str]", look.view.data["hand"])
    named = ", ".join(card_name(_game(look), card, look.lang) for card in held)
    return line(f"{look.texts('hand')}: {named or look.texts('hand-empty')}")


def printed(look: Look, card: str) -> str:
    """A card's label with the cost that is printed on it."""
    game, t = _game(look), look.texts
    definition = game.pack.cards[game.box.number[card] - 1]
    name = card_name(game, card, t.lang)
    return t("card-head", card=name, level=definition.level, cost=definition.cost)


def hand_card(look: Look, card: str, label: str, copies: int, effects: bool = True) -> Text:
    """The label's head in one line with factions and half carts, then a line for each effect."""
    game, t = _game(look), look.texts
    does = card_words(game, card, t.lang)
    text = Text(label.removesuffix(" / ".join(does)).rstrip(" :"))  # labels tell the effects in one go
    text.stylize("bold", 0, len(card_name(game, card, t.lang)))
    if copies > 1:
        text.append(f" {look.glyphs.times}{copies}", "bold")
    text.append(f" {facts(game, card, t, look.glyphs)}", "dim")
    for said in does if effects else ():
        for part in wrap(f"- {said}", look.width - NUMBERS, subsequent_indent="  "):
            text.append(f"\n{part}")
    return text
