/** Shroud (ACS-1 to ACS-4): a player whose spy is captured may bring back a piece that was captured before. */

import { type Deed, isCaptured, type Position, pieceCount, pieceOn, seatOf, turnOf } from '@flagfall/engine';
import { askDecision, closeDecision, DecisionType, hasReturned, reserveHandleOf, returnAsReserve } from '@flagfall/engine/edition';
import { kindIdOf, kindNumber } from '../../core/deeds.ts';

export const HEAL_QUESTION = 'heal';
export const QUESTIONS = [HEAL_QUESTION] as const;

/** ACS-3: no spy, no bomb, no Apple. */
export const HEALABLE = ['marshal', 'general', 'colonel', 'major', 'captain', 'lieutenant', 'sergeant', 'miner', 'scout'] as const;

/** ACS-4, U-39: both are asked when spy meets spy, and the seat in turn answers first. */
export function askForFallenSpies(position: Position, pieces: readonly number[]): void {
  const seats = pieces
    .filter((piece) => isCaptured(position, piece) && kindIdOf(position, piece) === 'spy')
    .map((piece) => seatOf(position, piece))
    .sort((one) => (one === turnOf(position) ? 1 : -1));
  for (const seat of seats)
    if (canHeal(position, seat)) askDecision(position, DecisionType.FIRST_QUESTION + QUESTIONS.indexOf(HEAL_QUESTION), 1 << seat, 0);
}

/** Whether there is a piece to heal and a square for it. */
export function canHeal(position: Position, seat: number): boolean {
  return HEALABLE.some((kind) => capturedOf(position, seat, kind) >= 0) && freeCells(position, seat).length > 0;
}

/** `afterwards` continues what the capture of the spy interrupted. */
export function healDeed(isHidden: boolean, afterwards: (position: Position) => void): Deed {
  return {
    id: 'heal',
    rule: 'ACS-1',
    when: [HEAL_QUESTION],
    parameters: { cells: 1, kind: true },
    bearers: ['spy'],
    ...(isHidden ? { secret: ['kind'] } : {}),
    isMidTurn: true,
    list(position, seat, list) {
      const cells = freeCells(position, seat);
      for (const kind of HEALABLE)
        if (capturedOf(position, seat, kind) >= 0) for (const cell of cells) list.add(cell, kindNumber(position, kind));
    },
    refuse(position, seat, [cell, number]) {
      const { kinds, board } = position.rules;
      const kind = kinds[number].id;
      if (!HEALABLE.some((one) => one === kind) || capturedOf(position, seat, kind) < 0) return { code: 'notHealable', kind };
      return freeCells(position, seat).includes(cell) ? undefined : { code: 'notFree', cell: board.cells[cell] };
    },
    play(position, seat, [cell, number]) {
      closeDecision(position, 1 << seat);
      const captured = capturedOf(position, seat, position.rules.kinds[number].id);
      returnAsReserve(position, reserveHandleOf(position.rules, seat), captured, cell, !isHidden);
      afterwards(position);
    },
  };
}

/** The first captured piece of a kind, or -1. */
function capturedOf(position: Position, seat: number, kind: string): number {
  for (let piece = 0; piece < pieceCount(position); piece++)
    if (
      isCaptured(position, piece) &&
      !hasReturned(position, piece) &&
      seatOf(position, piece) === seat &&
      kindIdOf(position, piece) === kind
    )
      return piece;
  return -1;
}

/** ACS-2, U-33: the free squares of the row at the seat's edge, or of the next row that has one. */
function freeCells(position: Position, seat: number): readonly number[] {
  const { board, homes } = position.rules;
  const isSouth = board.layout[homes[seat][0]].row === 0;
  for (let n = 0; n < board.rows; n++) {
    const row = isSouth ? n : board.rows - 1 - n;
    const free = Array.from({ length: board.columns }, (_, column) => row * board.columns + column).filter(
      (cell) => !board.obstacle[cell] && pieceOn(position, cell) < 0,
    );
    if (free.length > 0) return free;
  }
  return [];
}
