first-game-title = Seu primeiro império
first-game-about = Doze minutos: construir, convocar, explorar, um quadro, uma missão, uma nova era, um combate e uma cidade; depois, jogo livre.
first-game-wrong = Boa ideia, mas para depois. Primeiro o que está marcado.
first-game-chapter-capital = Uma capital e uma serraria
first-game-chapter-unit = A primeira unidade
first-game-chapter-painting = Um quadro e um achado
first-game-chapter-mission = A primeira missão
first-game-chapter-units = O monarca
first-game-chapter-fight = Reformar e um combate
first-game-chapter-city = Uma cidade
first-game-chapter-end = Os pontos e o fim
first-game-capital = Três eras, e vence quem tem mais pontos de vitória { $laurel } (PV). Primeiro, sua capital: escolha A3, com um café { $coffee } e o primeiro turno.
first-game-capital-wrong = G4 também serviria. Aqui começamos em A3.
first-game-arch = A cada turno, sua ficha vai para um dos sete arcos: essa é sua ação; depois, unidades podem se mover. Comece pelo arco Construir { $a-build }.
first-game-arch-wrong = Logo você vai usar todos. Primeiro, Construir.
first-game-sawmill = Uma construção vai no terreno dela, ao lado de peças suas, nunca ao lado das de outro. A serraria { $b-sawmill } pede floresta e cana { $cane } ou café { $coffee }. Café você tem: construa em A2.
first-game-sawmill-wrong = B2 também serviria. Nesta lição, fique com A2.
first-game-gift = Dois paus-brasil { $brazilwood } ficam ali até você gastar, e 1 ponto é seu. Tibiriçá, seu monarca { $u-monarch }, premia suas três primeiras peças em floresta: pegue cana { $cane } ou café { $coffee } e termine o turno.
first-game-gift-wrong = Com cana ou café você vai construir uma fazenda.
first-game-arch-deploy = Sua missão secreta { $mission } pede uma unidade, uma fazenda e um quadro. A ficha muda de arco a cada turno: Construir está fechado; a ficha dos outros não fecha nada. Escolha Convocar { $a-deploy }, que traz uma unidade.
first-game-archer = Ponha o primeiro arqueiro { $u-archer } na capital: 2 pontos, que são também sua força { $strength } em combate. Custa um recurso qualquer.
first-game-archer-wrong = Essa unidade pode esperar. Primeiro este arqueiro.
first-game-archer-chosen = Convocar compra uma carta { $combat-card }: depois de pagar, não há volta. Toda escolha importante espera pelo botão vermelho: aperte-o.
first-game-pay = Bens nas suas peças valem como os do suprimento. Ouro { $gold } paga qualquer recurso; ciência { $science } é coringa, para recursos e ouro. Guarde o suprimento para a fazenda: pague com pau-brasil { $brazilwood } de A2.
first-game-pay-wrong = Guarde isso: a fazenda vai precisar.
first-game-free-move = 2 pontos e uma carta de combate { $combat-card }! Depois da ação, uma unidade faz um movimento livre de um hexágono: vá para A4. O movimento adicional, de volta à capital, hoje não serve: termine o turno.
first-game-free-move-wrong = De A4 você alcança a interrogação. Vá para lá.
first-game-arch-painting = Sua missão pede um quadro. Escolha o arco Quadro { $a-painting } e, nele, José de Anchieta: de graça, 1 ponto e um recurso por peça que você revelar.
first-game-arch-painting-wrong = Primeiro o arco Quadro, e nele José de Anchieta: de graça, e rende já.
first-game-explore = A primeira unidade em uma interrogação { $explore-tile } vira a peça: uma espécie, um rio, uma expedição, cultura, um achado, o que vier. Experimente: vá para A5.
first-game-find = Uma onça, uma espécie: sua, por 1 ponto! Achados e quadros ficam com seu monarca { $u-monarch }: abra-os ali. E o quadro rende: cana { $cane } ou café { $coffee }, como quiser.
first-game-find-wrong = Cana ou café ajuda mais agora.
first-game-additional-move = Quase todo arco traz um movimento adicional próprio. O do arco Quadro leva a uma floresta { $t-forest }: siga para B4 e termine o turno.
first-game-farm = Construir { $a-build } abriu de novo. A fazenda { $b-farm } pede campo { $t-field }, como sempre ao lado de peças suas, não das de outro; pau-brasil { $brazilwood } e cana ou café. Construa em B3.
first-game-farm-wrong = Sua missão pede uma fazenda, e B3 é um bom lugar.
first-game-farm-pay = Escolha com que vai pagar, cana ou café: a fazenda traz café { $coffee } na hora. Custa mais que a serraria e por isso vale 2 pontos.
first-game-reveal = Unidade, quadro, fazenda: está tudo aí. Revele sua missão { $mission }: ela dá seu ponto e um palácio e começa a era II para todo mundo.
first-game-reveal-wrong = O movimento pode esperar: revele sua missão.
first-game-palace = 1 ponto e um palácio { $b-palace }! Cada um tem seu tipo de peça: o II vai sobre uma construção da era I { $era-1 } e traz uma cana e um produto. Ponha-o na serraria.
first-game-palace-wrong = O palácio II ajuda já, e em A2 deixa a fazenda livre para o palácio V.
first-game-product = Produtos dão pontos e melhoram um arco para sempre. Com Manufaturar { $a-manufacture } você os faz como ação, com bens: corante com 2 paus-brasil { $brazilwood }, por exemplo. Este é de graça: pegue o corante.
first-game-slot = O produto cabe nos dois arcos que mostram a forma dele { $product-square }. Ponha-o em Convocar { $a-deploy }: agora são até duas unidades e duas cartas de combate.
first-game-slot-wrong = Duas unidades de uma vez valem mais agora: Convocar.
first-game-token = Era II { $era-2 } para todo mundo, com casas de fundição, plantações e cidades! Sob qual arco vai a ficha antiga? Nele você pode espiar uma peça. Escolha e termine o turno; a nova começa onde você quiser.
first-game-monarch = Convocar { $a-deploy } agora traz duas unidades. Primeiro o monarca { $u-monarch }: o próprio Tibiriçá como unidade, que funda cidades. Um recurso qualquer paga por ele.
first-game-monarch-wrong = Primeiro o monarca: você vai querer uma cidade.
first-game-second-archer = Depois, o segundo arqueiro { $u-archer }, por cana ou café. Vêm também duas cartas de combate { $combat-card }.
first-game-monarch-moves = Cidades nascem onde está o monarca: mande-o para B2 e termine o turno.
first-game-renovate = Um piqueiro junto à fazenda! Primeiro os negócios: sua serraria está vazia. Escolha Reformar { $a-renovate }: por um recurso qualquer, ela produz de novo.
first-game-attack = De novo dois paus-brasil. Agora o movimento livre: entrar em um hexágono inimigo inicia um combate. Seu arqueiro tem força { $strength } 2, o piqueiro, 1. Arqueiro para C4!
first-game-combat-card = Cada lado soma até três cartas; vence a soma maior, e o empate é de quem defende. Baixe General Osório { $combat-card }, que vale 2 no ataque, e mais nenhuma.
first-game-combat-card-wrong = Basta uma carta, esta. As outras vão virar ouro.
first-game-won = 2 e 2 vencem 1 e 1: 4 a 2! O combate não dá pontos, mas o hexágono e a peça são seus. As unidades derrotadas voltam ao suprimento e são convocadas de novo de graça. Termine o turno.
first-game-trade = Ouro Preto, uma cidade, custa 2 ouros { $gold }. Escolha Mercado { $a-trade } e entregue as duas cartas de combate: rendem um ouro e uma carta de ouro { $gold-card }.
first-game-trade-again = Você pode trocar quantas vezes quiser: um recurso rende o segundo ouro { $gold }. Lembre: ouro também paga qualquer recurso, e ciência { $science }, ouro e qualquer recurso.
first-game-gold-card = Uma carta de ouro { $gold-card } vale 1 ouro, ou faz o que diz. Mestres canteiros traz uma ação extra, Construir. Use-a!
first-game-gold-card-wrong = Primeiro a carta de ouro; o movimento vem depois.
first-game-city = A cidade { $b-city } nasce onde está seu monarca. Funde Ouro Preto: 4 pontos, e pela floresta Tibiriçá soma um ouro. Depois, termine o turno.
first-game-city-wrong = Ouro Preto vale mais: 4 pontos.
first-game-own-turn = Este turno é seu. À próxima missão { $mission } faltam uma plantação e um produto. O Porto { $a-harbor } traz um recurso, e com a ficha ali você defende com 2 a mais. Faça o que quiser e termine-o.
first-game-summary =
    Em resumo:

    - Ficha para outro arco, depois mover.
    - Construir no terreno certo, junto a peças suas, nunca de outro.
    - Ouro paga recursos; ciência, os dois.
    - Reformar o que esvaziou.
    - Missão revelada: pontos, palácio, próxima era.
first-game-yours = Alguns palácios, quadros e monarcas dão pontos { $laurel } no fim. As missões da era III { $era-3 } dão os seus uma vez por objetivo, e a primeira revelada faz daquela rodada a última. O resto da partida é com você!
