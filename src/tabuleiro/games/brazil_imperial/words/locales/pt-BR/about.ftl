# What the game is called, and what can be chosen before it begins.
title = Brazil: Imperial
poster-line = Um império, um arco de cada vez.
poster-meta = 1–4 jogadores · 90 min · mapa e combates
option-scenario = Mapa
option-scenario-random = Por sorteio
option-scenario-random-more = Um dos mapas para este número de jogadores.
option-colours = Impérios
option-colours-random = Por sorteio
option-colours-random-more = Cada pessoa recebe um império, com os monarcas dele.
option-colours-chosen = Cada um escolhe
option-colours-chosen-more = Um de cada vez, antes da primeira missão.
