/** The games of this device as pages see them: the list, new games and deletion. */

import { randomId } from '@flagfall/client';
import { findEdition } from '@flagfall/editions';
import { type LocalGameSpec, type LocalGameSummary, startingRecord } from '@flagfall/seat';
import { dropDrafts } from '../settings/drafts.ts';
import { read, stored } from './database.ts';
import { repeatableHere } from './repeatable.ts';

/** The newest first. */
export async function listGames(): Promise<readonly LocalGameSummary[]> {
  const all: LocalGameSummary[] = await read('games', (store) => store.getAll());
  return all.map(withRevision).sort((one, other) => other.updatedAt - one.updatedAt);
}

export async function findGame(id: string): Promise<LocalGameSummary | undefined> {
  const found = await read('games', (store): IDBRequest<LocalGameSummary | undefined> => store.get(id));
  return found && withRevision(found);
}

/** Games from when no edition had a second revision do not say that they are of the first. */
function withRevision(summary: LocalGameSummary): LocalGameSummary {
  return { ...summary, plan: { revision: 1, ...summary.plan } };
}

/** A game that its worker opens at the first look. */
export async function addGame(plan: LocalGameSpec): Promise<string> {
  const id = randomId();
  const now = Date.now();
  const summary: LocalGameSummary = { id, plan: arrange(plan), createdAt: now, updatedAt: now, actions: 0, waitedFor: [] };
  await stored(['games'], (store) => store('games').put(summary));
  return id;
}

/** The game as this device arranges it, by the rules of the record that it goes on from, otherwise by the present ones. */
function arrange(plan: LocalGameSpec): LocalGameSpec {
  const today = { ...plan, revision: findEdition(plan.edition)?.revision ?? 1 };
  const arranged = repeatableHere();
  if (arranged === undefined) return today;
  const record = startingRecord(arranged, plan.edition);
  const { options, revision } = (record.ok ? record.value : undefined) ?? today;
  return { ...plan, options, revision, arranged };
}

export async function removeGame(id: string): Promise<void> {
  dropDrafts(`army.${id}.`);
  await stored(['games', 'tables', 'facts'], (store) => {
    store('games').delete(id);
    store('tables').delete(id);
    store('facts').delete(IDBKeyRange.bound([id], [id, Number.POSITIVE_INFINITY]));
  });
}
