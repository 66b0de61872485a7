# What the game is called, and what can be chosen before it begins.
title = Imperial Miners
poster-line = Cave fundo e solte a reação em cadeia.
poster-meta = 1–5 jogadores · 30 min · simultâneo
option-first_game = Primeira partida
option-first_game-more = Cada pessoa recebe seis cartas e fica com todas: ninguém precisa escolher antes de conhecer as cartas.
