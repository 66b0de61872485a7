# A análise de uma partida terminada: curva, decisões, sorte, momentos decisivos; outra opção, aprender, jogar dali.

study = Análise
study-title = Análise: { $table }
study-button = Analisar
study-lead = Como correram as chances, quanto custou cada decisão pelo que se sabia na hora, e quanto foi sorte.
study-how-long = Leva um ou dois minutos; uma primeira curva aparece em segundos. A análise fica guardada com a mesa.
study-not-over = Uma partida em andamento não é analisada. Termine-a primeiro.
study-failed = A análise não pôde ser concluída. Você pode pedi-la de novo.
study-going-on = A partida está sendo analisada
study-going-on-more = A curva fica mais precisa enquanto você olha; decisões e sorte vêm quando tudo estiver pronto. Você pode sair desta página: a análise continua e fica guardada com a mesa.
study-percent = { $n }%
study-chances = Chance de vitória
study-points = Pontos esperados
study-chances-more = de todos, juntas 100%, depois de cada ação
study-points-more = depois de cada ação
study-keys = as setas movem a linha
study-curve-from = { $name }: { $first } no começo, { $last } no fim
study-figures = A curva em números
study-moment = Momento
study-deal = Depois da distribuição
study-round = Rodada { $round }
study-in-action = { $name }, ação { $number }
study-action = Ação { $number }
study-decisions = Decisões
study-decisions-more = perda em centésimos da chance de vitória
study-no-decisions = Nunca houve mais de uma boa opção.
study-lost = decisões { $n }
study-luck = sorte { $n }
study-turning = Momentos decisivos
study-turned = { $chosen } custou { $loss } em cem. Melhor: { $better }.
study-inaccuracy = imprecisão
study-mistake = erro
study-blunder = erro grave
study-fine = tão boa quanto qualquer outra
study-chosen = Escolhida
study-better = Melhor
study-points-lost = cerca de { $n } pontos
study-only = Aqui não havia nada a decidir.
study-on-board = No tabuleiro
study-try = Tentar outra opção
study-branch = Jogar a partir daqui
study-branch-from =
    { $n ->
        [0] Esta mesa começa como uma partida terminada.
       *[other] Esta mesa continua a partir da ação { $n } de uma partida terminada.
    }
study-branch-name = { $table }, continuação
study-previous = Decisão anterior
study-next = Próxima decisão
study-luck-apart = A sorte à parte
study-luck-more = O que a distribuição, as cartas e os dados deram ou tiraram, em centésimos. Ninguém tem culpa disso.
study-adjusted = Sem a sorte
study-accuracy = Precisão
study-opening = Começo
study-middle = Meio
study-end = Fim
study-alone = Sozinho não se vence ninguém: as perdas contam como numa partida equilibrada a dois.
study-learn = Aprender com os erros
study-learn-more = { $n ->
        [0] Nenhuma decisão de { $name } custou o bastante para ser perguntada de novo.
        [1] Uma decisão de { $name } é perguntada de novo.
       *[other] { $n } decisões de { $name } são perguntadas de novo.
    }
study-learn-of = Erro { $n } de { $of }
study-share = Compartilhar
study-link = Link desta análise
study-picture = Imagem
study-show = Mostrar
study-question = O que você escolheria?
study-question-more = A mesa está como { $name } a conhecia na hora. Escolha no tabuleiro ou na lista.
study-options = O que { $name } podia escolher
study-answer-best = { $tried } é tão boa quanto a melhor opção encontrada.
study-answer-better = { $tried } teria sido melhor do que a opção escolhida.
study-answer-worse = { $tried } teria custado mais do que a opção escolhida.
study-answer-same = { $tried } é a opção que foi escolhida.
study-answer-short = { $tried } vale mais ou menos o mesmo que a opção escolhida, mas há coisa melhor.
study-option = Opção
study-after = Chance depois dela
study-after-points = Pontos que faltam
study-tried = tentada
study-taken = escolhida na hora
study-best = a melhor encontrada
study-again = Ou tente outra.
study-next-mistake = Próximo erro
study-back = Voltar à análise
study-one-option = Aqui só havia uma opção: não há nada a tentar.
study-no-moment = Não existe esse momento nesta partida.
too-many-studies =
    { $n ->
        [1] Você, ou todos na sua conexão, já tem uma análise em andamento. Espere primeiro por ela.
       *[other] Você, ou todos na sua conexão, já tem { $n } análises em andamento. Espere primeiro por uma delas.
    }
study-seat = Lugar
study-luck-head = Sorte
study-first = A partida ainda não foi analisada. Peça isso primeiro.
study-decided = Onde se decidiu
study-decided-alone = { $name } terminou com { $points } pontos. Decisões para as quais se achou algo melhor custaram cerca de { $n }.
study-won = { $name } venceu.
study-shared = { $names } dividem a vitória.
study-ahead-always = { $name } esteve à frente da primeira à última ação.
study-ahead-never = { $name } esteve atrás até o último momento.
study-ahead-round = { $name } ficou à frente de vez a partir da rodada { $round }.
study-ahead-action = { $name } ficou à frente de vez a partir da ação { $number }.
study-most-round = Nenhuma rodada trouxe mais que a rodada { $round }: +{ $n } em cem para { $name },
study-most-actions = Nenhum trecho trouxe mais que as ações { $first } a { $last }: +{ $n } em cem para { $name },
study-mostly-own = sobretudo por decisões próprias.
study-mostly-others = sobretudo pelo que os outros cederam com suas decisões.
study-mostly-luck = sobretudo por sorte.
study-mostly-rest = sobretudo pelo que a análise não tinha previsto.
study-mostly- = por um pouco de tudo.
study-chance-round = Chance de vitória de { $name } na rodada { $round }
study-chance-actions = Chance de vitória de { $name } nas ações { $first } a { $last }
study-part-before = antes
study-part-own = decisões próprias
study-part-own-one = esta decisão
study-part-others = decisões dos outros
study-part-luck = sorte
study-part-rest = não previsto
study-part-after = depois
study-part-start = início igual
study-part-result = resultado
study-actions = Ações { $first } a { $last }
study-kind-luck = sorte
study-kind-swing = não previsto
study-swung-up = Depois de “{ $chosen }”, { $name } ficou { $n } em cem melhor. Nem decisões nem sorte explicam isso.
study-swung-down = Depois de “{ $chosen }”, { $name } ficou { $n } em cem pior. Nem decisões nem sorte explicam isso.
study-struck = O acaso deu { $n } em cem a { $name }.
study-struck-down = O acaso tirou { $n } em cem de { $name }.
study-none-turned = Nada se destacou: nenhuma decisão, nenhuma sorte e nada imprevisto mudou as chances em 3 em cem.
study-kinds = O que mais custou ou mais mudou: decisões, sorte e o que a análise não tinha previsto.
study-on-curve = O que foi da chance
study-on-curve-more = Os quadros comparam opções nas mesmas partidas imaginadas, a partir deste momento. A linha abaixo deles é a curva, que espera de todos um jogo usual; o que ela não esperava aparece nela como “não previsto”.
study-points-move = Pontos esperados: { $before } antes, { $after } depois.
study-adds-up = Como se formou cada resultado
study-adds-up-more = Todos começam com a mesma chance. O que decisões, sorte e o imprevisto deram ou tiraram forma o resultado, em pontos de cem. Não previsto: jogo melhor ou pior do que o usual, com erros e tudo, que a análise espera de todos, perdas pequenas demais para distinguir do ruído, planos que só o dono conhecia e o que a análise avaliou mal.
study-all = No total
study-accuracy-more = De 0 a 100: quão pouco cada decisão perdeu, no total e por terços da partida. Só contam decisões com mais de uma opção boa.
study-step-curve = Uma primeira curva, depois uma mais precisa
study-step-luck = Sorte: o que mais poderia ter vindo
study-step-decisions = Decisões: o que teria sido melhor
study-step-done = { $n } de { $of }
study-minutes =
    { $n ->
        [0] Quase pronto.
        [1] Falta cerca de um minuto.
       *[other] Faltam cerca de { $n } minutos.
    }
study-so-far = As decisões mais caras até agora
