"""Imperial Miners in the terminal: a view drawn as text, a card's words, the table of scores."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import TYPE_CHECKING, Final, cast

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tabuleiro.cli.drawing import Look
from tabuleiro.cli.terminal import NUMBERS, numbered, seat_style
from tabuleiro.core.record import LETTERS
from tabuleiro.games.imperial_miners.content.pack import BOARDS
from tabuleiro.games.imperial_miners.rules.game import PICKS, ROUND, ROUNDS
from tabuleiro.games.imperial_miners.rules.scoring import SECOND_TIE_BREAK, title
from tabuleiro.games.imperial_miners.terminal.contents import facts
from tabuleiro.games.imperial_miners.terminal.mine import Seat, compact, grid, numbers_by_place, seats_of
from tabuleiro.games.imperial_miners.words import sentences as words

if TYPE_CHECKING:
    from tabuleiro.cli.terminal import Glyphs
    from tabuleiro.cli.texts import Texts
    from tabuleiro.core.game import Game
    from tabuleiro.core.scores import Score
    from tabuleiro.games.imperial_miners.rules.game import ImperialMiners

__all__ = ["QUIET", "focus", "legend", "options", "own", "result", "whole", "zoom"]

QUIET: Final = ("ready",)  # events that only pages with a light for each seat need
ABOUT_HAND: Final = ("keep", "pick", "discard", "sell")  # decisions whose options are hand cards
NEW_ROUND: Final = ("pick", "event")  # decisions that come up once a round
ABOUT_CARDS: Final = ("draw", "find", "search")
AHEAD: Final = 5  # spaces that are told in words before the marker: as far as one surface effect goes
TIES: Final = ("coins", SECOND_TIE_BREAK)


def _game(look: Look) -> ImperialMiners:
    return cast("ImperialMiners", look.view.game)


def whole(look: Look) -> list[RenderableType]:
    seats = seats_of(look.view)
    return [*status(look), boards(look, seats), *_seats_and_own(look, seats)]


def _seats_and_own(look: Look, seats: Sequence[Seat]) -> list[RenderableType]:
    mines = [others(look, seat) for seat in seats if seat.seat != look.view.seat and seat.cards]
    return [seat_table(look, seats), *mines, *own(look)]


def own(look: Look) -> list[RenderableType]:
    """Mine and hand; the hand is left to the options where they are hand cards."""
    seat = seats_of(look.view)[look.view.seat]
    about_hand = look.decision is not None and look.decision.kind in ABOUT_HAND
    heading = _rule(look.texts("mine-of", name=look.names[seat.seat]), look)
    return [heading, *own_mine(look, seat), *([] if about_hand else hand(look))]


def focus(look: Look) -> list[RenderableType]:
    kind = look.decision.kind if look.decision else ""
    seats = seats_of(look.view)
    seat = seats[look.view.seat]
    if kind == "keep":
        return []  # nothing has changed but the options
    if kind in NEW_ROUND:
        return [*status(look), *tracks(look, seats), *_seats_and_own(look, seats)]
    parts = status(look) if _event_phase(look) else status(look)[:1]
    if kind == "enter":
        parts.append(boards(look, seats))
    elif kind == "surface":
        parts += tracks(look, seats)
    elif kind in ABOUT_CARDS:
        parts.append(short_hand(look))
    elif kind not in ABOUT_HAND:
        parts += own_mine(look, seat)
    return [*parts, own_line(look, seat)]


def _event_phase(look: Look) -> bool:
    """Whether the event is being resolved: what the table does next is the mine phase or the next round."""
    flow = cast("list[str]", look.view.data["flow"])
    return bool(flow) and flow[-1] in (PICKS.name, ROUND.name)


# ---------------------------------------------------------------- the table
def status(look: Look) -> list[RenderableType]:
    """Round and event on the first line, the event's words below."""
    data, t = look.view.data, look.texts
    event = cast(str, data["event"])
    if not event:
        return [_rule(t("status-setup", rounds=ROUNDS), look)]
    name = words.event_name(_game(look), event, t.lang)
    says = " ".join(words.event_words(_game(look), event, t.lang))
    heading = t("status", round=cast(int, data["round"]), rounds=ROUNDS, event=name)
    return [_rule(heading, look), Padding(Text(says, "italic"), (0, 0, 0, 2))]


def _rule(title: str, look: Look) -> Rule:
    return Rule(Text(title, "bold"), align="left", style="dim", characters=look.glyphs.dash)


def boards(look: Look, seats: Sequence[Seat]) -> RenderableType:
    """The three boards side by side with every space in words, the top one first; letters are the seats' markers."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
    sides = _sides(look)
    for board, side, _ in sides:
        table.add_column(Text(_board_heading(look, board, side), "bold"))
    for space in range(max(top for _, _, top in sides), -1, -1):
        table.add_row(*(_space(look, board, side, space, seats) if space <= top else "" for board, side, top in sides))
    return table


def tracks(look: Look, seats: Sequence[Seat]) -> list[RenderableType]:
    """The three boards in a line each, and what the next spaces of the own marker bring."""
    table = Table.grid(padding=(0, 2))
    for board, side, top in _sides(look):
        track = Text()
        for space in range(top + 1):
            markers = _markers(seats, board, space)
            track.append_text(markers if markers.plain else Text(str(space), "dim")).append(" ")
        table.add_row(Text(f"  {_board_heading(look, board, side)}", "bold"), track)
    parts: list[RenderableType] = [table]
    own = seats[look.view.seat]
    for board, side, top in _sides(look):
        if board == own.board:
            ahead = range(own.space + 1, min(own.space + AHEAD, top) + 1)
            says = ", ".join(f"{space} {_space_words(look, side, space)}" for space in ahead)
            if says:
                parts.append(Padding(Text(look.texts("ahead", spaces=says)), (0, 0, 0, 2)))
    return parts


def _sides(look: Look) -> list[tuple[str, str, int]]:
    """Each board with the side that is up and the number of its top space."""
    game = _game(look)
    sides = cast("list[str]", look.view.data["sides"])
    tops = [len(game.pack.sides[game.box.side_ids.index(side)].spaces) - 1 for side in sides]
    return list(zip(BOARDS, sides, tops, strict=True))


def _board_heading(look: Look, board: str, side: str) -> str:
    lang = look.texts.lang
    return f"{words.board_name(board, lang)} ({words.side_name(_game(look), side, lang)})"


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
    return words.space_words(_game(look), side, space, look.texts.lang).rstrip(".")


def seat_table(look: Look, seats: Sequence[Seat]) -> RenderableType:
    t = look.texts
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
    table.add_column(Text(t("column-seat"), "bold"))
    for key in ("column-vp", "column-coins", "column-carts"):
        table.add_column(Text(t(key), "bold"), justify="right")
    table.add_column(Text(t("column-hand", times=look.glyphs.times), "bold"))
    table.add_column(Text(t("column-marker"), "bold"))
    for seat in seats:
        levels = ", ".join(f"{n}{look.glyphs.times}{level}" for level, n in enumerate(seat.levels, 1) if n)
        table.add_row(
            Text(look.names[seat.seat], f"bold {seat_style(seat.seat)}"),
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
    return f"{words.board_name(seat.board, look.texts.lang)} {seat.space}"


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
    for i, line in enumerate(compact(_game(look), seat, look.texts.lang, look.glyphs)):
        name = Text(f"  {LETTERS[seat.seat]}" if not i else "", f"bold {seat_style(seat.seat)}")
        table.add_row(name, line)
    return table


def own_mine(look: Look, seat: Seat) -> list[RenderableType]:
    """The grid; below it the card that is being placed, with its half carts."""
    t, game = look.texts, _game(look)
    numbers = numbers_by_place(look.decision if look.decision and look.decision.seat == seat.seat else None)
    drawn = grid(game, seat, numbers, t.lang, look.glyphs, look.width)
    parts: list[RenderableType] = [drawn if drawn.plain else Text(f"  {t('mine-empty')}", "dim")]
    if seat.playing:
        name = words.card_name(game, seat.playing, t.lang)
        parts.append(Text(f"  {t('placing', card=name)} {facts(game, seat.playing, t, look.glyphs)}"))
    if seat.discount:
        parts.append(Text(f"  {t('discount', n=seat.discount)}"))
    return parts


def hand(look: Look) -> list[RenderableType]:
    """Every card with its cost and its effects."""
    held = cast("list[str]", look.view.data["hand"])
    rows = [("", hand_card(look, card, printed(look, card), held.count(card))) for card in dict.fromkeys(held)]
    heading = Text(look.texts("hand"), "bold")
    return [heading, numbered(rows) if rows else Text(f"  {look.texts('hand-empty')}", "dim")]


def short_hand(look: Look) -> RenderableType:
    """Only the names: the words were there when the round began, and `show` and `card` have them."""
    held = cast("list[str]", look.view.data["hand"])
    named = ", ".join(words.card_name(_game(look), card, look.texts.lang) for card in held)
    return Padding(Text(f"{look.texts('hand')}: {named or look.texts('hand-empty')}"), (0, 0, 0, 2))


def printed(look: Look, card: str) -> str:
    """A card's label with the cost that is printed on it."""
    game, t = _game(look), look.texts
    definition = game.pack.cards[game.box.number[card] - 1]
    name = words.card_name(game, card, t.lang)
    return t("card-head", card=name, level=definition.level, cost=definition.cost)


def hand_card(look: Look, card: str, label: str, copies: int, effects: bool = True) -> Text:
    """The label's head in one line with factions and half carts, then a line for each effect."""
    game, t = _game(look), look.texts
    lines = words.card_words(game, card, t.lang)
    text = Text(label.removesuffix(" / ".join(lines)).rstrip(" :"))  # labels tell the effects in one go
    text.stylize("bold", 0, len(words.card_name(game, card, t.lang)))
    if copies > 1:
        text.append(f" {look.glyphs.times}{copies}", "bold")
    text.append(f" {facts(game, card, t, look.glyphs)}", "dim")
    for line in lines if effects else ():
        for part in wrap(f"- {line}", look.width - NUMBERS, subsequent_indent="  "):
            text.append(f"\n{part}")
    return text


def options(look: Look) -> list[tuple[str, Text]]:
    """Numbered; with hand cards, those that are no option now stand below without a number."""
    decision, game, t = look.decision, _game(look), look.texts
    if decision is None:
        return []
    rows: list[tuple[str, Text]] = []
    held = cast("list[str]", look.view.data["hand"])
    kept = cast("list[str]", look.view.data["kept"])
    about_hand = decision.kind in ABOUT_HAND
    offered = [game.box.ids[action.option] if about_hand else "" for action in decision.actions]
    for number, (action, card) in enumerate(zip(decision.actions, offered, strict=True), 1):
        label = words.label(look.view, action, t.lang)
        rows.append((str(number), hand_card(look, card, label, held.count(card), not kept) if card else Text(label)))
    for card in dict.fromkeys(held if about_hand else ()):
        if card not in offered:
            label = words.label(look.view, decision.action(game.box.number[card]), t.lang)
            row = hand_card(look, card, label, held.count(card), not kept)
            row.stylize("dim")
            rows.append(("+" if card in kept else "-", row))
    return rows


# ---------------------------------------------------------------- cards and scores
def zoom(game: Game, text: str, texts: Texts, glyphs: Glyphs) -> list[RenderableType]:
    """A card by its id or its name in this language, or by a part of either."""
    miners = cast("ImperialMiners", game)
    wanted = " ".join(text.lower().split())
    known = {card.id: words.card_name(miners, card.id, texts.lang).lower() for card in miners.pack.cards}
    found = [id_ for id_, name in known.items() if wanted in (id_, name)]
    found = found or [id_ for id_, name in known.items() if wanted in id_ or wanted in name]
    parts: list[RenderableType] = []
    for id_ in found:
        card = miners.pack.cards[miners.box.number[id_] - 1]
        name = words.card_name(miners, id_, texts.lang)
        parts.append(Text(texts("card-head", card=name, level=card.level, cost=card.cost), "bold"))
        parts.append(Text(f"  {facts(miners, id_, texts, glyphs)} ({id_})"))
        parts += [Padding(Text(f"- {line}"), (0, 0, 0, 2)) for line in words.card_words(miners, id_, texts.lang)]
    return parts


def legend(texts: Texts, glyphs: Glyphs) -> str:
    """The signs of the mine and of the hand."""
    return texts(
        "legend",
        machine=glyphs.machine,
        collapse=glyphs.collapse,
        active=glyphs.active,
        cart=glyphs.cart,
        half=glyphs.half_cart,
    )


def result(scores: list[Score], names: Sequence[str], texts: Texts) -> list[RenderableType]:
    """Ranks, totals with their parts, and the figures that break ties (IM-41, IM-42); alone, the title (IM-43)."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
    table.add_column(Text(texts("column-rank"), "bold"), justify="right")
    table.add_column(Text(texts("column-seat"), "bold"))
    keys = ["column-total", *(f"score-{part}" for part in scores[0].breakdown), *(f"tie-{tie}" for tie in TIES)]
    for key in keys:
        table.add_column(Text(texts(key), "bold"), justify="right")
    for score in sorted(scores, key=lambda score: score.rank):
        figures = (score.total, *score.breakdown.values(), *score.ties)
        name = Text(names[score.seat], f"bold {seat_style(score.seat)}")
        table.add_row(f"{score.rank}.", name, *map(str, figures))
    parts: list[RenderableType] = [table]
    winners = [names[score.seat] for score in scores if score.rank == 1]
    if len(scores) == 1:
        earned = words.title_words(title(scores[0].total), texts.lang)
        parts.append(Text(texts("title", total=scores[0].total, title=earned), "bold"))
    elif len(winners) == 1:
        parts.append(Text(texts("winner", name=winners[0]), "bold"))
    else:
        parts.append(Text(texts("winners", names=", ".join(winners)), "bold"))
    return parts
