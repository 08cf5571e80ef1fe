// A whole server in a process of its own, for browsers under test: node seamServerForTests.ts SEAMS, configured by the environment.
// It says over its channel where it listens, and puts games where records end when whoever started it asks it to over the same channel; nobody else can. It ends with them.

import { readConfig } from './config.ts';
import { placeGame } from './games/placedForTests.ts';
import { startServer } from './start.ts';

/** What a test asks for. */
export interface PlaceRequest {
  readonly id: number;
  readonly game: Parameters<typeof placeGame>[1];
}

const server = await startServer(readConfig(process.env), undefined, JSON.parse(process.argv[2] ?? '{}'));

process.on('message', ({ id, game }: PlaceRequest) => {
  placeGame(server, game).then(
    (opened) => process.send?.({ id, opened }),
    (error: unknown) => process.send?.({ id, why: String(error) }),
  );
});
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.send?.({ url: server.url });
