# Was Gebäude, Leute, Möglichkeiten und Ergebnisse sagen, Stück für Stück aus den Daten gebildet.
#
# Glossar: Münze (coin) · SP, Siegpunkt (VP) · Person, Leute (villager): bereit, erschöpft, verletzt · Haus,
# Schlüsselhaus, Sternhaus, Außenposten (outpost), Starthaus · Höhle, Höhlenkarte · Ware (good): Pilz, Fisch, Frucht, Seil,
# Topf, Papier, Erz, Amethyst · Trank · Most (cider) · Laterne · Neuwurf (reroll) · Bett · Einkommen · Ansehen
# (reputation) · Warenleiste (advancement track), Feld · Vorrat (supply) · zum Verkauf anbieten (for sale) · Begegnung, Abschnitt,
# Möglichkeit (option), Zahl, Einsatz (stake), Bonus · erkunden, bauen, ernten, ausbilden, arbeiten, passen, ausruhen
#
# { $n } ist eine Zahl; `n-` zählt, `a-` ist eines davon, `the-` das gemeinte, beide im Akkusativ. "je" steht mit dem
# Akkusativ. Namen von Leuten stehen im Nominativ: "Tomas der Maurer".

## Aufzählungen

## Anzahlen

n-coin =
    { $n ->
        [1] 1 Münze
       *[other] { $n } Münzen
    }
n-lantern =
    { $n ->
        [1] 1 Laterne
       *[other] { $n } Laternen
    }
n-villager =
    { $n ->
        [1] 1 Person
       *[other] { $n } Personen
    }
n-bed =
    { $n ->
        [1] 1 Bett
       *[other] { $n } Betten
    }
n-reroll =
    { $n ->
        [1] 1 Neuwurf
       *[other] { $n } Neuwürfe
    }
n-cave =
    { $n ->
        [1] 1 Höhlenkarte
       *[other] { $n } Höhlenkarten
    }
n-house =
    { $n ->
        [1] 1 Haus
       *[other] { $n } Häuser
    }
n-outpost =
    { $n ->
        [1] 1 Außenposten
       *[other] { $n } Außenposten
    }
n-reputation = { $n } Ansehen
n-vp = { $n } SP
n-income = { $n } Einkommen
n-injured =
    { $n ->
        [1] 1 verletzte Person
       *[other] { $n } verletzte Personen
    }
n-ready = { $n } bereit
n-good =
    { $n ->
        [1] 1 Ware
       *[other] { $n } Waren
    }
n-mushroom =
    { $n ->
        [1] 1 Pilz
       *[other] { $n } Pilze
    }
n-fish =
    { $n ->
        [1] 1 Fisch
       *[other] { $n } Fische
    }
n-fruit =
    { $n ->
        [1] 1 Frucht
       *[other] { $n } Früchte
    }
n-rope =
    { $n ->
        [1] 1 Seil
       *[other] { $n } Seile
    }
n-pot =
    { $n ->
        [1] 1 Topf
       *[other] { $n } Töpfe
    }
n-paper = { $n } Papier
n-ore = { $n } Erz
n-amethyst =
    { $n ->
        [1] 1 Amethyst
       *[other] { $n } Amethyste
    }
n-potion =
    { $n ->
        [1] 1 Trank
       *[other] { $n } Tränke
    }
n-cider = { $n } Most

## Waren und Getränke: als Überschrift, als eines davon, als das gemeinte

ware-mushroom = Pilz
ware-fish = Fisch
ware-fruit = Frucht
ware-rope = Seil
ware-pot = Topf
ware-paper = Papier
ware-ore = Erz
ware-amethyst = Amethyst
ware-potion = Trank
ware-cider = Most
a-mushroom = einen Pilz
a-fish = einen Fisch
a-fruit = eine Frucht
a-rope = ein Seil
a-pot = einen Topf
a-paper = ein Papier
a-ore = ein Erz
a-amethyst = einen Amethyst
a-potion = einen Trank
a-cider = einen Most
the-mushroom = den Pilz
the-fish = den Fisch
the-fruit = die Frucht
the-rope = das Seil
the-pot = den Topf
the-paper = das Papier
the-ore = das Erz
the-amethyst = den Amethyst
the-potion = den Trank
the-cider = den Most

## was Gebäude können; jede Zeile ist ein Satz

kind-house = Haus
kind-key = Schlüsselhaus
kind-star = Sternhaus
kind-outpost = Außenposten
kind-start = Starthaus
does-beds =
    { $n ->
        [1] 1 Bett.
       *[other] { $n } Betten.
    }
does-goods = { $things } zum Ernten.
does-refilling = { $things } zum Ernten; ist nichts mehr da, kommt am Rundenende Nachschub.
does-income = Einkommen: { n-coin } pro Runde.
does-income-per = Einkommen: 1 Münze pro Runde je { $things } auf deiner Leiste.
does-potions =
    { $n ->
        [1] Bringt sofort 1 Trank.
       *[other] Bringt sofort { $n } Tränke.
    }
does-reputation = Bringt sofort { $n } Ansehen.
does-rerolls =
    { $n ->
        [1] 1 Neuwurf in jeder Begegnung.
       *[other] { $n } Neuwürfe in jeder Begegnung.
    }
does-coin_when_building = 1 Münze, wann immer du etwas anderes baust.
does-coin_when_exploring = 1 Münze nach jeder Erkundung, die gelingt.
does-train_to_ready = Neue Leute sind nach dem Ausbilden sofort bereit.
does-spend_drinks = Tränke und Most darfst du wie Münzen ausgeben.
does-potion_each_round = 1 Trank am Ende jeder Runde.
does-vp = { $n } SP.
does-vp-per = { $n } SP je { $things } in deinem Dorf.
does-vp-per-ware = { $n } SP je { $things } in Vorrat, Leiste oder Verkauf.
does-nothing = 1 SP, wie jedes Gebäude.
each-mushroom = Pilz
each-fish = Fisch
each-fruit = Frucht
each-rope = Seil
each-pot = Topf
each-paper = Papier
each-ore = Erz
each-amethyst = Amethyst
each-potion = Trank
each-cider = Most
each-villager = Person
each-outpost = Außenposten
each-house = Haus (auch Schlüssel-, Stern- und Starthaus)
each-empty-cave = leere Höhle

## was die Leute können

skill-hammer = Hammer
skill-hammer-plus = Hammer-Plus
skill-quill = Feder
skill-quill-plus = Feder-Plus
skill-fishman = Fischvolk
light-pair = { $face }: { $n }
light = Laternen { $pairs }
can-hammer = Kann bauen.
can-hammer-plus = Kann bauen, und zwar für 1 Münze weniger.
can-quill = Kann neue Leute ausbilden.
can-quill-plus = Kann neue Leute ausbilden, und zwar für 1 Münze weniger.
can-fishman = Gehört zum Fischvolk: Wohnt jemand davon im Dorf, geben manche Geschichten mehr Laternen.
can-light = Laternen: { $pairs }.
can-light-pair =
    { $face ->
        [6] { $n } bei einer 6
       *[other] { $n } ab einer { $face }
    }
can-joining = Ansehen beim Einzug: { $n }.
can-rolls_first = Würfelt vor jeder Aktion: Bei 3 bis 6 macht sie mit, bei 1 oder 2 ist sie stattdessen erschöpft.
can-own_bed = Hat ein eigenes Bett: erholt sich in jeder Runde um einen Schritt, nutzt aber kein anderes Bett, keinen Most und keinen Trank.
state-ready = bereit
state-exhausted = erschöpft
state-injured = verletzt
state-sent = unterwegs

## was Möglichkeiten verlangen

asks-lanterns = { $numbers } Laternen
asks-paid = { n-lantern } und { $price }
asks-nothing = braucht keine Laternen
asks-price = kostet { n-coin }
asks-stake-item = du setzt Ware, Trank oder Most ein
asks-stake-villager = du setzt jemanden aus der Gruppe ein
bonus-per = +{ n-lantern } je { $what }
bonus-have = +{ n-lantern }, wenn du { $what } hast
bonus-pay = +{ n-lantern } für { $price }
bonus-villager = +{ n-lantern }, wenn Fischvolk in deinem Dorf lebt

## was Ergebnisse bringen

result-reputation = { $n } Ansehen
result-reputation-less = { $n } Ansehen weniger
result-lose-coins =
    { $n ->
        [1] 1 Münze weniger
       *[other] { $n } Münzen weniger
    }
result-injure =
    { $n ->
        [1] 1 Person verletzt
       *[other] { $n } Personen verletzt
    }
result-cheapest = wer in der Reihe ganz links steht
result-villager = { $villager }, neu in deinem Dorf
result-building = ein geschenktes Gebäude, Kosten bis { $n }
result-copy-staked = noch eines von dem, was eingesetzt war
result-gamble = ein Würfelspiel
result-favour = Münzen für Ansehen, höchstens { $n }
result-goto = die Geschichte geht in Abschnitt { $n } weiter
result-nothing = sonst nichts
