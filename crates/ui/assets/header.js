// What the header does beyond plain links and native disclosure.

const menus = [...document.querySelectorAll("details.menu")];

// One menu at a time, closed by a click elsewhere and by Escape.
const close = (except) => {
  for (const menu of menus) if (menu !== except) menu.open = false;
};
document.addEventListener("click", ({ target }) => close(target.closest("details.menu")));
document.addEventListener("keydown", ({ key }) => {
  const open = menus.find((menu) => menu.open);
  if (key !== "Escape" || !open) return;
  open.open = false;
  open.querySelector("summary").focus();
});

// Another language keeps the position that the address names.
for (const link of document.querySelectorAll("a[data-language]")) {
  link.addEventListener("click", () => {
    link.search = location.search;
    link.hash = location.hash;
  });
}

// The front page of an export leads to the language seen last. Elsewhere the
// server remembers.
try {
  if (!document.getElementById("front-languages")) {
    localStorage.setItem("vato language", document.documentElement.lang);
  }
} catch {
  // Storage may be forbidden: the front page then goes by the browser's languages.
}
