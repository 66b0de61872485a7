# Die Seiten des Regelbuchs: Nachschlagen, spielen lernen, die Legende. Die Regeln selbst stehen in den Ordnern der Spiele.

rules-title = Regeln
rules-lead = Jede Regel in kurzen Worten, mit Bildern. Zum ersten Mal hier? Beim Spielen lernst du es in ein paar Minuten.
rules-of = Regeln: { $game }
rules-read = Regeln lesen
rules-learn = Spielen lernen
rules-legend = Übersicht der Symbole
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-search-example = Wort oder Nummer
rules-search-go = Suchen
rules-found =
    { $n ->
        [1] Eine Regel zu „{ $words }“
       *[other] { $n } Regeln zu „{ $words }“
    }
rules-found-none = Keine Regel erwähnt „{ $words }“. Versuch es mit einem kürzeren Wort oder der Nummer einer Regel.
rules-all = Alle Regeln zeigen
rules-example = Beispiel zu { $rule }
rules-link = Link zu { $rule }
rules-house-means = Hausregel: Die veröffentlichten Regeln lassen das offen, und so spielen wir es hier.
rules-readings = So liest man Effekte
rules-readings-lead = Erst, wie Karten es zeigen, dann in Worten.

learn-title = { $game } lernen
learn-lead =
    { $n ->
        [1] Ein kurzer Schritt, dann spielst du.
       *[other] { $n } kurze Schritte, dann spielst du.
    }
learn-step = Schritt { $n } von { $of }
learn-ready = Das reicht für den Anfang. Den Rest lernst du beim Spielen.
learn-play = Erste Partie spielen

legend-title = Übersicht der Symbole
legend-lead = Was jedes Symbol auf Karten und Plänen bedeutet.
legend-here = Gerade zu sehen
rules-none = { $game } hat hier kein Regelbuch: Am Tisch sagt jede Wahl, was sie tut.
learn-by-reading = Oder erst lesen
learn-by-playing = Lernen beim Spielen
learn-lesson = Spielen, etwa { $n } Minuten
