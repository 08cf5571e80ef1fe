/** A first game of an edition, against the gentlest computer. */

import type { Edition } from '@flagfall/engine';
import { newGameOptions } from '../home/newGame.ts';
import { startGame } from '../home/startGame.ts';

export async function startFirstGame(edition: Edition): Promise<void> {
  await startGame(edition, { opponent: 'computer', level: 1, side: 'red', options: newGameOptions(edition) });
}
