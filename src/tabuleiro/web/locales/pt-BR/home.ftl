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
home-first = Aprender jogando
home-known = Já conheço um dos jogos
home-first-more = Uma primeira partida de verdade de { $game }, com um guia, em cerca de dez minutos.
home-first-other = Ou primeiro:
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
poster-first = Primeira partida
poster-first-game = Uma primeira partida de { $game } com um guia

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
deal-note = Uma partida nova por dia, a mesma para todos: vale a sua primeira tentativa.
deal-play = Jogar
deal-play-of = Jogar a partida do dia de { $game }
deal-go-on = Continuar
deal-go-on-of = Continuar a partida do dia de { $game }
deal-results = Resultados
deal-results-of = Resultados da partida do dia de { $game }
deal-all = Todos os resultados
deal-table = Partida de { $day }/{ $month }/{ $year }
deal-lead = Todos têm as mesmas cartas até a meia-noite (UTC). Vale a primeira tentativa de cada pessoa, se terminar até lá; os bots também jogam.
deal-past = Este dia acabou: veja de novo a sua partida e as dos bots.
deal-over = Este dia acabou.
deal-alone = No modo solo: valem os pontos.
deal-against = Contra um bot: vale a vantagem.
deal-nobody = Ninguém chegou ao fim ainda.
deal-nobody-came = Ninguém chegou ao fim.
deal-bots-play = Os bots ainda estão jogando.
deal-place = Lugar
deal-player = Jogador
deal-points = Pontos
deal-bot-points = Bot
deal-ahead = Vantagem
deal-look = Ver de novo
deal-guest = Convidado
deal-you = { $name } (você)
deal-bot = Bot, nível { $level }
deal-day-before = O dia anterior
deal-day-after = O dia seguinte
deal-none = Essa partida do dia não existe.

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

album-title = Álbum
album-lead = Aqui fica guardado, para este navegador, o que você encontrou nas suas partidas.
album-none = Nada ainda: a primeira história vem com a primeira expedição.
album-not-met = Você ainda não encontrou isto.
