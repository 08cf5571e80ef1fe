/** Whether the notes and questions of a position from outside can have come about. */

import { isAsking, kindOf, noteOf, type Position, pieceOn, questionsOf, seatOf, turnOf } from '@flagfall/engine';
import { cellBeside, forEachPiece, kindIdOf, WAYS } from '../core/deeds.ts';
import { Chain, Note } from './powers/chain.ts';
import { canHeal } from './powers/shroud.ts';

export function isSound(position: Position): boolean {
  const seats = questionsOf(position).map(({ seats: mask }) => 31 - Math.clz32(mask));
  const areAsked = questionsOf(position).every(
    ({ seats: mask }, at) => mask === 1 << seats[at] && !hasSpy(position, seats[at]) && canHeal(position, seats[at]),
  );
  const isOnce = new Set(seats).size === seats.length;
  const everybody = (1 << position.rules.seats.length) - 1;
  return areAsked && isOnce && noteOf(position, Note.APPLES_USED) <= everybody && isChainSound(position);
}

/** Whoever is asked has lost his spy. */
function hasSpy(position: Position, seat: number): boolean {
  let isThere = false;
  forEachPiece(position, seat, (piece) => {
    isThere ||= kindIdOf(position, piece) === 'spy';
  });
  return isThere;
}

/** A chain waits only for an answer, and knows a power, an attacker and whom it has still to meet. */
function isChainSound(position: Position): boolean {
  const [from, targets, power] = [Note.FROM, Note.TARGETS, Note.POWER].map((note) => noteOf(position, note));
  if (from === 0) return targets === 0 && power === 0;
  if (
    !isAsking(position) ||
    from > position.rules.board.wall ||
    targets > 15 ||
    ![Chain.SWORD, Chain.APPLE].some((known) => known === power)
  )
    return false;
  const attacker = pieceOn(position, from - 1);
  if (attacker < 0 || position.rules.kinds[kindOf(position, attacker)].moves === 'never') return false;
  const isOwn = seatOf(position, attacker) === turnOf(position);
  const isRightAttacker = power === Chain.SWORD ? isOwn && kindIdOf(position, attacker) === 'captain' : !isOwn;
  return isRightAttacker && WAYS.every((way, bit) => !((targets >> bit) & 1) || isTarget(position, from - 1, way, turnOf(position)));
}

/** Sword and Apple both strike at the enemies of the seat in turn. */
function isTarget(position: Position, from: number, { columns, rows }: (typeof WAYS)[number], turn: number): boolean {
  const cell = cellBeside(position, from, columns, rows);
  const piece = cell < 0 ? -1 : pieceOn(position, cell);
  return piece >= 0 && seatOf(position, piece) !== turn;
}
