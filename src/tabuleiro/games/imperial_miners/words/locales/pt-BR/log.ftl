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
log-resolve = { $name } escolheu um efeito de { $event }.
log-revealed = Todas as cartas foram reveladas.
log-reveal = { $name } revelou { $card }.
log-blind = { $name } não podia baixar nenhuma carta e revelou { $card }.
log-blind-none = { $name } não podia baixar nenhuma carta, e não restava outra.
log-play = { $name } posicionou { $card }.
log-use = { $name } usou { $card }.
log-use-none = { $name } não usou nenhum efeito de { $card }.
log-climb = { $name } subiu para { $card }.
log-pass = { $name } passou por { $card }: já usada nesta rodada.
log-dig_out = { $name } tirou o desmoronamento de { $card }.
log-surface = { $name } chegou à Superfície.
log-activate = { $name } ativou também { $card }.
log-draw = { $name } comprou uma carta de nível { $level }.
log-draw-seen = { $name } comprou { $card }.
log-find = { $name } procurou { a-faction-card }.
log-search = { $name } achou { $card } no monte de nível { $level }.
log-search-none = { $name } não achou { a-faction-card } no monte de nível { $level }.
log-not_found = { $name } não achou { a-faction-card } em nenhum monte.
log-deck_empty = { $name } ficou sem nada: não resta carta de nível { $level }.
log-level4 = { $name } pegou { $card }, carta de nível 4.
log-discard = { $name } descartou { $card }.
log-sell = { $name } vendeu { $card }.
log-stop = { $name } não vendeu mais cartas.
log-machine = { $name } colocou uma máquina em { $card }.
log-collapse = { $name } colocou um desmoronamento em { $card }.
log-clear = { $name } descartou o desmoronamento de { $card }.
log-cart = { $name } completou um carrinho com uma peça.
log-pay = { $name } pagou.
log-coins = { $name } ganhou moedas.
log-points = { $name } ganhou pontos.
log-discount = { $name } ganhou { n-coins } de desconto na próxima carta com custo.
log-unmet = { $name } não cumpriu a condição.
log-enter = { $name } começou em { $board }.
log-move = { $name } avançou até o espaço { $space } de { $board }.

## o que contam os marcadores de um lugar

n-vp = { $n } PV
n-coin = { n-coins }
n-cart-full = { n-carts }
n-machine = { n-machines }
n-hand = { n-cards }
