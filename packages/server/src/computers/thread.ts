/** The entry of a thread with computer players of several games. */

import { parentPort } from 'node:worker_threads';
import { type PlayerReply, type PlayerRequest, PlayerWorker } from '@flagfall/ai';

/** A message to a thread: a question to a player, or the removal of one. */
export interface ThreadRequest {
  readonly player: string;
  readonly request: PlayerRequest | 'forget';
}

export interface ThreadReply {
  readonly player: string;
  readonly reply: PlayerReply;
}

const players = new Map<string, PlayerWorker>();

function playerOf(name: string): PlayerWorker {
  const player = players.get(name) ?? new PlayerWorker((reply) => parentPort?.postMessage({ player: name, reply } satisfies ThreadReply));
  players.set(name, player);
  return player;
}

parentPort?.on('message', ({ player, request }: ThreadRequest) => {
  if (request === 'forget') players.delete(player);
  else void playerOf(player).receive(request);
});
