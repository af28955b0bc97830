// Kalah, Oware and Congkak: what is special about sowing.

import { expect, test } from '../harness/index.ts';
import { PlayPage } from '../pages/play-page.ts';
import { keepSowing } from '../pages/saved-game.ts';

const kalahStart = '<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> s';

test('a last seed in the store sows again @everywhere', async ({ page }) => {
  const play = new PlayPage(page);
  await keepSowing(page, { game: 'kalah', start: kalahStart });
  await play.open('/en/kalah');
  await play.pit('south-3').click();
  await expect(page.locator('.banner')).toHaveText('Sow again!');
  await play.expectSeeds('south-store', 1);
  await play.expectSeeds('south-3', 0);
  await expect(play.said).toContainText('sows again');
  await expect(play.status).toHaveText('South sows again.');
  // Both sowings are one turn, and one entry of the list.
  await play.pit('south-6').click();
  await play.expectSeeds('south-store', 2);
  await expect(play.turns).toHaveText(['3-6']);
});

test('a capture flies to the store and is said', async ({ page }) => {
  const play = new PlayPage(page);
  await keepSowing(page, { game: 'kalah', start: '<6,12,11,0,3,1,2,0,4,2,7,0,1,3,2> s' });
  await play.open('/en/kalah');
  await play.pit('south-2').hover();
  await expect(play.pit('south-5')).toHaveAttribute('data-marks', /would-land/);
  await expect(play.pit('north-2')).toHaveAttribute('data-marks', /would-take/);
  await play.pit('south-2').click();
  await play.expectSeeds('south-store', 20);
  await expect(play.said).toContainText('takes 8');
  await play.control('undo').click();
  await play.expectSeeds('south-store', 12);
});

test('the rest is swept when a row is empty', async ({ page }) => {
  const play = new PlayPage(page);
  await keepSowing(page, { game: 'kalah', start: '<6,20,22,0,0,0,0,0,1,0,0,2,0,0,3> s' });
  await play.open('/en/kalah');
  await play.pit('south-6').click();
  await expect(play.root).toHaveAttribute('data-status', 'over');
  await play.expectSeeds('north-store', 27);
  await expect(play.said).toContainText('27 to 21');
});

test('keys alone sow, and refuse an empty house with a reason', async ({ page }) => {
  const play = new PlayPage(page);
  await keepSowing(page, { game: 'kalah', start: '<6,0,0,0,4,4,4,4,4,4,4,4,4,4,4> s' });
  await play.open('/en/kalah');
  await play.pit('south-4').focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft');
  await expect(play.pit('south-1')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(play.said).toHaveText('There are no seeds in house 1.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await play.expectSeeds('south-2', 0);
});

test('a digit sows the house of whoever is to sow', async ({ page }) => {
  const play = new PlayPage(page);
  await keepSowing(page, { game: 'oware', start: '4-4-4-4-4-4-4-4-4-4-4-4-0-0-S' });
  await play.open('/en/oware');
  await play.pit('south-1').focus();
  // Into a movement a key would only end it.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('6');
  await play.expectSeeds('south-6', 0);
  await page.keyboard.press('2');
  await play.expectSeeds('north-2', 0);
  await expect(play.turns).toHaveText(['F', 'b']);
  await page.keyboard.press('7');
  await expect(play.said).toContainText('There is no house');
});

test('a sowing is told as it ends, and only then the computer answers', async ({ page }) => {
  const play = new PlayPage(page);
  await page.clock.install();
  await keepSowing(page, { game: 'kalah', start: kalahStart, opponent: 'easy south' });
  await play.open('/en/kalah');
  // The page's clock goes on only when it is told to.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const runUntil = async (there: () => Promise<boolean>) => {
    while (!(await there())) await page.clock.runFor(40);
  };
  const own = 'You sow 4 from house 1, the last one in your house 5.';
  await play.pit('south-1').click();
  await expect(play.turns).toHaveCount(1);
  await expect(play.said).toHaveText('');
  await runUntil(async () => (await play.said.textContent())?.trim() !== '');
  await expect(play.said).toHaveText(own);
  await play.expectSeeds('south-5', 5);
  await expect(play.turns).toHaveCount(1);
  await expect(play.status).toHaveText('The computer is thinking …');
  await runUntil(async () => (await play.turns.count()) === 2);
  // Its sowing has begun, and is not told yet.
  await expect(play.said).toHaveText(own);
  await runUntil(async () => (await play.said.textContent())?.trim() !== own);
  await expect(play.said).toHaveText(/^The computer sows 4 from house/);
});

test('a grand slam takes nothing, and says why', async ({ page }) => {
  const play = new PlayPage(page);
  await keepSowing(page, { game: 'oware', start: '1-0-0-0-2-3-2-1-2-0-0-0-20-17-S' });
  await play.open('/en/oware');
  await play.pit('south-6').click();
  await play.expectSeeds('north-1', 3);
  await play.expectSeeds('south-store', 20);
  await expect(play.said).toContainText(/nothing is taken/i);
});

test('who has to feed is told so', async ({ page }) => {
  const play = new PlayPage(page);
  await keepSowing(page, { game: 'oware', start: '0-2-0-3-1-0-0-0-0-0-0-0-20-22-S' });
  await play.open('/en/oware');
  await play.pit('south-2').click();
  await expect(play.said).toContainText('The other side has no seeds, and B does not reach it.');
  await play.pit('south-4').click();
  await play.expectSeeds('north-1', 1);
});

test('a game that goes in circles ends, and each side takes its row', async ({ page }) => {
  const play = new PlayPage(page);
  // A tap into a movement would only end it.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await keepSowing(page, { game: 'oware', start: '1-0-0-0-0-0-1-0-0-0-0-0-23-23-S' });
  await play.open('/en/oware');
  const ahead = 'The next sowing can bring an earlier board back. That would end the game.';
  for (let turn = 0; turn < 12; turn++) {
    const side = turn % 2 === 0 ? 'south' : 'north';
    await play.pit(`${side}-${Math.floor(turn / 2) + 1}`).click();
    await expect(play.turns).toHaveCount(turn + 1);
    if (turn === 4) await expect(play.warnings).toHaveText('');
    if (turn === 10) await expect(play.warnings).toHaveText(ahead);
  }
  await expect(play.root).toHaveAttribute('data-status', 'over');
  await expect(play.warnings).toHaveText('');
  await play.expectSeeds('south-store', 24);
  await play.expectSeeds('north-store', 24);
});

test('two people choose unseen at the joint opening', async ({ page }) => {
  const play = new PlayPage(page);
  await keepSowing(page, {
    game: 'congkak',
    rules: 'opening=simultaneous',
    start: '<7,0,0,7,7,7,7,7,7,7,7,7,7,7,7,7,7> s open',
  });
  await play.open('/en/congkak');
  await play.pit('south-2').click();
  // Nothing has moved, and nothing tells which house it was.
  await play.expectSeeds('south-2', 7);
  await expect(play.pit('south-2')).not.toHaveAttribute('data-marks', /pointed-out/);
  await expect(page.locator('.player[data-side="north"]')).toHaveAttribute('data-to-move', /^(true)?$/);
  await play.pit('north-3').click();
  await expect(play.turns).toHaveText(['2+3']);
});

test('against the computer both sow at once', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open('/en/congkak');
  await play.pit('south-2').click();
  await expect(play.turns.first()).toHaveText(/^2\+[1-7]/, { timeout: 20_000 });
});

test('a burnt house is not sown', async ({ page }) => {
  const play = new PlayPage(page);
  await keepSowing(page, {
    game: 'congkak',
    rules: 'rounds=3',
    start: '<7,4,10,7,7,7,7,7,x,x,7,7,7,7,7,7,7> s r2',
  });
  await play.open('/en/congkak');
  await play.pit('south-6').click();
  await expect(play.said).toContainText('House 6 is burnt');
  await play.pit('south-5').click();
  await play.expectSeeds('south-6', 0);
});

test('the header goes from game to game and loses none @everywhere', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open('/en/kalah');
  await play.pit('south-3').click();
  await play.expectSeeds('south-store', 1);
  const menu = page.locator('.games-menu');
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'Fanorona' }).click();
  await play.awake();
  await expect(play.point('e1')).toBeVisible();
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'Kalah' }).click();
  await play.awake();
  await play.expectSeeds('south-store', 1);
});

test('the home page is one tap from each game', async ({ page }) => {
  const play = new PlayPage(page);
  for (const game of ['Fanorona', 'Kalah', 'Oware', 'Congkak']) {
    await page.goto('/en/');
    await page.getByRole('link', { name: `Play ${game}` }).click();
    await play.awake();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(game);
  }
});

test('the exported site sows without a network', async ({ page, exportedSite, problems }) => {
  problems.allow(/net::ERR_/);
  const play = new PlayPage(page);
  await play.open(`${exportedSite.base}en/kalah/`);
  await expect(page.locator('#offline-ready')).toHaveText('Ready without a network', {
    timeout: 30_000,
  });
  await exportedSite.stop();
  await play.reload();
  await play.pit('south-3').click();
  await play.expectSeeds('south-store', 1);
  await play.control('hint').click();
  await play.advice();
});
