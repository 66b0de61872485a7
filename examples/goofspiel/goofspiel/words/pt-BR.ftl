prompt-bid =
    { $stakes_n ->
        [1] Dê um lance com uma carta pelo prêmio { $stakes }.
       *[other] Dê um lance com uma carta pelos prêmios { $stakes }, que juntos valem { $stakes_sum }.
    }
label-bid = Dar lance com a carta { $option }.
log-round =
    { $stakes_n ->
        [1] Rodada { $round }: o prêmio é { $prize }.
       *[other] Rodada { $round }: entra o prêmio { $prize }; estão em jogo { $stakes }.
    }
log-reveal = { $name } dá lance { $card }.
log-win =
    { $prizes_n ->
        [1] { $name } ganha o prêmio { $prizes }.
       *[other] { $name } ganha os prêmios { $prizes }: { $n } pontos.
    }
log-tie = O lance mais alto, { $card }, saiu duas vezes ou mais: { $stakes } continua em jogo.
reason-card_played = Você já jogou a carta { $card }.
title = Goofspiel
poster-line = Treze prêmios, treze cartas, sorte só na ordem.
poster-meta = 2–4 pessoas · 10 min · lances secretos
rules =
    Todos têm as cartas 1 a 13. A cada rodada surge um prêmio de 1 a 13, e todos dão um lance secreto com uma carta.

    O lance mais alto ganha tudo o que está em jogo. Se saiu duas vezes ou mais, ninguém ganha: entra o próximo prêmio.
    Cada carta serve a um só lance. Depois de treze rodadas, ganha quem tem mais pontos.
field-stakes = Em jogo
field-deck = Ainda por vir
field-lost = De ninguém
field-hand = Cartas restantes
field-played = Jogadas
field-won = Prêmios
field-bid = Seu lance
field-round = Rodada
score-prizes = Prêmios
