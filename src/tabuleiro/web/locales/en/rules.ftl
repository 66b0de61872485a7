# The rule book's pages: the reference, learning to play, the legend. The rules themselves are in the games' folders.

rules-title = Rules
rules-lead = Every rule in short words, with pictures. New here? Learning by playing takes a few minutes.
rules-of = Rules: { $game }
rules-read = Read the rules
rules-learn = Learn to play
rules-legend = Legend of icons
rules-contents = Contents
rules-search = Search the rules
rules-search-example = Word or number
rules-search-go = Search
rules-found =
    { $n ->
        [1] One rule for “{ $words }”
       *[other] { $n } rules for “{ $words }”
    }
rules-found-none = No rule speaks of “{ $words }”. Try a shorter word or the number of a rule.
rules-all = Show all rules
rules-example = Example for { $rule }
rules-link = Link to { $rule }
rules-house-means = House ruling: the published rules leave this open, and this is how we play it here.
rules-readings = How effects are read
rules-readings-lead = First as cards show it, then in words.

learn-title = Learn { $game }
learn-lead =
    { $n ->
        [1] One short step, then you play.
       *[other] { $n } short steps, then you play.
    }
learn-step = Step { $n } of { $of }
learn-ready = That is enough to start. The rest you learn while you play.
learn-play = Play your first game

legend-title = Legend of icons
legend-lead = What every icon on cards and boards means.
legend-here = On the screen now
rules-none = { $game } has no rule book here: at the table every option says what it does.
learn-by-reading = Or read it first
learn-by-playing = Learn by playing
learn-lesson = Play, about { $n } minutes
