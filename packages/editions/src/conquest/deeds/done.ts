import type { Deed } from '@flagfall/engine';
import { noteOf, recordNote } from '@flagfall/engine/edition';
import { NoteNumber } from '../state/notes.ts';

/** U-72: after the compulsory move a player may skip the others. */
export const done: Deed = {
  id: 'done',
  rule: 'U-72',
  when: ['act'],
  parameters: {},
  isMidTurn: true,
  list(position, _, list) {
    if (noteOf(position, NoteNumber.MUST) === 0) list.add(0);
  },
  refuse: (position) => (noteOf(position, NoteNumber.MUST) === 0 ? undefined : { code: 'moveFirst' }),
  play(position) {
    recordNote(position, NoteNumber.MOVES, 0);
  },
};
