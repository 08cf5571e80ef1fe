/** Everything of a game that reaches a player's machine: what is sent to it, what the page shows and stores, and what is in its memory. */

import { NO_KIND } from '@flagfall/engine';
import type { Page } from 'playwright-core';

export interface Machine {
  /** The messages of the server so far: socket frames and answers to requests, in order. */
  readonly received: readonly string[];
  /** The number of actions of the game in the last message. */
  version(): number;
}

interface Told {
  readonly type?: string;
  readonly known?: { readonly actions: number };
  readonly steps?: readonly { readonly events?: unknown }[];
}

/** The number of actions of the game after this message. */
export function versionAfter(text: string, before: number): number {
  const { type, known, steps = [] } = JSON.parse(text) as Told;
  if (type === 'snapshot') return known?.actions ?? before;
  return type === 'update' ? before + steps.filter(({ events }) => events !== undefined).length : before;
}

/** Starts to listen; call it before the page opens any address. */
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
    // An answer has no body any more once the page has moved on.
    response.text().then(
      (text) => text.startsWith('{') && received.push(text),
      () => {},
    );
  });
  return { received, version: () => version };
}

/** What a page stores: every entry of every store of the browser, as text. */
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

/** Where a position has the kinds of its pieces: `Offset.INFO` and `PieceInfo.KIND` of the engine. */
const INFO = { from: 256, until: 384, kind: 255 };

/**
 * All objects in the memory of a page that name a piece or a card, shadows of games included. Unreachable memory
 * is freed first.
 */
export async function rememberedBy(page: Page): Promise<readonly unknown[]> {
  const session = await page.context().newCDPSession(page);
  try {
    // The garbage collection of the query below leaves some objects of a drawn board.
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
            // An object that cannot be read is not one of ours.
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

/** What the page shows: every cell with its spoken label, every drawn piece, and the whole document. */
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
