/**
 * Lies between the pages and the network: all that the pages consist of is kept on the device, so they open and play without a network. What is kept
 * belongs together: a new build is fetched whole, waits beside the old one, and takes over when the reader says so or has closed every tab.
 */

declare const self: ServiceWorkerGlobalScope;

/** The build puts a name for just these files here, and the files (packages/web/offline.ts). */
const [build, ...files] = '__FLAGFALL_FILES__'.split(' ');

const PREFIX = 'flagfall-pages-';
const SHELF = PREFIX + build;
/** Marks the shelf of a build that pages have had; others were replaced while they waited. */
const IN_USE = '/in-use';
/** What the server answers itself: games, people and the documentation are never kept here. */
const OF_THE_SERVER = /^\/(api|metrics|healthz|docs)(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || OF_THE_SERVER.test(pathname)) return;
  event.respondWith(answer(event));
});

async function keepAll(): Promise<void> {
  const shelf = await caches.open(SHELF);
  await shelf.addAll(files);
  // While a server is replaced, the page may come from the old one and its parts from the new: better none than both.
  const page = (await (await shelf.match('/'))?.text()) ?? '';
  const isWhole = [...page.matchAll(/"(\/assets\/[^"]+)"/g)].every(([, part]) => files.includes(part));
  if (isWhole) return;
  await caches.delete(SHELF);
  throw new Error('the page and its parts are of two builds');
}

async function takeOver(): Promise<void> {
  await (await caches.open(SHELF)).put(IN_USE, new Response());
  // A still newer build may be on its way here: then its shelf lies beside the old ones, and it tidies up when its turn comes.
  const { installing, waiting } = self.registration;
  if (installing === null && waiting === null) await dropOld();
  // The page that is open when this comes for the first time may go offline before it is loaded again.
  await self.clients.claim();
}

/** Drops all builds before the last: a tab that is just opening may still need its files. */
async function dropOld(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== SHELF);
  const marks = await Promise.all(others.map((cacheName) => caches.match(IN_USE, { cacheName })));
  const former = others.findLast((_, at) => marks[at] !== undefined);
  await Promise.all(others.filter((name) => name !== former).map((name) => caches.delete(name)));
}

/** Every address that is no file is the page itself, as on the server. */
async function answer({ request, clientId }: FetchEvent): Promise<Response> {
  const wanted = request.mode === 'navigate' ? '/' : request;
  const kept = await caches.match(wanted, { cacheName: SHELF, ignoreVary: true });
  return kept ?? (await findFormer(request, clientId)) ?? (await fetch(request));
}

/** A file of the former build. The tab that asks for it began to open before this build took over: it is told to load again. */
async function findFormer(request: Request, clientId: string): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/assets/') || files.includes(pathname)) return undefined;
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept !== undefined) (await self.clients.get(clientId))?.postMessage('outdated');
  return kept;
}
