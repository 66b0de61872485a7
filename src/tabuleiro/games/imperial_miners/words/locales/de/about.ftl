# What the game is called, and what can be chosen before it begins.
title = Imperial Miners
poster-line = Grab tief, dann zünde die Kette.
poster-meta = 1–5 Personen · 30 min · alle gleichzeitig
option-first_game = Erste Partie
option-first_game-more = Alle bekommen sechs Karten und behalten sie: Niemand muss wählen, bevor die Karten vertraut sind.
