// What every page does: theme, language, copying; all of it also works, if less smoothly, without this script.

const csrf = () => document.body.dataset.csrf ?? document.querySelector("input[name=csrf]")?.value ?? "";

/** A small form sent in the background; the page goes on where it is. */
export async function send(path, fields) {
  const body = new URLSearchParams(fields);
  return fetch(path, { method: "POST", headers: { "X-CSRF": csrf() }, body, redirect: "manual" }).catch(() => null);
}

/** Light or dark, whatever shows now turned round; remembered by the server's cookie. */
export function switchTheme() {
  const root = document.documentElement;
  const dark = root.dataset.theme === "dark" || (root.dataset.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "light" : "dark";
  send("/theme", { theme: root.dataset.theme });
}

addEventListener("click", async (event) => {
  const target = event.target.closest?.("[data-theme-switch],[data-copy],[data-lang]");
  if (!target) return;
  if ("themeSwitch" in target.dataset) {
    event.preventDefault();
    switchTheme();
  } else if (target.dataset.lang) {
    event.preventDefault();
    await send("/lang", { lang: target.dataset.lang });
    location.reload();
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
