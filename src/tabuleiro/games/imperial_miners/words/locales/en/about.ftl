# What the game is called, and what can be chosen before it begins.
title = Imperial Miners
poster-line = Dig deep, then set off the chain.
poster-meta = 1–5 players · 30 min · all at once
option-first_game = First game
option-first_game-more = Everyone gets six cards and keeps them all: no choice to make before you know the cards.
