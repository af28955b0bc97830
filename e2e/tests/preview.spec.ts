// What a house of a sowing board would do, told before it is sown.

import type { Locator } from '@playwright/test';
import { expect, test } from '../harness/index.ts';
import { PlayPage } from '../pages/play-page.ts';
import { keepSowing } from '../pages/saved-game.ts';
import { screens } from '../pages/screens.ts';

/** South's house 2 takes seven from North's house 2 and its own last seed, house 6 sows again. */
const capture = '<6,12,11,0,3,1,2,0,1,2,7,0,1,6,2> s';
const taken = 'Last seed in house 5: takes 8, with house 2 opposite.';

test('the pointer and the focus tell it in a line and in the name of the house', async ({ page }) => {
  const play = new PlayPage(page);
  await keepSowing(page, { game: 'kalah', start: capture });
  await play.open('/en/kalah');
  await expect(play.preview).toHaveText('');
  await play.pit('south-2').hover();
  await expect(play.preview).toHaveText(taken);
  await expect(play.pit('south-2')).toHaveAccessibleName(`South’s house 2, 3 seeds. ${taken}`);
  await play.pit('south-1').hover();
  await expect(play.preview).toHaveText('');
  await play.pit('south-6').focus();
  await expect(play.preview).toHaveText('Last seed in your store: you sow again.');
  await page.keyboard.press('Enter');
  await expect(page.locator('.banner')).toHaveText('Sow again!');
  // What was told is done; the house is empty now.
  await expect(play.preview).toHaveText('');
  await expect(play.pit('south-6')).toHaveAccessibleName('South’s house 6, empty');
});

test('it can be switched off', async ({ page }) => {
  const play = new PlayPage(page);
  await keepSowing(page, { game: 'kalah', start: capture });
  await play.open('/en/kalah');
  await play.control('settings').click();
  await play.dialog.getByLabel('Show where the last seed would fall').uncheck();
  await play.control('close').click();
  await play.pit('south-2').hover();
  await expect(play.pit('south-2')).toHaveAccessibleName('South’s house 2, 3 seeds');
  await expect(play.preview).toHaveText('');
});

test('a finger that rests on a house is told it, and sows nothing @touch', async ({ page }) => {
  const play = new PlayPage(page);
  await keepSowing(page, { game: 'kalah', start: capture });
  await play.open('/tr/kalah');
  const finger = await page.context().newCDPSession(page);
  const { x, y } = await middleOf(play.pit('south-2'));
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await expect(play.preview).toHaveText('Son taş 5. kuyuda: Karşıdaki 2. kuyuyla 8 taş alırsın.');
  await expect(play.preview).toBeInViewport({ ratio: 1 });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(play.preview).toHaveText('');
  await play.expectSeeds('south-2', 3);
  await play.pit('south-2').tap();
  await play.expectSeeds('south-2', 0);
});

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

for (const [name, viewport] of Object.entries(screens)) {
  test(`on ${name} it has room of its own, and nothing moves`, async ({ page }) => {
    const play = new PlayPage(page);
    await page.setViewportSize(viewport);
    for (const lang of ['en', 'tr']) {
      // House 2 takes the last seeds of North, which ends the game.
      const start = '<6,20,16,0,3,1,2,0,1,0,5,0,0,0,0> s';
      await keepSowing(page, { game: 'kalah', start });
      await play.open(`/${lang}/kalah`);
      const places = () => Promise.all([page.locator('.sowing'), play.control('hint')].map(box));
      const box = (place: Locator) => place.boundingBox();
      const before = await places();
      await play.pit('south-2').focus();
      await expect(play.preview).toHaveText(/2.* (It ends the game|Oyunu bitirir)\.$/);
      expect(await places(), lang).toEqual(before);
      const hidden = await play.preview.evaluate(
        (line) => Math.max(line.scrollWidth - line.clientWidth, line.scrollHeight - line.clientHeight),
      );
      expect(hidden, lang).toBeLessThanOrEqual(0);
      await expect(play.preview).toBeInViewport({ ratio: 1 });
    }
  });
}
