# Aufgaben: eine Stellung, eine Entscheidung, und was sie wert war.

puzzles-title = Aufgaben
puzzles-lead = Eine Stellung, eine Entscheidung: Finde, was eindeutig am besten ist. Bei jeder Aufgabe zählt deine erste Antwort.
puzzles-empty = Hier gibt es keine Aufgaben.
puzzles-stand =
    { $n ->
        [1] 1 Aufgabe
       *[other] { $n } Aufgaben
    }, { $tried } versucht, { $right } richtig
puzzles-rating = Wertung { $n }
puzzles-solve = Lösen
puzzles-solve-of = Aufgaben zu { $game } lösen
puzzles-done = Alle versucht
puzzles-any = Aus allen Spielen

puzzle = Aufgabe
puzzle-title = Aufgabe: { $game }
puzzle-none = Diese Aufgabe gibt es nicht.
puzzle-no-option = Das steht bei dieser Aufgabe nicht zur Wahl: Nimm etwas, das angeboten wird.
puzzle-about = Die Stellung stammt aus einer Partie von Bots. Du siehst, was der Spieler sehen konnte.
puzzle-task = Eines ist eindeutig am besten. Was?
puzzle-choose = Wähle zuerst etwas aus.
puzzle-answer = Antworten
puzzle-next = Nächste Aufgabe
puzzle-right = Richtig!
puzzle-nearly =
    { $n ->
        [1] Fast: Das kostet 1 Prozentpunkt Gewinnchance.
       *[other] Fast: Das kostet { $n } Prozentpunkte Gewinnchance.
    }
puzzle-wrong =
    { $n ->
        [1] Falsch: Das kostet 1 Prozentpunkt Gewinnchance.
       *[other] Falsch: Das kostet { $n } Prozentpunkte Gewinnchance.
    }
puzzle-best = Am besten: { $what }
puzzle-own = Deine Wahl: { $what }.
puzzle-gap = Das Zweitbeste kostet { $n } Prozentpunkte Gewinnchance (± { $interval }), geschätzt aus { $worlds } möglichen Fortsetzungen für jede Wahl.
puzzle-losses = Was das Übrige kostet
puzzle-rated = Deine Wertung: { $n } ({ $change })
