// The lobby as a part of a server.

import type { ServerParts, Service } from '../service.ts';
import { LobbyDesk } from './desk.ts';
import { lobbyRoutes } from './routes.ts';

export function lobbyService(parts: ServerParts): Service {
  const desk = new LobbyDesk({ ...parts, world: { ...parts.world, ...parts.seams.lobbyClock } });
  return {
    routes: lobbyRoutes(parts.people, desk.deals),
    listener: { changed: (game, table, isOurs) => desk.changed(game, table, isOurs), forgotten: (game) => desk.forgotten(game) },
    reception: desk,
    personChanged: (change) => desk.personChanged(change),
    started: () => desk.start(),
    stop: () => desk.stop(),
  };
}
