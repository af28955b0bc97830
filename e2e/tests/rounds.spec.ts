// A match of rounds of Congkak, from the dialog to its result.

import { expect, test } from '../harness/index.ts';
import { PlayPage } from '../pages/play-page.ts';

test('a match of three rounds is played to its end', async ({ page }) => {
  test.setTimeout(180_000);
  const play = new PlayPage(page);
  // A tap into a movement would only end it.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await play.open('/en/congkak');
  await play.control('new-game').click();
  await choose(play, 'opponent', 'person');
  await choose(play, 'houses', '6');
  await choose(play, 'seeds', '4');
  await choose(play, 'rounds', '3');
  await play.dialog.locator('summary').click();
  await choose(play, 'opening', 'sequential');
  await play.control('start').click();
  await expect(play.status).toHaveText('South to sow.');
  await expect(seeds(play)).resolves.toEqual(row(4, 6, 0, 4, 6, 0));
  await expect(page.getByText('Round 1 of 3', { exact: true })).toBeVisible();

  // Both sow their lowest house that has seeds. What comes of it, `vato apply congkak
  // --rules houses=6,seeds=4,rounds=3` says too, sowing by sowing.
  await sowUntil(play, 'Round 2 begins.');
  await expect(page.locator('.banner')).toHaveText('Round 1 is over: 25–23');
  await expect(page.getByText('Round 2 of 3', { exact: true })).toBeVisible();
  await expect(play.said).toContainText('Round 1 is over: South has 25 seeds, North 23.');
  await expect(play.said).toContainText('1 of North’s houses is burnt.');
  await expect(play.said).toContainText('Round 2 begins. North sows first.');
  await expect(play.status).toHaveText('North to sow.');
  // 25 fill six houses and leave 1 in the store, 23 fill five and leave 3.
  await expect(seeds(play)).resolves.toEqual([4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 0, 3]);
  await expectBurnt(play, 'north-6');

  // The list tells where a round begins, above its first turn.
  const rounds = page.locator('.turn-round');
  await expect(rounds).toHaveCount(0);
  const sown = await play.turns.count();

  await sowUntil(play, 'Round 3 begins.');
  await expect(rounds).toHaveText(['Round 2']);
  await expect(rounds.locator('+ .turn .turn-text')).toHaveText(
    (await play.turns.nth(sown).textContent()) ?? '',
  );
  await expect(play.said).toContainText('Round 2 is over: South has 22 seeds, North 26.');
  await expect(play.said).toContainText('1 of South’s houses is burnt.');
  await expect(play.said).toContainText('Round 3 begins. South sows first.');
  await expect(seeds(play)).resolves.toEqual([4, 4, 4, 4, 4, 0, 2, 4, 4, 4, 4, 4, 4, 2]);
  // North could fill its house again.
  await expectBurnt(play, 'south-6');

  await sowUntil(play, 'has won');
  await expect(play.root).toHaveAttribute('data-status', 'over');
  await expect(play.status).toHaveText(/^South has won, 25 to 23\. .*3 rounds/);
  await play.expectSeeds('south-store', 25);
  await play.expectSeeds('north-store', 23);
  await expect(page.locator('.list-result')).toHaveText('1-0');
  await expect(play.control('rematch')).toBeVisible();
});

async function choose(play: PlayPage, field: string, value: string): Promise<void> {
  await play.dialog.locator(`input[name="${field}"][value="${value}"]`).check();
}

/** So many seeds in so many houses and a store, South's first. */
function row(...parts: [number, number, number, number, number, number]): number[] {
  const [south, count, store, north, others, last] = parts;
  return [...Array(count).fill(south), store, ...Array(others).fill(north), last] as number[];
}

/** The seeds of each pit in sowing order. */
function seeds(play: PlayPage): Promise<number[]> {
  return play.page.locator('[data-pit]').evaluateAll((pits) => {
    const named = new Map(pits.map((pit) => [pit.getAttribute('data-pit'), pit]));
    const order = ['south', 'north'].flatMap((side) =>
      [1, 2, 3, 4, 5, 6, 'store'].map((place) => `${side}-${place}`),
    );
    return order.map((pit) => Number(named.get(pit)?.getAttribute('data-seeds')));
  });
}

/** One house, and no other, is shown burnt, is named so, and is not sown. */
async function expectBurnt(play: PlayPage, house: string): Promise<void> {
  const burnt = play.page.locator('[data-marks~="burnt"]');
  await expect(burnt).toHaveCount(1);
  await expect(burnt).toHaveAttribute('data-pit', house);
  await expect(burnt).toHaveAccessibleName(/burnt/);
  const owner = house.startsWith('south') ? 'south' : 'north';
  await expect(play.page.locator(`.house.${owner}.burnt .ban`)).toBeVisible();
  await burnt.click();
  await expect(burnt).toHaveAttribute('data-seeds', '0');
}

/** Sows the lowest house of whoever's turn it is until something is said; no seed is lost. */
async function sowUntil(play: PlayPage, said: string): Promise<void> {
  const most = 40;
  let before = await seeds(play);
  for (let sown = 0; sown < most; sown++) {
    await play.page.locator('button[data-marks~="sowable"]').evaluateAll((houses) => {
      const number = (house: Element) => Number(house.getAttribute('data-pit')?.split('-')[1]);
      houses.sort((one, other) => number(one) - number(other));
      (houses[0] as HTMLElement | undefined)?.click();
    });
    await expect.poll(() => seeds(play)).not.toEqual(before);
    before = await seeds(play);
    expect(before.reduce((sum, count) => sum + count)).toBe(48);
    if ((await play.said.textContent())?.includes(said)) return;
  }
  throw new Error(`“${said}” was not said within ${most} sowings`);
}
