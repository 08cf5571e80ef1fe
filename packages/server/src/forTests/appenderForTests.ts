// A server that does nothing but append, to be killed: node appenderForTests.ts STORE GAMES. STORE is a file or the URL of a PostgreSQL.
// It writes `ready`, then a line `GAME SEQ` for every fact whose step was acknowledged, and goes on until something ends it.

import { flushCompileCache } from 'node:module';
import { step } from '../store/contract/storeBenchForTests.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';

const [place, ...games] = process.argv.slice(2);

/** Every game has one step of one to three facts under way at a time, like the table of a host. */
async function appendFor(store: Store, game: string): Promise<never> {
  let next = (await store.facts.read(game)).length;
  for (;;) {
    const count = 1 + (next % 3);
    await store.facts.append(step(game, next, count));
    next += count;
    // A pipe is written at once: what has been told here stays told when we are killed in the next moment.
    process.stdout.write(`${game} ${next - 1}\n`);
  }
}

// Whoever started us is gone: nobody would kill us.
process.stdin.on('end', () => process.exit(0)).resume();

try {
  const store = await openStore(place.startsWith('postgresql:') ? { databaseUrl: place, file: '' } : { file: place }, 1);
  process.stdout.write('ready\n');
  // Who is killed leaves no compiled sources for the next one.
  flushCompileCache();
  await Promise.all(games.map((game) => appendFor(store, game)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
