# O que se pergunta e se oferece à mesa, e nomes de facções, tabuleiros e títulos do modo solo.
#
# Glossário: ver effects.ftl. { $where } é um lugar da mina em palavras.

## nomes

faction-scots = Escoceses
faction-atlanteans = Atlantes
faction-egyptians = Egípcios
faction-japanese = Japoneses
faction-barbarians = Bárbaros
faction-romans = Romanos
board-alchemy = Alquimia
board-technology = Tecnologia
board-diplomacy = Diplomacia
board-side = { $board } ({ $side })
score-vp = PV
score-carts = Carrinhos
title-digger = Escavador
title-labourer = Operário do Subterrâneo
title-adept = Minerador Perito
title-engineer = Engenheiro do Subterrâneo
title-veteran = Minerador Veterano
title-king = Rei do Subterrâneo
a-faction-card =
    { $faction ->
        [scots] uma carta escocesa
        [atlanteans] uma carta atlante
        [egyptians] uma carta egípcia
        [japanese] uma carta japonesa
        [barbarians] uma carta bárbara
       *[romans] uma carta romana
    }

## o que se pergunta

prompt-keep = Escolha a carta { $next } das { $most } que você mantém.
prompt-pick = Escolha a carta que você vai baixar nesta rodada.
prompt-pick-blind = Você não pode baixar nenhuma carta da mão: revele a próxima carta de nível 1 e baixe-a.
prompt-place = Posicione { $card } na sua mina.
prompt-use = Escolha um efeito de { $card }, ou nenhum.
prompt-climb = A reação em cadeia continua: escolha uma carta acima de { $card }.
prompt-surface = Escolha um efeito da Superfície.
prompt-event = { $event }: escolha um efeito.
prompt-draw =
    { $n ->
        [1] Compre uma carta: escolha um monte.
       *[other] Compre { $n } cartas, uma a uma: escolha um monte.
    }
prompt-find = Diga a facção da carta que você compra.
prompt-search = Escolha o monte onde você procura { a-faction-card }.
prompt-discard = Você tem { $n } cartas na mão e o limite é { $most }: descarte uma.
prompt-sell = Venda uma carta da mão por { n-coins }, ou pare (ainda até { $left }).
prompt-machine-any = Escolha a carta que recebe a máquina.
prompt-machine-other = Escolha a carta que recebe a máquina, exceto { $card }.
prompt-collapse = Escolha a carta acima de { $card } que recebe o desmoronamento.
prompt-clear = Escolha o desmoronamento que você descarta.
prompt-cart-any = Escolha a borda que recebe a peça de carrinho.
prompt-cart-here = Escolha a borda de { $card } que recebe a peça de carrinho.
prompt-activate-level1 = Escolha uma carta de nível 1 para ativar.
prompt-activate-level2 = Escolha uma carta de nível 2 para ativar.
prompt-activate-level3 = Escolha uma carta de nível 3 para ativar.
prompt-activate-neighbour = Escolha uma carta adjacente a { $card } para ativar.
prompt-activate-any = Escolha uma carta para ativar.
prompt-enter = Escolha o tabuleiro de Progresso em que seu marcador começa.
prompt-enter-next = Você chegou ao topo: escolha outro tabuleiro de Progresso.
asker-event = Evento { $event }
asker-surface = Superfície

## o que se oferece

label-card =
    { $cost ->
        [0] { $card } (nível { $level }, grátis): { $effects }
       *[other] { $card } (nível { $level }, custa { $cost }): { $effects }
    }
label-card-less = { $card } (nível { $level }, custa { $cost } em vez de { $printed }): { $effects }
label-blind = A próxima carta de nível 1, às cegas
label-place =
    { $carts ->
        [0] { $where }
        [1] { $where }: completa 1 carrinho
       *[other] { $where }: completa { $carts } carrinhos
    }
label-use-none = Não usar nenhum efeito
label-lost = { $do } Desses espaços, { $n ->
        [1] 1 sobra no topo e se perde
       *[other] { $n } sobram no topo e se perdem
    }.
label-at = { $card } (nível { $level })
label-at-active = { $card } (nível { $level }; já usada nesta rodada: sem efeito)
label-at-collapsed = { $card } (nível { $level }; só tira o desmoronamento)
label-machine = { $card } (nível { $level }; máquinas: { $n })
label-deck =
    { $n ->
        [0] Monte de nível { $level } (vazio: o descarte é reembaralhado)
        [1] Monte de nível { $level } (resta 1)
       *[other] Monte de nível { $level } (restam { $n })
    }
label-sell-none = Não vender mais
label-cart = Entre { $a } e { $b }
label-enter = { $board }: { $side } (topo: { $do })

## lugares da mina, pelas cartas ao lado

place-copy = { $card } ({ $n })
place-first = A primeira carta da sua mina
place-below = Abaixo de { $a } e { $b }
place-below-left = Abaixo de { $a }, à esquerda
place-below-right = Abaixo de { $a }, à direita
place-between = Entre { $a } e { $b }
place-left = À esquerda de { $a }
place-right = À direita de { $a }
place-far-left = À esquerda de { $a }, a { $n ->
        [1] 1 lugar
       *[other] { $n } lugares
    } de distância
place-far-right = À direita de { $a }, a { $n ->
        [1] 1 lugar
       *[other] { $n } lugares
    } de distância
