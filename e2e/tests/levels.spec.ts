// How well the computer plays is chosen on one slider; three of the levels have a
// name and a button that moves the slider there.

import type { Locator, Page } from '@playwright/test';
import { axeViolations, expect, test } from '../harness/index.ts';
import { playFirstTurn } from '../pages/first-turn.ts';
import { PlayPage } from '../pages/play-page.ts';
import { keepGame, keepSowing, type Level } from '../pages/saved-game.ts';
import { screens } from '../pages/screens.ts';

const levels: readonly Level[] = ['1', '2', 'easy', '4', '5', 'medium', '7', '8', '9', 'hard'];

class LevelField {
  readonly slider: Locator;

  constructor(private readonly play: PlayPage) {
    this.slider = play.dialog.getByRole('slider', { name: 'Level', exact: true });
  }

  button(name: 'Easy' | 'Medium' | 'Hard'): Locator {
    return this.play.dialog.getByRole('button', { name, exact: true });
  }

  /** Waits until slider, buttons and explanation all tell of the same level. */
  async expectLevel(number: number, told: string, explained: RegExp): Promise<void> {
    await expect(this.slider).toHaveValue(String(number));
    await expect(this.slider).toHaveAttribute('aria-valuetext', told);
    await expect(this.slider).toHaveAccessibleDescription(explained);
    await expect(this.play.dialog.locator('.level-now')).toContainText(told);
    for (const [name, of] of [
      ['Easy', 3],
      ['Medium', 6],
      ['Hard', 10],
    ] as const) {
      const pressed = String(of === number);
      await expect(this.button(name), name).toHaveAttribute('aria-pressed', pressed);
    }
  }
}

async function openDialog(page: Page, address = '/en/fanorona'): Promise<[PlayPage, LevelField]> {
  const play = new PlayPage(page);
  await play.open(address);
  await play.control('new-game').click();
  return [play, new LevelField(play)];
}

test('by mouse: the buttons move the slider, and the slider leaves them', async ({ page }) => {
  const [play, level] = await openDialog(page);
  await level.expectLevel(6, '6, medium', /a few turns ahead/);
  await level.button('Easy').click();
  await level.expectLevel(3, '3, easy', /Sees captures/);
  const box = await level.slider.boundingBox();
  if (!box) throw new Error('no slider');
  const middle = box.y + box.height / 2;
  await page.mouse.click(box.x + 2, middle);
  await level.expectLevel(1, '1', /at random/);
  await page.mouse.move(box.x + 8, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 2, middle, { steps: 5 });
  await level.expectLevel(10, '10, hard', /as well as it can/);
  await page.mouse.up();
  await play.control('start').click();
  await expect(page.locator('.player[data-side="black"]')).toContainText('Computer, hard');
});

test('by touch on a small phone: all of it is in reach @touch', async ({ page }) => {
  await page.setViewportSize(screens['a small phone']);
  const play = new PlayPage(page);
  await play.open('/en/kalah');
  await play.control('new-game').tap();
  const level = new LevelField(play);
  for (const part of [level.slider, level.button('Easy'), level.button('Hard')]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    const box = await part.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.5);
  }
  await expect(play.control('start')).toBeInViewport({ ratio: 1 });
  await level.button('Easy').tap();
  await level.expectLevel(3, '3, easy', /Sees captures/);
  const box = await level.slider.boundingBox();
  if (!box) throw new Error('no slider');
  await page.touchscreen.tap(box.x + box.width - 3, box.y + box.height / 2);
  await level.expectLevel(10, '10, hard', /as well as it can/);
  await play.control('start').tap();
  await expect(page.locator('.player[data-side="north"]')).toContainText('Computer, hard');
});

test('by keys alone, and a reload keeps it', async ({ page }) => {
  const [play, level] = await openDialog(page);
  await level.slider.press('ArrowLeft');
  await level.slider.press('ArrowLeft');
  await level.expectLevel(4, '4', /Sees captures/);
  await page.keyboard.press('Home');
  await level.expectLevel(1, '1', /at random/);
  await page.keyboard.press('End');
  await level.expectLevel(10, '10, hard', /as well as it can/);
  await page.keyboard.press('ArrowDown');
  await level.expectLevel(9, '9', /further ahead/);
  await page.keyboard.press('Enter');
  await expect(play.dialog).toHaveCount(0);
  const black = page.locator('.player[data-side="black"]');
  await expect(black).toContainText('Computer, level 9');
  await play.reload();
  await expect(black).toContainText('Computer, level 9');
  await play.control('new-game').click();
  await level.expectLevel(9, '9', /further ahead/);
});

test('against a person there is no level to choose', async ({ page }) => {
  const [play, level] = await openDialog(page);
  await play.dialog.getByRole('radio', { name: 'Two at this device' }).check();
  await expect(level.slider).toBeHidden();
  await play.control('start').click();
  await play.control('new-game').click();
  await expect(level.slider).toBeHidden();
  await play.dialog.getByRole('radio', { name: 'Computer', exact: true }).check();
  await level.expectLevel(6, '6, medium', /a few turns ahead/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });
    test('axe finds nothing at a level without a name', async ({ page }) => {
      for (const [address, name, told] of [
        ['/en/oware', 'Level', '5'],
        ['/tr/congkak', 'Seviye', '5'],
      ] as const) {
        const [play] = await openDialog(page, address);
        const slider = play.dialog.getByRole('slider', { name, exact: true });
        await slider.press('ArrowLeft');
        await expect(slider).toHaveAttribute('aria-valuetext', told);
        expect(await axeViolations(page), address).toEqual([]);
      }
    });
  });
}

test('the record of a game names the level in the page’s language', async ({ page }) => {
  for (const [lang, name] of [
    ['en', 'Computer, level 8'],
    ['tr', 'Bilgisayar, 8. seviye'],
  ] as const) {
    await keepGame(page, { opponent: '8 white' });
    const play = new PlayPage(page);
    // Where the browser does not let it copy, the page shows the text.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await play.open(`/${lang}/fanorona`);
    await expect(page.locator('.player[data-side="black"]')).toContainText(name);
    await play.control('copy-game').click();
    await expect(play.dialog.locator('textarea')).toHaveValue(new RegExp(`\\[Black "${name}"\\]`));
  }
});

test('the engine is asked to play at the chosen level', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      if (typeof message === 'string') asked.push(message);
      post.call(this, message);
    };
  });
  const [play, level] = await openDialog(page);
  await level.slider.press('ArrowRight');
  await play.control('start').click();
  await playFirstTurn(play);
  await expect(play.turns).toHaveCount(2);
  const asked = () => page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
  const choose = (await asked()).filter((request) => request.startsWith('choose '));
  expect(choose).toHaveLength(1);
  expect(choose[0]?.split('\n')).toContain('level 7');
});

test('each level answers at Fanorona', async ({ page }) => {
  test.setTimeout(120_000);
  const play = new PlayPage(page);
  for (const level of levels) {
    await keepGame(page, { opponent: `${level} white` });
    await play.open();
    await playFirstTurn(play);
    await expect(play.turns, level).toHaveCount(2, { timeout: 20_000 });
    expect(await play.settled(), level).toBe('your-turn');
  }
});

test('each level answers at Kalah', async ({ page }) => {
  test.setTimeout(120_000);
  const play = new PlayPage(page);
  for (const level of levels) {
    await keepSowing(page, {
      game: 'kalah',
      start: '<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> s',
      opponent: `${level} south`,
    });
    await play.open('/en/kalah');
    await play.pit('south-1').click();
    await expect(play.turns, level).toHaveCount(2, { timeout: 20_000 });
    expect(await play.settled(), level).toBe('your-turn');
  }
});
