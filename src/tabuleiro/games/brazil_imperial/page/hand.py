"""Supply, hands and missions of Brazil: Imperial: goods to be paid or dropped, cards to be played, aims and how far."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from tabuleiro.drawing import phrases as drawn
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.tags import NOTHING, classes, join, tag
from tabuleiro.games.brazil_imperial.content.pack import GOODS, CombatCard, GoldCard, Mission, Objective
from tabuleiro.games.brazil_imperial.page.choices import worth_of
from tabuleiro.games.brazil_imperial.page.marks import SUPPLY, Data, Look, entry
from tabuleiro.games.brazil_imperial.page.side import card_said
from tabuleiro.games.brazil_imperial.words.effects import ROMAN, capital, good_name, objective_words
from tabuleiro.games.brazil_imperial.words.phrases import effects_phrase, icon_of, objective_bits

MOST_GOODS: Final = 5  # BI-12
MOST_CARDS: Final = 3
HAND: Final = ("extra", "play", "drop", "pay card", "give", "show")  # what cards of the hand are asked for


# ---------------------------------------------------------------- supply and hands
def supply(look: Look, player: Data) -> Markup:
    held = [good for good in GOODS for _ in range(player["supply"].get(good, 0))]
    spaces = [_good(look, good, i) for i, good in enumerate(held)]
    spaces += [tag("li", class_="e")] * max(0, MOST_GOODS - len(held))
    over = "over" if len(held) > MOST_GOODS else ""
    cap = tag("span", look.say("bi-supply-n", n=len(held), most=MOST_GOODS), class_=classes("cap", over))
    head = tag("h2", look.say("bi-supply"), cap)
    goods = tag("ul", *spaces, class_="slots5", data_roving="supply")
    return tag("section", head, goods, hands(look, player), class_="panel sup", id="supply")


def _good(look: Look, good: str, i: int) -> Markup:
    mark = look.marks.get(f"pay {good} from {SUPPLY}") or look.marks.get(f"drop {good}")
    name = capital(good_name(good, look.lang))
    if mark is None:
        return tag("li", icon(icon_of(good), name), title=name, id=f"good-{i}")
    face = tag("span", icon(icon_of(good)), class_="face", aria_hidden="true")
    return tag(
        "li",
        tag("button", mark.hidden, face, type="button", class_=mark.css, title=name, **mark.attributes),
        id=f"good-{i}",
    )


def hands(look: Look, player: Data, still: bool = False) -> Markup:
    """Gold and combat cards with what each does; another's hand is only counted."""
    gold, combat = player["gold_cards"], player["combat_cards"]
    if len(gold) + len(combat) < player["gold_count"] + player["combat_count"]:
        both = ((player["gold_count"], "gold-card"), (player["combat_count"], "combat-card"))
        return tag(
            "p",
            *(tag("span", str(n), icon(kind, look.say(f"bi-{kind}")), class_="fx") for n, kind in both),
            class_="counts",
        )
    cards = [_hand_card(look, "gold-card", card, "" if still else f"gold-card-{i}") for i, card in enumerate(gold)]
    cards += [
        _hand_card(look, "combat-card", card, "" if still else f"combat-card-{i}") for i, card in enumerate(combat)
    ]
    if not cards:
        return tag("p", look.say("bi-hand-empty"), class_="small muted")
    return tag("ul", *cards, class_=classes("cardsx", "tight" if len(cards) > MOST_CARDS else ""), data_roving="hand")


def _hand_card(look: Look, kind: str, card: str, id_: str) -> Markup:
    gold = kind == "gold-card"
    printed: GoldCard | CombatCard = entry(look.pack.gold_cards, card) if gold else entry(look.pack.combat_cards, card)
    marks = [mark for verb in HAND if (mark := look.marks.get(f"{verb} {card}")) is not None]
    mark = next((mark for mark in marks if mark.state != "no"), marks[0] if marks else None)
    name = card_said(look, printed)
    worth = tag("b", f"+{printed.cs}", class_="cw") if isinstance(printed, CombatCard) and printed.cs else NOTHING
    inside = join(
        [
            icon(kind),
            tag("span", look.name(printed), class_="cnm"),
            worth,
            drawn.html(effects_phrase(printed.effects)),
        ]
    )
    base = {"data_card": card, "title": name}
    if mark is None:
        return tag(
            "li", tag("span", inside, class_="hc", role="img", aria_label=name, tabindex="-1", **base), id=id_ or None
        )
    face = tag("span", inside, class_="face", aria_hidden="true")
    return tag(
        "li",
        tag("button", mark.hidden, face, type="button", class_=classes("hc", mark.css), **base, **mark.attributes),
        id=id_ or None,
    )


# ---------------------------------------------------------------- missions
def missions(look: Look, player: Data, still: bool = False) -> Markup:
    """`still`: another seat's, which is on the page besides the own ones."""
    done = [entry(look.pack.missions, name) for name in player["revealed"]]
    rows = [_done(look, mission) for mission in done]
    rows += [
        _mission(look, player, entry(look.pack.missions, name), still)
        for name in (*player["missions"], *player["kept"])
    ]
    if not player["missions"]:
        rows += [
            tag("li", icon(f"era-{era}"), tag("span", look.say("bi-missions-held", n=n)), class_="dn")
            for era, n in enumerate(player["mission_counts"], 1)
            if n
        ]
    secret = (
        NOTHING
        if still or look.data["over"]
        else tag("span", icon("eye-off"), look.say("bi-missions-secret"), class_="cap")
    )
    head = tag("h2", look.say("bi-missions"), secret)
    return tag(
        "section", head, tag("ul", *rows, data_roving="missions"), class_="panel mis", id=None if still else "missions"
    )


def _done(look: Look, mission: Mission) -> Markup:
    name = look.say("bi-mission-done", name=look.name(mission))
    worth = tag("span", icon("laurel"), worth_of(mission), class_="vpb")
    inside = join([icon(f"era-{mission.era}"), tag("span", name), worth])
    return tag("li", tag("span", inside, class_="dn", data_card=mission.id, tabindex="-1", role="img", aria_label=name))


def _mission(look: Look, player: Data, mission: Mission, still: bool) -> Markup:
    aims = [
        _aim(look, objective, has) for objective, has in zip(mission.objectives, progress(player, mission), strict=True)
    ]
    mark = look.one("reveal", mission.id)
    worth = tag("span", icon("laurel"), worth_of(mission), class_="vpb")
    inside = join([icon(f"era-{mission.era}"), tag("span", *aims, class_="aims"), worth])
    said = mission_said(look, player, mission)
    base = {"data_card": mission.id, "title": look.name(mission)}
    if mark is None:
        return tag(
            "li",
            tag("span", inside, class_="ms", role="img", aria_label=said, tabindex="-1", **base),
            id=None if still else f"mission-{mission.id}",
        )
    face = tag("span", inside, class_="face", aria_hidden="true")
    hidden = tag("span", f"{mark.said} {said}", class_="vh")
    return tag(
        "li",
        tag("button", hidden, face, type="button", class_=classes("ms", mark.css), **base, **mark.attributes),
        id=None if still else f"mission-{mission.id}",
    )


def _aim(look: Look, objective: Objective, has: int) -> Markup:
    """An objective with a tick, or how far it is."""
    state = icon("check", cls="ok") if has >= objective.n else tag("em", f"{has}/{objective.n}")
    return tag("span", drawn.html((objective_bits(objective),)), state, class_="aim")


def mission_said(look: Look, player: Data, mission: Mission) -> str:
    aims = [
        f"{objective_words(objective, look.lang)}: {look.say('bi-aim', have=has, n=objective.n)}"
        for objective, has in zip(mission.objectives, progress(player, mission), strict=True)
    ]
    return look.say(
        "bi-mission-said", name=look.name(mission), era=ROMAN[mission.era], vp=worth_of(mission), aims="; ".join(aims)
    )


def progress(player: Data, mission: Mission) -> list[int]:
    """How far each objective is."""
    goals: list[list[int]] = player["goals"].get(mission.id, [])
    return [has for has, _ in goals] if goals else [0] * len(mission.objectives)
