# Was jedes Spiel sagt; eine Nachricht gleichen Namens in den Dateien eines Spiels ersetzt eine von diesen.

## Aufzählungen und Namen

list-more = { $a }, { $b }
list-last = { $a } und { $b }
or-more = { $a }, { $b }
or-last = { $a } oder { $b }
then-more = { $a }, { $b }
then-last = { $a }, dann { $b }
apart-more = { $a }; { $b }
apart-last = { $a }; { $b }
seat-letter = Platz { $letter }

## der Verlauf

log-round = Runde { $round }.
log-ready =
    { $you ->
        [1] Du hast gewählt.
       *[0] { $name } hat gewählt.
    }
log-over = Das Spiel ist zu Ende: { $scores }.
log-score = { $name } { $n }
log-acted =
    { $you ->
        [1] Du hast gewählt.
       *[0] { $name } hat gewählt.
    }
log-scored =
    { $you ->
        [1] Du hast gepunktet.
       *[0] { $name } hat gepunktet.
    }
log-scored-lost =
    { $you ->
        [1] Du hast Punkte verloren.
       *[0] { $name } hat Punkte verloren.
    }
you = Du
told-still = Weiterhin: { $text }
told-because = { $cause }: { $text }

## was keine Nachricht eines Spiels sagt

asked-anything = Wähle: { $kind }.
told-anything = { $name }: { $what }.
told-of-table = { $what }.
field-points = Punkte
field-round = Runde
field-options = Möglichkeiten
shown-yes = ja
shown-no = nein
shown-hidden = { $n } verdeckt
shown-unknown = geheim
n-points =
    { $n ->
        [1] 1 Punkt
       *[other] { $n } Punkte
    }

## Bilder

picture-title = { $title }, wie Platz { $seat } es sieht
picture-spectator = { $title }, wie alle es sehen
picture-round = Runde { $round } von { $rounds }
picture-seats = Mitspielende

## Gründe

reason-not_understood = „{ $text }“ wurde nicht verstanden.
reason-not_now = „{ $text }“ passt nicht zu der Frage, die gerade ansteht.
reason-not_an_option = „{ $text }“ steht nicht zur Wahl.
reason-not_your_turn = Du bist gerade nicht dran.
reason-no_such_seat = Diesen Platz gibt es nicht (Plätze: { $seats }).
reason-play_is_over = Das Spiel ist zu Ende.
reason-nothing_to_undo = Es gibt nichts zurückzunehmen.
reason-undo_other_acted = Das lässt sich nicht zurücknehmen: Jemand anders hat seitdem gehandelt.
reason-lesson_later = { $text }
reason-undo_chance = Das lässt sich nicht zurücknehmen: Seitdem wurde gezogen oder gewürfelt.
reason-undo_information = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas aufgedeckt.
