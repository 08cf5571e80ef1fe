/** The steps of a game in order, and which of them a returning viewer is told. */

import { allSeenBy, type GameEvent, type Seat, type Viewer } from '@flagfall/engine';
import type { SeenStep, TableNews } from '@flagfall/protocol';

/** What happened at once, for all viewers. Each makes a new version. */
export interface TableStep {
  readonly events: readonly GameEvent[];
  readonly news: readonly TableNews[];
  /** The seat that acted on the board. */
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
   * The steps that a viewer has missed when it knows the first `since`; none when it does not say. A game from memory tells a step
   * again only until the seat has played on: a player has seen what lay on the table, and must not use a reload as a notebook. The
   * audience gets nothing again there, since a player could watch, too.
   */
  missed(viewer: Viewer, since: number | undefined, until: number = this.version): readonly TableStep[] {
    if (since === undefined || !Number.isInteger(since) || since < 0 || since > until) return [];
    return this.steps.slice(Math.max(since, this.#firstTold(viewer, until)), until);
  }

  /** The first step that a viewer may be told again. */
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
