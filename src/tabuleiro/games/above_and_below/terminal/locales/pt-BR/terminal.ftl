# O que o terminal diz em torno de Above and Below; as palavras do jogo estão em games/above_and_below/locales.

ab-status = Rodada { $round } de { $rounds }, começa { $name }
ab-caves =
    { $n ->
        [0] Não há mais cartas de caverna
        [1] Carta de caverna { $cave }: parágrafos { $pages } (a última)
       *[other] Carta de caverna { $cave }: parágrafos { $pages } (restam { $n })
    }
ab-caves-cider = { $caves }; há uma sidra à espera
ab-column-id = Id
ab-column-building = Construção
ab-column-villager = Para treinar
ab-column-reputation = Rep.
ab-column-income = Renda
ab-column-beds = Camas
ab-column-people = Aldeões
ab-column-sale = À venda
ab-n-ready = prontos: { $n }
ab-n-exhausted = cansados: { $n }
ab-n-injured = feridos: { $n }
ab-n-sent = explorando: { $n }
ab-passed = (passou)
ab-village-of = Vila de { $name }
ab-above = Em cima
ab-below = Embaixo
ab-ready = Prontos
ab-exhausted = Cansados
ab-injured = Feridos
ab-sent = Explorando
ab-supply = Reserva
ab-track = Trilha
ab-empty-caves =
    { $n ->
        [1] 1 caverna vazia
       *[other] { $n } cavernas vazias
    }
ab-space = { $things } ({ $vp } PV por unidade)
ab-nothing = nenhuma mercadoria
ab-own-line =
    { $coins ->
        [1] 1 moeda
       *[other] { $coins } moedas
    }; { $people }; { $goods }
ab-paragraph = Parágrafo { $n }: { $title }
ab-explorer = { $name }: { $skills }
ab-explorer-rolled =
    { $lanterns ->
        [1] { $name } rolou { $die }: 1 lanterna
       *[other] { $name } rolou { $die }: { $lanterns } lanternas
    }
ab-explorer-injured =
    { $lanterns ->
        [1] { $name } rolou { $die }: 1 lanterna, e mais 1 pelo ferimento
       *[other] { $name } rolou { $die }: { $lanterns } lanternas, e mais 1 pelo ferimento
    }
ab-lanterns =
    { $bonus ->
        [0] Lanternas ao todo: { $n }
       *[other] Lanternas ao todo: { $n }, sendo { $bonus } do bônus
    }
ab-card =
    { $cost ->
        [0] { $kind }
       *[other] { $kind }, custa { $cost }
    }
ab-tie-coins = Moedas (primeiro desempate)
ab-tie-buildings = Construções (segundo desempate)
ab-legend = Aldeões: 4+: 2 quer dizer 2 lanternas se o dado mostra 4 ou mais. Ids como H13 ou VR05 são as cartas nas ações: build H13, train VR05.
chance-building = casas e entrepostos
chance-villager = aldeões
chance-cave = cartas de caverna
