// How long each level takes to reply, in the worker as the page starts it.

import { test } from '../harness/index.ts';
import { EngineWorker } from '../pages/engine-worker.ts';

const starts = {
  fanorona: 'BBBBBBBBB/BBBBBBBBB/BWBW1BWBW/WWWWWWWWW/WWWWWWWWW w 0 1',
  kalah: '<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> s',
  oware: '4-4-4-4-4-4-4-4-4-4-4-4-0-0-S',
  congkak: '<7,0,0,7,7,7,7,7,7,7,7,7,7,7,7,7,7> s',
};
const levels = Array.from({ length: 10 }, (_, at) => at + 1);
/** Plies that a level plays against itself, from the start on. */
const plies = 24;

for (const [game, start] of Object.entries(starts)) {
  test(`replies at ${game}`, async ({ page }) => {
    test.setTimeout(600_000);
    const worker = await EngineWorker.start(page);
    for (const level of levels) {
      const played: string[] = [];
      const took: number[] = [];
      while (played.length < plies) {
        const request = [
          `choose ${played.length + 1}`,
          `game ${game}`,
          'rules ',
          `start ${start}`,
          `plies ${played.join(' ')}`,
          `level ${level}`,
          `seed ${level}`,
        ].join('\n');
        const answer = await worker.ask(request);
        const ply = /\nply (\S+)/.exec(answer.text)?.[1];
        if (!ply) break;
        played.push(ply);
        took.push(answer.took);
      }
      took.sort((one, other) => one - other);
      const [median, longest] = [took[took.length >> 1] ?? NaN, took.at(-1) ?? NaN];
      const ms = (time: number) => `${Math.round(time)} ms`;
      console.log(
        `${game} level ${level}: ${took.length} replies, median ${ms(median)}, longest ${ms(longest)}`,
      );
    }
  });
}
