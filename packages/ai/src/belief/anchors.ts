/**
 * Where the pieces may be that never move, flag and bombs: a list of whole answers with weights, made once when something was learned and drawn from
 * many times. Some answers are patterns that people like, others are made up; each is weighed by how well it fits what was seen.
 */

import { assert, type Chance, seededChance } from '@flagfall/engine';
import type { Army } from './army.ts';
import { Fits } from './fits.ts';
import { MadeUp } from './madeUp.ts';
import type { Style } from './style.ts';
import { pickBySums } from './weights.ts';

/** How many answers are made up for each style. */
const MADE_UP = 160;

export class Anchors {
  readonly #army: Army;
  /** Kinds that never move, the flag apart, each as often as there are. */
  readonly #walls: readonly number[];
  readonly #fits: Fits;
  readonly #madeUp: MadeUp;
  /** Each answer: its style, the flag, then the piece of each wall. */
  readonly #answers: Uint8Array;
  readonly #width: number;
  #count = 0;
  /** The sum of weights up to each answer. */
  readonly #sums: Float64Array;

  constructor(army: Army) {
    const { rules, styles } = army;
    this.#army = army;
    this.#walls = rules.kinds.flatMap(({ moves, prize }, kind) =>
      moves === 'never' && !prize ? Array<number>(rules.army[kind]).fill(kind) : [],
    );
    this.#fits = new Fits(army);
    this.#madeUp = new MadeUp(army, this.#walls, this.#fits.values);
    this.#width = this.#walls.length + 2;
    const answers = styles.reduce((sum, { patterns }) => sum + patterns.shares.length + MADE_UP, 0);
    this.#answers = new Uint8Array(answers * this.#width);
    this.#sums = new Float64Array(answers);
  }

  /** Makes the list anew; `seed` decides which answers are made up. */
  prepare(seed: string): void {
    this.#count = 0;
    this.#fits.prepare();
    const chance = seededChance(seed);
    for (const [number, style] of this.#army.styles.entries()) this.#weigh(number, style, chance);
    assert(this.#count > 0 && this.#sums[this.#count - 1] > 0, 'some answer fits what was seen');
  }

  /** Writes the kinds of flag and walls into `kinds`; gives the answer's style and the flag's piece as `style * size + flag`. */
  draw(kinds: Uint8Array, chance: Chance): number {
    const at = pickBySums(this.#sums, this.#count, chance) * this.#width;
    kinds[this.#answers[at + 1]] = this.#army.flag;
    for (let wall = 0; wall < this.#walls.length; wall++) kinds[this.#answers[at + 2 + wall]] = this.#walls[wall];
    return this.#answers[at] * this.#army.size + this.#answers[at + 1];
  }

  #weigh(number: number, style: Style, chance: Chance): void {
    const { patterns } = style;
    const said = this.#fits.flagsBy(style);
    for (let pattern = 0; pattern < patterns.shares.length; pattern++) this.#weighPattern(number, style, pattern, said);
    const share = (style.share * (1 - patterns.shares.reduce((sum, one) => sum + one, 0))) / MADE_UP;
    const flags = said.map((weight, place) => weight * style.flags[place]);
    for (let n = 0; n < MADE_UP; n++) {
      const weight = share * this.#madeUp.make(style, flags, chance);
      if (weight > 0) this.#add(number, this.#madeUp.flag, this.#madeUp.chosen, 0, weight);
    }
  }

  /** Only patterns with all the walls that are known, and no wall where none can be. */
  #weighPattern(number: number, { share, patterns: { cells, shares } }: Style, pattern: number, said: Float64Array): void {
    const { size, known } = this.#army;
    const { values, wallsKnown } = this.#fits;
    const at = pattern * (this.#width - 1);
    let weight = said[cells[at]] * shares[pattern] * share;
    let found = 0;
    for (let wall = 0; wall < this.#walls.length; wall++) {
      if (weight === 0) return;
      const piece = cells[at + 1 + wall];
      if (known[piece] === this.#walls[wall]) found++;
      weight *= values[this.#walls[wall] * size + piece];
    }
    if (weight > 0 && found === wallsKnown) this.#add(number, cells[at], cells, at + 1, weight);
  }

  #add(style: number, flag: number, pieces: Uint8Array, from: number, weight: number): void {
    const at = this.#count * this.#width;
    this.#answers[at] = style;
    this.#answers[at + 1] = flag;
    for (let wall = 0; wall < this.#walls.length; wall++) this.#answers[at + 2 + wall] = pieces[from + wall];
    this.#sums[this.#count] = (this.#count === 0 ? 0 : this.#sums[this.#count - 1]) + weight;
    this.#count++;
  }
}
