/** The contents of each cell, as far as the reader can tell. The attributes are the same in every language, so that tests can read a page in any of them. */

import type { Cell } from '@flagfall/engine';
import type { BoardPiece } from './boardTypes.ts';

export type CellContent = 'own' | 'known' | 'hidden';

export function cellContents(pieces: readonly BoardPiece[]): ReadonlyMap<Cell, CellContent> {
  return new Map(pieces.map(({ cell, isOwn, kind }) => [cell, isOwn ? 'own' : kind === undefined ? 'hidden' : 'known']));
}
