// A running server: the store, the notices, the people, the games and all services, listening. `stop` lets what is under way finish.

import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { Closings } from './closings.ts';
import type { Config } from './config.ts';
import { GameHost } from './games/host.ts';
import type { GameListener } from './games/parts.ts';
import { realWorld, seededWorld, type World } from './games/world.ts';
import { addRoute } from './http/addRoute.ts';
import { clientAddress } from './http/clientAddress.ts';
import type { LogTarget } from './http/log.ts';
import { addGauge, newRegistry } from './http/metrics.ts';
import { addPages, hasPages } from './http/pages.ts';
import { doorSettings } from './node.ts';
import type { Notices } from './notices/notices.ts';
import { openNotices } from './notices/open.ts';
import { personAtDoor } from './people/atDoor.ts';
import { openPeople, type People, type PersonChange } from './people/people.ts';
import type { Seams, Service } from './service.ts';
import { SERVICES } from './services.ts';
import { type Door, openDoor } from './sockets/door.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly people: People;
  readonly store: Store;
  readonly host: GameHost;
  readonly notices: Notices;
  readonly world: World;
  readonly door: Door;
  readonly services: readonly Service[];
  /** Where it listens. */
  readonly url: string;
  /** Sends everybody away, finishes what is under way and closes everything; what takes longer than the limit is left as it is. */
  stop(limitMs?: number): Promise<void>;
}

/** Sessions and offers that have run out are deleted this often. */
const SWEEP_EVERY_MS = 3_600_000;
/** A supervisor kills after ten seconds, and the process needs some of them to end. */
export const STOP_LIMIT_MS = 8000;

export async function startServer(config: Config, log?: LogTarget, seams: Seams = {}): Promise<RunningServer> {
  const closings = new Closings();
  try {
    const server = await open(config, log, seams, closings);
    return { ...server, stop: (limitMs = STOP_LIMIT_MS) => closings.closeAll(limitMs, server.app.log) };
  } catch (error) {
    // The first failure is the one to tell.
    await closings.closeAll(STOP_LIMIT_MS).catch(() => undefined);
    throw error;
  }
}

async function open(config: Config, log: LogTarget | undefined, seams: Seams, closings: Closings): Promise<Omit<RunningServer, 'stop'>> {
  const store = await openStore(config.store, Date.now());
  closings.add('store', () => store.close());
  const notices = await openNotices({ ...config.store, ...(config.natsUrl === undefined ? {} : { natsUrl: config.natsUrl }) });
  closings.add('notices', () => notices.close());

  const services: Service[] = [];
  /** Who has to know when somebody changes; each is added when it is there. */
  const hearers: ((change: PersonChange) => void)[] = [];
  const changed = (change: PersonChange) => {
    for (const hear of hearers) hear(change);
  };
  const people = await openPeople(store, config, { changed });
  const registry = newRegistry();
  const app = await createApp({ people, registry, routes: [], ...(log === undefined ? {} : { log }) });
  if (config.pages !== undefined && hasPages(config.pages)) await addPages(app, config.pages, config);
  const world = seams.seed === undefined ? realWorld(app.log) : seededWorld(realWorld(app.log), seams.seed);

  // Filled before the first game is looked at: services need the host, and the host tells them of games.
  const listeners: GameListener[] = [];
  const host = await GameHost.start({ store, notices, world, listeners });
  closings.add('games', () => host.close());
  hearers.push((change) => change.type === 'erased' && host.forgetNames(change.account));
  for (const openService of SERVICES) {
    const service = await openService({ store, notices, people, host, world, registry, seams });
    services.push(service);
    hearers.push((change) => service.personChanged?.(change));
    closings.add('service', async () => service.stop?.());
    if (service.listener !== undefined) listeners.push(service.listener);
    for (const route of service.routes ?? []) addRoute(app, people, route);
  }

  const chat = services.find((service) => service.chat !== undefined)?.chat;
  const reception = services.find((service) => service.reception !== undefined)?.reception;
  const { socketsPerAddress: perAddress, socketsPerPerson: perPerson } = config.limits;
  const door = openDoor({
    ...{ host, world, server: app.server, personOf: personAtDoor(people, app), addressOf: clientAddress(config.trustProxy) },
    ...{ crowd: { perAddress, perPerson }, standing: store.standing },
    ...doorSettings({
      origins: originsOf(config),
      ...(chat === undefined ? {} : { chat }),
      ...(reception === undefined ? {} : { reception }),
    }),
  });
  // At once: who asks how we are is told that we stop, while those who are connected are sent elsewhere.
  closings.add('sockets and requests', async () => void (await Promise.all([app.close(), door.close()])));
  hearers.push((change) => door.personChanged(change));
  addGauge(registry, 'flagfall_sockets', 'Open sockets.', () => door.size);

  const url = await app.listen({ host: config.host, port: config.port });
  const sweeping = setInterval(() => sweep(store, app), SWEEP_EVERY_MS);
  closings.add('sweep', async () => clearInterval(sweeping));
  for (const service of services) service.started?.();
  return { app, people, store, host, notices, world, door, services, url };
}

function originsOf({ publicOrigin, allowedOrigins }: Config): readonly string[] {
  return publicOrigin === undefined ? allowedOrigins : [publicOrigin, ...allowedOrigins];
}

function sweep(store: Store, app: FastifyInstance): void {
  store.sweep(Date.now()).catch((error: unknown) => app.log.warn({ err: error }, 'what has run out was not deleted'));
}
