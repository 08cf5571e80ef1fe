// When the tables of all games want to be woken: one heap and one timer, also for games whose table is not in memory.

import type { World } from './world.ts';

interface Entry {
  readonly game: string;
  readonly at: number;
}

export class Wakeups {
  readonly #world: World;
  readonly #wake: (game: string) => void;
  /** What counts; the heap may hold entries that were replaced since. */
  readonly #wanted = new Map<string, number>();
  readonly #heap: Entry[] = [];
  #timer: { readonly at: number; readonly callOff: () => void } | undefined;

  constructor(world: World, wake: (game: string) => void) {
    this.#world = world;
    this.#wake = wake;
  }

  /** How many games wait for a time. */
  get size(): number {
    return this.#wanted.size;
  }

  /** A game wants to be woken then, and at no other time; undefined for never. */
  set(game: string, at: number | undefined): void {
    if (this.#wanted.get(game) === at) return;
    if (at === undefined) {
      this.#wanted.delete(game);
      return;
    }
    this.#wanted.set(game, at);
    this.#push({ game, at });
    this.#arm();
  }

  at(game: string): number | undefined {
    return this.#wanted.get(game);
  }

  stop(): void {
    this.#wanted.clear();
    this.#heap.length = 0;
    this.#timer?.callOff();
    this.#timer = undefined;
  }

  #arm(): void {
    const [first] = this.#heap;
    if (first === undefined || (this.#timer !== undefined && this.#timer.at <= first.at)) return;
    this.#timer?.callOff();
    const callOff = this.#world.after(first.at - this.#world.now(), () => this.#fire());
    this.#timer = { at: first.at, callOff };
  }

  #fire(): void {
    this.#timer = undefined;
    const now = this.#world.now();
    while (this.#heap.length > 0 && this.#heap[0].at <= now) {
      const { game, at } = this.#pop();
      if (this.#wanted.get(game) !== at) continue;
      this.#wanted.delete(game);
      this.#wake(game);
    }
    this.#arm();
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
