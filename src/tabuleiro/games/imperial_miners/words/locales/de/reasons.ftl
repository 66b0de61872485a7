# Warum etwas Sichtbares nicht gewählt werden kann; die Nummer der Regel wird in Klammern angefügt.
#
# Glossar: siehe effects.ftl.

reason-needs_coins =
    { $have ->
        [0] Du hast keine Münzen; es kostet { $need }.
        [1] Du hast 1 Münze; es kostet { $need }.
       *[other] Du hast { $have } Münzen; es kostet { $need }.
    }
reason-blind_only_without_play = Du kannst eine Handkarte spielen, also darfst du keine Ebene-1-Karte aufdecken.
reason-no_place_for_level = Deine Mine hat keinen Platz für eine Ebene-{ $level }-Karte: Eine Karte muss von oben angrenzen.
reason-place_taken = Auf { $place } liegt schon eine Karte.
reason-same_mine_as = Das ist zu weit weg, um einen Unterschied zu machen: Nimm { $place }.
reason-no_card_above = An { $place } grenzt von oben keine Karte an.
reason-no_card_there = Auf { $place } liegt keine Karte.
reason-wrong_level = Es muss eine Ebene-{ $level }-Karte sein.
reason-not_a_neighbour = Diese Karte grenzt nicht an die auf { $place }.
reason-already_activated = Diese Karte wurde in dieser Runde schon aktiviert.
reason-level4_not_drawn = Ebene-4-Karten gibt es nur durch Felder der Entwicklungspläne und Ereignisse, die sie nennen.
reason-deck_empty = Es gibt keine Ebene-{ $level }-Karten mehr, weder im Stapel noch im Ablagestapel.
reason-deck_tried = Der Stapel der Ebene { $level } wurde schon durchsucht.
reason-not_on_itself = Es muss eine andere Karte als diese sein.
reason-machines_full = Auf dieser Karte liegen schon { $most } Maschinen.
reason-already_collapsed = Auf dieser Karte liegt schon ein Einsturz.
reason-no_collapse_there = Auf dieser Karte liegt kein Einsturz.
reason-cart_complete = Diese Lore ist schon vollständig.
reason-no_half_cart = An dieser Kante gibt es keine halbe Lore.
reason-not_at_this_card = Es muss eine Kante der Karte auf { $place } sein.
reason-same_board = Auf diesem Entwicklungsplan bist du gerade oben angekommen: Wähle einen anderen.
reason-not_in_hand = „{ $card }“ ist nicht auf deiner Hand.
reason-unknown_card = Es gibt keine Karte „{ $text }“.
reason-card_already_picked = Du hast in dieser Runde schon „{ $card }“ gewählt.
reason-pick_first = Wähle zuerst „{ $card }“, dann ihren Platz.
reason-no_such_place = „{ $text }“ ist kein Platz in einer Mine.
reason-wrong_row = { $place } liegt in einer anderen Reihe: Die Karte gehört auf Ebene { $level }.
