// A running server: the store, the people, the application, listening. `stop` lets what is under way finish.

import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { LogTarget } from './http/log.ts';
import { operatorRoutes } from './operators/routes.ts';
import { openPeople, type People } from './people/people.ts';
import { peopleRoutes } from './people/routes/index.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly people: People;
  readonly store: Store;
  /** Where it listens. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Sessions and offers that have run out are deleted this often. */
const SWEEP_EVERY_MS = 3_600_000;

export async function startServer(config: Config, log?: LogTarget): Promise<RunningServer> {
  const store = await openStore(config.store, Date.now());
  try {
    const people = await openPeople(store, config);
    const routes = [...peopleRoutes(people), ...operatorRoutes(people)];
    const app = await createApp({ people, routes, ...(log === undefined ? {} : { log }) });
    const url = await app.listen({ host: config.host, port: config.port });
    const sweeping = setInterval(() => sweep(store, app), SWEEP_EVERY_MS);
    const stop = async (): Promise<void> => {
      clearInterval(sweeping);
      await app.close();
      await store.close();
    };
    return { app, people, store, url, stop };
  } catch (error) {
    await store.close();
    throw error;
  }
}

function sweep(store: Store, app: FastifyInstance): void {
  store.sweep(Date.now()).catch((error: unknown) => app.log.warn({ err: error }, 'what has run out was not deleted'));
}
