// Pictures for people to look at.

import { join } from 'node:path';
import { expect, test } from '../harness/index.ts';
import { PlayPage } from '../pages/play-page.ts';
import { keepGame } from '../pages/saved-game.ts';
import { screens } from '../pages/screens.ts';

const folder = join(import.meta.dirname, '../screenshots-output');
const readmePicture = join(import.meta.dirname, '../../docs/board.png');

// White's chain from e2 has taken once and can go on.
const chain = {
  opponent: 'easy white',
  start: 'BBBB1BBBB/BBB2BBBB/BWB1W1BWB/WW1WW1WWW/WWWWWWWWW w 0 8',
} as const;

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
  await page.setViewportSize({ width: 1200, height: 760 });
  const play = new PlayPage(page);
  await keepGame(page, chain);
  await play.open();
  await page.screenshot({ path: readmePicture });
});
