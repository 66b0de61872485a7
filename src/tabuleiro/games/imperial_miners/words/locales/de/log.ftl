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
log-resolve = { $you ->
        [1] Du wählst
       *[other] { $name } wählt
    } einen Effekt von „{ $event }“.
log-revealed = Alle Karten sind aufgedeckt.
log-reveal = { $you ->
        [1] Du deckst
       *[other] { $name } deckt
    } „{ $card }“ auf.
log-blind = { $you ->
        [1] Du kannst
       *[other] { $name } kann
    } nichts spielen und { $you ->
        [1] deckst
       *[other] deckt
    } „{ $card }“ auf.
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
    } „{ $card }“.
log-use-none = { $you ->
        [1] Du nutzt
       *[other] { $name } nutzt
    } keinen Effekt von „{ $card }“.
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
    } den Einsturz auf „{ $card }“ weg.
log-surface = { $you ->
        [1] Du erreichst
       *[other] { $name } erreicht
    } den Stolleneingang.
log-activate = { $you ->
        [1] Du aktivierst
       *[other] { $name } aktiviert
    } auch „{ $card }“.
log-draw = { $you ->
        [1] Du ziehst
       *[other] { $name } zieht
    } eine Ebene-{ $level }-Karte.
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
log-stop = { $you ->
        [1] Du verkaufst
       *[other] { $name } verkauft
    } keine Karte mehr.
log-machine = { $you ->
        [1] Du legst
       *[other] { $name } legt
    } eine Maschine auf „{ $card }“.
log-collapse = { $you ->
        [1] Du legst
       *[other] { $name } legt
    } einen Einsturz auf „{ $card }“.
log-clear = { $you ->
        [1] Du wirfst
       *[other] { $name } wirft
    } den Einsturz auf „{ $card }“ ab.
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
log-unmet = { $you ->
        [1] Du erfüllst
       *[other] { $name } erfüllt
    } die Bedingung nicht.
log-enter = { $you ->
        [1] Du beginnst
       *[other] { $name } beginnt
    } auf dem Plan { $board }.
log-move = { $you ->
        [1] Du rückst
       *[other] { $name } rückt
    } auf Feld { $space } vor ({ $board }).

## was die Zähler eines Platzes zählen

n-vp = { $n } SP
n-coin = { n-coins }
n-cart-full = { n-carts }
n-machine = { n-machines }
n-hand = { n-cards }
