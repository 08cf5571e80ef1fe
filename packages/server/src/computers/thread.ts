/** The entry of a thread with computer players of several games. */

import { parentPort } from 'node:worker_threads';
import { type PlayerReply, type PlayerRequest, PlayerWorker } from '@flagfall/ai';

/** A message to a thread: a question to a player, or the removal of one. */
export interface ThreadRequest {
  readonly desk: string;
  readonly request: PlayerRequest | 'forget';
}

export interface ThreadReply {
  readonly desk: string;
  readonly reply: PlayerReply;
}

const desks = new Map<string, PlayerWorker>();

function deskNamed(name: string): PlayerWorker {
  const desk = desks.get(name) ?? new PlayerWorker((reply) => parentPort?.postMessage({ desk: name, reply } satisfies ThreadReply));
  desks.set(name, desk);
  return desk;
}

parentPort?.on('message', ({ desk, request }: ThreadRequest) => {
  if (request === 'forget') desks.delete(desk);
  else void deskNamed(desk).receive(request);
});
