// The computer as an opponent: when it answers, what is said of it, and what
// happens when it cannot be had.

import { expect, test } from '../harness/index.ts';
import { PlayPage } from '../pages/play-page.ts';
import { keepGame } from '../pages/saved-game.ts';

test('the computer’s turn is said as a sentence', async ({ page }) => {
  const play = new PlayPage(page);
  await keepGame(page, { opponent: 'easy white' });
  await play.open();
  await play.point('d2').click();
  await play.point('e3').click();
  await expect(play.turns).toHaveCount(2);
  await expect(play.said).toHaveText(/^Black: [a-i][1-5] to [a-i][1-5](, (approach|withdrawal), takes \d)?\./);
});

test('the same seed gives the same game', async ({ page }) => {
  const play = new PlayPage(page);
  const replies = [];
  for (let game = 0; game < 2; game++) {
    await keepGame(page, { opponent: 'easy white', seed: 7 });
    await play.open();
    await play.point('d2').click();
    await play.point('e3').click();
    await expect(play.turns).toHaveCount(2);
    replies.push(await play.turns.last().textContent());
  }
  expect(replies[0]).toBe(replies[1]);
});

test('the computer takes at least 300 ms to answer, and says that it thinks', async ({ page }) => {
  const play = new PlayPage(page);
  await page.clock.install();
  await keepGame(page, { opponent: 'easy white' });
  await play.open();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await play.point('d2').click();
  await play.point('e3').click();
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
  await page.clock.install();
  await keepGame(page, { opponent: 'hard white' });
  await play.open();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await play.point('d2').click();
  await play.point('e3').click();
  await play.point('a1').click();
  await expect(play.said).toHaveText('It is the computer’s turn.');
});

test('without its engine the computer says so and can be asked again', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|ERR_FAILED/);
  const engine = /worker_bg-.*\.wasm/;
  await page.context().route(engine, (route) => route.abort());
  const play = new PlayPage(page);
  await keepGame(page, { opponent: 'easy white' });
  await play.open();
  await play.point('d2').click();
  await play.point('e3').click();
  await expect(play.notice).toContainText(
    'The computer cannot play just now. Two at this device can.',
  );
  await page.context().unroute(engine);
  await play.control('try-again').click();
  await expect(play.turns).toHaveCount(2);
  await expect(play.notice).toBeEmpty();
});
