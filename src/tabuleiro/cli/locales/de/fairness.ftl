# Ehrliche Verteilung.

verify-fair = ehrlich: Alles Gezogene und Gewürfelte ({ $outcomes }-mal) folgt aus Schlüssel und Texten, und der Schlüssel passt zu seinem Fingerabdruck.
verify-seeded = bekannt: Alles Gezogene und Gewürfelte ({ $outcomes }-mal) folgt aus der Startzahl; wer sie kannte, kannte es vorher.
verify-arranged = Lektion: Sie lässt sich nach den Regeln nachspielen, doch was gezogen und gewürfelt wurde, war zum Lernen so eingerichtet („{ $what }“). Es gibt nichts zu prüfen, und sie zählt in keiner Statistik der Ehrlichkeit.
verify-rules = nein: Das lässt sich nicht noch einmal spielen. { $what }
verify-running = noch nicht: Der Schlüssel wird gezeigt, wenn die Partie zu Ende ist.
verify-key = nein: Der Schlüssel ist nicht der, dessen Fingerabdruck veröffentlicht wurde ({ $what }).
verify-commitment = nein: Der notierte Fingerabdruck ist { $what }, die Aufzeichnung hat { $found }.
verify-outcome = nein: { $n ->
    [0] Beim Aufbau
   *[other] Bei Aktion { $n }
  } wäre „{ $what }“ gekommen, die Aufzeichnung hat „{ $found }“.
fairness-doing = Die Partien werden angesehen
fairness-plays = { $n ->
    [one] Was der Zufall in einer Partie brachte
   *[other] Was der Zufall in { $n } Partien brachte
  }
fairness-kind = Was
fairness-draws = Wie oft
fairness-chi = Chi-Quadrat (Freiheitsgrade)
fairness-p = p
fairness-verdict = Also
fairness-few = zu wenige, um etwas zu sagen
fairness-even = wie erwartet
fairness-odd = seltsam: So weit weicht ehrlicher Zufall seltener als einmal in tausend Fällen ab
fairness-outcome = Ergebnis
fairness-seen = Gesehen
fairness-expected = Erwartet
fairness-deviation = Weniger oder mehr, in Standardabweichungen
chance-die = Würfel
chance-draw = Ziehungen
