# Por que algo visível não pode ser escolhido; o número da regra vem depois, entre parênteses.
#
# Glossário: ver effects.ftl.

reason-needs_coins =
    { $have ->
        [0] Você não tem moedas; isso custa { $need }.
        [1] Você tem 1 moeda; isso custa { $need }.
       *[other] Você tem { $have } moedas; isso custa { $need }.
    }
reason-blind_only_without_play = Você pode baixar uma carta da mão, então não pode revelar uma de nível 1.
reason-no_place_for_level = Sua mina não tem lugar para uma carta de nível { $level }: uma carta precisa tocá-la por cima.
reason-place_taken = Já há uma carta em { $place }.
reason-same_mine_as = Isso é longe demais para fazer diferença: use { $place }.
reason-no_card_above = Nenhuma carta toca { $place } por cima.
reason-no_card_there = Não há carta em { $place }.
reason-wrong_level = Precisa ser uma carta de nível { $level }.
reason-not_a_neighbour = Essa carta não é adjacente à que está em { $place }.
reason-already_activated = Essa carta já foi ativada nesta rodada.
reason-level4_not_drawn = Cartas de nível 4 só vêm de espaços de Progresso e de eventos que as mencionam.
reason-deck_empty = Não restam cartas de nível { $level }, nem no monte nem no descarte.
reason-deck_tried = Você já procurou no monte de nível { $level }.
reason-not_on_itself = Precisa ser outra carta que não esta.
reason-machines_full = Essa carta já tem { $most } máquinas.
reason-already_collapsed = Essa carta já tem um desmoronamento.
reason-no_collapse_there = Essa carta não tem desmoronamento.
reason-cart_complete = Esse carrinho já está completo.
reason-no_half_cart = Não há meio carrinho cheio nessa borda.
reason-not_at_this_card = Precisa ser uma borda da carta em { $place }.
reason-same_board = Você acabou de chegar ao topo desse tabuleiro: escolha outro.
reason-not_in_hand = { $card } não está na sua mão.
reason-unknown_card = Não existe carta chamada '{ $text }'.
reason-card_already_picked = Você já escolheu { $card } nesta rodada.
reason-pick_first = Primeiro escolha { $card }, depois o lugar dela.
reason-no_such_place = '{ $text }' não é um lugar na mina.
reason-wrong_row = { $place } fica em outra fileira: a carta vai no nível { $level }.
