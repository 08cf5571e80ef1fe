/**
 * What viewers know of pieces that mix (Conquest), where the game remembers it for them. It does not follow from a position, so
 * it is folded from what they saw, on demand.
 */

import { allSeenBy, applyEvents, type GameEvent, newPosition, type Position, type Rules, rewind, type Viewer } from '@flagfall/engine';
import { MixedPieces, type MixedPiecesState } from '@flagfall/engine/internal';
import type { PlayedAction } from '../agreements/undo.ts';

/** Checkpoints after so many actions, so that taking back rereads only one stretch. */
const KEPT_EVERY = 32;

export class MixingTracker {
  readonly #rules: Rules;
  readonly #folds = new Map<Viewer, MixingFold>();

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  of(viewer: Viewer, actions: readonly PlayedAction[]): MixedPieces | undefined {
    if (!this.#rules.hasBags || !this.#rules.remembersReveals) return undefined;
    const fold = this.#folds.get(viewer) ?? new MixingFold(this.#rules, viewer);
    this.#folds.set(viewer, fold);
    return fold.upTo(actions);
  }
}

class MixingFold {
  readonly #rules: Rules;
  readonly #viewer: Viewer;
  /** The game as the viewer saw it. */
  readonly #shadow: Position;
  #mixing: MixedPieces;
  /** The actions it has folded. */
  readonly #told: (readonly GameEvent[])[] = [];
  /** The knowledge before each stretch. */
  readonly #kept: MixedPiecesState[] = [];

  constructor(rules: Rules, viewer: Viewer) {
    this.#rules = rules;
    this.#viewer = viewer;
    this.#shadow = newPosition(rules, Math.max(0, rules.starter));
    this.#mixing = new MixedPieces(rules);
  }

  upTo(actions: readonly PlayedAction[]): MixedPieces {
    this.#goBack(this.#shared(actions));
    for (const { events } of actions.slice(this.#told.length)) this.#tell(events);
    return this.#mixing;
  }

  /** How many actions are unchanged: some were taken back, or a step was dropped. */
  #shared(actions: readonly PlayedAction[]): number {
    let shared = Math.min(actions.length, this.#told.length);
    while (shared > 0 && actions[shared - 1].events !== this.#told[shared - 1]) shared--;
    return shared;
  }

  #goBack(actions: number): void {
    if (actions === this.#told.length) return;
    const stretch = Math.floor(actions / KEPT_EVERY);
    this.#told.length = stretch * KEPT_EVERY;
    rewind(this.#shadow, this.#told.length);
    this.#mixing = new MixedPieces(this.#rules, this.#kept[stretch]);
    this.#kept.length = stretch;
  }

  #tell(events: readonly GameEvent[]): void {
    if (this.#told.length % KEPT_EVERY === 0) this.#kept.push(this.#mixing.state);
    const seen = allSeenBy(events, this.#viewer);
    applyEvents(this.#shadow, seen);
    for (const event of seen) this.#mixing.follow(event, this.#shadow);
    this.#told.push(events);
  }
}
