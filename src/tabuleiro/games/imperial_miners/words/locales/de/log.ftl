# Was geschah, je eine Zeile. { $name } ist ein Spielername; "-seen" liest nur dieser Spieler.
#
# Glossar: siehe effects.ftl.

log-setup = Entwicklungspläne: { $sides }.
log-deal = { $name } bekommt { n-cards }.
log-deal-seen = { $name } bekommt { $cards }.
log-opened = { $name } wirft ab: { $cards }.
log-round = Runde { $round }: { $event }.
log-reveal = { $name } deckt „{ $card }“ auf.
log-blind = { $name } kann keine Handkarte spielen und deckt „{ $card }“ auf.
log-blind-none = { $name } kann keine Karte spielen, und es gibt keine Ebene-1-Karte mehr.
log-pay = { $name } zahlt { n-coins }.
log-play =
    { $carts ->
        [0] { $name } legt „{ $card }“ auf { $place }.
        [1] { $name } legt „{ $card }“ auf { $place } und vervollständigt 1 Lore.
       *[other] { $name } legt „{ $card }“ auf { $place } und vervollständigt { $carts } Loren.
    }
log-pass = Die Kettenreaktion von { $name } geht durch „{ $card }“, schon aktiviert.
log-dig_out = { $name } wirft den Einsturz auf „{ $card }“ ab, statt einen Effekt zu nutzen.
log-use = { $name } nutzt „{ $card }“: { $do }
log-use-none = { $name } nutzt keinen Effekt von „{ $card }“.
log-surface = { $name } erreicht den Stolleneingang: { $do }
log-activate = { $name } aktiviert „{ $card }“ auf { $place }.
log-resolve = { $name } wählt bei „{ $event }“: { $do }
log-draw = { $name } zieht eine Ebene-{ $level }-Karte.
log-draw-seen = { $name } zieht „{ $card }“ vom Stapel der Ebene { $level }.
log-find = { $name } sucht nach { a-faction-card }.
log-search =
    { $n ->
        [0] { $name } findet „{ $card }“ gleich oben im Stapel der Ebene { $level }.
        [1] { $name } findet „{ $card }“ im Stapel der Ebene { $level } und deckt davor 1 andere Karte auf.
       *[other] { $name } findet „{ $card }“ im Stapel der Ebene { $level } und deckt davor { $n } andere Karten auf.
    }
log-search-none = { $name } sucht im Stapel der Ebene { $level } vergeblich nach { a-faction-card }.
log-not_found = { $name } sucht in allen Stapeln vergeblich nach { a-faction-card }.
log-deck_empty = Für { $name } gibt es keine Ebene-{ $level }-Karte mehr.
log-level4 = { $name } nimmt „{ $card }“, eine Ebene-4-Karte.
log-discard = { $name } wirft „{ $card }“ ab.
log-sell = { $name } wirft „{ $card }“ für { n-coins } ab.
log-machine = { $name } legt eine Maschine auf „{ $card }“ ({ $place }).
log-collapse = { $name } legt einen Einsturz auf „{ $card }“ ({ $place }).
log-clear = { $name } wirft den Einsturz auf „{ $card }“ ({ $place }) ab.
log-cart = { $name } platziert ein Lorenplättchen zwischen { $a } und { $b }.
log-coins = { $name } erhält { n-coins }.
log-points = { $name } erhält { $n } SP.
log-discount = { $name } zahlt { n-coins } weniger für die nächste Karte mit Kosten.
log-unmet = { $name } erfüllt die Bedingung nicht.
log-enter = { $name } beginnt auf { $board } ({ $side }).
log-move = { $name } rückt auf Feld { $space } von { $board } ({ $side }) vor: { $do }
