/** Keeps the pages and the games on this device, also for times without a network, and says when a newer build of them is ready. */

import { signal } from '@preact/signals';

/** A newer build lies beside the one that is shown. */
export const isUpdateReady = signal(false);

/** How long a page that has loaded keeps the network to itself. */
const QUIET_MS = 3000;

/** How often a page that stays open asks for a newer build. */
const ASK_MS = 60 * 60 * 1000;

/** How long a reload waits for a newer build. */
const PATIENCE_MS = 8000;

let waiting: ServiceWorker | undefined;

/** Once the page is there and has time: its texts still come when the browser calls it loaded, and must not wait for what may be needed offline. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  followTakeOver();
  const beginLater = (): unknown => setTimeout(begin, QUIET_MS);
  if (document.readyState === 'complete') beginLater();
  else addEventListener('load', beginLater, { once: true });
}

/**
 * Whoever has put Flagfall among their programs expects their games to stay: the browser is asked not to clear them when room is short. Only then,
 * since some browsers pass the question on to the reader.
 */
export function requestPersistentStorage(): void {
  if (!('storage' in navigator) || !matchMedia('(display-mode: standalone)').matches) return;
  // What it answers changes nothing for the page.
  navigator.storage.persist().catch(() => undefined);
}

/** Lets the newer build take over, in every tab: games are kept, and go on where they were. */
export function takeUpdate(): void {
  waiting?.postMessage('takeOver');
}

/** Loads the page again, in its newest build: one that is broken or too old must not come out of the shelf for ever. */
export async function reloadNewest(): Promise<void> {
  const newer = await newerWorker().catch(() => undefined);
  if (newer !== undefined) {
    const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    newer.postMessage('takeOver');
    await Promise.race([taken, pause(PATIENCE_MS)]);
  }
  location.reload();
}

/** The newer build, once it lies there whole; none where there is none, or no network to get it from. */
async function newerWorker(): Promise<ServiceWorker | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  // Without a network the cached build may still be newer; and a network that hangs must not block the reload.
  await Promise.race([registration?.update().catch(() => undefined), pause(PATIENCE_MS)]);
  const installing = registration?.installing;
  if (installing) {
    const settled = new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
    await Promise.race([settled, pause(PATIENCE_MS)]);
  }
  return registration?.waiting ?? undefined;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function begin(): void {
  navigator.serviceWorker.register('/serviceWorker.js').then(watch, () => {
    // A browser that keeps nothing, or pages that are not built: then they need the network.
  });
}

/** A browser under test may lack service workers. */
function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (registration === undefined) return;
  hear(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => hear(registration.waiting));
  });
  setInterval(() => void ask(registration), ASK_MS);
}

function hear(worker: ServiceWorker | null): void {
  // The very first worker replaces no other and need not wait.
  if (worker === null || navigator.serviceWorker.controller === null) return;
  waiting = worker;
  isUpdateReady.value = true;
}

/** Whichever tab takes the update, all load again: two builds may not agree. The first worker of all replaces nothing. */
function followTakeOver(): void {
  let hasBuild = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hasBuild) location.reload();
    hasBuild = true;
  });
  // A tab that is just opening misses the change. The newer build tells it when it asks for a file of the former one.
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data === 'outdated') location.reload();
  });
}

async function ask(registration: ServiceWorkerRegistration): Promise<void> {
  // Without a network there is nothing new.
  await registration.update().catch(() => undefined);
}
