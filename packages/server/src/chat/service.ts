// The chat service.

import { publishHint } from '../notices/nodeHints.ts';
import type { ServerContext, Service } from '../service.ts';
import { chatRoutes } from './routes.ts';
import { TableChat } from './tableChat.ts';

export function chatService(context: ServerContext): Service {
  const { store, notices, people } = context;
  const chat = new TableChat(context);
  const routes = chatRoutes(people, async (person) => {
    // Blocks also count while people search for a game.
    await store.seekers.setAvoids(person, await store.blocks.blockedWith(person));
    publishHint(notices, 'lobby');
  });
  return { routes, chat, stop: async () => chat.stop() };
}
