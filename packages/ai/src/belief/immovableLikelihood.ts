/** The likelihood of each immovable kind for each piece; computed once after each news. */

import { NO_KIND } from '@flagfall/engine';
import { type HiddenArmy, Mobility } from './hiddenArmy.ts';
import type { DeploymentStyle } from './prior/deploymentStyle.ts';

/** Known pieces are not independent evidence for the flag's place, so their sum is scaled down. */
const CORRELATION_DISCOUNT = 0.7;

export class ImmovableLikelihood {
  readonly #army: HiddenArmy;
  /** `kind * pieces + piece`: 0 where it cannot be, 1 where it is, else how much likelier its behaviour makes it against a piece that moves. */
  readonly likelihoods: Float64Array;
  /** Known immovable pieces. */
  wallsKnown = 0;

  constructor(army: HiddenArmy) {
    this.#army = army;
    this.likelihoods = new Float64Array(army.rules.kinds.length * army.size);
  }

  prepare(): void {
    const { size, knownKinds, mobility, mobilityOf, logLikelihood, flag } = this.#army;
    const kinds = mobilityOf.length;
    this.wallsKnown = 0;
    for (let piece = 0; piece < size; piece++) {
      const own = knownKinds[piece];
      if (own !== NO_KIND && own !== flag && mobilityOf[own] === Mobility.NONE) this.wallsKnown++;
      const mobile = own === NO_KIND && mobility[piece] === Mobility.NONE ? this.#mobileEvidence(piece) : 0;
      for (let kind = 0; kind < kinds; kind++) {
        const at = kind * size + piece;
        if (mobilityOf[kind] !== Mobility.NONE || mobility[piece] !== Mobility.NONE) this.likelihoods[at] = 0;
        else if (own === NO_KIND) this.likelihoods[at] = Math.exp(logLikelihood[piece * kinds + kind] - mobile);
        else this.likelihoods[at] = own === kind ? 1 : 0;
      }
    }
  }

  /** Weights of the flag's places by known movable pieces; 0 where it cannot be. */
  flagLikelihoods(style: DeploymentStyle): Float64Array {
    const { size, flag, knownKinds, mobilityOf } = this.#army;
    const kinds = mobilityOf.length;
    const seen = [...knownKinds.keys()].filter((piece) => knownKinds[piece] !== NO_KIND && mobilityOf[knownKinds[piece]] !== Mobility.NONE);
    return Float64Array.from({ length: size }, (_, place) => {
      if (this.likelihoods[flag * size + place] === 0) return 0;
      let said = 0;
      for (const piece of seen) said += style.movers[(place * kinds + knownKinds[piece]) * size + piece];
      return Math.exp(said * CORRELATION_DISCOUNT) * this.likelihoods[flag * size + place];
    });
  }

  /** The mean over the movable kinds that are left. */
  #mobileEvidence(piece: number): number {
    const { remaining, mobilityOf, logLikelihood } = this.#army;
    let [sum, count] = [0, 0];
    for (let kind = 0; kind < remaining.length; kind++) {
      if (mobilityOf[kind] === Mobility.NONE || remaining[kind] <= 0) continue;
      sum += remaining[kind] * Math.exp(logLikelihood[piece * remaining.length + kind]);
      count += remaining[kind];
    }
    return count === 0 ? 0 : Math.log(sum / count);
  }
}
