# O que o terminal diz em volta de Brazil: Imperial; as palavras do jogo estão em games/brazil_imperial/locales.

bi-status = Rodada { $round }, era { $era }: { $title }. Mapa: { $map }
bi-last-round = Rodada { $round }, era { $era }: { $title }. A última rodada. Mapa: { $map }
bi-decks = Cidades disponíveis: { $cities }. Cartas nos montes: { $gold } de ouro, { $combat } de combate.
bi-none = nada
bi-free = grátis
bi-column-painting = Galeria
bi-column-monarch = Monarca
bi-column-gold-cards = C. ouro
bi-column-combat-cards = C. comb.
bi-column-token = Ficha
bi-board-of = Império de { $name }
bi-supply = Suprimento
bi-on-tiles = Nas peças
bi-units = Unidades
bi-unit-reserve = fora do mapa
bi-unit-defeated = fora de combate
bi-upgraded = Melhorias
bi-tokens = Fichas
bi-under = era { $era } sob o arco { $arch }
bi-products = Produtos
bi-palaces = Palácios
bi-at = { $what } em { $at }
bi-paintings = Quadros
bi-finds = Achados
bi-done = Missões cumpridas
bi-mission = Missão { $era }
bi-gold-cards = Carta de ouro
bi-combat-cards = Carta de combate
bi-own-line = Você pode gastar: { $goods }. Cartas de ouro { $gold }, de combate { $combat }.
bi-fight = Combate em { $at }: { $attacker } contra { $defender }
bi-side = { $who }: força { $strength } ({ $units }), cartas: { $cards }
bi-no-units = sem unidades
bi-cards-laid =
    { $n ->
        [0] nenhuma
        [1] 1 virada para baixo
       *[other] { $n } viradas para baixo
    }
bi-tie-science = Ciência nas peças (desempate)
bi-challenge-won =
    { $points ->
        [1] Desafio cumprido, com 1 ponto.
       *[other] Desafio cumprido, com { $points } pontos.
    }
bi-challenge-lost =
    { $points ->
        [1] Desafio perdido, com 1 ponto.
       *[other] Desafio perdido, com { $points } pontos.
    }
bi-legend = No mapa: . campo, ^ floresta, $ mina de ouro, ~ água, ? inexplorado, + lugar para uma capital, @A a capital de A. SerA2 é uma serraria que A controla, com 2 bens em cima; embaixo, A13 são as unidades 1 e 3 de A. As colunas têm letras, as linhas números, e uma coluna sim, outra não fica meio hexágono mais baixa: move g1 to c3.
chance-map = mapas
chance-empire = impérios
chance-first = quem começa
chance-capital = capitais
chance-city = cidades
chance-exploration = peças de exploração
chance-painting = quadros
chance-mission = missões
chance-gold = cartas de ouro
chance-combat = cartas de combate
