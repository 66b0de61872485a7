# Por que algo visível não pode ser escolhido; o número da regra vem depois, entre parênteses.
#
# Glossário: ver effects.ftl.

## o turno

reason-token_is_there = A sua ficha já está no arco { $arch }: escolha outro.
reason-action_taken = A sua ação deste turno já foi feita: mova agora, ou termine o turno.
reason-arch_impossible =
    { $id ->
        [painting] Você não consegue pagar nenhum quadro agora.
        [build] Não há nada que você possa construir agora.
        [renovate] Não há nada que você possa reformar agora.
        [manufacture] Não há produto que você possa fazer agora.
        [trade] Você não tem nada para trocar.
       *[other] { $arch } não é possível agora.
    }
reason-no_extra_action = { $card } não dá ação extra.
reason-action_phase_over = Ações extras são da fase de ação, e ela já acabou.
reason-extra_impossible = { $card }: { $arch } não é possível agora.
reason-mission_of_later_era = { $mission } é da era { $era }, que ainda não começou.
reason-objectives_open = { $mission }: { $met } de { $of } objetivos cumpridos.
reason-power_used = { $painting }: este quadro já foi usado.
reason-no_palace_fits = { $painting }: nenhum palácio serve nas suas peças.
reason-token_not_past = A sua ficha da era { $era } ainda está em uso ou ainda não veio.
reason-free_move_used = O seu movimento livre já foi usado.
reason-march_used = O movimento adicional já foi usado.
reason-arch_has_no_move = O arco deste turno não tem movimento adicional.
reason-march_leads_elsewhere =
    { $move ->
        [forest] O movimento adicional leva a uma floresta; { $at } não é floresta.
        [mine] O movimento adicional leva a uma mina de ouro; { $at } não é mina de ouro.
        [own-built] O movimento adicional leva a uma construção que você ergueu; não há nenhuma em { $at }.
        [own-city] O movimento adicional leva à sua capital ou a uma cidade sua; { $at } não é nenhuma das duas.
       *[edge-or-water] O movimento adicional leva à borda do mapa ou à água; { $at } não é nenhuma das duas.
    }
reason-leaves_water_only_free = Da água em { $at } só se sai pelo movimento livre ou pelo de borda.
reason-enemy_capital = { $at } é uma capital inimiga: nenhuma unidade sua pode entrar.
reason-no_gun_there = Ninguém em { $at } pode atacar um hexágono vizinho: é preciso um canhão ou um granadeiro.
reason-nobody_to_attack = Não há o que atacar em { $at }.
reason-token_used = A ficha embaixo do arco já foi usada neste turno.
reason-no_token_there = A ficha da era { $era } não está embaixo do arco deste turno.
reason-token_there_already = Já há uma ficha embaixo do arco { $arch }.

## construir e reformar

reason-cannot_pay = Você não consegue pagar { $cost }.
reason-era_not_reached = { $face }: só a partir da era { $era }.
reason-none_left = Não sobrou peça para isto: { $face }.
reason-next_to_enemy = { $at } fica ao lado de uma peça de outra pessoa.
reason-not_next_to_empire = { $at } não fica ao lado do seu império.
reason-on_water = { $at } é água: ali não se constrói.
reason-enemy_unit_there = Há uma unidade inimiga em { $at }.
reason-expedition_there = Há uma expedição em { $at }.
reason-wrong_terrain = { $face }: o terreno em { $at } não serve ({ $terrain }).
reason-built_already = Já há uma construção em { $at }.
reason-enemy_tile = A peça em { $at } foi construída por outra pessoa.
reason-seized_from_you = A peça em { $at } está sob controle de outra pessoa.
reason-palace_there = Há um palácio em { $at }.
reason-cannot_cover_that_era = A construção em { $at } não pode ser coberta: a era dela não permite.
reason-needs_monarch_there = A sua unidade monarca não está em { $at }.
reason-needs_unit_there = Nenhuma unidade sua está em { $at }.
reason-city_not_on_offer = { $city } não está disponível.
reason-cities_not_renovated = Em { $at } há uma cidade: cidades não se reformam.
reason-goods_there = Ainda há bens em { $at }.
reason-palace_placed = { $palace }: já foi colocado.
reason-palace_does_not_fit = { $palace }: só vai sobre { $places }, portanto não em { $at }.

## pagar e trocar

reason-none_on_tile = Não há em { $at }: { $what }.
reason-not_a_held_tile = Você não controla peça em { $at }.
reason-rest_unpaid = Assim você não conseguiria pagar o resto.
reason-no_substitutes = No Mercado nada vale por outra coisa: é preciso { $icon }.
reason-cannot_stand_in = { $what } não vale por { $icon }.
reason-exchange_cannot_stand_in = O que esta troca rende não vale por { $icon }.
reason-no_cards_in_trade = Cartas de ouro não servem no Mercado.
reason-exchange_used = A troca do seu monarca já foi usada neste pagamento.
reason-credit_left = Use antes o que a última troca do seu monarca rendeu.
reason-needs_combat_cards =
    { $need ->
        [1] É preciso uma carta de combate.
       *[other] São precisas { $need } cartas de combate; você tem { $have }.
    }
reason-not_off = Este custo não tem desconto: { $icon }.
reason-must_trade_once = É preciso fazer pelo menos uma troca.
reason-cannot_trade =
    { $trade ->
        [cards] São precisas duas cartas de combate.
        [pair] São precisos dois entre algodão e café.
        [four] São precisos quatro recursos.
       *[resource] Você não tem recurso para dar.
    }
reason-none_in_supply = Não há no seu suprimento: { $good }.

## produtos, quadros, cartas, combates

reason-already_made = { $product }: você já fez.
reason-monarch_board_full = No tabuleiro do monarca só cabem { $most } produtos.
reason-no_slot = O arco { $arch } não tem encaixe.
reason-slot_taken = O encaixe do arco { $arch } está ocupado.
reason-wrong_shape = O encaixe do arco { $arch } tem outra forma.
reason-no_painting_left = Não sobrou quadro desta cor: { $colour }.
reason-no_mission_left = Não sobrou missão da era { $era }.
reason-not_the_highest = { $card } não é a carta mais forte do outro lado.
reason-colour_taken = Este império já foi escolhido: { $board }.
reason-capital_taken = Já há alguém em { $at }.

## o resto

reason-unit_on_map = { $unit }: já está no mapa.
reason-unit_not_on_map = { $unit }: não está no mapa.
reason-not_a_deploy_site = Unidades entram na sua capital ou numa cidade que você construiu e controla, se der para pagar: { $unit }.
reason-not_in_company = { $unit }: não está no mesmo hexágono.
reason-not_next_to = { $unit }: { $at } não é um hexágono vizinho.
reason-not_your_unit = '{ $text }' não é uma unidade sua.
reason-not_in_hand = '{ $text }' não está na sua mão nem no seu suprimento.
reason-unknown_hex = Não há hexágono '{ $text }' neste mapa.
