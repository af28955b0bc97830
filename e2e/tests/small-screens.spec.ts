// Where there is little room: a desk enlarged four times, and phones.

import { expect, test } from '../harness/index.ts';
import { PlayPage } from '../pages/play-page.ts';
import { keepSowing } from '../pages/saved-game.ts';
import { screens } from '../pages/screens.ts';

test('enlarged four times, the board is as wide as the screen', async ({ page }) => {
  // 1280 by 1024, as WCAG 1.4.10 measures it.
  await page.setViewportSize({ width: 320, height: 256 });
  const play = new PlayPage(page);
  for (const game of ['fanorona', 'kalah', 'congkak']) {
    await play.open(`/en/${game}`);
    const board = await page.locator('.board, .sowing').boundingBox();
    expect(board?.width, game).toBeGreaterThanOrEqual(300);
    expect(board?.height, game).toBeLessThanOrEqual(256);
    const sideways = await page.evaluate(() => {
      const root = document.documentElement;
      return root.scrollWidth - root.clientWidth;
    });
    expect(sideways, game).toBeLessThanOrEqual(0);
  }
});

for (const screen of ['a phone', 'a phone on its side', 'a tablet'] as const) {
  test(`on ${screen} several games of the home page are one tap away`, async ({ page }) => {
    await page.setViewportSize(screens[screen]);
    for (const lang of ['en', 'tr']) {
      await page.goto(`/${lang}/`);
      const boxes = await page.locator('.game-play').evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect().bottom),
      );
      expect(boxes).toHaveLength(4);
      const inView = boxes.filter((bottom) => bottom <= screens[screen].height);
      expect(inView.length, lang).toBeGreaterThanOrEqual(2);
    }
  });
}

test('on a small phone the numbers to choose from stand in one line', async ({ page }) => {
  await page.setViewportSize(screens['a small phone']);
  const play = new PlayPage(page);
  for (const [address, legend] of [
    ['/en/kalah', 'Seeds in a house'],
    ['/tr/congkak', 'Kuyu başına taş'],
  ] as const) {
    await play.open(address);
    await play.control('new-game').click();
    const choices = play.dialog.getByRole('group', { name: legend }).getByRole('radio');
    const heights = await choices.evaluateAll((choices) =>
      choices.map((choice) => Math.round(choice.getBoundingClientRect().y)),
    );
    expect(heights).toHaveLength(4);
    expect(new Set(heights).size, address).toBe(1);
    await page.keyboard.press('Escape');
  }
});

test.describe('what is said', () => {
  // Nothing is animated, so that it is said at once.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const screen of ['a small phone', 'a phone', 'a phone on its side'] as const) {
    test(`is not cut off on ${screen}, however long`, async ({ page }) => {
      await page.setViewportSize(screens[screen]);
      const play = new PlayPage(page);
      await keepSowing(page, {
        game: 'congkak',
        rules: 'rounds=3',
        start: '<7,20,76,0,0,0,0,0,0,1,0,0,0,0,0,0,1> s',
      });
      await play.open('/tr/congkak');
      await play.pit('south-7').click();
      await expect(play.said).toContainText('2. tur başlıyor.');
      const hidden = await page.locator('.status').evaluate((box) => box.scrollHeight - box.clientHeight);
      expect(hidden).toBeLessThanOrEqual(0);
      const said = await play.said.boundingBox();
      const below = await play.control('resign').boundingBox();
      expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    });
  }

  test('on a phone on its side what a sowing did is seen without scrolling', async ({ page }) => {
    await page.setViewportSize(screens['a phone on its side']);
    const play = new PlayPage(page);
    await keepSowing(page, { game: 'kalah', start: '<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> s' });
    await play.open('/en/kalah');
    await play.pit('south-1').click();
    await expect(play.said).toContainText('the last one in');
    await expect(play.said).toBeInViewport({ ratio: 1 });
  });
});
