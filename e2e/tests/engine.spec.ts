// The engine in the browser thinks exactly what the native one does.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../harness/index.ts';
import { EngineWorker } from '../pages/engine-worker.ts';

// What the native engine finds, which its own test compares it with.
const record = join(import.meta.dirname, '../../crates/engine/tests/data/bench.txt');
// No limit, as natively: only the depth of each position ends its search.
const nodes = 2n ** 64n - 1n;

test('in wasm the engine finds the same turns with the same node counts as natively', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const worker = await EngineWorker.start(page);
  const reply = await worker.ask(`bench 7\nnodes ${nodes}`);
  const found = reply.text.split('\n').slice(1).map((line) => line.replace(/^line /, ''));
  const expected = (await readFile(record, 'utf8')).trim().split('\n');
  // Twenty positions of Fanorona and twelve of the games of sowing.
  expect(expected).toHaveLength(32);
  expect(found).toEqual(expected);
});
