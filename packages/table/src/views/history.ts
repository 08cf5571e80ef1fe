/** The steps of a game in order, and which of them a viewer is told when it comes back. */

import { allSeenBy, type GameEvent, type Seat, type Viewer } from '@flagfall/engine';
import type { SeenStep, TableNews } from '@flagfall/protocol';

/** What happened at once, for everybody. Each makes a new version. */
export interface TableStep {
  readonly events: readonly GameEvent[];
  readonly news: readonly TableNews[];
  /** Whose doing on the board it was. */
  readonly player?: Seat;
  /** Before play: commitments may have been added. */
  readonly isEarly: boolean;
}

export class StepHistory {
  readonly steps: TableStep[] = [];
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
  missed(viewer: Viewer, since: number | undefined, until: number = this.version): readonly TableStep[] {
    if (since === undefined || !Number.isInteger(since) || since < 0 || since > until) return [];
    return this.steps.slice(Math.max(since, this.#firstTold(viewer, until)), until);
  }

  /** Where the steps begin that a viewer may be told again. */
  #firstTold(viewer: Viewer, until: number): number {
    if (this.#isAided) return 0;
    return viewer === 'audience'
      ? until
      : Math.max(
          0,
          this.steps.findLastIndex(({ player }) => player === viewer),
        );
  }
}

/** Some steps as a viewer saw them. */
export function stepsSeenBy(steps: readonly TableStep[], viewer: Viewer): readonly SeenStep[] {
  return steps.map(({ events, news }) => ({
    ...(events.length === 0 ? {} : { events: allSeenBy(events, viewer) }),
    ...(news.length === 0 ? {} : { news }),
  }));
}
