# What the game is called, and what can be chosen before it begins.
title = Above and Below
poster-line = Oben ein Dorf, unten ein Summen.
poster-feel = Ein Dorf, das in Frieden wächst, und ein Buch voller Geschichten für alle, die hinabsteigen. Die Würfel reden mit.
poster-meta = 2–4 Personen · 75 min · leicht zu lernen
