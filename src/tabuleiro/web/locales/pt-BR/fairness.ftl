# Distribuições honestas: o que uma mesa promete, e se cumpriu.

fair-check = Conferir o sorteio
fair-title = O sorteio de { $table }
fair-sealed = O sorteio está lacrado: { $commitment }
fair-known = Este sorteio é conhecido: vem de uma semente, e quem a conhece sabe tudo o que está por vir.
fair-awaited = As cartas são distribuídas quando todos chegarem, para que cada um possa acrescentar algo ao sorteio.
fair-lead = Antes do primeiro sorteio, o servidor fixou uma chave secreta e publicou sua impressão digital; depois, cada navegador acrescentou um texto próprio. Tudo o que é sorteado ou rolado vem daí: ninguém pôde escolher nem prever, nem mesmo o servidor.
fair-commitment = Impressão digital da chave
fair-commitment-more = Publicada antes do primeiro sorteio: o SHA-256 da chave.
fair-texts = Textos de vocês
fair-texts-more = Entram em tudo o que é sorteado ou rolado.
fair-no-texts = Ninguém acrescentou um texto.
fair-key = Chave
fair-key-later = Será mostrada quando a partida acabar.
fair-key-more = Mostrada só agora: com ela, tudo pode ser recalculado.
fair-remembered = Este navegador se lembra da impressão digital e do seu próprio texto: ambos são os de antes do primeiro sorteio.
fair-seed = Semente
fair-seed-more = Se ninguém a digitou, uma versão anterior a tinha lacrado como o SHA-256 de “{ $opening }”.
fair-yourself = Confira você mesmo
fair-yourself-more = Baixe o registro e deixe qualquer cópia do Tabuleiro jogá-lo de novo; ou calcule números isolados com ferramentas comuns (KEY é a chave acima).
fair-fair = Honesto: todos os { $outcomes } sorteios e dados vêm da chave e dos textos, e a chave confere com a impressão digital.
fair-seeded = Todos os { $outcomes } sorteios e dados vêm da semente. Quem conhecia a semente já os conhecia.
fair-rules = Não: isto não pode ser jogado de novo. { $why }
fair-running = Ainda não: a chave é mostrada quando a partida acaba.
fair-key-wrong = Não: a chave não é a da impressão digital publicada ({ $what }).
fair-commitment-wrong = Não: a impressão digital publicada é { $what }, o registro tem { $found }.
fair-outcome = Não: { $n ->
    [0] na preparação
   *[other] na ação { $n }
  } devia sair “{ $what }”, o registro tem “{ $found }”.
verify-title = Conferir um registro
verify-lead = Cole o registro de uma partida terminada. Ele é jogado de novo a partir da chave e dos textos, ou da semente, e todo sorteio e todo dado têm de ser os mesmos.
verify-record = Registro
verify-commitment = Impressão digital que você anotou antes do primeiro sorteio
verify-commitment-more = Pode ficar em branco.
verify-do = Conferir
not-dealt = A partida ainda não começou: espera até que todos cheguem.
