# Was geschah, je ein kurzer Satz; was es brachte, steht als Zahl daneben. { $name } ist ein Name; { $you } ist 1 für die
# Person, die es liest. "-seen" liest nur sie.
#
# Glossar: siehe effects.ftl.

log-setup = Entwicklungspläne: { $sides }.
log-deal = { $you ->
        [1] Du erhältst
       *[other] { $name } erhält
    } { n-cards }.
log-deal-seen = { $you ->
        [1] Du erhältst
       *[other] { $name } erhält
    }: { $cards }.
log-keep = { $you ->
        [1] Du behältst
       *[other] { $name } behält
    } eine Karte.
log-keep-seen = { $you ->
        [1] Du behältst
       *[other] { $name } behält
    } „{ $card }“.
log-opened = { $you ->
        [1] Du wirfst ab
       *[other] { $name } wirft ab
    }: { $cards }.
log-round =
    { $last ->
        [1] Runde { $round }, die letzte: „{ $event }“.
       *[other] Runde { $round }: „{ $event }“.
    }
log-event = { $you ->
        [1] Du führst
       *[other] { $name } führt
    } das Ereignis „{ $event }“ aus.
log-event-counted = { $you ->
        [1] Du führst
       *[other] { $name } führt
    } „{ $event }“ aus: { $thing }.
log-event-too-few = { $you ->
        [1] Du führst
       *[other] { $name } führt
    } „{ $event }“ aus: { $thing }, { $what ->
        [vp] keine SP
       *[other] kein Gewinn
    }.
log-begin = { $you ->
        [1] Du hast
       *[other] { $name } hat
    } bei „{ $event }“ die Wahl.
log-resolved = { log-event }
log-event_more = { $you ->
        [1] Du erhältst
       *[other] { $name } erhält
    } noch mehr durch „{ $event }“.
log-begin_more = { log-event_more }
log-resolve_more = { log-event_more }
log-resolve = { $you ->
        [1] Du führst
       *[other] { $name } führt
    } „{ $event }“ aus ({ $do }).
log-revealed = Alle Karten sind aufgedeckt.
log-reveal = { $you ->
        [1] Du deckst
       *[other] { $name } deckt
    } „{ $card }“ auf.
log-reveal-by-event = { $you ->
        [1] Du deckst
       *[other] { $name } deckt
    } „{ $card }“ auf: „{ $event }“ spart { n-coins }.
log-reveal-cheaper = { $you ->
        [1] Du deckst
       *[other] { $name } deckt
    } „{ $card }“ auf, { n-coins } billiger.
log-blind = { $you ->
        [1] Du kannst
       *[other] { $name } kann
    } keine Handkarte spielen; kostenlos vom Stapel: „{ $card }“.
log-blind-none = { $you ->
        [1] Du kannst
       *[other] { $name } kann
    } nichts spielen, und es ist keine Karte mehr da.
log-play = { $you ->
        [1] Du legst
       *[other] { $name } legt
    } „{ $card }“.
log-use = { $you ->
        [1] Du nutzt
       *[other] { $name } nutzt
    } { $effect ->
        [0] „{ $card }“
        [1] den oberen Effekt von „{ $card }“
       *[other] den unteren Effekt von „{ $card }“
    }.
log-use-cheaper = { $you ->
        [1] Du nutzt
       *[other] { $name } nutzt
    } { $effect ->
        [0] „{ $card }“
        [1] den oberen Effekt von „{ $card }“
       *[other] den unteren Effekt von „{ $card }“
    } ({ n-coins } billiger durch Schotten).
log-use-none = { $you ->
        [1] Du willst
       *[other] { $name } will
    } keinen Effekt von „{ $card }“ nutzen.
log-use-unpaid = { $you ->
        [1] Du kannst
       *[other] { $name } kann
    } keinen Effekt von „{ $card }“ bezahlen.
log-use_more = { $you ->
        [1] Du erhältst
       *[other] { $name } erhält
    } noch mehr durch „{ $card }“.
log-climb = { $you ->
        [1] Du gehst
       *[other] { $name } geht
    } weiter hinauf zu „{ $card }“.
log-pass = { $you ->
        [1] Du kommst
       *[other] { $name } kommt
    } durch „{ $card }“: in dieser Runde schon genutzt.
log-dig_out = { $you ->
        [1] Du räumst
       *[other] { $name } räumt
    } nur den Einsturz auf „{ $card }“ weg.
log-surface = { $you ->
        [1] Du wählst
       *[other] { $name } wählt
    } am Stolleneingang: { $do }{ surface-by }.
log-surface-coin = { $you ->
        [1] Du nimmst
       *[other] { $name } nimmt
    } am Stolleneingang { n-coins }{ surface-by }.
log-surface-draw = { $you ->
        [1] Du wählst
       *[other] { $name } wählt
    } am Stolleneingang { n-cards }{ surface-by }.
log-surface-advance = { $you ->
        [1] Du zahlst
       *[other] { $name } zahlt
    } am Stolleneingang { $price } für { n-spaces }{ surface-by }.
surface-by = { $by ->
        [none] {""}
       *[other] {" "}(„{ $by }“)
    }
log-chain = { $you ->
        [1] Deine Kette
       *[other] Kette von { $name }
    }{ $card ->
        [none] {""}
       *[other] {" "}ab „{ $card }“
    }.
log-activate = { $you ->
        [1] Du aktivierst
       *[other] { $name } aktiviert
    } „{ $card }“ durch den Blitz.
log-draw = { $you ->
        [1] Du ziehst
       *[other] { $name } zieht
    } { $times ->
        [1] eine Ebene-{ $level }-Karte
       *[other] { $times } Ebene-{ $level }-Karten
    }.
log-draw-seen = { $you ->
        [1] Du ziehst
       *[other] { $name } zieht
    } „{ $card }“.
log-find = { $you ->
        [1] Du suchst
       *[other] { $name } sucht
    } nach { a-faction-card }.
log-search = { $you ->
        [1] Du findest
       *[other] { $name } findet
    } „{ $card }“ im Stapel der Ebene { $level }.
log-search-none = { $you ->
        [1] Du suchst
       *[other] { $name } sucht
    } auf Ebene { $level } vergeblich nach { a-faction-card }.
log-not_found = { $you ->
        [1] Du suchst
       *[other] { $name } sucht
    } in allen Stapeln vergeblich nach { a-faction-card }.
log-deck_empty = { $you ->
        [1] Du gehst
       *[other] { $name } geht
    } leer aus: Es gibt keine Ebene-{ $level }-Karte mehr.
log-level4 = { $you ->
        [1] Du nimmst
       *[other] { $name } nimmt
    } die Ebene-4-Karte „{ $card }“.
log-discard = { $you ->
        [1] Du wirfst
       *[other] { $name } wirft
    } „{ $card }“ ab.
log-sell = { $you ->
        [1] Du verkaufst
       *[other] { $name } verkauft
    } „{ $card }“.
log-sell-many = { $you ->
        [1] Du verkaufst
       *[other] { $name } verkauft
    } { n-cards }.
log-stop = { $you ->
        [1] Du behältst
       *[other] { $name } behält
    } { n-cards } auf der Hand.
log-stop-none = { $you ->
        [1] Du hast
       *[other] { $name } hat
    } keine Karte zum Verkaufen.
log-machine = { $you ->
        [1] Du legst
       *[other] { $name } legt
    } { $times ->
        [1] eine Maschine
       *[other] { $times } Maschinen
    } auf „{ $card }“.
log-collapse = { $you ->
        [1] Du legst
       *[other] { $name } legt
    } einen Einsturz auf „{ $card }“.
log-clear = { $you ->
        [1] Du wirfst
       *[other] { $name } wirft
    } den Einsturz auf „{ $card }“ ab.
log-cart_paid = { $you ->
        [1] Du erhältst
       *[other] { $name } erhält
    } Münzen für { $carts ->
        [1] eine Lore
       *[other] Loren
    }: „{ $event }“.
log-cart = { $you ->
        [1] Du vervollständigst
       *[other] { $name } vervollständigt
    } eine Lore mit einem Plättchen.
log-pay = { $you ->
        [1] Du zahlst
       *[other] { $name } zahlt
    }.
log-coins = { $you ->
        [1] Du erhältst
       *[other] { $name } erhält
    } Münzen.
log-points = { $you ->
        [1] Du erhältst
       *[other] { $name } erhält
    } Siegpunkte.
log-discount = { $you ->
        [1] Du zahlst
       *[other] { $name } zahlt
    } für die nächste Karte mit Kosten { n-coins } weniger.
log-idle-cart = { $you ->
        [1] Du hast
       *[other] { $name } hat
    } keine halbe Lore mehr zum Vervollständigen.
log-idle-machine = { $you ->
        [1] Du hast
       *[other] { $name } hat
    } keinen Platz für die Maschine.
log-idle-clear = { $you ->
        [1] Du hast
       *[other] { $name } hat
    } keinen Einsturz mehr zum Abwerfen.
log-idle-collapse = { $you ->
        [1] Du hast
       *[other] { $name } hat
    } keine Karte darüber für den Einsturz.
log-idle-activate = { $you ->
        [1] Du hast
       *[other] { $name } hat
    } keine Karte, die zu aktivieren wäre.
log-unmet = { $you ->
        [1] Du erfüllst
       *[other] { $name } erfüllt
    } die Bedingung von „{ $card }“ nicht.
log-unmet-there = { $you ->
        [1] Du erfüllst
       *[other] { $name } erfüllt
    } die Bedingung nicht.
log-counted = { $you ->
        [1] Du erhältst
       *[other] { $name } erhält
    } mit „{ $card }“ nichts für { $thing }.
log-enter = { $you ->
        [1] Du beginnst
       *[other] { $name } beginnt
    } auf dem Plan { $board }.
log-move = { $you ->
        [1] Du rückst
       *[other] { $name } rückt
    } auf Feld { $space } vor ({ $board }{ space-gives }).
log-move-top = { $you ->
        [1] Du erreichst
       *[other] { $name } erreicht
    } die Spitze ({ $board }{ space-gives }): { $lost ->
        [1] 1 Feld verfällt
       *[other] { $lost } Felder verfallen
    }.
log-move-further = { $you ->
        [1] Du rückst
       *[other] { $name } rückt
    } auf Feld { $space } vor ({ $board }{ space-gives }): „{ $event }“.
# Was auf dem erreichten Feld steht.
space-gives =
    { $do ->
        [none] {""}
       *[other] : { $do }
    }
log-move_more = { $you ->
        [1] Du erhältst
       *[other] { $name } erhält
    } noch mehr durch Feld { $space } ({ $board }).

## was die Zähler eines Platzes zählen

n-vp = { $n } SP
n-coin = { n-coins }
n-cart-full = { n-carts }
n-machine = { n-machines }
n-hand = { n-cards }
n-advance = { n-spaces }
