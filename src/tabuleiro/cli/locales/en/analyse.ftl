# A finished play analysed.

analyse-curve = Chance to win, from the deal to the end:
analyse-result = Result
analyse-luck = Luck
analyse-adjusted = Without luck
analyse-lost = Lost
analyse-accuracy = Accuracy
analyse-phases = By phase
analyse-decisions = Decisions that cost most:
analyse-number = No.
analyse-chosen = Chosen
analyse-better = Better
analyse-loss = Loss
analyse-name = What it is
analyse-inaccuracy = inaccuracy
analyse-mistake = mistake
analyse-blunder = blunder
analyse-turning = Turning points:
analyse-turned = Action { $number }, { $name }: { $chosen } ({ $loss }). Better: { $better }.
analyse-struck = Action { $number }: chance moved { $name } by { $luck }.
analyse-swung = Action { $number }: the chance of { $name } moved by { $rest }; neither decisions nor luck explain it.
analyse-how = Luck, losses and results are points of a hundred of the chance to win; accuracy is from 0 to 100, as lichess counts it, in all and by thirds of the play. Every decision is judged by what its seat knew when it was made.
