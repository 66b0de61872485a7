# Words within pictures of Brazil: Imperial.

picture-title = Brazil: Imperial as seat { $seat } sees it
picture-spectator = Brazil: Imperial as everybody sees it
