# Ehrliche Verteilung: was ein Tisch verspricht, und ob er es gehalten hat.

fair-check = Verteilung prüfen
fair-how = Wie verteilt wird
fair-title = Die Verteilung von { $table }
fair-arranged = Das war eine Lektion: Was gezogen und gewürfelt wurde, war zum Lernen so eingerichtet. Sie verspricht nichts und zählt in keiner Statistik der Ehrlichkeit.
fair-known = Diese Verteilung ist bekannt: Sie kommt aus einer Startzahl, und wer die Zahl kennt, kennt alles, was noch kommt.
fair-awaited = Verteilt wird, wenn alle da sind, damit jeder etwas zur Verteilung beitragen kann.
fair-lead-before = Der Server hat einen geheimen Schlüssel festgelegt und dessen Fingerabdruck veröffentlicht (unten). Wenn alle da sind, trägt jeder Browser einen eigenen Text bei, und es wird verteilt. Daraus folgt alles, was gezogen oder gewürfelt wird: Niemand kann es wählen oder vorhersehen, nicht einmal der Server.
fair-lead = Bevor etwas gezogen wurde, hat der Server einen geheimen Schlüssel festgelegt und dessen Fingerabdruck veröffentlicht; dann hat jeder Browser einen eigenen Text beigetragen. Daraus folgt alles, was gezogen oder gewürfelt wird: Niemand konnte es wählen oder vorhersehen, nicht einmal der Server.
fair-commitment = Fingerabdruck des Schlüssels
fair-commitment-more = Vor dem ersten Ziehen veröffentlicht: der SHA-256 des Schlüssels.
fair-texts = Texte, die die Mitspielenden beigetragen haben
fair-texts-more = Sie fließen in alles ein, was gezogen oder gewürfelt wird.
fair-no-texts = Niemand hat einen beigetragen.
fair-key = Schlüssel
fair-key-later = Er wird gezeigt, wenn die Partie zu Ende ist.
fair-key-more = Erst jetzt gezeigt: Damit lässt sich alles nachrechnen.
fair-remembered = Dieser Browser erinnert sich an den Fingerabdruck und an seinen Text: Beide sind die von vor dem ersten Ziehen.
fair-seed = Startzahl
fair-seed-more = Wurde sie nicht eingetippt, hatte eine frühere Fassung sie als SHA-256 von „{ $opening }“ versiegelt.
fair-yourself = Selbst nachprüfen
fair-yourself-more = Lade die Aufzeichnung herunter und lass sie von irgendeinem Tabuleiro noch einmal spielen (erste Zeile). Oder nimm gängige Werkzeuge, mit dem Schlüssel oben für KEY: Die zweite Zeile gibt den Fingerabdruck. Die dritte gibt die Zahl hinter dem ersten Ziehen: Ihre ersten 16 Ziffern, als Anteil von ffffffffffffffff, sagen, wie weit unten in der Liste von allem, was kommen konnte, das Gezogene steht.
fair-fair = Ehrlich: Alles Gezogene und Gewürfelte ({ $outcomes }-mal) folgt aus Schlüssel und Texten, und der Schlüssel passt zu seinem Fingerabdruck.
fair-seeded = Alles Gezogene und Gewürfelte ({ $outcomes }-mal) folgt aus der Startzahl. Wer sie kannte, kannte es vorher.
fair-rules = Nein: Das ist keine ganze Aufzeichnung, oder sie wurde verändert; sie lässt sich nicht noch einmal spielen.
fair-running = Noch nicht: Der Schlüssel wird gezeigt, wenn die Partie zu Ende ist.
fair-key-wrong = Nein: Der Schlüssel ist nicht der, dessen Fingerabdruck veröffentlicht wurde ({ $what }).
fair-commitment-wrong = Nein: Der Fingerabdruck, den du notiert hast, ist { $what }, die Aufzeichnung hat { $found }.
fair-fingerprint-fault = Das ist kein ganzer Fingerabdruck: Er hat 64 Zeichen, Ziffern und die Buchstaben a bis f.
fair-not-compared = Ohne einen Fingerabdruck, den jemand vor dem ersten Ziehen notiert hat, heißt das: Die Aufzeichnung passt zu sich selbst, nicht aber, dass sie die versprochene ist.
fair-outcome = Nein: { $n ->
    [0] Beim Aufbau
   *[other] Bei Aktion { $n }
  } wäre „{ $what }“ gekommen, die Aufzeichnung hat „{ $found }“.
verify-title = Aufzeichnung prüfen
verify-lead = Füge die Aufzeichnung einer beendeten Partie ein. Sie wird aus Schlüssel und Texten, oder aus der Startzahl, noch einmal gespielt, und alles Gezogene und Gewürfelte muss dasselbe sein.
verify-record = Aufzeichnung
verify-file = Oder wähle ihre Datei:
verify-commitment = Fingerabdruck, den du vor dem ersten Ziehen notiert hast
verify-commitment-more = Darf leer bleiben.
verify-do = Prüfen
not-dealt = Die Partie hat noch nicht begonnen: Sie wartet, bis alle da sind.
