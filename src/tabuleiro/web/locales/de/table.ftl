# Der Rahmen der Tischseite, die Wiederholung und der Textmodus; was ein Spiel selbst sagt, steht bei dem Spiel.

name-open = Freier Platz { $letter }
name-person = Gast { $letter }
temper-1 = freundlich
temper-2 = gelassen
temper-3 = stetig
temper-4 = scharf
temper-5 = meisterlich
temper-random = spielt zufällig
temper-greedy = gierig
name-you = { $name } (du)
name-only-you = Du
points-now =
    { $n ->
        [0] Noch keine Punkte.
       *[other] Wäre jetzt Schluss: { $parts }.
    }
bot = Bot, Stufe { $level }
list-more = { $a }, { $b }
list-last = { $a } und { $b }

title-turn = Du bist dran: { $table } · { $where }
title-table = { $table } · { $where }
title-replay = Wiederholung: { $table }

skip-status = Zur Frage
skip-board = Zum Spielplan
skip-rail = Zu Mitspielenden und Verlauf
rail-label = Mitspielende und Verlauf
sheet-label = Bedienung
players-label = Mitspielende
live-label = Was die anderen tun
tabs-label = Ansichten
tab-board = Plan
tab-others = Andere
tab-log = Verlauf
home-label = Tabuleiro, Startseite
tools-label = Tisch
undo = Zurücknehmen
undo-short = Zurück
undo-turn = Ganzen Zug zurück
undo-turn-more = Den ganzen Zug zurücknehmen (Umschalt+U)
hint = Tipp
rules = Regeln
replay = Wiederholung
theme = Hell oder dunkel
menu = Menü
clear = Auswahl aufheben
change-mind = Umentscheiden
i-am = Ich bin { $name }
watch-again = Wiederholung ansehen
zoom = Näher betrachtet
close = Schließen

light-thinking = überlegt
light-locked = festgelegt
light-done = fertig
light-open = noch frei
light-away = nicht da

status-waiting =
    { $n ->
        [1] Warten auf { $names }.
       *[other] Warten auf { $names }.
    }
status-sealed =
    { $n ->
        [1] Du kannst dich umentscheiden, bis auch { $names } sich festgelegt hat.
       *[other] Du kannst dich umentscheiden, bis alle sich festgelegt haben.
    }
status-undo-can = Du kannst es noch zurücknehmen.
status-over = { $names } gewinnt.
status-over-shared = { $names } teilen sich den Sieg.
status-over-alone = Die Partie ist zu Ende.
status-challenge-won = Die Herausforderung ist geschafft!
status-challenge-lost = Die Herausforderung ist verloren.
status-over-more = Die Wiederholung zeigt, wie es dazu kam.
status-pass = Gib den Bildschirm an { $name }.
status-pass-more = Die Karten bleiben verdeckt, bis { $name } sich meldet.

digest = Seit deiner letzten Wahl
digest-first = Bisher
log = Verlauf
log-about-me = nur über mich

hint-line = So könnte es weitergehen:
hint-worlds =
    { $n ->
        [1] Geschätzt aus 1 möglichen Kartenverteilung; Punkte am Ende der Partie.
       *[other] Geschätzt aus { $n } möglichen Kartenverteilungen; Punkte am Ende der Partie.
    }
hint-not-asked = Du bist gerade nicht dran.
hint-coach = Hier hat der Begleiter den Tipp: Tu, worauf er zeigt.
hints-off = An diesem Tisch wird ohne Tipps gespielt.

menu-home = Startseite
menu-new = Neuer Tisch
menu-seats = Plätze und Links
menu-text = Textmodus
menu-record = Aufzeichnung herunterladen
menu-help = Tasten und Hilfe
menu-call = Mich rufen, wenn ich dran bin
call-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen: Das lässt sich in seinen Einstellungen ändern.
menu-lang = Sprache
menu-stand-in = Einen Bot für { $name } spielen lassen
menu-take-back = Den Platz von { $name } wieder einnehmen

menu-legend = Was die Symbole bedeuten
help-title = So spielst du hier
help-tab = zum nächsten Bereich
help-arrows = innerhalb von Plan oder Hand
help-enter = wählen
help-escape = Auswahl aufheben, schließen
help-undo = zurücknehmen
help-undo-turn = den ganzen Zug zurücknehmen
help-zoom = eine Karte näher ansehen
help-lens = näher an Plan oder Mine heran und wieder weiter weg
help-space = Leertaste
help-next = während erzählt wird: weiter; anhalten
help-again = noch einmal erzählen, was die anderen taten
help-speed = ein anderes Tempo des Erzählens
lens-in = Näher heran
lens-out = Weiter weg
help-hint = Tipp
help-legend = was die Symbole bedeuten
help-help = diese Liste

offline = Die Verbindung ist weg. Wir versuchen es weiter; nichts, was du getan hast, ist verloren.
network-again = Keine Antwort vom Server. Neuer Versuch …
rule-link = Regel
stale = Am Tisch ist es schon weitergegangen; deine Wahl wurde nicht ausgeführt. Bitte wähle noch einmal.
malformed = Diese Anfrage ergibt hier keinen Sinn.
not-your-seat = Dieser Platz gehört dir nicht.
seat-taken = Auf diesem Platz spielt gerade ein Bot, oder es sitzt noch niemand dort.
no-table = Diesen Tisch gibt es nicht.
no-card = Diese Karte gibt es nicht.
no-page = Diese Seite gibt es nicht.
not-possible = Das geht hier nicht.
our-fault = Bei uns ist etwas schiefgegangen. Deine Partie ist sicher; lade die Seite neu.
too-many-streams = Du hast zu viele Seiten offen: Schließe ein paar.
too-many-streams-here = Aus deinem Netz sind zu viele Seiten offen: Schließt ein paar.
full = Der Server ist gerade voll. Bitte versuch es gleich noch einmal.
too-slow = Deine Anfrage ist zu langsam angekommen: Bitte versuch es noch einmal.
storage-trouble = Der Server kann gerade nichts speichern: { $why } Nichts Bestätigtes ist verloren; wir versuchen es weiter.
storage-full = Seine Festplatte ist voll.
storage-locked = Seine Datenbank ist beschäftigt.
storage-read_only = Seine Datenbank darf nicht beschrieben werden.
storage-damaged = Seine Datenbank ist beschädigt.
storage-unreachable = Seine Datenbank antwortet nicht.
storage-gone = Seine Datenbank ist verschwunden.
storage-hanging = Seine Datenbank antwortet nicht rechtzeitig.
storage-closing = Er wird gerade neu gestartet.
record-not-over = Die Aufzeichnung enthält die Geheimnisse aller: Es gibt sie, wenn die Partie zu Ende ist.

replay-start = Der Tisch ist aufgebaut.
replay-first = Zum Anfang
replay-prev = Einen Schritt zurück
replay-play = Von selbst weiterlaufen lassen oder anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-scale = Zeitpunkt
replay-eyes = Mit den Augen von { $name }
replay-back = Zurück zum Tisch

text-title = { $table } in Worten
text-to-board = Zum Bild
text-asked = Die Frage
text-options = Was du tun kannst
text-refused = Was du nicht tun kannst, und warum
text-command = Oder tippe es
text-command-label = Aktion, wie der Verlauf sie schreibt
text-send = Senden
text-reload = Noch einmal nachsehen
too-many = Zu viele Anfragen: Bitte warte einen Moment.
too-many-tables = Du hast, oder alle an deinem Anschluss haben, heute schon { $n } Partien offen. Spielt erst ein paar davon zu Ende.
too-many-hints =
    { $n ->
        [1] Auf einen Tipp wartest du, oder warten alle an deinem Anschluss, schon. Warte ihn erst ab.
       *[other] Auf { $n } Tipps wartest du, oder warten alle an deinem Anschluss, schon. Warte erst einen davon ab.
    }
foreign-origin = Diese Anfrage kommt von einer anderen Seite.
no-cookie = Dein Browser hat kein Cookie von uns geschickt: Lade die Seite neu und versuch es noch einmal.
forged = Diese Seite ist zu alt oder nicht von uns: Lade sie neu und versuch es noch einmal.
too-large = Das ist zu viel: höchstens { $n } kB.
old-table = Dieser Tisch braucht Karten oder Regeln, die dieser Server nicht hat: Er wurde mit einer anderen, vielleicht neueren Version von Tabuleiro eröffnet. Dort geht es weiter.
not-away = Ein Bot kann für { $name } spielen, wenn von dort auf eine Frage { $time } lang nichts kam.
not-away-never = An diesem Tisch spielt kein Bot für jemand anderen: So wurde es vereinbart.
back-for = Für { $name } zurücknehmen
help-keys = einzelne Tasten sind an
status-stand-in = Nach { $time } darf ein Bot einspringen (Menü).
seats-renewed = Hier ist der neue Link. Der bisherige führt nirgends mehr hin.
status-bot-plays = Ein Bot spielt für dich.
play-myself = Meinen Platz zurücknehmen
play-again = Revanche
light-waits = wartet
hint-best =
    { $n ->
        [1] am besten: bei Spielende etwa 1 Punkt
       *[other] am besten: bei Spielende etwa { $n } Punkte
    }
hint-sure = Am besten jetzt: { $what }.
hint-more = Warum das?
hint-brings = Bis zum Ende dieses Zugs:
hint-brings-nothing = Bis zum Ende dieses Zugs bringt es nichts.
hint-brings-whole = Bis zum Ende des Spiels:
hint-brings-none = Bis zum Ende des Spiels bringt es nichts.
hint-then = Danach: { $what }
hint-second-lacks = Am zweitbesten: { $what }. Damit hättest du weniger:
hint-second-later = Am zweitbesten: { $what }. Das bringt jetzt ebenso viel, aber später weniger.
hint-second-even = Etwa gleich gut: { $what }.
help-keys-title = Tasten
help-choose = Was gelbe Ecken hat, kannst du wählen: Klicke oder tippe darauf.
help-confirm = Eine geheime Wahl gilt erst mit dem roten Knopf. Bis dahin kannst du etwas anderes nehmen oder sie aufheben.
help-back = Zurücknehmen macht deine letzte Wahl ungeschehen, solange seitdem nichts Neues bekannt wurde.
help-why = Klicke auf etwas Ausgegrautes, um zu lesen, warum es gerade nicht geht. Jede andere Karte zeigt sich groß.
help-hold = Halte den Finger auf eine Karte oder die Maus darüber, um sie groß und mit allem zu sehen, was sie tut: Das wählt nichts.
help-advice = Der Tipp sagt, was der stärkste Bot an deiner Stelle tun würde; er weiß nicht mehr als du.
help-icons = Das Fragezeichen erklärt jedes Symbol; die auf dem Bildschirm kommen zuerst.
reading-title = Vorlesen
reading-none = An diesem Tisch ist gerade keine Seite des Buches offen.
reading-back = Zurück zum Tisch
status-held = { $of ->
    [round] Du bist fertig.
    [choice] Deine Wahl ist getroffen.
   *[turn] Alles ist getan.
}
status-revealed = Etwas Neues kam ans Licht: Das lässt sich nicht zurücknehmen.
status-held-more = { $of ->
    [round] Mach weiter oder nimm etwas zurück.
    [choice] Weiter, oder nimm sie zurück.
   *[turn] Beende deinen Zug oder nimm etwas zurück.
}
end-turn = { $of ->
    [round] Weiter
    [choice] Weiter
   *[turn] Zug beenden
}
keep-turn = mein Zug endet, wenn ich es sage (sonst sofort)
hint-first = am besten
hint-nearly = fast so gut
hint-less =
    { $n ->
        [1] 1 Punkt weniger
       *[other] { $n } Punkte weniger
    }
status-you-win = Du gewinnst mit { $n } Vorsprung.
status-you-win-tie = Du gewinnst: Der Gleichstand wird für dich entschieden.
status-you-lost =
    { $n ->
        [0] { $name } gewinnt, mit so vielen Punkten wie du.
       *[other] { $name } gewinnt. Du lagst { $n } zurück.
    }
ask-back = Zurück
ask-on = Trotzdem
ask-off = Nicht mehr fragen
