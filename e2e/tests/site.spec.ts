// Languages, theme, and what the site offers without scripts.

import { expect, test } from '../harness/index.ts';
import { PlayPage } from '../pages/play-page.ts';
import { keepGame } from '../pages/saved-game.ts';

const games = ['fanorona', 'kalah', 'oware', 'congkak'];
const pages = ['en', 'tr'].flatMap((lang) => [
  `/${lang}/`,
  ...games.flatMap((game) => [`/${lang}/${game}`, `/${lang}/${game}/rules`]),
]);

test('the Turkish page speaks Turkish', async ({ page }) => {
  const play = new PlayPage(page);
  await keepGame(page, { opponent: 'person' });
  await play.open('/tr/fanorona');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page).toHaveTitle(/Fanorona/);
  await expect(play.control('new-game')).toHaveText('Yeni oyun');
  await expect(play.status).toHaveText('Sıra beyazda, taş almak zorunda.');
  await play.point('d2').click();
  await play.point('e3').click();
  await expect(play.said).toContainText('d2');
  await expect(play.said).toContainText('Beyaz');
});

test.describe('for a reader of Turkish', () => {
  test.use({ locale: 'tr-TR' });

  test('the first page is the Turkish one, until another is chosen', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/tr\/$/);
    await page.locator('summary', { hasText: 'Dil' }).click();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/$/);
    await page.goto('/');
    await expect(page).toHaveURL(/\/en\/$/);
  });

  test('the exported first page leads to the Turkish one, until another is chosen', async ({
    page,
    exportedSite,
  }) => {
    await page.goto(exportedSite.base);
    await expect(page).toHaveURL(/\/tr\/$/);
    await page.locator('summary', { hasText: 'Dil' }).click();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/$/);
    // A script notes it once the page is there.
    const noted = () => page.evaluate(() => localStorage.getItem('vato language'));
    await expect.poll(noted).toBe('en');
    await page.goto(exportedSite.base);
    await expect(page).toHaveURL(/\/en\/$/);
  });
});

test('the chosen theme stays and is there before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en/fanorona');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await page.locator('summary', { hasText: 'Theme' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  const dark = await ground();
  expect(dark).not.toBe(light);

  // The body is painted after it has come into being.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { themeAtFirst: document.documentElement.dataset.theme });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/en/fanorona/rules');
  expect(await page.evaluate(() => Reflect.get(window, 'themeAtFirst'))).toBe('dark');
  expect(await ground()).toBe(dark);

  await page.locator('summary', { hasText: 'Theme' }).click();
  await page.getByRole('radio', { name: 'As on this device' }).check();
  expect(await ground()).toBe(light);
});

test('without a choice the theme is that of the device', async ({ page }) => {
  await page.goto('/en/fanorona');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground()).not.toBe(light);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the board is seen and the page says what is missing', async ({ page }) => {
    await page.goto('/en/fanorona');
    const notice = page.locator('noscript .notice');
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('The board needs JavaScript');
    await expect(page.locator('.board svg')).toBeVisible();
    await expect(page.locator('.board .body:visible')).toHaveCount(44);
    await page.getByRole('link', { name: 'Rules' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the exported first page has plain links', async ({ page, exportedSite }) => {
    await page.goto(exportedSite.base);
    await page.locator('#front-languages').getByRole('link', { name: 'Türkçe' }).click();
    await expect(page).toHaveURL(/\/tr\/$/);
  });
});

test('without WebAssembly the page says what is missing', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await page.goto('/en/fanorona');
  await expect(page.getByRole('alert')).toContainText('The board needs WebAssembly');
});

test('when the board cannot be loaded the page says so', async ({ page, problems }) => {
  problems.allow(/Failed to load resource|Failed to fetch|error/i);
  await page.route(/ui-fanorona_bg-.*\.wasm/, (route) => route.abort());
  await page.goto('/en/fanorona');
  await expect(page.getByRole('alert')).toContainText('The board could not be loaded.');
});

for (const [lang, heading] of [
  ['en', 'There is no page here'],
  ['tr', 'Burada bir sayfa yok'],
] as const) {
  test(`an address that leads nowhere is answered in its language: ${lang}`, async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 404/);
    const answer = await page.goto(`/${lang}/nowhere`);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/${lang}/$`));
  });
}

for (const address of pages) {
  test(`${address} names its other languages, a title and a description`, async ({
    page,
    server,
  }) => {
    await page.goto(address);
    const alternates = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), (link as HTMLLinkElement).href]),
      );
    const rest = address.slice('/en'.length);
    expect(Object.fromEntries(alternates)).toEqual({
      en: `${server.origin}/en${rest}`,
      tr: `${server.origin}/tr${rest}`,
      'x-default': `${server.origin}/en${rest}`,
    });
    await expect(page).toHaveTitle(/.{10}/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40}/);
  });
}

test('pages differ in title and description', async ({ page }) => {
  const heads = [];
  for (const address of pages) {
    await page.goto(address);
    const description = page.locator('meta[name="description"]');
    heads.push(`${await page.title()}|${await description.getAttribute('content')}`);
  }
  expect(new Set(heads).size).toBe(pages.length);
});

test('no page holds a script or a style of its own', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  for (const address of [...pages, '/en/nowhere']) {
    const html = await (await page.request.get(address)).text();
    await page.goto(address);
    const inline = await page.evaluate((html) => {
      const document = new DOMParser().parseFromString(html, 'text/html');
      const own = [...document.querySelectorAll('script:not([src]), style, [style]')];
      const handlers = [...document.querySelectorAll('*')].filter((element) =>
        element.getAttributeNames().some((name) => name.startsWith('on')),
      );
      return [...own, ...handlers].map((element) => element.outerHTML.slice(0, 100));
    }, html);
    expect(inline, address).toEqual([]);
  }
});

for (const lang of ['en', 'tr']) {
  test(`the site can be installed as an app: ${lang}`, async ({ page }) => {
    await page.goto(`/${lang}/fanorona`);
    const link = page.locator('link[rel="manifest"]');
    const address = await link.evaluate((link) => (link as HTMLLinkElement).href);
    const answer = await page.request.get(address);
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await answer.json();
    expect(manifest).toMatchObject({ lang, display: 'standalone' });
    expect(manifest.name).toBeTruthy();
    const start = await page.request.get(new URL(manifest.start_url, address).href);
    expect(start.ok()).toBe(true);
    const sizes = [];
    for (const icon of manifest.icons) {
      const image = await page.request.get(new URL(icon.src, address).href);
      expect(image.headers()['content-type']).toBe(icon.type);
      sizes.push(icon.sizes);
    }
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  });
}

test('the rules page shows its diagrams with the board of the game', async ({ page }) => {
  for (const lang of ['en', 'tr']) {
    await page.goto(`/${lang}/fanorona/rules`);
    const diagrams = page.locator('.article .board');
    expect(await diagrams.count()).toBeGreaterThan(2);
    for (const diagram of await diagrams.all()) {
      await expect(diagram).toHaveAttribute('aria-label', /.{10}/);
      await expect(diagram.locator('.body:visible').first()).toBeVisible();
    }
  }
});
