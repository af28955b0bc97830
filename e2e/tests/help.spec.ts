// What helps to see and to decide: hint, replay, flip, upright, settings.

import { expect, test } from '../harness/index.ts';
import { PlayPage } from '../pages/play-page.ts';
import { keepGame } from '../pages/saved-game.ts';

test('the hint is shown on the board and said with its reasons', async ({ page }) => {
  const play = new PlayPage(page);
  await keepGame(page, { opponent: 'person', start: '9/9/2W1B4/9/9 w 0 1' });
  await play.open();
  await play.control('hint').click();
  expect(await play.advice()).toBe('c3-d3A');
  await expect(play.said).toContainText('Advice: c3 to d3.');
  await expect(play.said).toContainText('wins');
  await expect(page.locator('.board .arrow')).toHaveAttribute('d', /^M/);
  // It is advice: nothing has been played.
  await expect(play.turns).toHaveCount(0);
});

test('the last turn is shown again', async ({ page }) => {
  const play = new PlayPage(page);
  await page.clock.install();
  await keepGame(page, { opponent: 'person', turns: ['d3-e3A'] });
  await play.open();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await play.control('replay').click();
  await expect(page.locator('.board .slide')).toHaveCount(1);
  await page.clock.runFor(240);
  await expect(page.locator('.board .ghost')).toHaveCount(1);
  await page.clock.runFor(300);
  await expect(page.locator('.board .ghost')).toHaveCount(0);
  // It is said when the movement is surely over.
  await page.clock.runFor(1_000);
  await expect(play.said).toContainText('White: d3 to e3, approach, takes 1.');
  await expect(play.turns).toHaveText(['d3-e3A']);
});

test('the board can be flipped and set upright, and stays so', async ({ page }) => {
  const play = new PlayPage(page);
  const firstSeen = page.locator('[data-point]').first();
  const rows = play.grid.getByRole('row');
  await play.open();
  await expect(firstSeen).toHaveAttribute('data-point', 'a5');
  await expect(rows).toHaveCount(5);
  await play.control('flip').click();
  await expect(firstSeen).toHaveAttribute('data-point', 'i1');
  await play.control('upright').click();
  await expect(rows).toHaveCount(9);
  await play.reload();
  await expect(rows).toHaveCount(9);
  await play.control('upright').click();
  await play.control('flip').click();
  await expect(firstSeen).toHaveAttribute('data-point', 'a5');
});

test('the settings of the sound stay', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open();
  await play.control('settings').click();
  const sound = play.dialog.getByRole('checkbox', { name: 'Sound' });
  const volume = play.dialog.getByRole('slider', { name: 'Volume' });
  await expect(sound).toBeChecked();
  await volume.fill('20');
  await sound.uncheck();
  await play.control('close').click();
  await play.reload();
  await play.control('settings').click();
  await expect(sound).not.toBeChecked();
  await expect(volume).toHaveValue('20');
});

test('letters act only while the board has the focus', async ({ page }) => {
  const play = new PlayPage(page);
  await keepGame(page, { opponent: 'person', turns: ['d3-e3A'] });
  await play.open();
  await play.control('flip').focus();
  await page.keyboard.press('u');
  await expect(play.turns).toHaveCount(1);
  await play.point('e3').focus();
  await page.keyboard.press('u');
  await expect(play.turns).toHaveCount(0);
});

test('with reduced motion a turn is played all the same', async ({ page }) => {
  const play = new PlayPage(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await keepGame(page, { opponent: 'person' });
  await play.open();
  await play.point('d2').click();
  await play.point('e3').click();
  await expect(play.turns).toHaveText(['d2-e3A']);
  const running = await page.evaluate(() => document.getAnimations().length);
  expect(running).toBe(0);
});
