# Einen Tisch eröffnen, seine Plätze und ihre Links, sich hinsetzen.

new-title = Ein neuer Tisch
new-heading = { $game }: Wer spielt mit?
new-lead = Spielt gemeinsam an diesem Bildschirm, lade Freunde per Link ein oder lass Bots auf die anderen Stühle. Alles lässt sich ändern, bis du den Tisch eröffnest.
new-seats = Plätze
new-seat = Platz { $seat }
new-guest = Name der Person auf Platz { $seat }
new-guest-example = Ihr Name
new-drop = Platz { $seat } wegnehmen
new-add = Noch ein Platz
new-levels = Wie stark sind die Bots?
new-how = So spielt ihr
new-table-name = Name des Tisches
new-hints = Tipps sind erlaubt
new-hints-more = Alle dürfen den stärksten Bot fragen, was er täte.
new-more = Mehr
new-seed = Startzahl
new-seed-more = Eine ganze Zahl: Gleiche Startzahl, gleiche Karten. Leer heißt: dem Zufall überlassen.
new-lang-more = Am Tisch liest jede Person in ihrer eigenen Sprache.
new-open = Tisch eröffnen
new-faults = Etwas stimmt noch nicht: Es ist unten markiert.

kind-you = Du
kind-here = Noch jemand an diesem Bildschirm
kind-open = Ein Freund, per Link
kind-bot = Bot: { $level }

level-1 = 1, freundlich
level-2 = 2, gemütlich
level-3 = 3, solide
level-4 = 4, scharf
level-5 = 5, meisterhaft
level-promise-1 = Verschätzt sich oft. Richtig für die erste Partie und für Kinder.
level-promise-2 = Kennt sich in der Mine aus und übersieht manches.
level-promise-3 = Gute Gesellschaft für einen ruhigen Abend.
level-promise-4 = Verschenkt wenig. Du wirst einen Plan brauchen.
level-promise-5 = So stark, wie es geht: denkt einen Zug voraus und verschenkt nichts.
level-note = Jede Stufe gewinnt etwa zwei von drei Partien gegen die darunter. Keine sieht deine Karten, und auf keine musst du warten.

option-imperial-miners-first_game = Erste Partie
option-more-imperial-miners-first_game = Alle bekommen sechs Karten und behalten sie: nichts zu wählen, bevor ihr die Karten kennt.

table-names = Kupferlaterne | Tiefes Ende | Sonntagsflöz | Zweite Schicht | Roter Lehm | Lampenöl | Tageslicht | Altes Gebälk | Sieben Leitern | Blauer Kanarienvogel | Nuggetklub | Nachtzug | Knarrender Balken | Neuer Stollen | Grubenpause | Unterste Schublade

fault-no-game = Dieses Spiel gibt es hier nicht.
fault-seats = { $game } ist für { $fewest } bis { $most } Plätze, nicht { $n }.
fault-you-twice = Du sitzt schon auf Platz { $seat }.
fault-nobody-here = Nimm selbst einen Platz, damit es dein Tisch ist.
fault-no-kind = So jemand kann hier nicht sitzen.
fault-guest-empty = Sag, wie diese Person heißt.
fault-table-empty = Der Tisch braucht einen Namen.
fault-seed-open = Bei offenen Plätzen darf niemand die Verteilung vorher kennen: lass die Startzahl leer.
fault-seed = Eine Startzahl ist eine ganze Zahl mit bis zu 20 Stellen, oder nichts.
fault-refused = Dieser Tisch ließ sich nicht eröffnen: { $why }

seats-title = Plätze am Tisch { $table }
seats-says-open =
    { $n ->
        [1] Ein Platz ist noch frei. Schick den Link der Person, die dort sitzen soll: Wer sich zuerst setzt, hat den Platz.
       *[other] { $n } Plätze sind noch frei. Schick jeden Link einer Person: Wer sich zuerst setzt, hat den Platz.
    }
seats-says-full = Alle sind da.
seats-says-guest = Du sitzt nicht an diesem Tisch. Bitte um einen Link, wenn du mitspielen willst.
seats-person = ist da
seats-you = du
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
seats-go = Zum Tisch
seats-again = Nachsehen, wer da ist

join-title = Ein Platz am Tisch { $table }
join-heading = Am Tisch „{ $table }“ ist ein Stuhl frei.
join-lead = Du bist zu einer Partie { $game } eingeladen. Sag, wie du heißt, und setz dich.
join-yours = dein Platz
join-sit = Hinsetzen
join-wrong-title = Dieser Link führt nirgendwohin.
join-wrong = Vielleicht fehlt ein Stück: Bitte noch einmal darum und kopiere ihn ganz.
join-taken-title = Dieser Stuhl ist besetzt.
join-taken = Jemand hat sich mit diesem Link schon hingesetzt. Du kannst zusehen oder um einen anderen Platz bitten.
join-over-title = Diese Partie ist zu Ende.
join-over = Du kannst sie dir noch einmal ansehen, Zug für Zug.
join-watch = Am Tisch zusehen
