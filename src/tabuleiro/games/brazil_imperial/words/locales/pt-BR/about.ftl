# What the game is called, and what can be chosen before it begins.
title = Brazil: Imperial
poster-line = Um império, um arco de cada vez.
poster-feel = Explore, construa, pinte e às vezes lute, ao longo de três eras. Há muito a pesar em cada turno.
poster-meta = 1–4 jogadores · 90 min · pede um pouco de prática
alone = O desafio: até o fim da rodada 20, chegue à era III, tenha as cinco unidades no mapa e tome a capital holandesa.
option-scenario = Mapa
option-scenario-random = Por sorteio
option-scenario-random-more = Um dos mapas para este número de jogadores.
option-colours = Impérios
option-colours-random = Por sorteio
option-colours-random-more = Cada pessoa recebe um império, com os monarcas dele.
option-colours-chosen = Cada um escolhe
option-colours-chosen-more = Um de cada vez, antes da primeira missão.
