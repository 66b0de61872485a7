# What the game is called, and what can be chosen before it begins.
title = Imperial Miners
poster-line = Dig deep, then set off the chain.
poster-feel = Everyone digs at the same time, quietly. One good card sets off all those above it.
poster-meta = 1–5 players · 30 min · easy to learn
alone = Alone you play ten rounds for a title: Digger below 35 points, Underground King from 66 on.
option-first_game = First game
option-first_game-more = Everyone gets six cards and keeps them all: no choice to make before you know the cards.
