/** Plays all games of a contest, one after the other or several at once in threads. The order does not matter: a game's number is its seed. */

import { Worker } from 'node:worker_threads';
import { type Contest, type ContestGame, openContest } from './contest.ts';

/** A checkout runs the source, an installed package the compiled file. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './gameWorker.ts' : './gameWorker.js', import.meta.url);

/** Whether to stop; unfinished games are dropped then. */
export type OnReport = (report: ContestGame) => boolean | undefined;

/** Plays the games up to a number, except those that were played before. The reports are in the order of the games; `onReport` gets each as soon as it is there. */
export async function playAll(
  contest: Contest,
  games: number,
  jobs: number,
  onReport: OnReport = () => undefined,
  isPlayed: (game: number) => boolean = () => false,
): Promise<readonly ContestGame[]> {
  const open = openContest(contest);
  const reports: ContestGame[] = [];
  const note: OnReport = (report) => {
    reports.push(report);
    return onReport(report);
  };
  const numbers = Array.from({ length: games }, (_, game) => game).filter((game) => !isPlayed(game));
  try {
    if (jobs <= 1) {
      for (const game of numbers) if (note(await open.play(game)) === true) break;
    } else await playInThreads(contest, numbers, Math.min(jobs, numbers.length), note);
  } finally {
    await open.close();
  }
  return reports.sort((one, other) => one.game - other.game);
}

async function playInThreads(contest: Contest, games: readonly number[], jobs: number, note: OnReport): Promise<void> {
  let next = 0;
  const workers = Array.from({ length: jobs }, () => new Worker(WORKER, { workerData: contest }));
  const enough = Promise.withResolvers<void>();
  const busy = workers.map(
    (worker) =>
      new Promise<void>((resolve, reject) => {
        const goOn = (): void => (next < games.length ? worker.postMessage(games[next++]) : resolve());
        worker.on('message', (report: ContestGame) => {
          if (note(report) === true) enough.resolve();
          else goOn();
        });
        worker.once('error', reject);
        worker.once('exit', (code) => reject(new Error(`a thread of the arena ended with code ${code}`)));
        goOn();
      }),
  );
  try {
    await Promise.race([Promise.all(busy), enough.promise]);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
