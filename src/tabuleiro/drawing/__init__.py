"""Pictures as SVG and HTML: tags, icons, icon phrases, seat marks; what the boards of all games are drawn with."""
