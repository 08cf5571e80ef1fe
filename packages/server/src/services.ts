// All services of a server, one line each. They stop in the opposite order.

import { chatService } from './chat/service.ts';
import { computerService } from './computers/service.ts';
import { gameMetrics } from './games/gameMetrics.ts';
import { archiveRoutes } from './games/routes/archive.ts';
import { editionRoutes } from './games/routes/editions.ts';
import { gameListRoutes } from './games/routes/list.ts';
import { gameOpeningRoutes } from './games/routes/open.ts';
import { lobbyService } from './lobby/service.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { peopleRoutes } from './people/routes/index.ts';
import { ratingService } from './ratings/service.ts';
import type { ServiceFactory } from './service.ts';

export const SERVICES: readonly ServiceFactory[] = [
  ({ people }) => ({ routes: [...peopleRoutes(people), ...moderationRoutes(people)] }),
  (context) => ({
    routes: [...gameOpeningRoutes(context), ...gameListRoutes(context), ...archiveRoutes(context), ...editionRoutes()],
  }),
  gameMetrics,
  ratingService,
  computerService,
  lobbyService,
  chatService,
];
