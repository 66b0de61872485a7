# Wörter in den Bildern von Brazil: Imperial.

picture-title = Brazil: Imperial, wie Platz { $seat } es sieht
picture-spectator = Brazil: Imperial, wie alle es sehen
