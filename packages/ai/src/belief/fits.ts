/** How well it fits what was seen that a piece is one of the kinds that never move: made once when something was learned. */

import { NO_KIND } from '@flagfall/engine';
import { type Army, Mobility } from './army.ts';
import type { Style } from './style.ts';

/** What known pieces say about the flag's place is said by several of them at once: counts for less than it seems. */
const HEARSAY = 0.7;

export class Fits {
  readonly #army: Army;
  /** `kind * pieces + piece`: 0 where it cannot be, 1 where it is, else how much likelier its behaviour makes it against a piece that moves. */
  readonly values: Float64Array;
  /** Walls that are known. */
  wallsKnown = 0;

  constructor(army: Army) {
    this.#army = army;
    this.values = new Float64Array(army.rules.kinds.length * army.size);
  }

  prepare(): void {
    const { size, known, mobility, mobilityOf, evidence, flag } = this.#army;
    const kinds = mobilityOf.length;
    this.wallsKnown = 0;
    for (let piece = 0; piece < size; piece++) {
      const own = known[piece];
      if (own !== NO_KIND && own !== flag && mobilityOf[own] === Mobility.NONE) this.wallsKnown++;
      const mobile = own === NO_KIND && mobility[piece] === Mobility.NONE ? this.#mobileEvidence(piece) : 0;
      for (let kind = 0; kind < kinds; kind++) {
        const at = kind * size + piece;
        if (mobilityOf[kind] !== Mobility.NONE || mobility[piece] !== Mobility.NONE) this.values[at] = 0;
        else if (own === NO_KIND) this.values[at] = Math.exp(evidence[piece * kinds + kind] - mobile);
        else this.values[at] = own === kind ? 1 : 0;
      }
    }
  }

  /** The flag's places by what known pieces that move say about them, 0 where it cannot be. */
  flagsBy(style: Style): Float64Array {
    const { size, flag, known, mobilityOf } = this.#army;
    const kinds = mobilityOf.length;
    const seen = [...known.keys()].filter((piece) => known[piece] !== NO_KIND && mobilityOf[known[piece]] !== Mobility.NONE);
    return Float64Array.from({ length: size }, (_, place) => {
      if (this.values[flag * size + place] === 0) return 0;
      let said = 0;
      for (const piece of seen) said += style.movers[(place * kinds + known[piece]) * size + piece];
      return Math.exp(said * HEARSAY) * this.values[flag * size + place];
    });
  }

  /** The mean over the kinds that move and are left. */
  #mobileEvidence(piece: number): number {
    const { left, mobilityOf, evidence } = this.#army;
    let [sum, count] = [0, 0];
    for (let kind = 0; kind < left.length; kind++) {
      if (mobilityOf[kind] === Mobility.NONE || left[kind] <= 0) continue;
      sum += left[kind] * Math.exp(evidence[piece * left.length + kind]);
      count += left[kind];
    }
    return count === 0 ? 0 : Math.log(sum / count);
  }
}
