/**
 * Samples the places of flag and bombs from a weighted list, built once after each news and drawn from many times. Some entries are common patterns of
 * people, others come from a proposal; each is weighted by its likelihood.
 */

import { assert, type Chance, seededChance } from '@flagfall/engine';
import type { HiddenArmy } from './hiddenArmy.ts';
import { ImmovableLikelihood } from './immovableLikelihood.ts';
import { PlacementProposal } from './placementProposal.ts';
import type { DeploymentStyle } from './prior/deploymentStyle.ts';
import { pickByCumulative } from './weightedChoice.ts';

/** Proposals for each style. */
const PROPOSALS = 160;

export class ImmovableSampler {
  readonly #army: HiddenArmy;
  /** Immovable kinds without the flag, once for each piece. */
  readonly #immovables: readonly number[];
  readonly #likelihood: ImmovableLikelihood;
  readonly #proposals: PlacementProposal;
  /** Each entry: its style, the flag, then the piece of each bomb. */
  readonly #samples: Uint8Array;
  readonly #width: number;
  #count = 0;
  /** The sum of weights up to each entry. */
  readonly #sums: Float64Array;

  constructor(army: HiddenArmy) {
    const { rules, styles } = army;
    this.#army = army;
    this.#immovables = rules.kinds.flatMap(({ moves, prize }, kind) =>
      moves === 'never' && !prize ? Array<number>(rules.army[kind]).fill(kind) : [],
    );
    this.#likelihood = new ImmovableLikelihood(army);
    this.#proposals = new PlacementProposal(army, this.#immovables, this.#likelihood.likelihoods);
    this.#width = this.#immovables.length + 2;
    const answers = styles.reduce((sum, { patterns }) => sum + patterns.shares.length + PROPOSALS, 0);
    this.#samples = new Uint8Array(answers * this.#width);
    this.#sums = new Float64Array(answers);
  }

  /** Builds the list; `seed` decides the proposals. */
  prepare(seed: string): void {
    this.#count = 0;
    this.#likelihood.prepare();
    const chance = seededChance(seed);
    for (const [number, style] of this.#army.styles.entries()) this.#weigh(number, style, chance);
    assert(this.#count > 0 && this.#sums[this.#count - 1] > 0, 'some entry fits what was seen');
  }

  /** Writes the kinds of flag and bombs into `kinds`; returns style and flag as `style * size + flag`. */
  sample(kinds: Uint8Array, chance: Chance): number {
    const at = pickByCumulative(this.#sums, this.#count, chance) * this.#width;
    kinds[this.#samples[at + 1]] = this.#army.flag;
    for (let wall = 0; wall < this.#immovables.length; wall++) kinds[this.#samples[at + 2 + wall]] = this.#immovables[wall];
    return this.#samples[at] * this.#army.size + this.#samples[at + 1];
  }

  #weigh(number: number, style: DeploymentStyle, chance: Chance): void {
    const { patterns } = style;
    const said = this.#likelihood.flagLikelihoods(style);
    for (let pattern = 0; pattern < patterns.shares.length; pattern++) this.#weighPattern(number, style, pattern, said);
    const share = (style.share * (1 - patterns.shares.reduce((sum, one) => sum + one, 0))) / PROPOSALS;
    const flags = said.map((weight, place) => weight * style.flags[place]);
    for (let n = 0; n < PROPOSALS; n++) {
      const weight = share * this.#proposals.propose(style, flags, chance);
      if (weight > 0) this.#add(number, this.#proposals.flag, this.#proposals.chosen, 0, weight);
    }
  }

  /** Adds the patterns that contain all known bombs and no impossible one. */
  #weighPattern(number: number, { share, patterns: { cells, shares } }: DeploymentStyle, pattern: number, said: Float64Array): void {
    const { size, knownKinds } = this.#army;
    const { likelihoods, wallsKnown } = this.#likelihood;
    const at = pattern * (this.#width - 1);
    let weight = said[cells[at]] * shares[pattern] * share;
    let found = 0;
    for (let wall = 0; wall < this.#immovables.length; wall++) {
      if (weight === 0) return;
      const piece = cells[at + 1 + wall];
      if (knownKinds[piece] === this.#immovables[wall]) found++;
      weight *= likelihoods[this.#immovables[wall] * size + piece];
    }
    if (weight > 0 && found === wallsKnown) this.#add(number, cells[at], cells, at + 1, weight);
  }

  #add(style: number, flag: number, pieces: Uint8Array, from: number, weight: number): void {
    const at = this.#count * this.#width;
    this.#samples[at] = style;
    this.#samples[at + 1] = flag;
    for (let wall = 0; wall < this.#immovables.length; wall++) this.#samples[at + 2 + wall] = pieces[from + wall];
    this.#sums[this.#count] = (this.#count === 0 ? 0 : this.#sums[this.#count - 1]) + weight;
    this.#count++;
  }
}
