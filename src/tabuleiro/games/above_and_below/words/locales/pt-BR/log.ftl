# O que aconteceu, uma linha por vez. { $name } é o nome de uma pessoa.
#
# Glossário: ver effects.ftl. { $things } é uma lista contada como "2 peixes", { $villager } um primeiro nome.

log-setup = À venda: { $houses }; { $outposts }. Casas-chave: { $keys }. Esperando treino: { $row }.
log-cider_set = Há uma nova sidra à espera.
log-round_ended = A rodada { $round } acabou.
log-round = Rodada { $round }: { $first } começa.
log-new_villagers = Gente nova na fila: { $villagers }.
log-game_over = A partida acabou: { $scores }.
log-passed = { $name } passa.
log-labored = { $villager } ganha { n-coin } para { $name }.
log-cider_taken = { $name } leva a sidra.
log-harvested = { $villager } colhe { $ware } em { $building } para { $name }.
log-built = { $name } constrói { $building }; a obra é de { $villager }.
log-built-gift = { $name } ganha { $building } de presente.
log-trained = { $name } treina { $villager }; as aulas são de { $by }.
log-joined = { $villager } se junta a { $name }, com o cansaço da viagem.
log-joined-ready = { $villager } se junta a { $name } e já pode agir.
log-cat_rolled = { $name } chama { $villager }, que rola { $die } e vem junto.
log-cat_rolled-stays = { $name } chama { $villager }, que rola { $die } e se deita.
log-offered_next = Novidade à venda: { $building }.
log-stocked = { $things } para { $name } em { $building }.
log-put_up = { $name } põe { $ware } à venda.
log-put_up-instead = { $name } põe { $ware } à venda e pega { $back } de volta.
log-taken_back = { $name } tira { $ware } da venda.
log-exchanged-houses = { $name } manda trocar as casas: { $buildings }.
log-exchanged-outposts = { $name } manda trocar os entrepostos: { $buildings }.
log-placed = { $name } põe { $ware } no espaço { $space } da trilha.
log-offered = { $name } oferece { n-coin } a { $seller } em troca disto: { $ware }.
log-answered-accept = { $name } aceita.
log-answered-refuse = { $name } recusa.
log-answered-ask = { $name } pede { n-coin }.
log-answered-drop = { $name } desiste.
log-sold = { $name } vende { $ware } a { $buyer } por { n-coin }.
log-gained = { $name } ganha { $things }.
log-gained-exploring = { $name } ganha { $things } por explorar.
log-gained-income = { $name } recebe { $things } no fim da rodada.
log-lost = { $name } perde { $things }.
log-none_left = O suprimento não basta para { $name }: faltam { $things }.
log-paid = { $name } paga { $things }.
log-reputation =
    { $gained ->
        [1] { $name } ganha { $n } de reputação e está em { $now }.
       *[0] { $name } perde { $n } de reputação e está em { $now }.
    }
log-nobody_joined = Não há mais ninguém na fila para se juntar a { $name }.
log-nobody_joined-special = { $villager } já mora em outro lugar e não se junta a { $name }.
log-sent = { $name } envia { $villager }.
log-explored = { $name } vai explorar com { $villagers }. O dado mostra { $die }.
log-cave_seen = A próxima carta de caverna é { $cave }.
log-paragraph = { $name } chega ao parágrafo { $paragraph }: { $title }.
log-chose = { $name } decide: { $option }.
log-staked = { $name } aposta { $what }.
log-rolled = { $villager } rola { $die } para { $name }: { n-lantern }.
log-lanterns = { $name } tem { n-lantern }.
log-lanterns-bonus = { $name } tem { n-lantern }, { $bonus } pelo bônus.
log-rerolled = { $villager } rola de novo para { $name }: { $die }, { n-lantern }.
log-injured = { $villager } se fere por { $name }.
log-injured-lantern = { $villager } dá tudo por { $name } e se fere: mais 1 lanterna.
log-succeeded = { $name } consegue com { n-lantern }; era preciso { $number }.
log-succeeded-auto = { $name } consegue sem dados.
log-succeeded-on = Para { $name } a história continua.
log-failed = { $name } falha com { n-lantern }.
log-failed-text = { $name } falha com { n-lantern }. { $text }
log-reward_chosen = { $name } escolhe a recompensa { $choice }.
log-gambled = { $name } rola { $die }: por enquanto, { n-coin }.
log-gambled-repeat = { $name } rola { $die } pela segunda vez: as moedas se foram.
log-cave_kept = { $name } fica com a caverna { $cave }.
log-cave_returned = A carta de caverna de { $name } vai para baixo do monte.
log-rested-potion = Uma poção leva { $villager } dos feridos aos cansados ({ $name }).
log-rested-cider = Uma sidra põe { $villager } de pé ({ $name }).
log-rested-bed = { $villager } dorme bem e acorda com disposição ({ $name }).
log-rested-bed-injured = { $villager } dorme bem e passa dos feridos aos cansados ({ $name }).
log-rested-own = { $villager } se dá corda na própria cama e está de pé ({ $name }).
log-rested-own-injured = { $villager } se dá corda na própria cama e passa dos feridos aos cansados ({ $name }).
log-income = { $name } recebe { n-coin } de renda.
