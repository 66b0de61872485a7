# What the game is called, and what can be chosen before it begins.
title = Brazil: Imperial
poster-line = Ein Reich, Bogen für Bogen.
poster-feel = Erkunden, bauen, malen und manchmal kämpfen, drei Epochen lang. In jedem Zug gibt es viel abzuwägen.
poster-meta = 1–4 Personen · 90 min · braucht etwas Übung
alone = Die Herausforderung allein: Erreiche bis zum Ende von Runde 20 die Epoche III, habe alle fünf Einheiten auf der Landkarte und besetze die niederländische Hauptstadt.
option-scenario = Landkarte
option-scenario-random = Der Zufall wählt
option-scenario-random-more = Eine der Landkarten für so viele Personen.
option-colours = Reiche
option-colours-random = Der Zufall verteilt
option-colours-random-more = Alle bekommen ein Reich und die Monarchen, die dazugehören.
option-colours-chosen = Alle wählen selbst
option-colours-chosen-more = Der Reihe nach, vor dem ersten Auftrag.
