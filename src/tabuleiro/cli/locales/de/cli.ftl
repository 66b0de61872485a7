# Was das Terminal rund um ein Spiel sagt; { $name } ist der Name einer Person, { $place } eine Datei.

## Anfang und Ende

welcome = Tabuleiro: { $game }, Startzahl { $seed }
how-to-answer = Gib eine Nummer, eine Aktion, hint oder help ein.
you = du
pass-keyboard = Gib die Tastatur an { $name } weiter; dann Enter drücken:
bot-failed = { $why }. An seiner Stelle gilt die erste erlaubte Aktion.
goodbye = Auf Wiedersehen!
resume = Weiterspielen: { $command }
saved = Gespeichert in { $place }.
saved-result = Gespeichert in { $place }. Noch einmal ansehen: { $command }
not-saved = Nicht gespeichert: { $place } lässt sich nicht schreiben ({ $why }). Was dort vorher stand, ist unverändert; die Partie geht weiter.
save-where = Sag, wohin, zum Beispiel: save meine-partie.txt

## Antworten auf Eingaben

possible =
    Möglich: { $most ->
        [1] die Nummer 1
       *[other] eine Nummer von 1 bis { $most }
    }, eine Aktion wie „{ $example }“ oder hint, why, undo, log, card, show, save, help, quit.
no-such-number = Die Nummer { $number } gibt es nicht: Zur Wahl stehen 1 bis { $most }.
undone = Zurückgenommen.
why-possible = „{ $text }“ ist jetzt möglich.
why-nothing = Alles, was du hier siehst, ist möglich.
log-number = „{ $text }“ ist keine Anzahl von Zeilen.
log-empty = Noch ist nichts geschehen.
no-such-card = Eine Karte namens „{ $text }“ gibt es nicht.
hint-options =
    Was der Bot search nach { $worlds ->
        [1] 1 gedachten Welt
       *[other] { $worlds } gedachten Welten
    } meint ({ $lead ->
        [1] am Ende erhoffter Vorsprung vor den anderen
       *[other] am Ende erhoffte Punkte
    } und wie oft versucht):
hint-figures = { $points } Punkte, { $visits }{ $times }
hint-line = So könnte es weitergehen:
hint-habit = Darüber denkt der Bot search nicht nach; aus Gewohnheit nimmt er:
help = Gib die Nummer einer Möglichkeit ein oder die Aktion selbst, zum Beispiel „{ $example }“. Außerdem:
help-hint = sagt, was der Bot search an deiner Stelle täte und wie er darauf kommt
help-why = [AKTION] sagt, warum etwas nicht geht; allein: alles Sichtbare, das nicht geht
help-undo = nimmt deine letzte Aktion zurück, solange nichts Neues aufgedeckt wurde
help-log = [N] zeigt die letzten 20 (oder N) Zeilen des Verlaufs
help-card = NAME zeigt den ganzen Text einer Karte
help-show = zeichnet den ganzen Tisch
help-save = [DATEI] speichert die Partie
help-help = zeigt dies
help-quit = verlässt die Partie

## der Tisch

column-seat = Platz
column-vp = SP
column-coins = Münzen

## das Ergebnis

column-total = Summe
winner = { $name } gewinnt.
winners = Geteilter Sieg: { $names }.
set-up = Der Aufbau
replay-agrees = Alle Aktionen sind erlaubt und führen zum aufgezeichneten Ergebnis ({ $result }). Ob der Zufall echt war, wird hier nicht geprüft.
replay-unfinished =
    { $shown ->
        [1] Gezeigt: 1 Aktion von { $actions }; die Partie ist nicht zu Ende.
       *[other] Gezeigt: { $shown } Aktionen von { $actions }; die Partie ist nicht zu Ende.
    }

## Listen und Zahlen

column-cost = Kosten
column-card = Karte
content-none = Dieses Spiel hat keine eigenen Inhalte.
column-words = Wirkung
column-bot = Bot
column-games = Partien
column-mean = Mittel
column-sd = Streuung
column-min = Min.
column-max = Max.
column-wins = Siege
column-score = Punkte
sim-figures = Startzahl { $seed }: { $decisions } Entscheidungen je Partie, { $speed } Entscheidungen je Sekunde, { $seconds } Sekunden insgesamt.
sim-faults =
    { $n ->
        [1] Einmal versagte ein Bot, und seine erste erlaubte Aktion galt: { $why }
       *[other] { $n }-mal versagten Bots, und ihre erste erlaubte Aktion galt. Das erste Mal: { $why }
    }

## die Bots

bot-random = nimmt irgendeine erlaubte Aktion
bot-greedy = probiert jede Möglichkeit in einer gedachten Welt und nimmt, was am Ende seines Zuges am besten aussieht
bot-search = denkt sich viele Welten und lässt einen Baum seiner Entscheidungen wachsen; search:1 ist freundlich, search allein hat Stufe 5, search:6 denkt eine Sekunde nach und ist am stärksten
bots-levels = Stufen des Bots search in { $game }:
column-worlds = Welten
column-slack = Nachsicht
column-seconds = Sekunden
bots-promise = Welten: wie viele er sich für eine Entscheidung denkt. Nachsicht: Punkte, die er etwa verschenken darf. Sekunden: im Mittel dauert keine Entscheidung länger, auf einem Kern mit der kompilierten Fassung.

## Datensätze

dataset-written =
    { $decisions } Entscheidungen aus { $plays ->
        [1] einer Partie
       *[other] { $plays } Partien
    }: { $place }

## die Arena

column-win-rate = Siegquote (95 %)
column-points = Punkte ± SD
column-rating = Wertung
column-think = ms/Zug (max.)
column-faults = Fehler
arena-matrix = Wie oft die Zeile die Spalte schlägt, mit 95-%-Intervall:
arena-scores =
    Punkte von { $low } bis { $high }, { $step ->
        [1] ein Punkt
       *[other] { $step } Punkte
    } je Zeichen; daneben Minimum, Median und Maximum:
arena-rating = Wertung: OpenSkill (Plackett-Luce), mu ± 2 Sigma, Mittel über { $orders } gemischte Reihenfolgen der Partien.
arena-figures =
    { $games } Partien, { $lineups ->
        [1] 1 Besetzung
       *[other] { $lineups } Besetzungen
    } mit { $seats } Plätzen in allen Sitzfolgen, Startzahlen { $first } bis { $last }.
arena-faults = { $bot } hat Entscheidungen verwirkt: { $raised } durch einen Fehler, { $illegal } nicht erlaubt, { $slow } über der Zeit. Zuerst: { $first }
arena-unplayed =
    { $n ->
        [1] { $bot } hat nie gespielt: die einzige Entscheidung ist verwirkt.
       *[other] { $bot } hat nie gespielt: alle { $n } Entscheidungen sind verwirkt.
    } Was unten davon steht, taten erste erlaubte Aktionen. Zuerst: { $first }
arena-resumed = { $finished } von { $total } Partien standen schon in { $place }.
arena-stopped = Angehalten. { $finished } von { $total } Partien sind in { $place } aufgehoben; derselbe Befehl macht dort weiter.
arena-files = Journal, JSON, CSV und Bild: { $place }
picture-title = Arena: { $game }
picture-ratings = Wertung (OpenSkill, mu ± 2 Sigma)
picture-matrix = Wie oft die Zeile die Spalte schlägt (95-%-Intervall)
picture-scores = Punkte (Kasten: Quartile; Linie: Minimum bis Maximum; Kreise: Partien)
