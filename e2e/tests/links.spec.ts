// Positions and games in the page's address.

import { expect, test } from '../harness/index.ts';
import { PlayPage } from '../pages/play-page.ts';
import { keepGame } from '../pages/saved-game.ts';

test('a link opens a position', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open('/en/fanorona', { position: '9/9/2W1B4/9/9 w' });
  await play.expectStones('9/9/2W1B4/9/9');
  await expect(play.status).toHaveText('Your turn, with White. You must capture.');
});

test('a link opens other rules', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open('/en/fanorona', { rules: 'board=3x3,continue=forced' });
  await play.expectStones('BBB/B1W/WWW');
  await expect(page.locator('.special-rules')).toHaveText(
    'Special rules: Going on with a capture: Forced',
  );
});

test('a link opens a game', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open('/en/fanorona', { moves: 'd3-e3A c3-d3A' });
  await expect(play.turns).toHaveText(['d3-e3A', 'c3-d3A']);
  // What is played from here on is not undone by a reload.
  await play.control('undo').click();
  await expect(play.turns).toHaveCount(0);
  await play.reload();
  await expect(play.turns).toHaveCount(0);
});

test('a link puts a game in progress aside and says so', async ({ page }) => {
  const play = new PlayPage(page);
  await keepGame(page, { opponent: 'person', turns: ['e2-e3A'] });
  await play.open('/en/fanorona', { position: '9/9/2W1B4/9/9 w' });
  await expect(play.notice).toContainText(
    'The game from the link is on the board. The one that was there is put aside.',
  );
  const aside = await page.evaluate(() => localStorage.getItem('vato.fanorona.9x5.aside'));
  expect(aside).toContain('turns e2-e3A');
});

for (const [what, query, fault] of [
  [
    'an unknown rule option',
    { rules: 'sides=3' },
    /There is no rule option “sides”\. The options are board/,
  ],
  [
    'an unknown value',
    { rules: 'board=4x4' },
    /The rule option board has no value “4x4”\. The values are 9x5/,
  ],
  ['a wrong position', { position: 'hello' }, /position/],
  [
    'a turn that cannot be played',
    { moves: 'a1-a2' },
    /White’s turn 1, “a1-a2”, cannot be played\./,
  ],
] as const) {
  test(`a link with ${what} says what is wrong and keeps the game`, async ({ page }) => {
    const play = new PlayPage(page);
    await keepGame(page, { opponent: 'person', turns: ['e2-e3A'] });
    await play.open('/en/fanorona', query);
    await expect(play.said).toHaveText(fault);
    await expect(play.notice).toContainText(
      'The link could not be opened, so the saved game is on the board.',
    );
    await expect(play.turns).toHaveText(['e2-e3A']);
  });
}
