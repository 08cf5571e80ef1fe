// Rates games when they end, and now and then what a crash has left unrated.

import { MINUTE_MS } from '@flagfall/protocol';
import { every } from '../games/runtime.ts';
import type { ServerContext, Service } from '../service.ts';
import { rateGame, rateUnrated } from './rateGame.ts';
import { ratingRoutes } from './routes.ts';

const LOOK_EVERY_MS = 10 * MINUTE_MS;

export function ratingService({ store, runtime, people }: Pick<ServerContext, 'store' | 'runtime' | 'people'>): Service {
  /** Running jobs, one after the other. */
  let last: Promise<unknown> = Promise.resolve();
  let cancel = (): void => undefined;
  const rate = (job: () => Promise<unknown>): void => {
    last = last.then(job).catch((error: unknown) => runtime.log.warn({ fault: String(error) }, 'games are rated later'));
  };
  const rateMissed = (): void => rate(() => rateUnrated(store));
  return {
    routes: ratingRoutes({ store, people }),
    listener: {
      ended(game) {
        if (game.rated) rate(() => rateGame(store, game.id));
      },
      nodeDied: rateMissed,
    },
    started() {
      rateMissed();
      cancel = every(runtime, LOOK_EVERY_MS, rateMissed);
    },
    async stop() {
      cancel();
      await last;
    },
  };
}
