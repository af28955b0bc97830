// What is drawn on a sowing board can be read: how large and how plain it is,
// which axe does not judge, and that nothing hides it.

import type { Page } from '@playwright/test';
import { expect, test } from '../harness/index.ts';
import { PlayPage } from '../pages/play-page.ts';
import { keepSowing } from '../pages/saved-game.ts';
import { screens } from '../pages/screens.ts';

const smallestText = 10;
const leastContrast = 4.5;

/** Houses' names as they are seen: their size in pixels and contrast to the wood. */
function names(page: Page): Promise<{ name: string; size: number; contrast: number }[]> {
  return page.evaluate(() => {
    const luminance = (colour: string) => {
      const parts = colour.match(/[\d.]+/g)?.slice(0, 3).map(Number) ?? [];
      const [red = 0, green = 0, blue = 0] = parts.map((part) => {
        const value = part / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    return [...document.querySelectorAll<SVGTextElement>('.sowing .name')].map((name) => {
      const wood = name.closest('.sowing');
      if (!wood) throw new Error('a name off the board');
      const { fontSize, fill } = getComputedStyle(name);
      const [dark = 0, light = 0] = [luminance(fill), luminance(getComputedStyle(wood).backgroundColor)].sort(
        (one, other) => one - other,
      );
      return {
        name: name.textContent ?? '',
        size: Number.parseFloat(fontSize) * (name.getScreenCTM()?.a ?? 0),
        contrast: (light + 0.05) / (dark + 0.05),
      };
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the houses' names can be read on every screen: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const enlarged = { 'a desk at four times the size': { width: 320, height: 256 } };
    // Congkak's board has the most houses, and those of the rules are the smallest.
    for (const address of ['/en/congkak', '/en/congkak/rules']) {
      await page.goto(address);
      for (const [screen, viewport] of Object.entries({ ...screens, ...enlarged })) {
        await page.setViewportSize(viewport);
        const seen = await names(page);
        expect(seen.length, `${screen}: ${address}`).toBeGreaterThanOrEqual(14);
        const faint = seen.filter(
          ({ size, contrast }) => size < smallestText || contrast < leastContrast,
        );
        expect(faint, `${screen}: ${address}`).toEqual([]);
      }
    }
  });
}

for (const [screen, viewport] of Object.entries(screens)) {
  test(`on ${screen} what is said big hides no number`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const play = new PlayPage(page);
    await keepSowing(page, { game: 'kalah', start: '<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> s' });
    await play.open('/en/kalah');
    await play.pit('south-3').click();
    await expect(page.locator('.banner')).toHaveText('Sow again!');
    const hidden = await page.evaluate(() => {
      const banner = document.querySelector('.banner')?.getBoundingClientRect();
      if (!banner) throw new Error('no banner');
      return [...document.querySelectorAll('.sowing .plaque')].flatMap((plaque) => {
        const { left, right, top, bottom } = plaque.getBoundingClientRect();
        const apart =
          right <= banner.left || left >= banner.right || bottom <= banner.top || top >= banner.bottom;
        return apart ? [] : [plaque.textContent];
      });
    });
    expect(hidden).toEqual([]);
  });
}
