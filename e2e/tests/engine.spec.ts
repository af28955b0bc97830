// The engine in the browser thinks exactly what the native one does.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../harness/index.ts';
import { PlayPage } from '../pages/play-page.ts';

// What the native engine finds, which its own test compares it with.
const record = join(import.meta.dirname, '../../crates/engine/tests/data/bench.txt');
// No limit, as natively: only the depth of each position ends its search.
const nodes = 2n ** 64n - 1n;

test('in wasm the engine finds the same turns with the same node counts as natively', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const files: Record<string, string> = {};
  page.on('request', (request) => {
    const name = /\/(engine-worker|worker|worker_bg)-[0-9a-f]+\.\w+$/.exec(request.url())?.[1];
    if (name) files[name] = request.url();
  });
  const play = new PlayPage(page);
  await play.open();
  await play.control('hint').click();
  await play.advice();

  const reply = await page.evaluate(
    ({ start, glue, wasm, request }) =>
      new Promise<string>((resolve, reject) => {
        const worker = new Worker(start, { type: 'module' });
        worker.onerror = (event) => reject(new Error(event.message));
        worker.onmessage = ({ data }) => {
          if (/^(bench|failed) /.test(data)) resolve(data);
        };
        worker.postMessage({ glue, wasm });
        worker.postMessage(request);
      }),
    {
      start: files['engine-worker'] ?? '',
      glue: files['worker'] ?? '',
      wasm: files['worker_bg'] ?? '',
      request: `bench 7\nnodes ${nodes}`,
    },
  );
  const found = reply.split('\n').slice(1).map((line) => line.replace(/^line /, ''));
  const expected = (await readFile(record, 'utf8')).trim().split('\n');
  // Twenty positions of Fanorona and twelve of the games of sowing.
  expect(expected).toHaveLength(32);
  expect(found).toEqual(expected);
});
