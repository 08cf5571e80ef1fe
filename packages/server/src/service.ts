// A service of the server: its routes, its listeners for games and people, and how it stops.

import type { Registry } from 'prom-client';
import type { ChatRelay } from './games/chatRelay.ts';
import type { GameListener } from './games/context.ts';
import type { GameHost } from './games/live/host.ts';
import type { Runtime } from './games/runtime.ts';
import type { AnyRoute } from './http/route.ts';
import type { Lobby } from './lobby/presence.ts';
import type { NoticeBus } from './notices/notices.ts';
import type { PeopleContext, PersonChange } from './people/peopleContext.ts';
import type { Store } from './store/store.ts';

/** What every service gets. The configuration is in `people`. */
export interface ServerContext {
  readonly store: Store;
  readonly notices: NoticeBus;
  readonly people: PeopleContext;
  readonly host: GameHost;
  readonly runtime: Runtime;
  /** Where its metrics go. */
  readonly registry: Registry;
  readonly overrides: TestOverrides;
}

/** What tests choose in place of chance and time. It is an argument of `startServer` alone: no route, message or variable leads here. */
export interface TestOverrides {
  /** The seed of ids, secrets and luck. Such games are never rated and count nowhere. */
  readonly seed?: string;
  /** Positions that a computer searches per decision, instead of a time; then it answers at once. */
  readonly positions?: number;
  /** The clock of the lobby, which a test can advance. */
  readonly lobbyClock?: Pick<Runtime, 'now' | 'after'>;
}

export interface Service {
  readonly routes?: readonly AnyRoute[];
  readonly listener?: GameListener;
  /** Decides what may be written at tables; one service has it. */
  readonly chat?: ChatRelay;
  /** Where sockets subscribe to the lobby; one service has it. */
  readonly lobby?: Lobby;
  /** A person changed on this node: a session ended, a guest became an account, a sanction began. */
  personChanged?(change: PersonChange): void;
  /** All services are there and the server listens: look for unfinished work. */
  started?(): void;
  /** Called when no more requests come; the host of games, the notices and the store are still open. */
  stop?(): Promise<void>;
}

export type ServiceFactory = (context: ServerContext) => Service | Promise<Service>;
