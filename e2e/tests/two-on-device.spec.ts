// Two people at one board.

import { expect, test } from '../harness/index.ts';
import { PlayPage } from '../pages/play-page.ts';
import { keepGame } from '../pages/saved-game.ts';

test('two people take turns after choosing so for a new game', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open();
  await play.control('new-game').click();
  await play.dialog.getByRole('radio', { name: 'Two at this device' }).check();
  await play.control('start').click();
  await expect(play.dialog).toHaveCount(0);
  await expect(play.said).toContainText('New game for two.');
  await expect(play.status).toHaveText('White to move, and must capture.');
  await play.point('d2').click();
  await play.point('e3').click();
  await expect(play.status).toHaveText('Black to move, and must capture.');
  await expect(play.said).toHaveText('White: d2 to e3, approach, takes 2.');
});

test('a draw offered is agreed', async ({ page }) => {
  const play = new PlayPage(page);
  await keepGame(page, { opponent: 'person' });
  await play.open();
  await play.control('offer-draw').click();
  await expect(play.status).toHaveText('White offers a draw.');
  await expect(play.said).toHaveText('White offers a draw.');
  await play.control('accept-draw').click();
  await expect(play.status).toHaveText('The game is drawn by agreement.');
  await expect(play.root).toHaveAttribute('data-status', 'over');
});

test('a draw declined lets the game go on', async ({ page }) => {
  const play = new PlayPage(page);
  await keepGame(page, { opponent: 'person' });
  await play.open();
  await play.control('offer-draw').click();
  await play.control('decline-draw').click();
  await expect(play.said).toContainText('Black declines the draw.');
  await expect(play.status).toHaveText('White to move, and must capture.');
});

test('the computer takes no draw offers', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open();
  // The control can do nothing now, but says so when it is pressed.
  await play.control('offer-draw').click({ force: true });
  await expect(play.said).toHaveText('The computer takes no draw offers. Play on, or resign.');
  await expect(play.control('accept-draw')).toHaveCount(0);
  await expect(play.root).toHaveAttribute('data-status', 'your-turn');
});
