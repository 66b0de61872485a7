"""Words for content: cards, events and boards in words that are complete and right."""

from __future__ import annotations

from itertools import product

import pytest
from golden import PACK
from words_helpers import game, is_sentence
from words_kit import doubled, every_language, looks_right

import tabuleiro
from tabuleiro.games.imperial_miners.content.pack import (
    ALL,
    BOARDS,
    CONDITIONS,
    COUNTS,
    FACTIONS,
    FEATURES,
    VERBS,
    Effect,
    Part,
    Reduction,
)
from tabuleiro.games.imperial_miners.rules.scoring import BEST_TITLE, TITLES
from tabuleiro.games.imperial_miners.words.effects import (
    card_words,
    effect_words,
    event_words,
    reduction_words,
    space_words,
)
from tabuleiro.games.imperial_miners.words.names import (
    board_name,
    card_name,
    event_name,
    faction_name,
    own_name,
    side_name,
    title_words,
)
from tabuleiro.lang import LANGUAGES


def house_effects() -> list[Effect]:
    found: dict[Effect, None] = {}
    for card in game.pack.cards:
        found.update(dict.fromkeys(card.effects))
    for event in game.pack.events:
        found.update(dict.fromkeys(event.effects))
    found.update(dict.fromkeys(game.pack.surface))
    found.update({Effect(0, False, parts): None for side in game.pack.sides for parts in side.spaces if parts})
    return list(found)


def wheres(verb: str) -> tuple[str, ...]:
    return tuple(FEATURES) if verb == "feature" else VERBS[verb].among or ("",)


def all_parts() -> list[Part]:
    """One part for every verb with every modifier that it takes."""
    found = [Part("clear", ALL), Part("collapse", 1, "self"), Part("collapse", 1, "all")]
    found += [Part("feature", n, where) for where, n in product(FEATURES, (1, 2)) if where != "surface_twice"]
    found.append(Part("feature", 1, "surface_twice"))
    for verb in VERBS:
        price = 3 if verb == "sell" else 0
        for where in wheres(verb):
            if verb == "feature" or (verb, where) in (("collapse", "self"), ("collapse", "all")):
                continue
            for n in (1,) if verb == "collapse" else (1, 2):
                found.append(Part(verb, n, where, price=price))
                found += [
                    Part(verb, n, where, per, every, most, price=price)
                    for per, every, most in product(COUNTS, (1, 2), (0, 4))
                ]
                found += [Part(verb, n, where, condition=name, price=price) for name in CONDITIONS]
                found += [
                    Part(verb, n, where, condition="count", condition_count=count, condition_min=least, price=price)
                    for count, least in product(COUNTS, (1, 3))
                ]
    return found


# ---------------------------------------------------------------- content
@every_language
def test_every_card_event_and_space_has_words(lang: str) -> None:
    for card in game.pack.cards:
        lines = card_words(game, card.id, lang)
        assert len(lines) == len(card.effects) + bool(card.reduction)
        assert all(is_sentence(line) for line in lines), lines
        assert looks_right(card_name(game, card.id, lang))
    for event in game.pack.events:
        lines = event_words(game, event.id, lang)
        assert len(lines) == len(event.effects) + 1
        assert all(is_sentence(line) for line in lines), lines
        assert looks_right(event_name(game, event.id, lang))
    for side in game.pack.sides:
        assert looks_right(side_name(game, side.id, lang))
        assert all(is_sentence(space_words(game, side.id, i, lang)) for i in range(len(side.spaces)))
    for names in ([board_name(board, lang) for board in BOARDS], [faction_name(f, lang) for f in FACTIONS]):
        assert all(looks_right(name) for name in names)
        assert len(set(names)) == len(names)
    titles = [title_words(key, lang) for key in (*(key for _, key in TITLES), BEST_TITLE)]
    assert len(set(titles)) == 6


@every_language
def test_names_are_unique(lang: str) -> None:
    names = [card_name(game, card.id, lang) for card in game.pack.cards]
    assert doubled(names) == []


def test_a_pack_names_its_own_cards() -> None:
    names = {"en": "Mine", "pt-BR": "Minha", "de": "Meins"}
    assert own_name("card", "sun-ladder", names, "de") == "Meins"
    assert own_name("card", "sun-ladder", {}, "de") == "Sonnenleiter"
    assert own_name("card", "my-own_card", {}, "de") == "My Own Card"


@every_language
def test_different_effects_have_different_words(lang: str) -> None:
    house = house_effects()
    made = [Effect(0, False, (part,)) for part in all_parts()]
    pairs = [Effect(0, False, (a, b)) for a, b in product(PAIRED, PAIRED)]
    triples = [Effect(0, False, parts) for parts in product(PAIRED[:5], PAIRED[:5], PAIRED[:5])]
    priced = [Effect(pay, less, (Part("vp", 2),)) for pay in (1, 2) for less in (False, True)]
    effects = list(dict.fromkeys([*house, *made, *pairs, *triples, *priced]))
    said: dict[str, Effect] = {}
    for effect in effects:
        text = effect_words(effect, lang)
        assert is_sentence(text), text
        assert text not in said, (text, effect, said[text])
        said[text] = effect


PAIRED = [
    Part("coin", 1),
    Part("vp", 1),
    Part("vp", 1, per="machine"),
    Part("coin", 1, condition="advanced"),
    Part("draw", 1),
    Part("draw", 1, per="machine"),
    Part("draw", 1, condition="advanced"),
    Part("vp", 1, per="machine", condition="advanced"),
]


@every_language
def test_every_reduction_has_words(lang: str) -> None:
    counts = [count for count in COUNTS if count != "cleared"]
    texts = [reduction_words(Reduction(n, per, every), lang) for n, per, every in product((1, 2), counts, (1, 2))]
    assert all(is_sentence(text) for text in texts)
    assert len(set(texts)) == len(texts)


# ---------------------------------------------------------------- golden sentences
GOLDEN = {
    Effect(3, True, (Part("advance", 2),)): (
        "Pay 3 coins (1 less per Scottish card in your mine): advance 2 spaces.",
        "Pague 3 moedas (1 a menos por carta escocesa na sua mina): avance 2 espaços.",
        "Zahle 3 Münzen (1 weniger je Schotten-Karte in deiner Mine): Rücke 2 Felder vor.",
    ),
    Effect(0, False, (Part("coin", 1), Part("coin", 2, condition="advanced"))): (
        "Gain 1 coin, plus 2 coins if you have advanced this round.",
        "Ganhe 1 moeda, mais 2 moedas se você tiver avançado nesta rodada.",
        "Erhalte 1 Münze, dazu 2 Münzen, wenn du in dieser Runde vorgerückt bist.",
    ),
    Effect(0, False, (Part("vp", 2, condition="advanced"), Part("coin", 1))): (
        "Gain 2 VP if you have advanced this round; gain 1 coin.",
        "Ganhe 2 PV se você tiver avançado nesta rodada; ganhe 1 moeda.",
        "Erhalte 2 SP, wenn du in dieser Runde vorgerückt bist; erhalte 1 Münze.",
    ),
    Effect(0, False, (Part("clear", 2), Part("coin", 1), Part("vp", 2, per="cleared"))): (
        "Discard 2 collapses from your mine, then gain 1 coin, plus 2 VP per collapse discarded this way.",
        "Descarte 2 desmoronamentos da sua mina, depois ganhe 1 moeda, mais 2 PV por desmoronamento descartado assim.",
        "Wirf 2 Einstürze aus deiner Mine ab, dann erhalte 1 Münze, dazu 2 SP je Einsturz, den du so abgeworfen hast.",
    ),
    Effect(0, False, (Part("vp", 3), Part("coin", 1), Part("collapse", 1, "self"))): (
        "Gain 3 VP and 1 coin, then place 1 collapse on this card.",
        "Ganhe 3 PV e 1 moeda, depois coloque 1 desmoronamento nesta carta.",
        "Erhalte 3 SP und 1 Münze, dann lege 1 Einsturz auf diese Karte.",
    ),
    Effect(0, False, (Part("vp", 1, per="different", every=3), Part("coin", 1))): (
        "Gain 1 VP per 3 different factions in your mine, then gain 1 coin.",
        "Ganhe 1 PV a cada 3 facções diferentes na sua mina, depois ganhe 1 moeda.",
        "Erhalte 1 SP je 3 verschiedene Völker in deiner Mine, dann erhalte 1 Münze.",
    ),
    Effect(0, False, (Part("coin", 1, per="cart_here", most=3),)): (
        "Gain 1 coin per complete cart on this card (at most 3).",
        "Ganhe 1 moeda por carrinho completo nesta carta (no máximo 3).",
        "Erhalte 1 Münze je vollständige Lore an dieser Karte (höchstens 3).",
    ),
    Effect(0, False, (Part("machine", 1, "self"), Part("machine", 1, "other"), Part("coin", 1))): (
        "Place 1 machine on this card, place 1 machine on another card, then gain 1 coin.",
        "Coloque 1 máquina nesta carta, coloque 1 máquina em outra carta, depois ganhe 1 moeda.",
        "Lege 1 Maschine auf diese Karte, lege 1 Maschine auf eine andere Karte, dann erhalte 1 Münze.",
    ),
    Effect(0, False, (Part("draw", 1), Part("sell", 3, price=2))): (
        "Draw 1 card, then sell up to 3 cards from your hand for 2 coins each.",
        "Compre 1 carta, depois venda até 3 cartas da mão por 2 moedas cada.",
        "Ziehe 1 Karte, dann verkaufe bis zu 3 Handkarten für je 2 Münzen.",
    ),
    Effect(0, False, (Part("find", 2, "any"), Part("vp", 3))): (
        "Draw 2 cards, each of a faction you name, then gain 3 VP.",
        "Compre 2 cartas, cada uma de uma facção à sua escolha, depois ganhe 3 PV.",
        "Ziehe 2 Karten, jeweils eines Volkes deiner Wahl, dann erhalte 3 SP.",
    ),
    Effect(0, False, (Part("feature", 1, "advance_plus"),)): (
        "Your first advance this round goes 1 space further.",
        "No seu primeiro avanço nesta rodada, ande mais 1 espaço.",
        "Dein erstes Vorrücken in dieser Runde geht 1 Feld weiter.",
    ),
}


@pytest.mark.parametrize("effect", GOLDEN, ids=range(len(GOLDEN)))
def test_golden_sentences(effect: Effect) -> None:
    assert tuple(effect_words(effect, lang) for lang in LANGUAGES) == GOLDEN[effect]


def test_golden_price_now() -> None:
    effect = Effect(3, True, (Part("advance", 2),))
    assert effect_words(effect, "en", 1) == "Pay 1 coin (instead of 3): advance 2 spaces."
    assert effect_words(effect, "de", 0) == "Kostenlos (statt 3): Rücke 2 Felder vor."
    assert effect_words(effect, "pt-BR", 3) == "Pague 3 moedas: avance 2 espaços."


def test_golden_lines() -> None:
    first = tabuleiro.load("imperial-miners", PACK)  # the house set as it once was: its figures stay
    assert card_words(first, "dragon-vein", "en")[-1] == "Costs 1 coin less per Japanese card in your mine."
    assert event_words(first, "rail-grant", "de") == [
        "Sofort: Wähle eines.",
        "Platziere 1 Lorenplättchen, dann erhalte 1 Münze.",
        "Erhalte 3 Münzen.",
    ]
    assert event_words(first, "cart-count", "pt-BR") == [
        "Fim da rodada.",
        "Ganhe 1 PV a cada 2 carrinhos completos na sua mina (no máximo 3).",
    ]
    assert space_words(first, "alchemy-a", 0, "en") == "Start: no effect."
    assert space_words(first, "alchemy-a", 9, "de") == "Oberstes Feld: Erhalte 6 SP."


@pytest.mark.rule("IM-43")
def test_titles() -> None:
    keys = [*(key for _, key in TITLES), BEST_TITLE]
    assert [title_words(key, "en") for key in keys] == [
        *("Digger", "Underground Laborer", "Adept Miner", "Underground Engineer", "Veteran Miner", "Underground King")
    ]
    assert [title_words(key, "pt-BR") for key in keys] == [
        *("Escavador", "Operário do Subterrâneo", "Minerador Perito", "Engenheiro do Subterrâneo"),
        *("Minerador Veterano", "Rei do Subterrâneo"),
    ]
    assert [title_words(key, "de") for key in keys] == [
        *("Buddler", "Minenarbeiter", "Geschickter Bergmann", "Tiefbau-Ingenieur", "Architekt", "Bergkönig")
    ]
