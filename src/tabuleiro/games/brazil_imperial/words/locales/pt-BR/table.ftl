# O que se pergunta e se oferece à mesa.
#
# Glossário: ver effects.ftl. { $who } é outra pessoa, { $place } um hexágono com o que há nele, { $things } uma lista contada.

## nomes

the-dutch = os holandeses
unit-number = { $unit } { $number }
place-with = { $at } ({ $what })
place-owned = { $what }, { $who }
place-unexplored = inexplorado
place-capital = capital
score-units = Unidades
score-products = Produtos
score-paintings = Quadros
score-missions = Missões
score-gold_cards = Cartas de ouro
score-exploration = Exploração
score-buildings = Construções
score-cities = Cidades
score-palaces = Palácios
score-monarch = Monarca
score-abilities = Habilidades dos quadros
score-won = Desafio
tie-science = Ciência no mapa

## o que se pergunta

prompt-colour = Com qual império você joga?
prompt-mission = Com qual missão da era { $era } você fica? A outra vai para baixo do monte.
prompt-monarch = Quem usa a sua coroa?
prompt-capital = Onde vai ficar a sua capital?
prompt-action = Sua vez: escolha um arco.
prompt-move = Agora é possível: { $things }.
prompt-move-none = Não há mais nada a fazer: termine o turno.
prompt-move-step = Mais um passo com a mesma unidade?
may-move =
    { $n ->
        [1] um movimento livre (1 passo)
       *[other] um movimento livre (até { $n } passos)
    }
may-march = um movimento adicional ({ $to })
may-march-own-city = à capital ou cidade
may-march-forest = a uma floresta
may-march-own-built = a uma construção sua
may-march-edge-or-water = à borda ou à água
may-march-mine = a uma mina de ouro
may-attack = um ataque a um hexágono vizinho
may-attempt = uma expedição
may-peek = uma olhada em uma peça virada para baixo com a ficha
may-look = uma olhada em uma peça virada para baixo por um quadro
may-draw = uma carta de combate com a ficha
may-reveal = uma missão
may-extra = a ação de uma carta de ouro
may-isabel = o palácio da Princesa Isabel
may-coroados = as cartas dos Coroados
prompt-deploy = Qual unidade entra no mapa, e onde?
prompt-painting = Qual quadro você pega?
prompt-refill = Qual cor completa a galeria?
prompt-build = O que você constrói, e onde?
prompt-build-second = Uma segunda construção? Ela custa um recurso a mais.
prompt-renovate = Qual construção você reforma?
prompt-manufacture = Qual produto você faz?
prompt-manufacture-free = Qual produto você pega de graça?
prompt-slot = Para onde vai { $product }?
prompt-harbor = Qual recurso o porto traz?
prompt-trade = O que você troca?
prompt-trade-more = Mais uma troca?
prompt-pay = Como você paga? Falta: { $things }.
prompt-pay-trade = O que você dá? Falta: { $things }.
prompt-give = Qual carta de combate você entrega?
prompt-give-several = Você entrega { $n } cartas de combate: qual primeiro?
prompt-take = { $source }: qual recurso você pega?
prompt-take-several = { $source }: qual recurso você pega? ({ $number } de { $of })
take-from-exploration = Sua descoberta
take-from-painting = Seu quadro
take-from-monarch = Seu monarca
take-from-palace = Seu palácio
take-from-war = O combate vencido
take-from-trade = Sua troca
prompt-discard-good = No seu suprimento cabem { $most } bens: o que você devolve?
prompt-discard-gold-card = Você pode ter { $most } cartas de ouro: qual delas sai?
prompt-discard-combat-card = Você pode ter { $most } cartas de combate: qual delas sai?
prompt-draw = Compre uma missão: de qual era?
prompt-palace = Qual palácio você coloca, e onde?
prompt-token =
    { $era ->
        [1] Uma nova era: embaixo de qual arco vai a sua ficha antiga? Nos turnos com esse arco, ela permite olhar uma peça virada para baixo.
       *[2] Uma nova era: embaixo de qual arco vai a sua ficha antiga? Nos turnos com esse arco, ela permite comprar uma carta de combate.
    }
prompt-carry = Quem vai junto?
prompt-attack-cards = Você ataca { $place }: { $attack } contra { $defence }, sem as cartas. Joga uma?
prompt-attack-cards-more = Você ataca { $place }: { $attack } com as suas cartas contra { $defence } sem as do outro lado. Mais uma?
prompt-defend-cards = { $who } ataca { $place }: { $attack } contra os seus { $defence }, sem as cartas. Joga uma?
prompt-defend-cards-more = { $who } ataca { $place }: { $attack } sem as cartas contra os seus { $defence } com as suas. Mais uma?
prompt-cancel = Qual carta do outro lado passa a valer 0?
prompt-defeat = Uma unidade inimiga também é derrotada: qual?
prompt-war = Você venceu o combate. Mostra uma carta de ouro?
prompt-expedition =
    { $most ->
        [0] A expedição começa: { $tile } pede { $need }, você tem { $have }. Joga uma carta?
       *[other] A expedição começa: { $tile } pede { $need }, você tem { $have }, com todas as suas cartas { $most }. Joga uma?
    }
prompt-expedition-more = { $tile } pede { $need }; você tem { $have } até agora. Mais uma carta?

## o que são as opções

label-capital = { $place }: { $things }
label-capital-first = { $place }: { $things }, e o primeiro turno
label-arch-deploy = Convocar: uma unidade e uma carta de combate, ou só a carta
label-arch-painting = Quadro: um da galeria
label-arch-build = Construir: uma construção ou uma cidade
label-arch-renovate = Reformar: uma construção vazia produz de novo ou é virada, por 1 recurso
label-arch-manufacture = Manufaturar: um produto
label-arch-harbor = Porto: 1 recurso à sua escolha
label-arch-trade = Mercado: ouro, ciência e cartas de ouro
label-arch-deploy-upgraded = Convocar: até 2 unidades e 2 cartas de combate
label-arch-painting-upgraded = Quadro: um da galeria, mais barato
label-arch-build-upgraded = Construir: uma construção ou uma cidade, com recursos quaisquer
label-arch-renovate-upgraded = Reformar: uma construção vazia produz de novo ou é virada, de graça
label-arch-manufacture-upgraded = Manufaturar: um produto, por 1 recurso a menos
label-arch-harbor-upgraded = Porto: 1 recurso à sua escolha e uma carta de ouro
label-extra = { $card }: uma ação extra, { $arch }
label-extra-not = { $card }: sem ação extra
label-reveal = Revelar { $mission }: { $does }
label-reveal-era = Revelar { $mission } e começar a era { $era }: { $does }
label-reveal-end = Revelar { $mission }, e esta rodada será a última: { $does }
label-isabel = { $painting }: colocar um palácio
label-coroados = { $painting }: a ficha da era { $era } vem para cá
label-move = { $unit } para { $place }
label-move-fight = { $unit } para { $place }: um combate
label-march = Movimento adicional: { $unit } para { $place }
label-march-fight = Movimento adicional: { $unit } para { $place }, um combate
label-attack = Atacar { $place } a partir de { $from }
label-peek = Olhar a peça em { $place } (ficha da era I)
label-look = Olhar a peça em { $place } (quadro)
label-attempt = Tentar de novo a expedição em { $place }
label-draw-card = Comprar uma carta de combate (ficha da era II)
label-end-turn = Terminar o turno
label-stay = Ficar ali
label-deploy = { $unit } em { $place }, custa { $things }
label-deploy-free = { $unit } em { $place }, de graça
label-card-only = Nenhuma unidade: só comprar
label-paint = { $painting } ({ $colour }, custa { $things }): { $does }
label-paint-free = { $painting } ({ $colour }, de graça): { $does }
label-refill-red = Um vermelho
label-refill-pink = Um rosa
label-refill-blue = Um azul
label-build = { $building } em { $place }: custa { $things }, dá { $goods }
label-found = { $city } (cidade) em { $place }: custa { $things }, { n-vp }
label-build-enough = Nenhuma segunda construção
label-renovate = { $building } em { $at }: dá { $goods }
label-renovate-city = Reformar { $place }
label-flip = { $building } em { $at } vira { $other }: dá { $goods }
label-flip-city = Virar { $place }
label-make = { $product } ({ $shape }, { n-vp }): custa { $things }
label-make-free = { $product } ({ $shape }, { n-vp })
label-slot = No arco { $arch }
label-slot-monarch = No tabuleiro de { $monarch }
label-trade-resource = 1 recurso por 1 ouro
label-trade-pair = 2 entre algodão e café por 2 ouros e uma carta de ouro
label-trade-four = 4 recursos por 1 ciência, 1 ouro e uma carta de ouro
label-trade-cards = 2 cartas de combate por 1 ouro e uma carta de ouro
label-trade-enough = Mais nenhuma troca
label-pay-supply = { $good } do seu suprimento
label-pay-tile = { $good } de { $place }
label-pay-card = Carta de ouro { $card }
label-pay-monarch = { $good } da troca do seu monarca
label-pay-discount = Desconto em { $icon }
label-card = { $card }: { $does }
label-draw-mission =
    { $era ->
        [1] Era I
        [2] Era II
       *[3] Era III
    }
label-draw-none = Nenhuma missão
label-palace = { $palace }, em { $place }: { $does }
label-palace-none = Nenhum palácio
label-under = Embaixo do arco { $arch }
label-under-upgraded = Embaixo do arco { $arch } (com melhoria)
label-carry-enough = Mais ninguém
label-cards-enough = Mais nenhuma carta
label-cards-none = Nenhuma carta
label-defeat = { $unit } (força { $n })
label-show-none = Nenhuma carta
