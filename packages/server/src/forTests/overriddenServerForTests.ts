// A whole server in its own process, for browsers under test: node overriddenServerForTests.ts OVERRIDES, configured by the environment.
// It sends its address over its channel. Its parent can ask it over the same channel to place a game where a record ends, and to play for a seat;
// no one else can. It ends with its parent.

import { type Intent, observe, type Seat } from '@flagfall/engine';
import { readConfig } from '../config.ts';
import { startServer } from '../start.ts';
import { placeGame } from './placedGameForTests.ts';

/** A request of a test. */
export type OverriddenServerRequest = { readonly id: number } & (
  | { readonly type: 'place'; readonly game: Parameters<typeof placeGame>[1] }
  | { readonly type: 'play'; readonly game: string; readonly seat: Seat; readonly intent: Intent }
);

const server = await startServer(readConfig(process.env), undefined, JSON.parse(process.argv[2] ?? '{}'));

async function answer(request: OverriddenServerRequest): Promise<object> {
  if (request.type === 'place') return { opened: await placeGame(server, request.game) };
  const { id, game, seat, intent } = request;
  const { facts } = await server.host.input(game, (table) =>
    table.receive(server.runtime.now(), seat, { type: 'play', id: `seam ${id}`, intent }),
  );
  if (facts.length === 0) throw new Error(`${seat} ${JSON.stringify(intent)}: refused`);
  return { version: await server.host.query(game, ({ position }) => observe(position, 'audience').version) };
}

process.on('message', (request: OverriddenServerRequest) => {
  answer(request).then(
    (told) => process.send?.({ id: request.id, ...told }),
    (error: unknown) => process.send?.({ id: request.id, why: String(error) }),
  );
});
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.send?.({ url: server.url });
