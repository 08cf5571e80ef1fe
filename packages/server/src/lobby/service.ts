// The lobby service.

import type { ServerContext, Service } from '../service.ts';
import { Matchmaker } from './matchmaker.ts';
import { lobbyRoutes } from './routes.ts';

export function lobbyService(context: ServerContext): Service {
  const matchmaker = new Matchmaker({ ...context, runtime: { ...context.runtime, ...context.overrides.lobbyClock } });
  return {
    routes: lobbyRoutes(context.people, matchmaker.actions),
    listener: {
      changed: (game, table, isOurs) => matchmaker.changed(game, table, isOurs),
      forgotten: (game) => matchmaker.forgotten(game),
    },
    lobby: matchmaker,
    personChanged: (change) => matchmaker.personChanged(change),
    started: () => matchmaker.start(),
    stop: () => matchmaker.stop(),
  };
}
