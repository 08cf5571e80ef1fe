/** What a seat believes of the hidden pieces of the others: kinds that fit everything it has seen, drawn by how likely they are. */

import {
  type Chance,
  imagineKinds,
  imagineWith,
  Knowledge,
  NO_KIND,
  type Position,
  type Rules,
  type Seat,
  type SeenEvent,
} from '@flagfall/engine';

export class Belief {
  readonly seat: Seat;
  /** What is certain. */
  readonly knowledge: Knowledge;

  constructor(rules: Rules, seat: Seat) {
    this.seat = seat;
    this.knowledge = new Knowledge(rules, seat);
  }

  /** What the seat saw, action by action. */
  learn(actions: readonly (readonly SeenEvent[])[]): void {
    this.knowledge.learnAll(actions);
  }

  /** A kind for every piece, by handle; NO_KIND for one that is not in the game. */
  drawKinds(chance: Chance): Uint8Array {
    return Uint8Array.from(imagineKinds(this.knowledge, chance));
  }

  /** How likely each piece is of each kind, `piece * kinds + kind`, from so many draws. */
  odds(chance: Chance, draws: number): Float64Array {
    const { rules } = this.knowledge;
    const drawn = Array.from({ length: draws }, () => this.drawKinds(chance));
    const odds = new Float64Array((drawn[0]?.length ?? 0) * rules.kinds.length);
    for (const kinds of drawn)
      for (const [piece, kind] of kinds.entries()) if (kind !== NO_KIND) odds[piece * rules.kinds.length + kind] += 1 / draws;
    return odds;
  }

  /** A complete world, written into `into` (a position of the same rules) where one is given. */
  imagine(chance: Chance, into?: Position): Position {
    return imagineWith(this.knowledge, chance, () => this.drawKinds(chance), into);
  }
}
