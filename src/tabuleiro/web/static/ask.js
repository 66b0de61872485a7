// Before something would be left unused, who is new to the game is asked once a table; one click ends that for good.

import * as notes from "./notes.js";

const ask = document.getElementById("ask");
const asked = new Set(JSON.parse(sessionStorage.getItem("asked") ?? "[]"));
let wasted = JSON.parse(document.getElementById("wasted").textContent);

export const know = (now) => (wasted = now);

/** Calls on with an action unless the person, asked, would rather not. */
export function unlessWasted(action, go) {
  const key = `${document.body.dataset.table} ${action.split(" ")[0]}`;
  if (!(action in wasted) || asked.has(key) || !notes.wanted()) return go();
  asked.add(key);
  sessionStorage.setItem("asked", JSON.stringify([...asked]));
  document.getElementById("ask-text").textContent = wasted[action];
  ask.returnValue = "";
  ask.onclose = () => {
    if (ask.returnValue === "off") notes.never();
    if (ask.returnValue === "yes") go();
  };
  ask.showModal();
}
