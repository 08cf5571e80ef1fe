// Who gets which seat of a game that has just been agreed.

import { type Chance, type Seat, shuffled } from '@flagfall/engine';
import type { Person } from '../store/rows.ts';
import type { Sitter } from '../store/sitter.ts';

export interface Seated {
  readonly seat: Seat;
  readonly sitter: Sitter;
}

interface Arriving {
  readonly person: Person;
  readonly name: string;
  readonly bot: boolean;
}

/** Seats for everybody by lot, but for the first of them who may have asked for one. */
export function seatAll(seats: readonly Seat[], people: readonly Arriving[], chance: Chance, wanted?: Seat): readonly Seated[] {
  const left = shuffled(
    chance,
    seats.filter((seat) => seat !== wanted),
  );
  const inOrder = wanted === undefined ? left : [wanted, ...left];
  return people
    .map((one, index) => ({ seat: inOrder[index], sitter: sitterFor(one) }))
    .toSorted((a, b) => seats.indexOf(a.seat) - seats.indexOf(b.seat));
}

export function sitterFor({ person, name, bot }: Arriving): Sitter {
  return person.type === 'account' ? { ...person, name, ...(bot ? { bot: true } : {}) } : { ...person, name };
}
