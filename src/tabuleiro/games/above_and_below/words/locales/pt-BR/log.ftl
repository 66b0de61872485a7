# O que aconteceu, uma frase por vez. { $name } é quem fez: "Você" para quem lê sobre si. O que trouxe fica ao lado.
#
# Glossário: ver effects.ftl. { $things } é uma lista contada como "2 peixes", { $villager } um primeiro nome.

## preparação e rodadas

log-setup = Rodada 1: construções disponíveis e gente nova na fila.
log-cider_set = Há uma nova sidra à espera.
log-round_ended = A rodada { $round } acabou: todos descansam.
log-round =
    { $first_you ->
        [1] Rodada { $round }: você começa.
       *[0] Rodada { $round }: { $first } começa.
    }
log-round-last =
    { $first_you ->
        [1] Rodada { $round }, a última: você começa.
       *[0] Rodada { $round }, a última: { $first } começa.
    }
log-new_villagers = Gente nova na fila: { $villagers }.

## o turno

log-acted-explore = { $name } escolheu explorar.
log-acted-build = { $name } escolheu construir.
log-acted-train = { $name } escolheu treinar.
log-acted-labor = { $name } escolheu trabalhar.
log-acted-harvest = { $name } escolheu colher.
log-acted-use = { $name } chamou mais alguém ao trabalho.
log-acted-buy = { $name } pensou num preço.
log-acted-end = { $name } encerrou o turno.
log-acted-enough = { $name } parou por aí.
log-passed = { $name } passou.
log-labored = { $name } mandou { $villager } trabalhar.
log-cider_taken = { $name } levou a sidra de quem trabalha primeiro.
log-harvested = { $name } mandou { $villager } colher { $ware } em { $building }.
log-built = { $name } mandou { $villager } construir { $building }.
log-built-less = { $name } mandou { $villager } construir { $building } (1 moeda a menos: martelo+).
log-acquired = { $name } agora tem { $building }.
log-built-gift = { $name } ganhou { $building } de presente.
log-built_more = { $name } pagou por { $building }.
log-trained = { $name } mandou { $by } treinar { $villager }.
log-trained-less = { $name } mandou { $by } treinar { $villager } (1 moeda a menos: pena+).
log-trained_more = { $name } pagou o treino de { $villager }.
log-joined = { $name } recebeu { $villager } na vila.
log-came = { $name } acolheu { $villager }.
log-came-special = { $name } acolheu { $villager } ({ $does }).
log-cat_rolled = { $name } chamou { $villager }, que rolou { $die } e veio.
log-cat_rolled-stays = { $name } chamou { $villager }, que rolou { $die } e se deitou.
log-offered_next = Nova construção disponível: { $building }.
log-stocked = { $name } recebeu mercadorias em { $building }.

## ações livres e mercadorias

log-put_up = { $name } pôs { $ware } à venda.
log-put_up-instead = { $name } pôs { $ware } à venda e retirou { $back }.
log-taken_back = { $name } tirou { $ware } da venda.
log-exchanging =
    { $row ->
        [houses] { $name } trocou as casas.
       *[outposts] { $name } trocou os entrepostos.
    }
log-exchanging_more = { $name } pagou pela troca.
log-exchanged = { $name } revelou { $buildings }; saíram: { $gone }.
log-placed = { $name } pôs { $ware } na trilha: { $n } lá agora, { $vp } PV cada.
log-placed-income = { $name } pôs { $ware } na trilha: renda agora { $income }.
log-offered =
    { $seller_you ->
        [1] { $name } ofereceu a você { n-coin } por { $ware }.
       *[0] { $name } ofereceu a { $seller } { n-coin } por { $ware }.
    }
log-answered-accept = { $name } aceitou { n-coin }.
log-answered-refuse = { $name } recusou { n-coin }.
log-answered-ask = { $name } pediu { n-coin }.
log-answered-drop = { $name } não comprou por { n-coin }.
log-sold =
    { $buyer_you ->
        [1] { $name } vendeu { $ware } a você.
       *[0] { $name } vendeu { $ware } a { $buyer }.
    }

## ganhos e perdas

log-gained = { $name } teve um ganho.
log-lost = { $name } teve uma perda.
log-none_left = { $name } ficou sem { $things }: acabou o suprimento.
log-paid = { $name } pagou.
log-scored = { $name } mudou em pontos.
log-reputation = { $name } andou na trilha de reputação.
log-ranked-overtook = { $name } ultrapassou { $whom } em reputação.
log-ranked-ahead = { $name } ficou à frente de { $whom } em reputação.
log-ranked-level = { $name } empatou com { $whom } em reputação.
log-ranked-behind = { $name } ficou atrás de { $whom } em reputação.
whom-you = você
log-nobody_joined = { $name } não achou mais ninguém na fila.
log-nobody_joined-special = { $name } perdeu { $villager }: mora em outro lugar.

## exploração

log-sent = { $name } enviou { $villager }.
log-explored = { $name } desceu com { $villagers }: dado da história { $die }.
log-cave_seen = A próxima carta de caverna é { $cave }.
log-paragraph = { $name } encontrou “{ $title }”.
log-paragraph-on = { $name } continuou em “{ $title }”.
log-chose = { $name } escolheu: { $option }.
log-chose_more = { $name } pagou o preço.
log-staked = { $name } apostou { $what }.
log-rolled = { $name } rolou { $die } com { $villager }: { n-lantern }.
log-lanterns = { $name } teve { n-lantern } ao todo.
log-lanterns-bonus = { $name } teve { n-lantern } ao todo, sendo { $bonus } do bônus.
log-lanterns_more = { $name } pagou o preço.
log-rerolled = { $name } rolou de novo com { $villager }: { $die }, { n-lantern }.
log-injured = { $name } teve { $villager } de volta com ferimentos.
log-injured-lantern = { $name } deixou { $villager } se ferir por uma lanterna.
log-went_on = { $name } conseguiu, e a história continua.
log-succeeded = { $name } conseguiu: “{ $title }”.
log-succeeded_more = { $name } voltou das cavernas.
log-failed = { $name } falhou: “{ $title }”.
log-failed_more = { $name } voltou sem a caverna.
lit-succeeded = { n-lantern }; a opção pedia { $number }.
lit-failed = { n-lantern }, não bastou.
verdict-went_on = { $name } conseguiu: { n-lantern }; a opção pedia { $number }. A história continua.
verdict-succeeded = { $name } conseguiu: { n-lantern }; a opção pedia { $number }.
verdict-no-dice = { $name } conseguiu sem dados.
verdict-failed = { $name } falhou: { n-lantern }, não bastou.
log-reward_chosen = { $name } escolheu uma recompensa.
log-reward_chosen_more = { $name } recebeu o resto da recompensa.
log-gambled = { $name } rolou { $die }: { n-coin } na mesa.
log-gambled-repeat = { $name } rolou { $die } de novo e perdeu as moedas do jogo.
log-gambled_more = { $name } parou a tempo.
log-home = { $name } voltou das cavernas.
log-cave_kept = { $name } ficou com a caverna.
log-cave_returned = { $name } devolveu a carta de caverna.

## o fim da rodada

log-rested-potion =
    { $name } deu { $many ->
        [1] uma poção
       *[other] poções
    } a { $villager }: agora só cansaço.
log-rested-cider =
    { $name } deu { $many ->
        [1] uma sidra
       *[other] sidras
    } a { $villager }: { $many ->
        [1] já pode agir
       *[other] já podem agir
    }.
log-rested-bed =
    { $name } deu { $many ->
        [1] uma cama
       *[other] camas
    } a { $villager }: { $many ->
        [1] já pode agir
       *[other] já podem agir
    }.
log-rested-bed-injured =
    { $name } deu { $many ->
        [1] uma cama
       *[other] camas
    } a { $villager }: agora só cansaço.
log-rested-own = { $name } mandou dar corda em { $villager }: já pode agir.
log-rested-own-injured = { $name } mandou dar corda em { $villager }: agora só cansaço.
log-income = { $name } recebeu a renda.
log-income-buildings =
    { $houses ->
        [1] { $name } recebeu { $track }, e mais { $cards } de { $buildings }.
       *[other] { $name } recebeu { $track }, e mais { $cards } das construções.
    }
log-income-none = { $name } não teve renda.

## de onde vêm os pontos

points-why = { $text } (PV: { $why }).
points-why-more = { $text }; PV: { $why }).
points-building = construção
points-card = carta
points-goods = mercadorias
points-reputation = reputação
