# As páginas do livro de regras: a referência, aprender a jogar, a legenda. As regras em si estão nas pastas dos jogos.

rules-title = Regras
rules-lead = Cada regra em poucas palavras, com figuras. É a sua primeira vez? Aprender jogando leva poucos minutos.
rules-of = Regras: { $game }
rules-read = Ler as regras
rules-learn = Aprender a jogar
rules-legend = Legenda dos ícones
rules-contents = Sumário
rules-search = Buscar nas regras
rules-search-example = Palavra ou número
rules-search-go = Buscar
rules-found =
    { $n ->
        [1] Uma regra sobre “{ $words }”
       *[other] { $n } regras sobre “{ $words }”
    }
rules-found-none = Nenhuma regra fala de “{ $words }”. Tente uma palavra mais curta ou o número de uma regra.
rules-all = Mostrar todas as regras
rules-example = Exemplo de { $rule }
rules-link = Link para { $rule }
rules-house-means = Regra da casa: as regras publicadas deixam isto em aberto, e aqui jogamos assim.
rules-readings = Como se leem os efeitos
rules-readings-lead = Primeiro como as cartas mostram, depois em palavras.

learn-title = Aprenda a jogar { $game }
learn-lead =
    { $n ->
        [1] Um passo curto, e você já joga.
       *[other] { $n } passos curtos, e você já joga.
    }
learn-step = Passo { $n } de { $of }
learn-ready = Isso basta para começar. O resto você aprende jogando.
learn-play = Jogar sua primeira partida

legend-title = Legenda dos ícones
legend-lead = O que significa cada ícone nas cartas e nos tabuleiros.
legend-here = Na tela agora
rules-none = { $game } não tem livro de regras aqui: na mesa cada opção diz o que faz.
learn-by-reading = Ou leia antes
learn-by-playing = Aprenda jogando
learn-lesson = Jogar, cerca de { $n } minutos
