# O que dizem construções, aldeões, opções e resultados, montado a partir dos dados, peça por peça.
#
# Glossário: moeda (coin) · PV, ponto de vitória (VP) · aldeão (villager): pronto, cansado, ferido · quem chega (newcomer) ·
# casa, casa-chave, casa-estrela, entreposto (outpost), casa inicial · caverna, carta de caverna · mercadoria (good):
# cogumelo, peixe, fruta, corda, pote, papel, minério, ametista · poção · sidra · lanterna · nova rolagem (reroll) · cama ·
# renda (income) · reputação · trilha de progresso, espaço · reserva (supply) · à venda · encontro, parágrafo, opção,
# número, aposta (stake), bônus · explorar, construir, colher, treinar, trabalhar, passar, descansar
#
# { $n } é um número; `n-` conta coisas, `a-` é uma delas, `the-` aquela de que se fala.

## listas

## quantidades

n-coin =
    { $n ->
        [1] 1 moeda
       *[other] { $n } moedas
    }
n-lantern =
    { $n ->
        [1] 1 lanterna
       *[other] { $n } lanternas
    }
n-villager =
    { $n ->
        [1] 1 aldeão
       *[other] { $n } aldeões
    }
n-bed =
    { $n ->
        [1] 1 cama
       *[other] { $n } camas
    }
n-reroll =
    { $n ->
        [1] 1 nova rolagem
       *[other] { $n } novas rolagens
    }
n-cave =
    { $n ->
        [1] 1 carta de caverna
       *[other] { $n } cartas de caverna
    }
n-house =
    { $n ->
        [1] 1 casa
       *[other] { $n } casas
    }
n-outpost =
    { $n ->
        [1] 1 entreposto
       *[other] { $n } entrepostos
    }
n-reputation = { $n } de reputação
n-vp = { $n } PV
n-income = { $n } de renda
n-injured =
    { $n ->
        [1] 1 pessoa ferida
       *[other] { $n } pessoas feridas
    }
n-ready =
    { $n ->
        [1] 1 pessoa pronta
       *[other] { $n } pessoas prontas
    }
n-good =
    { $n ->
        [1] 1 mercadoria
       *[other] { $n } mercadorias
    }
n-mushroom =
    { $n ->
        [1] 1 cogumelo
       *[other] { $n } cogumelos
    }
n-fish =
    { $n ->
        [1] 1 peixe
       *[other] { $n } peixes
    }
n-fruit =
    { $n ->
        [1] 1 fruta
       *[other] { $n } frutas
    }
n-rope =
    { $n ->
        [1] 1 corda
       *[other] { $n } cordas
    }
n-pot =
    { $n ->
        [1] 1 pote
       *[other] { $n } potes
    }
n-paper =
    { $n ->
        [1] 1 papel
       *[other] { $n } papéis
    }
n-ore =
    { $n ->
        [1] 1 minério
       *[other] { $n } minérios
    }
n-amethyst =
    { $n ->
        [1] 1 ametista
       *[other] { $n } ametistas
    }
n-potion =
    { $n ->
        [1] 1 poção
       *[other] { $n } poções
    }
n-cider =
    { $n ->
        [1] 1 sidra
       *[other] { $n } sidras
    }

## mercadorias e bebidas: título, uma delas, aquela de que se fala

ware-mushroom = Cogumelo
ware-fish = Peixe
ware-fruit = Fruta
ware-rope = Corda
ware-pot = Pote
ware-paper = Papel
ware-ore = Minério
ware-amethyst = Ametista
ware-potion = Poção
ware-cider = Sidra
a-mushroom = um cogumelo
a-fish = um peixe
a-fruit = uma fruta
a-rope = uma corda
a-pot = um pote
a-paper = um papel
a-ore = um minério
a-amethyst = uma ametista
a-potion = uma poção
a-cider = uma sidra
the-mushroom = o cogumelo
the-fish = o peixe
the-fruit = a fruta
the-rope = a corda
the-pot = o pote
the-paper = o papel
the-ore = o minério
the-amethyst = a ametista
the-potion = a poção
the-cider = a sidra

## o que as construções fazem; cada linha é uma frase

kind-house = casa
kind-key = casa-chave
kind-star = casa-estrela
kind-outpost = entreposto
kind-start = casa inicial
does-beds =
    { $n ->
        [1] 1 cama.
       *[other] { $n } camas.
    }
does-goods = { $things } para colher.
does-refilling = { $things } para colher; se a carta está vazia, recebe outra no fim da rodada.
does-income = Renda: { n-coin } por rodada.
does-income-per = Renda: 1 moeda por rodada para cada { $things } na sua trilha.
does-potions =
    { $n ->
        [1] Traz 1 poção na hora.
       *[other] Traz { $n } poções na hora.
    }
does-reputation = Traz { $n } de reputação na hora.
does-rerolls =
    { $n ->
        [1] 1 nova rolagem em cada encontro.
       *[other] { $n } novas rolagens em cada encontro.
    }
does-coin_when_building = 1 moeda sempre que você constrói outra coisa.
does-coin_when_exploring = 1 moeda depois de cada exploração bem-sucedida.
does-train_to_ready = Quem você treina já chega pronto.
does-spend_drinks = Você pode gastar poções e sidras como moedas.
does-potion_each_round = 1 poção no fim de cada rodada.
does-vp = { $n } PV.
does-vp-per = { $n } PV para cada { $things } na sua vila.
does-vp-per-ware = { $n } PV para cada { $things } na sua reserva, na sua trilha ou à venda.
does-nothing = 1 PV, como toda construção.
each-mushroom = cogumelo
each-fish = peixe
each-fruit = fruta
each-rope = corda
each-pot = pote
each-paper = papel
each-ore = minério
each-amethyst = ametista
each-potion = poção
each-cider = sidra
each-villager = aldeão
each-outpost = entreposto
each-house = casa (também casa-chave, casa-estrela e casa inicial)
each-empty-cave = caverna vazia

## o que os aldeões sabem fazer

skill-hammer = martelo
skill-hammer-plus = martelo+
skill-quill = pena
skill-quill-plus = pena+
skill-fishman = povo-peixe
light-pair = { $face }: { $n }
light = lanternas { $pairs }
can-hammer = Sabe construir.
can-hammer-plus = Sabe construir, e por 1 moeda a menos.
can-quill = Sabe treinar quem chega.
can-quill-plus = Sabe treinar quem chega, e por 1 moeda a menos.
can-fishman = É do povo-peixe: com alguém assim na vila, algumas histórias dão mais lanternas.
can-light = Lanternas: { $pairs }.
can-light-pair =
    { $face ->
        [6] { $n } com um 6
       *[other] { $n } a partir de { $face }
    }
can-joining = Ao chegar, muda a sua reputação em { $n }.
can-rolls_first = Rola um dado antes de cada ação: de 3 a 6 age; com 1 ou 2 só fica cansado.
can-own_bed = Tem cama própria: um passo por rodada, e nenhuma outra cama, sidra ou poção.
state-ready = pronto
state-exhausted = cansado
state-injured = ferido
state-sent = explorando

## o que as opções pedem

asks-lanterns = { $numbers } lanternas
asks-paid = { n-lantern } e { $price }
asks-nothing = não pede lanternas
asks-price = custa { n-coin }
asks-stake-item = você aposta uma mercadoria, poção ou sidra
asks-stake-villager = você aposta alguém do grupo
bonus-per = +{ n-lantern } por { $what }
bonus-have = +{ n-lantern } se você tem { $what }
bonus-pay = +{ n-lantern } por { $price }
bonus-villager = +{ n-lantern } se alguém do povo-peixe mora na sua vila

## o que os resultados trazem

result-reputation = { $n } de reputação
result-reputation-less = { $n } de reputação a menos
result-lose-coins =
    { $n ->
        [1] 1 moeda a menos
       *[other] { $n } moedas a menos
    }
result-injure =
    { $n ->
        [1] 1 aldeão ferido
       *[other] { $n } aldeões feridos
    }
result-cheapest = o primeiro da fila, à esquerda
result-villager = { $villager }, que vem morar com você
result-building = uma construção de graça, de custo até { $n }
result-copy-staked = mais uma unidade do que foi apostado
result-gamble = um jogo de dados
result-favour = moedas por reputação, no máximo { $n }
result-goto = a história continua no parágrafo { $n }
result-nothing = nada além disso
