# Was am Tisch gefragt und angeboten wird.
#
# Glossar: siehe effects.ftl. { $who } ist eine andere Person am Tisch, { $ware } eine Ware wie bei `the-`, { $things } eine
# gezählte Liste.

## Namen

cave-card = Höhlenkarte { $cave }
score-goods = Waren
score-buildings = Gebäude
score-cards = Kartenpunkte
score-card_bonuses = Kartenboni
score-reputation_space = Ansehen
score-reputation_place = Rang im Ansehen
tie-coins = Münzen
tie-buildings = Gebäude

## was gefragt wird

prompt-turn = Du bist dran: Wähle eine Aktion oder passe.
prompt-turn-nobody = Niemand ist bereit: freie Aktionen, wenn du magst, dann passe.
prompt-worker-builder = Wer baut „{ $building }“?
prompt-worker-trainer = Wer bildet { $villager } aus?
prompt-send = Wer geht erkunden? Mindestens zwei.
prompt-send-more = Wer kommt noch mit? Oder brich auf.
prompt-use-labor = Wer arbeitet für Münzen?
prompt-use-labor-more = Wer arbeitet noch? Oder lass es gut sein.
prompt-use-harvest = Wer erntet?
prompt-use-harvest-more = Wer erntet noch? Oder lass es gut sein.
prompt-take = Was erntet { $villager }?
prompt-pay = Wie zahlst du? Fällig: { n-coin }.
prompt-option = { $title }: Was tut ihr?
prompt-stake-item = Was setzt du ein?
prompt-stake-villager = Wen setzt du ein?
prompt-reroll = Du hast { n-lantern }, und { $asked }. Wirfst du einen Würfel neu? { $left ->
        [1] Noch 1 Neuwurf.
       *[other] Noch { $left } Neuwürfe.
    }
prompt-injure = Du hast { n-lantern }, und { $asked }. Soll jemand verletzt werden, für 1 Laterne mehr? Wähle, wer.
asked-for = verlangt sind { $numbers }
prompt-reward = Wähle deine Belohnung.
prompt-hurt = Jemand wird verletzt. Wer?
prompt-gift = Wähle ein Gebäude als Geschenk, Kosten bis { $n }.
prompt-gamble =
    { $n ->
        [1] Vor dir liegt 1 Münze.
       *[other] Vor dir liegen { $n } Münzen.
    } Noch einmal würfeln oder aufhören?
prompt-favour = Wie viel Ansehen gibst du für Münzen her?
prompt-offer = Was bietest du { $who } für { $ware }?
prompt-answer = { $who } bietet dir { n-coin } für { $ware }. Was sagst du?
prompt-counter = { $who } will { n-coin } für { $ware }. Einverstanden?
prompt-after = Deine Aktion ist getan: Du kannst noch Waren auf die Leiste legen.
prompt-rest = Die Runde ist vorbei: Wer erholt sich? Freie Betten: { $n }.
prompt-store = Vor dem Einkommen: Legst du Waren auf die Leiste?

## was zur Wahl steht

label-explore =
    { $n ->
        [1] Erkunden: Zwei oder mehr steigen hinab (die letzte Höhlenkarte)
       *[other] Erkunden: Zwei oder mehr steigen hinab (noch { $n } Höhlenkarten)
    }
label-build = „{ $building }“ bauen ({ $kind }, kostet { $cost }): { $does }
label-harvest = Ernten: { $things } auf deinen Gebäuden
label-harvest-none = Ernten: für jede Person eine Ware von deinen Gebäuden
label-train = Ausbilden für { n-coin }: { $villager }; { $skills }
label-labor = Arbeiten: 1 Münze für jede Person
label-labor-cider = Arbeiten: 1 Münze für jede Person, und der Most
label-pass = Passen: genug für diese Runde
label-buy = { $start } von { $who } kaufen
label-buy-none = Etwas von { $who } kaufen
label-sell = { $start } zum Verkauf anbieten
label-sell-instead = { $start } zum Verkauf anbieten und { $back } zurücknehmen
label-take-back = { $start } vom Verkauf zurücknehmen
label-take-back-none = Zurücknehmen, was zum Verkauf steht
label-exchange-houses = Für 1 Münze die ausliegenden Häuser austauschen
label-exchange-outposts = Für 1 Münze die ausliegenden Außenposten austauschen
label-place = { $start } auf die Leiste legen (Feld { $space }: je { $vp } SP)
label-place-new = { $start } auf die Leiste legen (neu auf Feld { $space }: je { $vp } SP; Einkommen { $income })
label-worker = { $villager }
label-worker-less = { $villager } (1 Münze weniger)
label-cat = { $villager } (würfelt erst)
label-send = { $villager }; { $skills }
label-go = Aufbrechen mit { n-villager }
label-use = { $villager }
label-enough-use = Niemand sonst
label-take = { $things } von „{ $building }“
label-pay-coins = { n-coin } zahlen
label-pay-potion = Mit einem Trank zahlen
label-pay-cider = Mit einem Most zahlen
label-option = { $letter }: { $option } ({ $asks })
label-stake = { $what }
label-reroll = Neu würfeln: { $villager } (Würfel { $die }, { n-lantern })
label-enough-reroll = Die Würfel so lassen
label-injure = { $villager } wird verletzt, für 1 Laterne
label-pay-bonus = { $price } zahlen für { n-lantern }
label-enough-injure = Bei { n-lantern } bleiben
label-hurt = { $villager }
label-gift = „{ $building }“ ({ $kind }, Wert { $cost }): { $does }
label-gift-none = Kein Gebäude
label-roll = Noch einmal würfeln
label-stop = Aufhören und { n-coin } nehmen
label-lose =
    { $n ->
        [1] 1 Ansehen verlieren, 1 Münze bekommen
       *[other] { $n } Ansehen verlieren, { $n } Münzen bekommen
    }
label-offer = { n-coin } bieten
label-accept = Für { n-coin } verkaufen
label-refuse = Ablehnen
label-ask = { n-coin } verlangen
label-counter-accept = Für { n-coin } kaufen
label-drop = Doch nicht kaufen
label-end-turn = Den Zug beenden
label-enough-store = Den Rest im Vorrat lassen
label-potion = Trank: { $villager }, von verletzt zu erschöpft
label-cider = Most: { $villager }, von erschöpft zu bereit
label-bed-injured = Bett: { $villager }, von verletzt zu erschöpft
label-bed-exhausted = Bett: { $villager }, von erschöpft zu bereit
label-sleep-all = Betten für alle
label-enough-rest = Genug für heute
