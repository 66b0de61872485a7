# O que aconteceu, uma linha cada. { $name } é o nome de um jogador; "-seen" é o que só esse jogador lê.
#
# Glossário: ver effects.ftl.

log-setup = Tabuleiros de Progresso: { $sides }.
log-deal = { $name } recebe { n-cards }.
log-deal-seen = { $name } recebe { $cards }.
log-opened = { $name } descarta { $cards }.
log-round = Rodada { $round }: { $event }.
log-reveal = { $name } revela { $card }.
log-blind = { $name } não pode baixar carta da mão e revela { $card }.
log-blind-none = { $name } não pode baixar carta, e não resta carta de nível 1.
log-pay = { $name } paga { n-coins }.
log-play =
    { $carts ->
        [0] { $name } posiciona { $card } em { $place }.
        [1] { $name } posiciona { $card } em { $place } e completa 1 carrinho.
       *[other] { $name } posiciona { $card } em { $place } e completa { $carts } carrinhos.
    }
log-pass = A reação em cadeia de { $name } passa por { $card }, já ativada.
log-dig_out = { $name } descarta o desmoronamento de { $card } em vez de usar um efeito.
log-use = { $name } usa { $card }: { $do }
log-use-none = { $name } não usa nenhum efeito de { $card }.
log-surface = { $name } chega à Superfície: { $do }
log-activate = { $name } ativa { $card } em { $place }.
log-resolve = { $name } escolhe em { $event }: { $do }
log-draw = { $name } compra uma carta de nível { $level }.
log-draw-seen = { $name } compra { $card } do monte de nível { $level }.
log-find = { $name } procura { a-faction-card }.
log-search =
    { $n ->
        [0] { $name } acha { $card } logo no topo do monte de nível { $level }.
        [1] { $name } acha { $card } no monte de nível { $level } depois de revelar 1 outra carta.
       *[other] { $name } acha { $card } no monte de nível { $level } depois de revelar { $n } outras cartas.
    }
log-search-none = { $name } não acha { a-faction-card } no monte de nível { $level }.
log-not_found = { $name } não acha { a-faction-card } em nenhum monte.
log-deck_empty = Não resta carta de nível { $level } para { $name }.
log-level4 = { $name } pega { $card }, uma carta de nível 4.
log-discard = { $name } descarta { $card }.
log-sell = { $name } descarta { $card } por { n-coins }.
log-machine = { $name } coloca uma máquina em { $card } ({ $place }).
log-collapse = { $name } coloca um desmoronamento em { $card } ({ $place }).
log-clear = { $name } descarta o desmoronamento de { $card } ({ $place }).
log-cart = { $name } coloca uma peça de carrinho entre { $a } e { $b }.
log-coins = { $name } ganha { n-coins }.
log-points = { $name } ganha { $n } PV.
log-discount = { $name } paga { n-coins } a menos pela próxima carta com custo.
log-unmet = { $name } não cumpre a condição.
log-enter = { $name } começa em { $board } ({ $side }).
log-move = { $name } avança até o espaço { $space } de { $board } ({ $side }): { $do }
