// Starting, leaving and repeating games.

import { expect, test } from '../harness/index.ts';
import { PlayPage } from '../pages/play-page.ts';
import { playFirstTurn } from '../pages/first-turn.ts';
import { keepGame, placeOf } from '../pages/saved-game.ts';

const begun = { opponent: 'easy white', turns: ['d3-e3A', 'c3-d3A'] } as const;

async function inTheMiddle(play: PlayPage): Promise<void> {
  await keepGame(play.page, { ...begun, turns: [...begun.turns] });
  await play.open();
}

test('resigning asks first', async ({ page }) => {
  const play = new PlayPage(page);
  await inTheMiddle(play);
  await play.control('resign').click();
  await expect(page.getByRole('alertdialog', { name: 'Do you resign?' })).toBeVisible();
  await play.control('close').click();
  await expect(play.root).toHaveAttribute('data-status', 'your-turn');

  await play.control('resign').click();
  await play.control('confirm').click();
  await expect(play.status).toHaveText('The computer has won: you resigned.');
  await expect(play.root).toHaveAttribute('data-status', 'over');
});

test('Escape answers a question with no', async ({ page }) => {
  const play = new PlayPage(page);
  await inTheMiddle(play);
  await play.control('resign').click();
  await page.keyboard.press('Escape');
  await expect(play.dialog).toHaveCount(0);
  await expect(play.root).toHaveAttribute('data-status', 'your-turn');
  await expect(play.control('resign')).toBeFocused();
});

test('dropping a game in progress asks first', async ({ page }) => {
  const play = new PlayPage(page);
  await inTheMiddle(play);
  await play.control('new-game').click();
  await play.control('start').click();
  await expect(
    page.getByRole('alertdialog', { name: 'Leave the game on the board and start another?' }),
  ).toBeVisible();
  await play.control('close').click();
  await expect(play.turns).toHaveText([...begun.turns]);

  await play.control('new-game').click();
  await play.control('start').click();
  await play.control('confirm').click();
  await expect(play.turns).toHaveCount(0);
});

test('no two first visits meet the same computer', async ({ browser, server }) => {
  const seeds = [];
  for (let visit = 0; visit < 2; visit += 1) {
    const context = await browser.newContext({ baseURL: server.origin });
    const play = new PlayPage(await context.newPage());
    await play.open();
    await play.point('d3').click();
    await play.point('e3').click();
    await play.control('approach').click();
    const kept = () => play.page.evaluate((place) => localStorage.getItem(place), placeOf());
    await expect.poll(kept).toMatch(/^turns d3-e3A/m);
    seeds.push(/^seed (\d+)$/m.exec((await kept()) ?? '')?.[1]);
    await context.close();
  }
  expect(seeds[0]).toBeDefined();
  expect(seeds[0]).not.toBe(seeds[1]);
});

test('a game that has not begun is replaced without a question', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open();
  await play.control('new-game').click();
  await play.dialog.getByRole('button', { name: 'Easy' }).click();
  await play.control('start').click();
  await expect(play.dialog).toHaveCount(0);
  await expect(play.said).toContainText('New game. You play White.');
  await expect(page.locator('.player[data-side="black"]')).toContainText('Computer, easy');
});

test('with Black the computer moves first and the board is seen from Black’s side', async ({
  page,
}) => {
  const play = new PlayPage(page);
  await play.open();
  await play.control('new-game').click();
  await play.dialog.getByRole('radio', { name: 'Black', exact: true }).check();
  await play.control('start').click();
  await expect(play.turns).toHaveCount(1);
  await expect(play.root).toHaveAttribute('data-status', 'your-turn');
  await expect(page.locator('[data-point]').first()).toHaveAttribute('data-point', 'i1');
});

test('a rematch swaps the sides', async ({ page }) => {
  const play = new PlayPage(page);
  await inTheMiddle(play);
  await play.control('resign').click();
  await play.control('confirm').click();
  await play.control('rematch').click();
  await expect(page.locator('.player[data-side="black"]')).toContainText('You');
  await expect(page.locator('.player[data-side="white"]')).toContainText('Computer, easy');
  await expect(play.turns).toHaveCount(1);
  await expect(play.root).toHaveAttribute('data-status', 'your-turn');
});

test('each board keeps its own game', async ({ page }) => {
  const play = new PlayPage(page);
  const boards = page.getByRole('group', { name: 'Board' });
  const grid = (size: number, ranks: number) =>
    page.getByRole('grid', { name: `Board of ${size} by ${ranks} points` });
  await keepGame(page, { opponent: 'person', turns: ['d3-e3A', 'c3-d3A'] });
  await play.open();

  await boards.getByRole('button', { name: '5 × 5' }).click();
  await expect(grid(5, 5)).toBeVisible();
  await expect(play.turns).toHaveCount(0);
  await play.point('c2').click();
  await play.point('c3').click();
  await expect(play.turns).toHaveText(['c2-c3A']);

  await boards.getByRole('button', { name: '3 × 3' }).click();
  await expect(grid(3, 3)).toBeVisible();
  await play.point('b1').click();
  await play.point('b2').click();
  await expect(play.turns).toHaveText(['b1-b2A']);

  await boards.getByRole('button', { name: '9 × 5' }).click();
  await expect(grid(9, 5)).toBeVisible();
  await expect(play.turns).toHaveText(['d3-e3A', 'c3-d3A']);

  await boards.getByRole('button', { name: '5 × 5' }).click();
  await play.reload();
  await expect(grid(5, 5)).toBeVisible();
  await expect(play.turns).toHaveText(['c2-c3A']);
});

for (const [name, size, ranks] of [
  ['Fanoron-Dimy, 5 × 5', 5, 5],
  ['Fanoron-Telo, 3 × 3', 3, 3],
] as const) {
  test(`a new game can be had on another board: ${name}`, async ({ page }) => {
    const play = new PlayPage(page);
    await play.open();
    await play.control('new-game').click();
    await play.dialog.getByRole('radio', { name }).check();
    await play.control('start').click();
    await expect(
      page.getByRole('grid', { name: `Board of ${size} by ${ranks} points` }),
    ).toBeVisible();
    await expect(page.locator('[data-point]')).toHaveCount(size * ranks);
    await expect(play.root).toHaveAttribute('data-status', 'your-turn');
  });
}

test('the rules panel sets up a game under other rules', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open();
  await play.control('new-game').click();
  await play.dialog.getByText('Rules', { exact: true }).click();
  await play.dialog.locator('input[name="continue"][value="forced"]').check();
  await play.dialog.locator('input[name="opponent"][value="person"]').check();
  await play.control('start').click();
  await expect(page.locator('.special-rules')).toHaveText(
    'Special rules: Going on with a capture: Forced',
  );
  await expect(play.turns).toHaveCount(0);
});

test('special rules are named in the page’s language', async ({ page }) => {
  const play = new PlayPage(page);
  await keepGame(page, { opponent: 'person', rules: 'continue=forced,repetition=4' });
  await play.open('/tr/fanorona');
  await expect(page.locator('.special-rules')).toHaveText(
    'Özel kurallar: Almayı sürdürme: Zorunlu; Konum tekrarı: Dördüncü kez',
  );
});

test('on a first visit the rules are offered, until the first turn', async ({ page }) => {
  const play = new PlayPage(page);
  const offer = page.getByRole('link', { name: 'New to the game? Read the rules.' });
  await play.open();
  await offer.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Fanorona/);
  await page.goBack();
  await play.awake();
  await expect(offer).toBeVisible();
  await playFirstTurn(play);
  await expect(offer).toBeHidden();
  await play.reload();
  await expect(offer).toBeHidden();
});
