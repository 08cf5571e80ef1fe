/**
 * A modest computer player for the terminal. It is told what its own seat is told, weighs each move by a few plain thoughts (what may I win
 * here, what may I lose there, is it worth going that way) and plays the best one.
 */

import type { NamedDeployment } from '@flagfall/editions';
import {
  assert,
  type Chance,
  type Deployment,
  imagineKinds,
  Knowledge,
  type KnownPiece,
  type MoveIntent,
  type Rules,
  type Seat,
  type View,
} from '@flagfall/engine';
import type { Update } from '@flagfall/table';
import { computerDeployment } from './computerDeployment.ts';
import { type Odds, Weights } from './weights.ts';

/** Worlds it imagines before a move. */
const WORLDS = 60;
/** What it is worth to learn what an unknown piece is, by how little the attacker matters. */
const CURIOSITY = 5;
/** How much of a gain is left for each step it is away. */
const FADING = 0.8;

export class SimpleOpponent {
  readonly seat: Seat;
  readonly #rules: Rules;
  readonly #chance: Chance;
  readonly #weights: Weights;
  readonly #knowledge: Knowledge;
  /** How often a piece of its own has come to a cell: it tires of walking up and down. */
  readonly #visits = new Map<string, number>();

  constructor(rules: Rules, seat: Seat, chance: Chance) {
    this.seat = seat;
    this.#rules = rules;
    this.#chance = chance;
    this.#weights = new Weights(rules);
    this.#knowledge = new Knowledge(rules, seat);
  }

  deployment(library: readonly NamedDeployment[]): Deployment {
    return computerDeployment(this.#rules, this.seat, library, this.#chance);
  }

  learn(update: Update): void {
    this.#knowledge.learnAll(update.events);
  }

  /** A draw is welcome when it has lost more than it has won. */
  acceptsDraw(view: View): boolean {
    const worth = (own: boolean) =>
      view.captured
        .filter((piece) => (piece.seat === this.seat) === own)
        .reduce((sum, piece) => sum + this.#weights.value(this.#kindNumber(piece.kind)), 0);
    return worth(true) > worth(false) + 15;
  }

  choose(view: View): MoveIntent {
    assert(view.moves.length > 0, 'it is asked for a move when it has one');
    const scene = this.#look();
    let best = view.moves[0];
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const move of view.moves) {
      const score = this.#score(move, view, scene) + this.#chance.below(100) / 200;
      if (score <= bestScore) continue;
      best = move;
      bestScore = score;
    }
    const key = `${best.from}${best.to}`;
    this.#visits.set(key, (this.#visits.get(key) ?? 0) + 1);
    return best;
  }

  #score(move: MoveIntent, view: View, scene: Scene): number {
    const { indexOf } = this.#rules.board;
    const from = indexOf.get(move.from)!;
    const to = indexOf.get(move.to)!;
    const piece = scene.on(from);
    assert(piece !== undefined, 'it moves a piece of its own');
    const kind = Math.log2(piece.kinds);
    const enemy = scene.on(to);
    const patience = view.quietLimit === undefined ? 0 : (6 * view.quiet) / view.quietLimit;
    let score = this.#danger(kind, from, scene) - (this.#visits.get(`${move.from}${move.to}`) ?? 0) * 1.5;
    // A second piece stands where the battle was won, so what threatens that cell still counts, if less.
    if (enemy !== undefined) score += this.#worth(kind, enemy, scene) + patience - 0.6 * this.#danger(kind, to, scene, enemy);
    else score += this.#pull(kind, to, scene) - this.#pull(kind, from, scene) - this.#danger(kind, to, scene) - this.#unveiling(piece);
    return score;
  }

  /** What an attack is worth, with a little for the news when the target is unknown. */
  #worth(kind: number, enemy: KnownPiece, scene: Scene): number {
    const odds = scene.odds[enemy.piece];
    const news = odds.certain ? 0 : CURIOSITY * Math.max(0, 1 - this.#weights.value(kind) / 20);
    return this.#weights.attack(kind, odds) + news;
  }

  /** What it expects to lose when a neighbour attacks a piece of this kind here. Those that never moved are taken to stay. */
  #danger(kind: number, cell: number, scene: Scene, ignored?: KnownPiece): number {
    let worst = 0;
    for (const neighbour of this.#neighbours(cell)) {
      const enemy = scene.on(neighbour);
      if (enemy === undefined || enemy === ignored || enemy.seat === this.seat || !enemy.moved) continue;
      worst = Math.max(worst, this.#weights.defence(scene.odds[enemy.piece], kind));
    }
    return worst;
  }

  /** How strongly the best target draws a piece of this kind that stands here. */
  #pull(kind: number, cell: number, scene: Scene): number {
    let strongest = 0;
    for (const { piece, distances } of scene.targets) {
      const steps = distances[cell];
      if (steps < 0) continue;
      strongest = Math.max(strongest, (this.#worth(kind, piece, scene) + 3) * FADING ** steps);
    }
    return strongest;
  }

  /** The strong stay unmoved, and so unknown, a little longer. */
  #unveiling(piece: KnownPiece): number {
    return piece.moved ? 0 : this.#weights.value(Math.log2(piece.kinds)) / 60;
  }

  #look(): Scene {
    const standing = new Map<number, KnownPiece>();
    for (const piece of this.#knowledge.pieces) if (piece.cell !== undefined) standing.set(piece.cell, piece);
    const targets = this.#knowledge.pieces
      .filter((piece) => piece.seat !== this.seat && piece.cell !== undefined)
      .map((piece) => ({ piece, distances: this.#distances(piece.cell!, standing) }));
    return { on: (cell) => standing.get(cell), odds: this.#guess(), targets };
  }

  /** How often each piece is of each kind in the worlds it imagines. */
  #guess(): readonly Odds[] {
    const odds = this.#knowledge.pieces.map(() => ({ certain: false, shares: new Array<number>(this.#rules.kinds.length).fill(0) }));
    for (let world = 0; world < WORLDS; world++)
      imagineKinds(this.#knowledge, this.#chance).forEach((kind, piece) => {
        odds[piece].shares[kind] += 1 / WORLDS;
      });
    return odds.map(({ shares }) => ({ shares, certain: shares.some((share) => share > 0.999) }));
  }

  /** Steps from every cell to a target over cells that are free now; -1 where no way leads there. */
  #distances(target: number, standing: ReadonlyMap<number, KnownPiece>): Int8Array {
    const distances = new Int8Array(this.#rules.board.cells.length).fill(-1);
    const queue = [target];
    distances[target] = 0;
    for (let at = 0; at < queue.length; at++)
      for (const next of this.#neighbours(queue[at])) {
        if (distances[next] >= 0 || this.#rules.board.obstacle[next]) continue;
        distances[next] = distances[queue[at]] + 1;
        if (!standing.has(next)) queue.push(next);
      }
    return distances;
  }

  #neighbours(cell: number): readonly number[] {
    const { neighbours, degree, wall } = this.#rules.board;
    return Array.from(neighbours.subarray(cell * degree, (cell + 1) * degree)).filter((next) => next !== wall);
  }

  #kindNumber(id: string): number {
    return this.#rules.kinds.findIndex((kind) => kind.id === id);
  }
}

/** What the seat sees before it, worked out once a move. */
interface Scene {
  on(cell: number): KnownPiece | undefined;
  readonly odds: readonly Odds[];
  readonly targets: readonly { readonly piece: KnownPiece; readonly distances: Int8Array }[];
}
