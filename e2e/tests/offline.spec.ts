// Once opened, the site plays without a network and without its server.

import type { Page } from '@playwright/test';
import { FileServer, expect, test } from '../harness/index.ts';
import type { Problems } from '../harness/problems.ts';
import { Server } from '../harness/program.ts';
import { PlayPage } from '../pages/play-page.ts';

/** Opens the page, has the site kept, ends its server, and plays. */
async function playWithoutServer(
  page: Page,
  address: string,
  problems: Problems,
  end: () => Promise<void>,
): Promise<PlayPage> {
  problems.allow(/net::ERR_/);
  const play = new PlayPage(page);
  await play.open(address);
  await expect(page.locator('#offline-ready')).toHaveText('Ready without a network', {
    timeout: 30_000,
  });
  await end();
  await expect(page.request.get(address)).rejects.toThrow(/ECONNREFUSED/);

  await play.reload();
  await play.point('d2').click();
  await play.point('e3').click();
  await expect(play.turns).toHaveCount(2, { timeout: 20_000 });
  await expect(play.turns.first()).toHaveText('d2-e3A');
  await play.control('hint').click();
  await play.advice();
  return play;
}

/** Reads the rules, then goes over to a language in which no page has been opened. */
async function goOnInTurkish(page: Page, play: PlayPage): Promise<void> {
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('summary', { hasText: 'Language' }).click();
  await page.getByRole('link', { name: 'Türkçe' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Vato' }).click();
  await page.getByRole('link', { name: 'Oyununa devam et' }).click();
  await play.awake();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(play.turns).toHaveCount(2);
  await play.control('hint').click();
  await expect(play.said).toContainText('Öneri:');
}

test('the exported site plays after its server has ended', async ({
  page,
  exportedSite,
  problems,
}) => {
  const address = `${exportedSite.base}en/fanorona/`;
  const play = await playWithoutServer(page, address, problems, () => exportedSite.stop());
  await goOnInTurkish(page, play);
});

test('the served site plays after its server has ended', async ({ page, problems }) => {
  const server = await Server.start();
  const address = `${server.origin}/en/fanorona`;
  const play = await playWithoutServer(page, address, problems, () => server.stop());
  await goOnInTurkish(page, play);
});

test('a link with a position opens without a network too', async ({
  page,
  exportedFolder,
  problems,
}) => {
  problems.allow(/net::ERR_/);
  const site = await FileServer.start(exportedFolder, '/vato/');
  const play = new PlayPage(page);
  await play.open(`${site.base}en/fanorona/`);
  await expect(page.locator('#offline-ready')).toHaveText('Ready without a network', {
    timeout: 30_000,
  });
  await site.stop();
  await play.open(`${site.base}en/fanorona/`, { position: '9/9/2W1B4/9/9 w' });
  await play.expectStones('9/9/2W1B4/9/9');
  // As somebody types an address; a file server would add the slash.
  await page.goto(`${site.base}en/kalah`);
  await expect(page).toHaveURL(`${site.base}en/kalah/`);
  await expect(page.getByRole('grid')).toBeVisible();
});
