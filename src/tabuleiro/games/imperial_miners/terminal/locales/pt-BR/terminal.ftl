# O que o terminal diz em torno de Imperial Miners; as palavras do jogo estão em games/imperial_miners/words/locales.

legend = { $machine } máquina, { $collapse } desmoronamento, { $active } ativada nesta rodada, { $cart } carrinho completo, { $half } meio carrinho. As setas mostram os lados de uma carta que têm meio carrinho. 2.-1 é um lugar: nível 2, meia carta à esquerda de 1.0. Na mão, - marca o que agora não é possível, + a carta com que você fica.
status-setup = Antes da rodada 1 de { $rounds }: as mãos iniciais
status = Rodada { $round } de { $rounds }: { $event }
column-carts = Carrinhos
column-hand = Mão (cartas{ $times }nível)
column-marker = Marcador
marker-off = fora dos tabuleiros
own-line =
    { $vp } PV, { $coins ->
        [1] 1 moeda
       *[other] { $coins } moedas
    }, { $carts ->
        [1] 1 carrinho
       *[other] { $carts } carrinhos
    }, { $hand ->
        [1] 1 carta
       *[other] { $hand } cartas
    } na mão, marcador: { $marker }
mine-of = Mina de { $name }
mine-empty = nenhuma carta ainda
placing = A posicionar: { $card }.
discount =
    { $n ->
        [1] Sua próxima carta com custo custa 1 moeda a menos.
       *[other] Sua próxima carta com custo custa { $n } moedas a menos.
    }
hand = Mão
hand-empty = nenhuma carta
card-head =
    { $cost ->
        [0] { $card } (nível { $level }, grátis)
       *[other] { $card } (nível { $level }, custa { $cost })
    }
facts = { $factions }, carrinhos { $carts }
no-faction = sem facção
no-carts = nenhum
ahead = À sua frente: { $spaces }
tie-coins = Moedas
tie-machines = Máquinas
title = { $total } pontos: { $title }
column-level = Nível
column-event = Evento
chance-card = cartas
chance-event = eventos
chance-side = lados dos tabuleiros
