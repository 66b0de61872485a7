// A voice: reads aloud what a page has to be read, in the page's language, where the browser has a voice for it.

const synth = window.speechSynthesis;
const body = document.body;
const lang = document.documentElement.lang;
const SENTENCE = /[^.!?…]+[.!?…]*["”»’)]*\s*/gu; // short pieces: some browsers fall silent in long ones
let story = null; // what is being read
let words = "";

const plain = (tag) => tag.replace("_", "-").toLowerCase();

/** The voice for the page's language, best for its own country. */
function voice() {
  const known = synth.getVoices().filter((one) => plain(one.lang).split("-")[0] === lang.slice(0, 2));
  return known.find((one) => plain(one.lang) === plain(lang)) ?? known[0];
}

const spoken = (part) => [...part.querySelectorAll("[data-spoken]")].map((one) => one.textContent.trim());

function read(part) {
  hush();
  story = part;
  words = spoken(part).join("\n");
  const sentences = spoken(part).flatMap((text) => text.match(SENTENCE) ?? []);
  for (const [n, sentence] of sentences.entries()) {
    const said = new SpeechSynthesisUtterance(sentence);
    said.voice = voice();
    said.lang = said.voice.lang;
    if (n === sentences.length - 1) said.onend = said.onerror = () => story === part && hush();
    synth.speak(said);
  }
  body.dataset.speaking = "";
  watcher.observe(body, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ["hidden"] });
}

function hush() {
  watcher.disconnect();
  synth.cancel();
  story = null;
  delete body.dataset.speaking;
}

/** Another page of the book is open now, or none. */
const watcher = new MutationObserver(() => {
  if (!story.getClientRects().length || spoken(story).join("\n") !== words) hush();
});

function ready() {
  body.toggleAttribute("data-voice", Boolean(voice()));
}

if (synth) {
  ready();
  synth.addEventListener("voiceschanged", ready);
  addEventListener("pagehide", hush);
  addEventListener(
    "click",
    (event) => {
      const button = event.target.closest?.("[data-aloud],[data-quiet]");
      if (!button) return;
      event.stopPropagation(); // it is for nobody else: what is shown stays
      if ("aloud" in button.dataset) read(button.closest("[data-story]"));
      else hush();
      button.parentElement.querySelector("aloud" in button.dataset ? "[data-quiet]" : "[data-aloud]").focus();
    },
    true,
  );
}
