# Warum etwas Sichtbares nicht gewählt werden kann; die Nummer der Regel wird in Klammern angefügt.
#
# Glossar: siehe effects.ftl.

reason-needs_coins =
    { $have ->
        [0] Du hast keine Münzen; nötig: { $need }.
        [1] Du hast 1 Münze; nötig: { $need }.
       *[other] Du hast { $have } Münzen; nötig: { $need }.
    }
reason-buyer_needs_coins =
    { $have ->
        [1] Wer kaufen will, hat 1 Münze, nicht { $need }.
       *[other] Wer kaufen will, hat { $have } Münzen, nicht { $need }.
    }
reason-price_too_low = Biete mindestens { $least } Münzen.
reason-price_not_above_offer = Geboten sind schon { $offer }: Verlange mehr.
reason-nobody_ready = Von deinen Leuten ist niemand bereit.
reason-needs_two_to_explore = Zum Erkunden brauchst du mindestens { $need } Leute, die bereit sind; es sind { $have }.
reason-no_cave_left = Es gibt keine Höhlenkarte mehr.
reason-no_hammer = Zum Bauen brauchst du einen Hammer.
reason-no_hammer_ready = Niemand mit Hammer ist bereit.
reason-no_quill = Zum Ausbilden brauchst du eine Feder.
reason-no_quill_ready = Niemand mit Feder ist bereit.
reason-no_empty_cave = Du hast keine leere Höhle für einen Außenposten.
reason-gift_too_dear = Das kostet { $cost }; geschenkt wird höchstens ein Gebäude für { $most }.
reason-villager_not_ready =
    { $state ->
        [injured] Diese Person ist verletzt.
        [sent] Diese Person ist schon unterwegs.
       *[other] Diese Person ist erschöpft.
    }
reason-name_somebody_first = Nenne zuerst jemanden.
reason-nothing_to_harvest = Auf deinen Gebäuden liegen keine Waren.
reason-no_goods_there = Auf „{ $building }“ liegen keine Waren.
reason-none_in_supply = In deinem Vorrat fehlt das: { $bare }.
reason-already_for_sale = Du bietest { $ware } schon zum Verkauf an.
reason-nothing_for_sale = Dort steht nichts zum Verkauf.
reason-already_negotiated = Mit diesem Dorf hast du in diesem Zug schon verhandelt.
reason-already_exchanged = Du hast in diesem Zug schon eine Reihe getauscht.
reason-deck_empty =
    { $row ->
        [houses] Der Stapel der Häuser ist leer.
       *[outposts] Der Stapel der Außenposten ist leer.
    }
reason-nothing_to_stake = In deinem Vorrat ist nichts, was du einsetzen könntest.
reason-already_injured = Diese Person ist schon verletzt.
reason-bonus_already_paid = Den Bonus hast du schon bezahlt.
reason-nobody_needs_bed = Niemand braucht ein Bett.
reason-too_few_beds =
    { $have ->
        [0] { $need ->
            [1] Für die Person, die eines braucht, ist kein Bett mehr frei.
           *[other] Für die { $need }, die eines brauchen, ist kein Bett mehr frei.
        }
        [1] 1 Bett reicht nicht für { $need } Leute.
       *[other] { $have } Betten reichen nicht für { $need } Leute.
    }
reason-no_bed_left = Es ist kein Bett mehr frei.
reason-has_own_bed = Diese Person hat ein eigenes Bett und nimmt sonst nichts.
reason-has_slept = Diese Person hat schon in einem Bett geschlafen.
reason-is_ready = Diese Person ist bereit.
reason-drinks_before_beds = Tränke und Most kommen vor den Betten.
reason-potion_does_not_help = Ein Trank hilft nur Verletzten.
reason-cider_does_not_help = Most hilft nur Erschöpften.
reason-unknown_card = Es gibt weder Karte noch Person mit dem Namen „{ $text }“.
reason-not_on_offer = „{ $text }“ liegt gerade nicht aus.
reason-not_your_villager = „{ $text }“ lebt nicht in deinem Dorf.
