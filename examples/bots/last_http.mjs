// A bot in JavaScript that plays over HTTP, the last of its actions. Run it as TOKEN=... node last_http.mjs SERVER.
const headers = { Authorization: `Bearer ${process.env.TOKEN}` };

async function send(path, body) {
  const asked = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
  const answer = await fetch(`${process.argv[2]}/api/bot/${path}`, asked);
  if (!answer.ok) throw new Error(await answer.text());
  return answer;
}

async function* heard(path) {
  let text = "";
  for await (const part of (await send(path)).body.pipeThrough(new TextDecoderStream())) {
    const lines = (text + part).split("\n");
    text = lines.pop();
    for (const line of lines) if (line) yield JSON.parse(line); // empty lines are signs of life
  }
}

async function play(game) {
  for await (const message of heard(`game/stream/${game}`)) {
    if (message.type !== "ask") continue;
    const { index } = message.decision.actions.at(-1);
    await send(`game/${game}/action`, { type: "answer", id: message.id, index }).catch(console.error); // perhaps too late
  }
}

for await (const message of heard("stream/event")) {
  console.log(message);
  if (message.type === "invited") await send(`invitation/${message.game_id}/accept`, {}).catch(console.error);
  else if (message.type === "started") play(message.game_id).catch(console.error);
}
