/**
 * Where the pieces may be that never move, flag and bombs: a list of whole answers with weights, made once when something was learned and drawn from
 * many times. Some answers are patterns that people like, others are made up; each is weighed by how well it fits what was seen.
 */

import { assert, type Chance, seededChance } from '@flagfall/engine';
import type { HiddenArmy } from './hiddenArmy.ts';
import { ImmovableLikelihood } from './immovableLikelihood.ts';
import { PlacementProposal } from './placementProposal.ts';
import type { DeploymentStyle } from './prior/deploymentStyle.ts';
import { pickByCumulative } from './weightedChoice.ts';

/** How many answers are made up for each style. */
const PROPOSALS = 160;

export class ImmovableSampler {
  readonly #army: HiddenArmy;
  /** Kinds that never move, the flag apart, each as often as there are. */
  readonly #immovables: readonly number[];
  readonly #likelihood: ImmovableLikelihood;
  readonly #proposals: PlacementProposal;
  /** Each answer: its style, the flag, then the piece of each wall. */
  readonly #samples: Uint8Array;
  readonly #width: number;
  #count = 0;
  /** The sum of weights up to each answer. */
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

  /** Makes the list anew; `seed` decides which answers are made up. */
  prepare(seed: string): void {
    this.#count = 0;
    this.#likelihood.prepare();
    const chance = seededChance(seed);
    for (const [number, style] of this.#army.styles.entries()) this.#weigh(number, style, chance);
    assert(this.#count > 0 && this.#sums[this.#count - 1] > 0, 'some answer fits what was seen');
  }

  /** Writes the kinds of flag and walls into `kinds`; gives the answer's style and the flag's piece as `style * size + flag`. */
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

  /** Only patterns with all the walls that are known, and no wall where none can be. */
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
