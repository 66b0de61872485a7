# Efeitos de cartas, eventos e espaços, formados a partir dos dados, parte por parte.
#
# Glossário: moeda (coin) · PV, ponto de vitória (VP) · máquina (machine) · desmoronamento (collapse) ·
# carrinho completo (cart) · peça de carrinho (cart marker) · meio carrinho cheio (half cart) · mina · nível (level) ·
# fileira (row) · adjacente (adjacent) · facção (faction) · monte (deck) · descarte (discard pile) · mão (hand) ·
# tabuleiro de Progresso (progress board) · marcador (marker) · espaço (space) · avançar (advance) ·
# Superfície (Surface) · reação em cadeia (chain reaction) · ativar (activate) · comprar (draw)
#
# { $n } é um número, { $per } uma das expressões abaixo com um espaço antes, ou nada.

## quantidades

n-coins =
    { $n ->
        [1] 1 moeda
       *[other] { $n } moedas
    }
n-cards =
    { $n ->
        [1] 1 carta
       *[other] { $n } cartas
    }
n-machines =
    { $n ->
        [1] 1 máquina
       *[other] { $n } máquinas
    }
n-collapses =
    { $n ->
        [1] 1 desmoronamento
       *[other] { $n } desmoronamentos
    }
n-carts =
    { $n ->
        [1] 1 carrinho completo
       *[other] { $n } carrinhos completos
    }
n-markers =
    { $n ->
        [1] 1 peça de carrinho
       *[other] { $n } peças de carrinho
    }
n-spaces =
    { $n ->
        [1] 1 espaço
       *[other] { $n } espaços
    }
n-different =
    { $n ->
        [1] 1 facção
       *[other] { $n } facções diferentes
    }
n-adjacent =
    { $n ->
        [1] 1 carta adjacente
       *[other] { $n } cartas adjacentes
    }
n-level1 =
    { $n ->
        [1] 1 carta de nível 1
       *[other] { $n } cartas de nível 1
    }
n-level2 =
    { $n ->
        [1] 1 carta de nível 2
       *[other] { $n } cartas de nível 2
    }
n-level3 =
    { $n ->
        [1] 1 carta de nível 3
       *[other] { $n } cartas de nível 3
    }
n-level4 =
    { $n ->
        [1] 1 carta de nível 4
       *[other] { $n } cartas de nível 4
    }
n-scots =
    { $n ->
        [1] 1 carta escocesa
       *[other] { $n } cartas escocesas
    }
n-atlanteans =
    { $n ->
        [1] 1 carta atlante
       *[other] { $n } cartas atlantes
    }
n-egyptians =
    { $n ->
        [1] 1 carta egípcia
       *[other] { $n } cartas egípcias
    }
n-japanese =
    { $n ->
        [1] 1 carta japonesa
       *[other] { $n } cartas japonesas
    }
n-barbarians =
    { $n ->
        [1] 1 carta bárbara
       *[other] { $n } cartas bárbaras
    }
n-romans =
    { $n ->
        [1] 1 carta romana
       *[other] { $n } cartas romanas
    }

## por quantidade; n: a cada tantos, arredondado para baixo

per-machine_here =
    { $n ->
        [1] por máquina nesta carta
       *[other] a cada { $n } máquinas nesta carta
    }
per-machine =
    { $n ->
        [1] por máquina na sua mina
       *[other] a cada { $n } máquinas na sua mina
    }
per-collapse =
    { $n ->
        [1] por desmoronamento na sua mina
       *[other] a cada { $n } desmoronamentos na sua mina
    }
per-cart =
    { $n ->
        [1] por carrinho completo na sua mina
       *[other] a cada { $n } carrinhos completos na sua mina
    }
per-cart_here =
    { $n ->
        [1] por carrinho completo nesta carta
       *[other] a cada { $n } carrinhos completos nesta carta
    }
per-neighbour =
    { $n ->
        [1] por carta adjacente a esta
       *[other] a cada { $n } cartas adjacentes a esta
    }
per-below =
    { $n ->
        [1] por carta logo abaixo desta
       *[other] a cada { $n } cartas logo abaixo desta
    }
per-row =
    { $n ->
        [1] por carta nesta fileira
       *[other] a cada { $n } cartas nesta fileira
    }
per-level2 =
    { $n ->
        [1] por carta de nível 2 na sua mina
       *[other] a cada { $n } cartas de nível 2 na sua mina
    }
per-level3 =
    { $n ->
        [1] por carta de nível 3 na sua mina
       *[other] a cada { $n } cartas de nível 3 na sua mina
    }
per-different =
    { $n ->
        [1] por facção diferente na sua mina
       *[other] a cada { $n } facções diferentes na sua mina
    }
per-space =
    { $n ->
        [1] por espaço que seu marcador subiu
       *[other] a cada { $n } espaços que seu marcador subiu
    }
per-coins =
    { $n ->
        [1] por moeda que você tem
       *[other] a cada { $n } moedas que você tem
    }
per-cleared =
    { $n ->
        [1] por desmoronamento descartado assim
       *[other] a cada { $n } desmoronamentos descartados assim
    }
per-scots =
    { $n ->
        [1] por carta escocesa na sua mina
       *[other] a cada { $n } cartas escocesas na sua mina
    }
per-atlanteans =
    { $n ->
        [1] por carta atlante na sua mina
       *[other] a cada { $n } cartas atlantes na sua mina
    }
per-egyptians =
    { $n ->
        [1] por carta egípcia na sua mina
       *[other] a cada { $n } cartas egípcias na sua mina
    }
per-japanese =
    { $n ->
        [1] por carta japonesa na sua mina
       *[other] a cada { $n } cartas japonesas na sua mina
    }
per-barbarians =
    { $n ->
        [1] por carta bárbara na sua mina
       *[other] a cada { $n } cartas bárbaras na sua mina
    }
per-romans =
    { $n ->
        [1] por carta romana na sua mina
       *[other] a cada { $n } cartas romanas na sua mina
    }
at-most = { $per } (no máximo { $most })

## condições

if-two_above = se duas cartas tocarem esta por cima
if-between = se houver uma carta encostada à esquerda e outra à direita desta
if-edge = se esta for a carta mais à esquerda ou mais à direita da fileira
if-advanced = se você tiver avançado nesta rodada
least-machine_here = se esta carta tiver pelo menos { n-machines }
least-machine = se você tiver pelo menos { n-machines } na sua mina
least-collapse = se você tiver pelo menos { n-collapses } na sua mina
least-cart = se você tiver pelo menos { n-carts } na sua mina
least-cart_here = se esta carta tiver pelo menos { n-carts }
least-neighbour = se esta carta tiver pelo menos { n-adjacent }
least-below = se esta carta tiver pelo menos { n-cards } logo abaixo
least-row = se esta fileira tiver pelo menos { n-cards }
least-level2 = se você tiver pelo menos { n-level2 } na sua mina
least-level3 = se você tiver pelo menos { n-level3 } na sua mina
least-different = se você tiver pelo menos { n-different } na sua mina
least-space = se seu marcador estiver no espaço { $n } ou acima
least-coins = se você tiver pelo menos { n-coins }
least-cleared = se você tiver descartado pelo menos { n-collapses } assim
least-scots = se você tiver pelo menos { n-scots } na sua mina
least-atlanteans = se você tiver pelo menos { n-atlanteans } na sua mina
least-egyptians = se você tiver pelo menos { n-egyptians } na sua mina
least-japanese = se você tiver pelo menos { n-japanese } na sua mina
least-barbarians = se você tiver pelo menos { n-barbarians } na sua mina
least-romans = se você tiver pelo menos { n-romans } na sua mina
when = { $do } { $if }

## partes; moedas e PV seguidos dividem um só "ganhe"

gain = ganhe { $list }
gain-coin = { n-coins }{ $per }
gain-vp = { $n } PV{ $per }
part-draw = compre { n-cards }{ $per }
part-find-any =
    { $many ->
        [no] compre 1 carta de uma facção à sua escolha
       *[other] compre { n-cards }{ $per }, cada uma de uma facção à sua escolha
    }
part-find-scots = compre { n-scots }{ $per }
part-find-atlanteans = compre { n-atlanteans }{ $per }
part-find-egyptians = compre { n-egyptians }{ $per }
part-find-japanese = compre { n-japanese }{ $per }
part-find-barbarians = compre { n-barbarians }{ $per }
part-find-romans = compre { n-romans }{ $per }
part-level4 = pegue { n-level4 }{ $per }
part-advance = avance { n-spaces }{ $per }
part-machine-self = coloque { n-machines } nesta carta{ $per }
part-machine-other =
    { $many ->
        [no] coloque { n-machines } em outra carta
       *[other] coloque { n-machines } em outras cartas{ $per }
    }
part-machine-any =
    { $many ->
        [no] coloque { n-machines } em qualquer carta
       *[other] coloque { n-machines } em quaisquer cartas{ $per }
    }
part-collapse-self = coloque 1 desmoronamento nesta carta
part-collapse-above =
    { $many ->
        [no] coloque 1 desmoronamento em uma carta logo acima que não tenha um
       *[other] coloque 1 desmoronamento{ $per } em cartas logo acima que não tenham um
    }
part-collapse-all = coloque 1 desmoronamento em cada uma das outras cartas da sua mina
part-clear = descarte { n-collapses } da sua mina{ $per }
part-clear-all = descarte todos os desmoronamentos da sua mina
part-cart-anywhere = coloque { n-markers }{ $per }
part-cart-here =
    { $many ->
        [no] coloque { n-markers } em uma borda desta carta
       *[other] coloque { n-markers }{ $per } em bordas desta carta
    }
part-activate-level1 = ative { n-level1 }{ $per }
part-activate-level2 = ative { n-level2 }{ $per }
part-activate-level3 = ative { n-level3 }{ $per }
part-activate-neighbour = ative { n-adjacent }{ $per }
part-activate-any =
    { $n ->
        [1] ative 1 carta qualquer{ $per }
       *[other] ative { $n } cartas quaisquer{ $per }
    }
part-discount = pague { n-coins } a menos{ $per } pela sua próxima carta com custo
part-sell = venda até { n-cards }{ $per } da mão por { $price ->
        [1] 1 moeda
       *[other] { $price } moedas
    } cada
part-feature-cost_less = a carta que você baixar nesta rodada custa { n-coins } a menos
part-feature-cart_pays = ganhe { n-coins } por carrinho que você completar nesta rodada
part-feature-surface_twice = resolva a Superfície duas vezes nesta rodada (pode repetir o efeito)
part-feature-advance_plus = no seu primeiro avanço nesta rodada, ande mais { $n ->
        [1] 1 espaço
       *[other] { $n } espaços
    }

## como as partes formam uma frase; start é do com inicial maiúscula

list-plus = { $a }, mais { $b }
sentence = { $start }.
paid = Pague { n-coins }: { $do }.
paid-less = Pague { n-coins } (1 a menos por carta escocesa na sua mina): { $do }.
paid-now =
    { $n ->
        [0] De graça (em vez de { $printed }): { $do }.
       *[other] Pague { n-coins } (em vez de { $printed }): { $do }.
    }

## cartas, eventos, espaços

cost-less = Custa { n-coins } a menos { $per }.
kind-immediate = Imediato.
kind-feature = Nesta rodada.
kind-end = Fim da rodada.
kind-immediate-choose = Imediato: escolha um.
kind-end-choose = Fim da rodada: escolha um.
space-start = Início: sem efeito.
space-empty = Sem efeito.
space-top = Topo: { $do }
