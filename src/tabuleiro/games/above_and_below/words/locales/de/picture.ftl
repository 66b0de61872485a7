# Wörter in den Bildern von Above and Below.

picture-room = Platz für einen Außenposten
picture-next-cave = nächste Höhle
picture-over = Spiel zu Ende
picture-houses = Häuser
picture-outposts = Außenposten
picture-keys = Schlüsselhäuser
picture-stars = Sternhäuser
picture-hire = Neue Leute
picture-reputation = Ansehen
picture-goods = Warenleiste
picture-ready = Bereit
picture-exhausted = Erschöpft
picture-injured = Verletzt
picture-sent = Unterwegs
