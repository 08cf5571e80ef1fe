import { closeDecision, type Deed, isAsking, noteOf, type Position, takeNote } from '@flagfall/engine';
import { Note } from '../battle.ts';
import { draw, HAND_SIZE, putUnder } from '../piles.ts';

/** BC-4, U-29: all three cards or none, once, decided by both at the same time; only then anybody sees who did. */
export const mulligan: Deed = {
  id: 'mulligan',
  rule: 'BC-4',
  when: ['mulligan'],
  takes: { yes: true },
  secret: ['yes'],
  isPart: true,
  isPreparation: true,
  list(_, __, list) {
    list.add(0);
    list.add(1);
  },
  play(position, seat, [yes]) {
    takeNote(position, Note.REDRAW + seat, yes);
    closeDecision(position, 1 << seat);
    if (!isAsking(position)) for (let each = 0; each < position.rules.seats.length; each++) redraw(position, each);
  },
};

function redraw(position: Position, seat: number): void {
  if (noteOf(position, Note.REDRAW + seat) === 0) return;
  takeNote(position, Note.REDRAW + seat, 0);
  for (let card = 0; card < HAND_SIZE; card++) putUnder(position, seat, 0);
  for (let card = 0; card < HAND_SIZE; card++) draw(position, seat);
}
