/** Measures of a page as a user feels them: bytes, time to answer, layout shifts, smoothness of dragging. */

import type { CDPSession, Page } from 'playwright-core';

/** A mid-range phone on a fast 3G network. */
export const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
export const SLOW_CPU = 4;

export interface PageLoad {
  /** The transferred bytes of all scripts. */
  readonly scriptBytes: number;
  readonly allBytes: number;
  /** When the ways into a game were drawn. */
  readonly drawnMs: number;
  /** When the page could answer without delay. */
  readonly interactiveMs: number;
  /** The sum of all unexpected layout shifts; 0 is still. */
  readonly shift: number;
}

/** What a page notes about itself from its first moment on. */
interface Notes {
  drawnMs: number;
  busyUntilMs: number;
  shift: number;
}

/** Loads an address in a page with an empty cache, until `selector` is drawn and all is quiet. */
export async function measureLoad(page: Page, url: string, selector: string, isSlow: boolean): Promise<PageLoad> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (isSlow) await slowDown(session);
  const scripts = new Set<string>();
  let [scriptBytes, allBytes] = [0, 0];
  session.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    allBytes += encodedDataLength;
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.addInitScript(takeNotes, selector);
  await page.goto(url);
  await page.waitForSelector(selector);
  await page.waitForLoadState('networkidle');
  const { drawnMs, busyUntilMs, shift } = await page.evaluate(settledNotes);
  await session.detach();
  return { scriptBytes, allBytes, drawnMs, interactiveMs: Math.max(drawnMs, busyUntilMs), shift };
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
}

/** Runs in the page, before anything else does. */
function takeNotes(selector: string): void {
  const notes: Notes = { drawnMs: 0, busyUntilMs: 0, shift: 0 };
  Object.assign(globalThis, { notes });
  const observe = (type: string, hear: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
    if (!hadRecentInput) notes.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    notes.busyUntilMs = startTime + duration;
  });
  const look = (): void => {
    // The present frame shows it; the next one begins when that has been drawn.
    if (document.querySelector(selector) === null) requestAnimationFrame(look);
    else requestAnimationFrame(() => (notes.drawnMs = performance.now()));
  };
  requestAnimationFrame(look);
}

/** Runs in the page: its notes, once it is idle and drawn. */
async function settledNotes(): Promise<Notes> {
  await document.fonts.ready;
  await new Promise<unknown>((resolve) => requestIdleCallback(resolve));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // Observers get a frame in a task of their own.
  await new Promise((resolve) => setTimeout(resolve, 0));
  return (globalThis as unknown as { readonly notes: Notes }).notes;
}

export interface Carrying {
  readonly frames: number;
  /** The time between frames: the median, the 95th and the 99th percentile. */
  readonly frameMs: { readonly p50: number; readonly p95: number; readonly p99: number };
  /** The work of the page for a frame: script, styles, layout. */
  readonly workMs: number;
}

/** Drags the piece on a cell in circles over the board for a while. */
export async function measureCarrying(page: Page, cell: string, ms: number, cpuRate: number): Promise<Carrying> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  const [from, board] = await Promise.all([page.locator(`[data-cell="${cell}"]`).boundingBox(), page.locator('.field').boundingBox()]);
  if (from === null || board === null) throw new Error('the piece and the board are on the screen');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(board.x + board.width / 2, board.y + board.height / 2, { steps: 4 });
  const before = await workedSeconds(session);
  const counting = page.evaluate(countFrames, ms);
  const begun = Date.now();
  for (let step = 0; Date.now() - begun < ms; step++) {
    const turn = step / 9;
    await page.mouse.move(board.x + board.width * (0.5 + 0.4 * Math.cos(turn)), board.y + board.height * (0.5 + 0.4 * Math.sin(turn)));
  }
  const frames = (await counting).sort((one, other) => one - other);
  const after = await workedSeconds(session);
  // Drop it where it came from, so that no move is played.
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.up();
  await session.detach();
  const at = (part: number): number => frames[Math.min(frames.length - 1, Math.floor(frames.length * part))] ?? 0;
  return {
    frames: frames.length,
    frameMs: { p50: at(0.5), p95: at(0.95), p99: at(0.99) },
    workMs: ((after - before) * 1000) / Math.max(1, frames.length),
  };
}

async function workedSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics
    .filter(({ name }) => name === 'ScriptDuration' || name === 'LayoutDuration' || name === 'RecalcStyleDuration')
    .reduce((sum, { value }) => sum + value, 0);
}

/** Runs in the page: how long each frame took. */
function countFrames(ms: number): Promise<number[]> {
  return new Promise((resolve) => {
    const frames: number[] = [];
    const begun = performance.now();
    let last = begun;
    const next = (now: number): void => {
      frames.push(now - last);
      last = now;
      if (now - begun < ms) requestAnimationFrame(next);
      else resolve(frames.slice(1));
    };
    requestAnimationFrame(next);
  });
}
