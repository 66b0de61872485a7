"""Brazil: Imperial: what is counted for the balance report."""

from tabuleiro.games.brazil_imperial.study.balance import RealmStudy

ROOM = RealmStudy
