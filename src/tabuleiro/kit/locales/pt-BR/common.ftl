# O que todo jogo diz; uma mensagem de mesmo nome nos arquivos de um jogo substitui uma destas.

## listas e nomes

list-more = { $a }, { $b }
list-last = { $a } e { $b }
or-more = { $a }, { $b }
or-last = { $a } ou { $b }
then-more = { $a }, { $b }
then-last = { $a }, depois { $b }
apart-more = { $a }; { $b }
apart-last = { $a }; { $b }
seat-letter = lugar { $letter }

## o registro

log-round = Rodada { $round }.
log-ready = { $name } escolheu.
log-over = Fim da partida: { $scores }.
log-score = { $name } { $n }
log-acted = { $name } fez uma escolha.
log-scored = { $name } pontuou.
log-scored-lost = { $name } perdeu pontos.
you = Você
told-still = Ainda: { $text }
told-because = { $cause }: { $text }

## o que nenhuma mensagem de um jogo diz

asked-anything = Escolha: { $kind }.
told-anything = { $name }: { $what }.
told-of-table = { $what }.
field-points = Pontos
field-round = Rodada
field-options = Opções
shown-yes = sim
shown-no = não
shown-hidden = { $n } viradas para baixo
shown-unknown = em segredo
n-points =
    { $n ->
        [1] 1 ponto
       *[other] { $n } pontos
    }

## imagens

picture-title = { $title } como o lugar { $seat } o vê
picture-spectator = { $title } como todos o veem
picture-round = Rodada { $round } de { $rounds }
picture-seats = Jogadores

## motivos

reason-not_understood = Não foi possível entender '{ $text }'.
reason-not_now = '{ $text }' não responde à pergunta de agora.
reason-not_an_option = '{ $text }' não é uma das opções.
reason-not_your_turn = Agora não há nada para você decidir.
reason-no_such_seat = Esse lugar não existe (lugares: { $seats }).
reason-play_is_over = A partida acabou.
reason-nothing_to_undo = Não há nada para desfazer.
reason-undo_other_acted = Não dá para desfazer: outra pessoa já jogou depois.
reason-lesson_later = { $text }
reason-undo_chance = Não dá para desfazer: algo foi sorteado ou rolado depois.
reason-undo_information = Não dá para desfazer: algo foi revelado depois.
