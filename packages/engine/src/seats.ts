/** Seats: the places at the table. Players are a list, never a pair. */

export const SEATS = ['red', 'blue', 'green', 'gold'] as const;
export type Seat = (typeof SEATS)[number];
export type BySeat<T> = Readonly<Partial<Record<Seat, T>>>;
/** Whose eyes a view is for. */
export type Viewer = Seat | 'audience';

/** A seat inside the engine is its index in SEATS. */
export function seatIndex(seat: Seat): number {
  return SEATS.indexOf(seat);
}

export function isSeat(text: string): text is Seat {
  return (SEATS as readonly string[]).includes(text);
}

/** The seats of every mask, made once so that playing a move allocates no lists. */
const SEATS_IN: readonly (readonly Seat[])[] = Array.from({ length: 1 << SEATS.length }, (_, mask) =>
  SEATS.filter((__, index) => (mask >> index) & 1),
);

/** The seats of a mask with one bit for each. */
export function seatsIn(mask: number): readonly Seat[] {
  return SEATS_IN[mask];
}

export function seatMask(seats: readonly Seat[]): number {
  return seats.reduce((mask, seat) => mask | (1 << seatIndex(seat)), 0);
}
