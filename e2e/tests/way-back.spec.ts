// The browser's way back: on a phone it is the key that closes things.

import { expect, test } from '../harness/index.ts';
import { PlayPage } from '../pages/play-page.ts';

test('it closes an open dialog, and leaves the page when none is open @everywhere', async ({
  page,
}) => {
  const play = new PlayPage(page);
  await page.goto('/en/');
  await play.open('/en/kalah');
  for (const action of ['new-game', 'settings', 'load'] as const) {
    await play.control(action).click();
    await expect(play.dialog).toBeVisible();
    await page.goBack();
    await expect(play.dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/en\/kalah$/);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/$/);
});

test('a dialog that was closed otherwise leaves no step to go back over', async ({ page }) => {
  const play = new PlayPage(page);
  await page.goto('/en/');
  await play.open('/en/fanorona');
  for (const action of ['settings', 'new-game', 'resign'] as const) {
    await play.control(action).click();
    await expect(play.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(play.dialog).toHaveCount(0);
  }
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/en\/$/);
});

test('a link within the page is a step of its own', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open('/en/oware');
  await play.control('settings').click();
  await page.keyboard.press('Escape');
  await expect(play.dialog).toHaveCount(0);
  await page.locator('.skip-link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/oware#/);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/oware$/);
  await expect(play.root).toBeVisible();
});
