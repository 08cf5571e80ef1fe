/**
 * Sword (ACS-10 to ACS-16): a captain strikes two neighbours at once and stays where it is. AUD-8: it may strike one alone; the ordinary attack, with which
 * it advances, is not a deed.
 */

import { type Deed, OUTCOMES, type Position, pieceOn } from '@flagfall/engine';
import { ALL_SEATS, areAdjacent, capturePiece, NO_CELL, type PackedArguments, revealBattle, showPiece } from '@flagfall/engine/edition';
import { cellAtOffset, forEachPiece, isEnemyOn, kindIdOf, outOfReach, refuseCarrier, refuseTarget } from '../../core/deeds.ts';
import { ChainPower, startChain } from './chain.ts';

const BOTH_CAPTURED = OUTCOMES.indexOf('bothCaptured');

export const sword: Deed = {
  id: 'sword',
  rule: 'ACS-10',
  when: ['act'],
  parameters: { cells: 3, cellsMin: 2 },
  bearers: ['captain'],
  isMove: true,
  normalize: ([from, one, other]): PackedArguments => [from, Math.min(one, other), Math.max(one, other)],
  list(position, seat, list) {
    forEachPiece(position, seat, (piece, from) => {
      if (kindIdOf(position, piece) !== 'captain') return;
      const near = neighbours(position, from).filter((cell) => isEnemyOn(position, seat, cell));
      near.forEach((one, index) => {
        for (const other of [...near.slice(index + 1), NO_CELL]) list.add(from, one, other);
      });
    });
  },
  refuse(position, seat, [from, ...targets]) {
    const refusal = refuseCarrier(position, seat, 'sword', from, ['captain']);
    if (refusal !== undefined) return refusal;
    for (const target of named(targets)) {
      const missing = refuseTarget(position, seat, target);
      if (missing !== undefined) return missing;
      if (!areAdjacent(position.rules.tables, from, target)) return outOfReach(position, 'sword', from, target);
    }
    return undefined;
  },
  play(position, _, [from, ...struck]) {
    const targets = named(struck);
    const captain = pieceOn(position, from);
    // ACS-11, U-34: all pieces are revealed first.
    for (const cell of [from, ...targets]) showPiece(position, pieceOn(position, cell), ALL_SEATS);
    const pieces = targets.map((cell) => pieceOn(position, cell));
    if (pieces.every((piece) => kindIdOf(position, piece) === 'captain')) fallTogether(position, captain, pieces);
    else startChain(position, ChainPower.SWORD, captain, targets);
  },
};

function named(cells: readonly number[]): readonly number[] {
  return cells.filter((cell) => cell !== NO_CELL);
}

/** ACS-14: three captains leave the board; AUD-8: two of them, where one was struck alone. */
function fallTogether(position: Position, captain: number, targets: readonly number[]): void {
  for (const target of targets) revealBattle(position, captain, target, BOTH_CAPTURED);
  for (const piece of [captain, ...targets]) capturePiece(position, piece);
}

/** In the order of the board. */
function neighbours(position: Position, cell: number): readonly number[] {
  const around = [
    cellAtOffset(position, cell, 0, -1),
    cellAtOffset(position, cell, -1, 0),
    cellAtOffset(position, cell, 1, 0),
    cellAtOffset(position, cell, 0, 1),
  ];
  return around.filter((next) => next >= 0);
}
