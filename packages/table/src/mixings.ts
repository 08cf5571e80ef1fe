/**
 * What viewers know of pieces that change what they are among each other (Conquest), where the game remembers that for them. It cannot be read off a position, so
 * it is folded from what they saw, when somebody asks for it.
 */

import {
  allSeenBy,
  type GameEvent,
  Mixing,
  type MixingState,
  newPosition,
  type Position,
  type Rules,
  retellAction,
  rewind,
  type Viewer,
} from '@flagfall/engine';
import type { DoneAction } from './undo.ts';

/** After so many actions what is known is kept, so that taking back leads no further than there. */
const KEPT_EVERY = 32;

export class Mixings {
  readonly #rules: Rules;
  readonly #folds = new Map<Viewer, Fold>();

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  of(viewer: Viewer, actions: readonly DoneAction[]): Mixing | undefined {
    if (!this.#rules.hasBags || !this.#rules.isAided) return undefined;
    const fold = this.#folds.get(viewer) ?? new Fold(this.#rules, viewer);
    this.#folds.set(viewer, fold);
    return fold.upTo(actions);
  }
}

class Fold {
  readonly #rules: Rules;
  readonly #viewer: Viewer;
  /** The game as the viewer saw it. */
  readonly #shadow: Position;
  #mixing: Mixing;
  /** The actions it has come through. */
  readonly #told: (readonly GameEvent[])[] = [];
  /** What was known before each of those that begin a stretch. */
  readonly #kept: MixingState[] = [];

  constructor(rules: Rules, viewer: Viewer) {
    this.#rules = rules;
    this.#viewer = viewer;
    this.#shadow = newPosition(rules, Math.max(0, rules.starter));
    this.#mixing = new Mixing(rules);
  }

  upTo(actions: readonly DoneAction[]): Mixing {
    this.#goBack(this.#shared(actions));
    for (const { events } of actions.slice(this.#told.length)) this.#tell(events);
    return this.#mixing;
  }

  /** How many actions are still the same: some were taken back, or a step was dropped. */
  #shared(actions: readonly DoneAction[]): number {
    let shared = Math.min(actions.length, this.#told.length);
    while (shared > 0 && actions[shared - 1].events !== this.#told[shared - 1]) shared--;
    return shared;
  }

  #goBack(actions: number): void {
    if (actions === this.#told.length) return;
    const stretch = Math.floor(actions / KEPT_EVERY);
    this.#told.length = stretch * KEPT_EVERY;
    rewind(this.#shadow, this.#told.length);
    this.#mixing = new Mixing(this.#rules, this.#kept[stretch]);
    this.#kept.length = stretch;
  }

  #tell(events: readonly GameEvent[]): void {
    if (this.#told.length % KEPT_EVERY === 0) this.#kept.push(this.#mixing.state);
    const seen = allSeenBy(events, this.#viewer);
    retellAction(this.#shadow, seen);
    for (const event of seen) this.#mixing.follow(event, this.#shadow);
    this.#told.push(events);
  }
}
