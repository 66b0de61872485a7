"""Supply, hands and missions of Brazil: Imperial: goods to be paid or dropped, cards to be played, aims and how far."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing import phrases as drawn
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.marks import Mark, face
from tabuleiro.drawing.tags import NOTHING, classes, join, tag
from tabuleiro.games.brazil_imperial.content.pack import GOODS, CombatCard, GoldCard, Mission, Objective
from tabuleiro.games.brazil_imperial.page.choices import points
from tabuleiro.games.brazil_imperial.page.marks import SUPPLY, Look, entry
from tabuleiro.games.brazil_imperial.page.side import card_said
from tabuleiro.games.brazil_imperial.rules.codes import MOST_GOODS
from tabuleiro.games.brazil_imperial.rules.view_data import SeatData
from tabuleiro.games.brazil_imperial.words.effects import objective_words
from tabuleiro.games.brazil_imperial.words.names import ROMAN, good_name
from tabuleiro.games.brazil_imperial.words.phrases import effects_phrase, icon_of, objective_bits, worth_of
from tabuleiro.lang import capital
from tabuleiro.web.panels import cap, panel

MOST_CARDS: Final = 3
HAND: Final = ("extra", "play", "drop", "pay card", "give", "show")  # what cards of the hand are asked for


def held(
    mark: Mark | None,
    inside: Markup,
    said: str,
    css: str,
    card: str,
    title: str,
    id_: str | None,
    more: str = "",
    spot: str = "",
) -> Markup:
    """Something that a seat has, in a list: a button if it can be chosen, else a picture; `more`: what who listens
    hears after the button's sentence."""
    base = {"data_card": card, "title": title}
    if mark is None:
        shown = tag("span", inside, class_=css, role="img", aria_label=said, tabindex="-1", **base)
    else:
        shown = mark.button(face(inside), css=css, said=more, **base)
    return tag("li", shown, id=id_, data_spot=spot or None)


# ---------------------------------------------------------------- supply and hands
def supply(look: Look, player: SeatData) -> Markup:
    goods = [good for good in GOODS for _ in range(player["supply"].get(good, 0))]
    spaces = [_good(look, good, i) for i, good in enumerate(goods)]
    spaces += [tag("li", class_="e")] * max(0, MOST_GOODS - len(goods))
    over = "over" if len(goods) > MOST_GOODS else ""
    full = tag("span", look.say("bi-supply-n", n=len(goods), most=MOST_GOODS), class_=classes("cap", over))
    slots = tag("ul", *spaces, class_="slots5", data_roving="supply", data_spot="supply")
    shown = (slots, _on_tiles(look, player), hands(look, player))
    return panel((look.say("bi-supply"), full), *shown, css="sup", id_="supply")


def _on_tiles(look: Look, player: SeatData) -> Markup:
    """Goods that lie on the seat's tiles: they can be spent, too."""
    goods = amounts(look, {good: n - player["supply"].get(good, 0) for good, n in player["wealth"].items()})
    return tag("p", tag("span", look.say("bi-on-tiles"), class_="tiny"), *goods, class_="ontiles") if goods else NOTHING


def amounts(look: Look, goods: Mapping[str, int]) -> list[Markup]:
    """Each kind that there is, with its number."""
    named = [(good, icon(icon_of(good), good_name(good, look.lang))) for good in GOODS if goods.get(good)]
    return [tag("span", str(goods[good]), sign, class_="fx") for good, sign in named]


def _good(look: Look, good: str, i: int) -> Markup:
    mark = look.marks.get(f"pay {good} from {SUPPLY}") or look.marks.get(f"drop {good}")
    name = capital(good_name(good, look.lang))
    if mark is None:
        return tag("li", icon(icon_of(good), name), title=name, id=f"good-{i}")
    return tag("li", mark.button(face(icon(icon_of(good))), title=name), id=f"good-{i}")


def hands(look: Look, player: SeatData, still: bool = False) -> Markup:
    """Gold and combat cards with what each does; another's hand is only counted."""
    gold, combat = player["gold_cards"], player["combat_cards"]
    if len(gold) + len(combat) < player["gold_count"] + player["combat_count"]:
        both = ((player["gold_count"], "gold-card"), (player["combat_count"], "combat-card"))
        counts = [tag("span", str(n), icon(kind, look.say(f"bi-{kind}")), class_="fx") for n, kind in both]
        return tag("p", *counts, class_="counts")
    cards = [
        _hand_card(look, kind, card, None if still else f"{kind}-{i}")
        for kind, hand in (("gold-card", gold), ("combat-card", combat))
        for i, card in enumerate(hand)
    ]
    if not cards:
        return tag("p", look.say("bi-hand-empty"), class_="small muted")
    return tag("ul", *cards, class_=classes("cardsx", "tight" if len(cards) > MOST_CARDS else ""), data_roving="hand")


def _hand_card(look: Look, kind: str, card: str, id_: str | None) -> Markup:
    gold = kind == "gold-card"
    printed: GoldCard | CombatCard = entry(look.pack.gold_cards, card) if gold else entry(look.pack.combat_cards, card)
    marks = [mark for verb in HAND if (mark := look.one(verb, card)) is not None]
    mark = next((mark for mark in marks if mark.state != "no"), marks[0] if marks else None)
    worth = tag("b", f"+{printed.cs}", class_="cw") if isinstance(printed, CombatCard) and printed.cs else NOTHING
    name = tag("span", look.name(printed), class_="cnm")
    inside = join([icon(kind), name, worth, *_more(look, printed)])
    said = card_said(look, printed)
    return held(mark, inside, said, "hc", card, said, id_, spot=f"hand {card}" if id_ else "")


def _more(look: Look, card: GoldCard | CombatCard) -> list[Markup]:
    """What else it does: another strength in words, as signs alone do not say when."""
    instead = [effect for effect in card.effects if effect.do == "cs-instead"]
    rest = tuple(effect for effect in card.effects if effect not in instead)
    said = [tag("small", look.say(f"bi-instead-{one.condition}", n=one.cs), class_="ins") for one in instead]
    return [*said, drawn.html(effects_phrase(rest))] if rest else said


# ---------------------------------------------------------------- missions
def missions(look: Look, player: SeatData, still: bool = False) -> Markup:
    """`still`: another seat's, which is on the page besides the own ones."""
    rows = [_done(look, entry(look.pack.missions, name)) for name in player["revealed"]]
    for name in (*player["missions"], *player["kept"]):
        rows.append(_mission(look, player, entry(look.pack.missions, name), still))
    if not player["missions"]:
        rows += [
            tag("li", icon(f"era-{era}"), tag("span", look.say("bi-missions-held", n=n)), class_="dn")
            for era, n in enumerate(player["mission_counts"], 1)
            if n
        ]
    seen = still or look.data["over"]
    secret = NOTHING if seen else cap(icon("eye-off"), look.say("bi-missions-secret"))
    shown = tag("ul", *rows, data_roving="missions")
    return panel((look.say("bi-missions"), secret), shown, css="mis", id_=None if still else "missions")


def _done(look: Look, mission: Mission) -> Markup:
    name = look.say("bi-mission-done", name=look.name(mission))
    inside = (icon(f"era-{mission.era}"), tag("span", name), points(worth_of(mission)))
    base = {"data_card": mission.id, "tabindex": "-1", "role": "img", "aria_label": name}
    return tag("li", tag("span", *inside, class_="dn", **base))


def _mission(look: Look, player: SeatData, mission: Mission, still: bool) -> Markup:
    aims = [_aim(objective, has) for objective, has in progress(player, mission)]
    inside = join([icon(f"era-{mission.era}"), tag("span", *aims, class_="aims"), points(worth_of(mission))])
    said = mission_said(look, player, mission)
    id_ = None if still else f"mission-{mission.id}"
    spot = "" if still else f"mission {mission.id}"
    return held(look.one("reveal", mission.id), inside, said, "ms", mission.id, look.name(mission), id_, said, spot)


def _aim(objective: Objective, has: int) -> Markup:
    """An objective with a tick, or how far it is."""
    state = icon("check", cls="ok") if has >= objective.n else tag("em", f"{has}/{objective.n}")
    return tag("span", drawn.html((objective_bits(objective),)), state, class_="aim")


def mission_said(look: Look, player: SeatData, mission: Mission) -> str:
    aims = [
        f"{objective_words(objective, look.lang)}: {look.say('bi-aim', have=has, n=objective.n)}"
        for objective, has in progress(player, mission)
    ]
    told = {"name": look.name(mission), "era": ROMAN[mission.era], "vp": worth_of(mission)}
    return look.say("bi-mission-said", **told, aims="; ".join(aims))


def progress(player: SeatData, mission: Mission) -> list[tuple[Objective, int]]:
    """How far each objective is."""
    goals = player["goals"].get(mission.id) or [[0, 0]] * len(mission.objectives)
    return [(objective, has) for objective, (has, _) in zip(mission.objectives, goals, strict=True)]
