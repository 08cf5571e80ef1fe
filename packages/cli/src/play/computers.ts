/** The computer players as the terminal seats them. */

import { type Budget, type Computer, computerAt, LEVEL_DEFAULT } from '@flagfall/ai';
import type { NamedDeployment } from '@flagfall/editions';
import type { Chance, DeedIntent, Deployment, MoveIntent, Rules, Seat, View } from '@flagfall/engine';
import type { Update } from '@flagfall/table';
import { computerDeployment } from './computerDeployment.ts';
import type { Opponent } from './opponent.ts';
import { SimpleOpponent } from './simpleOpponent.ts';

/** The best level on maps that does not look ahead. */
const MAP_YARDSTICK = 3;

export function computerFor(rules: Rules, seat: Seat, chance: Chance, level: number = LEVEL_DEFAULT): Opponent {
  return new SeatedComputer(rules, chance, computerAt(level, rules, seat, chance));
}

/** Who thinks no further than the next move: a yardstick for the arena. */
export function simpleFor(rules: Rules, seat: Seat, chance: Chance): Opponent {
  return rules.board.straight ? new SimpleOpponent(rules, seat, chance) : computerFor(rules, seat, chance, MAP_YARDSTICK);
}

class SeatedComputer implements Opponent {
  readonly #rules: Rules;
  readonly #chance: Chance;
  readonly #computer: Computer;

  constructor(rules: Rules, chance: Chance, computer: Computer) {
    this.#rules = rules;
    this.#chance = chance;
    this.#computer = computer;
  }

  get seat(): Seat {
    return this.#computer.seat;
  }

  learn({ actions }: Pick<Update, 'actions'>): void {
    this.#computer.learn(actions);
  }

  deployment(library: readonly NamedDeployment[], view: View): Deployment {
    if (!this.#rules.board.straight) return this.#computer.deploy(view);
    return computerDeployment(this.#rules, this.seat, library, this.#chance);
  }

  choose(view: View, budget?: Budget): MoveIntent | DeedIntent {
    return this.#computer.choose(view, budget);
  }

  acceptsDraw(view: View): boolean {
    return this.#computer.acceptsDraw(view);
  }
}
