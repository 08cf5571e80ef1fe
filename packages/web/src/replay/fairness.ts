/** Whether luck and deployments of a game were fixed before anybody could profit: the same check as `flagfall verify` makes. */

import { checkCommitments } from '@flagfall/table';
import type { ReplayGame } from './replayGame.ts';

export type FairnessVerdict =
  | { readonly type: 'holds' }
  /** Nothing was committed to: a game of another house, or one that was written down by hand. */
  | { readonly type: 'uncommitted' }
  | { readonly type: 'broken'; readonly what: string };

export function fairnessOf({ rules, record }: ReplayGame): FairnessVerdict {
  const fault = checkCommitments(rules, record);
  if (fault !== undefined) return { type: 'broken', what: fault.what };
  return record.headers.some(({ key }) => key === 'secret') ? { type: 'holds' } : { type: 'uncommitted' };
}
