# O que aconteceu, uma linha cada. { $name } é o nome de uma pessoa (ou os holandeses, que só vêm antes de dois-pontos).
#
# Glossário: ver effects.ftl. { $things } é uma lista contada como "2 de ouro", { $at } um hexágono como "C3".

## preparação, rodadas, fim

log-setup = O mapa é { $scenario }. Cidades disponíveis: { $cities }. Na galeria: { $gallery }.
log-colour = { $name } joga com { $board }.
log-missions_dealt =
    { $n ->
        [1] { $name } recebe 1 missão.
       *[other] { $name } recebe { $n } missões.
    }
log-missions_dealt-seen = { $name } recebe estas missões: { $missions }.
log-kept = { $name } fica com uma missão da era { $era }.
log-kept-seen = { $name } fica com { $mission } para a era { $era }.
log-crown_chosen = { $name } já escolheu monarca.
log-crown_chosen-seen = { $name } escolheu { $monarch }.
log-crowned = { $name } reina como { $monarch }.
log-capitals = Capitais para escolher: { $sites }. { $first } escolhe primeiro.
log-site = { $at } ({ $good })
log-capital = A capital de { $name } fica em { $at }.
log-capital-first = A capital de { $name } fica em { $at }; com ela vem o primeiro turno.
log-round = Rodada { $round }.
log-last_round = { $name } cumpriu uma missão da era III: a rodada { $round } é a última.
log-hand_shown = { $name } ainda tem: { $cards }.
log-game_over = Fim de jogo: { $scores }.
log-game_over-won = Desafio vencido!
log-game_over-lost = Desafio perdido.

## ações

log-arch = { $name } escolhe o arco { $arch }.
log-extra_action = { $name } joga { $card } por uma ação extra: { $arch }.
log-deployed = { $name } convoca { $unit } em { $at }.
log-deployed-again = { $name } traz { $unit } de volta em { $at }.
log-painted = { $name } pega o quadro { $painting }.
log-hung = Novo na galeria: { $painting }.
log-built = { $name } constrói em { $at }: { $building }.
log-built-covering = { $name } constrói sobre outra construção em { $at }: { $building }.
log-built-city = { $name } funda a cidade de { $building } em { $at }.
log-built-city-covering = { $name } funda a cidade de { $building } sobre uma construção em { $at }.
log-city_offered = Nova cidade disponível: { $city }.
log-renovated = { $name } reforma em { $at }: { $building }.
log-renovated-flipped = { $name } vira a peça em { $at }: agora { $building }.
log-produced = { $things } para { $name } em { $at }.
log-made = { $name } faz um produto: { $product }.
log-slotted = { $name } põe { $product } em { $arch }.
log-slotted-monarch = { $name } põe { $product } no tabuleiro do monarca.
log-traded-resource = { $name } troca 1 recurso.
log-traded-pair = { $name } troca um par de algodão e café.
log-traded-four = { $name } troca 4 recursos.
log-traded-cards = { $name } troca 2 cartas de combate.
log-traded-these = { $name } troca { $things }.
log-traded-these-cards = { $name } troca as cartas de combate { $cards }.

## bens e cartas

log-gained = { $name } ganha { $things }.
log-gained-harbor = O porto traz { $things } para { $name }.
log-gained-monarch = O monarca traz { $things } para { $name }.
log-gained-painting = Um quadro traz { $things } para { $name }.
log-gained-palace = O palácio traz { $things } para { $name }.
log-gained-exploration = A exploração traz { $things } para { $name }.
log-paid = { $name } paga { $things }.
log-paid-tile = { $name } paga { $things } de { $at }.
log-paid-hand = { $name } paga com a carta de ouro { $card }.
log-paid-monarch = { $name } paga com cartas de combate: { $icon }.
log-paid-discount = { $name } paga menos, graças a um quadro: { $icon }.
log-paid-given = { $name } dá { $things }.
log-paid-given-tile = { $name } dá { $things } de { $at }.
log-card_given = { $name } entrega a carta de combate { $card }.
log-dropped = { $name } tem demais e devolve { $things }.
log-dropped-card = { $name } tem cartas demais e descarta { $card }.
log-gold_card = { $name } compra uma carta de ouro.
log-gold_card-seen = { $name } compra a carta de ouro { $card }.
log-combat_card = { $name } compra uma carta de combate.
log-combat_card-seen = { $name } compra a carta de combate { $card }.
log-gold_card_used = { $name } usa a carta de ouro { $card }.
log-mission_drawn = { $name } compra uma missão da era { $era }.
log-mission_drawn-seen = { $name } compra uma missão da era { $era }: { $mission }.
log-reshuffled-gold = As cartas de ouro são embaralhadas de novo.
log-reshuffled-combat = As cartas de combate são embaralhadas de novo.

## missões e eras

log-mission = { $name } revela a missão { $mission } (era { $era }).
log-palace = { $name } coloca em { $at }: { $palace }.
log-no_palace = { $name } não coloca palácio.
log-era = Começa a era { $era }: { $title }.
log-token_laid = { $name } põe a ficha da era { $era } embaixo de { $arch }.
log-power-isabel = { $name } usa { $painting } para um palácio.
log-power-coroados = { $name } põe a ficha da era { $era } em { $painting }.

## movimentos e achados

log-moved = { $units } de { $name }: de { $from } para { $to }.
log-moved-march = { $units } de { $name }, movimento adicional: de { $from } para { $to }.
log-control = { $name } agora controla a peça em { $at }.
log-peeked = { $name } olha a peça em { $at }.
log-peeked-seen = { $name } olha a peça em { $at }: { $tile }.
log-revealed = { $name } revela em { $at }: { $tile }.
log-kept_find = { $name } guarda um achado: { $tile }.
log-find_gone = { $name } construiu em cima, e a peça saiu: { $tile }.
log-expedition = { $name } parte em expedição, { $tile }: é preciso força { $strength }.
log-expedition_over = { $name } consegue, { $total } contra { $need }: { $tile }.
log-expedition_over-failed = { $name } não consegue, { $total } contra { $need }: { $tile }.
log-expedition_over-cards = { $line } Cartas: { $cards }.

## combates

log-fight = { $name } ataca { $defender } em { $at }: { $attack } contra { $defence }, sem as cartas.
log-fight-from = { $name } ataca { $defender } em { $at }, a partir de { $from }: { $attack } contra { $defence }, sem as cartas.
log-card_laid =
    { $n ->
        [1] { $name } põe uma carta virada para baixo.
        [2] { $name } põe uma segunda carta.
       *[other] { $name } põe a carta número { $n }.
    }
log-card_laid-seen = { $name } põe uma carta virada para baixo: { $card }.
log-cards_shown = Cartas no combate de { $name }: { $attack }; contra elas { $defence }.
log-cards_shown-none = { $name } luta, e ninguém joga carta.
log-no-cards = nenhuma
log-cancelled = { $name }: a carta { $card } do outro lado vale 0.
log-fight_over = { $name } vence em { $at }, { $attack } a { $defence }.
log-fight_over-lost = O ataque de { $name } fracassa em { $at }, { $attack } a { $defence }.
log-defeated = Unidades derrotadas ({ $name }): { $units }.
log-defeated-home = Derrotadas, mas de volta à capital ({ $name }): { $units }.
