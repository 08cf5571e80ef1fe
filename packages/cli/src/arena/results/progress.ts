/** The progress of a contest: on a terminal a bar that is redrawn, otherwise a line now and then. */

import type { CommandIo } from '../../io.ts';

const BAR_WIDTH = 20;
/** The shortest time between two drawings of the bar, and between two lines, in milliseconds. */
const REDRAW_MS = 100;
const LINE_MS = 5000;

export class ProgressBar {
  readonly #io: CommandIo;
  readonly #total: number;
  readonly #now: () => number;
  #told: number;

  constructor(io: CommandIo, total: number, now: () => number = () => performance.now()) {
    this.#io = io;
    this.#total = total;
    this.#now = now;
    this.#told = now();
  }

  /** Shows the number of games played and the score so far. */
  tell(done: number, score: () => string): void {
    const { redraw } = this.#io;
    if (this.#now() - this.#told < (redraw === undefined ? LINE_MS : REDRAW_MS)) return;
    this.#told = this.#now();
    if (redraw === undefined) this.#io.error(score());
    else redraw(`${barText(done / this.#total)} ${done}/${this.#total} ${score()}`);
  }

  /** Prints a line above the bar. */
  note(line: string): void {
    this.#io.redraw?.('');
    this.#io.error(line);
  }

  /** Removes the bar. */
  end(): void {
    this.#io.redraw?.('');
  }
}

export function barText(share: number): string {
  const full = Math.floor(share * BAR_WIDTH);
  return `[${'#'.repeat(full)}${'.'.repeat(BAR_WIDTH - full)}]`;
}
