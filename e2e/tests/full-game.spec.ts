// A whole game in each of the ways that people play. The person's turns are
// the computer's own advice, against the easy level, and have to win.

import { expect, test } from '../harness/index.ts';
import { Finger, type Hand, Keyboard, Mouse, playByAdvice, sowByAdvice } from '../pages/hands.ts';
import { PlayPage } from '../pages/play-page.ts';
import { keepGame, keepSowing, type SavedSowing } from '../pages/saved-game.ts';

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

const sowingGames: SavedSowing[] = [
  { game: 'kalah', start: '<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> s' },
  { game: 'oware', start: '4-4-4-4-4-4-4-4-4-4-4-4-0-0-S' },
  {
    game: 'congkak',
    rules: 'opening=simultaneous',
    start: '<7,0,0,7,7,7,7,7,7,7,7,7,7,7,7,7,7> s open',
  },
];

async function winSowing(play: PlayPage, hand: Hand, saved: SavedSowing): Promise<void> {
  test.setTimeout(240_000);
  // A tap into a movement would only end it.
  await play.page.emulateMedia({ reducedMotion: 'reduce' });
  await keepSowing(play.page, { ...saved, opponent: 'easy south' });
  await play.open(`/en/${saved.game}`);
  // Several sowings may be one turn.
  await sowByAdvice(play, hand, 240);
  expect(await play.turns.count()).toBeLessThanOrEqual(240);
  await expect(play.said).toContainText('You have won');
  await expect(play.control('rematch')).toBeVisible();
}

for (const saved of sowingGames) {
  test(`a game of ${saved.game} is won by mouse`, async ({ page }) => {
    const play = new PlayPage(page);
    await winSowing(play, new Mouse(play), saved);
  });

  test(`a game of ${saved.game} is won by touch on a phone @touch`, async ({ page }) => {
    const play = new PlayPage(page);
    await winSowing(play, new Finger(play), saved);
  });

  test(`a game of ${saved.game} is won by keyboard alone`, async ({ page }) => {
    const play = new PlayPage(page);
    await winSowing(play, new Keyboard(play), saved);
  });
}
