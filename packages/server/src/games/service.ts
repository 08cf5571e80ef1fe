// Games over HTTP: opening, inviting, looking, the archive.

import type { ServerParts, Service } from '../service.ts';
import { archiveRoutes } from './routes/archive.ts';
import { editionRoutes } from './routes/editions.ts';
import { lookingRoutes } from './routes/look.ts';
import { openingRoutes } from './routes/open.ts';

export function gameService(parts: ServerParts): Service {
  return { routes: [...openingRoutes(parts), ...lookingRoutes(parts), ...archiveRoutes(parts), ...editionRoutes()] };
}
