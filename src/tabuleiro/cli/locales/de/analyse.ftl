# Eine beendete Partie ausgewertet.

analyse-curve = Gewinnchance, vom Austeilen bis zum Ende:
analyse-result = Ergebnis
analyse-luck = Glück
analyse-adjusted = Ohne Glück
analyse-lost = Verlust
analyse-accuracy = Genauigkeit
analyse-phases = Nach Abschnitt
analyse-decisions = Entscheidungen, die am meisten kosteten:
analyse-number = Nr.
analyse-chosen = Gewählt
analyse-better = Besser
analyse-loss = Verlust
analyse-name = Was es ist
analyse-inaccuracy = Ungenauigkeit
analyse-mistake = Fehler
analyse-blunder = Patzer
analyse-turning = Wendepunkte:
analyse-turned = Aktion { $number }, { $name }: { $chosen } ({ $loss }). Besser: { $better }.
analyse-struck = Aktion { $number }: Der Zufall veränderte die Chance von { $name } um { $luck }.
analyse-swung = Aktion { $number }: Die Chance von { $name } änderte sich um { $rest }; weder Entscheidungen noch Glück erklären das.
analyse-how = Glück, Verluste und Ergebnisse sind Hundertstel der Gewinnchance; Genauigkeit reicht von 0 bis 100, gezählt wie bei lichess, insgesamt und nach Dritteln der Partie. Jede Entscheidung wird danach beurteilt, was ihr Platz damals wusste.
