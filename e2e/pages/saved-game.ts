// Games put into the browser's storage before a page is opened, in the form
// in which the site itself keeps them.

import type { Page } from '@playwright/test';

/** As levels of the computer are kept: the names that three of them have, and numbers. */
export type Level = 'easy' | 'medium' | 'hard' | '1' | '2' | '4' | '5' | '7' | '8' | '9';

/** What is not given takes the usual start, White against a seeded easy computer. */
export interface SavedGame {
  rules?: string;
  /** A position; it must fit the board of the rules. */
  start?: string;
  turns?: string[];
  chain?: string;
  opponent?: 'person' | `${Level} ${'white' | 'black'}`;
  seed?: number;
}

const usualStart = 'BBBBBBBBB/BBBBBBBBB/BWBW1BWBW/WWWWWWWWW/WWWWWWWWW w 0 1';

/** The place in the browser's storage of the game on a board. */
export function placeOf(board = '9x5'): string {
  return `vato.fanorona.${board}`;
}

/** Leaves a game for the page that is opened next on this site. */
export async function keepGame(page: Page, game: SavedGame, base = '/'): Promise<void> {
  const lines = ['vato session 1'];
  if (game.rules) lines.push(`rules ${game.rules}`);
  lines.push(`start ${game.start ?? usualStart}`);
  if (game.turns?.length) lines.push(`turns ${game.turns.join(' ')}`);
  if (game.chain) lines.push(`chain ${game.chain}`);
  lines.push(`opponent ${game.opponent ?? 'easy white'}`, `seed ${game.seed ?? 1}`);
  await keepText(page, lines.join('\n'), boardOf(game.rules), base);
}

/** A game of Kalah, Oware or Congkak, two at one device unless it says otherwise. */
export interface SavedSowing {
  game: 'kalah' | 'oware' | 'congkak';
  rules?: string;
  start: string;
  opponent?: 'person' | `${Level} ${'south' | 'north'}`;
  seed?: number;
}

/** Leaves a game of sowing for the page that is opened next. */
export async function keepSowing(page: Page, saved: SavedSowing): Promise<void> {
  const lines = ['vato session 1', `game ${saved.game}`];
  if (saved.rules) lines.push(`rules ${saved.rules}`);
  lines.push(`start ${saved.start}`, `opponent ${saved.opponent ?? 'person'}`, `seed ${saved.seed ?? 1}`);
  await page.goto('/robots.txt');
  await page.evaluate(
    ([game, size, text]) => {
      localStorage.setItem(`vato.${game}.${size}`, text);
      localStorage.setItem(`vato.${game}.last`, size);
    },
    [saved.game, sizeOf(saved), lines.join('\n')] as const,
  );
}

/** Houses and seeds, as `6x4`: each size has a place of its own. */
function sizeOf({ game, rules = '' }: SavedSowing): string {
  const usual = game === 'congkak' ? { houses: '7', seeds: '7' } : { houses: '6', seeds: '4' };
  const chosen = (key: 'houses' | 'seeds') =>
    new RegExp(`(?:^|,)${key}=(\\d+)`).exec(rules)?.[1] ?? usual[key];
  return `${chosen('houses')}x${chosen('seeds')}`;
}

/** Leaves any text in a board's place. */
export async function keepText(page: Page, text: string, board = '9x5', base = '/'): Promise<void> {
  // A file of the site that runs no script.
  await page.goto(`${base}robots.txt`);
  await page.evaluate(
    ([place, text, board]) => {
      localStorage.setItem(place, text);
      localStorage.setItem('vato.fanorona.last', board);
    },
    [placeOf(board), text, board] as const,
  );
}

function boardOf(rules = ''): string {
  return /(?:^|,)board=(\w+)/.exec(rules)?.[1] ?? '9x5';
}
