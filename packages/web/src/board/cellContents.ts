/** What stands on each cell, as far as the reader can tell; cells carry it in no language, so that a page can be read whatever it speaks. */

import type { Cell } from '@flagfall/engine';
import type { BoardPiece } from './boardTypes.ts';

export type CellContent = 'own' | 'known' | 'hidden';

export function cellContents(pieces: readonly BoardPiece[]): ReadonlyMap<Cell, CellContent> {
  return new Map(pieces.map(({ cell, isOwn, kind }) => [cell, isOwn ? 'own' : kind === undefined ? 'hidden' : 'known']));
}
