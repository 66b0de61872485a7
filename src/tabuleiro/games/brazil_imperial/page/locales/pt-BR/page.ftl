# A mesa de Brazil: Imperial: o que está em volta do mapa. Glossário: effects.ftl do próprio jogo.

bi-tab-own = Mapa
bi-where =
    { $era ->
        [1] Rodada { $round } · Era I, Exploração
        [2] Rodada { $round } · Era II, Navegação
       *[3] Rodada { $round } · Era III, Ferrovia
    }
bi-where-last = Rodada { $round }, a última · Era III
bi-where-setup = Preparação
bi-where-over = Fim da partida
bi-clear = Desmarcar a escolha
bi-free = grátis
bi-others = Os outros
bi-open-board = Tabuleiro de { $name }
bi-dutch = os holandeses

## o mapa

bi-map = Mapa, { $name }, { $n } hexágonos
bi-terrain-field = campo
bi-terrain-forest = floresta
bi-terrain-mine = mina de ouro
bi-terrain-water = água
bi-hex = { $at }, { $terrain }.
bi-hex-tile =
    { $what }, { $dutch ->
        [1] dos holandeses
       *[0] de { $name }
    }, vale { $vp }, com { $goods }.
bi-hex-tile-bare =
    { $what }, { $dutch ->
        [1] dos holandeses
       *[0] de { $name }
    }, vale { $vp }, sem bens.
bi-hex-seized =
    { $dutch ->
        [1] Agora sob o controle dos holandeses.
       *[0] Agora sob o controle de { $name }.
    }
bi-hex-palace = Aqui está o palácio { $palace }.
bi-hex-capital =
    { $dutch ->
        [1] Capital dos holandeses.
       *[0] Capital de { $name }.
    }
bi-hex-site = Aqui pode ficar uma capital.
bi-hex-unknown = Peça de exploração virada para baixo.
bi-hex-explored = Peça de exploração: { $what }.
bi-hex-peeked = Peça de exploração que só você viu: { $what }.
bi-hex-unit =
    { $unit } { $dutch ->
        [1] dos holandeses
       *[0] de { $name }
    }, força { $strength }.

## dois cliques

bi-part-thing =
    { $n ->
        [1] { $name }: um lugar para escolher.
       *[other] { $name }: escolha entre { $n } lugares.
    }
bi-part-unit =
    { $n ->
        [1] { $unit }: um hexágono ao alcance.
       *[other] { $unit }: { $n } hexágonos ao alcance.
    }
bi-part-hex =
    { $n ->
        [1] { $at }: uma coisa pode ser feita aqui.
       *[other] { $at }: { $n } coisas podem ser feitas aqui.
    }
bi-ways = Para onde?
bi-ways-unit = { $unit } em { $at }
bi-ways-n =
    { $n ->
        [1] um hexágono
       *[other] { $n } hexágonos
    }
bi-ways-both = { $n } hexágonos, { $m } caminhos
bi-way-move = mov. livre
bi-way-march = mov. adicional
bi-way-attack = daqui mesmo
bi-way-fight = combate { $figures }
bi-way-unseen = peça fechada
bi-choose = Escolha
bi-choose-only = Só isto é possível
bi-choose-at = Em { $at }
bi-kept = Até aqui você ficou com: { $names }.
bi-status-unit =
    { $n ->
        [1] { $unit }: um hexágono ao alcance.
       *[other] { $unit }: { $n } hexágonos ao alcance.
    }
bi-status-fight = { $unit }: em { $at } haveria combate.
bi-status-thing =
    { $n ->
        [1] Agora o lugar para: { $what }. Há um.
       *[other] Agora o lugar para: { $what }. Há { $n }.
    }
bi-status-unseen = Em { $places } a peça fechada se perderia.
bi-status-final = Escolhido: { $what } em { $at }.
bi-status-explore = { $unit } escolhido: { $at } será explorado.
bi-status-expedition =
    { $cards ->
        [0] { $unit } em { $at } começa uma expedição: { $have } contra { $need }. Falhar não custa nada.
       *[other] { $unit } em { $at } começa uma expedição: { $have } (com cartas { $most }) contra { $need }. Falhar custa só cartas jogadas.
    }
bi-status-place =
    { $n ->
        [1] Ali pode ser feita uma coisa.
       *[other] Ali podem ser feitas { $n } coisas.
    }
bi-attack = Atacar { $at }
bi-go = Explorar { $at }
bi-do-attempt = Partir em { $at }
bi-do-paint = Pegar { $what }
bi-do-found = Fundar { $what }
bi-do-keep = Ficar com { $what }
bi-do-crown = Coroar { $what }
bi-do-reveal = Revelar { $what }
bi-do-reveal-era = Revelar { $what }: começa a era { $era }
bi-do-reveal-end = Revelar { $what }: esta rodada é a última
bi-do-reveal-yes = Sim, revelar agora
bi-do-arch =
    { $n ->
        [1] Convocar: só comprar uma carta
       *[other] Convocar: só comprar { $n } cartas
    }
bi-do-make = Manufaturar: { $what }
bi-do-deploy = Convocar { $what }
bi-do-peek = Olhar { $what }
bi-do-look = Olhar { $what }
bi-do-draw = Comprar missão da era { $what }
bi-do-harbor = Pegar { $what } e uma carta de ouro
bi-do-trade = Trocar
bi-do-palace = Pôr { $what }

## galeria, construções, cidades

bi-gallery = Galeria
bi-gallery-decks = Restam nos montes: vermelho, rosa, azul
bi-school-red = Moldura vermelha.
bi-school-pink = Moldura rosa.
bi-school-blue = Moldura azul.
bi-buildings = Construções
bi-either-face = produz · custa
bi-left =
    { $n ->
        [1] resta 1
       *[other] restam { $n }
    }
bi-cities = Cidades
bi-cities-none = Acabaram
bi-city-left =
    { $n ->
        [1] A última da pilha.
       *[other] { $n } nesta pilha.
    }

## modo solo

bi-challenge = O desafio
bi-challenge-round = rodada { $n } de { $last }
bi-challenge-era = Era III
bi-challenge-units = { $n } de { $all } unidades no mapa
bi-challenge-capital = Capital holandesa tomada

## pagamento

bi-pay = A pagar
bi-pay-other = { $name } paga
bi-pay-sum = { $paid } de { $n } pagos
bi-pay-how = Escolha bens do seu suprimento ou das suas peças, ou uma carta de ouro.
bi-pay-strict = Escolha bens do seu suprimento ou das suas peças.
bi-credit = { $what } do seu monarca, ainda por usar
bi-paid = pago com { $what }
bi-paid-card = uma carta de ouro
bi-paid-monarch = a troca do seu monarca
bi-paid-discount = um desconto

## combates

bi-fore-title = { $unit } para { $at }
bi-odds = com suas cartas, cerca de { $percent }% de chance de vitória
bi-odds-now = sem outra carta, cerca de { $percent }% de chance de vitória
bi-fore-nothing = nada ainda
bi-fore-own =
    { $n ->
        [0] sem cartas
        [one] com { $cards }
       *[other] suas cartas somam { $cs }: { $cards }
    }
bi-fore-unseen =
    { $n ->
        [0] sem cartas
        [one] 1 carta oculta
       *[other] { $n } cartas ocultas
    }
bi-fore-ties = empate é da defesa
bi-fight-at = Combate em { $at }
bi-expedition-at = Expedição em { $at }
bi-expedition = a expedição
bi-short = Por enquanto faltam { $n }.
bi-short-for-all = Mesmo com todas as suas cartas seriam { $most }: desta vez não dá.
bi-enough = Já basta.
bi-stake = Todas as unidades do lado perdedor no combate são derrotadas; voltam com Convocar.
bi-stake-tile = Quem vence controla: { $what }, com os bens que lá estão.
bi-stake-failed = Se falhar, só as cartas jogadas são gastas: as unidades ficam, e um movimento livre ali tenta de novo.
bi-on-tiles = Nas suas peças
bi-step-attack = Ataque
bi-step-defence = Defesa
bi-step-reveal = Cartas reveladas
bi-fight-won =
    { $dutch ->
        [1] Os holandeses venceram em { $at }
       *[0] { $name } venceu em { $at }
    }
bi-cards-down =
    { $n ->
        [1] uma carta virada para baixo
       *[other] { $n } cartas viradas para baixo
    }

## o próprio tabuleiro

bi-arches = Sete arcos
bi-move-own-city = Mov. extra: capital, cidade
bi-move-forest = Mov. extra: floresta
bi-move-own-built = Mov. extra: constr. própria
bi-move-edge-or-water = Mov. extra: borda ou água
bi-move-mine = Mov. extra: mina de ouro
bi-move-none = Combate: def. +2, at. +1
# In short, while a product looks for its arch.
bi-upgrade-deploy = 2 un., 2 cartas
bi-upgrade-painting = mais barato
bi-upgrade-build = todo recurso
bi-upgrade-renovate = de graça
bi-upgrade-manufacture = −1 recurso
bi-upgrade-harbor = +1 carta ouro
bi-arch-product = { $name } está no encaixe.
bi-why-arch-impossible =
    { $arch ->
        [renovate] nada a reformar
        [trade] nada a trocar
       *[other] não dá para pagar
    }
bi-why-action-taken = ação feita
bi-why-token-is-there = sua ficha
bi-why-token-there-already = já tem ficha
bi-why-wrong-shape = outra forma
bi-why-slot-taken = ocupado
bi-why-no-slot = sem encaixe
bi-arch-token = Sua ficha está aqui.
bi-arch-rivals = Aqui agora: { $names }.
bi-arch-under =
    { $era ->
        [1] A ficha da era I está embaixo dele.
       *[2] A ficha da era II está embaixo dele.
    }
bi-kit-units = Unidades
bi-kit-products = Produtos
bi-kit-palaces = Palácios
bi-unit-reserve = { $unit }, força { $strength }, fora do mapa: convocar custa { $cost }.
bi-unit-map = { $unit }, força { $strength }, em { $at }.
bi-unit-defeated = { $unit }, força { $strength }, fora de combate: volta de graça.
bi-product-made = Já feito.
bi-palace-nowhere = { $name } só vai sobre { $places }, e não há lugar para ele.
bi-palace-placed = Está em { $at }.
bi-owned =
    Monarca, { $paintings ->
        [1] um quadro
       *[other] { $paintings } quadros
    }, { $finds ->
        [1] um achado
       *[other] { $finds } achados
    }
bi-supply = Seu suprimento
bi-supply-n = { $n } de { $most }
bi-gold-card = cartas de ouro
bi-combat-card = cartas de combate
bi-hand-empty = Nenhuma carta na mão
bi-instead-fight-on-edge-or-water = ou +{ $n } na borda ou na água
bi-instead-own-unit-next-to-fight = ou +{ $n } com unidade sua ao lado
bi-instead-fewer-units-than-enemy = ou +{ $n } em minoria
bi-instead-defending-own-tile = ou +{ $n } defendendo peça sua
bi-instead-defending = ou +{ $n } defendendo
bi-instead-attacking = ou +{ $n } atacando
bi-missions = Missões
bi-missions-secret = só suas
bi-missions-held =
    { $n ->
        [1] Uma missão na mão
       *[other] { $n } missões na mão
    }
bi-mission-done = { $name }, cumprida
bi-mission-said = { $name }, era { $era }, vale { $vp }. { $aims }.
bi-aim = { $have } de { $n }

## o que um lugar tem

bi-stat-laurel = Pontos se a contagem fosse agora
bi-stat-cane = Cana
bi-stat-coffee = Café
bi-stat-brazilwood = Pau-brasil
bi-stat-cotton = Algodão
bi-stat-gold = Ouro
bi-stat-science = Ciência
bi-stat-gold-card = Cartas de ouro
bi-stat-combat-card = Cartas de combate

## todos os impérios

bi-realms = Todos os impérios
bi-realms-close = Fechar
bi-realm-arch = Arco
bi-realm-products = Produtos, e o que melhoram
bi-realm-missions = Missões cumpridas
bi-realm-goods = Bens, com os das peças
bi-realm-income = As construções produzem
bi-realm-units = Unidades no mapa
bi-realm-tiles = Peças em seu poder
bi-realm-cards = Cartas na mão
bi-realm-done = missão da era { $era } cumprida
bi-realm-strength = força { $n }

## mais de perto

bi-zoom-crowned = { $name }: { $does }
bi-zoom-field = Campo
bi-zoom-field-more = Terra aberta. A maioria das construções fica em campos.
bi-zoom-forest = Floresta
bi-zoom-forest-more = Aqui se constroem serrarias. O movimento adicional de Quadro leva a uma floresta.
bi-zoom-mine = Mina de ouro
bi-zoom-mine-more = Aqui se constroem casas de fundição. O movimento adicional de Manufaturar leva a uma mina de ouro.
bi-zoom-water = Água
bi-zoom-water-more = Entra-se e sai-se com o movimento livre ou o da borda. Nada se constrói aqui.
bi-zoom-capital = Capital
bi-zoom-capital-more = Aqui entram as unidades, e ao lado dela se começa a construir. Nenhum inimigo entra.
bi-zoom-exploration = Peça de exploração
bi-zoom-exploration-more = Virada para baixo. A primeira unidade que entra a revela.

## em palavras

bi-words-map = O mapa, hexágono por hexágono
bi-words-seat =
    { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    } se a contagem fosse agora. Suprimento: { $goods }. Cartas de ouro: { $gold }. Cartas de combate: { $combat }.
bi-words-nothing = nada
bi-words-monarch = Monarca: { $name }
bi-words-token = A ficha está no arco { $arch }.
bi-words-pieces = Produtos e palácios
bi-words-upgrades = Arcos com melhoria: { $arches }.
bi-words-has = Tem: { $things }.
bi-words-gold-cards = Cartas de ouro: { $cards }
bi-words-combat-cards = Cartas de combate: { $cards }

## o fim

bi-result-rank = Posição
bi-result-seat = Jogador
bi-result-total = Pontos
bi-result-winner = { $names } venceu
bi-result-shared = { $names } dividem a vitória
bi-result-won = Vitória em Guararapes
bi-result-lost = Os holandeses resistiram
bi-result-told = No modo solo, os pontos são só informação: quem decide é o desafio.
bi-result-science = { $a } e { $b } têm { $n } pontos; { $a } fica na frente com { $more } de ciência nas peças, contra { $less }.
bi-result-equal = { $a } e { $b } têm { $n } pontos e a mesma ciência: dividem a posição.
bi-source-units = Unidades
bi-source-products = Produtos
bi-source-paintings = Quadros
bi-source-missions = Missões
bi-source-gold-cards = Cartas de ouro
bi-source-exploration = Exploração
bi-source-buildings = Construções
bi-source-cities = Cidades
bi-source-palaces = Palácios
bi-source-monarch = Monarca
bi-source-abilities = Efeitos dos quadros

## momentos: uma peça revelada, um combate, uma nova era

bi-made-it = Você conseguiu
bi-not-this-time = Desta vez não
bi-attempt-failed =
    { $n ->
        [0] Não custou nada: as unidades ficam, e outro movimento livre ali é outra tentativa.
        [1] A carta foi gasta, as unidades ficam: outro movimento livre ali é outra tentativa.
       *[other] As cartas foram gastas, as unidades ficam: outro movimento livre ali é outra tentativa.
    }
bi-attempt-next = Sua tentativa começa já: jogue cartas de combate, ou nenhuma. Falhar custa só as jogadas.
bi-you-won = Você venceu o combate em { $at }
bi-you-lost = Você perdeu o combate em { $at }
bi-beaten = Derrotadas: { $units }. Podem ser convocadas de novo.
bi-lost-units = Você perdeu { $units }. Pode convocar de novo, de graça.
bi-taken = Agora é você quem controla: { $what }, com os bens que lá estão.
bi-lost-tile = Você não controla mais: { $what }, com os bens que lá estão.
bi-tie = Empate favorece a defesa.
bi-before-cards =
    { $who ->
        [none] força { $n } antes das cartas
       *[other] { $who }: força { $n } antes das cartas
    }
bi-era-by = { $name } revelou a primeira missão da era { $era }.
bi-era-by-you = Você revelou a primeira missão da era { $era }.
bi-era-buildings = Já se pode construir: { $what }.
bi-era-cities = Cidades podem ser fundadas, onde está o seu monarca.
bi-era-missions = A primeira missão da era { $era } faz todos avançarem de novo.
bi-era-missions-last = A primeira missão da era { $era } faz da rodada a última.
bi-era-token-1 = Ponha a sua ficha da era I embaixo de um arco: agindo ali, pode olhar uma peça virada para baixo.
bi-era-token-2 = Ponha a sua ficha da era II embaixo de um arco: agindo ali, pode comprar uma carta de combate.
bi-wasted-move = Você ainda pode se mover: { $ways }.
bi-wasted-other = outro lugar
bi-wasted-back = voltar
bi-wasted-way = { $unit } pode ir para { $places }
bi-wasted-supply = Seu suprimento está cheio ({ $n } bens): o que vier terá de sair.
