"""A bot without our package: it takes the last of its actions that is worth most. Run it as stdio:COMMAND."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "hello", "protocol": 1, "name": "last", "version": "1"}
    elif message["type"] == "ask":
        actions = message["decision"]["actions"]
        answer = {"type": "answer", "id": message["id"], "index": actions[-1]["index"]}
    else:  # the end, or an error
        print(message, file=sys.stderr)
        continue
    print(json.dumps(answer), flush=True)
