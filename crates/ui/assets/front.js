// On the front page of an export: leads to the language seen last, or to the
// first of the browser's languages that the site speaks, or to the first link.

const links = new Map(
  [...document.querySelectorAll("#front-languages a[data-language]")].map((link) => [
    link.dataset.language,
    link,
  ]),
);

let last = null;
try {
  last = localStorage.getItem("vato language");
} catch {
  // Storage may be forbidden.
}

const wanted = [last, ...navigator.languages, "en"].filter(Boolean);
const language = wanted.map((tag) => tag.toLowerCase().split("-")[0]).find((tag) => links.has(tag));
if (language) {
  const target = new URL(links.get(language).href);
  target.search = location.search;
  location.replace(target);
}
