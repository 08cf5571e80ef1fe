/** The entry of the worker that thinks for the reader. It is given what the reader's seat was shown, and nothing else. */

import { type Advice, adviseOn } from '@flagfall/ai';
import { findEdition } from '@flagfall/editions';
import { assert, compileRules, type Seat, type SeenEvent, seededChance, type View } from '@flagfall/engine';
import type { Plan } from '../games/plan.ts';

export interface HintQuestion {
  readonly plan: Pick<Plan, 'edition' | 'options'>;
  readonly seat: Seat;
  readonly actions: readonly (readonly SeenEvent[])[];
  readonly view: View;
}

/** Long enough for good advice, short enough to wait for. */
const BUDGET = { ms: 700 } as const;

addEventListener('message', ({ data }: MessageEvent<HintQuestion>) => {
  const edition = findEdition(data.plan.edition);
  assert(edition !== undefined, `there is an edition ${data.plan.edition}`);
  const rules = compileRules(edition, data.plan.options);
  const advice: Advice = adviseOn(rules, data.seat, data.actions, data.view, seededChance(String(data.actions.length)), BUDGET);
  postMessage(advice);
});
