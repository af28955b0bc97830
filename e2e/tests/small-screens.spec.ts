// Where there is little room: a desk enlarged four times, and phones.

import { expect, test } from '../harness/index.ts';
import { PlayPage } from '../pages/play-page.ts';
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
