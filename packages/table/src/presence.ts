/** Who is there. A person counts as away until their client has connected, a computer never does. A value: each change makes another. */

import type { Seat } from '@flagfall/engine';

export class Attendance {
  readonly #awaySince: ReadonlyMap<Seat, number>;
  readonly #graceOver: ReadonlySet<Seat>;

  constructor(awaySince: ReadonlyMap<Seat, number> = new Map(), graceOver: ReadonlySet<Seat> = new Set()) {
    this.#awaySince = awaySince;
    this.#graceOver = graceOver;
  }

  get away(): readonly Seat[] {
    return [...this.#awaySince.keys()];
  }

  /** Seats whose absence has been told to be long. */
  get overdue(): readonly Seat[] {
    return [...this.#graceOver];
  }

  awaySince(seat: Seat): number | undefined {
    return this.#awaySince.get(seat);
  }

  isOverdue(seat: Seat): boolean {
    return this.#graceOver.has(seat);
  }

  /** The grace of each begins anew. */
  goAway(seats: readonly Seat[], at: number): Attendance {
    return new Attendance(new Map([...this.#awaySince, ...seats.map((seat) => [seat, at] as const)]), this.#graceWithout(seats));
  }

  comeBack(seat: Seat): Attendance {
    return new Attendance(new Map([...this.#awaySince].filter(([other]) => other !== seat)), this.#graceWithout([seat]));
  }

  endGrace(seat: Seat): Attendance {
    return new Attendance(this.#awaySince, new Set([...this.#graceOver, seat]));
  }

  /** Only these seats are waited for: the grace of the others begins anew when they are. */
  waitFor(seats: readonly Seat[]): Attendance {
    const others = this.overdue.filter((seat) => !seats.includes(seat));
    return others.length === 0 ? this : new Attendance(this.#awaySince, this.#graceWithout(others));
  }

  #graceWithout(seats: readonly Seat[]): ReadonlySet<Seat> {
    return new Set(this.overdue.filter((seat) => !seats.includes(seat)));
  }
}
