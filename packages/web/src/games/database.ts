/** The database of the browser, with promises. Summaries are for pages; what the tables are made of only their worker reads. */

const NAME = 'flagfall';
const VERSION = 1;

export type StoreName = 'games' | 'tables' | 'facts';

let opened: Promise<IDBDatabase> | undefined;

export function database(): Promise<IDBDatabase> {
  opened ??= open();
  return opened;
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const { result } = request;
    result.createObjectStore('games', { keyPath: 'id' });
    result.createObjectStore('tables', { keyPath: 'id' });
    result.createObjectStore('facts', { keyPath: ['game', 'seq'] });
  };
  return answered(request);
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
    transaction.onabort = () => reject(transaction.error);
  });
}

export async function read<Result>(name: StoreName, ask: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  return answered(ask((await database()).transaction(name).objectStore(name)));
}
