// Every way in which a game ends, and what is said before a draw.

import { expect, test } from '../harness/index.ts';
import { PlayPage } from '../pages/play-page.ts';
import { keepGame } from '../pages/saved-game.ts';

for (const [how, position, from, to, result] of [
  [
    'all stones are taken',
    '9/9/2W1B4/9/9 w',
    'c3',
    'd3',
    'You have won: the computer has no stones left.',
  ],
  [
    'the other side cannot move',
    '9/9/WW7/W8/BWW6 w',
    'b3',
    'b2',
    'You have won: the computer cannot move.',
  ],
  [
    'fifty turns in a row took nothing',
    'B8/9/9/9/8W w 49 60',
    'i1',
    'h1',
    'The game is drawn: 50 turns in a row took nothing.',
  ],
] as const) {
  test(`the game is over when ${how}`, async ({ page }) => {
    const play = new PlayPage(page);
    await play.open('/en/fanorona', { position });
    await play.point(from).click();
    await play.point(to).click();
    await expect(play.root).toHaveAttribute('data-status', 'over');
    await expect(play.status).toHaveText(result);
    await expect(play.said).toContainText(result);
    // Heard whole, but not seen twice.
    await expect(play.said.locator('.visually-hidden')).toHaveText(result);
    await play.point(to).click();
    await expect(play.said).toHaveText('The game is over.');
  });
}

test('the computer’s win is said as such', async ({ page }) => {
  const play = new PlayPage(page);
  // White moves away, Black can take the last stone.
  await keepGame(page, { opponent: 'easy white', start: '9/9/9/2B6/W7B b 0 1' });
  await play.open();
  await play.settled();
  await expect(play.status).toHaveText(/^(Your turn, with White\.|The computer has won: you have no stones left\.)/);
});

test('the game is over when the same position occurs for the third time', async ({ page }) => {
  const play = new PlayPage(page);
  await keepGame(page, {
    opponent: 'person',
    start: 'B8/9/9/9/8W w 0 1',
    turns: ['i1-h1', 'a5-b5', 'h1-i1', 'b5-a5', 'i1-h1', 'a5-b5', 'h1-i1'],
  });
  await play.open();
  await play.point('b5').click();
  await play.point('a5').click();
  await expect(play.status).toHaveText(
    'The game is drawn: the same position occurred for the third time.',
  );
  await expect(page.locator('.list-result')).toHaveText('1/2-1/2');
});

test('a draw by repetition is announced before it comes', async ({ page }) => {
  const play = new PlayPage(page);
  await keepGame(page, {
    opponent: 'person',
    start: 'B8/9/9/9/8W w 0 1',
    turns: ['i1-h1', 'a5-b5', 'h1-i1'],
  });
  await play.open();
  await expect(play.warnings).toHaveText('');
  await play.point('b5').click();
  await play.point('a5').click();
  const warning = 'This position has now occurred twice. The next time, the game is drawn.';
  await expect(play.warnings).toHaveText(warning);
  await expect(play.said).toContainText(warning);
});

test('a draw by quiet turns is announced ten turns before it comes', async ({ page }) => {
  const play = new PlayPage(page);
  await keepGame(page, { opponent: 'person', start: 'B8/9/9/9/8W w 39 60' });
  await play.open();
  await expect(play.warnings).toHaveText('');
  await play.point('i1').click();
  await play.point('h1').click();
  const warning = '10 more turns without a capture, and the game is drawn.';
  await expect(play.warnings).toHaveText(warning);
  await expect(play.said).toContainText(warning);
});

test('where stalemate is a draw it is said so', async ({ page }) => {
  const play = new PlayPage(page);
  await keepGame(page, {
    opponent: 'person',
    rules: 'stalemate=draw',
    start: '9/9/WW7/W8/BWW6 w 0 1',
  });
  await play.open();
  await play.point('b3').click();
  await play.point('b2').click();
  await expect(play.status).toHaveText('The game is drawn: Black cannot move.');
});
