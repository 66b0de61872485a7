# O que dizem peças, cartas, unidades, palácios, missões e arcos, feito dos dados parte por parte.
#
# Glossário: PV (ponto de vitória) · bens: recurso (cana, café, pau-brasil, algodão), ouro, ciência · suprimento · peça ·
# construção, cidade, capital, palácio · controlar, tomar · unidade, força · movimento livre, movimento adicional · arco,
# ficha, encaixe, melhoria · convocar, quadro, construir, reformar, manufaturar, porto, mercado · produto (quadrado,
# pentágono, octógono) · missão, objetivo · carta de ouro, carta de combate · peça de exploração, expedição · campo,
# floresta, mina de ouro, água · era
#
# { $n } é um número; `n-` conta coisas, `a-` é uma delas, `each-` vem depois de "por"; { $things } é uma lista.

## listas

## quantidades

n-cane =
    { $n ->
        [1] 1 cana
       *[other] { $n } canas
    }
n-coffee =
    { $n ->
        [1] 1 café
       *[other] { $n } cafés
    }
n-wood =
    { $n ->
        [1] 1 pau-brasil
       *[other] { $n } paus-brasil
    }
n-cotton =
    { $n ->
        [1] 1 algodão
       *[other] { $n } algodões
    }
n-gold =
    { $n ->
        [1] 1 ouro
       *[other] { $n } ouros
    }
n-science =
    { $n ->
        [1] 1 ciência
       *[other] { $n } ciências
    }
n-cane-coffee =
    { $n ->
        [1] 1 cana ou café
       *[other] { $n } entre cana e café
    }
n-coffee-cotton =
    { $n ->
        [1] 1 café ou algodão
       *[other] { $n } entre café e algodão
    }
n-any =
    { $n ->
        [1] 1 recurso qualquer
       *[other] { $n } recursos quaisquer
    }
n-choice =
    { $n ->
        [1] 1 recurso à sua escolha
       *[other] { $n } recursos à sua escolha
    }
n-gold-card =
    { $n ->
        [1] 1 carta de ouro
       *[other] { $n } cartas de ouro
    }
n-combat-card =
    { $n ->
        [1] 1 carta de combate
       *[other] { $n } cartas de combate
    }
n-free-square-product = 1 produto quadrado de graça
n-vp = { $n } PV
n-strength = { $n } de força
n-unit-on-map =
    { $n ->
        [1] 1 unidade no mapa
       *[other] { $n } unidades no mapa
    }
n-painting =
    { $n ->
        [1] 1 quadro
       *[other] { $n } quadros
    }
n-product =
    { $n ->
        [1] 1 produto
       *[other] { $n } produtos
    }
n-product-square =
    { $n ->
        [1] 1 produto quadrado
       *[other] { $n } produtos quadrados
    }
n-product-pentagon =
    { $n ->
        [1] 1 produto pentagonal
       *[other] { $n } produtos pentagonais
    }
n-product-octagon =
    { $n ->
        [1] 1 produto octogonal
       *[other] { $n } produtos octogonais
    }
n-city =
    { $n ->
        [1] 1 cidade
       *[other] { $n } cidades
    }
n-building =
    { $n ->
        [1] 1 construção
       *[other] { $n } construções
    }
n-building-era =
    { $n ->
        [1] 1 construção da era { $era }
       *[other] { $n } construções da era { $era }
    }
n-building-of = { n-building } ({ $kinds })
n-sawmill =
    { $n ->
        [1] 1 serraria
       *[other] { $n } serrarias
    }
n-trading-post =
    { $n ->
        [1] 1 feitoria
       *[other] { $n } feitorias
    }
n-cane-field =
    { $n ->
        [1] 1 canavial
       *[other] { $n } canaviais
    }
n-farm =
    { $n ->
        [1] 1 fazenda
       *[other] { $n } fazendas
    }
n-foundry =
    { $n ->
        [1] 1 casa de fundição
       *[other] { $n } casas de fundição
    }
n-plantation =
    { $n ->
        [1] 1 plantação
       *[other] { $n } plantações
    }
n-church =
    { $n ->
        [1] 1 igreja
       *[other] { $n } igrejas
    }
n-academy =
    { $n ->
        [1] 1 academia
       *[other] { $n } academias
    }

## bens, dentro de uma frase

good-cane = cana
good-coffee = café
good-wood = pau-brasil
good-cotton = algodão
good-gold = ouro
good-science = ciência
good-any = um recurso qualquer
good-resource = um recurso
good-cane-coffee = cana ou café
good-coffee-cotton = café ou algodão

## peças e terrenos

a-sawmill = uma serraria
a-trading-post = uma feitoria
a-cane-field = um canavial
a-farm = uma fazenda
a-foundry = uma casa de fundição
a-plantation = uma plantação
a-church = uma igreja
a-academy = uma academia
many-sawmill = serrarias
many-trading-post = feitorias
many-cane-field = canaviais
many-farm = fazendas
many-foundry = casas de fundição
many-plantation = plantações
many-church = igrejas
many-academy = academias
your-sawmill = As suas serrarias
your-trading-post = As suas feitorias
your-cane-field = Os seus canaviais
your-farm = As suas fazendas
your-foundry = As suas casas de fundição
your-plantation = As suas plantações
your-church = As suas igrejas
your-academy = As suas academias
first-sawmill = As suas { $n } primeiras serrarias
first-trading-post = As suas { $n } primeiras feitorias
first-cane-field = Os seus { $n } primeiros canaviais
first-farm = As suas { $n } primeiras fazendas
first-foundry = As suas { $n } primeiras casas de fundição
first-plantation = As suas { $n } primeiras plantações
first-church = As suas { $n } primeiras igrejas
first-academy = As suas { $n } primeiras academias
a-building-of = uma construção da era { $era }
a-city = uma cidade
a-capital = a capital
terrain-field = campo
terrain-forest = floresta
terrain-mine = mina de ouro
terrain-water = água
colour-green = verde
colour-orange = laranja
colour-red = vermelho
colour-blue = azul
colour-pink = rosa
shape-square = quadrado
shape-pentagon = pentágono
shape-octagon = octógono
era-name-1 = Exploração
era-name-2 = Navegação
era-name-3 = Ferrovia

## o que se diz de toda peça, unidade e carta

costs = Custa { $things }.
costs-nothing = Não custa nada.
worth = { $n } PV.
worth-strength = { $n } PV e a mesma força.
building-where = Era { $era }; terreno: { $terrain }.
building-over = Era { $era }; terreno: { $terrain }, inclusive sobre construções suas das eras { $eras }.
building-makes = Dá { $things }.
city-where = A partir da era II, onde está a sua unidade monarca.
city-makes = Não dá bens; você pode construir ao lado e convocar ali.
product-slot = Vai num encaixe desta forma: { $shape }.
mission-asks = Tudo ao mesmo tempo: { $things }.
mission-worth = { $n } PV e um palácio.
mission-worth-each = { $n } PV para cada um dos três, e um palácio.
power-found = Funda cidades.
power-carry = Quando se move, leva do hexágono quantas unidades suas você quiser.
power-adjacent = Pode gastar o seu movimento livre para atacar um hexágono vizinho.
palace-on = Vai sobre { $places }.
palace-gain = Na hora: { $things }.
palace-foundry = No final, { n-vp } por casa de fundição que você construiu e controla.
palace-plantation = No final, { n-vp } por plantação que você construiu e controla.
palace-product = No final, { n-vp } por produto que você fez.
palace-unit-deployed = No final, { n-vp } por unidade que você convocou, inclusive as derrotadas.
capital-tile = Traz { $things } no começo.
capital-tile-first = Traz { $things } no começo, e o primeiro turno.
combat-strength = Força { $n }.
tile-expedition = Pede força { $n }: as suas unidades ali, quadros, o bônus do seu arco e até 3 cartas de combate.
scenario-players =
    { $n ->
        [1] Para uma pessoa.
       *[other] Para { $n } pessoas.
    }
scenario-rating = Chance de combates: { $n } de 3.
scenario-rounds = Acaba depois da rodada { $n }.

## arcos

arch-deploy = Uma unidade entra no mapa, na sua capital ou numa cidade sua, e você compra uma carta de combate. Ou só a carta.
arch-painting = Pegue um quadro da galeria e pague o custo dele.
arch-build = Erga uma construção ao lado do seu império; a partir da era II, também uma cidade onde está o seu monarca.
arch-renovate = Uma construção sua vazia produz de novo, ou é virada para a outra face, por um recurso.
arch-manufacture = Faça um produto e ponha-o num encaixe: o arco melhora.
arch-harbor = Um recurso à sua escolha.
arch-trade = Recursos e cartas de combate por ouro, ciência e cartas de ouro, pelo menos uma troca.
upgrade-deploy = Com a melhoria: mais uma unidade e mais uma carta de combate.
upgrade-painting = Com a melhoria: quadros de custo 1 ouro custam 1 recurso, os de 1 recurso saem de graça.
upgrade-build = Com a melhoria: recursos quaisquer no lugar dos pedidos.
upgrade-renovate = Com a melhoria: de graça.
upgrade-manufacture = Com a melhoria: um recurso a menos.
upgrade-harbor = Com a melhoria: também uma carta de ouro.
move-own-city = Movimento adicional: para a sua capital ou uma cidade que você construiu e controla, a qualquer distância.
move-forest = Movimento adicional: para uma floresta.
move-own-built = Movimento adicional: para uma construção que você ergueu.
move-edge-or-water = Movimento adicional: para a borda do mapa ou para a água.
move-mine = Movimento adicional: para uma mina de ouro.
move-none = Sem movimento adicional; enquanto a ficha está aqui, você tem 2 de força a mais ao defender e 1 ao atacar.

## quadros

painting-gain-take = Na hora: { $things }.
painting-gain-reveal = Sempre que uma unidade sua revela uma peça de exploração: { $things }.
painting-gain-before = Com a ficha no arco Mercado: primeiro { $things }, depois as trocas.
painting-draw-combat = Na hora: { n-combat-card }.
painting-draw-mission = Na hora: compre uma missão de uma era à sua escolha.
painting-production = { $buildings } dão { $things } a mais, agora e em cada construção e reforma.
painting-second-build = Com a ficha no arco Construir, você pode construir uma segunda vez, por mais { $things }.
painting-build-discount =
    { $n ->
        [1] Uma vez por turno, uma construção custa 1 recurso ou ouro a menos.
       *[other] Uma vez por turno, uma construção custa { $n } recursos ou ouro a menos.
    }
painting-ignore-terrain = As suas construções podem ficar em qualquer terreno, menos água.
painting-cover-own-any-era = As suas construções podem cobrir construções suas de qualquer era.
painting-found-with-any-unit = Você pode fundar uma cidade onde estiver qualquer unidade sua.
painting-products-any-slot = Os seus produtos podem ir em qualquer encaixe livre.
painting-place-palace = Uma vez, em qualquer momento do seu turno, coloque um palácio que sirva, com tudo o que ele traz.
painting-place-past-token-vp = Em qualquer momento do seu turno, a sua ficha da era { $era } pode vir para cá de vez: { n-vp }.
painting-place-past-token-gain = Em qualquer momento do seu turno, a sua ficha da era { $era } pode vir para cá de vez: { $things }.
painting-peek =
    { $n ->
        [1] Uma vez em cada fase de movimento sua, olhe em segredo uma peça de exploração virada para baixo.
       *[other] Uma vez em cada fase de movimento sua, olhe em segredo { $n } peças de exploração viradas para baixo.
    }
painting-free-move-steps = O seu movimento livre vale até { $n } passos de uma unidade; um combate ou uma peça revelada o encerra.
painting-leave-water-by-any-move = Todo movimento adicional pode sair da água.
painting-tile-strength = As suas construções ao lado de floresta têm { n-strength } a mais.
painting-strength = { $defend } de força a mais ao defender, { $attack } ao atacar.
painting-strength-on-own-tile = { n-strength } a mais ao defender uma peça que você construiu e controla.
painting-defeated-defenders-return-to-capital = Unidades que você perde na defesa vão para a sua capital, não para o suprimento.
painting-vp-per = No final, { n-vp } por { $each }.
painting-vp-per-most = No final, { n-vp } por { $each }, no máximo { $most }.
each-forest-next-to-empire = hexágono de floresta ao lado do seu império
each-product-on-slot = produto num encaixe
each-revealed-mission = missão que você revelou
each-other-painting = outro quadro seu
each-city-built-and-held = cidade que você construiu e controla
each-church = igreja que você construiu e controla

## cartas de ouro

gold-pays = Ou ela vale 1 ouro ao pagar.
gold-gain = Mostre-a logo depois de um combate que você venceu: { $things }.
gold-extra-deploy = Uma ação extra na sua fase de ação: convocar.
gold-extra-painting = Uma ação extra na sua fase de ação: quadro.
gold-extra-build = Uma ação extra na sua fase de ação: construir.
gold-extra-renovate = Uma ação extra na sua fase de ação: reformar.
gold-extra-manufacture = Uma ação extra na sua fase de ação: manufaturar.
gold-extra-harbor = Uma ação extra na sua fase de ação: porto.
gold-extra-trade = Uma ação extra na sua fase de ação: mercado.
gold-church-any-era = Ao construir, você pode erguer uma igreja em qualquer era. Ela não é reformada antes da era III.
gold-vp-if = No final, { n-vp } se você tem { $things } e ainda guarda esta carta na mão.

## cartas de combate

combat-draw-combat = Se você vence, compra { n-combat-card }.
combat-cs-own-unit-next-to-fight = Passa a ter força { $n } se uma unidade sua está ao lado do combate.
combat-cs-attacking = Passa a ter força { $n } se você ataca.
combat-cs-defending = Passa a ter força { $n } se você defende.
combat-cs-defending-own-tile = Passa a ter força { $n } se você defende uma peça que construiu e controla.
combat-cs-fewer-units-than-enemy = Passa a ter força { $n } se você tem menos unidades no combate do que o inimigo.
combat-cs-fight-on-edge-or-water = Passa a ter força { $n } se o combate é na borda do mapa ou na água.
combat-cancel-highest-enemy-card = A carta mais forte do outro lado vale 0.
combat-defeat-lost =
    { $n ->
        [1] Se você perde, uma unidade inimiga também é derrotada.
       *[other] Se você perde, { $n } unidades inimigas também são derrotadas.
    }

## peças de exploração

tile-gain-reveal = Se você a revela, ganha { $things }; a peça sai.
tile-gain-built-on = Fica. Quem construir aqui primeiro ganha { $things }, e a peça sai.
tile-gain-success = Se der certo: { $things }.
tile-draw-mission = Quem a revela pode comprar uma missão de uma era à escolha; a peça sai.
tile-production-next-to = Fica. Construções vizinhas que dão um recurso dão { $n } a mais dele.
tile-keep-reveal = Quem a revela fica com ela.
tile-keep-built-on = Fica. Quem construir aqui primeiro a guarda: { n-vp }.
tile-keep-success = Aí você guarda a peça: { n-vp }.
tile-vp-set = No final: { $one } PV por uma, { $two } por duas, { $three } por três.

## monarcas

monarch-combat-cards-pay = Ao pagar: { $rates }.
monarch-combat-cards-pay-one = Ao pagar, uma destas trocas: { $rates }.
monarch-rate =
    { $n ->
        [1] 1 carta de combate vale { $things }
       *[other] { $n } cartas de combate valem { $things }
    }
monarch-first-faces = { $buildings } valem { n-vp } cada e dão { $things }.
monarch-first-on-forest = As suas primeiras peças em floresta trazem, uma depois da outra: { $things }.
monarch-first-deploy-gain = Na primeira convocação, cada uma destas unidades traz { $things }: { $units }.
monarch-first-painting-gain = O seu primeiro quadro de cada cor traz: { $things }.
monarch-first-painting-of = { $things } ({ $colour })
monarch-first-missions-gain = As suas { $count } primeiras missões trazem { $things } e { n-vp } cada.
monarch-products-on-monarch = Até { $count } produtos podem vir para este tabuleiro em vez de um encaixe: cada um traz { $things } na hora e { n-vp } no final.
monarch-draw-combat-after-first-deploy = Depois da sua primeira ação de convocar: mais { n-combat-card }.
kind-archer = arqueiro
kind-infantry = infantaria
kind-monarch = monarca
kind-cavalry = dragão (cavalaria)
kind-cannon = canhão
kind-grenadier = granadeiro
