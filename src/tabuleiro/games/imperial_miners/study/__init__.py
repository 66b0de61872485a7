"""Imperial Miners: what is counted for the balance report."""

from tabuleiro.games.imperial_miners.study.balance import MineStudy

ROOM = MineStudy
