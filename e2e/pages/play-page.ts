// The play page as its reader finds it.

import { expect, type Locator, type Page } from '@playwright/test';

/** What a control does, as the page names it. */
export type Action =
  | 'undo'
  | 'redo'
  | 'hint'
  | 'end-capture'
  | 'approach'
  | 'withdraw'
  | 'flip'
  | 'upright'
  | 'replay'
  | 'new-game'
  | 'rematch'
  | 'resign'
  | 'offer-draw'
  | 'accept-draw'
  | 'decline-draw'
  | 'settings'
  | 'load'
  | 'copy-position'
  | 'copy-game'
  | 'first'
  | 'earlier'
  | 'later'
  | 'live'
  | 'close'
  | 'confirm'
  | 'start'
  | 'open'
  | 'play-here'
  | 'try-again'
  | 'dismiss'
  | 'swap'
  | 'skip';

export class PlayPage {
  /** Holds the state of the game in `data-status`. */
  readonly root: Locator;
  /** One line: whose turn it is, what to choose, or the result. */
  readonly status: Locator;
  /** The live region. */
  readonly said: Locator;
  /** What the house looked at would do. */
  readonly preview: Locator;
  /** Draws that are near. */
  readonly warnings: Locator;
  /** What the page says about itself: damaged games, other tabs, bad links. */
  readonly notice: Locator;
  /** The finished turns, in notation. */
  readonly turns: Locator;
  readonly grid: Locator;
  /** The dialog that is open. */
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.root = page.locator('.play');
    this.status = page.locator('.status-line');
    this.said = page.locator('.said');
    this.preview = page.locator('.preview');
    this.warnings = page.locator('.warnings');
    this.notice = page.locator('.play-notice');
    this.turns = page.locator('.turn-text');
    this.grid = page.getByRole('grid');
    this.dialog = page.locator('dialog[open]');
  }

  /** Opens the page and waits until the board answers. */
  async open(address = '/en/fanorona', query: Record<string, string> = {}): Promise<void> {
    const search = new URLSearchParams(query).toString();
    await this.page.goto(search ? `${address}?${search}` : address);
    await this.awake();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.awake();
  }

  async awake(): Promise<void> {
    await expect(this.root).toHaveAttribute('data-status', /^(?!starting)/);
  }

  /** A house or a store of a sowing board: `south-3`, `north-store`. */
  pit(name: string): Locator {
    return this.page.locator(`[data-pit="${name}"]`);
  }

  /** Waits until a pit, the sowing over, holds so many seeds. */
  async expectSeeds(name: string, seeds: number): Promise<void> {
    await expect(this.pit(name)).toHaveAttribute('data-seeds', String(seeds));
  }

  /** A point, house or store. */
  place(name: string): Locator {
    return this.page.locator(`[data-point="${name}"], [data-pit="${name}"]`);
  }

  point(name: string): Locator {
    return this.page.locator(`[data-point="${name}"]`);
  }

  control(action: Action): Locator {
    return this.page.locator(`[data-action="${action}"]`).filter({ visible: true });
  }

  /** Waits until these points, and no others, carry the mark. */
  async expectMarked(mark: string, points: string[]): Promise<void> {
    await expect.poll(() => this.marked(mark), { message: mark }).toEqual(points);
  }

  private async marked(mark: string): Promise<string[]> {
    const points = await this.page
      .locator(`[data-marks~="${mark}"]`)
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-point') ?? ''));
    return points.sort();
  }

  /** The stones as seen from White's side, written as in a position. */
  async placement(): Promise<string> {
    const stones = await this.page.locator('[data-point]').evaluateAll((buttons) =>
      buttons.map((button) => [
        button.getAttribute('data-point') ?? '',
        button.getAttribute('data-stone') ?? '',
      ]),
    );
    const ranks = new Map<string, Map<string, string>>();
    for (const [point, stone] of stones as [string, string][]) {
      const rank = ranks.get(point.slice(1)) ?? new Map<string, string>();
      rank.set(point.slice(0, 1), stone);
      ranks.set(point.slice(1), rank);
    }
    const ordered = [...ranks].sort(([one], [other]) => other.localeCompare(one));
    const letters: Record<string, string> = { white: 'W', black: 'B', none: '.' };
    return ordered
      .map(([, rank]) => {
        const files = [...rank].sort(([one], [other]) => one.localeCompare(other));
        const row = files.map(([, stone]) => letters[stone] ?? '?').join('');
        return row.replace(/\.+/g, (gap) => String(gap.length));
      })
      .join('/');
  }

  /** Waits until the board, its animation over, shows these stones. */
  async expectStones(placement: string): Promise<void> {
    await expect.poll(() => this.placement()).toBe(placement);
  }

  /** Waits for a person's turn or the end of the game. */
  async settled(): Promise<'your-turn' | 'over'> {
    await expect(this.root).toHaveAttribute('data-status', /^(your-turn|over)$/, {
      timeout: 20_000,
    });
    return (await this.root.getAttribute('data-status')) as 'your-turn' | 'over';
  }

  /** The turn that the computer advises, in notation. */
  async advice(): Promise<string> {
    await expect(this.said).toHaveAttribute('data-turn', /.+/, { timeout: 20_000 });
    return (await this.said.getAttribute('data-turn')) as string;
  }
}
