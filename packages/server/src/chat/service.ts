// Chat as a part of a server.

import { publishHint } from '../notices/hints.ts';
import type { ServerParts, Service } from '../service.ts';
import { TableChat } from './relay.ts';
import { chatRoutes } from './routes.ts';

export function chatService(parts: ServerParts): Service {
  const { store, notices, people } = parts;
  const chat = new TableChat(parts);
  const routes = chatRoutes(people, async (person) => {
    // Also while they search for a game.
    await store.seekers.setAvoids(person, await store.aversions.apartFrom(person));
    publishHint(notices, 'lobby');
  });
  return { routes, chat, stop: async () => chat.stop() };
}
