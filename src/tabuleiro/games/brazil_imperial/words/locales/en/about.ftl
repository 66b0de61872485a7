# What the game is called, and what can be chosen before it begins.
title = Brazil: Imperial
poster-line = Build an empire, one arch at a time.
poster-feel = Explore, build, paint and sometimes fight, through three eras. Much to weigh up every turn.
poster-meta = 1–4 players · 90 min · takes some learning
alone = The challenge, alone: before round 20 ends, reach era III, have all five units on the map and seize the Dutch capital.
option-scenario = Map
option-scenario-random = By chance
option-scenario-random-more = One of the maps for this many players.
option-colours = Empires
option-colours-random = By chance
option-colours-random-more = Everyone gets an empire and the monarchs that belong to it.
option-colours-chosen = Everyone chooses
option-colours-chosen-more = In turn, before the first mission.
