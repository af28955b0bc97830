// What every test file imports: Playwright's `test` with a running site.

import { test as base, expect } from '@playwright/test';
import { FileServer } from './file-server.ts';
import { Problems } from './problems.ts';
import { Server, exportSite, remove } from './program.ts';

export { axeViolations } from './axe.ts';
export { FileServer } from './file-server.ts';
export { expect };

interface PerTest {
  /** Fails the test afterwards when the browser complained. */
  problems: Problems;
  /** The exported site on a plain file server in a subfolder; can be stopped. */
  exportedSite: FileServer;
}

interface PerWorker {
  /** `vato serve`; its address is the base of every relative address. */
  server: Server;
  /** The folder of `vato export`. */
  exportedFolder: string;
}

export const test = base.extend<PerTest, PerWorker>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  exportedFolder: [
    async ({}, use) => {
      const folder = await exportSite();
      await use(folder);
      await remove(folder);
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.origin),

  problems: [
    async ({ context }, use) => {
      const problems = new Problems();
      context.on('page', (page) => problems.watch(page));
      await use(problems);
      expect(problems.list, 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],

  exportedSite: async ({ exportedFolder }, use) => {
    const site = await FileServer.start(exportedFolder, '/games/vato/');
    await use(site);
    await site.stop();
  },
});
