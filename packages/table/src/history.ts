/** The steps of a game in order, and which of them a viewer is told when it comes back. */

import { allSeenBy, type GameEvent, type Seat, type SeenEvent, type Viewer } from '@flagfall/engine';
import type { TableNews } from '@flagfall/protocol';

/** What happened at once, for everybody. Each makes a new version. */
export interface Step {
  readonly events: readonly GameEvent[];
  readonly news: readonly TableNews[];
  /** Whose doing on the board it was. */
  readonly player?: Seat;
  /** Before play: commitments may have been added. */
  readonly isEarly: boolean;
}

export class History {
  readonly steps: Step[] = [];
  readonly #isAided: boolean;

  constructor(isAided: boolean) {
    this.#isAided = isAided;
  }

  get version(): number {
    return this.steps.length;
  }

  /**
   * The steps that a viewer has missed when it knows the first `since`; none when it says nothing of the kind. In a game from memory a step is
   * told again only until the seat has played on: who plays has seen what lies on the table, and a reload is no notebook. What the
   * audience has missed then is gone, since a player could watch as well.
   */
  missed(viewer: Viewer, since: number | undefined, until: number = this.version): readonly Step[] {
    if (since === undefined || !Number.isInteger(since) || since < 0 || since > until) return [];
    if (this.#isAided) return this.steps.slice(since, until);
    if (viewer === 'audience') return [];
    const seen = this.steps.findLastIndex(({ player }) => player === viewer);
    return this.steps.slice(Math.max(since, seen), until);
  }
}

/** What a viewer saw of the actions among some steps. */
export function actionsIn(steps: readonly Step[], viewer: Viewer): readonly (readonly SeenEvent[])[] {
  return steps.filter(({ events }) => events.length > 0).map(({ events }) => allSeenBy(events, viewer));
}
