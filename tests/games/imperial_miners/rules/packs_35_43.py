"""Packs and positions that the rule tests of IM-35 to IM-43 share."""

from __future__ import annotations


def all_of(faction, cards):
    return all(faction in card.factions for card in cards)
