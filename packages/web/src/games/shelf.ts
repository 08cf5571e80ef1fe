/** The games of this device as pages see them: what is going on, and how to begin or throw away one. */

import { freshId } from '@flagfall/client';
import { type LocalGameSpec, type LocalGameSummary, placedRecord } from '@flagfall/seat';
import { dropDrafts } from '../settings/drafts.ts';
import { arrangedHere } from './arranged.ts';
import { read, stored } from './database.ts';

/** The newest first. */
export async function listGames(): Promise<readonly LocalGameSummary[]> {
  const all: LocalGameSummary[] = await read('games', (store) => store.getAll());
  return all.sort((one, other) => other.updatedAt - one.updatedAt);
}

export async function findGame(id: string): Promise<LocalGameSummary | undefined> {
  return await read('games', (store): IDBRequest<LocalGameSummary | undefined> => store.get(id));
}

/** A game that its worker will open when somebody first looks at it. */
export async function addGame(plan: LocalGameSpec): Promise<string> {
  const id = freshId();
  const now = Date.now();
  const summary: LocalGameSummary = { id, plan: arrange(plan), createdAt: now, updatedAt: now, actions: 0, waitedFor: [] };
  await stored(['games'], (store) => store('games').put(summary));
  return id;
}

/** The game as this device wants it arranged, and by the options of the record that it goes on from. */
function arrange(plan: LocalGameSpec): LocalGameSpec {
  const arranged = arrangedHere();
  if (arranged === undefined) return plan;
  const record = placedRecord(arranged, plan.edition);
  return { ...plan, options: (record.ok ? record.value : undefined)?.options ?? plan.options, arranged };
}

export async function removeGame(id: string): Promise<void> {
  dropDrafts(`army.${id}.`);
  await stored(['games', 'tables', 'facts'], (store) => {
    store('games').delete(id);
    store('tables').delete(id);
    store('facts').delete(IDBKeyRange.bound([id], [id, Number.POSITIVE_INFINITY]));
  });
}
