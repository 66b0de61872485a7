# Ehrliche Verteilung: was ein Tisch verspricht, und ob er es gehalten hat.

fair-check = Verteilung prüfen
fair-title = Die Verteilung von { $table }
fair-sealed = Die Verteilung ist versiegelt: { $commitment }
fair-known = Diese Verteilung ist bekannt: Sie kommt aus einer Startzahl, und wer sie kennt, kennt alles, was noch kommt.
fair-awaited = Verteilt wird, wenn alle da sind, damit jeder etwas zur Verteilung beitragen kann.
fair-lead = Vor dem ersten Zug hat der Server einen geheimen Schlüssel festgelegt und dessen Fingerabdruck veröffentlicht; dann hat jeder Browser einen eigenen Text beigetragen. Daraus folgt alles, was gezogen oder gewürfelt wird: Niemand konnte es wählen oder vorhersehen, auch der Server nicht.
fair-commitment = Fingerabdruck des Schlüssels
fair-commitment-more = Vor dem ersten Ziehen veröffentlicht: der SHA-256 des Schlüssels.
fair-texts = Eure eigenen Texte
fair-texts-more = Sie fließen in alles ein, was gezogen oder gewürfelt wird.
fair-no-texts = Niemand hat einen beigetragen.
fair-key = Schlüssel
fair-key-later = Er wird gezeigt, wenn die Partie zu Ende ist.
fair-key-more = Erst jetzt gezeigt: Damit lässt sich alles nachrechnen.
fair-remembered = Dieser Browser erinnert sich an den Fingerabdruck und an seinen Text: Beide sind die von vor dem ersten Ziehen.
fair-seed = Startzahl
fair-seed-more = Wurde sie nicht eingetippt, hatte eine frühere Fassung sie als SHA-256 von „{ $opening }“ versiegelt.
fair-yourself = Selbst nachprüfen
fair-yourself-more = Lade die Aufzeichnung herunter und lass sie von irgendeinem Tabuleiro noch einmal spielen; oder rechne einzelne Zahlen mit gängigen Werkzeugen nach (KEY ist der Schlüssel oben).
fair-fair = Ehrlich: Alles Gezogene und Gewürfelte ({ $outcomes }-mal) folgt aus Schlüssel und Texten, und der Schlüssel passt zu seinem Fingerabdruck.
fair-seeded = Alles Gezogene und Gewürfelte ({ $outcomes }-mal) folgt aus der Startzahl. Wer sie kannte, kannte es vorher.
fair-rules = Nein: Das lässt sich nicht noch einmal spielen. { $why }
fair-running = Noch nicht: Der Schlüssel wird gezeigt, wenn die Partie zu Ende ist.
fair-key-wrong = Nein: Der Schlüssel ist nicht der, dessen Fingerabdruck veröffentlicht wurde ({ $what }).
fair-commitment-wrong = Nein: Der veröffentlichte Fingerabdruck ist { $what }, die Aufzeichnung hat { $found }.
fair-outcome = Nein: { $n ->
    [0] Beim Aufbau
   *[other] Bei Aktion { $n }
  } wäre „{ $what }“ gekommen, die Aufzeichnung hat „{ $found }“.
verify-title = Aufzeichnung prüfen
verify-lead = Füge die Aufzeichnung einer beendeten Partie ein. Sie wird aus Schlüssel und Texten, oder aus der Startzahl, noch einmal gespielt, und alles Gezogene und Gewürfelte muss dasselbe sein.
verify-record = Aufzeichnung
verify-commitment = Fingerabdruck, den du vor dem ersten Ziehen notiert hast
verify-commitment-more = Darf leer bleiben.
verify-do = Prüfen
not-dealt = Die Partie hat noch nicht begonnen: Sie wartet, bis alle da sind.
