// The computer as an opponent: when it answers, what is said of it, and what
// happens when it cannot be had.

import { expect, test } from '../harness/index.ts';
import { PlayPage } from '../pages/play-page.ts';
import { openGame, playFirstTurn, playFirstTurnWithClockStopped } from '../pages/first-turn.ts';

test('the computer’s turn is said as a sentence', async ({ page }) => {
  const play = new PlayPage(page);
  await openGame(play, { opponent: 'easy white' });
  await playFirstTurn(play);
  await expect(play.turns).toHaveCount(2);
  await expect(play.said).toHaveText(/^Black: [a-i][1-5] to [a-i][1-5](, (approach|withdrawal), takes \d)?\./);
});

test('the same seed gives the same game', async ({ page }) => {
  const play = new PlayPage(page);
  const replies = [];
  for (let game = 0; game < 2; game++) {
    await openGame(play, { opponent: 'easy white', seed: 7 });
    await playFirstTurn(play);
    await expect(play.turns).toHaveCount(2);
    replies.push(await play.turns.last().textContent());
  }
  expect(replies[0]).toBe(replies[1]);
});

test('the computer takes at least 300 ms to answer, and says that it thinks', async ({ page }) => {
  const play = new PlayPage(page);
  await playFirstTurnWithClockStopped(play, 'easy white');
  await expect(page.locator('.thinking')).toBeVisible();
  // The page's clock goes on only when it is told to.
  let waited = 0;
  while ((await play.turns.count()) < 2) {
    await page.clock.runFor(20);
    waited += 20;
  }
  expect(waited).toBeGreaterThanOrEqual(300);
  await expect(page.locator('.thinking')).toBeHidden();
});

test('taps while the computer thinks are answered', async ({ page }) => {
  const play = new PlayPage(page);
  await playFirstTurnWithClockStopped(play, 'hard white');
  await play.point('a1').click();
  await expect(play.said).toHaveText('It is the computer’s turn.');
});

test('the line about the game waits for the stone that is on its way', async ({ page }) => {
  const play = new PlayPage(page);
  await playFirstTurnWithClockStopped(play, 'hard white');
  await expect(page.locator('.board .slide')).toHaveCount(1);
  await expect(play.root).toHaveAttribute('data-status', 'thinking');
  await expect(play.status).toHaveText('Choose a point for the stone on d2.');
  // A tap finishes the animation.
  await play.point('a1').click();
  await expect(play.status).toHaveText('The computer is thinking …');
});

test('without its engine the computer says so and can be asked again', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|ERR_FAILED/);
  const engine = /worker_bg-.*\.wasm/;
  await page.context().route(engine, (route) => route.abort());
  const play = new PlayPage(page);
  await openGame(play, { opponent: 'easy white' });
  await playFirstTurn(play);
  await expect(play.notice).toContainText(
    'The computer cannot play just now. Two at this device can.',
  );
  await expect(play.root).toHaveAttribute('data-status', 'computer-failed');
  await expect(play.status).toHaveText('The computer cannot play just now.');
  await page.context().unroute(engine);
  await play.control('try-again').click();
  await expect(play.turns).toHaveCount(2);
  await expect(play.notice).toBeEmpty();
});
