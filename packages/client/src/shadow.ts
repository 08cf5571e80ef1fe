/** The shadow of a table: what one viewer was told, folded into what it sees now. It begins with a snapshot and goes on by updates. */

import { Knowledge, observe, type Rules, readSnapshot, type SeenEvent, type View } from '@flagfall/engine';
import {
  type About,
  actionsIn,
  type Clocks,
  newsIn,
  type Steps,
  type Surroundings,
  type TableNews,
  type TableSnapshot,
  type Update,
  versionBefore,
} from '@flagfall/protocol';

/** How a table stands for one viewer after a step, and the step. */
export interface Sight extends Steps, Surroundings {
  /** When it was made, as the host's clock says. */
  readonly now: number;
  /** What happened on the board, action by action, as the viewer saw it. */
  readonly actions: readonly (readonly SeenEvent[])[];
  readonly news: readonly TableNews[];
  readonly clocks: Clocks;
  readonly view: View;
  readonly about: About;
}

export class Shadow {
  readonly #rules: Rules;
  #knowledge: Knowledge | undefined;
  #sight: Sight | undefined;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  /** Undefined until the first snapshot. */
  get sight(): Sight | undefined {
    return this.#sight;
  }

  /** The next message. Undefined when it does not go on from here: then something was missed, and only a snapshot helps. */
  take(message: Update | TableSnapshot): Sight | undefined {
    if (message.type === 'snapshot') this.#sight = this.#begin(message);
    else if (this.#sight === undefined || this.#knowledge === undefined || versionBefore(message) !== this.#sight.version) return undefined;
    else this.#sight = this.#goOn(this.#sight, this.#knowledge, message);
    return this.#sight;
  }

  #begin({ known, type, ...rest }: TableSnapshot): Sight {
    const read = readSnapshot(this.#rules, known);
    if (!read.ok) throw new Error(`a snapshot that fits the rules: ${JSON.stringify(read.error)}`);
    this.#knowledge = Knowledge.from(this.#rules, read.value);
    return { ...rest, actions: actionsIn(rest.steps), news: newsIn(rest.steps), view: this.#viewOf(this.#knowledge) };
  }

  #goOn(before: Sight, knowledge: Knowledge, { type, ...rest }: Update): Sight {
    const actions = actionsIn(rest.steps);
    for (const action of actions) {
      knowledge.learn(action);
      // A reload is no notebook: what was only shown is gone once it was told.
      knowledge.forgetShown();
    }
    const view = actions.length === 0 ? before.view : this.#viewOf(knowledge);
    return { ...before, ...rest, actions, news: newsIn(rest.steps), view };
  }

  #viewOf(knowledge: Knowledge): View {
    return observe(knowledge.shadow, knowledge.viewer);
  }
}
