// What every page does: theme, language, copying, looking who has come; all of it also works, if less smoothly, without this script.

const csrf = () => document.body.dataset.csrf ?? document.querySelector("input[name=csrf]")?.value ?? "";

export const JSON_ONLY = { Accept: "application/json" }; // so that a no comes with its reason

/** Why the server said no, "" if it did not say. */
export const reasonOf = async (answer) => (await answer.json().catch(() => ({}))).reason ?? "";

/** Says something to the person, on whatever page, for a while. */
let hushed = 0;
export function notice(text) {
  if (!text) return;
  let bar = document.getElementById("notice");
  if (!bar) {
    bar = Object.assign(document.createElement("div"), { id: "notice", className: "offline", role: "alert" });
    document.body.append(bar);
  }
  bar.textContent = text;
  bar.hidden = false;
  clearTimeout(hushed);
  hushed = setTimeout(() => (bar.hidden = true), 6000);
}

/** What the server says to a question; nothing if it refuses, and then the person is told why. */
export async function answered(address) {
  const answer = await fetch(address, { headers: JSON_ONLY }).catch(() => null);
  if (answer && !answer.ok) notice(await reasonOf(answer));
  return answer?.ok ? answer : null;
}

/** A small form sent in the background; the page goes on where it is. Whether the server took it. */
export async function send(path, fields) {
  const headers = { "X-CSRF": csrf(), ...JSON_ONLY };
  const answer = await fetch(path, { method: "POST", headers, body: new URLSearchParams(fields), redirect: "manual" }).catch(() => null);
  if (answer && answer.status >= 400) notice(await reasonOf(answer));
  return answer !== null && answer.status < 400;
}

/** Light or dark, whatever shows now turned round; remembered by the server's cookie. */
export function switchTheme() {
  const root = document.documentElement;
  const dark = root.dataset.theme === "dark" || (root.dataset.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "light" : "dark";
  send("/theme", { theme: root.dataset.theme });
}

const random = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");

// A text of this browser's own goes into the deal that the form was promised; both are remembered, to check them in the end.
for (const field of document.querySelectorAll("[data-text]")) {
  field.value ||= random();
  field.form.addEventListener("submit", () => {
    try {
      if (field.value) localStorage.setItem(`deal ${field.dataset.text}`, field.value);
    } catch {} // a browser that keeps nothing plays all the same
  });
}

addEventListener("click", async (event) => {
  const target = event.target.closest?.("[data-theme-switch],[data-copy],[data-lang]");
  if (!target) return;
  if ("themeSwitch" in target.dataset) {
    event.preventDefault();
    switchTheme();
  } else if (target.dataset.lang) {
    event.preventDefault();
    if (await send("/lang", { lang: target.dataset.lang })) location.reload();
  } else {
    event.preventDefault();
    const field = document.getElementById(target.dataset.copy);
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      field.select();
      document.execCommand("copy"); // where the clipboard is closed to scripts, e.g. over plain http
    }
    target.dataset.done = "yes";
  }
});

// Who comes back to a page that the browser has kept fills in its forms anew: they are not the ones sent before.
addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  for (const field of document.querySelectorAll("input[name=once]")) {
    field.value = random();
    const text = field.form?.elements.text; // its deal was promised to the form before, not to this one
    if (text) text.value = "";
  }
});

// What this browser was promised, and the text that it added, if it is the one that was there.
const remembered = document.querySelector("[data-remembered]");
if (remembered) {
  const commitment = remembered.dataset.remembered;
  const texts = [...document.querySelectorAll("[data-of]")].map((text) => text.textContent);
  try {
    remembered.hidden = !texts.includes(localStorage.getItem(`deal ${commitment}`));
  } catch {} // a browser that keeps nothing has nothing to compare
}

// A file's text comes into the field beside it.
for (const file of document.querySelectorAll("[data-into]")) {
  file.parentElement.hidden = false;
  file.addEventListener("change", async () => {
    if (file.files[0]) document.getElementById(file.dataset.into).value = await file.files[0].text();
  });
}

/** A part of a page of ours, for this page to take over; icons that were not used here so far come with it. */
export async function partOf(address, id) {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return null;
  const found = new DOMParser().parseFromString(await answer.text(), "text/html");
  const icons = document.querySelector(".sprite defs");
  for (const icon of found.querySelectorAll(".sprite symbol")) if (!document.getElementById(icon.id)) icons.append(icon);
  return found.getElementById(id);
}

/** Looks every few seconds at this page anew and shows what has changed, for as long as the page says to be live. */
async function follow(part) {
  const { Idiomorph } = await import("./lib/idiomorph.js");
  let known = part.innerHTML;
  while ("live" in part.dataset) {
    await new Promise((done) => setTimeout(done, 3000));
    if (document.hidden) continue;
    const found = await partOf(location.href, part.id); // none: away for a moment, the next look will tell
    if (found?.dataset.go && !part.dataset.go) location.assign(found.dataset.go); // everybody is here
    if (!found || found.innerHTML === known) continue;
    known = found.innerHTML;
    Idiomorph.morph(part, found, {
      callbacks: {
        // What the person has opened or chosen meanwhile stays.
        beforeAttributeUpdated: (name) => name !== "open",
        beforeNodeMorphed: (node) => !node.matches?.("select, input:not([readonly])"),
      },
    });
  }
}
document.querySelector("form [aria-invalid=true]")?.focus(); // what is to be put right is in sight

const live = document.querySelector("[data-live]");
if (live) follow(live);
