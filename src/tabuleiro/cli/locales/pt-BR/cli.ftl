# O que o terminal diz em torno de um jogo; { $name } é o nome de um jogador, { $place } um arquivo.

## começar e sair

welcome = Tabuleiro: { $game }, semente { $seed }
how-to-answer = Digite um número, uma ação, hint (dica) ou help (ajuda).
you = você
pass-keyboard = Passe o teclado para { $name }, que então aperta Enter:
bot-failed = { $why }. Em seu lugar vale a primeira ação permitida.
goodbye = Até logo!
resume = Para continuar depois: { $command }
saved = Salvo em { $place }.
saved-result = Salvo em { $place }. Para ver de novo: { $command }
not-saved = Não foi salvo: não é possível gravar { $place } ({ $why }). O que estava lá continua como estava; a partida segue.
save-where = Diga onde, por exemplo: save minha-partida.txt

## respostas ao que se digita

possible =
    Possível: { $most ->
        [1] o número 1
       *[other] um número de 1 a { $most }
    }, uma ação como "{ $example }", ou hint, why, undo, log, card, show, save, help, quit.
no-such-number = Não há opção { $number }: elas vão de 1 a { $most }.
undone = Desfeito.
why-possible = "{ $text }" é possível agora.
why-nothing = Tudo o que você vê aqui é possível.
log-number = "{ $text }" não é um número de linhas.
log-empty = Ainda não aconteceu nada.
no-such-card = Não há carta chamada "{ $text }".
hint-options =
    O que o bot search pensa depois de { $worlds ->
        [1] 1 mundo imaginado
       *[other] { $worlds } mundos imaginados
    } ({ $lead ->
        [1] vantagem esperada no fim sobre o melhor dos outros
       *[other] pontos esperados no fim
    }, e quantas vezes tentou):
hint-figures = { $points } pontos, { $visits }{ $times }
hint-line = Como pode continuar:
hint-habit = O bot search não pensa sobre isto; o hábito dele é:
help = Digite o número de uma opção, ou a própria ação, como "{ $example }". Além disso:
help-hint = diz o que o bot search faria no seu lugar, e como chega a isso
help-why = [AÇÃO] diz por que algo não é possível; sem ação: tudo o que você vê e não é possível
help-undo = desfaz sua última ação, enquanto nada de novo foi revelado
help-log = [N] mostra as últimas 20 (ou N) linhas do registro
help-card = NOME mostra todo o texto de uma carta
help-show = desenha a mesa inteira
help-save = [ARQUIVO] salva a partida
help-help = mostra isto
help-quit = sai da partida

## a mesa

column-seat = Lugar
column-vp = PV
column-coins = Moedas

## o resultado

column-total = Total
winner = { $name } venceu.
winners = Vitória compartilhada: { $names }.
set-up = A preparação
replay-agrees = Todas as ações são válidas e levam ao resultado registrado ({ $result }). Se o acaso foi justo não se confere aqui.
replay-unfinished =
    { $shown ->
        [1] Mostrada: 1 ação de { $actions }; a partida não terminou.
       *[other] Mostradas: { $shown } ações de { $actions }; a partida não terminou.
    }

## listas e números

column-cost = Custo
column-card = Carta
content-none = Este jogo não tem conteúdo próprio.
column-words = O que faz
column-bot = Bot
column-games = Partidas
column-mean = Média
column-sd = DP
column-min = Mín.
column-max = Máx.
column-wins = Vitórias
column-score = Pontos
sim-figures = Semente { $seed }: { $decisions } decisões por partida, { $speed } decisões por segundo, { $seconds } segundos ao todo.
sim-faults =
    { $n ->
        [1] Uma vez um bot falhou, e valeu sua primeira ação permitida: { $why }
       *[other] Bots falharam { $n } vezes, e valeu a primeira ação permitida. A primeira vez: { $why }
    }

## os bots

bot-random = faz qualquer ação permitida
bot-greedy = experimenta cada opção em um mundo imaginado e fica com a que parece melhor no fim do seu turno
bot-search = imagina muitos mundos e faz crescer uma árvore das suas escolhas; search:1 é amigável, search sozinho tem nível 5, search:6 pensa um segundo e é o mais forte
bots-levels = Níveis do bot search em { $game }:
column-worlds = Mundos
column-slack = Folga
column-seconds = Segundos
bots-promise = Mundos: quantos são imaginados para uma decisão. Folga: pontos que ele pode deixar escapar, mais ou menos. Segundos: em média nenhuma decisão demora mais, em um núcleo com a versão compilada.

## conjuntos de dados

dataset-written =
    { $decisions } decisões de { $plays ->
        [1] uma partida
       *[other] { $plays } partidas
    }: { $place }

## a arena

column-win-rate = Vitórias % (95%)
column-points = Pontos ± DP
column-rating = Avaliação
column-think = ms/lance (máx.)
column-faults = Falhas
arena-matrix = Com que frequência a linha vence a coluna, com intervalo de 95%:
arena-scores =
    Pontos de { $low } a { $high }, { $step ->
        [1] um ponto
       *[other] { $step } pontos
    } por sinal; ao lado, o mínimo, a mediana e o máximo:
arena-rating = Avaliação: OpenSkill (Plackett-Luce), mu ± 2 sigma, média de { $orders } ordens embaralhadas das partidas.
arena-figures =
    { $games } partidas, { $lineups ->
        [1] 1 formação
       *[other] { $lineups } formações
    } de { $seats } lugares em todas as rotações, sementes de { $first } a { $last }.
arena-faults = { $bot } perdeu decisões: { $raised } por erro, { $illegal } não permitidas, { $slow } acima do tempo. Primeira: { $first }
arena-unplayed =
    { $n ->
        [1] { $bot } nunca jogou: perdeu sua única decisão.
       *[other] { $bot } nunca jogou: perdeu todas as suas { $n } decisões.
    } O que segue sobre ele é obra das primeiras ações permitidas. Primeira: { $first }
arena-resumed = { $finished } de { $total } partidas já estavam em { $place }.
arena-stopped = Interrompido. { $finished } de { $total } partidas estão guardadas em { $place }; o mesmo comando continua dali.
arena-files = Diário, JSON, CSV e imagem: { $place }
picture-title = Arena: { $game }
picture-ratings = Avaliação (OpenSkill, mu ± 2 sigma)
picture-matrix = Com que frequência a linha vence a coluna (intervalo de 95%)
picture-scores = Pontos (caixa: quartis; linha: do mínimo ao máximo; círculos: partidas)
