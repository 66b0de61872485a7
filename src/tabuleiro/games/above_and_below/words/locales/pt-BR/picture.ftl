# Palavras dentro das imagens de Above and Below.

picture-room = cabe um entreposto
picture-next-cave = próxima caverna
picture-title = Above and Below como o lugar { $seat } vê
picture-spectator = Above and Below como todos veem
picture-over = Fim de jogo
picture-houses = Casas
picture-outposts = Entrepostos
picture-keys = Casas-chave
picture-stars = Casas-estrela
picture-hire = Quem chega
picture-reputation = Reputação
picture-goods = Trilha de progresso
picture-ready = Prontos
picture-exhausted = Cansados
picture-injured = Feridos
picture-sent = Explorando
