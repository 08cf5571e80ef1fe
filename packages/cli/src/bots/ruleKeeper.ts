/**
 * A player of ours in a game whose manager has no repetition rules. It follows the game by our rules and accepts what others do,
 * and chooses only among moves that keep every rule. If our rules leave it no move, it makes any move.
 */

import type { Budget, Player } from '@flagfall/ai';
import {
  type Chance,
  type DeedIntent,
  type Deployment,
  Knowledge,
  type MoveIntent,
  observe,
  pick,
  type Rules,
  type Seat,
  type SeenEvent,
  seatIndex,
  type View,
} from '@flagfall/engine';
import { listReach } from '@flagfall/engine/edition';
import { decodeMove, intentsMax } from '@flagfall/engine/internal';

export class RuleKeeper {
  readonly seat: Seat;
  readonly knowledge: Knowledge;
  readonly #player: Player;
  readonly #chance: Chance;

  /** The player keeps `rules`, which are ours; chance decides only when they leave no move. */
  constructor(rules: Rules, player: Player, chance: Chance) {
    this.seat = player.seat;
    this.knowledge = new Knowledge(rules, player.seat);
    this.#player = player;
    this.#chance = chance;
  }

  /** The game as our rules see it. */
  get view(): View {
    return observe(this.knowledge.shadow, this.seat);
  }

  learn(actions: readonly (readonly SeenEvent[])[]): void {
    this.knowledge.learnAll(actions);
    this.#player.learn(actions);
  }

  deploy(): Deployment {
    return this.#player.deploy(this.view);
  }

  /** Undefined when no piece can move at all. */
  choose(budget: Budget): MoveIntent | DeedIntent | undefined {
    const { view } = this;
    if (view.moves.length + view.deeds.length > 0) return this.#player.choose(view, budget);
    const { shadow } = this.knowledge;
    const moves = new Int32Array(intentsMax(shadow));
    const count = listReach(shadow, seatIndex(this.seat), moves);
    return count === 0 ? undefined : decodeMove(shadow.rules.board, pick(this.#chance, [...moves.subarray(0, count)]));
  }
}
