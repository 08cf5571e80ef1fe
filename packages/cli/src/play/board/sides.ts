/** Which cell lies next to another on its screen, and how moves are typed. */

import type { Cell, Rules } from '@flagfall/engine';
import { zoneTowards } from '../map/mapKeys.ts';
import type { Key } from '../terminal/keys.ts';
import { placeOf } from './boardView.ts';

const STEPS: Readonly<Record<string, readonly [number, number]>> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/** The cell that a cursor key leads to, or the same at the edge; undefined when the key is not a cursor key. */
export function cellTowards(rules: Rules, turned: boolean, cell: Cell, key: Key): Cell | undefined {
  const { board } = rules;
  if (!board.straight) return zoneTowards(board, cell, key);
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const here = placeOf({ board, turned }, board.indexOf.get(cell)!);
  return (
    board.cells.find((_, at) => {
      const place = placeOf({ board, turned }, at);
      return place.x === here.x + step[0] && place.y === here.y + step[1];
    }) ?? cell
  );
}

/** A move as people type it: e4e5, e4-e5, e4 e5, key1-key2, move key1 key2. */
export function parseMove(text: string): { readonly from: Cell; readonly to: Cell } | undefined {
  const found = /^(?:move\s+)?([a-z]{1,3}\d{1,2})(?:\s+|[x-])?([a-z]{1,3}\d{1,2})$/.exec(text.trim().toLowerCase());
  return found === null ? undefined : { from: found[1], to: found[2] };
}
