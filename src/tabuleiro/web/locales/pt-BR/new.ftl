# Abrir uma mesa, seus lugares e links, sentar-se.

new-title = Uma nova mesa
new-heading = { $game }: quem joga?
new-lead = Joguem juntos nesta tela, convide amigos por link, ou deixe bots nas outras cadeiras. Tudo pode mudar até você abrir a mesa.
new-seats = Lugares
new-seat = Lugar { $seat }
new-guest = Nome da pessoa no lugar { $seat }
new-guest-example = O nome dela
new-drop = Tirar o lugar { $seat }
new-add = Mais um lugar
new-levels = Qual é a força dos bots?
new-how = Como vocês jogam
new-table-name = Nome da mesa
new-hints = Dicas são permitidas
new-hints-more = Qualquer pessoa pode perguntar ao bot mais forte o que ele faria.
new-more = Mais
new-seed = Semente
new-seed-more = Um número inteiro: a mesma semente dá as mesmas cartas. Vazio quer dizer ao acaso.
new-lang-more = Cada pessoa à mesa lê no seu próprio idioma.
new-open = Abrir a mesa
new-faults = Algo ainda não está certo: está marcado abaixo.

kind-you = Você
kind-here = Outra pessoa nesta tela
kind-open = Um amigo, por link
kind-bot = Bot: { $level }

level-1 = 1, amigável
level-2 = 2, tranquilo
level-3 = 3, firme
level-4 = 4, afiado
level-5 = 5, mestre
level-promise-1 = Tropeça bastante. Bom para a primeira partida, e para crianças.
level-promise-2 = Conhece os caminhos da mina, e perde alguns.
level-promise-3 = Boa companhia para uma noite calma.
level-promise-4 = Entrega pouco. Você vai precisar de um plano.
level-promise-5 = O mais forte que há: olha uma jogada adiante e não tropeça em nada.
level-note = Cada nível vence cerca de duas em cada três partidas contra o nível abaixo. Nenhum vê as suas cartas, e nenhum faz esperar.

option-imperial-miners-first_game = Primeira partida
option-more-imperial-miners-first_game = Cada pessoa recebe seis cartas e fica com todas: nada a escolher antes de conhecer as cartas.

table-names = Lanterna de cobre | Fundo do poço | Veio de domingo | Barro vermelho | Segundo turno | Sete escadas | Canário azul | Luz do dia | Pepita de ouro | Trem da noite | Viga que range | Madeira velha | Óleo de lampião | Galeria nova | Pausa na mina | Boca da mina

fault-no-game = Este jogo não existe aqui.
fault-seats = { $game } é para { $fewest } a { $most } lugares, não { $n }.
fault-you-twice = Você já está no lugar { $seat }.
fault-nobody-here = Ocupe um lugar você também, para que a mesa seja sua.
fault-no-kind = Ninguém assim pode se sentar aqui.
fault-guest-empty = Diga como esta pessoa se chama.
fault-table-empty = A mesa precisa de um nome.
fault-seed-open = Com lugares abertos ninguém pode conhecer a distribuição antes: deixe a semente vazia.
fault-seed = Uma semente é um número inteiro de até 20 dígitos, ou nada.
fault-refused = Não foi possível abrir esta mesa: { $why }

seats-title = Lugares em { $table }
seats-says-open =
    { $n ->
        [1] Um lugar ainda está livre. Mande o link a quem vai se sentar ali: o lugar é de quem se sentar primeiro.
       *[other] { $n } lugares ainda estão livres. Mande cada link a uma pessoa: o lugar é de quem se sentar primeiro.
    }
seats-says-full = Todo mundo já chegou.
seats-says-guest = Você não está sentado a esta mesa. Peça um link se quiser jogar.
seats-person = já chegou
seats-you = você
seats-bot-plays = bot
seats-open = ainda livre
seats-stand-in = um bot por enquanto
seats-link = Link do lugar { $seat }
seats-copy = Copiar
seats-copied = Copiado
seats-instead = Ninguém vem?
seats-bot = Deixar um bot aqui
seats-watch = Para quem só quer assistir
seats-watch-link = Link para assistir
seats-go = Ir para a mesa
seats-again = Ver quem chegou

join-title = Um lugar em { $table }
join-heading = Há uma cadeira livre em “{ $table }”.
join-lead = Você foi convidado para uma partida de { $game }. Diga como se chama e sente-se.
join-yours = seu lugar
join-sit = Sentar-se
join-wrong-title = Este link não leva a lugar nenhum.
join-wrong = Talvez falte uma parte: peça-o de novo e copie-o inteiro.
join-taken-title = Esta cadeira está ocupada.
join-taken = Alguém já se sentou com este link. Você pode assistir, ou pedir outro lugar.
join-over-title = Esta partida terminou.
join-over = Você pode revê-la, jogada por jogada.
join-watch = Assistir à mesa
