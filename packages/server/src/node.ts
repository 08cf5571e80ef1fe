// A node: store, notices, the host of games and the socket server, added to an existing HTTP server.

import { defined } from './defined.ts';
import type { ChatRelay } from './games/chatRelay.ts';
import type { GameListener } from './games/context.ts';
import { GameHost } from './games/live/host.ts';
import type { Runtime } from './games/runtime.ts';
import type { Lobby } from './lobby/presence.ts';
import type { NoticeBus } from './notices/notices.ts';
import { type ConnectionLimits, DEFAULT_CONNECTION_LIMITS } from './sockets/connection.ts';
import { openSocketServer, type SocketServer, type SocketServerContext } from './sockets/socketServer.ts';
import type { Store } from './store/store.ts';

export interface NodeSettings
  extends Pick<SocketServerContext, 'server' | 'personOf' | 'addressOf' | 'socketLimits' | 'backlogAllMax' | 'accessCheckMs'> {
  readonly store: Store;
  readonly notices: NoticeBus;
  readonly runtime: Runtime;
  /** Origins of other hosts whose pages may connect. */
  readonly origins?: readonly string[];
  readonly limits?: ConnectionLimits;
  readonly connectionsMax?: number;
  readonly chat?: ChatRelay;
  readonly lobby?: Lobby;
  readonly listeners?: readonly GameListener[];
}

export interface GameNode {
  readonly host: GameHost;
  readonly sockets: SocketServer;
  /** Closes all sockets, finishes running work and signs off. Store, notices and HTTP server stay open. */
  close(): Promise<void>;
}

const CONNECTIONS_MAX = 50_000;

export async function startNode(settings: NodeSettings): Promise<GameNode> {
  const { store, notices, runtime, listeners } = settings;
  const host = await GameHost.start({ store, notices, runtime, ...defined({ listeners }) });
  const sockets = openSocketServer({ ...settings, ...socketServerSettings(settings), host, access: store.access });
  return {
    host,
    sockets,
    async close() {
      await sockets.close();
      await host.close();
    },
  };
}

type SocketServerSettings = Pick<NodeSettings, 'limits' | 'origins' | 'connectionsMax' | 'chat' | 'lobby'>;

/** What a socket server needs besides its host, with defaults. */
export function socketServerSettings({ limits, origins, connectionsMax, chat, lobby }: SocketServerSettings) {
  return {
    limits: limits ?? DEFAULT_CONNECTION_LIMITS,
    origins: origins ?? [],
    connectionsMax: connectionsMax ?? CONNECTIONS_MAX,
    ...defined({ chat, lobby }),
  };
}
