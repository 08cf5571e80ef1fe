/** Everything of a game that reaches the machine of somebody: what is sent to it, what the page shows and keeps, what lies in its memory. */

import { NO_KIND } from '@flagfall/engine';
import type { Page } from 'playwright-core';

export interface Machine {
  /** What the server has sent so far: frames of sockets and answers to requests, in order. */
  readonly received: readonly string[];
  /** After how many actions the game stood that was told last. */
  version(): number;
}

interface Told {
  readonly type?: string;
  readonly known?: { readonly actions: number };
  readonly steps?: readonly { readonly events?: unknown }[];
}

/** After how many actions a game stands when it has been told this, too. */
export function versionAfter(text: string, before: number): number {
  const { type, known, steps = [] } = JSON.parse(text) as Told;
  if (type === 'snapshot') return known?.actions ?? before;
  return type === 'update' ? before + steps.filter(({ events }) => events !== undefined).length : before;
}

/** Listens from now on; before the page goes anywhere. */
export function listenTo(page: Page): Machine {
  const received: string[] = [];
  let version = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const text = payload.toString();
      received.push(text);
      version = versionAfter(text, version);
    }),
  );
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    // An answer that the page has gone away from has no body any more.
    response.text().then(
      (text) => text.startsWith('{') && received.push(text),
      () => {},
    );
  });
  return { received, version: () => version };
}

/** What a page keeps for later: every entry of every store of the browser, as text. */
export async function keptBy(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const asked = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const kept: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage), document.cookie, location.href];
    for (const { name } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) kept.push(store, await asked(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    for (const name of (await caches?.keys()) ?? []) kept.push(name);
    return JSON.stringify(kept);
  });
}

/** Where a position keeps what its pieces are: `At.INFO` and `Info.KIND` of the engine. */
const INFO = { from: 256, until: 384, kind: 255 };

/**
 * The objects in the memory of a page that say what a piece is or what a card is, wherever they hang, shadows of games among them. Memory that nobody can reach
 * is freed before.
 */
export async function rememberedBy(page: Page): Promise<readonly unknown[]> {
  const session = await page.context().newCDPSession(page);
  try {
    // The collection that the question below makes by itself leaves some of what a board was drawn with.
    await session.send('HeapProfiler.enable');
    await session.send('HeapProfiler.collectGarbage');
    const { result: root } = await session.send('Runtime.evaluate', { expression: 'Object.prototype' });
    const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: root.objectId ?? '' });
    const { result } = await session.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      returnByValue: true,
      arguments: [{ value: { ...INFO, none: NO_KIND } }],
      functionDeclaration: String(function (this: readonly object[], info: typeof INFO & { readonly none: number }) {
        const told: unknown[] = [];
        for (const one of this as readonly Record<string, unknown>[]) {
          const has = (...keys: readonly string[]): boolean => keys.every((key) => Object.hasOwn(one, key));
          try {
            if (typeof one.kind === 'string' && (has('piece') || has('attacker'))) told.push({ ...one });
            else if (typeof one.kind === 'string' && has('id', 'seat', 'cell'))
              told.push({ piece: one.id, seat: one.seat, kind: one.kind });
            else if (typeof one.count === 'number' && has('id', 'cards')) told.push({ ...one });
            else if (typeof one.card === 'string' && has('from', 'to')) told.push({ ...one });
            else if (one.type === 'deedDone' && typeof one.deed === 'string') told.push({ ...one });
            else if (one.words instanceof Int32Array && has('rules')) {
              const kinds = Array.from(one.words.slice(info.from, info.until), (word) => word & info.kind);
              told.push({ kinds: kinds.map((kind) => (kind === info.none ? -1 : kind)) });
            }
          } catch {
            // An object that does not let itself be read is none of ours.
          }
        }
        return JSON.stringify(told);
      }),
    });
    return JSON.parse(String(result.value)) as readonly unknown[];
  } finally {
    await session.detach();
  }
}

/** What the page shows: every cell and what is read aloud of it, every piece as it is drawn, and the whole document. */
export interface PageContents {
  readonly labels: Readonly<Record<string, string>>;
  readonly tokens: readonly { readonly cell: string; readonly seat: string; readonly drawing: string }[];
  readonly document: string;
}

export async function shownBy(page: Page): Promise<PageContents> {
  return await page.evaluate(() => {
    const cells = [...document.querySelectorAll<HTMLElement>('[data-cell]')];
    const tokens = [...document.querySelectorAll<HTMLElement>('.token')];
    return {
      labels: Object.fromEntries(cells.map((cell) => [cell.dataset.cell ?? '', cell.getAttribute('aria-label') ?? ''])),
      tokens: tokens.map((token) => ({
        cell: token.dataset.pieceOn ?? '',
        seat: token.dataset.seat ?? '',
        drawing: token.querySelector(':scope > svg')?.outerHTML ?? '',
      })),
      document: document.documentElement.outerHTML,
    };
  });
}
