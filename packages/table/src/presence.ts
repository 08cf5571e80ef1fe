/** Who is there. A person counts as away until their client has connected, a computer never does. */

import type { Seat } from '@flagfall/engine';

export class Attendance {
  readonly #awaySince = new Map<Seat, number>();
  readonly #graceOver = new Set<Seat>();

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

  goAway(seat: Seat, at: number): void {
    this.#awaySince.set(seat, at);
    this.#graceOver.delete(seat);
  }

  comeBack(seat: Seat): void {
    this.#awaySince.delete(seat);
    this.#graceOver.delete(seat);
  }

  endGrace(seat: Seat): void {
    this.#graceOver.add(seat);
  }

  /** The seat is not waited for any more: its grace begins anew when it is. */
  release(seat: Seat): void {
    this.#graceOver.delete(seat);
  }
}
