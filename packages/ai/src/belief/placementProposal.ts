/** Proposals for flag and bombs, placed piece by piece as people do, with importance weights. */

import { type Chance, NO_KIND } from '@flagfall/engine';
import type { HiddenArmy } from './hiddenArmy.ts';
import type { DeploymentStyle } from './prior/deploymentStyle.ts';
import { pickByWeight, sumOf } from './weightedChoice.ts';

export class PlacementProposal {
  readonly #army: HiddenArmy;
  /** `kind * pieces + piece`, see immovableLikelihood.ts. */
  readonly #likelihoods: Float64Array;
  /** The kinds to place, each as often as there are. */
  readonly #walls: readonly number[];
  /** The proposal: the piece of each bomb. */
  readonly chosen: Uint8Array;
  flag = 0;
  readonly #prior: Float64Array;
  readonly #allowed: Float64Array;
  /** Per kind and piece: the affinity to the pieces placed already. */
  readonly #affinity: Float64Array;

  constructor(army: HiddenArmy, walls: readonly number[], fits: Float64Array) {
    this.#army = army;
    this.#walls = walls;
    this.#likelihoods = fits;
    this.chosen = new Uint8Array(walls.length);
    this.#prior = new Float64Array(army.size);
    this.#allowed = new Float64Array(army.size);
    this.#affinity = new Float64Array(army.rules.kinds.length * army.size);
  }

  /** Makes a proposal, given weights of the flag's places; returns its weight, or 0 when it failed. Known bombs are placed first. */
  propose(style: DeploymentStyle, flags: Float64Array, chance: Chance): number {
    const { size, knownKinds } = this.#army;
    const flagsSum = sumOf(flags);
    this.flag = pickByWeight(flags, flagsSum, chance);
    if (this.flag < 0) return 0;
    let weight = flagsSum;
    this.#affinity.fill(1);
    this.#place(style, this.flag, this.#army.flag);
    const base = this.flag * this.#army.rules.kinds.length;
    let left = this.#walls.length;
    let from = 0;
    for (const [wall, kind] of this.#walls.entries()) {
      if (wall > 0 && kind !== this.#walls[wall - 1]) from = 0;
      for (let piece = 0; piece < size; piece++)
        this.#prior[piece] = style.table[(base + kind) * size + piece] * this.#affinity[kind * size + piece];
      const all = sumOf(this.#prior);
      while (from < size && knownKinds[from] !== kind) from++;
      if (from < size) {
        // The bombs still to come are interchangeable.
        weight *= (this.#prior[from] / all) * left;
        this.chosen[wall] = from++;
      } else {
        for (let piece = 0; piece < size; piece++)
          this.#allowed[piece] = knownKinds[piece] === NO_KIND ? this.#prior[piece] * this.#likelihoods[kind * size + piece] : 0;
        const open = sumOf(this.#allowed);
        const piece = pickByWeight(this.#allowed, open, chance);
        if (piece < 0) return 0;
        weight *= open / all;
        this.chosen[wall] = piece;
      }
      left--;
      this.#place(style, this.chosen[wall], kind);
    }
    return weight;
  }

  /** Marks a place as taken, and updates the affinities of the places beside it. */
  #place({ liked }: DeploymentStyle, piece: number, kind: number): void {
    const { neighbours, size, rules } = this.#army;
    const kinds = rules.kinds.length;
    for (let wall = 0; wall < this.#walls.length; wall++) {
      const other = this.#walls[wall];
      if (wall > 0 && other === this.#walls[wall - 1]) continue;
      this.#affinity[other * size + piece] = 0;
      for (const neighbour of neighbours[piece]) {
        const at = neighbour.isFirst ? (neighbour.way * kinds + other) * kinds + kind : (neighbour.way * kinds + kind) * kinds + other;
        this.#affinity[other * size + neighbour.piece] *= liked[at];
      }
    }
  }
}
