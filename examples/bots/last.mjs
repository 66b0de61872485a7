// A bot in JavaScript: it takes the last of its actions. Run it as stdio:node last.mjs.
import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "hello", protocol: 1, name: "last.mjs", version: "1" });
  else if (message.type === "ask") say({ type: "answer", id: message.id, index: message.decision.actions.at(-1).index });
  else console.error(message); // the end, or an error
}
