"""Above and Below: what is counted for the balance report."""

from tabuleiro.games.above_and_below.study.balance import VillageStudy

ROOM = VillageStudy
