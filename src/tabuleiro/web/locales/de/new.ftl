# Einen Tisch eröffnen, seine Plätze und ihre Links, sich hinsetzen.

new-title = Ein neuer Tisch
new-heading = { $game }: Wer spielt mit?
new-lead = Spielt zusammen an diesem Bildschirm, ladet Freunde per Link ein oder setzt Bots auf die freien Stühle. Bis der Tisch eröffnet ist, lässt sich alles ändern.
new-game = Welches Spiel?
new-company = Wer spielt mit?
company-alone = Allein
company-bots = Gegen Bots
company-here = An diesem Bildschirm
company-friends = Mit Freunden, per Link
new-pack = Dieses Haus spielt es mit einem eigenen Paket: { $pack }.
new-seats = Plätze
new-seat = Platz { $seat }
new-guest = Name der Person auf Platz { $seat }
new-guest-example = Name
new-drop = Platz { $seat } entfernen
new-add = Noch ein Platz
new-levels = Wie stark sind die Bots?
new-how = So spielt ihr
new-table-name = Name des Tisches
new-hints = Tipps erlauben
new-hints-more = Alle dürfen den stärksten Bot fragen, was er tun würde.
new-more = Mehr
new-seed = Startzahl
new-seed-more = Eine ganze Zahl: Gleiche Startzahl, gleiche Karten. Bleibt das Feld leer, entscheidet der Zufall.
new-text = Ein eigener Text
new-text-more = Er fließt in die Verteilung ein, damit nicht einmal der Server sie wählen kann. Darunter steht der Fingerabdruck des Server-Teils: Notier ihn, dann kannst du ihn am Ende prüfen.
new-stand-in = Antwortet jemand nicht, darf ein Bot einspringen
new-stand-in-more = Gezählt ab der Frage. Die Person nimmt ihren Platz zurück, wann sie will.
new-stand-in-bot = Der Bot, der einspringt
stand-in-never = Nie
stand-in-after = Nach { $time }
stand-in-span =
    { $n ->
        [120] 2 Minuten
        [300] 5 Minuten
        [900] 15 Minuten
        [3600] 1 Stunde
       *[86400] 1 Tag
    }
new-lang-more = Alle am Tisch lesen in ihrer eigenen Sprache.
new-open = Tisch eröffnen
new-faults = Etwas stimmt noch nicht. Die Stelle ist unten markiert.

kind-you = Du
kind-here = Noch jemand an diesem Bildschirm
kind-open = Jemand per Link
kind-bot = Bot: { $level }

level-1 = Stufe 1, freundlich
level-2 = Stufe 2, gemütlich
level-3 = Stufe 3, stetig
level-4 = Stufe 4, scharf
level-5 = Stufe 5, stark
level-6 = Stufe 6, meisterhaft
level-promise-1 = Macht oft Fehler. Genau richtig für die erste Partie und für Kinder.
level-promise-2 = Kennt sich aus, übersieht aber manches.
level-promise-3 = Gute Gesellschaft für einen ruhigen Abend.
level-promise-4 = Verschenkt wenig. Du wirst einen Plan brauchen.
level-promise-5 = Denkt einen Zug voraus und verschenkt nichts.
level-promise-6 = Stärker geht es nicht: Spielt in Gedanken mehrere Züge für alle weiter und braucht etwa eine Sekunde.
level-note = Jede Stufe gewinnt etwa zwei von drei Partien gegen die nächstniedrigere. Kein Bot sieht deine Karten, und keiner lässt dich lange warten.


table-names = Kupferlaterne | Tiefes Ende | Sonntagsflöz | Zweite Schicht | Roter Lehm | Lampenöl | Tageslicht | Altes Gebälk | Sieben Leitern | Blauer Kanarienvogel | Nuggetklub | Nachtzug | Knarrender Balken | Neuer Stollen | Grubenpause | Unterste Schublade

fault-no-game = Dieses Spiel gibt es hier nicht.
fault-seats = { $game } hat { $fewest } bis { $most } Plätze, nicht { $n }.
fault-you-twice = Du sitzt schon auf Platz { $seat }.
fault-nobody-here = Setz dich selbst auf einen Platz, damit es dein Tisch ist.
fault-no-kind = So jemand kann hier nicht sitzen.
fault-no-value = Das gibt es für so viele Plätze nicht: Wähle noch einmal.
fault-no-choice = Wähle eines davon.
fault-guest-empty = Sag, wie diese Person heißt.
fault-table-empty = Der Tisch braucht einen Namen.
fault-seed-open = Bei offenen Plätzen darf niemand die Verteilung vorher kennen: Lass die Startzahl leer.
fault-seed = Eine Startzahl ist eine ganze Zahl mit bis zu 20 Stellen. Das Feld kann auch leer bleiben.
fault-text = Ein Text für die Verteilung hat höchstens { $most } einfache Zeichen in einer Zeile.
fault-refused = Dieser Tisch ließ sich nicht eröffnen: { $why }

seats-title = Plätze am Tisch „{ $table }“
seats-says-open =
    { $n ->
        [1] Ein Platz ist noch frei. Schick den Link der Person, die dort sitzen soll: Wer sich zuerst setzt, hat den Platz.
       *[other] { $n } Plätze sind noch frei. Schick jeden Link einer Person: Wer sich zuerst setzt, hat den Platz.
    }
seats-says-full = Alle Plätze sind besetzt.
seats-says-guest = Du sitzt nicht an diesem Tisch. Bitte um einen Link, wenn du mitspielen willst.
seats-person = ist da
seats-you = du
seats-here = an diesem Bildschirm
seats-bot-plays = Bot
seats-open = noch frei
seats-stand-in = vorerst ein Bot
seats-link = Link für Platz { $seat }
seats-copy = Kopieren
seats-copied = Kopiert
seats-instead = Kommt niemand?
seats-bot = Einen Bot hinsetzen
seats-watch = Für alle, die nur zusehen wollen
seats-watch-link = Link zum Zusehen
seats-reach-here = Diese Links funktionieren nur auf diesem Rechner. Für andere Geräte zu Hause starte Tabuleiro mit HOST=0.0.0.0 und öffne diese Seite noch einmal.
seats-reach-network = Diese Links funktionieren auf jedem Gerät, das im selben Netz ist wie dieser Rechner, zum Beispiel im WLAN zu Hause.
agreed-never = An diesem Tisch wird niemand, der die anderen warten lässt, von einem Bot vertreten.
agreed-stand-in = Tut jemand an diesem Tisch { $time } nichts, obwohl er gefragt ist, können die anderen einen Bot für ihn spielen lassen ({ $level }), bis er seinen Platz zurücknimmt.
seats-back = Auf einem anderen Gerät weiterspielen
seats-back-more = Dieser Link nimmt den Platz samt Karten in einen anderen Browser mit, einmal: Dort findest du den nächsten. Heb ihn auf, falls du das Gerät wechselst oder deine Cookies verlierst, und zeig ihn sonst niemandem am Tisch.
seats-back-link = Link zurück zu Platz { $seat }
seats-renew = Neuen Link machen
seats-renew-open = Der bisherige führt dann nirgends mehr hin.
seats-renew-back = Der bisherige Link zurück führt dann nirgends mehr hin. Mach das, wenn ihn jemand anders gesehen haben könnte.
seats-go = Zum Tisch
seats-again = Nachsehen, wer da ist

join-title = Ein Platz am Tisch „{ $table }“
join-heading = Am Tisch „{ $table }“ ist ein Stuhl frei.
join-lead = Du bist zu einer Partie { $game } eingeladen. Sag, wie du heißt, und setz dich dazu.
join-yours = dein Platz
join-sit = Hinsetzen
join-deal = Dein Browser trägt einen eigenen Text zur Verteilung bei. So kann nicht einmal der Server sie wählen. Der Fingerabdruck des Server-Teils:
join-keep = Der Platz gehört dann zu diesem Browser. Wie du auf einem anderen Gerät weiterspielst, steht im Menü des Tisches unter „{ menu-seats }“.
join-wrong-title = Dieser Link führt nirgendwohin.
join-wrong = Vielleicht fehlt ein Stück, oder es gibt inzwischen einen neuen: Lass ihn dir noch einmal schicken und kopiere ihn ganz.
join-taken-title = Dieser Stuhl ist besetzt.
join-taken = Mit diesem Link hat sich schon jemand hingesetzt. Warst du das? Dann sieh dort, wo du dich hingesetzt hast, im Menü des Tisches unter „{ menu-seats }“ nach: Da steht ein Link, mit dem du hier weiterspielst. Sonst kannst du zusehen oder um einen anderen Platz bitten.
join-over-title = Diese Partie ist zu Ende.
join-over = Du kannst sie dir noch einmal ansehen, Zug für Zug.
join-watch = Am Tisch zusehen
return-heading = Willkommen zurück, { $name }.
return-lead = Dein Platz am Tisch „{ $table }“ ist noch da: eine Partie { $game }. Möchtest du in diesem Browser weiterspielen?
return-sit = Hier weiterspielen
return-note = Im anderen Browser kannst du dann nur noch zusehen.
