# Was am Tisch gefragt und angeboten wird, und Namen der Völker, Entwicklungspläne und Solo-Titel.
#
# Glossar: siehe effects.ftl. { $where } ist ein Platz der Mine in Worten.
# In Sätzen stehen Kartennamen in „…“, damit sie nicht gebeugt werden müssen.

## Namen

faction-scots = Schotten
faction-atlanteans = Atlanter
faction-egyptians = Ägypter
faction-japanese = Japaner
faction-barbarians = Barbaren
faction-romans = Römer
board-alchemy = Alchemie
board-technology = Technologie
board-diplomacy = Diplomatie
board-side = { $board } ({ $side })
score-vp = SP
score-carts = Loren
title-digger = Buddler
title-labourer = Minenarbeiter
title-adept = Geschickter Bergmann
title-engineer = Tiefbau-Ingenieur
title-veteran = Architekt
title-king = Bergkönig
a-faction-card =
    { $faction ->
        [scots] einer Schotten-Karte
        [atlanteans] einer Atlanter-Karte
        [egyptians] einer Ägypter-Karte
        [japanese] einer Japaner-Karte
        [barbarians] einer Barbaren-Karte
       *[romans] einer Römer-Karte
    }

## was gefragt wird

prompt-keep = Wähle Karte { $next } von { $most }, die du behältst.
prompt-pick = Wähle die Karte, die du in dieser Runde spielst.
prompt-pick-blind = Du kannst keine Handkarte spielen: Decke die nächste Ebene-1-Karte auf und spiele sie.
prompt-place = Lege „{ $card }“ in deine Mine.
prompt-use = Wähle einen Effekt von „{ $card }“ oder keinen.
prompt-climb = Die Kettenreaktion geht weiter: Wähle eine Karte über „{ $card }“.
prompt-surface = Wähle einen Effekt des Stolleneingangs.
prompt-event = { $event }: Wähle einen Effekt.
prompt-draw =
    { $n ->
        [1] Ziehe eine Karte: Wähle einen Stapel.
       *[other] Ziehe { $n } Karten, eine nach der anderen: Wähle einen Stapel.
    }
prompt-find = Nenne das Volk, von dem du eine Karte ziehst.
prompt-search = Wähle den Stapel, in dem du nach { a-faction-card } suchst.
prompt-discard = Du hast { $n } Handkarten, erlaubt sind { $most }: Wirf eine ab.
prompt-sell = Verkaufe eine Handkarte für { n-coins } oder höre auf (noch { $left }).
prompt-machine-any = Wähle die Karte, auf die die Maschine kommt.
prompt-machine-other = Wähle die Karte, auf die die Maschine kommt, außer „{ $card }“.
prompt-collapse = Wähle die Karte über „{ $card }“, auf die der Einsturz kommt.
prompt-clear = Wähle den Einsturz, den du abwirfst.
prompt-cart-any = Wähle die Kante, an die das Lorenplättchen kommt.
prompt-cart-here = Wähle die Kante von „{ $card }“, an die das Lorenplättchen kommt.
prompt-activate-level1 = Wähle eine Ebene-1-Karte, die du aktivierst.
prompt-activate-level2 = Wähle eine Ebene-2-Karte, die du aktivierst.
prompt-activate-level3 = Wähle eine Ebene-3-Karte, die du aktivierst.
prompt-activate-neighbour = Wähle eine Nachbarkarte von „{ $card }“, die du aktivierst.
prompt-activate-any = Wähle eine Karte, die du aktivierst.
prompt-enter = Wähle den Entwicklungsplan, auf dem dein Fortschrittsplättchen beginnt.
prompt-enter-next = Du bist ganz oben: Wähle einen anderen Entwicklungsplan.
asker-event = Ereignis „{ $event }“
asker-surface = Stolleneingang

## was zur Wahl steht

label-card =
    { $cost ->
        [0] { $card } (Ebene { $level }, kostenlos): { $effects }
       *[other] { $card } (Ebene { $level }, kostet { $cost }): { $effects }
    }
label-card-less = { $card } (Ebene { $level }, kostet { $cost } statt { $printed }): { $effects }
label-blind = Die nächste Ebene-1-Karte, verdeckt
label-place =
    { $carts ->
        [0] { $where }
        [1] { $where }: vervollständigt 1 Lore
       *[other] { $where }: vervollständigt { $carts } Loren
    }
label-use-none = Keinen Effekt nutzen
label-lost = { $do } Von diesen Feldern { $n ->
        [1] verfällt an der Spitze 1
       *[other] verfallen an der Spitze { $n }
    }.
label-at = { $card } (Ebene { $level })
label-at-active = { $card } (Ebene { $level }; in dieser Runde schon genutzt: kein Effekt)
label-at-collapsed = { $card } (Ebene { $level }; räumt nur ihren Einsturz weg)
label-machine = { $card } (Ebene { $level }; Maschinen: { $n })
label-deck =
    { $n ->
        [0] Stapel der Ebene { $level } (leer: Der Ablagestapel wird gemischt)
       *[other] Stapel der Ebene { $level } (noch { $n })
    }
label-sell-none = Keine weitere verkaufen
label-cart = Zwischen „{ $a }“ und „{ $b }“
label-enter = { $board }: { $side } (oberstes Feld: { $do })

## Plätze der Mine, nach den Karten, an denen sie liegen

place-copy = { $card } ({ $n })
place-first = Die erste Karte deiner Mine
place-below = Unter „{ $a }“ und „{ $b }“
place-below-left = Unter „{ $a }“, links
place-below-right = Unter „{ $a }“, rechts
place-between = Zwischen „{ $a }“ und „{ $b }“
place-left = Links von „{ $a }“
place-right = Rechts von „{ $a }“
place-far-left = Links von „{ $a }“, { $n ->
        [1] 1 Platz
       *[other] { $n } Plätze
    } entfernt
place-far-right = Rechts von „{ $a }“, { $n ->
        [1] 1 Platz
       *[other] { $n } Plätze
    } entfernt
