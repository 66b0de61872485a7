# Die Seite jedes Spiels, das keine eigene hat.
plain-tab-own = Tisch
plain-where =
    { $rounds ->
        [0] { $field } { $round }
       *[other] Runde { $round } von { $rounds }
    }
plain-where-setup = Im Gang
plain-where-over = Spiel zu Ende
plain-table = Auf dem Tisch
plain-options = Zur Wahl steht
plain-points =
    { $n ->
        [1] 1 Punkt
       *[other] { $n } Punkte
    }
plain-points-hidden = ? Punkte
plain-nothing = nichts
plain-private = das siehst nur du
plain-hidden = das siehst du nicht
plain-result-rank = Rang
plain-result-seat = Name
plain-result-total = Punkte
plain-result-winner = { $names } gewinnt
plain-result-shared = { $names } teilen sich den Sieg
plain-result-won = Du hast gewonnen
plain-result-lost = Du hast verloren
plain-result-told = Allein werden die Punkte nur genannt: Es zählt die Herausforderung.
plain-result-tie = { $a } und { $b } haben je { $n }: { $a } liegt vorn, { $more } zu { $less }.
plain-result-equal = { $a } und { $b } teilen sich den Rang: je { $n }.
