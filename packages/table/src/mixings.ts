/**
 * What viewers know of pieces that change what they are among each other (Conquest), where the game remembers that for them. It cannot be read off a position, so
 * it is folded from what they saw, when somebody asks for it.
 */

import { allSeenBy, type GameEvent, Knowledge, type Mixing, type Rules, type Viewer } from '@flagfall/engine';
import type { DoneAction } from './undo.ts';

interface Folded {
  readonly knowledge: Knowledge;
  /** Of so many actions; this was the last. */
  readonly length: number;
  readonly last: readonly GameEvent[] | undefined;
}

export class Mixings {
  readonly #rules: Rules;
  readonly #folded = new Map<Viewer, Folded>();

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  of(viewer: Viewer, actions: readonly DoneAction[]): Mixing | undefined {
    if (!this.#rules.hasBags || !this.#rules.isAided) return undefined;
    const before = this.#folded.get(viewer);
    // Something was taken back, or a step was dropped: then it is folded anew.
    const isPrefix = before !== undefined && actions[before.length - 1]?.events === before.last;
    const { knowledge, length } = isPrefix ? before : { knowledge: new Knowledge(this.#rules, viewer), length: 0 };
    for (const { events } of actions.slice(length)) knowledge.learn(allSeenBy(events, viewer));
    this.#folded.set(viewer, { knowledge, length: actions.length, last: actions.at(-1)?.events });
    return knowledge.mixing;
  }
}
