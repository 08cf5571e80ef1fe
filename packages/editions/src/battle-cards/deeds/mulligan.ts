import type { Deed, Position } from '@flagfall/engine';
import { closeDecision, isAsking, noteOf, packOrder, recordNote, unpackOrder } from '@flagfall/engine/edition';
import { NoteNumber } from '../battle.ts';
import { drawToHand, HAND_SIZE, putUnder } from '../piles.ts';

/** The places of a hand as it was drawn, and every other order of them. */
const PLACES: readonly number[] = Array.from({ length: HAND_SIZE }, (_, place) => place + 1);
const ORDERS = permutations(PLACES).map(packOrder);

/**
 * BC-4, U-29: all three cards or none, once, decided by both at the same time; only then the choices become public. AUD-5: a seat that takes new cards
 * chooses in which order the old ones go under the pile.
 */
export const mulligan: Deed = {
  id: 'mulligan',
  rule: 'BC-4',
  when: ['mulligan'],
  parameters: { yes: true, order: HAND_SIZE },
  secret: ['yes', 'order'],
  isMidTurn: true,
  isPreparation: true,
  list(_, __, list) {
    list.add(0);
    for (const order of ORDERS) list.add(1, order);
  },
  play(position, seat, [yes, order]) {
    recordNote(position, NoteNumber.REDRAW + seat, redrawNote(yes, order));
    closeDecision(position, 1 << seat);
    if (!isAsking(position)) for (let each = 0; each < position.rules.seats.length; each++) redraw(position, each);
  },
};

/** Whether a seat takes new cards, and above that in which order the old ones go. */
function redrawNote(yes: number, order: number): number {
  return yes | (order << 1);
}

/** Whether a note of a position from outside is a possible answer. */
export function isRedrawConsistent(note: number): boolean {
  return note === 0 || ORDERS.some((order) => note === redrawNote(1, order));
}

function redraw(position: Position, seat: number): void {
  const note = noteOf(position, NoteNumber.REDRAW + seat);
  if (note === 0) return;
  recordNote(position, NoteNumber.REDRAW + seat, 0);
  const order = note >> 1;
  const left = [...PLACES];
  for (const place of order === 0 ? PLACES : unpackOrder(order)) {
    const at = left.indexOf(place);
    putUnder(position, seat, at);
    left.splice(at, 1);
  }
  for (let card = 0; card < HAND_SIZE; card++) drawToHand(position, seat);
}

function permutations(things: readonly number[]): readonly (readonly number[])[] {
  if (things.length === 0) return [[]];
  return things.flatMap((first) => permutations(things.filter((other) => other !== first)).map((others) => [first, ...others]));
}
