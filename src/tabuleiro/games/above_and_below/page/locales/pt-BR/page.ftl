# A página da mesa de Above and Below: o que fica em volta da imagem. Glossário: o effects.ftl do próprio jogo.

ab-tab-own = Vila
ab-tab-story = História
ab-where = Rodada { $round } de { $rounds }
ab-where-over = Fim da partida

## o que está disponível e quem chega

ab-offers = Disponíveis
ab-houses = Casas
ab-outposts = Entrepostos
ab-keys = Casas-chave
ab-stars = Casas-estrela
ab-special = Especiais
ab-deck-left = restam no monte
ab-none-left = Acabaram
ab-offer-said = { $name }, custa { $cost }. { $does }
ab-hire = Para treinar
ab-hire-deck =
    { $n ->
        [0] Não vem mais ninguém.
        [1] Mais um está a caminho.
       *[other] Mais { $n } estão a caminho.
    }
ab-hire-said =
    { $cost ->
        [1] Por 1 moeda: { $who }
       *[other] Por { $cost } moedas: { $who }
    }
ab-hire-gap = Ninguém espera aqui até o fim da rodada.
ab-villager-said = { $name }. { $does }

## reputação

ab-reputation = Reputação
ab-rep-places =
    { $more ->
        [0] maior no fim: { $first } PV
       *[other] maior: { $first } PV, depois { $others }
    }
ab-rep-space =
    { $points ->
        [0] Reputação { $value }: nenhum PV no fim
       *[other] Reputação { $value }: { $points } PV no fim
    }

## ações

ab-act-explore = Explorar
ab-act-build = Construir
ab-act-harvest = Colher
ab-act-train = Treinar
ab-act-labor = Trabalhar
ab-act-pass = Passar
ab-brings-explore =
    { $ready ->
        [1] 1 pronto
       *[other] { $ready } prontos
    }
ab-brings-build =
    { $n ->
        [1] 1 ao alcance
       *[other] { $n } ao alcance
    }
ab-brings-train =
    { $n ->
        [1] 1 ao alcance
       *[other] { $n } ao alcance
    }
ab-brings-labor = cada
ab-brings-pass = nesta rodada
ab-do-build = Construir { $building }
ab-do-train = Treinar { $villager }
ab-do-pass = Passar nesta rodada
ab-do-labor = Mandar { $villager } trabalhar
ab-do-harvest = Mandar { $villager } colher
ab-do-go = Partir em { $n }
ab-do-enough =
    { $n ->
        [1] Deixar 1 cama vazia
       *[other] Deixar { $n } camas vazias
    }
ab-now-build = Escolha uma construção: { $n } ao alcance.
ab-now-train = Escolha alguém: { $n } ao alcance.
ab-still-ready =
    { $n ->
        [1] 1 aldeão ainda pode agir.
       *[other] { $n } aldeões ainda podem agir.
    }
ab-begin-tired = com tantos jogadores, { $n } começam com cansaço
ab-take-back = { $name } vai. Clique para voltar atrás.
ab-none-build = Nada disponível ao alcance.
ab-none-train = Ninguém da fila está ao alcance.
ab-bar-nobody-ready = ninguém pronto
ab-bar-needs-two-to-explore = precisa de dois
ab-bar-no-cave-left = sem cavernas
ab-bar-nothing-to-harvest = nada a colher
ab-bar-no-hammer-ready = sem martelo pronto
ab-bar-no-quill-ready = sem pena pronta
ab-bar-needs-coins = faltam moedas
ab-why-needs-coins =
    { $missing ->
        [1] falta 1
       *[other] faltam { $missing }
    }
ab-why-gift-too-dear = cara demais
ab-why-no-empty-cave = sem caverna

## a vila

ab-village =
    Sua vila: { $houses ->
        [1] 1 casa
       *[other] { $houses } casas
    } em cima, { $caves ->
        [0] nenhuma caverna
        [1] 1 caverna
       *[other] { $caves } cavernas
    } embaixo
ab-village-of =
    A vila de { $name }: { $houses ->
        [1] 1 casa
       *[other] { $houses } casas
    } em cima, { $caves ->
        [0] nenhuma caverna
        [1] 1 caverna
       *[other] { $caves } cavernas
    } embaixo
ab-open-village = Ver a vila de { $name }
ab-others = As outras vilas
ab-villagers = Seus aldeões
ab-area-ready = Prontos
ab-area-exhausted = Cansados
ab-area-injured = Feridos
ab-area-sent = Explorando
ab-is-ready = a postos
ab-is-exhausted = com cansaço
ab-is-injured = com ferimento
ab-is-sent = explorando
ab-beds =
    { $n ->
        [0] sem camas
        [1] 1 cama
       *[other] { $n } camas
    }

## mercadorias

ab-goods = Trilha de progresso
ab-coins = moedas
ab-track-said =
    { $n ->
        [0] Espaço { $space }, vazio: { $points } PV por mercadoria, renda { $income }.
       *[other] Espaço { $space }: { $things }, { $points } PV por unidade, renda { $income }.
    }
ab-sale-own = Você pôs { $ware } à venda
ab-sale-none = Você não tem nada à venda
ab-sale-other = { $name } vende { $ware }

## o livro

ab-encounter = Encontro
ab-cave-card = Caverna { $card }
ab-die-shows = o dado mostra { $n }
ab-page = parágrafo { $n }
ab-read-aloud = ler em voz alta
ab-read-stop = parar de ler
ab-read-large = em letras grandes, para ler em voz alta
ab-region-wellfoot = Pé do Poço
ab-region-lake-lull = Lago Remanso
ab-region-capwood = Mata dos Chapéus
ab-region-lantern-row = Feira das Lanternas
ab-region-paper-vaults = Cofres de Papel
ab-region-upside-orchard = Pomar de Ponta-Cabeça
ab-region-old-diggings = Minas Velhas
ab-region-kiln-terraces = Terraços dos Fornos
ab-region-yawn = O Bocejo
ab-region-humming-halls = Salões do Zum
ab-region-hush = O Psiu
ab-region-winding-house = Casa da Corda
ab-region-simmer = As Caldas
ab-region-rib-road = Estrada das Costelas
ab-explorers = Seus exploradores
ab-explorers-of = Exploradores de { $name }
ab-roll-each =
    um dado cada · { $rerolls ->
        [0] sem nova rolagem
        [1] 1 nova rolagem
       *[other] { $rerolls } novas rolagens
    }
ab-lanterns-now =
    { $n ->
        [1] 1 lanterna
       *[other] { $n } lanternas
    }{ $bonus ->
        [0] {""}
       *[other] , sendo { $bonus } do bônus
    }{ $rerolls ->
        [0] {""}
        [1] {" "}· resta 1 nova rolagem
       *[other] {" "}· restam { $rerolls } novas rolagens
    }
ab-die-lanterns =
    Saiu { $die }: { $n ->
        [1] 1 lanterna
       *[other] { $n } lanternas
    }
ab-short-met =
    { $missing ->
        [1] { $met } alcançadas; falta 1 para { $need }.
       *[other] { $met } alcançadas; faltam { $missing } para { $need }.
    }
ab-short =
    { $missing ->
        [1] { $n } de { $need } lanternas: falta 1.
       *[other] { $n } de { $need } lanternas: faltam { $missing }.
    }
ab-staked = em jogo
ab-no-dice = não precisa de lanternas
ab-with-hurt = com { $n }
ab-short-of =
    { $n ->
        [1] falta 1
       *[other] faltam { $n }
    }
ab-lit-hurt =
    { $n ->
        [1] 1 delas por um ferimento: { $names }
       *[other] { $n } delas por ferimentos: { $names }
    }
ab-costs = custa { $n }
ab-stake-item = você aposta algo da sua reserva
ab-stake-villager = você aposta alguém do grupo
ab-odds-said = Chega a { $n } em { $percent }% das vezes.
ab-odds-hurt = Com { $hurt } de ferimentos: alcança { $n } em { $percent } de 100.
ab-if-hurt = Se alguém se ferir por mais uma lanterna
ab-pay-if = só se paga se der certo
ab-if-failed = O que isso traz fica oculto até acontecer. Se falhar: sem recompensa, sem caverna, talvez uma perda.
ab-gamble-risk =
    { $left ->
        [1] A próxima rolagem perde tudo em { $percent } de 100: uma face que já saiu. No máximo mais 1 rolagem.
       *[other] A próxima rolagem perde tudo em { $percent } de 100: uma face que já saiu. No máximo mais { $left } rolagens.
    }
ab-pick-first = Escolha uma opção
ab-picked = Escolhida: { $letter }.
ab-roll-for = Rolar para { $letter }
ab-do = Fazer { $letter }

## quem vai

ab-expedition = Quem vai explorar
ab-party = Quem desce?
ab-party-of = { $name } vai descer
ab-six = Aonde o dado pode levar
ab-party-help = Chame dois ou mais. Um dado escolhe o parágrafo; depois cada um rola pelas lanternas.
ab-party-size =
    { $n ->
        [1] 1 no grupo
       *[other] { $n } no grupo
    }
ab-reach = Até onde chegam
ab-reach-note = antes de alguém se ferir

## como terminou

ab-lit =
    { $n ->
        [1] 1 lanterna
       *[other] { $n } lanternas
    }; precisava de { $need }
ab-rep-now = agora em { $n }
ab-rep-place = pela posição em reputação
ab-for-building = pela construção
ab-for-card = pela carta dela
ab-for-goods = pelas mercadorias
ab-for-reputation = pela reputação
ab-for-named = por { $name }
ab-won-nothing = Nada mais mudou de mãos.

## comércio

ab-trade-buy = Comprar { $ware } de { $seller }
ab-trade-sell = Vender { $ware } a { $buyer }
ab-trade-watch = { $buyer } quer comprar { $ware } de { $seller }
ab-trade-label = Comércio
ab-trade-buyer = compra
ab-trade-seller = vende
ab-trade-offered =
    { $name } oferece { $n ->
        [1] 1 moeda
       *[other] { $n } moedas
    }.
ab-trade-asked =
    { $name } pede { $n ->
        [1] 1 moeda
       *[other] { $n } moedas
    }.
ab-trade-coins =
    { $name } tem { $n ->
        [1] 1 moeda
       *[other] { $n } moedas
    }.
ab-trade-help = No mínimo três moedas. Quem vende pode recusar por qualquer motivo ou pedir uma vez um preço mais alto.
ab-offer-price = Sua oferta
ab-ask-more = Ou peça mais
ab-favour = Reputação por moedas, 1 por 1

## o fim da rodada

ab-night = O fim da rodada
ab-round-end = A noite antes da rodada { $round }
ab-step-cider = Uma sidra no espaço dela.
ab-step-row = A fila anda para a esquerda e chega gente nova.
ab-step-rest = Poções, sidras e depois camas: um passo cada.
ab-step-store = Mercadorias na trilha, logo antes da renda.
ab-step-income = Renda da trilha e das cartas, depois as poções.
ab-step-refill = Cartas vazias que se renovam ganham uma mercadoria.
ab-step-first = A carta de jogador inicial vai para a esquerda.
ab-rest-now =
    { $beds ->
        [0] Não há cama livre.
        [1] 1 cama está livre. Escolha quem dorme nela.
       *[other] { $beds } camas estão livres. Escolha quem dorme nelas.
    }
ab-store-now = Sua renda será { $income }.
ab-store-first = O primeiro tipo de mercadoria na trilha não muda isso; cada tipo a mais aumenta a renda.
ab-store-more = Um novo tipo de mercadoria na trilha aumenta a renda para { $then }.
ab-end-waits = Você terminou; os outros ainda descansam.

## painéis, resultado, vista de perto

ab-stat-vp = pontos de vitória, se acabasse agora
ab-stat-coin = moedas
ab-stat-house = casas
ab-stat-outpost = entrepostos
ab-stat-cave = cavernas com lugar para um entreposto
ab-stat-villager = aldeões
ab-stat-ready = prontos para agir
ab-stat-reputation = reputação
ab-result-rank = Posição
ab-result-seat = Jogador
ab-result-total = PV
ab-result-winner = { $names } venceu.
ab-result-shared = { $names } dividem a vitória.
ab-result-coins = { $a } e { $b } têm { $n } PV cada; o desempate são as moedas, { $more } contra { $less }.
ab-result-buildings = { $a } e { $b } têm { $n } PV e o mesmo número de moedas; o desempate são as construções, { $more } contra { $less }.
ab-result-equal = { $a } e { $b } empatam em tudo: { $n } PV cada.
ab-zoom-facts = { $kind }, custa { $cost }

## sem imagem

ab-words-seat = { $points } PV se acabasse agora, { $coins ->
        [1] 1 moeda
       *[other] { $coins } moedas
    }, reputação { $reputation }, renda { $income }, { $beds ->
        [1] 1 cama
       *[other] { $beds } camas
    }.
ab-words-supply = Na reserva: { $things }.
ab-words-sale = À venda: { $ware }.
ab-words-track = Na trilha, da esquerda para a direita: { $things }.
ab-words-area = { $area }: { $names }.
ab-words-building =
    { $goods ->
        [0] { $name }: { $does }
        [1] { $name }: { $does } Há 1 mercadoria ali.
       *[other] { $name }: { $does } Há { $goods } mercadorias ali.
    }
ab-words-caves =
    { $n ->
        [1] 1 caverna onde cabe um entreposto.
       *[other] { $n } cavernas onde cabe um entreposto.
    }

## o que um turno deixa sem uso

ab-wasted-pass =
    { $n ->
        [1] Um dos seus aldeões ainda está pronto. Trabalhar daria pelo menos 1 moeda.
       *[other] { $n } dos seus aldeões ainda estão prontos. Trabalhar daria pelo menos { $n } moedas.
    }
ab-wasted-beds =
    { $n ->
        [1] Ainda há uma cama livre, e alguém precisa dela.
       *[other] Ainda há { $n } camas livres, e há quem precise delas.
    }

## o álbum

ab-album-met =
    { $n ->
        [0] Nenhuma das { $all } histórias encontrada até agora
        [1] 1 de { $all } histórias encontrada
       *[other] { $n } de { $all } histórias encontradas
    }
ab-album-places = Lugares vistos
ab-album-unread = parágrafo { $n }, ainda não encontrado
ab-album-won =
    Deu certo: { $n ->
        [1] 1 lanterna necessária
       *[other] { $n } lanternas necessárias
    }.
ab-album-done = Feito, sem dados.
ab-album-failed = Não deu certo.
ab-album-on = A história continuou:
ab-album-untried = Ainda não tentado.
ab-album-before = História anterior
ab-album-after = Próxima história
ab-album-back = O álbum inteiro
