// A part of a server that others need not know: what it answers over HTTP, what it hears of games and people, and how it stops.

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

/** What every service stands on. The configuration is in `people`. */
export interface ServerContext {
  readonly store: Store;
  readonly notices: NoticeBus;
  readonly people: PeopleContext;
  readonly host: GameHost;
  readonly runtime: Runtime;
  /** Where its figures go. */
  readonly registry: Registry;
  readonly overrides: TestOverrides;
}

/** What tests choose in place of chance and time. It is an argument of `startServer` alone: no route, message or variable leads here. */
export interface TestOverrides {
  /** What names, secrets and luck of games follow from. Such games are never rated and count nowhere. */
  readonly seed?: string;
  /** How many positions a computer looks at for a decision, instead of thinking for a time; then it answers at once. */
  readonly positions?: number;
  /** The time of the lobby, which a test lets go by without waiting for it. */
  readonly lobbyClock?: Pick<Runtime, 'now' | 'after'>;
}

export interface Service {
  readonly routes?: readonly AnyRoute[];
  readonly listener?: GameListener;
  /** Who decides what may be said at tables; one service has it. */
  readonly chat?: ChatRelay;
  /** Where sockets come that want to be told of what happens outside of games; one service has it. */
  readonly lobby?: Lobby;
  /** Somebody changed on this node: a session ended, a guest became an account, a sanction began. */
  personChanged?(change: PersonChange): void;
  /** All services are there and the server listens: look for what was left undone. */
  started?(): void;
  /** Called when nobody can ask any more; the host of games, the notices and the store are still open. */
  stop?(): Promise<void>;
}

export type ServiceFactory = (parts: ServerContext) => Service | Promise<Service>;
