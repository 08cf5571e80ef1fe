/** Where the audience sits, some steps behind the game, so that nobody can whisper to a player what has just been shown. A value: each change makes another. */

import type { Update } from '@flagfall/protocol';

export class Gallery {
  /** The newest that the audience may see. */
  readonly shown: Update | undefined;
  readonly #delay: number;
  /** What is still held back, oldest first. */
  readonly #held: readonly Update[];

  constructor(delay: number, shown?: Update, held: readonly Update[] = []) {
    this.#delay = delay;
    this.shown = shown;
    this.#held = held;
  }

  /** The update of a new step, or of the table as it was opened. */
  hold(update: Update): Gallery {
    return this.shown === undefined ? new Gallery(this.#delay, update) : new Gallery(this.#delay, this.shown, [...this.#held, update]);
  }

  /** What the audience may see by now and has not been shown: everything once the game is over. */
  due(isOver: boolean): readonly Update[] {
    return this.#held.slice(0, isOver ? this.#held.length : Math.max(0, this.#held.length - this.#delay));
  }

  /** What is due has been shown. */
  release(isOver: boolean): Gallery {
    const due = this.due(isOver);
    return due.length === 0 ? this : new Gallery(this.#delay, due.at(-1), this.#held.slice(due.length));
  }
}
