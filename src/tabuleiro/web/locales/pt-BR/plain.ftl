# A página de qualquer jogo que não tem a sua.
plain-tab-own = Mesa
plain-where =
    { $rounds ->
        [0] { $field } { $round }
       *[other] Rodada { $round } de { $rounds }
    }
plain-where-setup = Em andamento
plain-where-over = Fim de jogo
plain-table = Na mesa
plain-options = Você pode escolher
plain-points =
    { $n ->
        [1] 1 ponto
       *[other] { $n } pontos
    }
plain-points-hidden = ? pontos
plain-nothing = nada
plain-private = só você vê isto
plain-hidden = você não vê isto
plain-result-rank = Lugar
plain-result-seat = Jogador
plain-result-total = Pontos
plain-result-winner = Vitória de { $names }
plain-result-shared = { $names } dividem a vitória
plain-result-won = Você venceu
plain-result-lost = Você perdeu
plain-result-told = Sozinho, os pontos são só informados: quem decide é o desafio.
plain-result-tie = { $a } e { $b } têm { $n } cada: { $a } fica na frente, { $more } a { $less }.
plain-result-equal = { $a } e { $b } dividem o lugar: { $n } cada.
