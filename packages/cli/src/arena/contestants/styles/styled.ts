/** A style is level 5 with fewer moves: it searches only those that the style allows. */

import { computerAt, type Effort, type LevelledPlayer, type Player } from '@flagfall/ai';
import type { Chance, DeedIntent, Deployment, MoveIntent, Rules, Seat, SeenEvent, View } from '@flagfall/engine';
import { UsageError } from '../../../arguments.ts';
import { KnownBoard } from './knownBoard.ts';

type Budget = NonNullable<Parameters<Player['choose']>[1]>;

const LEVEL = 5;

export abstract class Styled implements Player {
  readonly seat: Seat;
  protected readonly rules: Rules;
  readonly #computer: LevelledPlayer;
  #effort: Effort | undefined;

  constructor(rules: Rules, seat: Seat, chance: Chance) {
    if (!rules.board.isGrid || rules.seats.length !== 2) throw new UsageError('styles play on boards with two seats');
    this.seat = seat;
    this.rules = rules;
    this.#computer = computerAt(LEVEL, rules, seat, chance);
  }

  get effort(): Effort | undefined {
    return this.#effort;
  }

  learn(actions: readonly (readonly SeenEvent[])[]): void {
    this.#computer.learn(actions);
  }

  deploy(view: View): Deployment {
    return this.#computer.deploy(view);
  }

  choose(view: View, budget: Budget = {}): MoveIntent | DeedIntent {
    const moves = this.narrow(view, new KnownBoard(this.rules, view));
    if (moves?.length === 1) {
      this.#effort = undefined;
      return moves[0];
    }
    const choice = this.#computer.choose(moves === undefined ? view : { ...view, moves, deeds: [] }, budget);
    this.#effort = this.#computer.effort;
    return choice;
  }

  /** The moves that the style allows, at least one; undefined for all. */
  protected abstract narrow(view: View, scene: KnownBoard): readonly MoveIntent[] | undefined;
}
