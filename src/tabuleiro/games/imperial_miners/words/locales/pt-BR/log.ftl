# O que aconteceu, uma frase curta cada; o que rendeu aparece ao lado em números. { $name } é o nome de um jogador, ou
# "Você"; "-seen" é o que só esse jogador lê.
#
# Glossário: ver effects.ftl.

log-setup = Tabuleiros de Progresso: { $sides }.
log-deal = { $name } recebeu { n-cards }.
log-deal-seen = { $name } recebeu { $cards }.
log-keep = { $name } ficou com uma carta.
log-keep-seen = { $name } ficou com { $card }.
log-opened = { $name } descartou { $cards }.
log-round =
    { $last ->
        [1] Rodada { $round }, a última: { $event }.
       *[other] Rodada { $round }: { $event }.
    }
log-event = { $name } resolveu { $event }.
log-event-counted = { $name } resolveu { $event }: { $thing }.
log-event-too-few = { $name } resolveu { $event }: { $thing }, { $what ->
        [vp] 0 PV
       *[other] nada
    }.
log-begin = { $event }: { $you ->
        [1] a escolha é sua
       *[other] a escolha é de { $name }
    }.
log-resolved = { log-event }
log-event_more = { $name } também ganhou com { $event }.
log-begin_more = { log-event_more }
log-resolve_more = { log-event_more }
log-resolve = { $name } resolveu { $event } ({ $do }).
log-revealed = Todas as cartas foram reveladas.
log-reveal = { $name } revelou { $card }.
log-reveal-by-event = { $name } revelou { $card }: { $event } poupou { n-coins }.
log-reveal-cheaper = { $name } revelou { $card }, { n-coins } mais barata.
log-blind = { $name } não pôde jogar; grátis do monte: { $card }.
log-blind-none = { $name } não podia baixar nenhuma carta, e não restava outra.
log-play = { $name } posicionou { $card }.
log-use = { $name } usou { $effect ->
        [0] { $card }
        [1] o efeito de cima de { $card }
       *[other] o efeito de baixo de { $card }
    }.
log-use-cheaper = { $name } usou { $card }{ $effect ->
        [0] {""}
        [1] {" "}(de cima)
       *[other] {" "}(de baixo)
    } ({ n-coins } a menos pelos Escoceses).
log-use-none = { $name } preferiu não usar nenhum efeito de { $card }.
log-use-unpaid = { $name } não podia pagar nenhum efeito de { $card }.
log-use_more = { $name } também ganhou com { $card }.
log-climb = { $name } subiu para { $card }.
log-pass = { $name } passou por { $card }: já usada nesta rodada.
log-dig_out = { $name } só tirou o desmoronamento de { $card }.
log-surface = { $name } escolheu “{ $do }” na Superfície{ surface-by }.
log-surface-coin = { $name } pegou { n-coins } na Superfície{ surface-by }.
log-surface-draw = { $name } escolheu comprar { n-cards } na Superfície{ surface-by }.
log-surface-advance = { $name } pagou { $price } por { n-spaces } na Superfície{ surface-by }.
surface-by = { $by ->
        [none] {""}
       *[other] {" "}({ $by })
    }
log-chain = { $you ->
        [1] Sua reação
       *[other] Reação de { $name }
    }{ $card ->
        [none] {""}
       *[other] {" "}desde { $card }
    }.
log-activate = { $name } ativou { $card } pelo raio.
log-draw = { $name } comprou { $times ->
        [1] uma carta
       *[other] { $times } cartas
    } de nível { $level }.
log-draw-seen = { $name } comprou { $card }.
log-find = { $name } procurou { a-faction-card }.
log-search = { $name } achou { $card } no monte de nível { $level }.
log-search-none = { $name } não achou { a-faction-card } no monte de nível { $level }.
log-not_found = { $name } não achou { a-faction-card } em nenhum monte.
log-deck_empty = { $name } ficou sem nada: não resta carta de nível { $level }.
log-level4 = { $name } pegou { $card }, carta de nível 4.
log-discard = { $name } descartou { $card }.
log-sell = { $name } vendeu { $card }.
log-sell-many = { $name } vendeu { n-cards }.
log-stop = { $name } ficou com { n-cards } na mão.
log-stop-none = { $name } não tinha carta para vender.
log-machine = { $name } colocou { $times ->
        [1] uma máquina
       *[other] { $times } máquinas
    } em { $card }.
log-collapse = { $name } colocou um desmoronamento em { $card }.
log-clear = { $name } descartou o desmoronamento de { $card }.
log-cart_paid = { $name } ganhou moedas por { $carts ->
        [1] um carrinho
       *[other] carrinhos
    }: { $event }.
log-cart = { $name } completou um carrinho com uma peça.
log-pay = { $name } pagou.
log-coins = { $name } ganhou moedas.
log-points = { $name } ganhou pontos.
log-discount = { $name } ganhou { n-coins } de desconto na próxima carta com custo.
log-idle-cart = { $name } não tinha mais meio carrinho a completar.
log-idle-machine = { $name } não tinha lugar para a máquina.
log-idle-clear = { $name } não tinha mais desmoronamento a descartar.
log-idle-collapse = { $name } não tinha carta acima para o desmoronamento.
log-idle-activate = { $name } não tinha mais carta para ativar.
log-unmet = { $name } não cumpriu a condição de { $card }.
log-unmet-there = { $name } não cumpriu a condição.
log-counted = { $name } não ganhou nada com { $card } ({ $thing }).
log-enter = { $name } começou em { $board }.
log-move = { $name } avançou até o espaço { $space } de { $board }{ space-gives }.
log-move-top = { $name } chegou ao topo de { $board }: { $lost ->
        [1] 1 espaço se perde
       *[other] { $lost } espaços se perdem
    }{ space-gives }.
log-move-further = { $name } avançou até o espaço { $space } de { $board }: { $event }{ space-gives }.
# O que está no espaço alcançado.
space-gives =
    { $do ->
        [none] {""}
       *[other] {" "}({ $do })
    }
log-move_more = { $name } também ganhou com o espaço { $space } de { $board }.

## o que contam os marcadores de um lugar

n-vp = { $n } PV
n-coin = { n-coins }
n-cart-full = { n-carts }
n-machine = { n-machines }
n-hand = { n-cards }
n-advance = { n-spaces }
