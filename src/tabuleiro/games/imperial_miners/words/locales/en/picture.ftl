# Short words that the pictures of cards and boards need; whole sentences are in the other files.
#
# Glossary: see effects.ftl. A reason must fit on the thing itself: three or four short words.

picture-all = all
picture-or = or
# Before “−4 coins”: the next card costs so much less.
picture-costs = costs
picture-level = level { $n }
picture-gives = chain gives
picture-far-left = Further left: { $n } places that touch no card
picture-far-right = Further right: { $n } places that touch no card
picture-far-between = In between: { $n } places that touch no card
picture-fault = A crack in the rock: empty columns are left out here
picture-collapsed = Collapsed: the next activation only clears it
picture-active = Already activated this round
picture-setup = Opening hands
picture-hand = Hand
picture-progress = Progress
picture-kind-immediate = at once
picture-kind-feature = all round
picture-kind-end = when the round ends

## reasons, as short as they can be

picture-why-needs_coins = { $have } of { $need } coins
picture-why-no_place_for_level = no place yet
picture-why-machines_full = { $most } machines
picture-why-not_on_itself = not on itself
picture-why-already_activated = already used
picture-why-wrong_level = not level { $level }
picture-why-not_a_neighbour = not adjacent
picture-why-already_collapsed = has collapsed
picture-why-no_collapse_there = no collapse
picture-why-level4_not_drawn = not drawn
picture-why-deck_empty = empty
picture-why-deck_tried = searched
picture-why-same_board = just reached

## what the icons mean

picture-sign-coin = coins
picture-sign-vp = victory points
picture-sign-card = a card
picture-sign-draw = draw cards
picture-sign-discard = discard cards
picture-sign-machine = machine; in a frame: on this card
picture-sign-collapse = collapse: the next activation only clears it
picture-sign-cart-full = complete cart: 1 VP
picture-sign-cart-marker = cart marker: completes a half cart
picture-sign-advance = advance on the progress boards
picture-sign-activate = activate a card
picture-sign-surface = the Surface
picture-sign-f-any = any or different factions
