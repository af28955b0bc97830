import { expect, test } from '../harness/index.ts';

test('the first page opens on a board @everywhere', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/en\/$/);
  await page.getByRole('link', { name: 'Play Kalah' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('the exported first page opens on a board', async ({ page, exportedSite }) => {
  await page.goto(exportedSite.base);
  await expect(page).toHaveURL(/\/games\/vato\/en\/$/);
  await page.getByRole('link', { name: 'Play Kalah' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});
