/** The storage of tables in the database of the browser. For the worker alone, since facts are the truth. */

import { StorageFault, type TableStorage } from '@flagfall/seat';
import type { Fact, Setup } from '@flagfall/table';
import { read, stored } from './database.ts';
import { findGame } from './localGames.ts';

interface KeptFact {
  readonly game: string;
  readonly seq: number;
  readonly fact: Fact;
}

export const browserStorage: TableStorage = {
  async load(game) {
    const summary = await findGame(game);
    if (summary === undefined) return undefined;
    const table = await read('tables', (store): IDBRequest<{ readonly setup: Setup } | undefined> => store.get(game));
    const range = IDBKeyRange.bound([game], [game, Number.POSITIVE_INFINITY]);
    const facts = await read('facts', (store): IDBRequest<KeptFact[]> => store.getAll(range));
    return { summary, setup: table?.setup, facts: facts.map(({ fact }) => fact) };
  },
  async store(summary, first, facts, setup) {
    let isGone = false;
    await stored(['games', 'tables', 'facts'], (store) => {
      const games = store('games');
      const found = games.getKey(summary.id);
      found.onsuccess = () => {
        isGone = found.result === undefined;
        // Half a game, with its end and without its beginning, could never go on.
        if (isGone) games.transaction.abort();
      };
      games.put(summary);
      if (setup !== undefined) store('tables').put({ id: summary.id, setup });
      // `add` and not `put`: two tabs with the same game must not overwrite each other's facts.
      for (const [at, fact] of facts.entries()) store('facts').add({ game: summary.id, seq: first + at, fact });
    }).catch((error: unknown) => {
      if (isGone) throw new StorageFault('missing', summary.id);
      // Another tab that has the same game open has stored first.
      throw error instanceof DOMException && error.name === 'ConstraintError'
        ? new StorageFault('elsewhere', summary.id, { cause: error })
        : error;
    });
  },
};
