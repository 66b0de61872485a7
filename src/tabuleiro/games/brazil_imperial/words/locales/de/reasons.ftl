# Warum etwas Sichtbares nicht gewählt werden kann; die Nummer der Regel wird in Klammern angefügt.
#
# Glossar: siehe effects.ftl.

## der Zug

reason-token_is_there = Dein Marker liegt schon auf dem Bogen { $arch }: Wähle einen anderen.
reason-action_taken = Deine Aktion in diesem Zug ist getan: Bewege jetzt, oder beende den Zug.
reason-arch_impossible =
    { $id ->
        [painting] Du kannst gerade kein Gemälde bezahlen.
        [build] Es gibt gerade nichts, was du bauen kannst.
        [renovate] Es gibt gerade nichts, was du erneuern kannst.
        [manufacture] Es gibt gerade kein Produkt, das du herstellen kannst.
        [trade] Du hast nichts zu tauschen.
       *[other] { $arch } ist gerade nicht möglich.
    }
reason-no_extra_action = „{ $card }“: Diese Karte gibt keine Extra-Aktion.
reason-action_phase_over = Extra-Aktionen gehören in die Aktionsphase, und die ist vorbei.
reason-extra_impossible = „{ $card }“: { $arch } ist gerade nicht möglich.
reason-mission_of_later_era = „{ $mission }“: Dieser Auftrag gehört zu Epoche { $era }, und die hat noch nicht begonnen.
reason-objectives_open = „{ $mission }“: { $met } von { $of } Zielen erfüllt.
reason-power_used = „{ $painting }“: schon benutzt.
reason-no_palace_fits = „{ $painting }“: Kein Palast passt auf eines deiner Plättchen.
reason-token_not_past = Dein Marker der Epoche { $era } ist noch im Gebrauch oder noch nicht da.
reason-free_move_used = Deine freie Bewegung ist verbraucht.
reason-march_used = Die zusätzliche Bewegung ist verbraucht.
reason-arch_has_no_move = Der Bogen dieses Zuges hat keine zusätzliche Bewegung.
reason-march_leads_elsewhere =
    { $move ->
        [forest] Die zusätzliche Bewegung führt in einen Wald; { $at } ist keiner.
        [mine] Die zusätzliche Bewegung führt auf eine Goldmine; { $at } ist keine.
        [own-built] Die zusätzliche Bewegung führt auf ein Gebäude, das du gebaut hast; auf { $at } steht keines.
        [own-city] Die zusätzliche Bewegung führt in deine Hauptstadt oder eine deiner Städte; { $at } ist nichts davon.
       *[edge-or-water] Die zusätzliche Bewegung führt an den Kartenrand oder aufs Wasser; { $at } ist nichts davon.
    }
reason-leaves_water_only_free = Vom Wasser auf { $at } führen nur die freie Bewegung und die Randbewegung weg.
reason-enemy_capital = { $at } ist eine feindliche Hauptstadt: Keine deiner Einheiten darf hinein.
reason-no_gun_there = Auf { $at } kann niemand ein Nachbarfeld angreifen: Das können nur Kanone und Grenadier.
reason-nobody_to_attack = Auf { $at } gibt es nichts anzugreifen.
reason-token_used = Der Marker unter dem Bogen ist in diesem Zug schon benutzt.
reason-no_token_there = Der Marker der Epoche { $era } liegt nicht unter dem Bogen dieses Zuges.
reason-token_there_already = Unter dem Bogen { $arch } liegt schon ein Marker.

## bauen und erneuern

reason-cannot_pay = Das kannst du nicht bezahlen: { $cost }.
reason-era_not_reached = { $face }: erst ab Epoche { $era }.
reason-none_left = Dafür ist kein Plättchen mehr da: { $face }.
reason-next_to_enemy = { $at } liegt neben einem feindlichen Plättchen.
reason-not_next_to_empire = { $at } liegt nicht neben deinem Reich.
reason-on_water = { $at } ist Wasser: Dort wird nicht gebaut.
reason-enemy_unit_there = Auf { $at } steht eine feindliche Einheit.
reason-expedition_there = Auf { $at } liegt eine Expedition.
reason-wrong_terrain = { $face }: Das Gelände auf { $at } passt nicht ({ $terrain }).
reason-built_already = { $at } ist schon bebaut.
reason-enemy_tile = Das Plättchen auf { $at } hat jemand anders gebaut.
reason-seized_from_you = Das Plättchen auf { $at } hält jemand anders.
reason-palace_there = Auf { $at } steht ein Palast.
reason-cannot_cover_that_era = Das Gebäude auf { $at } darf nicht überbaut werden: Seine Epoche erlaubt es nicht.
reason-needs_monarch_there = Deine Monarch-Einheit steht nicht auf { $at }.
reason-needs_unit_there = Auf { $at } steht keine deiner Einheiten.
reason-city_not_on_offer = { $city } liegt nicht aus.
reason-cities_not_renovated = Auf { $at } liegt eine Stadt: Städte werden nicht erneuert.
reason-goods_there = Auf { $at } liegen noch Güter.
reason-palace_placed = { $palace }: schon gesetzt.
reason-palace_does_not_fit = { $palace }: kommt nur auf { $places }, also nicht auf { $at }.

## bezahlen und tauschen

reason-none_on_tile = Auf { $at } liegt das nicht: { $what }.
reason-not_a_held_tile = Du hältst kein Plättchen auf { $at }.
reason-rest_unpaid = Dann könntest du den Rest nicht bezahlen.
reason-no_substitutes = Beim Handel steht nichts für etwas anderes: Du brauchst { $icon }.
reason-cannot_stand_in = { $what } steht nicht für { $icon }.
reason-exchange_cannot_stand_in = Was dieser Tausch bringt, steht nicht für { $icon }.
reason-no_cards_in_trade = Goldkarten helfen beim Handel nicht.
reason-exchange_used = Den Tausch deines Monarchen hast du in dieser Zahlung schon benutzt.
reason-credit_left = Nutze erst, was der letzte Tausch deines Monarchen gebracht hat.
reason-needs_combat_cards =
    { $need ->
        [1] Dafür brauchst du eine Kampfkarte.
       *[other] Dafür brauchst du { $need } Kampfkarten; du hast { $have }.
    }
reason-not_off = Der Nachlass gilt nicht für { $icon }.
reason-must_trade_once = Du musst mindestens einmal tauschen.
reason-cannot_trade =
    { $trade ->
        [cards] Dafür brauchst du zwei Kampfkarten.
        [pair] Dafür brauchst du zwei Baumwolle und/oder Kaffee.
        [four] Dafür brauchst du vier Rohstoffe.
       *[resource] Du hast keinen Rohstoff herzugeben.
    }
reason-none_in_supply = In deinem Vorrat fehlt: { $good }.

## Produkte, Gemälde, Karten, Kämpfe

reason-already_made = { $product }: hast du schon hergestellt.
reason-monarch_board_full = Auf die Tafel passen nur { $most } Produkte.
reason-no_slot = Der Bogen { $arch } hat keinen Platz für Produkte.
reason-slot_taken = Der Platz des Bogens { $arch } ist besetzt.
reason-wrong_shape = Der Platz des Bogens { $arch } hat eine andere Form.
reason-no_painting_left = Von dieser Farbe ist kein Gemälde mehr da: { $colour }.
reason-no_mission_left = Aus Epoche { $era } ist kein Auftrag mehr da.
reason-not_the_highest = „{ $card }“ ist nicht die höchste Karte der anderen Seite.
reason-colour_taken = Dieses Reich ist vergeben: { $board }.
reason-capital_taken = { $at } ist schon vergeben.

## alles andere

reason-unit_on_map = { $unit }: schon auf der Landkarte.
reason-unit_not_on_map = { $unit }: nicht auf der Landkarte.
reason-not_a_deploy_site = Einheiten kommen in deine Hauptstadt oder eine Stadt, die du gebaut hast und hältst, wenn du zahlen kannst: { $unit }.
reason-not_in_company = { $unit }: steht nicht auf demselben Feld.
reason-not_next_to = { $unit }: { $at } ist kein Nachbarfeld.
reason-not_your_unit = „{ $text }“ ist keine deiner Einheiten.
reason-not_in_hand = „{ $text }“ ist nicht auf deiner Hand und nicht in deinem Vorrat.
reason-unknown_hex = Auf dieser Landkarte gibt es kein Feld „{ $text }“.
