// The game survives what happens to the page.

import { expect, test } from '../harness/index.ts';
import { PlayPage } from '../pages/play-page.ts';
import { keepGame, keepText, placeOf } from '../pages/saved-game.ts';

const longChain = '1B7/B8/2B6/W8/9 w 0 1';

async function inTheMiddleOfAChain(play: PlayPage): Promise<void> {
  await keepGame(play.page, { opponent: 'person', start: longChain });
  await play.open();
  for (const point of ['a2', 'a3', 'b3']) await play.point(point).click();
  await play.expectStones('1B7/9/1W7/9/9');
}

async function chainGoesOn(play: PlayPage): Promise<void> {
  await play.expectStones('1B7/9/1W7/9/9');
  await play.expectMarked('selected', ['b3']);
  await play.point('b4').click();
  await expect(play.turns).toHaveText(['a2-a3A-b3A-b4A']);
}

test('a reload in the middle of a chain changes nothing', async ({ page }) => {
  const play = new PlayPage(page);
  await inTheMiddleOfAChain(play);
  await play.reload();
  await chainGoesOn(play);
});

test('closing the tab in the middle of a chain changes nothing', async ({ page, context }) => {
  const play = new PlayPage(page);
  await inTheMiddleOfAChain(play);
  await page.close();
  const later = new PlayPage(await context.newPage());
  await later.open();
  await chainGoesOn(later);
});

test('another language in the middle of a chain changes nothing', async ({ page }) => {
  const play = new PlayPage(page);
  await inTheMiddleOfAChain(play);
  await page.locator('summary', { hasText: 'Language' }).click();
  await page.getByRole('link', { name: 'Türkçe' }).click();
  await expect(page).toHaveURL(/\/tr\/fanorona$/);
  await play.awake();
  await chainGoesOn(play);
});

test('the later of two tabs takes the game over, the first says so', async ({ page, context }) => {
  const first = new PlayPage(page);
  await keepGame(page, { opponent: 'person', turns: ['e2-e3A'] });
  await first.open();
  const second = new PlayPage(await context.newPage());
  await second.open();
  await expect(second.turns).toHaveText(['e2-e3A']);
  await expect(first.notice).toContainText('This game is being played in another tab.');

  await second.control('undo').click();
  await expect(second.turns).toHaveCount(0);

  // The first shows its old position, but may not play it.
  await first.control('undo').click();
  await expect(first.notice).toContainText('This game is being played in another tab.');
  const kept = await second.page.evaluate((place) => localStorage.getItem(place), placeOf());
  expect(kept).not.toContain('turns');

  await first.control('play-here').click();
  await expect(first.turns).toHaveCount(0);
  await expect(second.notice).toContainText('This game is being played in another tab.');
});

for (const [what, text] of [
  ['no game at all', '\u0000\u{1F4A9} not a game'],
  ['a game with a turn that is not legal', 'vato session 1\nstart 9/9/2W1B4/9/9 w 0 1\nturns a1-a2\nopponent person\nseed 1'],
  ['an empty text', ''],
  ['a game that breaks off', 'vato session 1\nrules board=9x5\nstart BBBB'],
] as const) {
  test(`a saved state that is ${what} is put aside with a message`, async ({ page }) => {
    const play = new PlayPage(page);
    await keepText(page, text);
    await play.open();
    await expect(play.notice).toContainText(
      'The saved game could not be read and has been put aside. Here is a new game.',
    );
    expect(
      await page.evaluate((place) => localStorage.getItem(`${place}.aside`), placeOf()),
    ).toBe(text);
    await play.expectStones('BBBBBBBBB/BBBBBBBBB/BWBW1BWBW/WWWWWWWWW/WWWWWWWWW');
    await play.point('d2').click();
    await play.point('e3').click();
    await expect(play.turns.first()).toHaveText('d2-e3A');
    await play.reload();
    await expect(play.notice).not.toContainText('could not be read');
  });
}

test('settings that make no sense are taken as the usual ones', async ({ page }) => {
  const play = new PlayPage(page);
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.setItem('vato.settings', 'volume=loud,sound=,,=,flipped=perhaps');
    localStorage.setItem('vato.fanorona.last', '4x4');
    localStorage.setItem('vato theme', 'purple');
  });
  await play.open();
  await play.expectStones('BBBBBBBBB/BBBBBBBBB/BWBW1BWBW/WWWWWWWWW/WWWWWWWWW');
});

test('a browser that keeps nothing says so and plays all the same', async ({ page }) => {
  const play = new PlayPage(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
  });
  await play.open();
  await play.point('d2').click();
  await play.point('e3').click();
  await expect(play.turns.first()).toHaveText('d2-e3A');
  await expect(play.notice).toContainText('This browser does not keep games');
});
