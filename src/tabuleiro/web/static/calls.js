// Calls: a notice of the browser when it is this person's turn and another window lies over the page; off at first.

import { notice } from "./page.js";

const texts = JSON.parse(document.getElementById("texts").textContent);
const can = "Notification" in window;
const on = () => can && Notification.permission === "granted" && localStorage.getItem("call") === "on";
const marked = () => document.querySelector("[data-call]")?.setAttribute("aria-pressed", on());
marked();

export function call(text) {
  if (!document.hidden || !on()) return;
  try {
    const card = new Notification(text, { tag: document.body.dataset.table });
    card.onclick = () => {
      focus();
      card.close();
    };
  } catch {
    // phones allow it to installed pages only: the title says it, too
  }
}

/** On, if the browser allows it, or off again. */
export async function turn() {
  const wanted = !on() && can && (await Notification.requestPermission()) === "granted";
  localStorage.setItem("call", wanted ? "on" : "off");
  marked();
  if (!wanted && can && Notification.permission === "denied") notice(texts.denied);
}
