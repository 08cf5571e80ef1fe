/** Where a game turned: the actions after which the chances were others than before. */

import type { BySeat, Seat } from '@flagfall/engine';

/** What belongs to each seat of all the chances; undefined before anybody has thought. */
export type WinShares = BySeat<number> | undefined;

export interface TurningPoint {
  /** The number of the action. */
  readonly at: number;
  /** The seat that gained most, from which share to which. */
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

const POINTS_MAX = 5;
/** Less is the noise of a short search. */
const LEAST = 0.05;
/** Actions so near to each other are one event. */
const NEAR = 3;

/** Each rates itself by what it knows, so together they rarely make a whole: everyone gets its part of the sum. */
export function winSharesOf(chances: BySeat<number>, seats: readonly Seat[]): WinShares {
  const rated = seats.map((seat) => chances[seat]);
  if (rated.some((chance) => chance === undefined)) return undefined;
  const sum = rated.reduce<number>((total, chance) => total + (chance ?? 0), 0);
  return Object.fromEntries(seats.map((seat, at) => [seat, sum === 0 ? 1 / seats.length : (rated[at] ?? 0) / sum]));
}

/** `shares[n]` is the share after n actions, while the game went on: the end itself is no turning point. One action later both sides have evaluated again. */
export function turningPoints(shares: readonly WinShares[], seats: readonly Seat[]): readonly TurningPoint[] {
  const found = shares.flatMap((_, at): TurningPoint[] => {
    const before = shares[at - 1];
    const after = shares[Math.min(at + 1, shares.length - 1)];
    if (before === undefined || after === undefined) return [];
    const gain = (seat: Seat): number => (after[seat] ?? 0) - (before[seat] ?? 0);
    const [seat] = [...seats].sort((one, other) => gain(other) - gain(one));
    return gain(seat) < LEAST ? [] : [{ at, seat, before: before[seat] ?? 0, after: after[seat] ?? 0 }];
  });
  const chosen: TurningPoint[] = [];
  for (const point of found.sort((one, other) => swingOf(other) - swingOf(one)))
    if (chosen.length < POINTS_MAX && chosen.every(({ at }) => Math.abs(at - point.at) > NEAR)) chosen.push(point);
  return chosen.sort((one, other) => one.at - other.at);
}

function swingOf({ before, after }: TurningPoint): number {
  return after - before;
}
