/** Clairvoyance (CWS-10, CWS-11): a 10 or a 9 shows itself and learns the kind of an enemy piece at most two steps away. */

import { type Deed, type Position, pieceOn } from '@flagfall/engine';
import { ALL_SEATS, showPiece } from '@flagfall/engine/edition';
import { cellAtOffset, forEachPiece, isEnemyOn, kindIdOf, outOfReach, refuseCarrier, refuseTarget } from '../../core/deeds.ts';
import { isUnblocked } from './lineOfSight.ts';

const SEERS = ['marshal', 'general'];
/** D-60: one or two steps, which may turn a corner. */
const STEPS = [-2, -1, 0, 1, 2].flatMap((columns) =>
  [-2, -1, 0, 1, 2].filter((rows) => [1, 2].includes(Math.abs(columns) + Math.abs(rows))).map((rows) => ({ columns, rows })),
);

export function clairvoyanceDeed(isBlocked: boolean): Deed {
  const sees = (position: Position, from: number, columns: number, rows: number): boolean =>
    !isBlocked || hasWay(position, from, columns, rows);
  return {
    id: 'clairvoyance',
    rule: 'CWS-10',
    when: ['act'],
    parameters: { cells: 2 },
    bearers: SEERS,
    list(position, seat, list) {
      forEachPiece(position, seat, (piece, from) => {
        if (!SEERS.includes(kindIdOf(position, piece))) return;
        for (const { columns, rows } of STEPS) {
          const cell = cellAtOffset(position, from, columns, rows);
          if (cell >= 0 && isEnemyOn(position, seat, cell) && sees(position, from, columns, rows)) list.add(from, cell);
        }
      });
    },
    refuse(position, seat, [from, target]) {
      const refusal = refuseCarrier(position, seat, 'clairvoyance', from, SEERS) ?? refuseTarget(position, seat, target);
      if (refusal !== undefined) return refusal;
      const isNear = STEPS.some(
        ({ columns, rows }) => cellAtOffset(position, from, columns, rows) === target && sees(position, from, columns, rows),
      );
      return isNear ? undefined : outOfReach(position, 'clairvoyance', from, target);
    },
    play(position, seat, [from, target]) {
      showPiece(position, pieceOn(position, from), ALL_SEATS);
      showPiece(position, pieceOn(position, target), 1 << seat);
    },
  };
}

/** Whether a path of two steps leads over a free square. */
function hasWay(position: Position, from: number, columns: number, rows: number): boolean {
  if (Math.abs(columns) + Math.abs(rows) < 2) return true;
  const between: (readonly [number, number])[] =
    columns !== 0 && rows !== 0
      ? [
          [columns, 0],
          [0, rows],
        ]
      : [[columns / 2, rows / 2]];
  return between.some(([east, north]) => isUnblocked(position, cellAtOffset(position, from, east, north)));
}
