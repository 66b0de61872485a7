# Die Auswertung einer beendeten Partie: Kurve, Entscheidungen, Glück, Wendepunkte; andere Möglichkeit, Lernen, Weiterspielen.

study = Auswertung
study-title = Auswertung: { $table }
study-button = Auswerten
study-lead = Wie die Chancen verliefen, was jede Entscheidung kostete, gemessen an dem, was man damals wusste, und wie viel Glück war.
study-how-long = Das dauert ein bis zwei Minuten; eine erste Kurve kommt nach Sekunden. Die Auswertung bleibt beim Tisch.
study-not-over = Eine laufende Partie wird nicht ausgewertet. Spiele sie erst zu Ende.
study-failed = Die Auswertung wurde nicht fertig. Du kannst sie noch einmal anfordern.
study-going-on = Die Partie wird ausgewertet
study-going-on-more = Die Kurve wird genauer, während du zusiehst; Entscheidungen und Glück kommen, wenn alles fertig ist. Du kannst die Seite verlassen: Die Auswertung läuft weiter und bleibt beim Tisch.
study-percent = { $n } %
study-chances = Gewinnchance
study-points = Erhoffte Punkte
study-chances-more = aller, zusammen 100 %, nach jeder Aktion
study-points-more = nach jeder Aktion
study-keys = Pfeiltasten bewegen die Linie
study-curve-from = { $name }: { $first } am Anfang, { $last } am Ende
study-figures = Die Kurve in Zahlen
study-moment = Zeitpunkt
study-deal = Nach dem Austeilen
study-round = Runde { $round }
study-in-action = { $name }, Aktion { $number }
study-action = Aktion { $number }
study-decisions = Entscheidungen
study-decisions-more = Verlust in Hundertsteln der Gewinnchance
study-no-decisions = Es gab nie mehr als eine gute Möglichkeit.
study-lost = Entscheidungen { $n }
study-luck = Glück { $n }
study-turning = Wendepunkte
study-turned = { $chosen } kostete { $loss } von hundert. Besser: { $better }.
study-inaccuracy = Ungenauigkeit
study-mistake = Fehler
study-blunder = Patzer
study-fine = so gut wie jede andere
study-chosen = Gewählt
study-better = Besser
study-points-lost = etwa { $n } Punkte
study-only = Hier gab es nichts zu entscheiden.
study-on-board = Auf dem Spielplan
study-try = Anderes versuchen
study-branch = Von hier weiterspielen
study-branch-from =
    { $n ->
        [0] Dieser Tisch beginnt wie eine beendete Partie.
       *[other] Dieser Tisch geht ab Aktion { $n } einer beendeten Partie weiter.
    }
study-branch-name = { $table }, weiter
study-previous = Vorige Entscheidung
study-next = Nächste Entscheidung
study-luck-apart = Das Glück für sich
study-luck-more = Was Austeilen, Ziehen und Würfeln gaben oder nahmen, in Hundertsteln. Niemand ist schuld daran.
study-adjusted = Ohne Glück
study-accuracy = Genauigkeit
study-opening = Anfang
study-middle = Mitte
study-end = Ende
study-alone = Allein wird niemand besiegt: Verluste zählen wie in einer ausgeglichenen Partie zu zweit.
study-learn = Aus Fehlern lernen
study-learn-more = { $n ->
        [0] Keine Entscheidung von { $name } kostete genug, um noch einmal gefragt zu werden.
        [1] Eine Entscheidung von { $name } wird noch einmal gefragt.
       *[other] { $n } Entscheidungen von { $name } werden noch einmal gefragt.
    }
study-learn-of = Fehler { $n } von { $of }
study-share = Teilen
study-link = Link zu dieser Auswertung
study-picture = Bild
study-show = Zeigen
study-question = Was würdest du wählen?
study-question-more = Der Tisch ist so, wie { $name } ihn damals kannte. Wähle auf dem Spielplan oder in der Liste.
study-options = Was { $name } wählen konnte
study-answer-best = { $tried } ist so gut wie das Beste, was gefunden wurde.
study-answer-better = { $tried } wäre besser gewesen als das, was gewählt wurde.
study-answer-worse = { $tried } hätte mehr gekostet als das, was gewählt wurde.
study-answer-same = { $tried } ist das, was gewählt wurde.
study-answer-short = { $tried } ist etwa so viel wert wie das, was gewählt wurde, aber es gibt Besseres.
study-option = Möglichkeit
study-after = Chance danach
study-after-points = Punkte, die fehlen
study-tried = versucht
study-taken = damals gewählt
study-best = das Beste
study-again = Oder versuche noch etwas anderes.
study-next-mistake = Nächster Fehler
study-back = Zurück zur Auswertung
study-one-option = Hier gab es nur eine Möglichkeit: Es gibt nichts zu versuchen.
study-no-moment = Diesen Zeitpunkt gibt es in dieser Partie nicht.
too-many-studies =
    { $n ->
        [1] Eine Auswertung von dir, oder von allen an deinem Anschluss, ist schon unterwegs. Warte sie erst ab.
       *[other] { $n } Auswertungen von dir, oder von allen an deinem Anschluss, sind schon unterwegs. Warte erst eine davon ab.
    }
study-seat = Platz
study-luck-head = Glück
study-first = Die Partie ist noch nicht ausgewertet. Fordere das erst an.
study-decided = Wo es sich entschied
study-decided-alone = { $name } kam auf { $points } Punkte. Entscheidungen, zu denen Besseres gefunden wurde, verschenkten etwa { $n }.
study-won = { $name } hat gewonnen.
study-shared = { $names } teilen sich den Sieg.
study-ahead-always = { $name } lag von der ersten bis zur letzten Aktion vorn.
study-ahead-never = { $name } lag bis ganz zum Schluss zurück.
study-ahead-round = Ab Runde { $round } lag { $name } endgültig vorn.
study-ahead-action = Ab Aktion { $number } lag { $name } endgültig vorn.
study-most-round = Keine Runde brachte mehr als Runde { $round }: +{ $n } von hundert für { $name },
study-most-actions = Kein Teil brachte mehr als die Aktionen { $first } bis { $last }: +{ $n } von hundert für { $name },
study-mostly-own = vor allem durch eigene Entscheidungen.
study-mostly-others = vor allem durch das, was andere mit ihren Entscheidungen verschenkten.
study-mostly-luck = vor allem durch Glück.
study-mostly-rest = vor allem durch das, was die Auswertung nicht vorhergesehen hatte.
study-mostly- = durch ein wenig von allem.
study-chance-round = Gewinnchance von { $name } in Runde { $round }
study-chance-actions = Gewinnchance von { $name } in den Aktionen { $first } bis { $last }
study-part-before = vorher
study-part-own = eigene Entscheidungen
study-part-own-one = diese Entscheidung
study-part-others = Entscheidungen anderer
study-part-luck = Glück
study-part-rest = nicht vorhergesehen
study-part-after = nachher
study-part-start = gleicher Start
study-part-result = Ergebnis
study-actions = Aktionen { $first } bis { $last }
study-kind-luck = Glück
study-kind-swing = nicht vorhergesehen
study-swung-up = Nach „{ $chosen }“ stand { $name } um { $n } von hundert besser da. Weder Entscheidungen noch Glück erklären das.
study-swung-down = Nach „{ $chosen }“ stand { $name } um { $n } von hundert schlechter da. Weder Entscheidungen noch Glück erklären das.
study-struck = Der Zufall gab { $name } { $n } von hundert.
study-struck-down = Der Zufall nahm { $name } { $n } von hundert.
study-none-turned = Nichts ragt heraus: Keine Entscheidung, kein Glück und nichts Unvorhergesehenes hat die Chancen um 3 von hundert verändert.
study-kinds = Was am meisten kostete oder bewegte: Entscheidungen, Glück und was die Auswertung nicht vorhergesehen hatte.
study-on-curve = Was aus der Chance wurde
study-on-curve-more = Die Kästen vergleichen Möglichkeiten in denselben erdachten Partien, ab diesem Moment. Die Zeile darunter ist die Kurve, die von allen übliches Spiel erwartet; was sie nicht erwartet hatte, steht darin als „nicht vorhergesehen“.
study-points-move = Erhoffte Punkte: { $before } vorher, { $after } nachher.
study-adds-up = Wie jedes Ergebnis zustande kam
study-adds-up-more = Alle beginnen mit derselben Chance. Was Entscheidungen, Glück und Unvorhergesehenes gaben oder nahmen, ergibt das Ergebnis, in Hundertsteln. Nicht vorhergesehen: besseres oder schlechteres Spiel als das übliche, das die Auswertung mitsamt Fehlern von allen erwartet, Verluste, die vom Rauschen nicht zu unterscheiden sind, Pläne, die nur kannte, wer sie hatte, und was die Auswertung falsch einschätzte.
study-all = Insgesamt
study-accuracy-more = Von 0 bis 100: wie wenig jede Entscheidung verlor, insgesamt und nach Dritteln der Partie. Nur Entscheidungen mit mehr als einer guten Möglichkeit zählen.
study-step-curve = Erst eine grobe Kurve, dann eine genauere
study-step-luck = Glück: was sonst hätte kommen können
study-step-decisions = Entscheidungen: was besser gewesen wäre
study-step-done = { $n } von { $of }
study-minutes =
    { $n ->
        [0] Gleich fertig.
        [1] Es dauert noch etwa eine Minute.
       *[other] Es dauert noch etwa { $n } Minuten.
    }
study-so-far = Die teuersten Entscheidungen bisher
