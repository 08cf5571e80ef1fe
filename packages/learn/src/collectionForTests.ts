/** Every puzzle of the collection, for tests. */

import type { Puzzle } from './puzzle.ts';
import { PUZZLE_FAMILY_IDS, puzzlesOf } from './puzzles/index.ts';

export async function wholeCollection(): Promise<readonly Puzzle[]> {
  return (await Promise.all(PUZZLE_FAMILY_IDS.map(puzzlesOf))).flat();
}
