first-game-title = Dein erstes Reich
first-game-about = Zwölf Minuten: bauen, aufstellen, erkunden, ein Gemälde, ein Auftrag, eine neue Epoche, ein Kampf und eine Stadt; danach spielst du frei weiter.
first-game-wrong = Gut, aber für später. Zuerst das Markierte.
first-game-chapter-capital = Hauptstadt und Sägewerk
first-game-chapter-unit = Die erste Einheit
first-game-chapter-painting = Ein Gemälde und ein Fund
first-game-chapter-mission = Der erste Auftrag
first-game-chapter-units = Der Monarch
first-game-chapter-fight = Erneuern und ein Kampf
first-game-chapter-city = Eine Stadt
first-game-chapter-end = Punkte und Ende
first-game-capital = Drei Epochen, und wer die meisten Siegpunkte { $laurel } (SP) hat, gewinnt. Zuerst deine Hauptstadt: Wähle A3, mit einem Kaffee { $coffee } und dem ersten Zug.
first-game-capital-wrong = G4 ginge auch. Hier beginnen wir auf A3.
first-game-arch = In jedem Zug kommt dein Marker auf einen von sieben Bögen: Das ist deine Aktion; danach dürfen Einheiten ziehen. Beginne mit Bauen { $a-build }.
first-game-arch-wrong = Bald nutzt du sie alle. Zuerst Bauen.
first-game-sawmill = Ein Gebäude kommt auf sein Gelände, neben eigene Plättchen, nie neben fremde. Ein Sägewerk { $b-sawmill } braucht Wald und ein Zuckerrohr { $cane } oder einen Kaffee { $coffee }. Kaffee hast du: Baue es auf A2.
first-game-sawmill-wrong = B2 ginge auch. Nimm hier A2.
first-game-gift = Zwei Brasilholz { $brazilwood } liegen dort, bis du sie ausgibst, und 1 Punkt gehört dir. Tibiriçá, dein Monarch { $u-monarch }, belohnt deine ersten drei Plättchen im Wald: Nimm Zuckerrohr { $cane } oder Kaffee { $coffee }, beende dann den Zug.
first-game-gift-wrong = Mit Zuckerrohr oder Kaffee baust du bald eine Fazenda.
first-game-arch-deploy = Dein geheimer Auftrag { $mission } verlangt eine Einheit, eine Fazenda und ein Gemälde. Der Marker muss in jedem Zug weiter: Bauen ist gesperrt; fremde Marker sperren nichts. Wähle Aufstellen { $a-deploy }: Das bringt eine Einheit.
first-game-archer = Stelle den ersten Bogenschützen { $u-archer } in deine Hauptstadt: 2 Punkte, und so groß ist auch seine Stärke { $strength } im Kampf. Er kostet einen beliebigen Rohstoff.
first-game-archer-wrong = Diese Einheit kann warten. Zuerst dieser Bogenschütze.
first-game-archer-chosen = Aufstellen zieht eine Karte { $combat-card }: Sobald du bezahlt hast, gibt es kein Zurück. Wichtiges wartet auf den roten Knopf: Drücke ihn.
first-game-pay = Güter auf deinen Plättchen zählen wie die im Vorrat. Gold { $gold } bezahlt jeden Rohstoff; Wissenschaft { $science } ist ein Joker, für Rohstoffe und Gold. Spare den Vorrat für die Fazenda: Zahle mit Brasilholz { $brazilwood } von A2.
first-game-pay-wrong = Hebe das auf: Die Fazenda braucht es.
first-game-free-move = 2 Punkte und eine Kampfkarte { $combat-card }! Nach der Aktion darf eine Einheit frei ein Feld weit ziehen: nach A4. Die zusätzliche Bewegung, zurück in die Hauptstadt, nützt heute niemandem: Beende den Zug.
first-game-free-move-wrong = Von A4 erreichst du das Fragezeichen. Gehe dorthin.
first-game-arch-painting = Dein Auftrag verlangt ein Gemälde. Wähle den Bogen Gemälde { $a-painting }, dann „José de Anchieta“: kostenlos, 1 Punkt und ein Rohstoff für jedes Plättchen, das du aufdeckst.
first-game-arch-painting-wrong = Erst der Bogen Gemälde, dort „José de Anchieta“: kostenlos, und er lohnt sich sofort.
first-game-explore = Die erste Einheit auf einem Fragezeichen { $explore-tile } deckt das Plättchen auf: eine Tierart, ein Fluss, eine Expedition, Kultur, ein Fund, was auch kommt. Probiere es aus: Gehe nach A5.
first-game-find = Ein Jaguar, eine Tierart: deiner, für 1 Punkt! Funde und Gemälde liegen bei deinem Monarchen { $u-monarch }, dort schlägst du sie auf. Und das Gemälde lohnt sich: Zuckerrohr { $cane } oder Kaffee { $coffee }, wie du magst.
first-game-find-wrong = Zuckerrohr oder Kaffee hilft dir jetzt mehr.
first-game-additional-move = Die meisten Bögen bringen eine eigene zusätzliche Bewegung. Die des Bogens Gemälde führt in einen Wald { $t-forest }: Gehe weiter nach B4 und beende den Zug.
first-game-farm = Bauen { $a-build } geht wieder. Eine Fazenda { $b-farm } braucht Ebene { $t-field }, wie immer neben eigenen Plättchen, nicht neben fremden; Brasilholz { $brazilwood } und Zuckerrohr oder Kaffee. Baue sie auf B3.
first-game-farm-wrong = Dein Auftrag verlangt eine Fazenda, und B3 ist ein guter Ort.
first-game-farm-pay = Wähle, womit du zahlst, Zuckerrohr oder Kaffee: Kaffee { $coffee } bringt gleich die Fazenda. Sie ist teurer als das Sägewerk, darum 2 Punkte wert.
first-game-reveal = Einheit, Gemälde, Fazenda: alles da. Decke deinen Auftrag { $mission } auf: Er bringt seinen Punkt und einen Palast und beginnt Epoche II für alle.
first-game-reveal-wrong = Die Bewegung kann warten: Decke deinen Auftrag auf.
first-game-palace = 1 Punkt und ein Palast { $b-palace }! Jeder hat seine Art Plättchen: II kommt auf ein Gebäude der Epoche I { $era-1 } und bringt ein Zuckerrohr und ein Produkt. Setze ihn auf dein Sägewerk.
first-game-palace-wrong = Palast II hilft sofort, und auf A2 lässt er die Fazenda für Palast V frei.
first-game-product = Produkte bringen Punkte und verbessern einen Bogen dauerhaft. Mit Herstellen { $a-manufacture } machst du sie als Aktion aus Gütern, etwa Farbstoff aus 2 Brasilholz { $brazilwood }. Dieses ist gratis: Nimm Farbstoff.
first-game-slot = Ein Produkt passt auf die zwei Bögen mit seiner Form { $product-square }. Lege es auf Aufstellen { $a-deploy }: Von nun an sind es bis zu zwei Einheiten und zwei Kampfkarten.
first-game-slot-wrong = Zwei Einheiten auf einmal sind jetzt mehr wert: Aufstellen.
first-game-token = Epoche II { $era-2 } für alle, mit Goldschmelzen, Plantagen und Städten! Unter welchen Bogen kommt der alte Marker? Dort darfst du ein verdecktes Plättchen ansehen. Wähle frei, beende den Zug; der neue Marker beginnt, wo du magst.
first-game-monarch = Aufstellen { $a-deploy } bringt jetzt zwei Einheiten. Zuerst den Monarchen { $u-monarch }: Tibiriçá selbst als Einheit, die Städte gründet. Ein beliebiger Rohstoff bezahlt ihn.
first-game-monarch-wrong = Zuerst der Monarch: Bald willst du eine Stadt.
first-game-second-archer = Dann der zweite Bogenschütze { $u-archer }, für Zuckerrohr oder Kaffee. Dazu gibt es zwei Kampfkarten { $combat-card }.
first-game-monarch-moves = Städte entstehen, wo der Monarch steht: Schicke ihn nach B2 und beende den Zug.
first-game-renovate = Ein Pikenier an deiner Fazenda! Erst das Geschäft: Dein Sägewerk ist leer. Wähle Erneuern { $a-renovate }: Für einen beliebigen Rohstoff produziert es wieder.
first-game-attack = Wieder zwei Brasilholz. Nun die freie Bewegung: Wer ein feindliches Feld betritt, beginnt einen Kampf. Dein Bogenschütze hat Stärke { $strength } 2, der Pikenier 1. Auf nach C4!
first-game-combat-card = Jede Seite legt bis zu drei Karten dazu; die höhere Summe gewinnt, bei Gleichstand die Verteidigung. Spiele „General Osório“ { $combat-card }, im Angriff 2 wert, und keine weitere.
first-game-combat-card-wrong = Eine Karte genügt, diese. Aus den anderen wird Gold.
first-game-won = 2 und 2 schlagen 1 und 1: 4 zu 2! Der Kampf bringt keine Punkte, aber Feld und Plättchen gehören dir. Besiegte Einheiten gehen in den Vorrat zurück und werden kostenlos wieder aufgestellt. Beende den Zug.
first-game-trade = Die Stadt Ouro Preto kostet 2 Gold { $gold }. Wähle Handel { $a-trade } und gib beide Kampfkarten: Sie bringen 1 Gold und eine Goldkarte { $gold-card }.
first-game-trade-again = Handeln darfst du, so oft du magst: Ein Rohstoff bringt das zweite Gold { $gold }. Merke: Gold bezahlt auch jeden Rohstoff, Wissenschaft { $science } Gold und jeden Rohstoff.
first-game-gold-card = Eine Goldkarte { $gold-card } zählt als 1 Gold, oder sie tut, was auf ihr steht. „Steinmetze“ bringt eine Extra-Aktion, Bauen. Spiele sie!
first-game-gold-card-wrong = Zuerst die Goldkarte, danach die Bewegung.
first-game-city = Eine Stadt { $b-city } entsteht, wo dein Monarch steht. Gründe Ouro Preto: 4 Punkte, und für den Wald legt Tibiriçá ein Gold dazu. Beende dann den Zug.
first-game-city-wrong = Ouro Preto ist mehr wert: 4 Punkte.
first-game-own-turn = Dieser Zug gehört dir. Deinem nächsten Auftrag { $mission } fehlen Plantage und Produkt. Der Hafen { $a-harbor } bringt einen Rohstoff, und mit dem Marker dort verteidigst du mit 2 mehr. Spiele, wie du magst, und beende ihn.
first-game-summary =
    Kurz gesagt:

    - Marker auf einen anderen Bogen, dann bewegen.
    - Bauen: passendes Gelände, neben eigenen Plättchen, nie neben fremden.
    - Gold bezahlt Rohstoffe, Wissenschaft beides.
    - Leeres erneuern.
    - Aufgedeckte Aufträge bringen Punkte, Palast und nächste Epoche.
first-game-yours = Manche Paläste, Gemälde und Monarchen bringen am Ende noch Punkte { $laurel }. Aufträge der Epoche III { $era-3 } bringen ihre einmal je Ziel, und der erste aufgedeckte macht die laufende Runde zur letzten. Der Rest der Partie gehört dir!
