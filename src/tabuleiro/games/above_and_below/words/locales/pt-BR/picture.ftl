# Palavras dentro das imagens de Above and Below.

picture-room = cabe um entreposto
picture-next-cave = próxima caverna
picture-over = Fim da partida
picture-houses = Casas
picture-outposts = Entrepostos
picture-keys = Casas-chave
picture-stars = Casas-estrela
picture-hire = Para treinar
picture-reputation = Reputação
picture-goods = Trilha de progresso
picture-ready = Prontos
picture-exhausted = Cansados
picture-injured = Feridos
picture-sent = Explorando
