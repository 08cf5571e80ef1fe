// What waits to be sent on all sockets together. Each has a limit of its own; but many slow readers, each within it, would fill the memory, so when there is too much the
// worst are sent away first.

export interface BufferedSocket {
  /** Bytes that wait to be sent. */
  readonly backlog: number;
  /** Lets go of them at once. */
  cut(): void;
}

/** When there is too much, it is brought down to this part of what may be, so that it does not begin anew with the next message. */
const ROOM_AFTER = 0.75;
/** Counting takes a look at every socket, so this part of what may be must be sent before it is done again. */
const COUNT_EVERY = 1 / 16;

export class Backpressure {
  readonly #bytesMax: number;
  readonly #readers = new Set<BufferedSocket>();
  /** No less than what waits, as far as it is known without counting. */
  #bytes = 0;
  #isCutting = false;

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax;
  }

  add(reader: BufferedSocket): void {
    this.#readers.add(reader);
  }

  remove(reader: BufferedSocket): void {
    this.#readers.delete(reader);
  }

  /** So much was handed to a socket. */
  sent(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > this.#bytesMax && !this.#isCutting) this.#count();
  }

  #count(): void {
    const readers = [...this.#readers].map((reader) => ({ reader, backlog: reader.backlog }));
    let bytes = readers.reduce((sum, { backlog }) => sum + backlog, 0);
    if (bytes > this.#bytesMax) {
      this.#isCutting = true;
      for (const { reader, backlog } of readers.toSorted((one, other) => other.backlog - one.backlog)) {
        if (bytes <= ROOM_AFTER * this.#bytesMax) break;
        bytes -= backlog;
        reader.cut();
      }
      this.#isCutting = false;
    }
    this.#bytes = Math.min(bytes, (1 - COUNT_EVERY) * this.#bytesMax);
  }
}
