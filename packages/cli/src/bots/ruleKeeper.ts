/**
 * A player of ours in a game whose manager knows no rules against repetition. It follows the game by our rules: what others do is told and not judged,
 * and what it is offered to choose from keeps every rule. Where our rules leave it no move at all, it makes any.
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

  /** `rules` are ours, and the player plays by them; chance decides only when nothing is left to choose. */
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

  /** Undefined when no piece can move, whatever the rules. */
  choose(budget: Budget): MoveIntent | DeedIntent | undefined {
    const { view } = this;
    if (view.moves.length + view.deeds.length > 0) return this.#player.choose(view, budget);
    const { shadow } = this.knowledge;
    const moves = new Int32Array(intentsMax(shadow));
    const count = listReach(shadow, seatIndex(this.seat), moves);
    return count === 0 ? undefined : decodeMove(shadow.rules.board, pick(this.#chance, [...moves.subarray(0, count)]));
  }
}
