/** Armies as a computer would set them up, thought of in a worker of their own. */

import { randomId } from '@flagfall/client';
import type { Cell, Deployment, Seat } from '@flagfall/engine';
import type { LocalGameSpec } from '@flagfall/seat';

export interface SuggestionQuestion extends Pick<LocalGameSpec, 'edition' | 'revision' | 'options'> {
  readonly seat: Seat;
  readonly home: readonly Cell[];
  readonly seed: string;
}

/** `number` counts what the seat has asked for: in an arranged game each suggestion follows from it. */
export function suggestArmyInWorker(
  { edition, revision, options, arranged }: LocalGameSpec,
  seat: Seat,
  home: readonly Cell[],
  number: number,
): Promise<Deployment> {
  const seed = arranged === undefined ? randomId() : `${arranged.seed} suggestion ${seat} ${number}`;
  const worker = new Worker(new URL('./suggestWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<Deployment>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Deployment>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    const plan = { edition, options, ...(revision === undefined ? {} : { revision }) };
    worker.postMessage({ ...plan, seat, home, seed } satisfies SuggestionQuestion);
  }).finally(() => worker.terminate());
}
