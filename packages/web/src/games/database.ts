/** The database of the browser, with promises. Summaries are for pages; what the tables are made of only their worker reads. */

import { StorageFault } from '@flagfall/seat';

const NAME = 'flagfall';
const VERSION = 2;

export type StoreName = 'games' | 'tables' | 'facts' | 'armies';

/** What each is found by. */
const KEYS: Readonly<Record<StoreName, string | string[]>> = { games: 'id', tables: 'id', facts: ['game', 'seq'], armies: 'id' };

let opened: Promise<IDBDatabase> | undefined;

export function database(): Promise<IDBDatabase> {
  opened ??= open().catch((cause: unknown) => {
    letGo();
    // A newer page has been here: its games are kept, and this one has only to be loaded again.
    if (cause instanceof DOMException && cause.name === 'VersionError') throw cause;
    throw unavailable(cause);
  });
  return opened;
}

/** The next access opens it again. */
function letGo(): void {
  opened = undefined;
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const { result } = request;
    // A device that has been here before has the older ones.
    for (const [name, keyPath] of Object.entries(KEYS))
      if (!result.objectStoreNames.contains(name)) result.createObjectStore(name, { keyPath });
  };
  const database = await answered(request);
  // A newer page in another tab waits for this one to let go.
  database.onversionchange = () => {
    database.close();
    letGo();
  };
  // A browser deletes it when somebody clears its data, and some browsers do so when the page was hidden for long.
  database.onclose = letGo;
  return database;
}

export function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** All of it is stored, or none. */
export async function stored(names: readonly StoreName[], write: (store: (name: StoreName) => IDBObjectStore) => void): Promise<void> {
  const transaction = (await database()).transaction(names, 'readwrite', { durability: 'strict' });
  write((name) => transaction.objectStore(name));
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(isFull(transaction.error) ? unavailable(transaction.error) : transaction.error);
  });
}

export async function read<Result>(name: StoreName, ask: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  return answered(ask((await database()).transaction(name).objectStore(name)));
}

function isFull(error: DOMException | null): boolean {
  return error?.name === 'QuotaExceededError';
}

function unavailable(cause: unknown): StorageFault {
  return new StorageFault('unkept', cause instanceof Error ? cause.message : String(cause), { cause });
}
