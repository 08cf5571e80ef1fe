/** The entry of a thread in which computer players of several games sit, each at a desk of its own. */

import { parentPort } from 'node:worker_threads';
import { Desk, type DeskReply, type DeskRequest } from '@flagfall/ai';

/** What a thread is sent: something for a desk, or that a desk is no longer needed. */
export interface ThreadRequest {
  readonly desk: string;
  readonly request: DeskRequest | 'forget';
}

export interface ThreadReply {
  readonly desk: string;
  readonly reply: DeskReply;
}

const desks = new Map<string, Desk>();

function deskNamed(name: string): Desk {
  const desk = desks.get(name) ?? new Desk((reply) => parentPort?.postMessage({ desk: name, reply } satisfies ThreadReply));
  desks.set(name, desk);
  return desk;
}

parentPort?.on('message', ({ desk, request }: ThreadRequest) => {
  if (request === 'forget') desks.delete(desk);
  else void deskNamed(desk).receive(request);
});
