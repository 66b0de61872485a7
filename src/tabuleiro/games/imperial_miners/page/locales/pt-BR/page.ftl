# A página da mesa de Imperial Miners: o que fica em volta da imagem. Glossário: effects.ftl do próprio jogo.

im-tab-own = Mina
im-where = Rodada { $round } de { $rounds }
im-where-setup = Mãos iniciais
im-where-over = Fim da partida

## evento e tabuleiros

im-event = Evento
im-event-immediate = Evento { $round } de { $rounds } · agora
im-event-feature = Evento { $round } de { $rounds } · nesta rodada
im-event-end = Evento { $round } de { $rounds } · fim da rodada
im-or = ou
im-revealed-none = Nenhuma carta podia ser baixada: revela-se a próxima de nível 1, grátis.
im-before = Antes da primeira rodada
im-before-title = Mãos iniciais
im-before-text = Fique com quatro das suas oito cartas. Ninguém vê quais até que todos tenham escolhido.
im-progress = Progresso
im-progress-you = você:
im-progress-off = você: ainda não

## a mão

im-hand = Sua mão
im-hand-size = { $n } de { $most } cartas
im-decks = Montes
im-decks-left = restam nos montes
im-deck =
    { $pile ->
        [0] Monte de nível { $level }: { im-plan-cards }
       *[other] Monte de nível { $level }: { im-plan-cards }, { $pile } no descarte
    }
im-tag-best = a melhor
im-tag-chosen = escolhida
im-tag-kept = fica
im-tag-locked = confirmada
im-tag-playing = a posicionar
im-tag-spared = vai precisar

## previsão

im-plan = Como pode continuar
im-plan-from = Como pode continuar desde { $card }
im-plan-cards =
    { $n ->
        [1] 1 carta
       *[other] { $n } cartas
    }
im-plan-total = Total
im-plan-strip = Reação
im-plan-steps = Passos
im-plan-note = Um caminho possível. Tracejado: outro caminho para cima.
im-chain = Sua reação em cadeia
im-chain-of = Reação de { $name }
im-chains = De quem é a reação
im-chain-step = carta { $step } de { $steps }
im-chain-next = Reação { $step } de { $steps }, depois { $card }
im-chain-used = já usada nesta rodada
im-chain-counted = nada por { $thing }
im-chain-unmet = condição não cumprida
im-chain-dig_out = só tira o desmoronamento
im-chain-none = nenhum efeito usado
im-chain-idle-cart = sem mais meio carrinho a completar
im-chain-idle-machine = sem lugar para a máquina
im-chain-idle-clear = sem mais desmoronamento a descartar
im-chain-idle-collapse = sem carta acima para o desmoronamento
im-chain-idle-activate = sem carta para ativar
im-chain-unpaid = nenhum efeito podia ser pago
im-chain-discount = próxima carta { $n } mais barata

## minas

im-mine =
    { $n ->
        [0] Sua mina: ainda sem cartas
        [1] Sua mina: 1 carta
       *[other] Sua mina: { $n } cartas em { $levels ->
            [1] 1 nível
           *[other] { $levels } níveis
        }
    }
im-mine-of =
    { $n ->
        [0] Mina de { $name }: ainda sem cartas
        [1] Mina de { $name }: 1 carta
       *[other] Mina de { $name }: { $n } cartas
    }
im-others = Outras minas
im-others-open = abrir ao lado
im-open-mine = Abrir a mina de { $name } ao lado da sua
im-titles = Títulos
im-points =
    { $n ->
        [1] 1 ponto
       *[other] { $n } pontos
    }

## painéis

im-stat-vp = Pontos de vitória
im-stat-coin = Moedas
im-stat-cart-full = Carrinhos completos
im-stat-machine = Máquinas
im-stat-hand = Cartas na mão

## de perto, o fim

im-zoom-facts =
    { $cost ->
        [0] Nível { $level }, grátis · { $factions }
       *[other] Nível { $level }, custa { $cost } · { $factions }
    }
im-no-faction = sem facção
im-result-rank = Posição
im-result-seat = Jogador
im-result-total = Total
im-result-vp = PV
im-result-carts = Carrinhos
im-result-winner = { $names } venceu
im-result-shared = { $names } dividem a vitória
im-result-alone =
    { $n ->
        [1] 1 ponto: { $title }
       *[other] { $n } pontos: { $title }
    }
im-result-cards = Cartas
im-result-boards = Progresso
im-result-events = Eventos
im-result-coins = { $a } e { $b } têm { $n } pontos: { $a } fica na frente com mais moedas, { $more } a { $less }.
im-result-machines = { $a } e { $b } empatam em pontos e moedas: { $a } fica na frente com mais máquinas, { $more } a { $less }.
im-result-equal = { $a } e { $b } dividem a posição: pontos, moedas e máquinas iguais.
im-wasted-hand =
    { $n ->
        [1] Sua mão está quase cheia: das três cartas compradas, uma vai direto para o descarte.
       *[other] Sua mão está quase cheia: das três cartas compradas, { $n } vão direto para o descarte.
    }
im-wasted-advance =
    { $n ->
        [1] Seu marcador está quase no topo: desses espaços, 1 sobra e se perde.
       *[other] Seu marcador está quase no topo: desses espaços, { $n } sobram e se perdem.
    }
im-held-event = Evento resolvido.
