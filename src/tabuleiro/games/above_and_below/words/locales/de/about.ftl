# What the game is called, and what can be chosen before it begins.
title = Above and Below
poster-line = Oben ein Dorf, unten ein Summen.
poster-meta = 2–4 Personen · 75 min · Geschichten
