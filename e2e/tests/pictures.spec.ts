// Pictures for people to look at.

import { join } from 'node:path';
import { expect, test } from '../harness/index.ts';
import { PlayPage } from '../pages/play-page.ts';
import { keepGame } from '../pages/saved-game.ts';
import { screens } from '../pages/screens.ts';

const folder = join(import.meta.dirname, '../screenshots-output');
const readmePicture = join(import.meta.dirname, '../../docs/board.png');

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test('the play page is pictured on every screen', async ({ page }) => {
      const play = new PlayPage(page);
      for (const [name, viewport] of Object.entries(screens)) {
        await page.setViewportSize(viewport);
        await keepGame(page, { opponent: 'easy white', turns: ['d3-e3A', 'c3-d3A'] });
        await play.open();
        const picture = await page.screenshot({
          path: join(folder, `${name.replaceAll(' ', '-')}-${colorScheme}.png`),
        });
        expect(picture.length).toBeGreaterThan(0);
      }
    });
  });
}

test('the picture for the README', async ({ page }) => {
  test.skip(!process.env.UPDATE_PICTURE, 'written only when UPDATE_PICTURE is set');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1200, height: 640 });
  const play = new PlayPage(page);
  await keepGame(page, { opponent: 'easy white', turns: ['d3-e3A', 'c3-d3A'] });
  await play.open();
  // A chain that has taken once, by approach, and can go on.
  await play.point('f2').click();
  await play.point('f3').click();
  await play.expectMarked('destination', ['e3']);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: readmePicture });
});
