// Bytes that wait to be sent on all sockets together. Each has its own limit; but many slow readers, each within it, would fill the memory, so above a total the
// worst are closed first.

export interface BufferedSocket {
  /** Bytes that wait to be sent. */
  readonly backlog: number;
  /** Drops them at once. */
  cut(): void;
}

/** Above the limit, it is brought down to this share, so that the next message does not exceed it again. */
const ROOM_AFTER = 0.75;
/** Counting looks at every socket, so this share of the limit must be sent before the next count. */
const COUNT_EVERY = 1 / 16;

export class Backpressure {
  readonly #bytesMax: number;
  readonly #readers = new Set<BufferedSocket>();
  /** At least what waits, as far as it is known without counting. */
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

  /** So many bytes were handed to a socket. */
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
