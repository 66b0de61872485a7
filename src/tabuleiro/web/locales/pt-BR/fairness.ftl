# Distribuições honestas: o que uma mesa promete, e se cumpriu.

fair-check = Conferir o sorteio
fair-how = Como é o sorteio
fair-title = O sorteio de { $table }
fair-arranged = Isto foi uma lição: o que foi sorteado estava combinado, para ensinar. Ela não promete nada, nem conta em estatísticas de honestidade.
fair-known = Este sorteio é conhecido: vem de uma semente, e quem a conhece sabe tudo o que está por vir.
fair-awaited = As cartas são distribuídas quando todos chegarem, para que cada um possa acrescentar algo ao sorteio.
fair-lead-before = O servidor fixou uma chave secreta e publicou sua impressão digital, abaixo. Quando todos chegarem, cada navegador acrescenta um texto próprio e as cartas são distribuídas. Tudo o que é sorteado ou rolado vem daí: ninguém pode escolher nem prever, nem mesmo o servidor.
fair-lead = Antes do primeiro sorteio, o servidor fixou uma chave secreta e publicou sua impressão digital; depois, cada navegador acrescentou um texto próprio. Tudo o que é sorteado ou rolado vem daí: ninguém pôde escolher nem prever, nem mesmo o servidor.
fair-commitment = Impressão digital da chave
fair-commitment-more = Publicada antes do primeiro sorteio: o SHA-256 da chave.
fair-texts = Textos que os jogadores acrescentaram
fair-texts-more = Entram em tudo o que é sorteado ou rolado.
fair-no-texts = Ninguém acrescentou um texto.
fair-key = Chave
fair-key-later = Será mostrada quando a partida acabar.
fair-key-more = Mostrada só agora: com ela, tudo pode ser recalculado.
fair-remembered = Este navegador se lembra da impressão digital e do seu próprio texto: ambos são os de antes do primeiro sorteio.
fair-seed = Semente
fair-seed-more = Se ninguém a digitou, uma versão anterior a tinha lacrado como o SHA-256 de “{ $opening }”.
fair-yourself = Confira você mesmo
fair-yourself-more = Baixe o registro e deixe qualquer cópia do Tabuleiro jogá-lo de novo (primeira linha). Ou use ferramentas comuns, com a chave acima no lugar de KEY: a segunda linha dá a impressão digital. A terceira dá o número por trás do primeiro sorteio: seus 16 primeiros dígitos, como fração de ffffffffffffffff, dizem a que altura da lista de tudo o que podia sair está o que saiu.
fair-fair = Honesto: todos os { $outcomes } sorteios e dados vêm da chave e dos textos, e a chave confere com a impressão digital.
fair-seeded = Todos os { $outcomes } sorteios e dados vêm da semente. Quem conhecia a semente já os conhecia.
fair-rules = Não: isto não é um registro inteiro, ou foi alterado; não pode ser jogado de novo.
fair-running = Ainda não: a chave é mostrada quando a partida acaba.
fair-key-wrong = Não: a chave não é a da impressão digital publicada ({ $what }).
fair-commitment-wrong = Não: a impressão digital que você anotou é { $what }, o registro tem { $found }.
fair-fingerprint-fault = Isto não é uma impressão digital inteira: ela tem 64 sinais, algarismos e as letras de a até f.
fair-not-compared = Sem uma impressão digital que alguém anotou antes do primeiro sorteio, isto diz que o registro confere consigo mesmo, não que é o prometido.
fair-outcome = Não: { $n ->
    [0] na preparação
   *[other] na ação { $n }
  } devia sair “{ $what }”, o registro tem “{ $found }”.
verify-title = Conferir um registro
verify-lead = Cole o registro de uma partida terminada. Ele é jogado de novo a partir da chave e dos textos, ou da semente, e todo sorteio e todo dado têm de ser os mesmos.
verify-record = Registro
verify-file = Ou escolha o arquivo:
verify-commitment = Impressão digital que você anotou antes do primeiro sorteio
verify-commitment-more = Pode ficar em branco.
verify-do = Conferir
not-dealt = A partida ainda não começou: espera até que todos cheguem.
