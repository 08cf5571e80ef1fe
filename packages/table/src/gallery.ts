/** Where the audience sits, some steps behind the game, so that nobody can whisper to a player what has just been shown. A value: each change makes another. */

import type { TableSnapshot, Update } from '@flagfall/protocol';

/** A step as the audience is told it, and as whoever joins the audience then. */
export interface HeldStep {
  readonly told: Update | TableSnapshot;
  readonly whole: TableSnapshot;
}

export class Gallery {
  /** All that the audience may see. */
  readonly shown: TableSnapshot | undefined;
  readonly #delay: number;
  /** What is still held back, oldest first. */
  readonly #held: readonly HeldStep[];

  constructor(delay: number, shown?: TableSnapshot, held: readonly HeldStep[] = []) {
    this.#delay = delay;
    this.shown = shown;
    this.#held = held;
  }

  /** A new step, or the table as it was opened. */
  hold(step: HeldStep): Gallery {
    return this.shown === undefined ? new Gallery(this.#delay, step.whole) : new Gallery(this.#delay, this.shown, [...this.#held, step]);
  }

  /** What the audience may see by now and has not been shown: everything once the game is over. */
  due(isOver: boolean): readonly HeldStep[] {
    return this.#held.slice(0, isOver ? this.#held.length : Math.max(0, this.#held.length - this.#delay));
  }

  /** What is due has been shown. */
  release(isOver: boolean): Gallery {
    const due = this.due(isOver);
    return due.length === 0 ? this : new Gallery(this.#delay, due.at(-1)?.whole, this.#held.slice(due.length));
  }
}
