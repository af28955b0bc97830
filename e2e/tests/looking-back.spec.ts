// The list of turns, and the game as text in and out.

import { expect, test } from '../harness/index.ts';
import { PlayPage } from '../pages/play-page.ts';
import { keepGame } from '../pages/saved-game.ts';

const turns = ['d3-e3A', 'c3-d3A'];
const afterFirst = 'BBBBBBBBB/BBBBBBBBB/BWB1W1WBW/WWWWWWWWW/WWWWWWWWW';
const start = 'BBBBBBBBB/BBBBBBBBB/BWBW1BWBW/WWWWWWWWW/WWWWWWWWW';

async function afterTwoTurns(play: PlayPage): Promise<void> {
  await keepGame(play.page, { opponent: 'person', turns });
  await play.open();
}

test('a turn of the list leads to its position and back', async ({ page }) => {
  const play = new PlayPage(page);
  await afterTwoTurns(play);
  await play.turns.first().click();
  await expect(play.status).toHaveText('You are looking at the position after 1 turn.');
  await play.expectStones(afterFirst);
  await expect(play.turns.first()).toHaveAttribute('aria-current', 'true');

  await play.point('a1').click();
  await expect(play.said).toHaveText('This is an earlier position. Go back to the game to play on.');

  await play.control('first').click();
  await play.expectStones(start);
  await play.control('later').click();
  await play.expectStones(afterFirst);
  await play.control('live').first().click();
  await expect(play.root).toHaveAttribute('data-status', 'your-turn');
  await expect(play.turns).toHaveText(turns);
});

test.describe('with leave to use the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the position shown is copied', async ({ page }) => {
    const play = new PlayPage(page);
    await afterTwoTurns(play);
    await play.turns.first().click();
    await play.control('copy-position').click();
    await expect(play.said).toHaveText('Position copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${afterFirst} b 0 1`);
  });

  test('the game is copied as a record that can be pasted again', async ({ page }) => {
    const play = new PlayPage(page);
    await afterTwoTurns(play);
    await play.control('copy-game').click();
    await expect(play.said).toHaveText('Game copied.');
    const record = await page.evaluate(() => navigator.clipboard.readText());
    expect(record).toContain('[Game "fanorona"]');
    expect(record).toMatch(/1\. d3-e3A c3-d3A/);

    await play.control('undo').click();
    await expect(play.turns).toHaveCount(1);
    await play.control('load').click();
    await play.dialog.getByRole('textbox').fill(record);
    await play.control('open').click();
    await play.control('confirm').click();
    await expect(play.turns).toHaveText(turns);
  });
});

test('where the browser forbids copying the text is shown to be copied by hand', async ({
  page,
}) => {
  const play = new PlayPage(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
  });
  await afterTwoTurns(play);
  await play.control('copy-position').click();
  await expect(play.dialog).toContainText(
    'The browser does not allow copying here. Select the text and copy it yourself.',
  );
  await expect(play.dialog.getByRole('textbox')).toHaveValue(/^BBBBBBBBB\//);
});

test('a pasted position is loaded', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open();
  await play.control('load').click();
  await play.dialog.getByRole('textbox').fill('9/9/2W1B4/9/9 w');
  await play.control('open').click();
  await expect(play.dialog).toHaveCount(0);
  await play.expectStones('9/9/2W1B4/9/9');
  await expect(play.said).toContainText('Loaded.');
});

test('a pasted game is loaded after a question when another is in progress', async ({ page }) => {
  const play = new PlayPage(page);
  await afterTwoTurns(play);
  await play.control('load').click();
  await play.dialog.getByRole('textbox').fill('1. e2-e3A');
  await play.control('open').click();
  await expect(
    page.getByRole('alertdialog', { name: 'Leave the game on the board and load another?' }),
  ).toBeVisible();
  await play.control('confirm').click();
  await expect(play.turns).toHaveText(['e2-e3A']);
});

for (const [what, text, fault] of [
  [
    'a letter that is no stone',
    'BBBBBBBBB/BBBBXBBBB/9/9/9 w',
    '“X” in rank 4 of the position: a rank is made of W, B and the digits 1 to 9 for empty points.',
  ],
  [
    'the wrong number of ranks',
    'BBBBBBBBB/9/9 w',
    /^The position has 3 ranks, but the board has 5\. /,
  ],
  [
    'no side to move',
    '9/9/2W1B4/9/9',
    'The position lacks the side to move: add w or b after the ranks.',
  ],
  [
    'a turn that cannot be played',
    '1. a1-b1',
    'White’s turn 1, “a1-b1”, cannot be played. You must capture, and the stone on a1 cannot. Choose one of the marked stones.',
  ],
  [
    'a tag without its end',
    '[Rules "board=9x5"',
    'Line 1: a tag is written [Name "value"].',
  ],
  ['nothing', '   ', 'There is nothing to load: paste a position or a game record.'],
] as const) {
  test(`a pasted text with ${what} gives one clear line and changes nothing`, async ({ page }) => {
    const play = new PlayPage(page);
    await afterTwoTurns(play);
    await play.control('load').click();
    await play.dialog.getByRole('textbox').fill(text);
    await play.control('open').click();
    await expect(play.dialog.getByRole('alert')).toHaveText(fault);
    await expect(play.dialog.getByRole('textbox')).toHaveValue(text);
    await play.control('close').click();
    await expect(play.turns).toHaveText(turns);
  });
}
