// A first turn of White's that takes one stone, and what the clock has to do with
// the answer to it.

import type { PlayPage } from './play-page.ts';
import { keepGame, type SavedGame } from './saved-game.ts';

/** Opens a game that is kept in the browser. */
export async function openGame(play: PlayPage, game: SavedGame): Promise<void> {
  await keepGame(play.page, game);
  await play.open();
}

/** Plays `d2-e3A`. */
export async function playFirstTurn(play: PlayPage): Promise<void> {
  await play.point('d2').click();
  await play.point('e3').click();
}

/**
 * Plays the first turn while the page's clock stands still: the computer never
 * answers before its time, so it goes on thinking until the clock is set going.
 */
export async function playFirstTurnWithClockStopped(
  play: PlayPage,
  opponent: SavedGame['opponent'],
): Promise<void> {
  await play.page.clock.install();
  await openGame(play, { opponent });
  await play.page.clock.pauseAt(Date.now() + 3_600_000);
  await playFirstTurn(play);
}
