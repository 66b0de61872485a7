// Before the first paint: the theme "system" becomes light or dark as the device has it, and follows it.
{
  const root = document.documentElement;
  const device = matchMedia("(prefers-color-scheme: dark)");
  let shown = root.dataset.theme;
  const follow = () => {
    if (root.dataset.theme === shown) root.dataset.theme = shown = device.matches ? "dark" : "light";
  };
  if (shown === "system") {
    follow();
    device.addEventListener("change", follow);
  }
}
