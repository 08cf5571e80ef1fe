/**
 * Assigns one origin and one kind to every handle of an army, so that every origin is used once and every kind as often as the army has it. The handle,
 * origin or kind with the fewest choices left is settled next; open choices are drawn.
 */

import { bitCount, lowestBit } from '../../basics.ts';
import type { Chance } from '../../chance.ts';

/** One handle, one origin or one kind to settle. */
type VariableKind = 'handle' | 'origin' | 'kind';

export class IdentityAssignment {
  /** How many of each kind are left, and a bit for each of which there are any. */
  readonly #left: number[];
  #kindsLeft = 0;
  /** Per handle: the origins it may be. */
  readonly #origins: readonly number[];
  /** Per origin and per handle: the kinds it may be. */
  readonly #originKinds: readonly number[];
  readonly #handleKinds: readonly number[];
  /** Handles and origins that are not settled, one bit each. */
  #handlesOpen: number;
  #originsOpen: number;
  /** The choices of what is settled next: handle, origin and kind one after the other. */
  readonly #choices: number[] = [];

  constructor(army: Uint8Array, origins: readonly number[], originKinds: readonly number[], handleKinds: readonly number[]) {
    this.#left = Array.from(army);
    for (const [kind, count] of this.#left.entries()) if (count > 0) this.#kindsLeft |= 1 << kind;
    this.#origins = origins;
    this.#originKinds = originKinds;
    this.#handleKinds = handleKinds;
    this.#handlesOpen = (1 << origins.length) - 1;
    this.#originsOpen = this.#handlesOpen;
  }

  /** A kind for each handle, or undefined when a draw left something without a choice. */
  solve(chance: Chance): readonly number[] | undefined {
    const kinds = this.#origins.map(() => -1);
    while (this.#handlesOpen !== 0) {
      this.#findNarrowest(chance);
      const choices = this.#choices;
      if (choices.length === 0) return undefined;
      const at = chance.below(choices.length / 3) * 3;
      kinds[choices[at]] = choices[at + 2];
      this.#assign(choices[at], choices[at + 1], choices[at + 2]);
    }
    return kinds;
  }

  #assign(handle: number, origin: number, kind: number): void {
    this.#handlesOpen &= ~(1 << handle);
    this.#originsOpen &= ~(1 << origin);
    if (--this.#left[kind] === 0) this.#kindsLeft &= ~(1 << kind);
  }

  /** Collects the fewest choices of all; the list is empty when something has no choice left. */
  #findNarrowest(chance: Chance): void {
    const size = this.#origins.length;
    const ofOrigin = new Int32Array(size);
    const handlesOfKind = new Int32Array(this.#left.length);
    let [pressed, which, fewest]: [VariableKind, number, number] = ['handle', 0, Number.POSITIVE_INFINITY];
    const offer = (kind: VariableKind, index: number, count: number): void => {
      if (count > fewest || (count === fewest && chance.below(2) === 0)) return;
      [pressed, which, fewest] = [kind, index, count];
    };
    for (let open = this.#handlesOpen; open !== 0; open &= open - 1) {
      const handle = lowestBit(open);
      let count = 0;
      let kinds = 0;
      for (let rest = this.#origins[handle] & this.#originsOpen; rest !== 0; rest &= rest - 1) {
        const mask = this.#kindsFor(handle, lowestBit(rest));
        count += bitCount(mask);
        ofOrigin[lowestBit(rest)] += bitCount(mask);
        kinds |= mask;
      }
      offer('handle', handle, count);
      for (let rest = kinds; rest !== 0; rest &= rest - 1) handlesOfKind[lowestBit(rest)]++;
    }
    for (let open = this.#originsOpen; open !== 0; open &= open - 1) offer('origin', lowestBit(open), ofOrigin[lowestBit(open)]);
    // A kind is forced when just as many handles can be of it as there must be; with fewer there is no solution.
    for (let open = this.#kindsLeft; open !== 0; open &= open - 1) {
      const kind = lowestBit(open);
      const spare = handlesOfKind[kind] - this.#left[kind];
      if (spare <= 0) offer('kind', kind, spare < 0 ? 0 : 1);
    }
    this.#choices.length = 0;
    if (fewest > 0) this.#collect(pressed, which);
  }

  /** Every choice of one handle, origin or kind, each kind as often as it is left. */
  #collect(pressed: VariableKind, which: number): void {
    const only = 1 << which;
    const handles = pressed === 'handle' ? only : this.#handlesOpen;
    const origins = pressed === 'origin' ? only : this.#originsOpen;
    const kinds = pressed === 'kind' ? only : this.#kindsLeft;
    for (let open = handles; open !== 0; open &= open - 1) {
      const handle = lowestBit(open);
      for (let rest = this.#origins[handle] & origins; rest !== 0; rest &= rest - 1) {
        const origin = lowestBit(rest);
        for (let mask = this.#kindsFor(handle, origin) & kinds; mask !== 0; mask &= mask - 1)
          for (let n = 0; n < this.#left[lowestBit(mask)]; n++) this.#choices.push(handle, origin, lowestBit(mask));
      }
    }
  }

  #kindsFor(handle: number, origin: number): number {
    return this.#originKinds[origin] & this.#handleKinds[handle] & this.#kindsLeft;
  }
}
