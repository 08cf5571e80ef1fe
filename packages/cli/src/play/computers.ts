/** Which computer player sits down to a game: one for boards with two seats, one for maps. */

import { type Budget, LEVEL_DEFAULT, LevelPlayer } from '@flagfall/ai';
import type { NamedDeployment } from '@flagfall/editions';
import type { Chance, DeedIntent, Deployment, MoveIntent, Rules, Seat, View } from '@flagfall/engine';
import type { Update } from '@flagfall/table';
import { computerDeployment } from './computerDeployment.ts';
import { Kingdom } from './kingdom/kingdom.ts';
import type { Opponent } from './opponent.ts';
import { SimpleOpponent } from './simpleOpponent.ts';

export function computerFor(rules: Rules, seat: Seat, chance: Chance, level: number = LEVEL_DEFAULT): Opponent {
  return rules.board.straight ? new Thinker(rules, seat, chance, level) : new Kingdom(rules, seat, chance);
}

/** Who thinks no further than the next move: a yardstick for the arena. */
export function simpleFor(rules: Rules, seat: Seat, chance: Chance): Opponent {
  return rules.board.straight ? new SimpleOpponent(rules, seat, chance) : new Kingdom(rules, seat, chance);
}

class Thinker implements Opponent {
  readonly seat: Seat;
  readonly #rules: Rules;
  readonly #chance: Chance;
  readonly #player: LevelPlayer;

  constructor(rules: Rules, seat: Seat, chance: Chance, level: number) {
    this.seat = seat;
    this.#rules = rules;
    this.#chance = chance;
    this.#player = new LevelPlayer(rules, seat, chance, level);
  }

  learn({ actions }: Pick<Update, 'actions'>): void {
    this.#player.learn(actions);
  }

  deployment(library: readonly NamedDeployment[]): Deployment {
    return computerDeployment(this.#rules, this.seat, library, this.#chance);
  }

  choose(view: View, budget?: Budget): MoveIntent | DeedIntent {
    return this.#player.choose(view, budget);
  }

  acceptsDraw(): boolean {
    return this.#player.acceptsDraw();
  }
}
