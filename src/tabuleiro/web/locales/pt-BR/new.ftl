# Abrir uma mesa, seus lugares e links, sentar-se.

new-title = Uma nova mesa
new-heading = { $game }: quem joga?
new-lead = Jogue com outras pessoas nesta tela, convide amigos por link ou ponha bots nas outras cadeiras. Dá para mudar tudo até abrir a mesa.
new-game = Qual jogo?
new-company = Com quem?
company-alone = Modo solo
company-bots = Contra bots
company-here = Nesta mesma tela
company-friends = Com amigos, por link
new-pack = Esta casa joga com um pacote próprio: { $pack }.
new-seats = Lugares
new-seat = Lugar { $seat }
new-guest = Nome da pessoa no lugar { $seat }
new-guest-example = Nome
new-drop = Tirar o lugar { $seat }
new-add = Mais um lugar
new-levels = Qual é o nível dos bots?
new-how = Como jogar
new-table-name = Nome da mesa
new-hints = Permitir dicas
new-hints-more = Todos podem perguntar ao bot mais forte o que ele faria.
new-more = Mais
new-seed = Semente
new-seed-more = Um número inteiro: a mesma semente dá as mesmas cartas. Em branco, quem decide é o acaso.
new-text = Um texto seu
new-text-more = Ele entra no sorteio, para que nem o servidor possa escolhê-lo. Abaixo está a impressão digital da parte do servidor: anote-a, e você poderá conferi-la no fim.
new-stand-in = Um bot pode jogar por quem não responde
new-stand-in-more = Conta a partir da pergunta. A pessoa volta ao seu lugar quando quiser.
new-stand-in-bot = O bot que assume o lugar
stand-in-never = Nunca
stand-in-after = Depois de { $time }
stand-in-span =
    { $n ->
        [120] 2 minutos
        [300] 5 minutos
        [900] 15 minutos
        [3600] 1 hora
       *[86400] 1 dia
    }
new-lang-more = Cada pessoa na mesa lê no seu próprio idioma.
new-open = Abrir a mesa
new-faults = Ainda falta acertar algo: veja o que está marcado abaixo.

kind-you = Você
kind-here = Outra pessoa nesta tela
kind-open = Alguém por link
kind-bot = Bot: { $level }

level-1 = nível 1, amigável
level-2 = nível 2, tranquilo
level-3 = nível 3, firme
level-4 = nível 4, afiado
level-5 = nível 5, experiente
level-6 = nível 6, mestre
level-promise-1 = Erra bastante. Bom para a primeira partida e para crianças.
level-promise-2 = Conhece o jogo, mas deixa passar algumas chances.
level-promise-3 = Boa companhia para uma noite calma.
level-promise-4 = Quase não erra. Você vai precisar de um plano.
level-promise-5 = Pensa um turno à frente e não desperdiça nada.
level-promise-6 = O mais forte de todos: joga mentalmente vários turnos de todos e leva cerca de um segundo.
level-note = Cada nível vence cerca de duas em cada três partidas contra o nível abaixo. Nenhum vê as suas cartas, e nenhum faz você esperar muito.


table-names = Lanterna de cobre | Fundo do poço | Veio de domingo | Barro vermelho | Segundo turno | Sete escadas | Canário azul | Luz do dia | Pepita de ouro | Trem da noite | Viga que range | Madeira velha | Óleo de lampião | Galeria nova | Pausa na mina | Boca da mina

fault-no-game = Este jogo não existe aqui.
fault-seats = { $game } tem de { $fewest } a { $most } lugares, não { $n }.
fault-you-twice = Você já está no lugar { $seat }.
fault-nobody-here = Ocupe um lugar você também, para que a mesa seja sua.
fault-no-kind = Esta escolha não existe para este lugar.
fault-no-value = Isso não existe para este número de lugares: escolha de novo.
fault-no-choice = Escolha uma destas opções.
fault-guest-empty = Diga como esta pessoa se chama.
fault-table-empty = A mesa precisa de um nome.
fault-seed-open = Com lugares abertos, ninguém pode conhecer as cartas antes: deixe a semente em branco.
fault-seed = Uma semente é um número inteiro de até 20 dígitos. O campo também pode ficar em branco.
fault-text = Um texto para o sorteio tem no máximo { $most } caracteres simples numa só linha.
fault-refused = Não foi possível abrir esta mesa: { $why }

seats-title = Lugares em “{ $table }”
seats-says-open =
    { $n ->
        [1] Um lugar ainda está livre. Mande o link a quem vai se sentar ali: o lugar é de quem se sentar primeiro.
       *[other] { $n } lugares ainda estão livres. Mande cada link a uma pessoa: o lugar é de quem se sentar primeiro.
    }
seats-says-full = Todos os lugares estão ocupados.
seats-says-guest = Você não tem lugar nesta mesa. Peça um link se quiser jogar.
seats-person = já chegou
seats-you = você
seats-here = nesta tela
seats-bot-plays = bot
seats-open = ainda livre
seats-stand-in = um bot por enquanto
seats-link = Link do lugar { $seat }
seats-copy = Copiar
seats-copied = Copiado
seats-instead = Ninguém vem?
seats-bot = Colocar um bot aqui
seats-watch = Para quem só quer assistir
seats-watch-link = Link para assistir
seats-reach-here = Estes links só funcionam neste computador. Para outros aparelhos da casa, inicie o Tabuleiro com HOST=0.0.0.0 e abra esta página de novo.
seats-reach-network = Estes links funcionam em todos os aparelhos que estão na mesma rede deste computador, como o Wi-Fi de casa.
agreed-never = Nesta mesa, nenhum bot joga por quem deixa os outros esperando.
agreed-stand-in = Nesta mesa, por quem não faz nada por { $time } na sua vez, os outros podem deixar um bot jogar ({ $level }), até a pessoa retomar o lugar.
seats-back = Continuar em outro aparelho
seats-back-more = Este link leva o lugar e as cartas para outro navegador, uma vez: lá você encontra o próximo. Guarde-o para quando trocar de aparelho ou perder os cookies, e não o mostre a mais ninguém da mesa.
seats-back-link = Link de volta ao lugar { $seat }
seats-renew = Criar um link novo
seats-renew-open = O link de antes deixa de funcionar.
seats-renew-back = O link de volta de antes deixa de funcionar. Faça isso se outra pessoa pode tê-lo visto.
seats-go = Ir para a mesa
seats-again = Ver quem chegou

join-title = Um lugar em “{ $table }”
join-heading = Há uma cadeira livre em “{ $table }”.
join-lead = Este é um convite para uma partida de { $game }. Diga como você se chama e sente-se.
join-yours = seu lugar
join-sit = Sentar à mesa
join-deal = Seu navegador acrescenta um texto próprio ao sorteio. Assim nem o servidor pode escolhê-lo. A impressão digital da parte do servidor:
join-keep = O lugar fica ligado a este navegador. Para continuar em outro aparelho, abra “{ menu-seats }” no menu da mesa.
join-wrong-title = Este link não leva a lugar nenhum.
join-wrong = Talvez falte uma parte, ou já exista um link novo: peça o link de novo e copie tudo.
join-taken-title = Esta cadeira está ocupada.
join-taken = Alguém já se sentou com este link. Se foi você, abra “{ menu-seats }” no menu da mesa, no navegador em que se sentou: lá há um link para continuar aqui. Se não, você pode assistir ou pedir outro lugar.
join-over-title = Esta partida terminou.
join-over = Você pode revê-la, jogada por jogada.
join-watch = Assistir à mesa
return-heading = Que bom ver você de novo, { $name }.
return-lead = Seu lugar em “{ $table }” está guardado: uma partida de { $game }. Quer continuar neste navegador?
return-sit = Continuar aqui
return-note = No outro navegador, você só poderá assistir.
