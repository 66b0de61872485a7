"""A bot without our package that plays over HTTP, the last of its actions. Run it as TOKEN=... last_http.py SERVER."""

import json
import os
import sys
import threading
import urllib.error
import urllib.request


def send(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {os.environ['TOKEN']}"}
    return urllib.request.urlopen(urllib.request.Request(f"{sys.argv[1]}/api/bot/{path}", data, headers))


def heard(path):
    return (json.loads(line) for line in send(path) if line.strip())  # empty lines are signs of life


def play(game):
    for message in heard(f"game/stream/{game}"):
        if message["type"] == "ask":
            last = message["decision"]["actions"][-1]["index"]
            try:
                send(f"game/{game}/action", {"type": "answer", "id": message["id"], "index": last})
            except urllib.error.HTTPError as error:  # such as one that came too late
                print(error.read().decode(), file=sys.stderr)


for message in heard("stream/event"):
    print(message, flush=True)
    if message["type"] == "invited":
        send(f"invitation/{message['game_id']}/accept", {})
    elif message["type"] == "started":
        threading.Thread(target=play, args=[message["game_id"]]).start()
