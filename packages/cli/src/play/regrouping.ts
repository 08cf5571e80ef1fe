/** The pieces that are being rearranged, and how an answer to `rearrange` is read. */

import type { Board, Cell, View } from '@flagfall/engine';

/**
 * The zones whose pieces change places, in the order of the board: an answer names the goal of the first, of the second and of the third. Every answer
 * names all of them, in whatever order the view lists the answers; with two pieces an answer names its last zone twice.
 */
export function regroupedZones({ deeds }: Pick<View, 'deeds'>, { indexOf }: Board): readonly Cell[] {
  const { cells = [] } = deeds.find(({ deed }) => deed === 'rearrange') ?? {};
  return [...new Set(cells)].sort((one, other) => indexOf.get(one)! - indexOf.get(other)!);
}
