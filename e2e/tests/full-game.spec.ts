// A whole game in each of the ways that people play. The person's turns are
// the computer's own advice, against the easy level, and have to win.

import { expect, test } from '../harness/index.ts';
import { Finger, type Hand, Keyboard, Mouse, playByAdvice } from '../pages/hands.ts';
import { PlayPage } from '../pages/play-page.ts';
import { keepGame } from '../pages/saved-game.ts';

async function winAgainstEasy(play: PlayPage, hand: Hand, seed: number): Promise<void> {
  test.setTimeout(240_000);
  await keepGame(play.page, { opponent: 'easy white', seed });
  await play.open();
  await playByAdvice(play, hand, 120);
  await expect(play.status).toHaveText(/^You have won: the computer (has no stones left|cannot move)\.$/);
  await expect(play.said).toContainText('You have won');
  await expect(play.control('rematch')).toBeVisible();
}

test('a game is won by mouse', async ({ page }) => {
  const play = new PlayPage(page);
  await winAgainstEasy(play, new Mouse(play), 1);
});

test('a game is won by touch on a phone @touch', async ({ page }) => {
  const play = new PlayPage(page);
  await winAgainstEasy(play, new Finger(play), 2);
});

test('a game is won by keyboard alone', async ({ page }) => {
  const play = new PlayPage(page);
  await winAgainstEasy(play, new Keyboard(play), 3);
});
