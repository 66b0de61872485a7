# What the game is called, and what can be chosen before it begins.
title = Above and Below
poster-line = A village above, a hum below.
poster-feel = A village to grow in peace, and a book of stories for whoever climbs down. The dice have a say.
poster-meta = 2–4 players · 75 min · easy to learn
