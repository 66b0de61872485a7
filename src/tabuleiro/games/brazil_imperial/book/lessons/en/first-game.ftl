first-game-title = Your first empire
first-game-about = Twelve minutes: build, deploy, explore, paint, a mission, a new era, a fight and a city; then play on.
first-game-wrong = Good, but for later. First what is marked.
first-game-chapter-capital = A capital and a sawmill
first-game-chapter-unit = The first unit
first-game-chapter-painting = A painting and a discovery
first-game-chapter-mission = The first mission
first-game-chapter-units = The monarch
first-game-chapter-fight = Renovate and a fight
first-game-chapter-city = A city
first-game-chapter-end = Points and the end
first-game-capital = Three eras, and the most victory points { $laurel } (VP) win. First your capital: choose A3, with a coffee { $coffee } and the first turn.
first-game-capital-wrong = G4 would do, too. Here we start on A3.
first-game-arch = Each turn your token goes on one of seven arches: that is your action; afterwards units may move. Start with Build { $a-build }.
first-game-arch-wrong = You will soon use them all. First Build.
first-game-sawmill = A building goes on its terrain, next to your own tiles, never next to another's. A sawmill { $b-sawmill } needs forest and a sugarcane { $cane } or coffee { $coffee }. You have coffee: build it on A2.
first-game-sawmill-wrong = B2 would work as well. For this lesson take A2.
first-game-gift = Two brazilwood { $brazilwood } lie there until you spend them, and 1 point is yours. Tibiriçá, your monarch { $u-monarch }, rewards your first three tiles on forest: take sugarcane { $cane } or coffee { $coffee }, then end the turn.
first-game-gift-wrong = Sugarcane or coffee will help you build a farm.
first-game-arch-deploy = Your secret mission { $mission } wants a unit, a farm and a painting. Your token must move every turn, so Build is closed now; a rival's token closes nothing. Choose Deploy { $a-deploy }: it brings a unit.
first-game-archer = Place the first archer { $u-archer } in your capital: 2 points, which are also his strength { $strength } in fights. He costs any one resource.
first-game-archer-wrong = That unit can wait. First this archer.
first-game-archer-chosen = Deploying draws a card { $combat-card }: once it is paid for, there is no way back. Big choices wait for the red button: press it.
first-game-pay = Goods on your tiles pay like those in your supply. Gold { $gold } pays for any resource; science { $science } is a joker, for resources and gold. Keep the supply for the farm: pay with brazilwood { $brazilwood } from A2.
first-game-pay-wrong = Keep that: the farm will need it.
first-game-free-move = 2 points and a combat card { $combat-card }! After the action one unit may make a free move of one hex: go to A4. The additional move, back to your capital, helps nobody today: end the turn.
first-game-free-move-wrong = From A4 you reach the question mark. Go there.
first-game-arch-painting = Your mission wants a painting. Choose Painting { $a-painting }, then José de Anchieta: free of charge, 1 point, and a resource for every tile you reveal.
first-game-arch-painting-wrong = First Painting, and there José de Anchieta: he is free and pays at once.
first-game-explore = The first unit on a question mark { $explore-tile } turns the tile over: a species, a river, an expedition, culture, a find, whatever comes. Try it: go to A5.
first-game-find = A jaguar, a species: yours, for 1 point! Finds and paintings lie with your monarch { $u-monarch }, to be opened there. And the painting pays: sugarcane { $cane } or coffee { $coffee }, as you like.
first-game-find-wrong = Sugarcane or coffee helps you more now.
first-game-additional-move = Most arches bring an additional move of their own. Painting's leads into a forest { $t-forest }: go on to B4 and end the turn.
first-game-farm = Build { $a-build } is open again. A farm { $b-farm } needs a field { $t-field }, as always next to your own tiles, not next to another's; brazilwood { $brazilwood }, and sugarcane or coffee. Build it on B3.
first-game-farm-wrong = Your mission wants a farm, and B3 is a good place.
first-game-farm-pay = Choose what you pay with, sugarcane or coffee: the farm brings coffee { $coffee } at once. It is dearer than the sawmill, and so worth 2 points.
first-game-reveal = Unit, painting, farm: all there. Reveal your mission { $mission }: it brings its point and a palace, and begins era II for everybody.
first-game-reveal-wrong = Moving can wait: reveal your mission.
first-game-palace = 1 point, and a palace { $b-palace }! Each has its own kind of tile: II stands on a building of era I { $era-1 } and brings a sugarcane and a product. Place it on your sawmill.
first-game-palace-wrong = Palace II helps at once, and on A2 it leaves the farm free for palace V.
first-game-product = Products bring points and improve an arch for good. With Manufacture { $a-manufacture } you make them as your action, for goods: dye for 2 brazilwood { $brazilwood }, say. This one is free: take dye.
first-game-slot = A product fits the two arches that show its shape { $product-square }. Put it on Deploy { $a-deploy }: from now on up to two units and two combat cards.
first-game-slot-wrong = Two units at once are worth more now: Deploy.
first-game-token = Era II { $era-2 } for everyone, with foundries, plantations and cities! Under which arch goes your old token? There you may look at a hidden tile. Choose any, then end the turn; the new token may start anywhere.
first-game-monarch = Deploy { $a-deploy } now brings two units. First the monarch { $u-monarch }: Tibiriçá himself as a unit, who founds cities. Any one resource pays for him.
first-game-monarch-wrong = First the monarch: you will want a city.
first-game-second-archer = Then the second archer { $u-archer }, for sugarcane or coffee. Two combat cards { $combat-card } follow.
first-game-monarch-moves = Cities rise where the monarch stands: send him to B2, and end the turn.
first-game-renovate = A pikeman by your farm! Business first: your sawmill is empty. Choose Renovate { $a-renovate }: for any resource it produces again.
first-game-attack = Two brazilwood again. Now the free move: entering an enemy's hex starts a fight. Your archer has strength { $strength } 2, the pikeman 1. Archer to C4!
first-game-combat-card = Each side adds up to three cards; the higher sum wins, a tie is the defender's. Play General Osório { $combat-card }, worth 2 in attack, and no more.
first-game-combat-card-wrong = One card will do, this one. The others will become gold.
first-game-won = 2 and 2 beat 1 and 1, 4 to 2! A fight brings no points, but the hex and its tile are yours. The loser's units go back to the supply and can be deployed again free. End the turn.
first-game-trade = Ouro Preto, a city, costs 2 gold { $gold }. Choose Trade { $a-trade } and give both combat cards: they bring 1 gold and a gold card { $gold-card }.
first-game-trade-again = You may trade as often as you like: a resource brings the second gold { $gold }. Remember: gold pays for any resource, too, and science { $science } for gold or any resource.
first-game-gold-card = A gold card { $gold-card } counts as 1 gold, or does what it says. Stonemasons brings an extra action, Build. Play it!
first-game-gold-card-wrong = First the gold card; moving comes after.
first-game-city = A city { $b-city } rises where your monarch stands. Found Ouro Preto: 4 points, and Tibiriçá adds a gold for the forest. Then end the turn.
first-game-city-wrong = Ouro Preto is worth more: 4 points.
first-game-own-turn = This turn is yours. Your next mission { $mission } lacks a plantation and a product. Harbour { $a-harbor } brings a resource, and with the token there you defend with 2 more. Do what you like, and end it.
first-game-summary =
    In short:

    - Token to another arch, then move.
    - Build on its terrain, beside own tiles, never another's.
    - Gold pays for resources, science for both.
    - Renovate what is empty.
    - A revealed mission: points, palace, next era.
first-game-yours = Some palaces, paintings and monarchs add points { $laurel } at the end. Missions of era III { $era-3 } bring theirs once for each of three aims, and the first one revealed makes that round the last. The rest of the game is yours!
