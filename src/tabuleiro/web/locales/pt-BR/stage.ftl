# The stage and the log: what happened, as it is told.

log-begin = Antes da primeira rodada
log-show = Mostrar no tabuleiro
gains-more = e mais { $n }
stage-again = Mostrar de novo
stage-hold = Pausar
stage-skip = Pular
stage-to-choice = Ir para a sua escolha
stage-next = Próximo
stage-continue = Continuar
stage-speed = Velocidade da narração
stage-speed-slow = lenta
stage-speed-normal = normal
stage-speed-fast = rápida
stage-speed-off = desligada
stage-count = { $now } de { $all }
stage-happened =
    { $n ->
        [1] Aconteceu 1 coisa.
       *[other] Aconteceram { $n } coisas.
    }
stage-tell-me = Conte-me ({ $n })
stage-label = O que acabou de acontecer
end-sources = De onde vieram os pontos
end-honour = mais de { $part }: { $n }
end-rounds = Pontos ao longo das rodadas
end-turns = Três turnos decisivos
end-in-round = { $name }, rodada { $round }
end-figures = Todos os números
stage-moment = Um momento para olhar
