// The three ways in which people play: mouse, touch, and the keyboard alone.

import { expect } from '@playwright/test';
import type { Action, PlayPage } from './play-page.ts';
import { readTurn } from './notation.ts';

export interface Hand {
  /** Touches a point or a house. */
  tap(place: string): Promise<void>;
  /** Uses a control. */
  use(action: Action): Promise<void>;
}

export class Mouse implements Hand {
  constructor(private readonly play: PlayPage) {}

  async tap(place: string): Promise<void> {
    await this.play.place(place).click();
  }

  async use(action: Action): Promise<void> {
    await this.play.control(action).click();
  }
}

export class Finger implements Hand {
  constructor(private readonly play: PlayPage) {}

  async tap(place: string): Promise<void> {
    await this.play.place(place).tap();
  }

  async use(action: Action): Promise<void> {
    await this.play.control(action).tap();
  }
}

/** Tab, arrows, Enter and letters; nothing that points. */
export class Keyboard implements Hand {
  private readonly letters: Partial<Record<Action, string>> = {
    approach: 'a',
    'end-capture': 'e',
    flip: 'f',
    hint: 'h',
    replay: 'l',
    redo: 'r',
    undo: 'u',
    withdraw: 'w',
  };

  constructor(private readonly play: PlayPage) {}

  async tap(place: string): Promise<void> {
    if (place.startsWith('south-')) await this.moveToHouse(place);
    else await this.moveTo(place);
    await this.key('Enter');
  }

  async use(action: Action): Promise<void> {
    const letter = this.letters[action];
    if (!letter) throw new Error(`no letter for ${action}`);
    await this.enterBoard();
    await this.key(letter);
  }

  /** By arrows, on a board seen from White's side. */
  async moveTo(point: string): Promise<void> {
    const here = await this.enterBoard();
    const right = point.charCodeAt(0) - here.charCodeAt(0);
    const up = Number(point.slice(1)) - Number(here.slice(1));
    for (let i = 0; i < Math.abs(right); i++) await this.key(right > 0 ? 'ArrowRight' : 'ArrowLeft');
    for (let i = 0; i < Math.abs(up); i++) await this.key(up > 0 ? 'ArrowUp' : 'ArrowDown');
    await expect(this.play.point(point)).toBeFocused();
  }

  /** By arrows to one of South's houses, on a sowing board seen from South's side. */
  private async moveToHouse(house: string): Promise<void> {
    await this.enterBoard();
    // The rows and the stores lie one below the other for the keys.
    for (let i = 0; i < 4; i++) await this.key('ArrowDown');
    for (let i = 0; i < 4 && !/^south-\d+$/.test((await this.focusedPlace()) ?? ''); i++) {
      await this.key('ArrowUp');
    }
    const here = (await this.focusedPlace()) ?? '';
    const right = Number(house.split('-')[1]) - Number(here.split('-')[1]);
    for (let i = 0; i < Math.abs(right); i++) await this.key(right > 0 ? 'ArrowRight' : 'ArrowLeft');
    await expect(this.play.pit(house)).toBeFocused();
  }

  /** By Tab; the place that has the focus then. */
  private async enterBoard(): Promise<string> {
    const stops = 60;
    for (let i = 0; i < stops; i++) {
      const here = await this.focusedPlace();
      if (here) return here;
      await this.key('Tab');
    }
    throw new Error(`the board cannot be reached with ${stops} presses of Tab`);
  }

  private focusedPlace(): Promise<string | null> {
    return this.play.page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.getAttribute('data-point') ?? focused?.getAttribute('data-pit') ?? null;
    });
  }

  private key(key: string): Promise<void> {
    return this.play.page.keyboard.press(key);
  }
}

/** Plays a turn given in notation, step by step, and waits until it is played. */
export async function playTurn(play: PlayPage, hand: Hand, text: string): Promise<void> {
  const { from, steps } = readTurn(text);
  const before = await play.turns.count();
  await hand.tap(from);
  for (const { to, kind } of steps) {
    await hand.tap(to);
    if (await play.control('approach').isVisible()) {
      await hand.use(kind === 'approach' ? 'approach' : 'withdraw');
    }
  }
  if (await play.control('end-capture').isVisible()) await hand.use('end-capture');
  await expect
    .poll(() => play.turns.count(), { message: `${text} is played` })
    .toBeGreaterThan(before);
}

/**
 * Plays the person's side by the computer's own advice until the game is over;
 * returns how many turns that took.
 */
export async function playByAdvice(play: PlayPage, hand: Hand, limit: number): Promise<number> {
  for (let played = 0; played <= limit; played++) {
    if ((await play.settled()) === 'over') return played;
    await hand.use('hint');
    await playTurn(play, hand, await play.advice());
  }
  throw new Error(`not over after ${limit} turns`);
}

/** The house of South's that a sowing names, by number or by letter: `south-3`. */
export function southHouse(sowing: string): string {
  const number = Number.parseInt(sowing, 10);
  return `south-${Number.isNaN(number) ? sowing.toUpperCase().charCodeAt(0) - 64 : number}`;
}

/** Sows for South by the computer's own advice until the game is over. */
export async function sowByAdvice(play: PlayPage, hand: Hand, limit: number): Promise<void> {
  for (let sown = 0; sown <= limit; sown++) {
    if ((await play.settled()) === 'over') return;
    await hand.use('hint');
    await hand.tap(southHouse(await play.advice()));
  }
  throw new Error(`not over after ${limit} sowings`);
}
