# What the game is called, and what can be chosen before it begins.
title = Imperial Miners
poster-line = Cave fundo e solte a reação em cadeia.
poster-feel = Todo mundo cava ao mesmo tempo, sem pressa. Uma boa carta acorda todas as que estão acima dela.
poster-meta = 1–5 jogadores · 30 min · fácil de aprender
alone = Aqui você joga dez rodadas por um título: Escavador com menos de 35 pontos, Rei do Subterrâneo a partir de 66.
option-first_game = Primeira partida
option-first_game-more = Cada pessoa recebe seis cartas e fica com todas: ninguém precisa escolher antes de conhecer as cartas.
