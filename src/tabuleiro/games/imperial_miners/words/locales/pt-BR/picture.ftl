# Palavras curtas de que as imagens de cartas e tabuleiros precisam; as frases inteiras estão nos outros arquivos.
#
# Glossário: veja effects.ftl. Um motivo precisa caber na própria peça: três ou quatro palavras curtas.

picture-all = todos
picture-or = ou
# Antes de “−4 moedas”: a próxima carta custa esse tanto a menos.
picture-costs = custa
picture-level = nível { $n }
picture-gives = a reação dá
picture-far-left = Mais à esquerda: { $n } lugares sem carta vizinha
picture-far-right = Mais à direita: { $n } lugares sem carta vizinha
picture-far-between = No meio: { $n } lugares sem carta vizinha
picture-fault = Uma fenda na rocha: aqui faltam colunas vazias
picture-collapsed = Com desmoronamento: a próxima ativação só o descarta
picture-active = Já ativada nesta rodada
picture-setup = Mãos iniciais
picture-hand = Mão
picture-progress = Progresso
picture-kind-immediate = agora
picture-kind-feature = nesta rodada
picture-kind-end = fim da rodada

## motivos, tão curtos quanto possível

picture-why-needs_coins = { $have } de { $need } moedas
picture-why-no_place_for_level = ainda sem lugar
picture-why-machines_full = { $most } máquinas
picture-why-not_on_itself = só outras cartas
picture-why-already_activated = já ativada
picture-why-wrong_level = não é nível { $level }
picture-why-not_a_neighbour = não adjacente
picture-why-already_collapsed = já desmoronou
picture-why-no_collapse_there = sem desmoron.
picture-why-level4_not_drawn = não se compra
picture-why-deck_empty = vazio
picture-why-deck_tried = já procurado
picture-why-same_board = recém-concluído

## o que os ícones significam

picture-sign-coin = moedas
picture-sign-vp = pontos de vitória
picture-sign-card = uma carta
picture-sign-draw = comprar cartas
picture-sign-discard = descartar cartas
picture-sign-machine = máquina; com moldura: nesta carta
picture-sign-collapse = desmoronamento: a próxima ativação só o descarta
picture-sign-cart-full = carrinho completo: 1 PV
picture-sign-cart-marker = peça de carrinho: completa meio carrinho
picture-sign-advance = avançar nos tabuleiros de Progresso
picture-sign-activate = ativar uma carta
picture-sign-surface = a Superfície
picture-sign-f-any = qualquer facção, ou facções diferentes
