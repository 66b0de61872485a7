"""Imperial Miners in the terminal: a view drawn as text, a card's words, the table of scores."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tabuleiro.cli.drawing import Look, Parts, line
from tabuleiro.cli.terminal import NUMBERS, Glyphs, listed, numbered, plain_table, seat_style
from tabuleiro.cli.texts import Texts
from tabuleiro.core.record import LETTERS
from tabuleiro.core.scores import Score
from tabuleiro.games.imperial_miners.content.pack import BOARDS
from tabuleiro.games.imperial_miners.rules.game import PICKS, ROUND, ROUNDS
from tabuleiro.games.imperial_miners.rules.scoring import SECOND_TIE_BREAK, title
from tabuleiro.games.imperial_miners.rules.view_data import SeatData
from tabuleiro.games.imperial_miners.terminal.contents import MineContents, facts, head
from tabuleiro.games.imperial_miners.terminal.mine import compact, grid, numbers_by_place
from tabuleiro.games.imperial_miners.words.effects import card_words, event_words, space_words
from tabuleiro.games.imperial_miners.words.names import (
    board_name,
    card_name,
    event_name,
    side_name,
    side_of,
    title_words,
)

ABOUT_HAND: Final = ("keep", "pick", "discard", "sell")  # decisions whose options are hand cards
NEW_ROUND: Final = ("pick", "event")  # decisions that come up once a round
ABOUT_CARDS: Final = ("draw", "find", "search")
AHEAD: Final = 5  # spaces that are told in words before the marker: as far as one surface effect goes


class MineDrawing(MineContents):
    ties = ("tie-coins", f"tie-{SECOND_TIE_BREAK}")  # IM-42

    # -- what is shown when
    def whole(self, look: Look) -> Parts:
        return [*status(look), boards(look), *self._seats_and_own(look)]

    def _seats_and_own(self, look: Look) -> Parts:
        mines = [other_mine(look, seat) for seat in look.others if seat["mine"]]
        return [seat_table(look), *mines, *self.own(look)]

    def own(self, look: Look) -> Parts:
        """Mine and hand; the hand is left to the options where they are hand cards."""
        heading = look.rule(look.texts("mine-of", name=look.names[look.view.seat]))
        return [heading, *own_mine(look), *([] if look.kind in ABOUT_HAND else hand(look))]

    def focus(self, look: Look) -> Parts:
        if look.kind == "keep":
            return []  # nothing has changed but the options
        if look.kind in NEW_ROUND:
            return [*status(look), *tracks(look), *self._seats_and_own(look)]
        parts = status(look) if _event_phase(look) else status(look)[:1]
        if look.kind == "enter":
            parts.append(boards(look))
        elif look.kind == "surface":
            parts += tracks(look)
        elif look.kind in ABOUT_CARDS:
            parts.append(short_hand(look))
        elif look.kind not in ABOUT_HAND:
            parts += own_mine(look)
        return [*parts, own_line(look)]

    def options(self, look: Look) -> list[tuple[str, Text]]:
        """With hand cards, those that are no option now stand below without a number."""
        decision, rows = look.decision, super().options(look)
        if decision is None or decision.kind not in ABOUT_HAND:
            return rows
        ids, kept = look.game.box.ids, look.data["kept"]
        offered = [ids[action.option] for action in decision.actions]
        rows = [
            (number, hand_card(look, card, label.plain, not kept) if card else label)
            for (number, label), card in zip(rows, offered, strict=True)
        ]
        for card in dict.fromkeys(look.data["hand"]):
            if card not in offered:
                action = decision.action(look.game.box.number[card])
                row = hand_card(look, card, self.words.label(look.view, action, look.lang), not kept)
                row.stylize("dim")
                rows.append(("+" if card in kept else "-", row))
        return rows

    def legend(self, texts: Texts, glyphs: Glyphs) -> str:
        """The signs of the mine and of the hand."""
        signs = {"machine": glyphs.dot, "collapse": glyphs.cross, "active": glyphs.point}
        return texts("legend", **signs, cart=glyphs.diamond, half=glyphs.hollow)

    def winners(self, scores: Sequence[Score], names: Sequence[str], texts: Texts) -> Text:
        """Alone, the title (IM-43)."""
        if len(scores) > 1:
            return super().winners(scores, names, texts)
        earned = title_words(title(scores[0].total), texts.lang)
        return Text(texts("title", total=scores[0].total, title=earned), "bold")


def _event_phase(look: Look) -> bool:
    """Whether the event is being resolved: what the table does next is the mine phase or the next round."""
    flow = look.data["flow"]
    return bool(flow) and flow[-1] in (PICKS.name, ROUND.name)


# ---------------------------------------------------------------- the table
def status(look: Look) -> Parts:
    """Round and event on the first line, the event's words below."""
    event, t = look.data["event"], look.texts
    if not event:
        return [look.rule(t("status-setup", rounds=ROUNDS))]
    says = " ".join(event_words(look.game, event, t.lang))
    name = event_name(look.game, event, t.lang)
    heading = t("status", round=look.data["round"], rounds=ROUNDS, event=name)
    return [look.rule(heading), line(says, "italic")]


def boards(look: Look) -> RenderableType:
    """The three boards side by side with every space in words, the top one first; letters are the seats' markers."""
    sides = _sides(look)
    table = plain_table(*(_board_heading(look, board, side) for board, side, _ in sides))
    for space in range(max(top for _, _, top in sides), -1, -1):
        table.add_row(*(_space(look, board, side, space) if space <= top else "" for board, side, top in sides))
    return table


def tracks(look: Look) -> Parts:
    """The three boards in a line each, and what the next spaces of the own marker bring."""
    table, own, ahead = Table.grid(padding=(0, 2)), look.own, ""
    for board, side, top in _sides(look):
        track = Text()
        for space in range(top + 1):
            markers = _markers(look, board, space)
            track.append_text(markers if markers.plain else Text(str(space), "dim")).append(" ")
        table.add_row(Text(f"  {_board_heading(look, board, side)}", "bold"), track)
        if board == own["board"]:
            spaces = range(own["space"] + 1, min(own["space"] + AHEAD, top) + 1)
            ahead = ", ".join(f"{space} {_space_words(look, side, space)}" for space in spaces)
    return [table, line(look.texts("ahead", spaces=ahead))] if ahead else [table]


def _sides(look: Look) -> list[tuple[str, str, int]]:
    """Each board with the side that is up and the number of its top space."""
    sides = look.data["sides"]
    tops = [len(side_of(look.game, side).spaces) - 1 for side in sides]
    return list(zip(BOARDS, sides, tops, strict=True))


def _board_heading(look: Look, board: str, side: str) -> str:
    return f"{board_name(board, look.lang)} ({side_name(look.game, side, look.lang)})"


def _markers(look: Look, board: str, space: int) -> Text:
    there = [seat["seat"] for seat in look.data["seats"] if (seat["board"], seat["space"]) == (board, space)]
    return Text.assemble(*((LETTERS[seat], f"bold {seat_style(seat)}") for seat in there))


def _space(look: Look, board: str, side: str, space: int) -> RenderableType:
    cell = Table.grid(padding=(0, 1))
    cell.add_column(justify="right", min_width=2, no_wrap=True)
    cell.add_column()
    markers = _markers(look, board, space)
    says = Text.assemble(markers, " " if markers.plain else "", _space_words(look, side, space) if space else "")
    cell.add_row(Text(str(space), "dim"), says)
    return cell


def _space_words(look: Look, side: str, space: int) -> str:
    return space_words(look.game, side, space, look.lang).rstrip(".")


def seat_table(look: Look) -> RenderableType:
    t, times = look.texts, look.glyphs.times
    figures = [t(key) for key in ("column-vp", "column-coins", "column-carts")]
    table = plain_table(t("column-seat"), *figures, t("column-hand", times=times), t("column-marker"))
    for column in table.columns[1:4]:
        column.justify = "right"
    for seat in look.data["seats"]:
        levels = ", ".join(f"{n}{times}{level}" for level, n in seat["hand_levels"].items() if n)
        table.add_row(
            look.name(seat["seat"]),
            *(str(n) for n in (seat["vp"], seat["coins"], len(seat["carts"]))),
            f"{seat['hand_size']}" + (f" ({levels})" if levels else ""),
            marker(look, seat),
        )
    return table


def marker(look: Look, seat: SeatData) -> str:
    return f"{board_name(seat['board'], look.lang)} {seat['space']}" if seat["board"] else look.texts("marker-off")


def own_line(look: Look) -> Text:
    seat, carts = look.own, len(look.own["carts"])
    has = {"vp": seat["vp"], "coins": seat["coins"], "carts": carts, "hand": seat["hand_size"]}
    return Text(f"  {look.texts('own-line', **has, marker=marker(look, seat))}", "dim")


def other_mine(look: Look, seat: SeatData) -> RenderableType:
    letter, style = LETTERS[seat["seat"]], f"bold {seat_style(seat['seat'])}"
    levels = enumerate(compact(look.game, seat, look.lang, look.glyphs))
    return listed(((Text("" if i else f"  {letter}", style), cards) for i, cards in levels), style="")


def own_mine(look: Look) -> Parts:
    """The grid; below it the card that is being placed, with its half carts."""
    t, game, seat = look.texts, look.game, look.own
    drawn = grid(game, seat, numbers_by_place(look.decision), t.lang, look.glyphs, look.width)
    parts: Parts = [drawn if drawn.plain else Text(f"  {t('mine-empty')}", "dim")]
    if seat["playing"]:
        name = card_name(game, seat["playing"], t.lang)
        parts.append(Text(f"  {t('placing', card=name)} {facts(game, seat['playing'], t, look.glyphs)}"))
    if seat["discount"]:
        parts.append(Text(f"  {t('discount', n=seat['discount'])}"))
    return parts


def hand(look: Look) -> Parts:
    """Every card with its cost and its effects."""
    rows = [("", hand_card(look, card, head(look.game, card, look.texts))) for card in dict.fromkeys(look.data["hand"])]
    heading = Text(look.texts("hand"), "bold")
    return [heading, numbered(rows) if rows else Text(f"  {look.texts('hand-empty')}", "dim")]


def short_hand(look: Look) -> RenderableType:
    """Only the names: the words were there when the round began, and `show` and `card` have them."""
    named = ", ".join(card_name(look.game, card, look.lang) for card in look.data["hand"])
    return line(f"{look.texts('hand')}: {named or look.texts('hand-empty')}")


def hand_card(look: Look, card: str, label: str, effects: bool = True) -> Text:
    """The label's head in one line with factions and half carts, then a line for each effect."""
    game, t = look.game, look.texts
    does = card_words(game, card, t.lang)
    text = Text(label.removesuffix(" / ".join(does)).rstrip(" :"))  # labels tell the effects in one go
    text.stylize("bold", 0, len(card_name(game, card, t.lang)))
    copies = look.data["hand"].count(card)
    if copies > 1:
        text.append(f" {look.glyphs.times}{copies}", "bold")
    text.append(f" {facts(game, card, t, look.glyphs)}", "dim")
    for said in does if effects else ():
        for part in wrap(f"- {said}", look.width - NUMBERS, subsequent_indent="  "):
            text.append(f"\n{part}")
    return text
