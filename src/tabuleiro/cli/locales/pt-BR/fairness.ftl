# Sorteios honestos.

verify-fair = honesto: todos os { $outcomes } sorteios e dados vêm da chave e dos textos, e a chave confere com a impressão digital.
verify-seeded = conhecido: todos os { $outcomes } sorteios e dados vêm da semente; quem a conhecia já os conhecia.
verify-arranged = lição: pode ser jogada de novo pelas regras, mas o que foi sorteado estava combinado, para ensinar (“{ $what }”). Não há o que conferir, e ela não conta em nenhuma estatística de honestidade.
verify-rules = não: isto não pode ser jogado de novo. { $what }
verify-running = ainda não: a chave é mostrada quando a partida acaba.
verify-key = não: a chave não é a da impressão digital publicada ({ $what }).
verify-commitment = não: a impressão digital anotada é { $what }, o registro tem { $found }.
verify-outcome = não: { $n ->
    [0] na preparação
   *[other] na ação { $n }
  } devia sair “{ $what }”, o registro tem “{ $found }”.
fairness-doing = Olhando as partidas
fairness-plays = { $n ->
    [one] O que o acaso trouxe em uma partida
   *[other] O que o acaso trouxe em { $n } partidas
  }
fairness-kind = O quê
fairness-draws = Quantas vezes
fairness-chi = Qui-quadrado (graus)
fairness-p = p
fairness-verdict = Então
fairness-few = poucos demais para dizer algo
fairness-even = como esperado
fairness-odd = estranho: o acaso honesto se afasta tanto menos de uma vez em mil
fairness-outcome = Resultado
fairness-seen = Visto
fairness-expected = Esperado
fairness-deviation = Menos ou mais, em desvios-padrão
chance-die = dados
chance-draw = sorteios
