# The stage and the log: what happened, as it is told.

log-begin = Vor der ersten Runde
log-show = Auf dem Plan zeigen
gains-more = und { $n } mehr
stage-again = Noch einmal zeigen
stage-hold = Anhalten
stage-skip = Überspringen
stage-to-choice = Zu deiner Wahl
stage-next = Weiter
stage-continue = Weiter
stage-speed = Tempo des Erzählens
stage-speed-slow = langsam
stage-speed-normal = normal
stage-speed-fast = schnell
stage-speed-off = aus
stage-count = { $now } von { $all }
stage-happened =
    { $n ->
        [1] 1 Sache ist geschehen.
       *[other] { $n } Dinge sind geschehen.
    }
stage-tell-me = Erzähl es mir ({ $n })
stage-label = Was gerade geschehen ist
end-sources = Woher die Punkte kamen
end-honour = am meisten durch { $part }: { $n }
end-rounds = Punkte über die Runden
end-turns = Drei Züge, die es entschieden
end-in-round = { $name }, Runde { $round }
end-figures = Alle Zahlen
stage-moment = Ein Augenblick zum Hinsehen
