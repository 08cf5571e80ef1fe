import { type Deed, type Position, pieceOn } from '@flagfall/engine';
import { areAdjacent, closeDecision, showPiece } from '@flagfall/engine/edition';
import { refuseTarget } from '../../core/deeds.ts';
import { CONQUEST_BOARD, isEnemyOf, ZONE_NEIGHBOURS } from '../state/zones.ts';

/** U-75: shows the seat two enemy pieces in neighbouring zones. */
export const look: Deed = {
  id: 'look',
  rule: 'U-75',
  when: ['look'],
  parameters: { cells: 2 },
  isMidTurn: true,
  normalize: ([one, other]) => [Math.min(one, other), Math.max(one, other), 0],
  list(position, seat, list) {
    for (let zone = 0; zone < CONQUEST_BOARD.offBoard; zone++)
      if (isEnemyOf(position, zone, seat))
        for (const next of ZONE_NEIGHBOURS[zone]) if (next > zone && isEnemyOf(position, next, seat)) list.add(zone, next);
  },
  refuse(position, seat, [one, other]) {
    const stranger = refuseTarget(position, seat, one) ?? refuseTarget(position, seat, other);
    if (stranger !== undefined) return stranger;
    const [from, to] = [CONQUEST_BOARD.cells[one], CONQUEST_BOARD.cells[other]];
    return areAdjacent(position.rules.tables, one, other) ? undefined : { code: 'notNeighbours', from, to };
  },
  play(position, seat, [one, other]) {
    closeDecision(position, 1 << seat);
    for (const zone of [one, other]) showPiece(position, pieceOn(position, zone), 1 << seat);
  },
};

export function hasEnemyPair(position: Position, seat: number): boolean {
  for (let zone = 0; zone < CONQUEST_BOARD.offBoard; zone++)
    if (isEnemyOf(position, zone, seat)) for (const next of ZONE_NEIGHBOURS[zone]) if (isEnemyOf(position, next, seat)) return true;
  return false;
}
