// Keeps the files of the site and its pages in every language, so that everything
// works without a network after the first visit.
//
// PACKAGE, put before this text, is one version of the site: { version, files,
// pages: { language: [address, ...] } }, addresses relative to this script. The
// languages share the files, so that all of them cost little more than one. A
// version is kept in one cache and never mixed with another: a page fetched
// from the network may belong to a newer version, so it is shown but not kept.

const PREFIX = `vato ${new URL(self.registration.scope).pathname} `;
const CACHE = PREFIX + PACKAGE.version;
const whole = (address) => new URL(address, self.location.href).href;
const FILES = new Set(PACKAGE.files.map(whole));
const PAGES = new Set(Object.values(PACKAGE.pages).flat().map(whole));

// Headers such as Vary: Accept-Encoding say nothing about a kept copy.
const kept = async (address) =>
  (await caches.open(CACHE)).match(address, { ignoreSearch: true, ignoreVary: true });

const keep = async (addresses) => {
  const cache = await caches.open(CACHE);
  await Promise.all(
    addresses.map(async (address) => {
      if (await kept(address)) return;
      const answer = await fetch(address, { cache: "no-cache", credentials: "omit" });
      // A redirected answer may not be given to a navigation.
      if (!answer.ok || answer.redirected) throw new Error(`${address}: ${answer.status}`);
      await cache.put(address, answer);
    }),
  );
};

// A new version waits until no page of the old one is open, so that no page
// loses its files.
self.addEventListener("install", (event) => {
  event.waitUntil(keep([...FILES, ...PAGES]));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith(PREFIX) && name !== CACHE)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

// A page asks whether everything is really there; what is not is kept now.
self.addEventListener("message", (event) => {
  const port = event.ports[0];
  if (!port) return;
  const wanted = [...FILES, ...PAGES];
  event.waitUntil(
    keep(wanted)
      .then(() => Promise.all(wanted.map(kept)))
      .then((found) => port.postMessage({ ready: found.every(Boolean) }))
      .catch(() => port.postMessage({ ready: false })),
  );
});

// The page where the address's language starts, for an address that is not kept.
const start = (address) => {
  const languages = Object.keys(PACKAGE.pages);
  const parts = address.slice(self.registration.scope.length).split("/");
  const language = languages.find((code) => code === parts[0]) ?? languages[0];
  return whole(PACKAGE.pages[language][0]);
};

const page = async (request) => {
  try {
    return await fetch(request);
  } catch (fault) {
    const copy = await kept(request.url);
    if (copy) return copy;
    // As typed, without the slash at the end that a plain file server would add.
    const folder = `${request.url.split(/[?#]/, 1)[0]}/`;
    if (await kept(folder)) return Response.redirect(folder, 302);
    if (!(await kept(start(request.url)))) throw fault;
    return Response.redirect(start(request.url), 302);
  }
};

const file = async (request) => (await kept(request.url)) ?? fetch(request);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const address = request.url.split(/[?#]/, 1)[0];
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (FILES.has(address)) event.respondWith(file(request));
  else if (PAGES.has(address)) event.respondWith(page(request));
});
