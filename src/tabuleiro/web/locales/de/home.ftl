# Die Startseite und die Listen der eigenen Tische.

home-title =
    { $n ->
        [3] Drei Spiele, ein Tisch
       *[other] { $n } Spiele, ein Tisch
    }
home-greeting = Setz dich dazu.
home-about =
    { $n ->
        [3] Drei moderne Brettspiele an einem Tisch: mit Freunden per Link, gegen Bots jeder Stärke oder allein mit einer guten Knobelei.
       *[other] { $n } moderne Brettspiele an einem Tisch: mit Freunden per Link, gegen Bots jeder Stärke oder allein mit einer guten Knobelei.
    }
home-free = Kostenlos und quelloffen. Ohne Anmeldung. Läuft auch auf deinem eigenen Rechner.
home-play-now = Losspielen
home-first = Spielend lernen
home-known = Ich kenne eins der Spiele
home-first-more = Eine echte erste Partie { $game } mit einem Begleiter, etwa zehn Minuten.
home-first-other = Oder zuerst:
home-invite = Freunde einladen
home-quick =
    { $bots ->
        [0] Losspielen: { $game }, du allein.
        [1] Losspielen: { $game }, du gegen einen Bot.
       *[other] Losspielen: { $game }, du gegen { $bots } Bots.
    }
home-join-label = Hast du einen Link oder einen Code?
home-join-example = Hier einfügen
home-join = Mitspielen
home-join-wrong = Das ist kein Link und kein Code von hier. Vielleicht fehlt ein Stück: Kopiere ihn noch einmal ganz.
home-waiting =
    { $n ->
        [1] 1 Tisch wartet auf dich
       *[other] { $n } Tische warten auf dich
    }

poster-play = Spielen
poster-learn = Lernen
poster-play-game = Spielen: { $game }
poster-learn-game = Lernen: { $game }
poster-first = Erste Partie
poster-first-game = Eine erste Partie { $game } mit einem Begleiter

turn-title = Du bist dran
turn-caption =
    { $n ->
        [1] 1 Tisch
       *[other] { $n } Tische, nach Wartezeit
    }
turn-none = Gerade wartet kein Tisch auf dich. Einen neuen zu eröffnen dauert keine Minute.
turn-none-running =
    { $n ->
        [1] Gerade wartet niemand auf dich. An einem deiner Tische wird gespielt.
       *[other] Gerade wartet niemand auf dich. An { $n } deiner Tische wird gespielt.
    }
turn-see-tables = Deine Tische ansehen
turn-start-alone = Allein
turn-start-here = An diesem Bildschirm
turn-start-bots = Gegen Bots

deal-title = Blatt des Tages
deal-caption = für alle die gleichen Karten
deal-note = Jeden Tag ein neues Blatt, für alle dasselbe: Dein erster Versuch zählt.
deal-play = Spielen
deal-play-of = Das Blatt von { $game } spielen
deal-go-on = Weiter
deal-go-on-of = Mit dem Blatt von { $game } weiterspielen
deal-results = Ergebnisse
deal-results-of = Ergebnisse zum Blatt von { $game }
deal-all = Alle Ergebnisse
deal-table = Blatt vom { $day }.{ $month }.{ $year }
deal-lead = Alle haben bis Mitternacht (UTC) dasselbe Blatt. Von jedem zählt der erste Versuch, wenn er bis dahin zu Ende ist; auch Bots spielen es.
deal-past = Dieser Tag ist vorbei: Sieh dir deine Partie und die der Bots noch einmal an.
deal-over = Dieser Tag ist vorbei.
deal-alone = Allein: Es zählen die Punkte.
deal-against = Gegen einen Bot: Es zählt der Vorsprung.
deal-nobody = Noch ist niemand am Ende angekommen.
deal-nobody-came = Niemand ist ans Ende gekommen.
deal-bots-play = Die Bots spielen noch.
deal-place = Platz
deal-player = Spieler
deal-points = Punkte
deal-bot-points = Bot
deal-ahead = Vorsprung
deal-look = Noch einmal ansehen
deal-guest = Gast
deal-you = { $name } (du)
deal-bot = Bot, Stufe { $level }
deal-day-before = Der Tag davor
deal-day-after = Der Tag danach
deal-none = Dieses Blatt gibt es nicht.

back-title = Rückblick
back-won = Du hast „{ $table }“ mit { $points } Punkten gewonnen, { $ahead } vor dem Rest.
back-won-tie = Du hast „{ $table }“ mit { $points } Punkten gewonnen, um Haaresbreite.
back-lost = { $winner } hat „{ $table }“ mit { $points } Punkten gewonnen. Du hast { $mine } geschafft.
back-alone = „{ $table }“: Du hast { $points } Punkte geschafft.
back-challenge-won =
    { $points ->
        [1] „{ $table }“: Herausforderung geschafft, mit 1 Punkt.
       *[other] „{ $table }“: Herausforderung geschafft, mit { $points } Punkten.
    }
back-challenge-lost =
    { $points ->
        [1] „{ $table }“: Herausforderung verloren, mit 1 Punkt.
       *[other] „{ $table }“: Herausforderung verloren, mit { $points } Punkten.
    }
back-watched = { $winner } hat „{ $table }“ mit { $points } Punkten gewonnen.
back-chart = Punkte nach Runden. { $lines }
back-chart-line = { $name }: { $points }.
back-see = Die Partie noch einmal ansehen
back-none = Hier steht bald deine letzte Partie: die Punkte und jeder Zug zum Nachsehen.
back-learn = Spielen lernen

tables-title = Deine Tische
tables-lead = Alle Tische, an denen du mit diesem Browser sitzt.
tables-running = Laufende Partien
tables-running-none = Gerade läuft keine Partie.
tables-finished = Beendete Partien
tables-finished-none = Noch ist keine Partie zu Ende.
tables-your-turn = Du bist dran
tables-waiting = Wartet auf { $names }
tables-open =
    { $n ->
        [1] Ein Platz ist noch frei
       *[other] { $n } Plätze sind noch frei
    }
tables-go = Zum Tisch
tables-go-to = Zum Tisch „{ $table }“
tables-look = Ansehen
tables-look-to = „{ $table }“ noch einmal ansehen
tables-score = { $name } { $points }
replays-title = Wiederholungen
replays-lead = Deine beendeten Partien, Zug für Zug zum Nachsehen.
tables-new = Einen neuen Tisch eröffnen

album-title = Album
album-lead = Hier bleibt für diesen Browser aufgehoben, was du in deinen Partien erlebt hast.
album-none = Noch nichts: Die erste Geschichte kommt mit der ersten Expedition.
album-not-met = Das hast du noch nicht erlebt.
