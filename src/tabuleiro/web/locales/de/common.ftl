# Der Rahmen aller Seiten: Kopf, Navigation, Name und Einstellungen; Namen der Spiele; Zeitspannen.

page-skip-to-content = Zum Inhalt springen
nav-main = Hauptmenü
nav-play = Spielen
nav-tables = Tische
nav-replays = Wiederholungen
nav-puzzles = Aufgaben
nav-album = Album
nav-rules = Regeln
page-language = Sprache
page-theme = Hell oder dunkel
page-theme-system = Wie das Gerät
page-theme-light = Hell
page-theme-dark = Dunkel
page-me = { $name }: Menü und Einstellungen
page-nobody = Dein Name
page-your-name = Dein Name
page-needed = nötig
page-save-name = Speichern


since-now = jetzt
since-minutes = { $n } min
since-hours = { $n } h
since-days =
    { $n ->
        [1] 1 Tag
       *[other] { $n } Tage
    }

page-home = Zur Startseite
fault-name-empty = Sag bitte, wie du heißt.
fault-name-long = Ein Name hat höchstens { $most } Zeichen; dieser hat { $n }.
fault-name-odd = In diesem Namen ist etwas, das man nicht sieht, oder zu viel auf einem Buchstaben.
fault-name-alike = Das sieht aus wie { $other }, und so heißt an diesem Tisch schon jemand: Bitte wähle einen anderen Namen.
