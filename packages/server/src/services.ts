// Everything that a server offers, one line each. They stop in the opposite order.

import { chatService } from './chat/service.ts';
import { computerService } from './computers/service.ts';
import { gameFigures } from './games/figures.ts';
import { gameService } from './games/service.ts';
import { lobbyService } from './lobby/service.ts';
import { operatorRoutes } from './operators/routes.ts';
import { peopleRoutes } from './people/routes/index.ts';
import { ratingService } from './ratings/service.ts';
import type { OpenService } from './service.ts';

export const SERVICES: readonly OpenService[] = [
  ({ people }) => ({ routes: [...peopleRoutes(people), ...operatorRoutes(people)] }),
  gameService,
  gameFigures,
  ratingService,
  computerService,
  lobbyService,
  chatService,
];
