// The seats of a game that was just agreed.

import { type Chance, type Seat, shuffled } from '@flagfall/engine';
import type { SeatHolder } from '../store/games/seatHolder.ts';
import type { Person } from '../store/rows.ts';

export interface SeatAssignment {
  readonly seat: Seat;
  readonly sitter: SeatHolder;
}

interface SeatCandidate {
  readonly person: Person;
  readonly name: string;
  readonly bot: boolean;
}

/** Random seats, except for the first player's wish. */
export function assignSeats(
  seats: readonly Seat[],
  people: readonly SeatCandidate[],
  chance: Chance,
  wanted?: Seat,
): readonly SeatAssignment[] {
  const left = shuffled(
    chance,
    seats.filter((seat) => seat !== wanted),
  );
  const inOrder = wanted === undefined ? left : [wanted, ...left];
  return people
    .map((one, index) => ({ seat: inOrder[index], sitter: seatHolderFor(one) }))
    .toSorted((a, b) => seats.indexOf(a.seat) - seats.indexOf(b.seat));
}

export function seatHolderFor({ person, name, bot }: SeatCandidate): SeatHolder {
  return person.type === 'account' ? { ...person, name, ...(bot ? { bot: true } : {}) } : { ...person, name };
}
