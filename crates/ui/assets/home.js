// On the home page: the whole card of a game leads to its board, and a game that
// was begun earlier is offered to be gone on with.

const kept = (game) => {
  try {
    return localStorage.getItem(`vato.${game}.last`) !== null;
  } catch {
    // Storage may be forbidden: then nothing was kept.
    return false;
  }
};

for (const card of document.querySelectorAll(".game-card")) {
  const link = card.querySelector(".game-play");
  if (kept(card.dataset.game)) link.textContent = link.dataset.continue;
  card.addEventListener("click", ({ target }) => {
    if (!target.closest("a")) link.click();
  });
}
