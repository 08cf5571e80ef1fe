/** Where the audience sits, some steps behind the game, so that nobody can whisper to a player what has just been shown. */

import type { Update } from '@flagfall/protocol';

export class Gallery {
  readonly #delay: number;
  /** What is still held back, oldest first. */
  readonly #held: Update[] = [];
  /** The newest that the audience may see. */
  #shown: Update | undefined;

  constructor(delay: number) {
    this.#delay = delay;
  }

  /** The update of a new step, or of the table as it was opened. */
  hold(update: Update): void {
    if (this.#shown === undefined) this.#shown = update;
    else this.#held.push(update);
  }

  /** What the audience may see by now and has not been shown: everything once the game is over. */
  release(isOver: boolean): readonly Update[] {
    const released = this.#held.splice(0, isOver ? this.#held.length : Math.max(0, this.#held.length - this.#delay));
    this.#shown = released.at(-1) ?? this.#shown;
    return released;
  }

  get shown(): Update | undefined {
    return this.#shown;
  }
}
