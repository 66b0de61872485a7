// A row that goes on where it is not seen: its button brings what comes next into sight.

addEventListener("click", ({ target }) => {
  const row = target.closest?.("[data-onward]")?.previousElementSibling;
  row?.scrollBy({ left: 0.75 * row.clientWidth, behavior: "smooth" });
});
