/**
 * A puzzle: every handle of an army gets one origin and one kind, every origin is used once, every kind as often as the army has it. Whoever has the
 * fewest choices left is settled next, be it a handle, an origin or a kind; what is left open is drawn.
 */

import { type Chance, pick } from '../chance.ts';

interface Choice {
  readonly handle: number;
  readonly origin: number;
  readonly kind: number;
}

export class Puzzle {
  /** How many of each kind are left. */
  readonly #left: number[];
  /** Per handle: the origins it may be. */
  readonly #origins: readonly number[];
  /** Per origin and per handle: the kinds it may be. */
  readonly #originKinds: readonly number[];
  readonly #handleKinds: readonly number[];
  /** Handles and origins that are not settled, one bit each. */
  #handlesOpen: number;
  #originsOpen: number;

  constructor(army: Uint8Array, origins: readonly number[], originKinds: readonly number[], handleKinds: readonly number[]) {
    this.#left = Array.from(army);
    this.#origins = origins;
    this.#originKinds = originKinds;
    this.#handleKinds = handleKinds;
    this.#handlesOpen = (1 << origins.length) - 1;
    this.#originsOpen = this.#handlesOpen;
  }

  /** A kind for each handle, or undefined when a draw on the way left somebody without a choice. */
  solve(chance: Chance): readonly number[] | undefined {
    const kinds = this.#origins.map(() => -1);
    while (this.#handlesOpen !== 0) {
      const choices = this.#narrowest(chance);
      if (choices.length === 0) return undefined;
      const { handle, origin, kind } = pick(chance, choices);
      kinds[handle] = kind;
      this.#left[kind]--;
      this.#handlesOpen &= ~(1 << handle);
      this.#originsOpen &= ~(1 << origin);
    }
    return kinds;
  }

  /** The choices of whoever has the fewest. */
  #narrowest(chance: Chance): readonly Choice[] {
    const size = this.#origins.length;
    const ofHandle = new Int32Array(size);
    const ofOrigin = new Int32Array(size);
    const handlesOfKind = new Int32Array(this.#left.length);
    for (const handle of bits(this.#handlesOpen)) {
      let kinds = 0;
      for (const origin of bits(this.#origins[handle] & this.#originsOpen)) {
        const mask = this.#kindsFor(handle, origin);
        const count = this.#weigh(mask);
        ofHandle[handle] += count;
        ofOrigin[origin] += count;
        kinds |= mask;
      }
      for (const kind of bits(kinds)) handlesOfKind[kind]++;
    }
    let [fewest, choose]: [number, (choice: Choice) => boolean] = [Number.POSITIVE_INFINITY, () => true];
    const offer = (count: number, chooser: (choice: Choice) => boolean): void => {
      if (count > fewest || (count === fewest && chance.below(2) === 0)) return;
      fewest = count;
      choose = chooser;
    };
    for (const handle of bits(this.#handlesOpen)) offer(ofHandle[handle], (choice) => choice.handle === handle);
    for (const origin of bits(this.#originsOpen)) offer(ofOrigin[origin], (choice) => choice.origin === origin);
    // A kind is pressed when just as many handles can be of it as there must be; with fewer there is no way.
    this.#left.forEach((count, kind) => {
      if (count > 0 && handlesOfKind[kind] <= count) offer(handlesOfKind[kind] < count ? 0 : 1, (choice) => choice.kind === kind);
    });
    return fewest === 0 ? [] : this.#choices().filter(choose);
  }

  /** Every choice there is, each kind as often as it is left. */
  #choices(): readonly Choice[] {
    return bits(this.#handlesOpen).flatMap((handle) =>
      bits(this.#origins[handle] & this.#originsOpen).flatMap((origin) =>
        bits(this.#kindsFor(handle, origin)).flatMap((kind) => Array<Choice>(this.#left[kind]).fill({ handle, origin, kind })),
      ),
    );
  }

  #kindsFor(handle: number, origin: number): number {
    return (
      this.#left.reduce(
        (mask, count, kind) => (count > 0 ? mask : mask & ~(1 << kind)),
        this.#originKinds[origin] & this.#handleKinds[handle],
      ) &
      ((1 << this.#left.length) - 1)
    );
  }

  #weigh(kinds: number): number {
    return bits(kinds).reduce((sum, kind) => sum + this.#left[kind], 0);
  }
}

function bits(mask: number): readonly number[] {
  const numbers: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) numbers.push(31 - Math.clz32(rest & -rest));
  return numbers;
}
