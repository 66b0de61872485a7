"""A bot that speaks the protocol over stdio and misbehaves in the way that its argument says."""

import json
import os
import signal
import subprocess
import sys
import time

WAY = sys.argv[1]


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


def misbehave(ask: dict) -> None:
    last = len(ask["decision"]["actions"]) - 1
    if WAY == "garbage":
        print("I think, therefore", flush=True)
    elif WAY == "illegal":
        say(type="answer", id=ask["id"], notation="win at once")
    elif WAY == "beyond":
        say(type="answer", id=ask["id"], index=last + 1)
    elif WAY == "ahead":
        say(type="answer", id=ask["id"] + 7, index=0)
    elif WAY == "oversized":
        say(type="answer", id=ask["id"], index=0, why="x" * 100_000)
    elif WAY == "late":
        time.sleep(0.15)
        say(type="answer", id=ask["id"], index=last)
    elif WAY == "flooding":
        while True:
            print("x" * 4000, end="")
    elif WAY == "dying":
        os._exit(7)
    elif WAY == "killed":
        os.kill(os.getpid(), signal.SIGKILL)
    elif WAY == "deaf":
        time.sleep(1000)
    elif WAY == "closing":
        os.close(1)
        time.sleep(1000)


if WAY == "clinging":  # it stays, and so does what it has started
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        signal.signal(number, signal.SIG_IGN)
    child = subprocess.Popen(["sleep", "1000"])
    with open(sys.argv[2], "w") as file:
        file.write(f"{os.getpid()} {child.pid}")
if WAY == "silent":
    time.sleep(1000)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        wish = {"worlds": json.loads(sys.argv[2])} if WAY == "wishing" else {}
        say(type="hello", protocol=9 if WAY == "newer" else 1, name="strange", **wish)
    elif WAY == "wishing":  # it answers only what brings as many as it wished for
        right = len(message.get("worlds", ())) == int(sys.argv[2])
        say(type="answer", id=message.get("id", 0), index=0 if right else -1)
    elif message["type"] == "ask":
        if message["id"] % 3 == 2:
            misbehave(message)
        else:
            say(type="answer", id=message["id"], index=0)
if WAY == "clinging":
    time.sleep(1000)
