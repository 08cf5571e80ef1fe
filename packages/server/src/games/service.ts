// The games service: opening, inviting, lists, the archive.

import type { ServerContext, Service } from '../service.ts';
import { archiveRoutes } from './routes/archive.ts';
import { editionRoutes } from './routes/editions.ts';
import { gameListRoutes } from './routes/list.ts';
import { gameOpeningRoutes } from './routes/open.ts';

export function gameService(parts: ServerContext): Service {
  return { routes: [...gameOpeningRoutes(parts), ...gameListRoutes(parts), ...archiveRoutes(parts), ...editionRoutes()] };
}
