# Por que algo visível não pode ser escolhido; o número da regra vem depois, entre parênteses.
#
# Glossário: ver effects.ftl.

reason-needs_coins =
    { $have ->
        [0] Você não tem moedas; é preciso ter { $need }.
        [1] Você tem 1 moeda; é preciso ter { $need }.
       *[other] Você tem { $have } moedas; é preciso ter { $need }.
    }
reason-buyer_needs_coins =
    { $have ->
        [1] Quem compra tem 1 moeda, não { $need }.
       *[other] Quem compra tem { $have } moedas, não { $need }.
    }
reason-price_too_low = Ofereça pelo menos { $least } moedas.
reason-price_not_above_offer = A oferta já é de { $offer }: peça mais.
reason-nobody_ready = Nenhum dos seus aldeões está pronto.
reason-needs_two_to_explore = Para explorar é preciso ter pelo menos { $need } aldeões prontos; { $have ->
        [0] não há nenhum
        [1] há 1
       *[other] há { $have }
    }.
reason-no_cave_left = Não há mais cartas de caverna.
reason-no_hammer = Para construir é preciso um martelo.
reason-no_hammer_ready = Ninguém com martelo está pronto.
reason-no_quill = Para treinar é preciso uma pena.
reason-no_quill_ready = Ninguém com pena está pronto.
reason-no_empty_cave = Você não tem caverna vazia para um entreposto.
reason-gift_too_dear = Isso custa { $cost }; o presente vale no máximo { $most }.
reason-villager_not_ready =
    { $state ->
        [injured] Esse aldeão está ferido.
        [sent] Esse aldeão já está a caminho.
       *[other] Esse aldeão está cansado.
    }
reason-name_somebody_first = Primeiro chame alguém.
reason-nothing_to_harvest = Não há mercadorias nas suas construções.
reason-no_goods_there = Não há mercadorias em { $building }.
reason-none_in_supply = Você não tem { $ware } na sua reserva.
reason-already_for_sale = Você já pôs { $ware } à venda.
reason-nothing_for_sale = Não há nada à venda ali.
reason-already_negotiated = Você já negociou com essa vila neste turno.
reason-already_exchanged = Você já trocou uma fileira neste turno.
reason-deck_empty =
    { $row ->
        [houses] O monte de casas está vazio.
       *[outposts] O monte de entrepostos está vazio.
    }
reason-nothing_to_stake = Não há nada na sua reserva para apostar.
reason-already_injured = Esse aldeão já está ferido.
reason-bonus_already_paid = Você já pagou pelo bônus.
reason-nobody_needs_bed = Ninguém precisa de cama.
reason-too_few_beds =
    { $have ->
        [0] { $need ->
            [1] Não sobrou cama para quem precisa.
           *[other] Não sobrou cama para os { $need } que precisam.
        }
        [1] 1 cama não basta para { $need } aldeões.
       *[other] { $have } camas não bastam para { $need } aldeões.
    }
reason-no_bed_left = Não sobrou cama.
reason-has_own_bed = Esse aldeão tem cama própria e não usa mais nada.
reason-has_slept = Esse aldeão já dormiu numa cama.
reason-is_ready = Esse aldeão está pronto.
reason-drinks_before_beds = Poções e sidras vêm antes das camas.
reason-potion_does_not_help = Uma poção só ajuda quem está ferido.
reason-cider_does_not_help = Uma sidra só ajuda quem está cansado.
reason-unknown_card = Não existe carta nem pessoa chamada '{ $text }'.
reason-not_on_offer = '{ $text }' não está disponível agora.
reason-not_your_villager = '{ $text }' não mora na sua vila.
