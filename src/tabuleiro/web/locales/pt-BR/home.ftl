# A página inicial, e as listas das próprias mesas.

home-title =
    { $n ->
        [3] Três jogos, uma mesa
       *[other] { $n } jogos, uma mesa
    }
home-greeting = Puxe uma cadeira.
home-about =
    { $n ->
        [3] Três jogos de tabuleiro modernos numa só mesa: com amigos por link, contra bots de todos os níveis, ou só você e um bom quebra-cabeça.
       *[other] { $n } jogos de tabuleiro modernos numa só mesa: com amigos por link, contra bots de todos os níveis, ou só você e um bom quebra-cabeça.
    }
home-free = Gratuito e de código aberto. Sem cadastro. Roda também no seu computador.
home-play-now = Jogar agora
home-invite = Convidar amigos
home-quick =
    { $bots ->
        [0] Jogar agora: { $game }, modo solo.
        [1] Jogar agora: { $game }, você contra um bot.
       *[other] Jogar agora: { $game }, você contra { $bots } bots.
    }
home-join-label = Tem um link ou um código?
home-join-example = Cole aqui
home-join = Entrar
home-join-wrong = Este link ou código não é daqui. Talvez falte uma parte: copie tudo de novo.
home-waiting =
    { $n ->
        [1] 1 mesa espera por você
       *[other] { $n } mesas esperam por você
    }

poster-play = Jogar
poster-learn = Aprender
poster-play-game = Jogar { $game }
poster-learn-game = Aprender a jogar { $game }

turn-title = Sua vez
turn-caption =
    { $n ->
        [1] 1 mesa
       *[other] { $n } mesas, a que espera há mais tempo primeiro
    }
turn-none = Nenhuma mesa espera por você. Abra uma: leva menos de um minuto.
turn-none-running =
    { $n ->
        [1] Ninguém espera por você agora. Uma das suas partidas está em andamento.
       *[other] Ninguém espera por você agora. { $n } das suas partidas estão em andamento.
    }
turn-see-tables = Ver suas mesas
turn-start-alone = Modo solo
turn-start-here = Nesta mesma tela
turn-start-bots = Contra bots

deal-title = Partida do dia
deal-caption = as mesmas cartas para todos
deal-solo = { $game } solo
deal-best = recorde { $points }
deal-dig = Cavar
deal-again = De novo
deal-go-on = Continuar
deal-note = Uma partida nova por dia, no modo solo: até onde você consegue cavar?
deal-table = Partida de { $day }/{ $month }/{ $year }

back-title = Para relembrar
back-won = Você venceu “{ $table }” com { $points } pontos, { $ahead } à frente.
back-won-tie = Você venceu “{ $table }” com { $points } pontos, por um fio.
back-lost = { $winner } venceu “{ $table }” com { $points } pontos. Você fez { $mine }.
back-alone = “{ $table }”: você fez { $points } pontos.
back-challenge-won =
    { $points ->
        [1] “{ $table }”: desafio cumprido, com 1 ponto.
       *[other] “{ $table }”: desafio cumprido, com { $points } pontos.
    }
back-challenge-lost =
    { $points ->
        [1] “{ $table }”: desafio perdido, com 1 ponto.
       *[other] “{ $table }”: desafio perdido, com { $points } pontos.
    }
back-watched = { $winner } venceu “{ $table }” com { $points } pontos.
back-chart = Pontos por rodada. { $lines }
back-chart-line = { $name }: { $points }.
back-see = Rever a partida
back-none = Sua última partida vai aparecer aqui: os pontos e cada jogada para rever.
back-learn = Aprender a jogar

tables-title = Suas mesas
tables-lead = Todas as mesas em que você joga neste navegador.
tables-running = Em andamento
tables-running-none = Nenhuma partida em andamento.
tables-finished = Terminadas
tables-finished-none = Nenhuma partida terminou ainda.
tables-your-turn = Sua vez
tables-waiting = Esperando { $names }
tables-open =
    { $n ->
        [1] Um lugar ainda está livre
       *[other] { $n } lugares ainda estão livres
    }
tables-go = Ir para a mesa
tables-go-to = Ir para a mesa “{ $table }”
tables-look = Rever
tables-look-to = Rever “{ $table }”
tables-score = { $name } { $points }
replays-title = Replays
replays-lead = Suas partidas terminadas, para rever jogada por jogada.
tables-new = Abrir uma nova mesa
