// All routes about people.

import type { AnyRoute } from '../../http/route.ts';
import type { PeopleContext } from '../peopleContext.ts';
import { accountRoutes } from './accounts.ts';
import { botRoutes } from './bots.ts';
import { guestRoutes } from './guests.ts';
import { logInRoutes } from './logIn.ts';
import { passkeyRoutes } from './passkeys.ts';
import { privacyRoutes } from './privacy.ts';
import { sessionRoutes } from './sessions.ts';

export function peopleRoutes(people: PeopleContext): readonly AnyRoute[] {
  const parts = [guestRoutes, accountRoutes, logInRoutes, sessionRoutes, passkeyRoutes, botRoutes, privacyRoutes];
  return parts.flatMap((part) => part(people));
}
