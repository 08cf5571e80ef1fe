/** A thread that plays games of a contest by number (pool.ts). */

import { parentPort, workerData } from 'node:worker_threads';
import { type Contest, gamesOf } from './contest.ts';

const play = gamesOf(workerData as Contest);

parentPort?.on('message', async (game: number) => {
  parentPort?.postMessage(await play(game));
});
