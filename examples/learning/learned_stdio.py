"""The learned bot as a program of its own, which speaks the bot protocol; learn.ipynb writes learned_weights.py. Then
`--bots "greedy,stdio:python learned_stdio.py learned.py learned_weights.py"` plays.

All that it is made of is named in the command, so that the journal notices when it changes.
"""

import json
import runpy
import sys

import numpy as np
from learned import GAME, Learned

bot = Learned(weights=np.array(runpy.run_path(sys.argv[-1])["WEIGHTS"]))
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        if (message["game"], message["pack_hash"]) != (GAME.name, GAME.pack_hash):
            sys.exit("it has learned another game, or other cards")
        answer = {"type": "hello", "protocol": 1, "name": "learned", "worlds": 1}
    elif message["type"] == "ask":
        world = GAME.position(message["worlds"][0])  # it looks to our seat as the play does: so does its view
        seat = message["view"]["seat"]
        action = bot.choose(world.view(seat), world.decision(seat))
        answer = {"type": "answer", "id": message["id"], "notation": str(action)}
    else:  # the end, or an error
        if message["type"] == "error":
            print(message["reason"], file=sys.stderr)
        continue
    print(json.dumps(answer), flush=True)
