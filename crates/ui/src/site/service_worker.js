// Keeps the files of the site and the pages of the languages in use, so that
// everything works without a network after the first visit.
//
// PACKAGE, put before this text, is one version of the site: { version, files,
// pages: { language: [address, ...] } }, addresses relative to this script. A
// version is kept in one cache and never mixed with another: a page fetched
// from the network may belong to a newer version, so it is shown but not kept.

const PREFIX = `vato ${new URL(self.registration.scope).pathname} `;
const CACHE = PREFIX + PACKAGE.version;
const whole = (address) => new URL(address, self.location.href).href;
const FILES = new Set(PACKAGE.files.map(whole));
const PAGES = new Map(
  Object.entries(PACKAGE.pages).map(([language, addresses]) => [language, addresses.map(whole)]),
);

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

const languagesKept = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const found = new Set();
  for (const [language, [first]] of PAGES) {
    for (const name of names) {
      if (await (await caches.open(name)).match(first, { ignoreVary: true })) found.add(language);
    }
  }
  return [...found];
};

// A new version brings along the languages that the old one had. It waits until
// no page of the old version is open, so that no page loses its files.
self.addEventListener("install", (event) => {
  event.waitUntil(
    languagesKept().then((languages) =>
      keep([...FILES, ...languages.flatMap((language) => PAGES.get(language))]),
    ),
  );
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

// A page asks for its language and is told whether all of it is really there.
self.addEventListener("message", (event) => {
  const { keep: language } = event.data ?? {};
  const port = event.ports[0];
  if (!port || !PAGES.has(language)) return;
  const wanted = [...FILES, ...PAGES.get(language)];
  event.waitUntil(
    keep(wanted)
      .then(() => Promise.all(wanted.map(kept)))
      .then((found) => port.postMessage({ ready: found.every(Boolean) }))
      .catch(() => port.postMessage({ ready: false })),
  );
});

const page = async (request) => {
  try {
    return await fetch(request);
  } catch (fault) {
    const copy = await kept(request.url);
    if (copy) return copy;
    const [language] = await languagesKept();
    if (language === undefined) throw fault;
    return Response.redirect(PAGES.get(language)[0], 302);
  }
};

const file = async (request) => (await kept(request.url)) ?? fetch(request);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const address = request.url.split(/[?#]/, 1)[0];
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (FILES.has(address)) event.respondWith(file(request));
  else if ([...PAGES.values()].flat().includes(address)) event.respondWith(page(request));
});
