// The page fits every screen, and the board takes the space there is.

import type { Page } from '@playwright/test';
import { expect, test } from '../harness/index.ts';
import { PlayPage } from '../pages/play-page.ts';
import { keepGame } from '../pages/saved-game.ts';
import { screens } from '../pages/screens.ts';

const smallestTarget = 44;

/** Controls smaller than a finger; a label counts for the box inside it. */
function smallControls(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'header a, button, summary, select, input, textarea, main .button',
    );
    const seen = [...controls].filter(
      (control) => control.checkVisibility() && !control.closest('.points, .pits'),
    );
    return seen.flatMap((control) => {
      const target = control.closest('label') ?? control;
      const { width, height } = target.getBoundingClientRect();
      // Half a pixel is lost to rounding.
      const small = Math.min(width, height) < smallest - 0.5;
      return small ? [`${width}x${height}: ${target.outerHTML.slice(0, 120)}`] : [];
    });
  }, smallestTarget);
}

/** Drawn houses whose middle, when touched, reaches the button of another. */
function tapsThatMiss(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['south', 'north'].flatMap((side) => {
      // Drawn from the owner's left to the right, as they are numbered.
      const drawn = [...document.querySelectorAll(`.sowing svg .house.${side} ellipse:first-child`)];
      if (drawn.length < 5) return [`${side} has ${drawn.length} houses`];
      return drawn.flatMap((house, at) => {
        const { x, y, width, height } = house.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        const reached = hit?.closest('[data-pit]')?.getAttribute('data-pit') ?? 'nothing';
        const meant = `${side}-${at + 1}`;
        return reached === meant ? [] : [`${meant} is ${reached}`];
      });
    }),
  );
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.documentElement;
    return Math.max(root.scrollWidth, document.body.scrollWidth) - root.clientWidth;
  });
}

for (const [name, viewport] of Object.entries(screens)) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('nothing scrolls sideways and every control is as large as a finger', async ({
      page,
      problems,
    }) => {
      problems.allow(/status of 404/);
      const play = new PlayPage(page);
      for (const lang of ['en', 'tr']) {
        await keepGame(page, { opponent: 'person', turns: ['d3-e3A', 'c3-d3A'] });
        await play.open(`/${lang}/fanorona`);
        expect(await sidewaysScroll(page), lang).toBeLessThanOrEqual(0);
        expect(await smallControls(page), lang).toEqual([]);
        for (const action of ['new-game', 'settings', 'load'] as const) {
          await play.control(action).click();
          for (const details of await play.dialog.locator('summary').all()) await details.click();
          expect(await sidewaysScroll(page), action).toBeLessThanOrEqual(0);
          expect(await smallControls(page), action).toEqual([]);
          await page.keyboard.press('Escape');
        }
        await play.control('upright').click();
        expect(await sidewaysScroll(page), 'upright').toBeLessThanOrEqual(0);
        await play.control('upright').click();
        for (const address of [`/${lang}/fanorona/rules`, `/${lang}/nowhere`]) {
          await page.goto(address);
          expect(await sidewaysScroll(page), address).toBeLessThanOrEqual(0);
          expect(await smallControls(page), address).toEqual([]);
        }
      }
    });

    test('the board takes the space there is and is seen whole', async ({ page }) => {
      const play = new PlayPage(page);
      await play.open();
      const box = await page.locator('.board').boundingBox();
      const place = await page.locator('.play-board').boundingBox();
      if (!box || !place) throw new Error('no board');
      expect(box.width / box.height).toBeCloseTo(9 / 5, 1);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
      // Either its column is filled, or the height below the header is.
      const free = { beside: place.width - box.width, below: viewport.height - (box.y + box.height) };
      expect(Math.min(free.beside, free.below)).toBeLessThanOrEqual(24);
      // And its column is all that the screen has, but for controls beside it.
      const beside = viewport.width > viewport.height ? 0.38 : 0.06;
      expect(place.width).toBeGreaterThanOrEqual(viewport.width * (1 - beside));
    });

    test('the board and the choices stay where they are when something is said', async ({
      page,
    }) => {
      const play = new PlayPage(page);
      await keepGame(page, { opponent: 'person' });
      await play.open('/tr/fanorona');
      const board = page.locator('.board');
      const before = await board.boundingBox();
      await play.control('hint').click();
      await play.advice();
      await page.evaluate(() => scrollTo(0, 0));
      expect(await board.boundingBox(), 'after a hint').toEqual(before);
      await play.point('a1').click();
      expect(await board.boundingBox(), 'after a refusal').toEqual(before);
      await play.point('d3').click();
      await play.point('e3').click();
      expect(await board.boundingBox(), 'after a question').toEqual(before);
      for (const choice of ['approach', 'withdraw'] as const) {
        await expect(play.control(choice)).toBeInViewport({ ratio: 1 });
      }
    });

    test('the boards of the sowing games fit, and the header stays on one line', async ({
      page,
    }) => {
      const play = new PlayPage(page);
      for (const address of ['/en/congkak', '/tr/congkak', '/en/kalah', '/tr/oware']) {
        await play.open(address);
        expect(await sidewaysScroll(page), address).toBeLessThanOrEqual(0);
        expect(await smallControls(page), address).toEqual([]);
        await expect(page.locator('.pits')).toBeInViewport({ ratio: 1 });
        expect(await tapsThatMiss(page), address).toEqual([]);
        const header = await page.locator('.site-header-row').boundingBox();
        expect(header?.height, address).toBeLessThanOrEqual(60);
      }
    });

    test('the board set upright is seen whole', async ({ page }) => {
      const play = new PlayPage(page);
      await play.open();
      await play.control('upright').click();
      await expect(play.grid.getByRole('row')).toHaveCount(9);
      const box = await page.locator('.board').boundingBox();
      if (!box) throw new Error('no board');
      expect(box.height / box.width).toBeCloseTo(9 / 5, 1);
      expect(box.height).toBeLessThanOrEqual(viewport.height);
    });
  });
}

for (const name of ['a small phone', 'a phone'] as const) {
  test(`on ${name} nothing under the finger moves, whatever is said`, async ({ page }) => {
    await page.setViewportSize(screens[name]);
    const play = new PlayPage(page);
    await keepGame(page, { opponent: 'person' });
    await play.open('/tr/fanorona');
    const actions = ['undo', 'redo', 'hint', 'replay', 'new-game', 'settings', 'first'] as const;
    const places = () => Promise.all(actions.map((action) => play.control(action).boundingBox()));
    const before = await places();
    await play.control('hint').click();
    await play.advice();
    expect(await places(), 'after a hint').toEqual(before);
    await play.point('a1').click();
    expect(await places(), 'after a refusal').toEqual(before);
    await play.point('d3').click();
    await play.point('e3').click();
    expect(await places(), 'after a question').toEqual(before);
  });
}

for (const [name, viewport] of Object.entries(screens)) {
  test(`on ${name} what is needed in play is in view`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const play = new PlayPage(page);
    await keepGame(page, { opponent: 'person', start: '1B7/B8/2B6/W8/9 w 0 1' });
    await play.open();
    for (const point of ['a2', 'a3']) await play.point(point).click();
    for (const action of ['undo', 'redo', 'hint', 'end-capture'] as const) {
      await expect(play.control(action), action).toBeInViewport({ ratio: 1 });
    }
    await expect(play.status).toBeInViewport();
  });
}

test('on an upright phone the board set upright gives each point more room', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const play = new PlayPage(page);
  await play.open();
  const width = async () => (await play.point('e3').boundingBox())?.width ?? 0;
  const flat = await width();
  await play.control('upright').click();
  await expect(play.grid.getByRole('row')).toHaveCount(9);
  expect(await width()).toBeGreaterThan(flat * 1.15);
});
