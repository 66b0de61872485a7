// The hint: what the bot would choose, in words and marked on the board; the person can go on meanwhile.

const hint = document.getElementById("hint");
let asking = false;

/** It was about another question. */
export const forget = () => hint.replaceChildren();

/** Put away, and nothing is marked any more. */
export function hush() {
  forget();
  mark("");
}

/** `ask` sends for one and gives status and answer, `version` is that of the page then, `refused` is told why there is none,
 * nothing where there is no connection. */
export async function advise(ask, version, refused) {
  if (asking) return;
  asking = true;
  try {
    const [status, answer] = await ask();
    if (status !== 200) refused(answer.reason);
    else if (answer.version === version()) {
      hint.innerHTML = answer.html; // our own server's words, escaped there
      mark(answer.best);
      bring(document.querySelector("#board .hinted"));
    }
  } catch {
    refused();
  } finally {
    asking = false;
  }
}

/** The option that it is about, where it stands; half of it, if it takes two clicks. */
function mark(best) {
  for (const piece of document.querySelectorAll("[data-act],[data-part]")) {
    const { act, part } = piece.dataset;
    const half = part !== undefined && (best.startsWith(`${part} `) || best.endsWith(` ${part}`));
    piece.classList.toggle("hinted", best !== "" && (act === best || half));
  }
}

/** What it recommends comes into sight, and on a phone the hint lies where that is not. */
function bring(piece) {
  piece?.scrollIntoView({ block: "nearest", inline: "center" });
  hint.classList.toggle("high", Boolean(piece) && piece.getBoundingClientRect().bottom > innerHeight / 2);
}
