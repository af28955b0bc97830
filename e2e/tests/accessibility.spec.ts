// axe finds nothing on any page, in either theme, with any dialog open; and
// what axe cannot judge.

import { axeViolations, expect, test } from '../harness/index.ts';
import { PlayPage } from '../pages/play-page.ts';
import { keepGame } from '../pages/saved-game.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    for (const lang of ['en', 'tr']) {
      test(`axe finds nothing on the pages: ${lang} @everywhere`, async ({ page, problems }) => {
        problems.allow(/status of 404/);
        const play = new PlayPage(page);
        await play.open(`/${lang}/fanorona`);
        expect(await axeViolations(page)).toEqual([]);
        for (const game of ['kalah', 'oware', 'congkak']) {
          await play.open(`/${lang}/${game}`);
          expect(await axeViolations(page), game).toEqual([]);
          await page.goto(`/${lang}/${game}/rules`);
          expect(await axeViolations(page), `${game} rules`).toEqual([]);
        }
        for (const address of [`/${lang}/`, `/${lang}/fanorona/rules`, `/${lang}/nowhere`]) {
          await page.goto(address);
          expect(await axeViolations(page), address).toEqual([]);
        }
      });
    }

    test('axe finds nothing in the middle of a game @everywhere', async ({ page }) => {
      const play = new PlayPage(page);
      await keepGame(page, { opponent: 'person', turns: ['d3-e3A', 'c3-d3A'] });
      await play.open();
      expect(await axeViolations(page), 'between turns').toEqual([]);
      await play.turns.first().click();
      expect(await axeViolations(page), 'looking back').toEqual([]);

      await keepGame(page, { opponent: 'person' });
      await play.open();
      await play.point('d3').click();
      await play.point('e3').click();
      await expect(play.control('approach')).toBeVisible();
      expect(await axeViolations(page), 'approach or withdraw').toEqual([]);

      await keepGame(page, { opponent: 'person', start: '6B2/5WB2/9/4B4/9 w 0 1' });
      await play.open();
      await play.point('f4').click();
      await play.point('e4').click();
      await expect(play.control('end-capture')).toBeVisible();
      expect(await axeViolations(page), 'in a chain').toEqual([]);

      await play.control('resign').click();
      await play.control('confirm').click();
      await expect(play.root).toHaveAttribute('data-status', 'over');
      expect(await axeViolations(page), 'over').toEqual([]);
    });

    test('axe finds nothing with a dialog open @everywhere', async ({ page }) => {
      const play = new PlayPage(page);
      await keepGame(page, { opponent: 'person', turns: ['d3-e3A'] });
      await play.open();
      for (const action of ['new-game', 'settings', 'load', 'resign'] as const) {
        await play.control(action).click();
        await expect(play.dialog).toBeVisible();
        for (const details of await play.dialog.locator('summary').all()) await details.click();
        expect(await axeViolations(page), action).toEqual([]);
        if (action === 'load') {
          await play.control('open').click();
          await expect(play.dialog.getByRole('alert')).not.toBeEmpty();
          expect(await axeViolations(page), 'a wrong text').toEqual([]);
        }
        await page.keyboard.press('Escape');
        await expect(play.dialog).toHaveCount(0);
      }
    });

    test('axe finds nothing in the menus and notices', async ({ page }) => {
      const play = new PlayPage(page);
      await play.open('/en/fanorona', { position: 'wrong' });
      await expect(play.notice).not.toBeEmpty();
      for (const menu of ['Language', 'Theme']) {
        await page.locator('summary', { hasText: menu }).click();
        expect(await axeViolations(page), menu).toEqual([]);
      }
    });
  });
}

test('every point has a name that says what is there and what can be done', async ({ page }) => {
  const play = new PlayPage(page);
  await keepGame(page, { opponent: 'person' });
  await play.open();
  await expect(play.point('d2')).toHaveAccessibleName('d2, white stone, can move');
  await expect(play.point('e4')).toHaveAccessibleName('e4, black stone');
  await expect(play.point('e3')).toHaveAccessibleName('e3, empty');
  await play.point('d3').click();
  await expect(play.point('d3')).toHaveAccessibleName('d3, white stone, chosen');
  await expect(play.point('e3')).toHaveAccessibleName('e3, empty, can go here');
  await play.point('e3').click();
  await expect(play.point('f3')).toHaveAccessibleName('f3, black stone, taken by approach');
  await expect(play.point('c3')).toHaveAccessibleName('c3, black stone, taken by withdrawal');
});

test('the board is one stop for Tab, and arrows move as the board is seen', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open();
  await expect(page.locator('[data-point][tabindex="0"]')).toHaveCount(1);
  await play.point('e3').focus();
  for (const [key, point] of [
    ['ArrowUp', 'e4'],
    ['ArrowLeft', 'd4'],
    ['Home', 'a4'],
    ['ArrowLeft', 'a4'],
    ['PageDown', 'a1'],
    ['ArrowDown', 'a1'],
    ['End', 'i1'],
    ['PageUp', 'i5'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(play.point(point), key).toBeFocused();
  }
  await play.control('flip').click();
  await play.point('e3').focus();
  await page.keyboard.press('ArrowUp');
  await expect(play.point('e2')).toBeFocused();
});

test('the focus comes back to the control that opened a dialog', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open();
  for (const action of ['new-game', 'settings', 'load'] as const) {
    await play.control(action).focus();
    await page.keyboard.press('Enter');
    await expect(play.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(play.control(action)).toBeFocused();
  }
});

test('the focus stays on the board while stones come and go', async ({ page }) => {
  const play = new PlayPage(page);
  await keepGame(page, { opponent: 'person', start: '6B2/5WB2/9/4B4/9 w 0 1' });
  await play.open();
  await play.point('f4').focus();
  for (const keys of [
    ['Enter'],
    ['ArrowLeft', 'Enter'],
    ['ArrowDown', 'Enter'],
  ]) {
    for (const key of keys) await page.keyboard.press(key);
  }
  await expect(play.turns).toHaveText(['f4-e4W-e3A']);
  await expect(play.point('e3')).toBeFocused();
});
