prompt-bid =
    { $stakes_n ->
        [1] Biete eine Karte auf den Preis { $stakes }.
       *[other] Biete eine Karte auf die Preise { $stakes }, zusammen { $stakes_sum } wert.
    }
label-bid = Die { $option } bieten.
log-round =
    { $stakes_n ->
        [1] Runde { $round }: Der Preis ist { $prize }.
       *[other] Runde { $round }: Der Preis { $prize } kommt dazu; es geht um { $stakes }.
    }
log-reveal =
    { $you ->
        [1] Du bietest
       *[other] { $name } bietet
    } { $card }.
log-win =
    { $prizes_n ->
        [1] { wins } den Preis { $prizes }.
       *[other] { wins } die Preise { $prizes }: { $n } Punkte.
    }
wins =
    { $you ->
        [1] Du gewinnst
       *[other] { $name } gewinnt
    }
log-tie = Das höchste Gebot, { $card }, gab es mehr als einmal: { $stakes } bleibt im Spiel.
reason-card_played = Die { $card } hast du schon gespielt.
title = Goofspiel
poster-line = Dreizehn Preise, dreizehn Karten, kein Glück als die Reihenfolge.
poster-meta = 2–4 Personen · 10 min · geheime Gebote
rules =
    Alle haben die Karten 1 bis 13. In jeder Runde kommt ein Preis, 1 bis 13 wert, und alle bieten geheim eine Karte.

    Das höchste Gebot gewinnt alles, worum es geht. Gab es das mehr als einmal, gewinnt niemand: Der nächste Preis kommt dazu.
    Jede Karte wird einmal geboten. Nach dreizehn Runden gewinnen die meisten Punkte.
field-stakes = Es geht um
field-deck = Noch zu kommen
field-lost = Von niemandem gewonnen
field-hand = Karten übrig
field-played = Gespielt
field-won = Preise
field-bid = Dein Gebot
field-round = Runde
score-prizes = Preise
