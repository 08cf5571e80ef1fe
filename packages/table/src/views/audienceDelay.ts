/** Keeps the audience some actions behind, so that spectators cannot tell a player what was just shown. A value: each change makes another. */

import type { TableSnapshot, Update } from '@flagfall/protocol';
import type { Fact } from '../facts.ts';

/** A step for the audience, and for viewers that join it at that step. */
export interface DelayedStep {
  readonly told: Update | TableSnapshot;
  readonly whole: TableSnapshot;
}

export class AudienceDelay {
  /** All that the audience may see. */
  readonly shown: TableSnapshot | undefined;
  readonly #delay: number;
  /** Steps still held back, oldest first. */
  readonly #held: readonly DelayedStep[];
  /** The largest number of actions the game has had. */
  readonly #actions: number;

  constructor(delay: number, shown?: TableSnapshot, held: readonly DelayedStep[] = [], actions = 0) {
    this.#delay = delay;
    this.shown = shown;
    this.#held = held;
    this.#actions = actions;
  }

  /** Adds a step, or the table as it was opened. */
  hold(step: DelayedStep): AudienceDelay {
    if (this.shown === undefined) return new AudienceDelay(this.#delay, step.whole);
    return new AudienceDelay(this.#delay, this.shown, [...this.#held, step], Math.max(this.#actions, step.whole.known.actions));
  }

  /**
   * What the audience may see now and has not been shown: everything once the game is over. Only actions on the board count: by offers, or by
   * taking back, a seat could hurry it on.
   */
  due(isOver: boolean): readonly DelayedStep[] {
    const first = isOver ? -1 : this.#held.findIndex(({ whole }) => whole.known.actions > this.#actions - this.#delay);
    return first < 0 ? this.#held : this.#held.slice(0, first);
  }

  /** Marks these as shown. */
  release(isOver: boolean): AudienceDelay {
    const due = this.due(isOver);
    return due.length === 0 ? this : new AudienceDelay(this.#delay, due.at(-1)?.whole, this.#held.slice(due.length), this.#actions);
  }
}

/** Where to start in a restored game, so that the audience stands where it would have stood: at the last action that it may see. */
export function audienceStart(facts: readonly Fact[], delay: number): number {
  let count = 0;
  const actions = facts.flatMap((fact, at) => {
    if (fact.type === 'undone') count = fact.actions;
    if (!('events' in fact)) return [];
    count += fact.events.length > 0 ? 1 : 0;
    return [{ at, count, isLast: fact.events.some(({ type }) => type === 'gameEnded') }];
  });
  const isOver = actions.some(({ isLast }) => isLast);
  const most = actions.reduce((max, action) => Math.max(max, action.count), 0);
  const firstHeld = isOver ? -1 : actions.findIndex((action) => action.count > most - delay);
  return (firstHeld < 0 ? actions : actions.slice(0, firstHeld)).at(-1)?.at ?? 0;
}
