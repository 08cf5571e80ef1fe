/** Armies as a computer would set them up, thought of in a worker, for games whose table is elsewhere. */

import type { Cell, Deployment, OptionValue, Seat } from '@flagfall/engine';

export interface SuggestionWish {
  readonly edition: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seat: Seat;
  readonly home: readonly Cell[];
}

export function suggestFor(wish: SuggestionWish): Promise<Deployment> {
  const worker = new Worker(new URL('./suggestWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<Deployment>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Deployment>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(wish);
  }).finally(() => worker.terminate());
}
