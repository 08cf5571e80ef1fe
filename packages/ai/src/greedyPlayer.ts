/**
 * Attacks when that gains something on average, and otherwise advances: a yardstick for programs without search. It guesses hidden pieces from
 * uniform determinizations.
 */

import {
  battleTable,
  type Chance,
  type DeedIntent,
  type Deployment,
  Knowledge,
  type MoveIntent,
  neighboursOf,
  OUTCOMES,
  type PieceKind,
  pick,
  type Rules,
  type Seat,
  type SeenEvent,
  type View,
} from '@flagfall/engine';
import { sampleKinds } from '@flagfall/engine/internal';
import type { Player } from './player.ts';
import { randomDeployment } from './randomPlayer.ts';

const WORLDS = 30;

export class GreedyPlayer implements Player {
  readonly seat: Seat;
  readonly #rules: Rules;
  readonly #chance: Chance;
  readonly #knowledge: Knowledge;
  readonly #values: readonly number[];
  readonly #battles: Uint8Array;

  constructor(rules: Rules, seat: Seat, chance: Chance) {
    this.seat = seat;
    this.#rules = rules;
    this.#chance = chance;
    this.#knowledge = new Knowledge(rules, seat);
    this.#values = rules.kinds.map(worthOf);
    this.#battles = battleTable(rules.kinds);
  }

  learn(actions: readonly (readonly SeenEvent[])[]): void {
    this.#knowledge.learnAll(actions);
  }

  deploy(view: View): Deployment {
    return randomDeployment(this.#rules, this.seat, view, this.#chance);
  }

  /** It chooses cards, powers and answers at random. */
  choose(view: View): MoveIntent | DeedIntent {
    if (view.moves.length === 0) return pick(this.#chance, view.deeds);
    return this.#bestAttack(view) ?? this.#advance(view);
  }

  /** The attack that gains most, if any gains something. */
  #bestAttack(view: View): MoveIntent | undefined {
    const pieceOn = new Map(view.pieces.map((piece) => [piece.cell, piece]));
    const attacks = view.moves.filter(({ to }) => pieceOn.has(to));
    if (attacks.length === 0) return undefined;
    const worlds = Array.from({ length: WORLDS }, () => sampleKinds(this.#knowledge, this.#chance));
    let [best, gain]: [MoveIntent | undefined, number] = [undefined, 0];
    for (const attack of attacks) {
      const [attacker, defender] = [pieceOn.get(attack.from), pieceOn.get(attack.to)];
      if (attacker === undefined || defender === undefined) continue;
      const balances = worlds.map((kinds) => this.#balance(kinds[attacker.piece], kinds[defender.piece]));
      const mean = balances.reduce((sum, balance) => sum + balance, 0) / WORLDS;
      if (mean > gain) [best, gain] = [attack, mean];
    }
    return best;
  }

  /** The gain minus the loss. */
  #balance(attacker: number, defender: number): number {
    const outcome = OUTCOMES[this.#battles[attacker * this.#values.length + defender]];
    const won = outcome === 'attackerWins' || outcome === 'bothCaptured' ? this.#values[defender] : 0;
    const lost = outcome === 'defenderWins' || outcome === 'bothCaptured' ? this.#values[attacker] : 0;
    return won - lost;
  }

  /** A move that ends nearest to an enemy without attacking; any attack when there is no other move. */
  #advance(view: View): MoveIntent {
    const occupied = new Set(view.pieces.map(({ cell }) => cell));
    const quiet = view.moves.filter(({ to }) => !occupied.has(to));
    if (quiet.length === 0) return pick(this.#chance, view.moves);
    const distances = this.#distances(view);
    const stepsFrom = ({ to }: MoveIntent): number => distances[this.#rules.board.indexOf.get(to) ?? 0];
    // Ties are broken by chance: always taking the first would shuffle one piece.
    const gains = quiet.map((move) => distances[this.#rules.board.indexOf.get(move.from) ?? 0] - stepsFrom(move));
    const best = Math.max(...gains);
    return pick(
      this.#chance,
      quiet.filter((_, at) => gains[at] === best),
    );
  }

  /** Steps from every cell to the nearest enemy, other pieces ignored. */
  #distances(view: View): Int32Array {
    const { board } = this.#rules;
    const distances = new Int32Array(board.cells.length).fill(board.cells.length);
    const queue = view.pieces.filter(({ seat }) => seat !== this.seat).map(({ cell }) => board.indexOf.get(cell) ?? 0);
    for (const cell of queue) distances[cell] = 0;
    for (let at = 0; at < queue.length; at++)
      for (const next of neighboursOf(board, queue[at])) {
        if (board.obstacle[next] || distances[next] <= distances[queue[at]] + 1) continue;
        distances[next] = distances[queue[at]] + 1;
        queue.push(next);
      }
    return distances;
  }
}

/** Values by rank; a prize is worth most. */
function worthOf({ rank, prize, powers }: PieceKind): number {
  if (prize || powers.some(({ id }) => id === 'surrender')) return 100;
  return rank === undefined ? 5 : rank + 2 * powers.length;
}
