# Was geschah, je eine Zeile. { $name } ist ein Spielername.
#
# Glossar: siehe effects.ftl. { $things } ist eine gezählte Liste wie "2 Fische", { $villager } ein Vorname.

log-setup = Im Angebot: { $houses }; { $outposts }. Schlüsselhäuser: { $keys }. In der Reihe: { $row }.
log-cider_set = Ein neuer Most steht bereit.
log-round_ended = Runde { $round } ist vorbei.
log-round = Runde { $round }: { $first } beginnt.
log-new_villagers = Neu in der Reihe: { $villagers }.
log-game_over = Das Spiel ist zu Ende: { $scores }.
log-passed = { $name } passt.
log-labored = { $villager } verdient für { $name } { n-coin }.
log-cider_taken = { $name } nimmt den Most.
log-harvested = { $villager } erntet für { $name } { $ware } von „{ $building }“.
log-built = { $name } baut „{ $building }“; die Arbeit macht { $villager }.
log-built-gift = { $name } bekommt „{ $building }“ geschenkt.
log-trained = { $name } bildet { $villager } aus; den Unterricht gibt { $by }.
log-joined = { $villager } zieht zu { $name }, erschöpft von der Reise.
log-joined-ready = { $villager } zieht zu { $name } und ist bereit.
log-cat_rolled = { $villager } soll für { $name } los, würfelt { $die } und kommt mit.
log-cat_rolled-stays = { $villager } soll für { $name } los, würfelt { $die } und legt sich hin.
log-offered_next = Neu im Angebot: „{ $building }“.
log-stocked = { $things } für { $name } auf „{ $building }“.
log-put_up = { $name } bietet { $ware } an.
log-put_up-instead = { $name } bietet { $ware } an und nimmt { $back } zurück.
log-taken_back = { $name } nimmt { $ware } aus dem Angebot zurück.
log-exchanged-houses = { $name } lässt die Häuser tauschen: { $buildings }.
log-exchanged-outposts = { $name } lässt die Außenposten tauschen: { $buildings }.
log-placed = { $name } legt { $ware } auf Feld { $space } der Leiste.
log-offered = { $name } bietet { $seller } { n-coin } für { $ware }.
log-answered-accept = { $name } ist einverstanden.
log-answered-refuse = { $name } lehnt ab.
log-answered-ask = { $name } verlangt { n-coin }.
log-answered-drop = { $name } lässt es.
log-sold = { $name } verkauft { $buyer } { $ware } für { n-coin }.
log-gained = { $name } erhält { $things }.
log-gained-exploring = { $name } erhält { $things } fürs Erkunden.
log-gained-income = { $name } erhält am Rundenende { $things }.
log-lost = { $name } verliert { $things }.
log-none_left = Der Vorrat reicht nicht für { $name }: Es fehlt { $things }.
log-paid = { $name } zahlt { $things }.
log-reputation =
    { $gained ->
        [1] { $name } gewinnt { $n } Ansehen und steht bei { $now }.
       *[0] { $name } verliert { $n } Ansehen und steht bei { $now }.
    }
log-nobody_joined = In der Reihe steht niemand mehr, der zu { $name } ziehen könnte.
log-nobody_joined-special = { $villager } lebt schon anderswo und zieht nicht zu { $name }.
log-sent = { $name } schickt { $villager } los.
log-explored = { $name } geht erkunden, mit { $villagers }. Der Würfel zeigt { $die }.
log-cave_seen = Die nächste Höhlenkarte ist { $cave }.
log-paragraph = { $name } kommt zu Abschnitt { $paragraph }: { $title }.
log-chose = { $name } entscheidet: { $option }.
log-staked = { $name } setzt { $what } ein.
log-rolled = { $villager } würfelt für { $name } { $die }: { n-lantern }.
log-lanterns = { $name } hat { n-lantern }.
log-lanterns-bonus = { $name } hat { n-lantern }, davon { $bonus } durch den Bonus.
log-rerolled = { $villager } würfelt für { $name } neu: { $die }, { n-lantern }.
log-injured = { $villager } wird im Dienst für { $name } verletzt.
log-injured-lantern = { $villager } gibt alles für { $name } und wird verletzt: 1 Laterne mehr.
log-succeeded = { $name } hat Erfolg mit { n-lantern }; nötig: { $number }.
log-succeeded-auto = { $name } hat Erfolg ohne Würfel.
log-succeeded-on = Für { $name } geht die Geschichte weiter.
log-failed = { $name } scheitert mit { n-lantern }.
log-failed-text = { $name } scheitert mit { n-lantern }. { $text }
log-reward_chosen = { $name } wählt Belohnung { $choice }.
log-gambled = { $name } würfelt { $die }: bisher { n-coin }.
log-gambled-repeat = { $name } würfelt zum zweiten Mal { $die }: Die Münzen sind weg.
log-cave_kept = { $name } behält die Höhle { $cave }.
log-cave_returned = Die Höhlenkarte von { $name } kommt unter den Stapel.
log-rested-potion = Ein Trank hilft: { $villager } ist nur noch erschöpft ({ $name }).
log-rested-cider = Ein Most hilft: { $villager } ist bereit ({ $name }).
log-rested-bed = { $villager } schläft gut und ist bereit ({ $name }).
log-rested-bed-injured = { $villager } schläft gut und ist nur noch erschöpft ({ $name }).
log-rested-own = { $villager } zieht sich im eigenen Bett auf und ist bereit ({ $name }).
log-rested-own-injured = { $villager } zieht sich im eigenen Bett auf und ist nur noch erschöpft ({ $name }).
log-income = { $name } bekommt { n-coin } Einkommen.
