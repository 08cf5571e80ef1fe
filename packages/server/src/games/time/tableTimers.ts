// The timers of all games: one heap and one timer, also for games whose table is not loaded.

import type { Runtime } from '../runtime.ts';

interface Entry {
  readonly game: string;
  readonly at: number;
}

interface Wanted {
  /** When the game wants to be woken. */
  at: number;
  /** The heap entry, never later than that: a pressed clock only changes the wanted time, so a move leaves heap and timer alone. */
  asked: number;
}

export class TableTimers {
  readonly #runtime: Runtime;
  readonly #wake: (game: string) => void;
  /** The valid times; the heap may hold outdated entries. */
  readonly #wanted = new Map<string, Wanted>();
  readonly #heap: Entry[] = [];
  #timer: { readonly at: number; readonly cancel: () => void } | undefined;

  constructor(runtime: Runtime, wake: (game: string) => void) {
    this.#runtime = runtime;
    this.#wake = wake;
  }

  /** Games with a timer. */
  get size(): number {
    return this.#wanted.size;
  }

  /** Sets the only timer of a game; undefined for none. */
  set(game: string, at: number | undefined): void {
    const wanted = this.#wanted.get(game);
    if (at === undefined) this.#wanted.delete(game);
    else if (wanted !== undefined && wanted.asked <= at) wanted.at = at;
    else {
      this.#askAt(game, at);
      this.#arm();
    }
  }

  at(game: string): number | undefined {
    return this.#wanted.get(game)?.at;
  }

  stop(): void {
    this.#wanted.clear();
    this.#heap.length = 0;
    this.#timer?.cancel();
    this.#timer = undefined;
  }

  #arm(): void {
    const [first] = this.#heap;
    if (first === undefined || (this.#timer !== undefined && this.#timer.at <= first.at)) return;
    this.#timer?.cancel();
    const cancel = this.#runtime.after(first.at - this.#runtime.now(), () => this.#fire());
    this.#timer = { at: first.at, cancel };
  }

  #fire(): void {
    this.#timer = undefined;
    const now = this.#runtime.now();
    while (this.#heap.length > 0 && this.#heap[0].at <= now) {
      const { game, at: asked } = this.#pop();
      const wanted = this.#wanted.get(game);
      if (wanted?.asked !== asked) continue;
      this.#wanted.delete(game);
      if (wanted.at > now) this.#askAt(game, wanted.at);
      else this.#wake(game);
    }
    this.#arm();
  }

  #askAt(game: string, at: number): void {
    this.#wanted.set(game, { at, asked: at });
    this.#push({ game, at });
  }

  #push(entry: Entry): void {
    const heap = this.#heap;
    let index = heap.push(entry) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (heap[parent].at <= entry.at) break;
      heap[index] = heap[parent];
      index = parent;
    }
    heap[index] = entry;
  }

  #pop(): Entry {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop() as Entry;
    if (heap.length === 0) return first;
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && heap[child + 1].at < heap[child].at) child += 1;
      if (heap[child].at >= last.at) break;
      heap[index] = heap[child];
      index = child;
    }
    heap[index] = last;
    return first;
  }
}
