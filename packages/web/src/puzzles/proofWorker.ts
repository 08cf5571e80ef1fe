/** The entry of the worker that judges answers to one puzzle: proofs take long, and the page must not stand still meanwhile. */

import type { DeedIntent, MoveIntent, Refusal } from '@flagfall/engine';
import { ProofLimitReached, type Puzzle, type PuzzleAttempt, type PuzzleVerdict, startPuzzle } from '@flagfall/learn';

/** The puzzle comes with the first answer. */
export interface ProofQuestion {
  readonly puzzle: Puzzle;
  readonly intent: MoveIntent | DeedIntent;
}

/** Why it is not allowed, what became of it, or that it cannot be worked out. */
export type ProofAnswer =
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'judged'; readonly verdict: PuzzleVerdict }
  | { readonly type: 'tooMuch' };

let attempting: PuzzleAttempt | undefined;

addEventListener('message', ({ data }: MessageEvent<ProofQuestion>) => {
  attempting ??= startPuzzle(data.puzzle);
  postMessage(judge(attempting, data.intent));
});

function judge(attempting: PuzzleAttempt, intent: MoveIntent | DeedIntent): ProofAnswer {
  const refusal = attempting.refusalFor(intent);
  if (refusal !== undefined) return { type: 'refused', refusal };
  try {
    return { type: 'judged', verdict: attempting.play(intent) };
  } catch (error) {
    if (error instanceof ProofLimitReached) return { type: 'tooMuch' };
    throw error;
  }
}
