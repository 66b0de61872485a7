# Was das Terminal um Imperial Miners herum sagt; die Worte des Spiels stehen in games/imperial_miners/words/locales.

legend = { $machine } Maschine, { $collapse } Einsturz, { $active } diese Runde aktiviert, { $cart } vollständige Lore, { $half } halbe Lore. Pfeile zeigen die Seiten einer Karte mit halber Lore. 2.-1 ist ein Platz: Ebene 2, eine halbe Karte links von 1.0. Auf der Hand steht - vor dem, was jetzt nicht geht, + vor dem, was du behalten hast.
status-setup = Vor Runde 1 von { $rounds }: die Starthände
status = Runde { $round } von { $rounds }: { $event }
column-carts = Loren
column-hand = Hand (Karten{ $times }Ebene)
column-marker = Fortschritt
marker-off = noch auf keinem Plan
own-line =
    { $vp } SP, { $coins ->
        [1] 1 Münze
       *[other] { $coins } Münzen
    }, { $carts ->
        [1] 1 Lore
       *[other] { $carts } Loren
    }, { $hand ->
        [1] 1 Karte
       *[other] { $hand } Karten
    } auf der Hand, Fortschrittsplättchen: { $marker }
mine-of = Mine von { $name }
mine-empty = noch keine Karte
placing = Zu legen: { $card }.
discount =
    { $n ->
        [1] Deine nächste Karte mit Kosten kostet 1 Münze weniger.
       *[other] Deine nächste Karte mit Kosten kostet { $n } Münzen weniger.
    }
hand = Hand
hand-empty = keine Karte
card-head =
    { $cost ->
        [0] { $card } (Ebene { $level }, kostenlos)
       *[other] { $card } (Ebene { $level }, kostet { $cost })
    }
facts = { $factions }, Loren { $carts }
no-faction = kein Volk
no-carts = keine
ahead = Vor dir: { $spaces }
tie-coins = Münzen
tie-machines = Maschinen
title = { $total } Punkte: { $title }
column-level = Ebene
column-event = Ereignis
chance-card = Karten
chance-event = Ereignisse
chance-side = Seiten der Entwicklungspläne
