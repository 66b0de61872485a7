# What the game is called, and what can be chosen before it begins.
title = Above and Below
poster-line = A village above, a hum below.
poster-meta = 2–4 players · 75 min · stories and dice
