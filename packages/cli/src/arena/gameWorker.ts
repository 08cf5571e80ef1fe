/** A thread that plays games of a contest by number (pool.ts). */

import { parentPort, workerData } from 'node:worker_threads';
import { type Contest, openContest } from './contest.ts';

const contest = openContest(workerData as Contest);

parentPort?.on('message', async (game: number) => {
  parentPort?.postMessage(await contest.play(game));
});
