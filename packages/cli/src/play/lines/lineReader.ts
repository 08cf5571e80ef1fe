/** Lines of an input, one at a time, for somebody who may be called away from them: a line that cannot be used yet stays where it is. */

import { createInterface, type Interface } from 'node:readline';

/** A line, the end of all lines, or a call in between. */
export type Heard = { readonly line: string } | 'ended' | 'woken';

export class LineReader {
  readonly #reader: Interface;
  readonly #lines: string[] = [];
  #isEnded = false;
  #isWoken = false;
  #waiting: (() => void) | undefined;

  constructor(input: NodeJS.ReadableStream) {
    this.#reader = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
    this.#reader.on('line', (line) => {
      this.#lines.push(line);
      this.#waiting?.();
    });
    this.#reader.on('close', () => {
      this.#isEnded = true;
      this.#waiting?.();
    });
  }

  /** The next line, or undefined when there are no more. */
  async nextLine(): Promise<string | undefined> {
    while (this.#lines.length === 0 && !this.#isEnded) await this.#something();
    return this.#lines.shift();
  }

  /** The next line if it may be taken now; 'woken' as soon as `wake` is called. */
  async nextLineOrWake(mayTake: (line: string) => boolean = () => true): Promise<Heard> {
    for (;;) {
      const [line] = this.#lines;
      if (line !== undefined && mayTake(line)) return { line: this.#lines.shift()! };
      if (line === undefined && this.#isEnded) return 'ended';
      if (this.#isWoken) break;
      await this.#something();
    }
    this.#isWoken = false;
    return 'woken';
  }

  wake(): void {
    this.#isWoken = true;
    this.#waiting?.();
  }

  close(): void {
    this.#reader.close();
  }

  #something(): Promise<void> {
    return new Promise((wake) => (this.#waiting = wake));
  }
}
