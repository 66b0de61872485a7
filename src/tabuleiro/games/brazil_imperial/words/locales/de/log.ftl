# Was geschah, je eine Zeile. { $name } ist der Name einer Person (oder die Niederländer, die nur vor einem Doppelpunkt stehen).
#
# Glossar: siehe effects.ftl. { $things } ist eine gezählte Liste wie "2 Gold", { $at } ein Feld wie "C3".

## Vorbereitung, Runden, Ende

log-setup = Die Landkarte ist { $scenario }. Städte im Angebot: { $cities }. In der Galerie: { $gallery }.
log-colour = { $name } spielt { $board }.
log-missions_dealt =
    { $n ->
        [1] { $name } bekommt 1 Auftrag.
       *[other] { $name } bekommt { $n } Aufträge.
    }
log-missions_dealt-seen = { $name } bekommt diese Aufträge: { $missions }.
log-kept = { $name } behält einen Auftrag der Epoche { $era }.
log-kept-seen = { $name } behält für Epoche { $era }: { $mission }.
log-crown_chosen = { $name } hat die Krone vergeben.
log-crown_chosen-seen = { $name } hat { $monarch } gewählt.
log-crowned = Als { $monarch } regiert { $name }.
log-capitals = Hauptstädte zur Wahl: { $sites }. { $first } wählt zuerst.
log-site = { $at } ({ $good })
log-capital = Die Hauptstadt von { $name } liegt auf { $at }.
log-capital-first = Die Hauptstadt von { $name } liegt auf { $at }; der erste Zug gehört dazu.
log-round = Runde { $round }.
log-last_round = { $name } hat einen Auftrag der Epoche III erfüllt: Runde { $round } ist die letzte.
log-hand_shown = { $name } hat noch: { $cards }.
log-game_over = Das Spiel ist aus: { $scores }.
log-game_over-won = Die Herausforderung ist geschafft!
log-game_over-lost = Die Herausforderung ist verloren.

## Aktionen

log-arch = { $name } wählt den Bogen { $arch }.
log-extra_action = { $name } spielt { $card } für eine Extra-Aktion: { $arch }.
log-deployed = { $name } stellt auf { $at } auf: { $unit }.
log-deployed-again = { $name } holt auf { $at } zurück: { $unit }.
log-painted = { $name } nimmt das Gemälde { $painting }.
log-hung = Neu in der Galerie: { $painting }.
log-built = { $name } baut auf { $at }: { $building }.
log-built-covering = { $name } überbaut ein Gebäude auf { $at }: { $building }.
log-built-city = { $name } gründet auf { $at } die Stadt { $building }.
log-built-city-covering = { $name } gründet über einem Gebäude auf { $at } die Stadt { $building }.
log-city_offered = Neue Stadt im Angebot: { $city }.
log-renovated = { $name } erneuert auf { $at }: { $building }.
log-renovated-flipped = { $name } dreht das Plättchen auf { $at } um: jetzt { $building }.
log-produced = { $things } für { $name } auf { $at }.
log-made = { $name } stellt ein Produkt her: { $product }.
log-slotted = { $name } legt { $product } auf { $arch }.
log-slotted-monarch = { $name } legt { $product } auf die Tafel des Monarchen.
log-traded-resource = { $name } tauscht 1 Rohstoff.
log-traded-pair = { $name } tauscht ein Paar aus Baumwolle und Kaffee.
log-traded-four = { $name } tauscht 4 Rohstoffe.
log-traded-cards = { $name } tauscht 2 Kampfkarten.
log-traded-these = { $name } tauscht { $things }.
log-traded-these-cards = { $name } tauscht die Kampfkarten { $cards }.

## Güter und Karten

log-gained = { $name } bekommt { $things }.
log-gained-harbor = Der Hafen bringt { $name } { $things }.
log-gained-monarch = Die Krone bringt { $name } { $things }.
log-gained-painting = Ein Gemälde bringt { $name } { $things }.
log-gained-palace = Der Palast bringt { $name } { $things }.
log-gained-exploration = Die Erkundung bringt { $name } { $things }.
log-paid = { $name } zahlt { $things }.
log-paid-tile = { $name } zahlt { $things } von { $at }.
log-paid-hand = { $name } zahlt mit der Goldkarte { $card }.
log-paid-monarch = { $name } zahlt mit Kampfkarten: { $icon }.
log-paid-discount = { $name } zahlt dank eines Gemäldes weniger: { $icon }.
log-paid-given = { $name } gibt { $things }.
log-paid-given-tile = { $name } gibt { $things } von { $at }.
log-card_given = { $name } gibt die Kampfkarte { $card } her.
log-dropped = { $name } hat zu viel und legt zurück: { $things }.
log-dropped-card = { $name } hat zu viele Karten und wirft ab: { $card }.
log-gold_card = { $name } zieht eine Goldkarte.
log-gold_card-seen = { $name } zieht die Goldkarte { $card }.
log-combat_card = { $name } zieht eine Kampfkarte.
log-combat_card-seen = { $name } zieht die Kampfkarte { $card }.
log-gold_card_used = { $name } nutzt die Goldkarte { $card }.
log-mission_drawn = { $name } zieht einen Auftrag der Epoche { $era }.
log-mission_drawn-seen = { $name } zieht einen Auftrag der Epoche { $era }: { $mission }.
log-reshuffled-gold = Die Goldkarten werden neu gemischt.
log-reshuffled-combat = Die Kampfkarten werden neu gemischt.

## Aufträge und Epochen

log-mission = { $name } deckt den Auftrag { $mission } auf (Epoche { $era }).
log-palace = { $name } setzt auf { $at }: { $palace }.
log-no_palace = { $name } setzt keinen Palast.
log-era = Epoche { $era } beginnt: { $title }.
log-token_laid = { $name } legt den Marker der Epoche { $era } unter { $arch }.
log-power-isabel = { $name } nutzt { $painting } für einen Palast.
log-power-coroados = { $name } legt den Marker der Epoche { $era } auf { $painting }.

## Bewegungen und Funde

log-moved = { $units } von { $name }: { $from } nach { $to }.
log-moved-march = { $units } von { $name }, zusätzliche Bewegung: { $from } nach { $to }.
log-control = { $name } hält jetzt das Plättchen auf { $at }.
log-peeked = { $name } sieht sich das Plättchen auf { $at } an.
log-peeked-seen = { $name } sieht sich das Plättchen auf { $at } an: { $tile }.
log-revealed = { $name } deckt auf { $at } auf: { $tile }.
log-kept_find = { $name } behält einen Fund: { $tile }.
log-find_gone = { $name } hat darauf gebaut, das Plättchen ist weg: { $tile }.
log-expedition = { $name } bricht auf, { $tile }: Stärke { $strength } ist nötig.
log-expedition_over = { $name } schafft es, { $total } gegen { $need }: { $tile }.
log-expedition_over-failed = { $name } scheitert, { $total } gegen { $need }: { $tile }.
log-expedition_over-cards = { $line } Karten: { $cards }.

## Kämpfe

log-fight = { $name } greift auf { $at } an, gegen { $defender }: { $attack } zu { $defence } ohne Karten.
log-fight-from = { $name } greift von { $from } aus { $at } an, gegen { $defender }: { $attack } zu { $defence } ohne Karten.
log-card_laid =
    { $n ->
        [1] { $name } legt eine Karte verdeckt hin.
        [2] { $name } legt eine zweite Karte hin.
       *[other] { $name } legt Karte Nummer { $n } hin.
    }
log-card_laid-seen = { $name } legt eine Karte verdeckt hin: { $card }.
log-cards_shown = Karten im Kampf von { $name }: { $attack }; dagegen { $defence }.
log-cards_shown-none = { $name } kämpft, und niemand spielt eine Karte.
log-no-cards = keine
log-cancelled = { $name }: Die Karte { $card } der anderen Seite zählt 0.
log-fight_over = { $name } gewinnt auf { $at }, { $attack } zu { $defence }.
log-fight_over-lost = { $name } wird auf { $at } zurückgeschlagen, { $attack } zu { $defence }.
log-defeated = Besiegte Einheiten ({ $name }): { $units }.
log-defeated-home = Besiegt, aber zurück in der Hauptstadt ({ $name }): { $units }.
