/** The entry of the worker that thinks for the reader. It is given what the reader's seat was shown, and nothing else. */

import { type Advice, type Alike, adviseOn, estimatePieces, type PieceEstimate } from '@flagfall/ai';
import { assert, type Seat, type SeenEvent, seededChance, type View } from '@flagfall/engine';
import { type LocalGameSpec, rulesFor } from '@flagfall/seat';

export interface HintQuestion {
  /** What one would do, or only what the hidden pieces may be. */
  readonly about: 'move' | 'pieces';
  readonly plan: Pick<LocalGameSpec, 'edition' | 'revision' | 'options'>;
  readonly seat: Seat;
  readonly actions: readonly (readonly SeenEvent[])[];
  readonly view: View;
  readonly alike: Alike;
  /** How many positions it looks at in a game that is arranged; otherwise it looks at the time. */
  readonly positions?: number | undefined;
}

export interface HintAnswer {
  /** Absent where only the pieces were asked about. */
  readonly advice?: Advice;
  readonly suspects: readonly PieceEstimate[];
}

/** Long enough for good advice, short enough to wait for. */
const BUDGET = { ms: 700 } as const;

addEventListener('message', ({ data }: MessageEvent<HintQuestion>) => postMessage(answer(data)));

function answer({ about, plan, seat, actions, view, positions, alike }: HintQuestion): HintAnswer {
  const rules = rulesFor(plan);
  assert(rules !== undefined, `there are rules for ${plan.edition}`);
  const chance = seededChance(String(actions.length));
  if (about === 'pieces') return { suspects: estimatePieces(rules, seat, actions, view, chance, alike) };
  const advice = adviseOn(rules, seat, actions, view, chance, positions === undefined ? BUDGET : { nodes: positions }, alike);
  return { advice, suspects: advice.estimates };
}
