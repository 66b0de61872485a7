# What the game is called, and what can be chosen before it begins.
title = Imperial Miners
poster-line = Grab tief, dann zünde die Kette.
poster-feel = Alle graben gleichzeitig, jeder in Ruhe. Eine gute Karte weckt alle, die über ihr liegen.
poster-meta = 1–5 Personen · 30 min · leicht zu lernen
alone = Allein spielst du zehn Runden um einen Titel: Buddler unter 35 Punkten, Bergkönig ab 66.
option-first_game = Erste Partie
option-first_game-more = Alle bekommen sechs Karten und behalten sie: Niemand muss wählen, bevor die Karten vertraut sind.
