# What the game is called, and what can be chosen before it begins.
title = Above and Below
poster-line = Uma vila em cima, um zumbido embaixo.
poster-meta = 2–4 jogadores · 75 min · histórias e dados
