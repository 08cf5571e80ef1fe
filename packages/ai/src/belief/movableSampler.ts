/** Samples the movable pieces after flag and bombs: first piece by piece, then by Metropolis swaps that follow people's liking for neighbours. */

import { type Chance, NO_KIND } from '@flagfall/engine';
import { type HiddenArmy, Mobility } from './hiddenArmy.ts';
import { randomFraction } from './weightedChoice.ts';

/** Rounds of Sinkhorn balancing. */
const SINKHORN_ROUNDS = 5;
/** Swaps tried for each piece. */
const SWAPS_PER_PIECE = 4;

/** Weights for one style and one place of the flag. */
interface PlacePrior {
  /** `piece * kinds + kind`, balanced: each piece has one kind, each kind as many pieces as are left of it. */
  readonly balanced: Float64Array;
  /** `piece * kinds + kind`: prior plus likelihood, a logarithm. */
  readonly logs: Float64Array;
}

export class MovableSampler {
  readonly #army: HiddenArmy;
  readonly #placePriors = new Map<number, PlacePrior>();
  readonly #left: Int32Array;
  readonly #order: Uint8Array;
  #count = 0;
  /** Neighbours as numbers: for each piece eight slots of `piece << 3 | direction << 1 | isFirst`, -1 where there is none. */
  readonly #neighbours: Int32Array;

  constructor(army: HiddenArmy) {
    this.#army = army;
    this.#left = new Int32Array(army.rules.kinds.length);
    this.#order = new Uint8Array(army.size);
    this.#neighbours = new Int32Array(army.size * 8).fill(-1);
    army.neighbours.forEach((list, piece) => {
      list.forEach(({ piece: other, way, isFirst }, at) => {
        this.#neighbours[piece * 8 + at] = (other << 3) | (way << 1) | (isFirst ? 1 : 0);
      });
    });
  }

  /** Clears cached weights after news. */
  prepare(): void {
    this.#placePriors.clear();
  }

  /** Completes `kinds`, which holds flag and bombs; `answer` is the result of `ImmovableSampler.draw`. */
  sample(kinds: Uint8Array, answer: number, chance: Chance): void {
    const likings = this.#placePriorFor(answer);
    this.#collect(kinds, chance);
    for (let n = 0; n < this.#count; n++) {
      const piece = this.#order[n];
      const kind = this.#pickKind(likings.balanced, piece, chance);
      kinds[piece] = kind;
      this.#left[kind]--;
    }
    this.#metropolis(kinds, likings.logs, this.#army.styles[Math.floor(answer / this.#army.size)].affinities, chance);
  }

  /** The pieces still without a kind in random order, those that ran first; and how many of each kind are left for them. */
  #collect(kinds: Uint8Array, chance: Chance): void {
    const { unknown, mobility, remaining } = this.#army;
    this.#left.set(remaining);
    this.#count = 0;
    for (const piece of unknown) {
      if (kinds[piece] !== NO_KIND) this.#left[kinds[piece]]--;
      else if (mobility[piece] === Mobility.RAN) this.#order[this.#count++] = piece;
    }
    const ran = this.#count;
    for (const piece of unknown) {
      if (kinds[piece] !== NO_KIND || mobility[piece] === Mobility.RAN) continue;
      const at = ran + chance.below(this.#count - ran + 1);
      this.#order[this.#count++] = this.#order[at];
      this.#order[at] = piece;
    }
  }

  #pickKind(balanced: Float64Array, piece: number, chance: Chance): number {
    const { remaining, mobilityOf, mobility } = this.#army;
    const kinds = remaining.length;
    let sum = 0;
    for (let kind = 0; kind < kinds; kind++)
      if (this.#left[kind] > 0 && mobilityOf[kind] !== Mobility.NONE)
        sum += (balanced[piece * kinds + kind] * this.#left[kind]) / remaining[kind];
    let rest = randomFraction(chance) * sum;
    let last = 0;
    for (let kind = 0; kind < kinds; kind++) {
      if (this.#left[kind] === 0 || mobilityOf[kind] === Mobility.NONE || mobilityOf[kind] < mobility[piece]) continue;
      last = kind;
      rest -= (balanced[piece * kinds + kind] * this.#left[kind]) / remaining[kind];
      if (rest < 0) break;
    }
    return last;
  }

  /** Metropolis: two pieces swap kinds when that is likelier, and sometimes when it is not. */
  #metropolis(kinds: Uint8Array, logs: Float64Array, affinities: Float64Array, chance: Chance): void {
    if (this.#count < 2) return;
    const { mobility, mobilityOf, remaining } = this.#army;
    for (let n = this.#count * SWAPS_PER_PIECE; n > 0; n--) {
      const one = this.#order[chance.below(this.#count)];
      const other = this.#order[chance.below(this.#count)];
      const [a, b] = [kinds[one], kinds[other]];
      if (a === b || mobilityOf[b] < mobility[one] || mobilityOf[a] < mobility[other]) continue;
      const before = this.#affinityAround(kinds, one, other, affinities) + this.#affinityAround(kinds, other, other, affinities);
      kinds[one] = b;
      kinds[other] = a;
      const after = this.#affinityAround(kinds, one, other, affinities) + this.#affinityAround(kinds, other, other, affinities);
      const [here, there] = [one * remaining.length, other * remaining.length];
      const gain = logs[here + b] + logs[there + a] - logs[here + a] - logs[there + b] + after - before;
      if (gain >= 0 || randomFraction(chance) < Math.exp(gain)) continue;
      kinds[one] = a;
      kinds[other] = b;
    }
  }

  /** How well a piece suits its neighbours except one: the pair of two swapped neighbours counts once. */
  #affinityAround(kinds: Uint8Array, piece: number, apart: number, affinities: Float64Array): number {
    const count = this.#left.length;
    const own = kinds[piece];
    let sum = 0;
    for (let at = piece * 8; at < piece * 8 + 8; at++) {
      const neighbour = this.#neighbours[at];
      if (neighbour < 0) break;
      const theirs = kinds[neighbour >> 3];
      if (theirs >= count || neighbour >> 3 === apart) continue;
      const way = ((neighbour >> 1) & 3) * count;
      sum += neighbour & 1 ? affinities[(way + theirs) * count + own] : affinities[(way + own) * count + theirs];
    }
    return sum;
  }

  #placePriorFor(answer: number): PlacePrior {
    const known = this.#placePriors.get(answer);
    if (known !== undefined) return known;
    const { size, styles, unknown, remaining, rules, logLikelihood } = this.#army;
    const kinds = rules.kinds.length;
    const { table } = styles[Math.floor(answer / size)];
    const flag = answer % size;
    const logs = new Float64Array(size * kinds);
    const balanced = new Float64Array(size * kinds);
    for (const piece of unknown)
      for (let kind = 0; kind < kinds; kind++) {
        const liking = table[(flag * kinds + kind) * size + piece];
        if (liking === 0 || remaining[kind] === 0 || !this.#army.mayBe(piece, kind)) continue;
        logs[piece * kinds + kind] = Math.log(liking) + logLikelihood[piece * kinds + kind];
        balanced[piece * kinds + kind] = Math.exp(logs[piece * kinds + kind]);
      }
    for (let n = 0; n < SINKHORN_ROUNDS; n++) this.#balance(balanced);
    const likings = { balanced, logs };
    this.#placePriors.set(answer, likings);
    return likings;
  }

  #balance(balanced: Float64Array): void {
    const { unknown, remaining } = this.#army;
    const kinds = remaining.length;
    const columns = new Float64Array(kinds);
    for (const piece of unknown) {
      let sum = 0;
      for (let kind = 0; kind < kinds; kind++) sum += balanced[piece * kinds + kind];
      if (sum === 0) continue;
      for (let kind = 0; kind < kinds; kind++) {
        balanced[piece * kinds + kind] /= sum;
        columns[kind] += balanced[piece * kinds + kind];
      }
    }
    for (const piece of unknown)
      for (let kind = 0; kind < kinds; kind++) if (columns[kind] > 0) balanced[piece * kinds + kind] *= remaining[kind] / columns[kind];
  }
}
