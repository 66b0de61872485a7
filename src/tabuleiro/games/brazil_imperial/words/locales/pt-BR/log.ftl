# O que aconteceu, uma frase cada. { $name } é o nome de uma pessoa, ou "Você" (então $you é 1); o que trouxe fica ao lado.
#
# Glossário: ver effects.ftl. { $at } é um hexágono como "C3".

## preparação, rodadas, fim

log-setup = O mapa é { $scenario }.
log-colour = { $name } recebeu o tabuleiro { $board }.
log-missions_dealt =
    { $n ->
        [1] { $name } recebeu 1 missão.
       *[other] { $name } recebeu { $n } missões.
    }
log-missions_dealt-all =
    { $n ->
        [1] Cada um recebeu 1 missão.
       *[other] Cada um recebeu { $n } missões.
    }
log-missions_dealt-seen = { $name } recebeu estas missões: { $missions }.
log-kept = { $name } ficou com uma missão da era { $era }.
log-kept-seen = { $name } ficou com { $mission } para a era { $era }.
log-crown_chosen = { $name } escolheu monarca.
log-crown_chosen-seen = { $name } escolheu { $monarch }.
log-crowned = { $name } reina como { $monarch }.
log-capitals = Capitais para escolher: { $sites }. { $first } escolhe primeiro.
log-site = { $at } ({ $good })
log-capital = { $name } fundou a capital em { $at }.
log-capital-first = { $name } fundou a capital em { $at }, com o primeiro turno.
log-round = Rodada { $round }.
log-last_round = { $name } cumpriu uma missão da era III: última rodada.
log-turn_ended = { $name } terminou o turno.
log-hand_shown = { $name } ainda tinha: { $cards }.
log-game_over = Fim da partida: { $scores }.
log-game_over-won = Desafio cumprido!
log-game_over-lost = Desafio perdido.

## ações

log-arch = { $name } escolheu o arco { $arch }.
log-extra_action = { $name } jogou { $card }: { $arch } outra vez.
log-deployed = { $name } convocou a unidade { $unit } em { $at }.
log-deployed-again = { $name } trouxe de volta a unidade { $unit } em { $at }.
log-painted = { $name } pegou o quadro { $painting }.
log-painted_more = { $name } recebeu os bens do quadro { $painting }.
log-hung = Novo na galeria: { $painting }.
log-built = { $name } construiu { $building } em { $at }.
log-built-covering = { $name } cobriu { $at } com { $building }.
log-built-city = { $name } fundou { $building } em { $at }.
log-built-city-covering = { $name } fundou { $building } sobre a peça em { $at }.
log-city_offered = Nova cidade disponível: { $city }.
log-renovated = { $name } reformou a construção em { $at }: { $face }.
log-renovated-flipped = { $name } virou a peça em { $at }: { $building }.
log-produced = { $name } recebeu bens em { $at }.
log-made = { $name } manufaturou um produto: { $product }.
log-slotted = { $name } melhorou com { $product } o arco { $arch }.
log-slotted-monarch = { $name } pôs { $product } no tabuleiro do monarca.
log-traded-resource = { $name } trocou um recurso.
log-traded-pair = { $name } trocou 2 entre algodão e café.
log-traded-four = { $name } trocou quatro recursos.
log-traded-cards = { $name } trocou duas cartas de combate.

## bens e cartas

log-gained = { $name } pegou bens.
log-fetched = { $name } pegou bens no porto.
log-received-monarch = { $name } recebeu bens pelo poder do monarca.
log-received-painting = { $name } recebeu bens por um quadro.
log-received-exploration = { $name } recebeu bens por um achado.
log-paid = { $name } pagou.
log-paid-tile = { $name } pagou de { $at }.
log-paid-hand = { $name } pagou com { $card }.
log-paid-monarch = { $name } pagou por meio do monarca.
log-paid-discount = { $name } pagou menos, graças a um quadro.
log-paid-upgrade = { $name } pagou menos, graças à melhoria do arco.
# Por que foi diferente do impresso, depois da frase do que foi comprado ou construído.
because = { $text } ({ $why }).
paid-by-monarch = pago com cartas de combate, como o monarca permite
paid-by-hand = pago com carta de ouro
paid-by-discount = quadro: 1 a menos
paid-by-upgrade = arco melhorado
# Quem deu quanto a mais do que está impresso: `Dom Manuel I: +1 ouro e +1 PV`.
by = { $name }: { $things }
by-end = no fim: { $things }
by-points = { $n } PV
card-by-deploy = Convocar
card-by-upgrade = arco melhorado
card-by-painting = quadro
card-by-palace = palácio
card-by-exploration = achado
card-by-war = Guerra
card-by-trade = Troca
card-by-fight = combate vencido
card-by-token = ficha
# Um achado que fica no mapa, com o que ele vale.
find-waits = { $tile } ({ $what })
find-waits-strength = exige força { $n }
find-waits-built-on = para quem construir ali primeiro: { $things }
find-waits-production = construções vizinhas produzem { $n } a mais
log-card_given = { $name } entregou { $card }.
log-dropped = { $name } passou do limite e devolveu um bem.
log-dropped-card = { $name } passou do limite e descartou { $card }.
log-gold_card = { $name } comprou uma carta de ouro.
log-gold_card-seen = { $name } comprou { $card }.
log-combat_card = { $name } comprou uma carta de combate.
log-combat_card-seen = { $name } comprou { $card }.
log-gold_card_used = { $name } usou { $card }.
log-mission_drawn = { $name } comprou uma missão da era { $era }.
log-mission_drawn-seen = { $name } comprou a missão { $mission }, era { $era }.
log-no_mission = { $name } não comprou missão.
log-reshuffled-gold = As cartas de ouro são embaralhadas de novo.
log-reshuffled-combat = As cartas de combate são embaralhadas de novo.

## missões e eras

log-mission = { $name } revelou uma missão: { $mission }.
log-palace = { $name } pôs em { $at }: { $palace }.
log-palace_more = { $name } recebeu os bens de { $palace }.
log-no_palace = { $name } não pôs palácio.
log-era = Começa a era { $era }: { $title }.
log-token_laid = { $name } pôs a ficha da era { $era } embaixo do arco { $arch }.
log-power-isabel = { $name } usou o quadro { $painting } para um palácio.
log-power-coroados = { $name } pôs a ficha da era { $era } no quadro { $painting }.

## movimentos e achados

log-moved =
    { $n ->
        [1] { $name } moveu { $units } de { $from } para { $to }.
       *[other] { $name } moveu { $n } unidades de { $from } para { $to }.
    }
log-moved-near =
    { $n ->
        [1] { $name } moveu { $units } de { $from } para { $to }, ao seu lado.
       *[other] { $name } moveu { $n } unidades de { $from } para { $to }, ao seu lado.
    }
log-control = { $name } tomou { $at }: { $face }.
log-control-yours = { $name } tomou { $at } de você: { $face }.
log-peeked = { $name } olhou a peça em { $at }.
log-peeked-seen = { $name } olhou a peça em { $at }: { $tile }.
log-revealed = { $name } revelou a peça em { $at }: { $tile }.
log-revealed_more = { $name } recebeu os bens de { $tile } em { $at }.
log-kept_find = { $name } guardou um achado: { $tile }.
log-find_unseen = { $name } construiu sobre a peça fechada em { $at }: ela saiu sem ser vista.
log-find_gone = { $name } construiu sobre uma peça de exploração, e ela saiu: { $tile }.
log-expedition-from = { $name } foi de { $from } a { $at }: { $tile }.
log-expedition = { $name } tentou { $tile }: é preciso força { $strength }.
log-expedition_over = { $name } conseguiu, { $total } de { $need }: { $tile }.
log-expedition_over-failed = { $name } não conseguiu, { $total } de { $need }: { $tile }.

## combates

log-fight-from = { $name } atacou { $defender } em { $at } desde { $from }: { $attack } contra { $defence }.
log-fight = { $name } atacou { $defender } em { $at }: { $attack } contra { $defence }.
log-card_laid =
    { $n ->
        [1] { $name } pôs uma carta virada para baixo.
        [2] { $name } pôs uma segunda carta.
       *[other] { $name } pôs a carta número { $n }.
    }
log-card_laid-seen = { $name } pôs { $card } virada para baixo.
log-cards_shown = { $name } mostrou { $attack }; contra { $defence }.
log-cards_shown-none = { $name } lutou, e ninguém jogou carta.
log-no-cards = nada
log-cancelled =
    { $card } vale 0, por uma carta { $dutch ->
        [1] dos holandeses
       *[0] de { $name }
    }.
log-cancelled-you = { $card } vale 0, por uma carta sua.
log-fight_over = { $name } venceu { $defender } em { $at }, { $attack } a { $defence }.
log-fight_over-lost = { $name } perdeu para { $defender } em { $at }, { $attack } a { $defence }.
log-defeated =
    { $you ->
        [1] Você perdeu
       *[0] Perdas { $dutch ->
            [1] dos holandeses
           *[0] de { $name }
        }:
    } { $units }.
log-defeated-home =
    { $you ->
        [1] De volta à sua capital:
       *[0] De volta à capital de { $name }:
    } { $units }.
against-you = você

## o que foi começado e se conta quando estiver feito

log-acted-build = { $name } escolheu o que construir.
log-acted-deploy = { $name } escolheu uma unidade.
log-acted-paint = { $name } escolheu um quadro.
log-acted-make = { $name } escolheu um produto.
log-acted-trade = { $name } começou uma troca.
log-acted-renovate = { $name } escolheu uma peça para reformar.
log-acted-move = { $name } partiu com uma unidade.
log-acted-pay = { $name } pediu ao monarca que pagasse.
log-acted-carry = { $name } levou uma unidade junto.
log-acted-enough = { $name } não quis mais.
log-acted-stay = { $name } ficou ali.
log-acted-none = { $name } dispensou.
