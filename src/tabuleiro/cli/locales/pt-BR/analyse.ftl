# Uma partida terminada, analisada.

analyse-curve = Chance de vitória, da distribuição até o fim:
analyse-result = Resultado
analyse-luck = Sorte
analyse-adjusted = Sem a sorte
analyse-lost = Perdido
analyse-accuracy = Precisão
analyse-phases = Por fase
analyse-decisions = Decisões que mais custaram:
analyse-number = Nº
analyse-chosen = Escolhida
analyse-better = Melhor
analyse-loss = Perda
analyse-name = O que é
analyse-inaccuracy = imprecisão
analyse-mistake = erro
analyse-blunder = erro grave
analyse-turning = Momentos decisivos:
analyse-turned = Ação { $number }, { $name }: { $chosen } ({ $loss }). Melhor: { $better }.
analyse-struck = Ação { $number }: o acaso mudou a chance de { $name } em { $luck }.
analyse-swung = Ação { $number }: a chance de { $name } mudou em { $rest }; nem decisões nem sorte explicam isso.
analyse-how = Sorte, perdas e resultados são centésimos da chance de vitória; a precisão vai de 0 a 100, contada como no lichess, no total e por terço da partida. Cada decisão é julgada pelo que o lugar sabia quando foi tomada.
