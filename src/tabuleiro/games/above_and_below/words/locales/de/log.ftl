# Was geschah, je ein Satz. { $name } hat es getan; $you ist 1, wenn es die lesende Person selbst war. Was es brachte, steht daneben.
#
# Glossar: siehe effects.ftl. { $things } ist eine gezählte Liste wie "2 Fische", { $villager } ein Vorname.

## Aufbau und Runden

log-setup = Runde 1: Die Auslage liegt bereit, neue Leute warten.
log-cider_set = Ein neuer Most steht bereit.
log-round_ended = Runde { $round } ist vorbei: Alle ruhen sich aus.
log-round =
    { $first_you ->
        [1] Runde { $round }: Du beginnst.
       *[0] Runde { $round }: { $first } beginnt.
    }
log-round-last =
    { $first_you ->
        [1] Runde { $round }, die letzte: Du beginnst.
       *[0] Runde { $round }, die letzte: { $first } beginnt.
    }
log-new_villagers = Neu in der Reihe: { $villagers }.

## der Zug

log-acted-explore =
    { $you ->
        [1] Du wählst
       *[0] { $name } wählt
    } Erkunden.
log-acted-build =
    { $you ->
        [1] Du wählst
       *[0] { $name } wählt
    } Bauen.
log-acted-train =
    { $you ->
        [1] Du wählst
       *[0] { $name } wählt
    } Ausbilden.
log-acted-labor =
    { $you ->
        [1] Du wählst
       *[0] { $name } wählt
    } Arbeiten.
log-acted-harvest =
    { $you ->
        [1] Du wählst
       *[0] { $name } wählt
    } Ernten.
log-acted-use =
    { $you ->
        [1] Du rufst
       *[0] { $name } ruft
    } noch jemanden zur Arbeit.
log-acted-buy =
    { $you ->
        [1] Du überlegst
       *[0] { $name } überlegt
    }, wie viel zu bieten ist.
log-acted-end =
    { $you ->
        [1] Du beendest deinen Zug.
       *[0] { $name } beendet den Zug.
    }
log-acted-enough =
    { $you ->
        [1] Du lässt es dabei.
       *[0] { $name } lässt es dabei.
    }
log-passed =
    { $you ->
        [1] Du passt.
       *[0] { $name } passt.
    }
log-labored =
    { $you ->
        [1] Du schickst
       *[0] { $name } schickt
    } { $villager } zur Arbeit.
log-cider_taken =
    { $you ->
        [1] Du nimmst
       *[0] { $name } nimmt
    } den Most, als Lohn der ersten Arbeit.
log-harvested =
    { $you ->
        [1] Du lässt
       *[0] { $name } lässt
    } { $villager } { $ware } bei „{ $building }“ ernten.
log-built =
    { $you ->
        [1] Du lässt
       *[0] { $name } lässt
    } { $villager } „{ $building }“ bauen.
log-built-less =
    { $you ->
        [1] Du lässt
       *[0] { $name } lässt
    } { $villager } „{ $building }“ bauen (1 Münze weniger: Hammer-Plus).
log-acquired =
    { $you ->
        [1] Du hast
       *[0] { $name } hat
    } jetzt „{ $building }“.
log-built-gift =
    { $you ->
        [1] Du erhältst
       *[0] { $name } erhält
    } „{ $building }“ geschenkt.
log-built_more =
    { $you ->
        [1] Du bezahlst
       *[0] { $name } bezahlt
    } „{ $building }“.
log-trained =
    { $you ->
        [1] Du lässt
       *[0] { $name } lässt
    } { $villager } von { $by } ausbilden.
log-trained-less =
    { $you ->
        [1] Du lässt
       *[0] { $name } lässt
    } { $villager } von { $by } ausbilden (1 Münze weniger: Feder-Plus).
log-trained_more =
    { $you ->
        [1] Du bezahlst
       *[0] { $name } bezahlt
    } die Ausbildung von { $villager }.
log-joined =
    { $you ->
        [1] Du begrüßt
       *[0] { $name } begrüßt
    } { $villager } im Dorf.
log-came =
    { $you ->
        [1] Du nimmst
       *[0] { $name } nimmt
    } { $villager } auf.
log-came-special =
    { $you ->
        [1] Du nimmst
       *[0] { $name } nimmt
    } { $villager } auf ({ $does }).
log-cat_rolled =
    { $you ->
        [1] Du rufst
       *[0] { $name } ruft
    } { $villager }: Wurf { $die }, kommt mit.
log-cat_rolled-stays =
    { $you ->
        [1] Du rufst
       *[0] { $name } ruft
    } { $villager }: Wurf { $die }, legt sich hin.
log-offered_next = Neu in der Auslage: „{ $building }“.
log-stocked =
    { $you ->
        [1] Du erhältst
       *[0] { $name } erhält
    } Waren auf „{ $building }“.

## freie Aktionen und Waren

log-put_up =
    { $you ->
        [1] Du bietest
       *[0] { $name } bietet
    } { $ware } zum Verkauf an.
log-put_up-instead =
    { $you ->
        [1] Du tauschst
       *[0] { $name } tauscht
    } im Verkauf { $back } gegen { $ware }.
log-taken_back =
    { $you ->
        [1] Du nimmst
       *[0] { $name } nimmt
    } { $ware } vom Verkauf zurück.
log-exchanging =
    { $you ->
        [1] Du tauschst
       *[0] { $name } tauscht
    } { $row ->
        [houses] die ausliegenden Häuser
       *[outposts] die ausliegenden Außenposten
    } aus.
log-exchanging_more =
    { $you ->
        [1] Du bezahlst
       *[0] { $name } bezahlt
    } den Austausch.
log-exchanged =
    { $you ->
        [1] Du deckst
       *[0] { $name } deckt
    } auf: { $buildings }; weg: { $gone }.
log-placed =
    { $you ->
        [1] Du legst
       *[0] { $name } legt
    } { $ware } auf die Leiste: jetzt { $n } dort, je { $vp } SP.
log-placed-income =
    { $you ->
        [1] Du legst
       *[0] { $name } legt
    } { $ware } auf die Leiste: Einkommen jetzt { $income }.
log-offered =
    { $you ->
        [1] Du bietest
       *[0] { $name } bietet
    } { $seller_you ->
        [1] dir
       *[0] { $seller }
    } { n-coin } für { $ware }.
log-answered-accept =
    { $you ->
        [1] Du bist
       *[0] { $name } ist
    } mit { n-coin } einverstanden.
log-answered-refuse =
    { $you ->
        [1] Du lehnst
       *[0] { $name } lehnt
    } { n-coin } ab.
log-answered-ask =
    { $you ->
        [1] Du verlangst
       *[0] { $name } verlangt
    } { n-coin }.
log-answered-drop =
    { $you ->
        [1] Du kaufst
       *[0] { $name } kauft
    } nicht für { n-coin }.
log-sold =
    { $you ->
        [1] Du verkaufst
       *[0] { $name } verkauft
    } { $buyer_you ->
        [1] dir
       *[0] { $buyer }
    } { $ware }.

## Gewinne und Verluste

log-gained =
    { $you ->
        [1] Du erhältst
       *[0] { $name } erhält
    } etwas.
log-lost =
    { $you ->
        [1] Du verlierst
       *[0] { $name } verliert
    } etwas.
log-none_left =
    { $you ->
        [1] Du gehst
       *[0] { $name } geht
    } leer aus: { $things } zu wenig im Vorrat.
log-paid =
    { $you ->
        [1] Du zahlst.
       *[0] { $name } zahlt.
    }
log-scored =
    { $you ->
        [1] Du stehst
       *[0] { $name } steht
    } nach Punkten anders da.
log-reputation =
    { $you ->
        [1] Du rückst
       *[0] { $name } rückt
    } auf der Ansehensleiste.
log-ranked-overtook =
    { $you ->
        [1] Du ziehst
       *[0] { $name } zieht
    } im Ansehen an { $whom } vorbei.
log-ranked-ahead =
    { $you ->
        [1] Du liegst
       *[0] { $name } liegt
    } im Ansehen jetzt vor { $whom }.
log-ranked-level =
    { $you ->
        [1] Du liegst
       *[0] { $name } liegt
    } im Ansehen jetzt gleichauf mit { $whom }.
log-ranked-behind =
    { $you ->
        [1] Du liegst
       *[0] { $name } liegt
    } im Ansehen jetzt hinter { $whom }.
whom-you = dir
log-nobody_joined =
    { $you ->
        [1] Du findest
       *[0] { $name } findet
    } niemanden mehr in der Reihe.
log-nobody_joined-special =
    { $you ->
        [1] Du verpasst
       *[0] { $name } verpasst
    } { $villager }: lebt schon anderswo.

## Erkunden

log-sent =
    { $you ->
        [1] Du schickst
       *[0] { $name } schickt
    } { $villager } los.
log-explored =
    { $you ->
        [1] Du steigst
       *[0] { $name } steigt
    } mit { $villagers } hinab: Geschichtenwürfel { $die }.
log-cave_seen = Die nächste Höhlenkarte ist { $cave }.
log-paragraph =
    { $you ->
        [1] Du stößt
       *[0] { $name } stößt
    } auf „{ $title }“.
log-paragraph-on =
    { $you ->
        [1] Du liest
       *[0] { $name } liest
    } weiter: „{ $title }“.
log-chose =
    { $you ->
        [1] Du wählst
       *[0] { $name } wählt
    }: { $option }.
log-chose_more =
    { $you ->
        [1] Du zahlst
       *[0] { $name } zahlt
    } den Preis.
log-staked =
    { $you ->
        [1] Du setzt
       *[0] { $name } setzt
    } { $what } ein.
log-rolled =
    { $you ->
        [1] Du würfelst
       *[0] { $name } würfelt
    } mit { $villager } eine { $die }: { n-lantern }.
log-lanterns =
    { $you ->
        [1] Du hast
       *[0] { $name } hat
    } insgesamt { n-lantern }.
log-lanterns-bonus =
    { $you ->
        [1] Du hast
       *[0] { $name } hat
    } insgesamt { n-lantern }, davon { $bonus } durch den Bonus.
log-lanterns_more =
    { $you ->
        [1] Du zahlst
       *[0] { $name } zahlt
    } den Preis.
log-rerolled =
    { $you ->
        [1] Du würfelst
       *[0] { $name } würfelt
    } mit { $villager } neu: eine { $die }, { n-lantern }.
log-injured =
    { $you ->
        [1] Du bringst
       *[0] { $name } bringt
    } { $villager } verletzt nach Hause.
log-injured-lantern =
    { $you ->
        [1] Du lässt
       *[0] { $name } lässt
    } { $villager } für eine Laterne alles geben: verletzt.
log-went_on =
    { $you ->
        [1] Du schaffst es
       *[0] { $name } schafft es
    }, und die Geschichte geht weiter.
log-succeeded =
    { $you ->
        [1] Du schaffst es
       *[0] { $name } schafft es
    }: „{ $title }“.
log-succeeded_more =
    { $you ->
        [1] Du kommst
       *[0] { $name } kommt
    } aus den Höhlen heim.
log-failed =
    { $you ->
        [1] Du scheiterst
       *[0] { $name } scheitert
    }: „{ $title }“.
log-failed_more =
    { $you ->
        [1] Du kommst
       *[0] { $name } kommt
    } ohne die Höhle heim.
lit-succeeded = { n-lantern }, nötig { $number }.
lit-failed = { n-lantern }, zu wenig.
verdict-went_on =
    { $you ->
        [1] Du schaffst es
       *[0] { $name } schafft es
    }: { n-lantern }, nötig { $number }. Die Geschichte geht weiter.
verdict-succeeded =
    { $you ->
        [1] Du schaffst es
       *[0] { $name } schafft es
    }: { n-lantern }, nötig { $number }.
verdict-no-dice =
    { $you ->
        [1] Du schaffst es
       *[0] { $name } schafft es
    } ohne Würfel.
verdict-failed =
    { $you ->
        [1] Du scheiterst
       *[0] { $name } scheitert
    }: { n-lantern }, zu wenig.
log-reward_chosen =
    { $you ->
        [1] Du wählst
       *[0] { $name } wählt
    } eine Belohnung.
log-reward_chosen_more =
    { $you ->
        [1] Du erhältst
       *[0] { $name } erhält
    } den Rest der Belohnung.
log-gambled =
    { $you ->
        [1] Du würfelst
       *[0] { $name } würfelt
    } eine { $die }: { n-coin } auf dem Tisch.
log-gambled-repeat =
    { $you ->
        [1] Du würfelst
       *[0] { $name } würfelt
    } noch einmal eine { $die }: Die Münzen vom Tisch sind weg.
log-gambled_more =
    { $you ->
        [1] Du hörst
       *[0] { $name } hört
    } rechtzeitig auf.
log-home =
    { $you ->
        [1] Du kommst
       *[0] { $name } kommt
    } aus den Höhlen heim.
log-cave_kept =
    { $you ->
        [1] Du behältst
       *[0] { $name } behält
    } die Höhle.
log-cave_returned =
    { $you ->
        [1] Du gibst
       *[0] { $name } gibt
    } die Höhlenkarte zurück.

## das Rundenende

log-rested-potion =
    { $you ->
        [1] Du gibst
       *[0] { $name } gibt
    } { $villager } { $many ->
        [1] einen Trank
       *[other] je einen Trank
    }: nur noch erschöpft.
log-rested-cider =
    { $you ->
        [1] Du gibst
       *[0] { $name } gibt
    } { $villager } { $many ->
        [1] einen Most
       *[other] je einen Most
    }: bereit.
log-rested-bed =
    { $you ->
        [1] Du gibst
       *[0] { $name } gibt
    } { $villager } { $many ->
        [1] ein Bett
       *[other] je ein Bett
    }: bereit.
log-rested-bed-injured =
    { $you ->
        [1] Du gibst
       *[0] { $name } gibt
    } { $villager } { $many ->
        [1] ein Bett
       *[other] je ein Bett
    }: nur noch erschöpft.
log-rested-own =
    { $you ->
        [1] Du lässt
       *[0] { $name } lässt
    } { $villager } über Nacht aufziehen: bereit.
log-rested-own-injured =
    { $you ->
        [1] Du lässt
       *[0] { $name } lässt
    } { $villager } über Nacht aufziehen: nur noch erschöpft.
log-income =
    { $you ->
        [1] Du erhältst
       *[0] { $name } erhält
    } Einkommen.
log-income-buildings =
    { $you ->
        [1] Du erhältst
       *[0] { $name } erhält
    } { $track }, dazu { $cards } { $houses ->
        [1] durch „{ $buildings }“.
       *[other] durch Gebäude.
    }
log-income-none =
    { $you ->
        [1] Du hast
       *[0] { $name } hat
    } kein Einkommen.

## wofür es Punkte gibt

points-why = { $text } (SP: { $why }).
points-why-more = { $text }; SP: { $why }).
points-building = Gebäude
points-card = Karte
points-goods = Waren
points-reputation = Ansehen
