// The lobby service.

import type { ServerContext, Service } from '../service.ts';
import { Matchmaker } from './matchmaker.ts';
import { lobbyRoutes } from './routes.ts';

export function lobbyService(parts: ServerContext): Service {
  const desk = new Matchmaker({ ...parts, runtime: { ...parts.runtime, ...parts.overrides.lobbyClock } });
  return {
    routes: lobbyRoutes(parts.people, desk.actions),
    listener: { changed: (game, table, isOurs) => desk.changed(game, table, isOurs), forgotten: (game) => desk.forgotten(game) },
    lobby: desk,
    personChanged: (change) => desk.personChanged(change),
    started: () => desk.start(),
    stop: () => desk.stop(),
  };
}
