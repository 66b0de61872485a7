# O que se pergunta e se oferece à mesa.
#
# Glossário: ver effects.ftl. { $who } é outra pessoa, { $ware } uma mercadoria como em `the-`, { $things } uma lista contada.

## nomes

cave-card = carta de caverna { $cave }
score-goods = Mercadorias
score-buildings = Construções
score-cards = Pontos das cartas
score-card_bonuses = Bônus das cartas
score-reputation_space = Reputação
score-reputation_place = Colocação em reputação
tie-coins = Moedas
tie-buildings = Construções

## o que se pergunta

prompt-turn = Sua vez: faça uma ação ou passe.
prompt-turn-nobody = Ninguém está pronto: ações livres, se quiser, e depois passe.
prompt-worker-builder = Quem constrói { $building }?
prompt-worker-trainer = Quem treina { $villager }?
prompt-send = Quem vai explorar? Pelo menos dois.
prompt-send-more = Quem mais vai junto? Ou parta assim.
prompt-use-labor = Quem trabalha por moedas?
prompt-use-labor-more = Quem mais trabalha? Ou pare por aqui.
prompt-use-harvest = Quem colhe?
prompt-use-harvest-more = Quem mais colhe? Ou pare por aqui.
prompt-take = O que { $villager } colhe?
prompt-pay = Como você paga? Falta: { n-coin }.
prompt-option = { $title }: o que vocês fazem?
prompt-stake-item = O que você aposta?
prompt-stake-villager = Quem você aposta?
prompt-reroll = Você tem { n-lantern }, e { $asked }. Rolar um dado de novo? { $left ->
        [1] Resta 1 nova rolagem.
       *[other] Restam { $left } novas rolagens.
    }
prompt-injure = Você tem { n-lantern }, e { $asked }. Ferir alguém por mais 1 lanterna? Escolha quem.
asked-for = a opção pede { $numbers }
prompt-reward = Escolha a sua recompensa.
prompt-hurt = Alguém se machuca: quem?
prompt-gift = Escolha uma construção de presente, de custo até { $n }.
prompt-gamble = Você já ganhou { n-coin }. Rolar de novo ou parar?
prompt-favour = Quanta reputação você dá por moedas?
prompt-offer = { $who } vende { $ware }. Quanto você oferece?
prompt-answer = { $who } quer { $ware } e oferece { n-coin }. O que você diz?
prompt-counter = { $who } vende { $ware } por { n-coin }. Fechado?
prompt-after = Ação feita: você ainda pode pôr mercadorias na trilha.
prompt-rest = A rodada acabou: quem se recupera? Camas livres: { $n }.
prompt-store = Antes da renda: você põe mercadorias na trilha?

## o que se oferece

label-explore =
    { $n ->
        [1] Explorar: dois ou mais descem (a última carta de caverna)
       *[other] Explorar: dois ou mais descem (restam { $n } cartas de caverna)
    }
label-build = Construir { $building } ({ $kind }, custa { $cost }): { $does }
label-harvest = Colher: { $things } nas suas construções
label-harvest-none = Colher: uma mercadoria das suas construções por aldeão
label-train = Treinar por { n-coin }: { $villager }; { $skills }
label-labor = Trabalhar: 1 moeda por aldeão
label-labor-cider = Trabalhar: 1 moeda por aldeão, e a sidra
label-pass = Passar: chega por esta rodada
label-buy = Comprar { $ware } de { $who }
label-buy-none = Comprar algo de { $who }
label-sell = Pôr { $ware } à venda
label-sell-instead = Pôr { $ware } à venda e pegar { $back } de volta
label-take-back = Tirar { $ware } da venda
label-take-back-none = Tirar da venda o que está lá
label-exchange-houses = Pagar 1 moeda e trocar as casas
label-exchange-outposts = Pagar 1 moeda e trocar os entrepostos
label-place = Pôr { $ware } na trilha (espaço { $space }: { $vp } PV por unidade)
label-place-new = Pôr { $ware } na trilha (tipo novo, espaço { $space }: { $vp } PV por unidade; renda { $income })
label-worker = { $villager }
label-worker-less = { $villager } (1 moeda a menos)
label-cat = { $villager } (rola um dado antes)
label-send = { $villager }; { $skills }
label-go = Partir com { n-villager }
label-use = { $villager }
label-enough-use = Mais ninguém
label-take = { $things } de { $building }
label-pay-coins = Pagar { n-coin }
label-pay-potion = Pagar com uma poção
label-pay-cider = Pagar com uma sidra
label-option = { $letter }: { $option } ({ $asks })
label-stake = { $what }
label-reroll = Rolar de novo: { $villager } (dado { $die }, { n-lantern })
label-enough-reroll = Deixar os dados como estão
label-injure = Ferir por 1 lanterna: { $villager }
label-pay-bonus = Pagar { $price } por { n-lantern }
label-enough-injure = Ficar com { n-lantern }
label-hurt = { $villager }
label-gift = { $building } ({ $kind }, vale { $cost }): { $does }
label-gift-none = Nenhuma construção
label-roll = Rolar de novo
label-stop = Parar e levar { n-coin }
label-lose =
    { $n ->
        [1] Perder 1 de reputação por 1 moeda
       *[other] Perder { $n } de reputação por { $n } moedas
    }
label-offer = Oferecer { n-coin }
label-accept = Vender por { n-coin }
label-refuse = Recusar
label-ask = Pedir { n-coin }
label-counter-accept = Comprar por { n-coin }
label-drop = Desistir
label-end-turn = Encerrar o turno
label-enough-store = Deixar o resto na reserva
label-potion = Poção para { $villager }: dos feridos aos cansados
label-cider = Sidra para { $villager }: dos cansados aos prontos
label-bed-injured = Cama para { $villager }: dos feridos aos cansados
label-bed-exhausted = Cama para { $villager }: dos cansados aos prontos
label-sleep-all = Camas para todos
label-enough-rest = Por hoje chega
