/** A game on this device: its table sits in a worker, and what has happened is kept there. */

import { HostedGame, type HostReply, type HostRequest, type LocalGameSpec } from '@flagfall/seat';
import { effect } from '@preact/signals';
import { thinkingMs } from '../settings/settings.ts';

export function openLocalGame(game: string, plan: LocalGameSpec): HostedGame {
  const worker = new Worker(new URL('./tableWorker.ts', import.meta.url), { type: 'module' });
  const line = {
    post: (message: HostRequest) => worker.postMessage(message),
    close: () => {
      stop();
      worker.terminate();
    },
  };
  const hosted = new HostedGame(game, plan, line);
  const hear = (message: HostReply): void => {
    hosted.hear(message);
    // The other reasons are no errors.
    if (message.type === 'unkept' || (message.type === 'failed' && message.why === 'broken')) console.error(message.type, message.detail);
  };
  worker.onmessage = ({ data }: MessageEvent<HostReply>) => hear(data);
  // A worker that cannot even be loaded says nothing more.
  worker.onerror = (event) => {
    event.preventDefault();
    hear({ type: 'failed', why: 'broken', detail: event.message ?? '' });
  };
  const stop = effect(() => line.post({ type: 'allow', ms: thinkingMs() }));
  line.post({ type: 'open', game });
  return hosted;
}
