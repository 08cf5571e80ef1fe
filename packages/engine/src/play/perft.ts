/** Counts the leaves of the tree of legal moves: how move generation is checked. */

import { seededChance } from '../chance.ts';
import { actionCount, type Position } from '../position/position.ts';
import { intentsMax, listIntents, play, rewind } from './play.ts';

/** The number of lines of exactly `depth` legal moves; a game that ends earlier is no line. Draws and shuffles count with one outcome. */
export function perft(position: Position, depth: number): number {
  if (depth === 0) return 1;
  const moves = new Int32Array(intentsMax(position));
  const count = listIntents(position, moves);
  if (depth === 1) return count;
  const actions = actionCount(position);
  let lines = 0;
  for (let i = 0; i < count; i++) {
    play(position, moves[i], seededChance('perft'));
    lines += perft(position, depth - 1);
    rewind(position, actions);
  }
  return lines;
}
