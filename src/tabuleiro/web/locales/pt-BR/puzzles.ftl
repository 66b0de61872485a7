# Problemas: uma posição, uma decisão, e quanto ela valia.

puzzles-title = Problemas
puzzles-lead = Uma posição, uma decisão: ache a opção claramente melhor. Em cada problema vale a sua primeira resposta.
puzzles-empty = Não há problemas aqui.
puzzles-stand =
    { $n ->
        [1] 1 problema
       *[other] { $n } problemas
    }, { $tried } tentados, { $right } certos
puzzles-rating = Pontuação { $n }
puzzles-solve = Resolver
puzzles-solve-of = Resolver problemas de { $game }
puzzles-done = Todos tentados
puzzles-any = De qualquer jogo

puzzle = Problema
puzzle-title = Problema: { $game }
puzzle-none = Esse problema não existe.
puzzle-no-option = Isso não é uma opção deste problema: escolha uma das que são oferecidas.
puzzle-about = A posição vem de uma partida de bots. Você vê o que o jogador podia ver.
puzzle-task = Uma opção é claramente melhor. Qual?
puzzle-choose = Escolha uma opção primeiro.
puzzle-answer = Responder
puzzle-next = Próximo problema
puzzle-right = Certo!
puzzle-nearly =
    { $n ->
        [1] Quase: custa 1 ponto percentual da chance de vitória.
       *[other] Quase: custa { $n } pontos percentuais da chance de vitória.
    }
puzzle-wrong =
    { $n ->
        [1] Errado: custa 1 ponto percentual da chance de vitória.
       *[other] Errado: custa { $n } pontos percentuais da chance de vitória.
    }
puzzle-best = O melhor: { $what }
puzzle-own = Sua escolha: { $what }.
puzzle-gap = A segunda melhor custa { $n } pontos percentuais da chance de vitória (± { $interval }), pela média de { $worlds } partidas imaginadas para cada opção.
puzzle-losses = Quanto custam as outras
puzzle-rated = Sua pontuação: { $n } ({ $change })
