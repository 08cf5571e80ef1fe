/** Judges the answers to a puzzle in a worker of its own, so that the page goes on drawing during a proof. */

import type { DeedIntent, MoveIntent } from '@flagfall/engine';
import type { Puzzle } from '@flagfall/learn';
import type { ProofAnswer, ProofQuestion } from './proofWorker.ts';

export interface Referee {
  /** One answer at a time. */
  ask(intent: MoveIntent | DeedIntent, hear: (answer: ProofAnswer) => void): void;
  close(): void;
}

export function refereeFor(puzzle: Puzzle): Referee {
  const worker = new Worker(new URL('./proofWorker.ts', import.meta.url), { type: 'module' });
  return {
    ask(intent, hear) {
      worker.onmessage = ({ data }: MessageEvent<ProofAnswer>) => hear(data);
      // A worker that cannot be had works nothing out.
      worker.onerror = () => hear({ type: 'tooMuch' });
      worker.postMessage({ puzzle, intent } satisfies ProofQuestion);
    },
    close: () => worker.terminate(),
  };
}
