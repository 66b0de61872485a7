# Was Plättchen, Karten, Einheiten, Paläste, Aufträge und Bögen sagen, Stück für Stück aus den Daten gemacht.
#
# Glossar: SP (Siegpunkt) · Güter: Rohstoff (Zuckerrohr, Kaffee, Brasilholz, Baumwolle), Gold, Wissenschaft · Vorrat ·
# Plättchen · Gebäude, Stadt, Hauptstadt, Palast · halten, besetzen · Einheit, Stärke · freie Bewegung, zusätzliche
# Bewegung · Bogen, Marker, Platz, Verbesserung · Aufstellen, Gemälde, Bauen, Erneuern, Herstellen, Hafen, Handel ·
# Produkt (Quadrat, Fünfeck, Achteck) · Auftrag, Ziel · Goldkarte, Kampfkarte · Erkundungsplättchen, Expedition ·
# Ebene, Wald, Goldmine, Wasser · Feld (Sechseck) · Epoche
#
# { $n } ist eine Zahl; `n-` zählt Dinge, `a-` ist eines davon, im Akkusativ, `each-` nach "je"; { $things } ist eine Liste.

## Listen

## Anzahlen

n-cane = { $n } Zuckerrohr
n-coffee = { $n } Kaffee
n-wood = { $n } Brasilholz
n-cotton = { $n } Baumwolle
n-gold = { $n } Gold
n-science = { $n } Wissenschaft
n-cane-coffee = { $n } Zuckerrohr oder Kaffee
n-coffee-cotton = { $n } Kaffee oder Baumwolle
n-any =
    { $n ->
        [1] 1 beliebigen Rohstoff
       *[other] { $n } beliebige Rohstoffe
    }
n-choice =
    { $n ->
        [1] 1 Rohstoff deiner Wahl
       *[other] { $n } Rohstoffe deiner Wahl
    }
n-gold-card =
    { $n ->
        [1] 1 Goldkarte
       *[other] { $n } Goldkarten
    }
n-combat-card =
    { $n ->
        [1] 1 Kampfkarte
       *[other] { $n } Kampfkarten
    }
n-free-square-product = 1 quadratisches Produkt kostenlos
n-vp = { $n } SP
n-strength = { $n } Stärke
n-unit-on-map =
    { $n ->
        [1] 1 Einheit auf der Landkarte
       *[other] { $n } Einheiten auf der Landkarte
    }
n-painting = { $n } Gemälde
n-product =
    { $n ->
        [1] 1 Produkt
       *[other] { $n } Produkte
    }
n-product-square =
    { $n ->
        [1] 1 quadratisches Produkt
       *[other] { $n } quadratische Produkte
    }
n-product-pentagon =
    { $n ->
        [1] 1 fünfeckiges Produkt
       *[other] { $n } fünfeckige Produkte
    }
n-product-octagon =
    { $n ->
        [1] 1 achteckiges Produkt
       *[other] { $n } achteckige Produkte
    }
n-city =
    { $n ->
        [1] 1 Stadt
       *[other] { $n } Städte
    }
n-building = { $n } Gebäude
n-building-era = { $n } Gebäude der Epoche { $era }
n-building-of = { n-building } ({ $kinds })
n-sawmill =
    { $n ->
        [1] 1 Sägewerk
       *[other] { $n } Sägewerke
    }
n-trading-post = { $n } Handelsposten
n-cane-field =
    { $n ->
        [1] 1 Zuckerrohrfeld
       *[other] { $n } Zuckerrohrfelder
    }
n-farm =
    { $n ->
        [1] 1 Fazenda
       *[other] { $n } Fazendas
    }
n-foundry =
    { $n ->
        [1] 1 Goldschmelze
       *[other] { $n } Goldschmelzen
    }
n-plantation =
    { $n ->
        [1] 1 Plantage
       *[other] { $n } Plantagen
    }
n-church =
    { $n ->
        [1] 1 Kirche
       *[other] { $n } Kirchen
    }
n-academy =
    { $n ->
        [1] 1 Akademie
       *[other] { $n } Akademien
    }

## Güter, im Satz; was eine Zahlung verlangt, steht im Akkusativ

good-cane = Zuckerrohr
good-coffee = Kaffee
good-wood = Brasilholz
good-cotton = Baumwolle
good-gold = Gold
good-science = Wissenschaft
good-any = einen beliebigen Rohstoff
good-resource = ein Rohstoff
good-cane-coffee = Zuckerrohr oder Kaffee
good-coffee-cotton = Kaffee oder Baumwolle

## Plättchen und Gelände

a-sawmill = ein Sägewerk
a-trading-post = einen Handelsposten
a-cane-field = ein Zuckerrohrfeld
a-farm = eine Fazenda
a-foundry = eine Goldschmelze
a-plantation = eine Plantage
a-church = eine Kirche
a-academy = eine Akademie
many-sawmill = Sägewerke
many-trading-post = Handelsposten
many-cane-field = Zuckerrohrfelder
many-farm = Fazendas
many-foundry = Goldschmelzen
many-plantation = Plantagen
many-church = Kirchen
many-academy = Akademien
your-sawmill = Deine Sägewerke
your-trading-post = Deine Handelsposten
your-cane-field = Deine Zuckerrohrfelder
your-farm = Deine Fazendas
your-foundry = Deine Goldschmelzen
your-plantation = Deine Plantagen
your-church = Deine Kirchen
your-academy = Deine Akademien
first-sawmill = Deine ersten { $n } Sägewerke
first-trading-post = Deine ersten { $n } Handelsposten
first-cane-field = Deine ersten { $n } Zuckerrohrfelder
first-farm = Deine ersten { $n } Fazendas
first-foundry = Deine ersten { $n } Goldschmelzen
first-plantation = Deine ersten { $n } Plantagen
first-church = Deine ersten { $n } Kirchen
first-academy = Deine ersten { $n } Akademien
a-building-of = ein Gebäude der Epoche { $era }
a-city = eine Stadt
a-capital = die Hauptstadt
terrain-field = Ebene
terrain-forest = Wald
terrain-mine = Goldmine
terrain-water = Wasser
colour-green = Grün
colour-orange = Orange
colour-red = Rot
colour-blue = Blau
colour-pink = Rosa
shape-square = Quadrat
shape-pentagon = Fünfeck
shape-octagon = Achteck
era-name-1 = Erkundung
era-name-2 = Segel
era-name-3 = Schiene

## was über jedes Plättchen, jede Einheit und Karte gesagt wird

costs = Kostet { $things }.
costs-nothing = Kostet nichts.
worth = { $n } SP.
worth-strength = { $n } SP und ebenso viel Stärke.
building-where = Epoche { $era }; Gelände: { $terrain }.
building-over = Epoche { $era }; Gelände: { $terrain }, auch über eigenen Gebäuden der Epochen { $eras }.
building-makes = Bringt { $things }.
city-where = Ab Epoche II, wo deine Monarch-Einheit steht.
city-makes = Bringt keine Güter; du kannst daneben bauen und dort aufstellen.
product-slot = Kommt auf einen Platz dieser Form: { $shape }.
mission-asks = Alles zugleich: { $things }.
mission-worth = { $n } SP und ein Palast.
mission-worth-each = { $n } SP für jedes der drei Ziele und ein Palast.
power-found = Gründet Städte.
power-carry = Nimmt bei jeder Bewegung beliebig viele deiner Einheiten vom selben Feld mit.
power-adjacent = Darf deine freie Bewegung für einen Angriff auf ein Nachbarfeld hergeben.
palace-on = Kommt auf { $places }.
palace-gain = Sofort: { $things }.
palace-foundry = Am Ende { n-vp } je Goldschmelze, die du gebaut hast und hältst.
palace-plantation = Am Ende { n-vp } je Plantage, die du gebaut hast und hältst.
palace-product = Am Ende { n-vp } je Produkt, das du hergestellt hast.
palace-unit-deployed = Am Ende { n-vp } je Einheit, die du aufgestellt hast, auch besiegte.
capital-tile = Bringt am Anfang { $things }.
capital-tile-first = Bringt am Anfang { $things } und den ersten Zug.
combat-strength = Stärke { $n }.
tile-expedition = Verlangt Stärke { $n }: deine Einheiten dort, Gemälde, der Bonus deines Bogens und bis zu 3 Kampfkarten.
scenario-players =
    { $n ->
        [1] Für eine Person.
       *[other] Für { $n } Personen.
    }
scenario-rating = Kampfgefahr: { $n } von 3.
scenario-rounds = Endet nach Runde { $n }.

## Bögen

arch-deploy = Eine Einheit kommt auf die Landkarte, in deine Hauptstadt oder eine deiner Städte, und du ziehst eine Kampfkarte. Oder nur die Karte.
arch-painting = Nimm ein Gemälde aus der Galerie und bezahle es.
arch-build = Baue ein Gebäude neben dein Reich; ab Epoche II auch eine Stadt, wo dein Monarch steht.
arch-renovate = Ein leeres Gebäude von dir produziert wieder oder wird auf die andere Seite gedreht, für einen Rohstoff.
arch-manufacture = Stelle ein Produkt her und lege es auf einen Platz: Der Bogen wird besser.
arch-harbor = Ein Rohstoff deiner Wahl.
arch-trade = Rohstoffe und Kampfkarten gegen Gold, Wissenschaft und Goldkarten, mindestens ein Tausch.
upgrade-deploy = Verbessert: noch eine Einheit und noch eine Kampfkarte.
upgrade-painting = Verbessert: Gemälde für 1 Gold kosten 1 Rohstoff, die für 1 Rohstoff nichts.
upgrade-build = Verbessert: beliebige Rohstoffe statt der genannten.
upgrade-renovate = Verbessert: kostenlos.
upgrade-manufacture = Verbessert: ein Rohstoff weniger.
upgrade-harbor = Verbessert: auch noch eine Goldkarte.
move-own-city = Zusätzliche Bewegung: in deine Hauptstadt oder eine Stadt, die du gebaut hast und hältst, gleich wie weit.
move-forest = Zusätzliche Bewegung: in einen Wald.
move-own-built = Zusätzliche Bewegung: auf ein Gebäude, das du gebaut hast.
move-edge-or-water = Zusätzliche Bewegung: an den Kartenrand oder aufs Wasser.
move-mine = Zusätzliche Bewegung: auf eine Goldmine.
move-none = Keine zusätzliche Bewegung; solange der Marker hier liegt, 2 Stärke mehr in der Verteidigung und 1 im Angriff.

## Gemälde

painting-gain-take = Sofort: { $things }.
painting-gain-reveal = Immer wenn eine deiner Einheiten ein Erkundungsplättchen aufdeckt: { $things }.
painting-gain-before = Mit dem Marker auf dem Bogen Handel: erst { $things }, dann tauschen.
painting-draw-combat = Sofort: { n-combat-card }.
painting-draw-mission = Sofort: Ziehe einen Auftrag einer Epoche deiner Wahl.
painting-production = { $buildings } bringen { $things } mehr, jetzt und bei jedem Bauen und Erneuern.
painting-second-build = Mit dem Marker auf dem Bogen Bauen darfst du ein zweites Mal bauen, für { $things } mehr.
painting-build-discount =
    { $n ->
        [1] Einmal im Zug kostet ein Bau 1 Rohstoff oder Gold weniger.
       *[other] Einmal im Zug kostet ein Bau { $n } Rohstoffe oder Gold weniger.
    }
painting-ignore-terrain = Deine Gebäude dürfen auf jedem Gelände außer Wasser stehen.
painting-cover-own-any-era = Deine Gebäude dürfen eigene Gebäude jeder Epoche überbauen.
painting-found-with-any-unit = Du darfst eine Stadt gründen, wo irgendeine deiner Einheiten steht.
painting-products-any-slot = Deine Produkte dürfen auf jeden freien Platz.
painting-place-palace = Einmal, irgendwann in deinem Zug: Setze einen passenden Palast, mit allem, was er bringt.
painting-place-past-token-vp = Irgendwann in deinem Zug darf dein Marker der Epoche { $era } endgültig hierher: { n-vp }.
painting-place-past-token-gain = Irgendwann in deinem Zug darf dein Marker der Epoche { $era } endgültig hierher: { $things }.
painting-peek =
    { $n ->
        [1] Einmal in jeder deiner Bewegungsphasen: Sieh dir heimlich ein verdecktes Erkundungsplättchen an.
       *[other] Einmal in jeder deiner Bewegungsphasen: Sieh dir heimlich { $n } verdeckte Erkundungsplättchen an.
    }
painting-free-move-steps = Deine freie Bewegung ist bis zu { $n } Schritte lang, mit einer Einheit; ein Kampf oder das Aufdecken eines Plättchens beendet sie.
painting-leave-water-by-any-move = Jede zusätzliche Bewegung darf auf dem Wasser beginnen.
painting-tile-strength = Deine Gebäude neben Wald haben { n-strength } mehr.
painting-strength = { $defend } Stärke mehr in der Verteidigung, { $attack } im Angriff.
painting-strength-on-own-tile = { n-strength } mehr, wenn du ein Plättchen verteidigst, das du gebaut hast und hältst.
painting-defeated-defenders-return-to-capital = Einheiten, die du in der Verteidigung verlierst, gehen in deine Hauptstadt statt in den Vorrat.
painting-vp-per = Am Ende { n-vp } je { $each }.
painting-vp-per-most = Am Ende { n-vp } je { $each }, höchstens { $most }.
each-forest-next-to-empire = Waldfeld neben deinem Reich
each-product-on-slot = Produkt auf einem Platz
each-revealed-mission = Auftrag, den du aufgedeckt hast
each-other-painting = anderes Gemälde von dir
each-city-built-and-held = Stadt, die du gebaut hast und hältst
each-church = Kirche, die du gebaut hast und hältst

## Goldkarten

gold-pays = Oder sie zählt beim Bezahlen als 1 Gold.
gold-gain = Zeige sie gleich nach einem Kampf, den du gewonnen hast: { $things }.
gold-extra-deploy = Eine Extra-Aktion in deiner Aktionsphase: Aufstellen.
gold-extra-painting = Eine Extra-Aktion in deiner Aktionsphase: Gemälde.
gold-extra-build = Eine Extra-Aktion in deiner Aktionsphase: Bauen.
gold-extra-renovate = Eine Extra-Aktion in deiner Aktionsphase: Erneuern.
gold-extra-manufacture = Eine Extra-Aktion in deiner Aktionsphase: Herstellen.
gold-extra-harbor = Eine Extra-Aktion in deiner Aktionsphase: Hafen.
gold-extra-trade = Eine Extra-Aktion in deiner Aktionsphase: Handel.
gold-church-any-era = Bei jedem Bauen darfst du eine Kirche bauen, gleich in welcher Epoche. Vor Epoche III wird sie nicht erneuert.
gold-vp-if = Am Ende { n-vp }, wenn du { $things } hast und diese Karte noch auf deiner Hand ist.

## Kampfkarten

combat-draw-combat = Gewinnst du, ziehst du { n-combat-card }.
combat-cs-own-unit-next-to-fight = Stattdessen Stärke { $n }, wenn eine deiner Einheiten neben dem Kampf steht.
combat-cs-attacking = Stattdessen Stärke { $n }, wenn du angreifst.
combat-cs-defending = Stattdessen Stärke { $n }, wenn du dich verteidigst.
combat-cs-defending-own-tile = Stattdessen Stärke { $n }, wenn du ein Plättchen verteidigst, das du gebaut hast und hältst.
combat-cs-fewer-units-than-enemy = Stattdessen Stärke { $n }, wenn du im Kampf weniger Einheiten hast als die andere Seite.
combat-cs-fight-on-edge-or-water = Stattdessen Stärke { $n }, wenn am Kartenrand oder auf dem Wasser gekämpft wird.
combat-cancel-highest-enemy-card = Die höchste Karte der anderen Seite zählt 0.
combat-defeat-lost =
    { $n ->
        [1] Verlierst du, ist auch eine feindliche Einheit besiegt.
       *[other] Verlierst du, sind auch { $n } feindliche Einheiten besiegt.
    }

## Erkundungsplättchen

tile-gain-reveal = Deckst du es auf, erhältst du { $things }; dann ist es weg.
tile-gain-built-on = Bleibt liegen. Wer zuerst hier baut, erhält { $things }, dann ist es weg.
tile-gain-success = Wenn sie gelingt: { $things }.
tile-draw-mission = Wer es aufdeckt, darf einen Auftrag einer beliebigen Epoche ziehen; dann ist es weg.
tile-production-next-to = Bleibt liegen. Nachbargebäude, die einen Rohstoff bringen, bringen davon { $n } mehr.
tile-keep-reveal = Wer sie aufdeckt, behält sie.
tile-keep-built-on = Bleibt liegen. Wer zuerst hier baut, behält sie: { n-vp }.
tile-keep-success = Dann behältst du das Plättchen: { n-vp }.
tile-vp-set = Am Ende: { $one } SP für eine, { $two } für zwei, { $three } für drei.

## Monarchen

monarch-combat-cards-pay = Beim Bezahlen: { $rates }.
monarch-combat-cards-pay-one = Beim Bezahlen, eines davon: { $rates }.
monarch-rate =
    { $n ->
        [1] 1 Kampfkarte für { $things }
       *[other] { $n } Kampfkarten für { $things }
    }
monarch-first-faces = { $buildings } sind je { n-vp } wert und bringen { $things }.
monarch-first-on-forest = Deine ersten Plättchen auf Wald bringen nacheinander: { $things }.
monarch-first-deploy-gain = Beim ersten Aufstellen bringt jede dieser Einheiten { $things }: { $units }.
monarch-first-painting-gain = Dein erstes Gemälde jeder Farbe bringt: { $things }.
monarch-first-painting-of = { $colour }: { $things }
monarch-first-missions-gain = Deine ersten { $count } Aufträge bringen je { $things } und { n-vp }.
monarch-products-on-monarch = Bis zu { $count } Produkte dürfen auf diese Tafel statt auf einen Platz: je { $things } sofort und { n-vp } am Ende.
monarch-draw-combat-after-first-deploy = Nach deiner ersten Aktion Aufstellen: noch { n-combat-card }.
kind-archer = Bogenschütze
kind-infantry = Infanterie
kind-monarch = Monarch
kind-cavalry = Dragoner
kind-cannon = Kanone
kind-grenadier = Grenadier
