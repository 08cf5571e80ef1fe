/** CQ-40 to CQ-47: flags that change hands. */

import { ENDINGS, type Position } from '@flagfall/engine';
import { endGame, noteOf, recordNote } from '@flagfall/engine/edition';
import { ask, hasDeparted, NoteNumber } from './notes.ts';

const FLAG_CAPTURED = ENDINGS.indexOf('flagCaptured');

/** Whether a seat's own flag stands on the board. */
export function hasFlag(position: Position, seat: number): boolean {
  return noteOf(position, NoteNumber.FLAG + seat) === 0;
}

/** How many flags count for a seat: its own on the board, and those it holds. */
export function flagsOf(position: Position, seat: number): number {
  return heldBy(position, seat).length + (hasFlag(position, seat) ? 1 : 0);
}

/** CQ-45: a seat has captured the flag of another. */
export function captureFlag(position: Position, captor: number, loser: number): void {
  const prize = [loser, ...heldBy(position, loser)];
  const isRecovered = prize.includes(captor);
  // Only a seat with a flag on the board holds flags: (1) and (2) the captor, (3) else the seat that holds the captor's flag.
  const holder = isRecovered || hasFlag(position, captor) ? captor : noteOf(position, NoteNumber.FLAG + captor) - 1;
  for (const flag of prize) if (flag !== captor) recordNote(position, NoteNumber.FLAG + flag, holder + 1);
  if (isRecovered) ask(position, 'plant', captor);
  else winIfLast(position);
}

/** CQ-46: the only seat with a flag on the board has won, if it has not left. */
export function winIfLast(position: Position): void {
  const owners = [...position.rules.seats.keys()].filter((seat) => hasFlag(position, seat));
  if (owners.length === 1 && !hasDeparted(position, owners[0])) endGame(position, FLAG_CAPTURED, 1 << owners[0]);
}

function heldBy(position: Position, holder: number): readonly number[] {
  return [...position.rules.seats.keys()].filter((seat) => noteOf(position, NoteNumber.FLAG + seat) === holder + 1);
}
