// How a turn is made on the board: stone, point, and the choices in between.

import { expect, test } from '../harness/index.ts';
import { PlayPage } from '../pages/play-page.ts';
import { keepGame } from '../pages/saved-game.ts';

// Whose chain from f4 by e4 to e3 ends by itself there.
const shortChain = '6B2/5WB2/9/4B4/9 w 0 1';
// Whose chain runs from a2 by a3 and b3 to b4.
const longChain = '1B7/B8/2B6/W8/9 w 0 1';

async function atStart(play: PlayPage): Promise<void> {
  await keepGame(play.page, { opponent: 'person' });
  await play.open();
}

async function at(play: PlayPage, start: string): Promise<void> {
  await keepGame(play.page, { opponent: 'person', start });
  await play.open();
}

test.describe('a step that could capture both ways', () => {
  test.beforeEach(async ({ page }) => {
    const play = new PlayPage(page);
    await atStart(play);
    await play.point('d3').click();
    await play.point('e3').click();
    await expect(play.status).toHaveText(
      'Approach or withdraw? Use a button, or tap a stone to take.',
    );
    await expect(play.said).toHaveText(
      'From d3 to e3: approach takes 1, withdrawal takes 1. Which one?',
    );
    await play.expectMarked('approach-victim', ['f3']);
    await play.expectMarked('withdrawal-victim', ['c3']);
    expect(await play.turns.count()).toBe(0);
  });

  test('is answered by the button for approach', async ({ page }) => {
    const play = new PlayPage(page);
    await expect(play.control('approach')).toHaveText('Approach, takes 1');
    await play.control('approach').click();
    await expect(play.turns).toHaveText(['d3-e3A']);
    await play.expectStones('BBBBBBBBB/BBBBBBBBB/BWB1W1WBW/WWWWWWWWW/WWWWWWWWW');
  });

  test('is answered by the button for withdrawal', async ({ page }) => {
    const play = new PlayPage(page);
    await expect(play.control('withdraw')).toHaveText('Withdraw, takes 1');
    await play.control('withdraw').click();
    await expect(play.turns).toHaveText(['d3-e3W']);
    await play.expectStones('BBBBBBBBB/BBBBBBBBB/BW2WBWBW/WWWWWWWWW/WWWWWWWWW');
  });

  test('is answered by a tap on a stone to take', async ({ page }) => {
    const play = new PlayPage(page);
    await play.point('c3').click();
    await expect(play.turns).toHaveText(['d3-e3W']);
    await play.expectStones('BBBBBBBBB/BBBBBBBBB/BW2WBWBW/WWWWWWWWW/WWWWWWWWW');
  });

  test('is dropped by Escape', async ({ page }) => {
    const play = new PlayPage(page);
    await page.keyboard.press('Escape');
    await expect(play.said).toHaveText('Step not made.');
    await expect(play.control('approach')).toBeHidden();
    await expect(play.status).toHaveText('Choose a point for the stone on d3.');
  });
});

test('a step that captures one way only asks nothing', async ({ page }) => {
  const play = new PlayPage(page);
  await atStart(play);
  await play.point('e2').click();
  await play.point('e3').click();
  await expect(play.turns).toHaveText(['e2-e3A']);
  await expect(play.control('approach')).toBeHidden();
  await expect(play.status).toHaveText('Black to move, and must capture.');
});

test('stones that can move and the points for the chosen one are marked', async ({ page }) => {
  const play = new PlayPage(page);
  await atStart(play);
  await play.expectMarked('movable', ['d2', 'd3', 'e2', 'f2']);
  await play.point('d2').click();
  await play.expectMarked('selected', ['d2']);
  await play.expectMarked('destination', ['e3']);
  await expect(play.said).toHaveText('Stone on d2 chosen. It can go to e3.');
});

test('a chain goes on to the next point and ends by itself when nothing more can be taken', async ({
  page,
}) => {
  const play = new PlayPage(page);
  await at(play, shortChain);
  await play.point('f4').click();
  await play.point('e4').click();
  await expect(play.status).toHaveText(
    'Go on capturing with the stone on e4, or end the capture.',
  );
  await expect(play.turns).toHaveCount(0);
  await play.point('e3').click();
  await expect(play.turns).toHaveText(['f4-e4W-e3A']);
  await play.expectStones('6B2/9/4W4/9/9');
});

test('End capture ends a chain that could go on', async ({ page }) => {
  const play = new PlayPage(page);
  await at(play, shortChain);
  await play.point('f4').click();
  await play.point('e4').click();
  await play.control('end-capture').click();
  await expect(play.said).toContainText('Capture ended.');
  await expect(play.turns).toHaveText(['f4-e4W']);
  await play.expectStones('6B2/4W4/9/4B4/9');
});

test('undo and Escape take back one step of a chain each', async ({ page }) => {
  const play = new PlayPage(page);
  await at(play, longChain);
  for (const point of ['a2', 'a3', 'b3']) await play.point(point).click();
  await play.expectStones('1B7/9/1W7/9/9');
  await play.expectMarked('selected', ['b3']);

  await play.control('undo').click();
  await expect(play.said).toHaveText(/^Step taken back\./);
  await play.expectStones('1B7/9/W1B6/9/9');

  await play.point('a3').focus();
  await page.keyboard.press('Escape');
  await play.expectStones('1B7/B8/2B6/W8/9');
  await play.expectMarked('selected', ['a2']);

  await page.keyboard.press('Escape');
  await expect(play.said).toHaveText('Stone put back.');
  await play.expectMarked('selected', []);
  await expect(play.turns).toHaveCount(0);
});

test('a tap that is refused says why, to eyes and to screen readers', async ({ page }) => {
  const play = new PlayPage(page);
  await atStart(play);
  await expect(play.said).toHaveAttribute('aria-live', 'polite');
  for (const [point, why] of [
    ['a1', 'You must capture, and the stone on a1 cannot. Choose one of the marked stones.'],
    ['e3', 'There is no stone on e3. Choose one of your stones first.'],
    ['e4', 'The stone on e4 is not yours.'],
  ] as const) {
    await play.point(point).click();
    await expect(play.said).toHaveText(why);
    await expect(play.said).toBeInViewport({ ratio: 1 });
  }
});

test('a step that is refused says why', async ({ page }) => {
  const play = new PlayPage(page);
  await at(play, longChain);
  for (const point of ['a2', 'a3', 'b3']) await play.point(point).click();
  for (const [point, why] of [
    ['a3', 'The stone has been on a3 in this turn already.'],
    [
      'c3',
      'The stone may not use the direction from b3 to c3 now: a chain may not go the same way again.',
    ],
    ['i1', 'No line leads from b3 to i1. Stones go one point along a line.'],
    ['b3', 'This stone is capturing. Choose the next point, or end the capture.'],
  ] as const) {
    await play.point(point).click();
    await expect(play.said).toHaveText(why);
  }
});

test('a stone can be dragged to its point', async ({ page }) => {
  const play = new PlayPage(page);
  await atStart(play);
  await play.point('d2').hover();
  await page.mouse.down();
  await play.point('e3').hover();
  await page.mouse.up();
  await expect(play.turns).toHaveText(['d2-e3A']);
});

test('a stone dragged to a wrong point goes back and says why', async ({ page }) => {
  const play = new PlayPage(page);
  await atStart(play);
  await play.point('d2').hover();
  await page.mouse.down();
  await play.point('h1').hover();
  await page.mouse.up();
  await expect(play.said).toHaveText('You must capture, and the stone on h1 cannot. Choose one of the marked stones.');
  await expect(play.turns).toHaveCount(0);
  await play.expectStones('BBBBBBBBB/BBBBBBBBB/BWBW1BWBW/WWWWWWWWW/WWWWWWWWW');
});

test('a dragged stone is seen above all others and follows the finger @touch', async ({ page }) => {
  const play = new PlayPage(page);
  await atStart(play);
  const finger = await page.context().newCDPSession(page);
  const centre = async (point: string) => {
    const box = await play.point(point).boundingBox();
    if (!box) throw new Error(`no point ${point}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const touch = (type: 'touchStart' | 'touchMove', at: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [at] });
  const [from, to] = [await centre('d2'), await centre('e3')];
  await touch('touchStart', from);
  for (const part of [0.25, 0.5, 0.9]) {
    await touch('touchMove', {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    });
  }
  await play.expectMarked('selected', ['d2']);
  // The last thing drawn is the stone, where the finger is, without any ring.
  const dragged = page.locator('.board svg > :last-child');
  await expect(dragged).toHaveClass(/dragged/);
  await expect(dragged.locator('.halo')).toBeHidden();
  const box = await dragged.locator('.stone').boundingBox();
  if (!box) throw new Error('no stone');
  expect(Math.abs(box.x + box.width / 2 - (from.x + (to.x - from.x) * 0.9))).toBeLessThan(2);
  expect(Math.abs(box.y + box.height / 2 - (from.y + (to.y - from.y) * 0.9))).toBeLessThan(2);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(play.turns).toHaveText(['d2-e3A']);
  await expect(page.locator('.dragged')).toHaveCount(0);
  await play.expectStones('BBBBBB1BB/BBBBB1BBB/BWBWWBWBW/WWW1WWWWW/WWWWWWWWW');
});

test('letters and numbers at the rim follow the board', async ({ page }) => {
  const play = new PlayPage(page);
  await atStart(play);
  const rim = page.locator('.board .coordinates text');
  await expect(rim).toHaveText([...'abcdefghi', ...'54321']);
  await play.control('flip').click();
  await expect(rim).toHaveText([...'ihgfedcba', ...'12345']);
  await play.control('upright').click();
  await expect(rim).toHaveText([...'54321', ...'ihgfedcba']);
});

test('a tap finishes the animation', async ({ page }) => {
  const play = new PlayPage(page);
  await page.clock.install();
  await at(play, shortChain);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await play.point('f4').click();
  await play.point('e4').click();
  // Time stands still, so the stone is on its way until somebody taps.
  await expect(page.locator('.board .slide')).toHaveCount(1);
  await play.point('e3').click();
  await expect(play.turns).toHaveText(['f4-e4W-e3A']);
  await play.point('g5').click();
  await expect(page.locator('.board .slide')).toHaveCount(0);
  expect(await play.placement()).toBe('6B2/9/4W4/9/9');
});
