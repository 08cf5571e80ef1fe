/** All games of a contest, one after the other or several at once in threads. Who plays when decides nothing: a game's number is its seed. */

import { Worker } from 'node:worker_threads';
import { type Contest, type GameReport, gamesOf } from './contest.ts';

/** In a checkout the sources run, in an installed package what was compiled from them. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './gameWorker.ts' : './gameWorker.js', import.meta.url);

/** The reports in the order of the games; `onReport` hears of each when it is there. */
export async function playAll(
  contest: Contest,
  games: number,
  jobs: number,
  onReport: (report: GameReport) => void = () => {},
): Promise<readonly GameReport[]> {
  const play = gamesOf(contest);
  const reports: GameReport[] = [];
  const note = (report: GameReport): void => {
    reports[report.game] = report;
    onReport(report);
  };
  if (jobs <= 1) for (let game = 0; game < games; game++) note(await play(game));
  else await playInThreads(contest, games, Math.min(jobs, games), note);
  return reports;
}

async function playInThreads(contest: Contest, games: number, jobs: number, note: (report: GameReport) => void): Promise<void> {
  let next = 0;
  const workers = Array.from({ length: jobs }, () => new Worker(WORKER, { workerData: contest }));
  const busy = workers.map(
    (worker) =>
      new Promise<void>((resolve, reject) => {
        const goOn = (): void => (next < games ? worker.postMessage(next++) : resolve());
        worker.on('message', (report: GameReport) => {
          note(report);
          goOn();
        });
        worker.once('error', reject);
        worker.once('exit', (code) => reject(new Error(`a thread of the arena ended with code ${code}`)));
        goOn();
      }),
  );
  try {
    await Promise.all(busy);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
