/** Who is there. A person counts as away until their client connects; a computer never is. A value: each change makes another. */

import type { Seat } from '@flagfall/engine';

export class SeatPresence {
  readonly away: readonly Seat[];
  /** Seats whose long absence has been announced. */
  readonly overdue: readonly Seat[];
  readonly #awaySince: ReadonlyMap<Seat, number>;

  constructor(awaySince: ReadonlyMap<Seat, number> = new Map(), overdue: readonly Seat[] = []) {
    this.away = [...awaySince.keys()];
    this.overdue = overdue;
    this.#awaySince = awaySince;
  }

  awaySince(seat: Seat): number | undefined {
    return this.#awaySince.get(seat);
  }

  isOverdue(seat: Seat): boolean {
    return this.overdue.includes(seat);
  }

  /** Starts every grace anew. */
  leave(seats: readonly Seat[], at: number): SeatPresence {
    return new SeatPresence(new Map([...this.#awaySince, ...seats.map((seat) => [seat, at] as const)]), this.#graceWithout(seats));
  }

  return(seat: Seat): SeatPresence {
    return new SeatPresence(new Map([...this.#awaySince].filter(([other]) => other !== seat)), this.#graceWithout([seat]));
  }

  endGrace(seat: Seat): SeatPresence {
    return new SeatPresence(this.#awaySince, [...new Set([...this.overdue, seat])]);
  }

  /** Only these seats are waited for; the grace of the others starts anew when they are. */
  waitFor(seats: readonly Seat[]): SeatPresence {
    return this.overdue.every((seat) => seats.includes(seat))
      ? this
      : new SeatPresence(
          this.#awaySince,
          this.overdue.filter((seat) => seats.includes(seat)),
        );
  }

  #graceWithout(seats: readonly Seat[]): readonly Seat[] {
    return this.overdue.filter((seat) => !seats.includes(seat));
  }
}
