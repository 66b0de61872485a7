# Was das Terminal um Brazil: Imperial herum sagt; die Worte des Spiels sind in games/brazil_imperial/locales.

bi-status = Runde { $round }, Epoche { $era }: { $title }. Landkarte: { $map }
bi-last-round = Runde { $round }, Epoche { $era }: { $title }. Die letzte Runde. Landkarte: { $map }
bi-decks = Ausliegende Städte: { $cities }. Karten in den Stapeln: { $gold } Gold, { $combat } Kampf.
bi-none = nichts
bi-free = kostenlos
bi-column-painting = Galerie
bi-column-monarch = Monarch
bi-column-gold-cards = Goldk.
bi-column-combat-cards = Kampfk.
bi-column-token = Marker auf
bi-board-of = Reich von { $name }
bi-supply = Vorrat
bi-on-tiles = Auf Plättchen
bi-units = Einheiten
bi-unit-reserve = nicht aufgestellt
bi-unit-defeated = besiegt
bi-upgraded = Verbessert
bi-tokens = Marker
bi-under = Epoche { $era } unter dem Bogen { $arch }
bi-products = Produkte
bi-palaces = Paläste
bi-at = { $what } auf { $at }
bi-paintings = Gemälde
bi-finds = Funde
bi-done = Erfüllte Aufträge
bi-mission = Auftrag { $era }
bi-gold-cards = Goldkarte
bi-combat-cards = Kampfkarte
bi-own-line = Du kannst ausgeben: { $goods }. Goldkarten { $gold }, Kampfkarten { $combat }.
bi-fight = Kampf auf { $at }: { $attacker } gegen { $defender }
bi-side = { $who }: Stärke { $strength } ({ $units }), Karten: { $cards }
bi-no-units = keine Einheiten
bi-cards-laid =
    { $n ->
        [0] keine
       *[other] { $n } verdeckt
    }
bi-tie-science = Wissenschaft auf Plättchen (bei Gleichstand)
bi-challenge-won =
    { $points ->
        [1] Die Herausforderung ist geschafft, mit 1 Punkt.
       *[other] Die Herausforderung ist geschafft, mit { $points } Punkten.
    }
bi-challenge-lost =
    { $points ->
        [1] Die Herausforderung ist verloren, mit 1 Punkt.
       *[other] Die Herausforderung ist verloren, mit { $points } Punkten.
    }
bi-legend = Auf der Landkarte: . Ebene, ^ Wald, $ Goldmine, ~ Wasser, ? unerkundet, + Platz für eine Hauptstadt, @A die Hauptstadt von A. SägA2 ist ein Sägewerk, das A hält, mit 2 Gütern darauf; darunter sind A13 die Einheiten 1 und 3 von A. Spalten haben Buchstaben, Zeilen Zahlen, jede zweite Spalte steht ein halbes Feld tiefer: move g1 to c3.
chance-map = Landkarten
chance-empire = Reiche
chance-first = wer beginnt
chance-capital = Hauptstädte
chance-city = Städte
chance-exploration = Erkundungsplättchen
chance-painting = Gemälde
chance-mission = Aufträge
chance-gold = Goldkarten
chance-combat = Kampfkarten
