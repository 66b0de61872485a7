# A moldura da página de mesa, o replay e o modo texto; o que é de cada jogo está nos arquivos do jogo.

name-open = Lugar livre { $letter }
name-person = Convidado { $letter }
temper-1 = amistoso
temper-2 = tranquilo
temper-3 = firme
temper-4 = afiado
temper-5 = mestre
temper-random = joga ao acaso
temper-greedy = ganancioso
name-you = { $name } (você)
name-only-you = Você
points-now =
    { $n ->
        [0] Nenhum ponto ainda.
       *[other] Se acabasse agora: { $parts }.
    }
bot = bot, nível { $level }
list-more = { $a }, { $b }
list-last = { $a } e { $b }

title-turn = Sua vez: { $table } · { $where }
title-table = { $table } · { $where }
title-replay = Replay: { $table }

skip-status = Ir para a pergunta
skip-board = Ir para o tabuleiro
skip-rail = Ir para jogadores e registro
rail-label = Jogadores e registro
sheet-label = Controles
players-label = Jogadores
live-label = O que os outros fazem
tabs-label = Vistas
tab-board = Tabuleiro
tab-others = Outros
tab-log = Registro
home-label = Tabuleiro, início
tools-label = Mesa
undo = Desfazer
undo-short = Desfazer
undo-turn = Desfazer a jogada inteira
undo-turn-more = Desfazer a jogada inteira (Shift+U)
hint = Dica
rules = Regras
replay = Replay
theme = Claro ou escuro
menu = Menu
clear = Desmarcar
change-mind = Mudar de ideia
i-am = Sou { $name }
watch-again = Ver o replay
zoom = Visto de perto
close = Fechar

light-thinking = pensando
light-locked = já escolheu
light-done = terminou
light-open = lugar livre
light-away = ausente

status-waiting =
    { $n ->
        [1] Esperando { $names }.
       *[other] Esperando { $names }.
    }
status-sealed =
    { $n ->
        [1] Você pode mudar de ideia até { $names } também confirmar.
       *[other] Você pode mudar de ideia até que todos confirmem.
    }
status-undo-can = Você ainda pode desfazer.
status-over = { $names } venceu.
status-over-shared = { $names } dividem a vitória.
status-over-alone = A partida acabou.
status-challenge-won = Desafio cumprido!
status-challenge-lost = Desafio perdido.
status-over-more = O replay mostra como se chegou até aqui.
status-pass = Passe a tela para { $name }.
status-pass-more = As mãos ficam cobertas até { $name } confirmar.

digest = Desde a sua última escolha
digest-first = Até agora
log = Registro
log-about-me = só sobre mim

hint-line = O plano:
hint-worlds =
    { $n ->
        [1] Média de 1 partida imaginada; pontos no fim.
       *[other] Média de { $n } partidas imaginadas; pontos no fim.
    }
hint-not-asked = Agora não há nada para você decidir.
hint-coach = Aqui a dica é do guia: faça o que ele aponta.
hints-off = Esta mesa combinou jogar sem dicas.

menu-home = Início
menu-new = Nova mesa
menu-seats = Lugares e links
menu-text = Modo texto
menu-record = Baixar o registro da partida
menu-help = Teclas e ajuda
menu-call = Avisar quando for a minha vez
call-denied = Seu navegador não permite avisos deste site: isso pode ser mudado nas configurações dele.
menu-lang = Idioma
menu-stand-in = Deixar um bot jogar por { $name }
menu-take-back = Retomar o lugar de { $name }

menu-legend = O que os ícones significam
help-title = Como jogar aqui
help-tab = para a próxima área
help-arrows = dentro do tabuleiro ou da mão
help-enter = escolher
help-escape = desmarcar, fechar
help-undo = desfazer
help-undo-turn = desfazer a jogada inteira
help-zoom = ver uma carta de perto
help-lens = ver o mapa ou a mina de mais perto e de mais longe
help-space = Espaço
help-next = durante a narração: próximo; pausar
help-again = contar de novo o que os outros fizeram
help-speed = outra velocidade da narração
lens-in = Ver de mais perto
lens-out = Ver de mais longe
help-hint = dica
help-legend = o que os ícones significam
help-help = esta lista

offline = A conexão caiu. Continuamos tentando; nada do que você fez se perdeu.
network-again = O servidor não respondeu. Tentando de novo…
rule-link = Regra
stale = A mesa já avançou; nada foi feito. Escolha de novo, por favor.
malformed = Este pedido não faz sentido aqui.
not-your-seat = Este lugar não é seu.
seat-taken = Um bot joga neste lugar agora, ou ainda não há ninguém nele.
no-table = Essa mesa não existe.
no-card = Essa carta não existe.
no-page = Essa página não existe.
not-possible = Isso não é possível aqui.
our-fault = Algo deu errado do nosso lado. Sua partida está a salvo; recarregue a página.
too-many-streams = Você tem páginas demais abertas: feche algumas.
too-many-streams-here = Há páginas demais abertas na sua rede: fechem algumas.
full = O servidor está cheio no momento. Tente de novo daqui a pouco, por favor.
too-slow = Seu pedido demorou demais para chegar: tente de novo, por favor.
storage-trouble = O servidor não consegue gravar agora: { $why } Nada do que foi confirmado se perdeu; continuamos tentando.
storage-full = o disco dele está cheio.
storage-locked = o banco de dados está ocupado.
storage-read_only = o banco de dados não aceita gravação.
storage-damaged = o banco de dados está danificado.
storage-unreachable = o banco de dados não responde.
storage-gone = o banco de dados sumiu.
storage-hanging = o banco de dados não responde a tempo.
storage-closing = ele está reiniciando.
record-not-over = O registro guarda os segredos de todos: só pode ser baixado quando a partida acabar.

replay-start = A mesa está preparada.
replay-first = Para o começo
replay-prev = Um passo atrás
replay-play = Avançar sem parar, ou pausar
replay-next = Um passo adiante
replay-last = Para o fim
replay-scale = Momento
replay-eyes = Pelos olhos de { $name }
replay-back = Voltar à mesa

text-title = { $table } em palavras
text-to-board = Para a imagem
text-asked = A pergunta
text-options = O que você pode fazer
text-refused = O que você não pode fazer, e por quê
text-command = Ou digite
text-command-label = Ação, como o registro a escreve
text-send = Enviar
text-reload = Olhar de novo
too-many = Pedidos demais: espere um momento, por favor.
too-many-tables = Você, ou todos na sua conexão, já tem { $n } partidas de hoje por terminar. Termine algumas primeiro.
too-many-hints =
    { $n ->
        [1] Você, ou todos na sua conexão, já espera por uma dica. Espere primeiro por ela.
       *[other] Você, ou todos na sua conexão, já espera por { $n } dicas. Espere primeiro por uma delas.
    }
foreign-origin = Este pedido vem de outro site.
no-cookie = Seu navegador não mandou nosso cookie: recarregue a página e tente de novo.
forged = Esta página é antiga demais ou não é nossa: recarregue e tente de novo.
too-large = Isso é demais: no máximo { $n } kB.
old-table = Esta mesa precisa de cartas ou regras que este servidor não tem: foi aberta por outra versão do Tabuleiro, talvez mais nova. Nela, a partida continua.
not-away = Um bot pode jogar por { $name } depois de { $time } sem nenhuma ação na sua vez.
not-away-never = Nesta mesa nenhum bot joga por outra pessoa: isso foi combinado na abertura.
back-for = Desfazer a jogada de { $name }
help-keys = teclas simples ligadas
status-stand-in = Após { $time }, um bot pode jogar (menu).
seats-renewed = Aqui está o novo link. O anterior não leva mais a lugar nenhum.
status-bot-plays = Um bot joga por você.
play-myself = Retomar meu lugar
play-again = Revanche
light-waits = esperando
hint-best =
    { $n ->
        [1] a melhor: cerca de 1 ponto no fim do jogo
       *[other] a melhor: cerca de { $n } pontos no fim do jogo
    }
hint-sure = Melhor agora: { $what }.
hint-more = Por quê?
hint-brings = Até o fim deste turno:
hint-brings-nothing = Até o fim deste turno, não traz nada.
hint-brings-whole = Até o fim do jogo:
hint-brings-none = Até o fim do jogo, não traz nada.
hint-then = Depois: { $what }
hint-second-lacks = A segunda melhor: { $what }. Com ela, você teria menos:
hint-second-later = A segunda melhor: { $what }. Traz o mesmo agora, mas menos depois.
hint-second-even = Quase tão boa: { $what }.
help-keys-title = Teclas
help-choose = O que tem cantos âmbar pode ser escolhido: clique ou toque.
help-confirm = Uma escolha secreta só vale com o botão vermelho. Até lá, troque ou desmarque à vontade.
help-back = Desfazer cancela a sua última escolha, enquanto nada de novo tiver sido revelado.
help-why = Clique no que está esmaecido para ler por que não dá agora. Qualquer outra carta aparece ampliada.
help-hold = Segure o dedo sobre uma carta, ou pare o mouse sobre ela, para vê-la grande com tudo o que faz: isso não escolhe nada.
help-advice = A dica diz o que o bot mais forte faria no seu lugar; ele não sabe mais do que você.
help-icons = O ponto de interrogação explica cada ícone; os que estão na tela vêm primeiro.
reading-title = Ler em voz alta
reading-none = Nenhuma página do livro está aberta nesta mesa.
reading-back = Voltar à mesa
status-held = { $of ->
    [round] Você terminou.
    [choice] Sua escolha está feita.
   *[turn] Tudo feito.
}
status-revealed = Algo novo foi revelado: isso não pode ser desfeito.
status-held-more = { $of ->
    [round] Siga ou desfaça.
    [choice] Siga ou desfaça.
   *[turn] Encerre o turno ou desfaça.
}
end-turn = { $of ->
    [round] Seguir
    [choice] Seguir
   *[turn] Encerrar o turno
}
keep-turn = meu turno acaba quando eu disser (senão, na hora)
hint-first = melhor
hint-nearly = quase tão bom
hint-less =
    { $n ->
        [1] 1 ponto a menos
       *[other] { $n } pontos a menos
    }
status-you-win = Você vence por { $n }.
status-you-win-tie = Você vence: o desempate é seu.
status-you-lost =
    { $n ->
        [0] { $name } vence, com tantos pontos quanto você.
       *[other] { $name } vence. Você ficou { $n } atrás.
    }
ask-back = Voltar
ask-on = Fazer assim mesmo
ask-off = Não perguntar mais
