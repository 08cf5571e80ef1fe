/** Chooses uniformly among the legal intents: the weakest yardstick. */

import {
  type Chance,
  type DeedIntent,
  type Deployment,
  type MoveIntent,
  pick,
  type Rules,
  type Seat,
  sampleDeployment,
  seatIndex,
  type View,
} from '@flagfall/engine';
import type { Player } from './player.ts';

export class RandomPlayer implements Player {
  readonly seat: Seat;
  readonly #rules: Rules;
  readonly #chance: Chance;

  constructor(rules: Rules, seat: Seat, chance: Chance) {
    this.seat = seat;
    this.#rules = rules;
    this.#chance = chance;
  }

  learn(): void {}

  deploy(view: View): Deployment {
    return randomDeployment(this.#rules, this.seat, view, this.#chance);
  }

  choose({ moves, deeds }: View): MoveIntent | DeedIntent {
    return pick(this.#chance, [...moves, ...deeds]);
  }
}

/** A random legal deployment on the home that a view shows. */
export function randomDeployment(rules: Rules, seat: Seat, view: View, chance: Chance): Deployment {
  return sampleDeployment(rules, seatIndex(seat), chance, homeCells(rules, seat, view));
}

/** The home of a seat that a view shows, by number. */
export function homeCells({ board }: Rules, seat: Seat, { homes }: Pick<View, 'homes'>): readonly number[] {
  return (homes[seat] ?? []).map((cell) => board.indexOf.get(cell) ?? -1);
}
