# What the game is called, and what can be chosen before it begins.
title = Above and Below
poster-line = Uma vila em cima, um zumbido embaixo.
poster-feel = Uma vila que cresce em paz e um livro de histórias para quem desce às cavernas. Os dados também opinam.
poster-meta = 2–4 jogadores · 75 min · fácil de aprender
