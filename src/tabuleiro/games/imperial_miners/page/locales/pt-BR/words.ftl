# Imperial Miners: previsões, resumo e modo texto.
surface = Superfície
words-event = Evento: { $event }
words-hand =
    { $n ->
        [1] Sua mão (1 carta)
       *[other] Sua mão ({ $n } cartas)
    }
words-card =
    { $cost ->
        [0] { $card }, nível { $level }, grátis: { $do }
       *[other] { $card }, nível { $level }, custa { $cost }: { $do }
    }
words-seat = { $vp } PV, { words-coins }, { words-carts }, { words-cards }.
words-marker = Marcador em { $board }, espaço { $space }.
words-mine-card = Nível { $level }, { $card }: { $do }
words-machines =
    { $n ->
        [1] (1 máquina)
       *[other] ({ $n } máquinas)
    }
words-collapsed = (com desmoronamento)
lock-in = Confirmar { $card }
lock-in-blind = Revelar uma carta
lock-in-first = Escolha uma carta
confirm-keep = Ficar com { $card }
confirm-discard = Descartar { $card }
confirm-sell = Vender { $card }
confirm-place = Posicionar { $card } aqui
place-first = Escolha um lugar
foretold-alone = { $card }: cerca de { $vp } PV.
foretold =
    { $vp ->
        [0] { $card }: reação de { im-plan-cards }.
       *[other] { $card }: reação de { im-plan-cards }, cerca de { $vp } PV.
    }
words-coins =
    { $coins ->
        [1] 1 moeda
       *[other] { $coins } moedas
    }
words-carts =
    { $carts ->
        [1] 1 carrinho
       *[other] { $carts } carrinhos
    }
words-cards =
    { $hand ->
        [1] 1 carta na mão
       *[other] { $hand } cartas na mão
    }
