// A server that only appends, to be killed: node appenderForTests.ts STORE GAMES. STORE is a file or the URL of a PostgreSQL.
// It writes `ready`, then a line `GAME SEQ` for every fact whose step was acknowledged, until it is ended.

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
    // A pipe is written at once: reported facts stay reported when the process is killed the next moment.
    process.stdout.write(`${game} ${next - 1}\n`);
  }
}

// The parent process is gone, so nobody would kill this one.
process.stdin.on('end', () => process.exit(0)).resume();

try {
  const store = await openStore(place.startsWith('postgresql:') ? { databaseUrl: place, file: '' } : { file: place }, 1);
  process.stdout.write('ready\n');
  // A killed process leaves no compiled sources for the next one.
  flushCompileCache();
  await Promise.all(games.map((game) => appendFor(store, game)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
