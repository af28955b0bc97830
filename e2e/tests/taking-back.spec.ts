// Undo and redo between turns.

import { expect, test } from '../harness/index.ts';
import { PlayPage } from '../pages/play-page.ts';
import { openGame, playFirstTurnWithClockStopped } from '../pages/first-turn.ts';

const turns = ['d3-e3A', 'c3-d3A'];

test('at a shared board undo and redo go turn by turn', async ({ page }) => {
  const play = new PlayPage(page);
  await openGame(play, { opponent: 'person', turns });
  await play.control('undo').click();
  await expect(play.turns).toHaveText(['d3-e3A']);
  await expect(play.status).toHaveText('Black to move, and must capture.');
  await play.control('undo').click();
  await expect(play.turns).toHaveCount(0);
  await play.control('redo').click();
  await play.control('redo').click();
  await expect(play.turns).toHaveText(turns);
});

test('against the computer undo goes back to the own turn, and redo brings both again', async ({
  page,
}) => {
  const play = new PlayPage(page);
  await openGame(play, { opponent: 'easy white', turns });
  await play.control('undo').click();
  await expect(play.turns).toHaveCount(0);
  await expect(play.said).toContainText('2 turns taken back.');
  await play.control('redo').click();
  await expect(play.turns).toHaveText(turns);
  await expect(play.root).toHaveAttribute('data-status', 'your-turn');
});

test('undo while the computer thinks stops it', async ({ page }) => {
  const play = new PlayPage(page);
  await playFirstTurnWithClockStopped(play, 'hard white');
  await expect(play.root).toHaveAttribute('data-status', 'thinking');
  await play.control('undo').click();
  await expect(play.root).toHaveAttribute('data-status', 'your-turn');
  await page.clock.runFor(5_000);
  await expect(play.turns).toHaveCount(0);
});

// A control that can do nothing now can be pressed all the same.
const pressedAllTheSame = { force: true };

test('with nothing to take back undo and redo say so', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open();
  await play.control('undo').click(pressedAllTheSame);
  await expect(play.said).toHaveText('There is no turn to take back.');
  await play.control('redo').click(pressedAllTheSame);
  await expect(play.said).toHaveText('There is no turn to play again.');
});
