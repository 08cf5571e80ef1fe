// A running server: the store, the notices, the people, the games and all services, listening. `stop` lets running work finish.

import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { defined } from './defined.ts';
import type { GameListener } from './games/context.ts';
import { GameHost } from './games/live/host.ts';
import { type Runtime, seededRuntime, systemRuntime } from './games/runtime.ts';
import { addRoute } from './http/addRoute.ts';
import { clientAddress } from './http/address.ts';
import type { LogTarget } from './http/log.ts';
import { addGauge, newRegistry } from './http/metrics.ts';
import { addPages, hasPages } from './http/pages.ts';
import { socketServerSettings } from './node.ts';
import type { NoticeBus } from './notices/notices.ts';
import { openNoticeBus } from './notices/open.ts';
import { openPeopleContext, type PeopleContext, type PersonChange } from './people/peopleContext.ts';
import { socketAuthenticator } from './people/socketVisitor.ts';
import type { Service, TestOverrides } from './service.ts';
import { SERVICES } from './services.ts';
import { ShutdownSequence } from './shutdown.ts';
import { openSocketServer, type SocketServer } from './sockets/socketServer.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly people: PeopleContext;
  readonly store: Store;
  readonly host: GameHost;
  readonly notices: NoticeBus;
  readonly runtime: Runtime;
  readonly sockets: SocketServer;
  readonly services: readonly Service[];
  /** Its address. */
  readonly url: string;
  /** Closes all sockets, finishes running work and closes everything; parts that exceed the limit are abandoned. */
  stop(limitMs?: number): Promise<void>;
}

/** How often expired sessions and offers are deleted. */
const SWEEP_EVERY_MS = 3_600_000;
/** A supervisor kills after ten seconds, and the process needs some of them to end. */
export const STOP_LIMIT_MS = 8000;

export async function startServer(config: Config, log?: LogTarget, overrides: TestOverrides = {}): Promise<RunningServer> {
  const shutdown = new ShutdownSequence();
  try {
    const server = await open(config, log, overrides, shutdown);
    return { ...server, stop: (limitMs = STOP_LIMIT_MS) => shutdown.closeAll(limitMs, server.app.log) };
  } catch (error) {
    // The first failure is the one to report.
    await shutdown.closeAll(STOP_LIMIT_MS).catch(() => undefined);
    throw error;
  }
}

async function open(
  config: Config,
  log: LogTarget | undefined,
  overrides: TestOverrides,
  shutdown: ShutdownSequence,
): Promise<Omit<RunningServer, 'stop'>> {
  const store = await openStore(config.store, Date.now());
  shutdown.add('store', () => store.close());
  const notices = await openNoticeBus({ ...config.store, ...(config.natsUrl === undefined ? {} : { natsUrl: config.natsUrl }) });
  shutdown.add('notices', () => notices.close());

  const services: Service[] = [];
  /** Listeners for changes of people; each is added when it exists. */
  const personListeners: ((change: PersonChange) => void)[] = [];
  const changed = (change: PersonChange) => {
    for (const tell of personListeners) tell(change);
  };
  const people = await openPeopleContext(store, config, { changed });
  const registry = newRegistry();
  const app = await createApp({ people, registry, routes: [], ...defined({ log }) });
  if (config.pages !== undefined && hasPages(config.pages)) await addPages(app, config.pages, config);
  const runtime = overrides.seed === undefined ? systemRuntime(app.log) : seededRuntime(systemRuntime(app.log), overrides.seed);

  // Filled before the first game is loaded: services need the host, and the host tells them of games.
  const listeners: GameListener[] = [];
  const host = await GameHost.start({ store, notices, runtime, listeners });
  shutdown.add('games', () => host.close());
  personListeners.push((change) => change.type === 'erased' && host.forgetNames(change.account));
  for (const openService of SERVICES) {
    const service = await openService({ store, notices, people, host, runtime, registry, overrides });
    services.push(service);
    personListeners.push((change) => service.personChanged?.(change));
    shutdown.add('service', async () => service.stop?.());
    if (service.listener !== undefined) listeners.push(service.listener);
    for (const route of service.routes ?? []) addRoute(app, people, route);
  }

  const chat = services.find((service) => service.chat !== undefined)?.chat;
  const lobby = services.find((service) => service.lobby !== undefined)?.lobby;
  const { socketsPerAddress: perAddress, socketsPerPerson: perPerson } = config.limits;
  const sockets = openSocketServer({
    host,
    runtime,
    server: app.server,
    personOf: socketAuthenticator(people, app),
    addressOf: clientAddress(config.trustProxy),
    socketLimits: { perAddress, perPerson },
    access: store.access,
    ...socketServerSettings({
      origins: originsOf(config),
      ...defined({ chat, lobby }),
    }),
  });
  // At once: health checks must see that we stop, while clients are still sent elsewhere.
  shutdown.add('sockets and requests', async () => void (await Promise.all([app.close(), sockets.close()])));
  personListeners.push((change) => sockets.personChanged(change));
  addGauge(registry, 'flagfall_sockets', 'Open sockets.', () => sockets.size);

  const url = await app.listen({ host: config.host, port: config.port });
  const sweeping = setInterval(() => sweep(store, app), SWEEP_EVERY_MS);
  shutdown.add('sweep', async () => clearInterval(sweeping));
  for (const service of services) service.started?.();
  return { app, people, store, host, notices, runtime, sockets, services, url };
}

function originsOf({ publicOrigin, allowedOrigins }: Config): readonly string[] {
  return publicOrigin === undefined ? allowedOrigins : [publicOrigin, ...allowedOrigins];
}

function sweep(store: Store, app: FastifyInstance): void {
  store.sweep(Date.now()).catch((error: unknown) => app.log.warn({ err: error }, 'expired rows were not deleted'));
}
