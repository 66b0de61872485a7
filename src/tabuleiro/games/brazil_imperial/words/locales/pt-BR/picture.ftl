# Palavras nas figuras de Brazil: Imperial.

picture-title = Brazil: Imperial como o lugar { $seat } o vê
picture-spectator = Brazil: Imperial como todos o veem
