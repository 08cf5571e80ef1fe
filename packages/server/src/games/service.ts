// The games service: opening, inviting, lists, the archive.

import type { ServerContext, Service } from '../service.ts';
import { archiveRoutes } from './routes/archive.ts';
import { editionRoutes } from './routes/editions.ts';
import { gameListRoutes } from './routes/list.ts';
import { gameOpeningRoutes } from './routes/open.ts';

export function gameService(context: ServerContext): Service {
  return { routes: [...gameOpeningRoutes(context), ...gameListRoutes(context), ...archiveRoutes(context), ...editionRoutes()] };
}
