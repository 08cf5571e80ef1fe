/** The input of a person, key by key or line by line, for a program that may be interrupted: input that cannot be used yet stays in the queue. */

/** An item, the end of the input, or an interruption. */
export type Heard<Item> = { readonly item: Item } | 'ended' | 'woken';

export class Inbox<Item> {
  readonly #items: Item[] = [];
  #isEnded = false;
  #isWoken = false;
  #waiting: () => void = () => {};

  push(item: Item): void {
    this.#items.push(item);
    this.#waiting();
  }

  end(): void {
    this.#isEnded = true;
    this.#waiting();
  }

  /** Wakes a reader that also waits for other events. */
  wake(): void {
    this.#isWoken = true;
    this.#waiting();
  }

  /** The next item, or undefined when there are no more. */
  async next(): Promise<Item | undefined> {
    while (this.#items.length === 0 && !this.#isEnded) await this.#something();
    return this.#items.shift();
  }

  /** The next item if it may be taken now; 'woken' as soon as `wake` is called. */
  async nextOrWake(mayTake: (item: Item) => boolean = () => true): Promise<Heard<Item>> {
    for (;;) {
      const isEmpty = this.#items.length === 0;
      if (!isEmpty && mayTake(this.#items[0])) return { item: this.#items.shift()! };
      if (isEmpty && this.#isEnded) return 'ended';
      if (this.#isWoken) break;
      await this.#something();
    }
    this.#isWoken = false;
    return 'woken';
  }

  #something(): Promise<void> {
    return new Promise((wake) => (this.#waiting = wake));
  }
}

/** Waits for something to come; undefined when the person gives up before. `hear` listens to them until it is woken, and says whether they still wait. */
export async function waitFor<Thing>(
  coming: Promise<Thing>,
  wake: () => void,
  hear: () => Promise<boolean>,
): Promise<{ readonly come: Thing } | undefined> {
  let found: { readonly come: Thing } | undefined;
  const arrival = coming.then((come) => {
    found = { come };
    wake();
    return true;
  });
  while (found === undefined) if (!(await Promise.race([hear(), arrival]))) return undefined;
  return found;
}
