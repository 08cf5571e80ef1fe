/** The shadow of a table: what one viewer was told, folded into what it sees now. It begins with a snapshot and goes on by updates. */

import {
  type BySeat,
  Knowledge,
  type OpenedView,
  observe,
  openView,
  type Rules,
  readSnapshot,
  type Seat,
  type SeenEvent,
  type View,
} from '@flagfall/engine';
import {
  type Clocks,
  newsIn,
  type StepRange,
  seenActionsIn,
  type TableInfo,
  type TableNews,
  type TableSnapshot,
  type TableStatus,
  type Update,
  versionBefore,
} from '@flagfall/protocol';

/** How a table stands for one viewer after a step, and the step. */
export interface SeenTable extends StepRange, TableStatus {
  /** When it was made, by the host's clock. */
  readonly now: number;
  /** The events, action by action, as the viewer saw them. */
  readonly actions: readonly (readonly SeenEvent[])[];
  readonly news: readonly TableNews[];
  readonly clocks: Clocks;
  readonly view: View;
  readonly about: TableInfo;
}

export class Shadow {
  readonly #rules: Rules;
  #knowledge: Knowledge | undefined;
  #seenTable: SeenTable | undefined;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  /** Undefined until the first snapshot. */
  get seenTable(): SeenTable | undefined {
    return this.#seenTable;
  }

  /** Applies the next message. Undefined when it does not follow, or these rules cannot read it; nothing has changed then, and only a snapshot helps. */
  take(message: Update | TableSnapshot): SeenTable | undefined {
    const seenTable = message.type === 'snapshot' ? this.#begin(message) : this.#goOn(message);
    if (seenTable !== undefined) this.#seenTable = seenTable;
    return seenTable;
  }

  #begin({ known, type, ...rest }: TableSnapshot): SeenTable | undefined {
    const read = readSnapshot(this.#rules, known);
    if (!read.ok) return undefined;
    this.#knowledge = Knowledge.from(this.#rules, read.value);
    return {
      ...rest,
      actions: seenActionsIn(rest.steps),
      news: newsIn(rest.steps),
      view: turnedOver(this.#viewOf(this.#knowledge), rest.opened),
    };
  }

  #goOn({ type, ...rest }: Update): SeenTable | undefined {
    const [before, knowledge] = [this.#seenTable, this.#knowledge];
    if (before === undefined || knowledge === undefined || versionBefore(rest) !== before.version) return undefined;
    const actions = seenActionsIn(rest.steps);
    const view = actions.length === 0 ? before.view : this.#learn(knowledge, actions);
    return view && { ...before, ...rest, actions, news: newsIn(rest.steps), view: turnedOver(view, rest.opened) };
  }

  /** Undefined for events that the rules reject: they come from outside, so they may be anything. */
  #learn(knowledge: Knowledge, actions: readonly (readonly SeenEvent[])[]): View | undefined {
    try {
      for (const action of actions) {
        knowledge.learn(action);
        // A reload must not serve as a notebook: a revealed piece is gone once it was told.
        knowledge.forgetShown();
      }
      return this.#viewOf(knowledge);
    } catch {
      // Part of the events was learned, so the shadow cannot go on from here.
      this.#knowledge = undefined;
      return undefined;
    }
  }

  #viewOf(knowledge: Knowledge): View {
    return observe(knowledge.shadow, knowledge.viewer);
  }
}

/** The end of the game turns everything over. */
function turnedOver(view: View, opened: OpenedView | undefined): View {
  return opened === undefined ? view : openView(view, opened);
}

/** What the clocks of an update show some time after it came. */
export function clocksAt({ clocks, phase, isPaused }: Pick<SeenTable, 'clocks' | 'phase' | 'isPaused'>, passedMs: number): Clocks {
  const passed = phase === 'over' || isPaused ? 0 : Math.max(0, passedMs);
  const { leftMs, running, deployMs } = clocks;
  const left = Object.entries(leftMs).map(([seat, ms]) => [seat, running.includes(seat as Seat) ? Math.max(0, ms - passed) : ms] as const);
  return {
    leftMs: Object.fromEntries(left) as BySeat<number>,
    running,
    ...(deployMs === undefined ? {} : { deployMs: Math.max(0, deployMs - passed) }),
  };
}
