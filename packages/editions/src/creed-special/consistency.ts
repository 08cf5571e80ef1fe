/** Whether the notes and questions of a position from outside are possible. */

import { kindOf, type Position, pieceOn, seatOf, turnOf } from '@flagfall/engine';
import { isAsking, noteOf, questionsOf } from '@flagfall/engine/edition';
import { cellAtOffset, DIRECTIONS, forEachPiece, kindIdOf } from '../core/deeds.ts';
import { ChainPower, NoteNumber } from './powers/chain.ts';
import { canHeal } from './powers/shroud.ts';

export function isConsistent(position: Position): boolean {
  const seats = questionsOf(position).map(({ seats: mask }) => 31 - Math.clz32(mask));
  const areAsked = questionsOf(position).every(
    ({ seats: mask }, at) => mask === 1 << seats[at] && !hasSpy(position, seats[at]) && canHeal(position, seats[at]),
  );
  const isOnce = new Set(seats).size === seats.length;
  const everybody = (1 << position.rules.seats.length) - 1;
  return areAsked && isOnce && noteOf(position, NoteNumber.APPLES_USED) <= everybody && isChainSound(position);
}

/** A seat that is asked has lost its spy. */
function hasSpy(position: Position, seat: number): boolean {
  let isThere = false;
  forEachPiece(position, seat, (piece) => {
    isThere ||= kindIdOf(position, piece) === 'spy';
  });
  return isThere;
}

/** A chain waits only for an answer, and has a power, an attacker and targets left. */
function isChainSound(position: Position): boolean {
  const [from, targets, power] = [NoteNumber.FROM, NoteNumber.TARGETS, NoteNumber.POWER].map((note) => noteOf(position, note));
  if (from === 0) return targets === 0 && power === 0;
  if (
    !isAsking(position) ||
    from > position.rules.board.offBoard ||
    targets > 15 ||
    ![ChainPower.SWORD, ChainPower.APPLE].some((known) => known === power)
  )
    return false;
  const attacker = pieceOn(position, from - 1);
  if (attacker < 0 || position.rules.kinds[kindOf(position, attacker)].moves === 'never') return false;
  const isOwn = seatOf(position, attacker) === turnOf(position);
  const isRightAttacker = power === ChainPower.SWORD ? isOwn && kindIdOf(position, attacker) === 'captain' : !isOwn;
  return isRightAttacker && DIRECTIONS.every((way, bit) => !((targets >> bit) & 1) || isTarget(position, from - 1, way, turnOf(position)));
}

/** Sword and Apple both strike at the enemies of the seat in turn. */
function isTarget(position: Position, from: number, { columns, rows }: (typeof DIRECTIONS)[number], turn: number): boolean {
  const cell = cellAtOffset(position, from, columns, rows);
  const piece = cell < 0 ? -1 : pieceOn(position, cell);
  return piece >= 0 && seatOf(position, piece) !== turn;
}
