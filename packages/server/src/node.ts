// A node: store, notices, the host of games and the door for sockets, put together on an HTTP server that somebody else runs.

import type { ChatRelay } from './games/chatRelay.ts';
import { GameHost } from './games/host.ts';
import type { GameListener } from './games/parts.ts';
import type { World } from './games/world.ts';
import type { Reception } from './lobby/attendance.ts';
import type { Notices } from './notices/notices.ts';
import { type ConnectionLimits, USUAL_LIMITS } from './sockets/connection.ts';
import { type Door, type DoorParts, openDoor } from './sockets/door.ts';
import type { Store } from './store/store.ts';

export interface NodeParts extends Pick<DoorParts, 'server' | 'personOf' | 'addressOf' | 'crowd' | 'backlogAllMax' | 'standingMs'> {
  readonly store: Store;
  readonly notices: Notices;
  readonly world: World;
  /** Origins of other hosts whose pages may connect. */
  readonly origins?: readonly string[];
  readonly limits?: ConnectionLimits;
  readonly connectionsMax?: number;
  readonly chat?: ChatRelay;
  readonly reception?: Reception;
  readonly listeners?: readonly GameListener[];
}

export interface GameNode {
  readonly host: GameHost;
  readonly door: Door;
  /** Sends everybody away, finishes what is under way and takes leave. Store, notices and HTTP server stay open. */
  close(): Promise<void>;
}

const CONNECTIONS_MAX = 50_000;

export async function startNode(parts: NodeParts): Promise<GameNode> {
  const { store, notices, world, listeners } = parts;
  const host = await GameHost.start({ store, notices, world, ...(listeners === undefined ? {} : { listeners }) });
  const door = openDoor({ ...parts, ...doorSettings(parts), host, standing: store.standing });
  return {
    host,
    door,
    async close() {
      await door.close();
      await host.close();
    },
  };
}

type DoorSettings = Pick<NodeParts, 'limits' | 'origins' | 'connectionsMax' | 'chat' | 'reception'>;

/** What a door needs besides its host, as usual where nothing else is given. */
export function doorSettings({ limits, origins, connectionsMax, chat, reception }: DoorSettings) {
  return {
    limits: limits ?? USUAL_LIMITS,
    origins: origins ?? [],
    connectionsMax: connectionsMax ?? CONNECTIONS_MAX,
    ...(chat === undefined ? {} : { chat }),
    ...(reception === undefined ? {} : { reception }),
  };
}
