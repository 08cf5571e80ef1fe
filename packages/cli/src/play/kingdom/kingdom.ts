/**
 * A modest computer player for games on a map, for any number of seats. It weighs each answer by a few plain thoughts (what may I win here, what
 * may I lose, which land becomes mine, who guards the flag) and takes the best one. It searches nothing.
 */

import {
  assert,
  type Chance,
  type DeedIntent,
  type Deployment,
  intentText,
  Knowledge,
  type MoveIntent,
  type Rules,
  type Seat,
  type View,
} from '@flagfall/engine';
import type { Update } from '@flagfall/table';
import type { Opponent } from '../opponent.ts';
import { Weights } from '../weights.ts';
import { CardPlans } from './cardPlans.ts';
import { type Land, landOf } from './land.ts';
import { draftWorth, settle } from './settling.ts';
import { Situation } from './situation.ts';

/** What a move that nobody has to make must bring. */
const WORTH_A_MOVE = 0.5;
/** It tires of walking up and down. */
const TIRED = 1;

export class Kingdom implements Opponent {
  readonly seat: Seat;
  readonly #rules: Rules;
  readonly #land: Land;
  readonly #chance: Chance;
  readonly #weights: Weights;
  readonly #knowledge: Knowledge;
  readonly #visits = new Map<string, number>();

  constructor(rules: Rules, seat: Seat, chance: Chance) {
    this.seat = seat;
    this.#rules = rules;
    this.#land = landOf(rules.board);
    this.#chance = chance;
    this.#weights = new Weights(rules);
    this.#knowledge = new Knowledge(rules, seat);
  }

  learn({ actions }: Pick<Update, 'actions'>): void {
    this.#knowledge.learnAll(actions);
  }

  deployment({ homes }: Pick<View, 'homes'>): Deployment {
    return settle(this.#rules, this.#land, homes[this.seat] ?? [], this.seat, this.#chance);
  }

  /** A draw is welcome to whoever has fewer pieces on the board than the others have on average. */
  acceptsDraw({ pieces }: View): boolean {
    const own = pieces.filter(({ seat }) => seat === this.seat).length;
    return own * this.#rules.seats.length < pieces.length * 0.8;
  }

  choose(view: View): MoveIntent | DeedIntent {
    const intents = [...view.moves, ...view.deeds];
    assert(intents.length > 0, 'it is asked when there is something to choose');
    const judge = this.#judgeFor(view);
    let best = intents[0];
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const intent of intents) {
      const score = judge(intent) + this.#chance.below(100) / 200;
      if (score <= bestScore) continue;
      best = intent;
      bestScore = score;
    }
    if (best.type === 'move') this.#visits.set(intentText(best), this.#visited(best) + 1);
    return best;
  }

  #judgeFor(view: View): (intent: MoveIntent | DeedIntent) => number {
    const { indexOf } = this.#rules.board;
    if (view.waiting?.decision === 'draft')
      return (intent) =>
        intent.type === 'deed' ? draftWorth(this.#land, view.homes, this.seat, indexOf.get(intent.cells?.[0] ?? '') ?? 0, indexOf) : 0;
    const now = new Situation(this.#rules, this.#land, this.#knowledge, this.seat, this.#weights);
    const plans = new CardPlans(this.#rules, this.seat, this.#weights, view, now);
    return (intent) => {
      if (intent.type === 'move') return now.moveScore(intent) - TIRED * this.#visited(intent);
      return view.waiting?.decision === 'act' ? WORTH_A_MOVE : plans.worthOf(intent);
    };
  }

  #visited(move: MoveIntent): number {
    return this.#visits.get(intentText(move)) ?? 0;
  }
}
