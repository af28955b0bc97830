// The boards of the sowing games: each size with its own game, and Congkak's drawn
// either way round.

import type { Locator } from '@playwright/test';
import { expect, test } from '../harness/index.ts';
import { PlayPage } from '../pages/play-page.ts';
import { keepSowing } from '../pages/saved-game.ts';

test('each number of seeds keeps its own game', async ({ page }) => {
  const play = new PlayPage(page);
  await keepSowing(page, { game: 'kalah', start: '<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> s' });
  await play.open('/en/kalah');
  await play.pit('south-3').click();
  await play.expectSeeds('south-store', 1);

  // A new game with other seeds has a place of its own, so nothing is asked.
  await play.control('new-game').click();
  await play.dialog.getByRole('group', { name: 'Seeds in a house' }).getByLabel('5').check();
  await play.control('start').click();
  await expect(play.dialog).toHaveCount(0);
  await play.expectSeeds('south-1', 5);
  await play.pit('south-1').click();
  await play.expectSeeds('south-1', 0);

  const boards = page.getByRole('group', { name: 'Houses × seeds' });
  await expect(boards.getByRole('button', { name: '6 × 5' })).toHaveAttribute('aria-pressed', 'true');
  await boards.getByRole('button', { name: '6 × 4' }).click();
  await play.expectSeeds('south-store', 1);
  await play.expectSeeds('south-3', 0);

  // Where it would replace the one that is kept there, it asks.
  await play.control('new-game').click();
  await play.dialog.getByRole('group', { name: 'Seeds in a house' }).getByLabel('5').check();
  await play.control('start').click();
  const question = page.getByRole('alertdialog', {
    name: 'The game kept on that board is not over. Replace it?',
  });
  await expect(question).toBeVisible();
  await play.control('close').click();
  await play.reload();
  await play.expectSeeds('south-store', 1);
  await boards.getByRole('button', { name: '6 × 5' }).click();
  await play.expectSeeds('south-1', 0);
});

test('Congkak is drawn clockwise for those who know it so', async ({ page }) => {
  const play = new PlayPage(page);
  await keepSowing(page, { game: 'congkak', start: '<7,0,0,7,7,7,7,7,7,7,7,7,7,7,7,7,7> s' });
  await play.open('/tr/congkak');
  await expect.poll(() => leftToRight(play, 'south')).toEqual([1, 2, 3, 4, 5, 6, 7]);
  await play.control('settings').click();
  await play.dialog.getByLabel('Saat yönünde dağıt, hazinen solda').check();
  await play.control('close').click();
  await play.reload();
  await expect.poll(() => leftToRight(play, 'south')).toEqual([7, 6, 5, 4, 3, 2, 1]);
  expect(await leftToRight(play, 'north')).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const left = async (place: Locator) => (await place.boundingBox())?.x ?? 0;
  expect(await left(play.pit('south-store'))).toBeLessThan(await left(play.pit('south-7')));
  expect(await left(play.pit('north-store'))).toBeGreaterThan(await left(play.pit('north-7')));

  // Screen readers and keys go the way that is seen.
  const row = play.grid.getByRole('row').nth(2).getByRole('gridcell').getByRole('button');
  expect(await row.evaluateAll((houses) => houses.map((house) => house.dataset.pit))).toEqual(
    [7, 6, 5, 4, 3, 2, 1].map((number) => `south-${number}`),
  );
  await play.pit('south-3').focus();
  await page.keyboard.press('ArrowRight');
  await expect(play.pit('south-2')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(play.pit('south-7')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(play.pit('south-store')).toBeFocused();

  // And it is the same game: house 2 begins a relay that ends as the rules say.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await play.pit('south-2').click();
  await expect(play.turns.first()).toHaveText('2');
});

test('games that are not known clockwise are not drawn so', async ({ page }) => {
  const play = new PlayPage(page);
  await page.addInitScript(() => localStorage.setItem('vato.settings', 'clockwise=on'));
  await play.open('/en/oware');
  await play.control('settings').click();
  await expect(play.dialog.locator('[name="names"]')).toBeVisible();
  await expect(play.dialog.locator('[name="clockwise"]')).toHaveCount(0);
  await play.control('close').click();
  expect(await leftToRight(play, 'south')).toEqual([1, 2, 3, 4, 5, 6]);
});

/** The numbers of a side's houses as they are seen, drawn and to be tapped alike. */
async function leftToRight(play: PlayPage, side: 'south' | 'north'): Promise<number[]> {
  const buttons = play.page.locator(`button[data-pit^="${side}-"]:not([data-pit$="store"])`);
  const seen = await buttons.evaluateAll((houses) =>
    houses.map((house) => ({
      number: Number(house.getAttribute('data-pit')?.split('-')[1]),
      x: house.getBoundingClientRect().x,
    })),
  );
  return seen.sort((one, other) => one.x - other.x).map(({ number }) => number);
}
