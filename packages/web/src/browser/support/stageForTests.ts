/** Pages in the shared browser, each of a new visitor. All chance on them follows from a seed. */

import type { RepeatableGame } from '@flagfall/seat';
import { type PlayedGame, playedRecord } from '@flagfall/testkit';
import { sayingSeed, storySeed } from '@flagfall/testkit/seed';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, inject } from 'vitest';
import type { SharedBrowser } from '../sharedForTests.ts';
import { type StaticServer, serveFolder } from './staticServerForTests.ts';

export const SEED = storySeed('flagfall');

/** The node budget of a computer for a move: enough to play, and little enough to answer at once. */
export const POSITIONS = 200;

/** A budget that no machine uses up: a computer with it moves only on request. */
export const ENDLESS = Number.MAX_SAFE_INTEGER;

/** Even on a busy machine, anything that takes longer than this will never come. */
const PATIENCE_MS = 90_000;

/** Settings without battle scenes and sounds, with a computer of level 1. */
export const QUICK = { battles: 'off', level: '1', sounds: 'off' } as const;

export interface Actor {
  readonly page: Page;
  /** Errors and warnings of the page. */
  readonly complaints: readonly string[];
}

export interface PageWishes {
  /** The first address, home by default; the page is ready when it has loaded. */
  readonly at?: string;
  /** The node budget of a computer. */
  readonly positions?: number;
  /** Runs in the page before all other scripts, at each load. */
  readonly script?: () => void;
  readonly serviceWorkers?: 'allow' | 'block';
}

export interface BrowserStage {
  /** The address of the pages. */
  readonly url: string;
  /** A new game of the edition of `placed` on this page continues from there. */
  newPage(settings?: Readonly<Record<string, string>>, placed?: PlayedGame, wishes?: PageWishes): Promise<Actor>;
  close(): Promise<void>;
}

/** All open contexts: one that outlives its story would keep a computer thinking. */
const contexts = new Set<BrowserContext>();

/** Serves the built pages and shows them in the shared browser. */
export function openStage(serve: (folder: string) => Promise<StaticServer> = serveFolder): Promise<BrowserStage> {
  return stageIn(inject('browser'), serve);
}

/** The same without Vitest. */
export async function stageIn(shared: SharedBrowser, serve: (folder: string) => Promise<StaticServer>): Promise<BrowserStage> {
  if (!shared.found) throw new Error(shared.why);
  const server = await serve(shared.pages);
  const browser = await chromium.connect(shared.endpoint);
  return {
    url: server.url,
    async newPage(settings = {}, placed, { at = '/', positions, script, serviceWorkers = 'block' } = {}) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', serviceWorkers });
      context.setDefaultTimeout(PATIENCE_MS);
      contexts.add(context);
      context.once('close', () => contexts.delete(context));
      await context.addInitScript(
        (all) => {
          for (const [key, value] of Object.entries(all)) localStorage.setItem(`flagfall.${key}`, value);
        },
        { ...settings, arranged: JSON.stringify(arrangedFor(placed, positions)) },
      );
      if (script !== undefined) await context.addInitScript(script);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('console', (line) => {
        if (line.type() === 'error') complaints.push(line.text());
      });
      await page.goto(new URL(at, server.url).href);
      if (at === '/') await page.waitForSelector('.edition');
      return { page, complaints };
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** The arrangement of a page: chance, the computer, and where its game begins. */
export function arrangedFor(placed?: PlayedGame, positions: number = POSITIONS): RepeatableGame {
  return placed === undefined ? { seed: SEED, positions } : { seed: placed.secret, positions, record: playedRecord(placed) };
}

/** Tests on a stage, which is opened before the first and closed after the last. Without a browser all are skipped with the reason. */
export function describeOnStage<Opened extends BrowserStage>(
  title: string,
  open: () => Promise<Opened>,
  tell: (stage: () => Opened) => void,
): void {
  const shared = inject('browser');
  describe.skipIf(!shared.found)(shared.found ? title : `${title}: ${shared.why}`, () => {
    let opened: Opened | undefined;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(async () => await opened?.close());
    repeatable();
    tell(() => {
      if (opened === undefined) throw new Error('the stage is open');
      return opened;
    });
  });
}

/** A story that fails prints how to repeat it; all its pages are closed. */
function repeatable(): void {
  let before: ReadonlySet<BrowserContext> = new Set();
  beforeEach(({ onTestFailed, task }) => {
    before = new Set(contexts);
    onTestFailed(() => {
      for (const error of task.result?.errors ?? []) error.message += `\n${sayingSeed(SEED)}`;
    });
  });
  afterEach(async () => void (await Promise.all([...contexts].filter((one) => !before.has(one)).map((one) => one.close()))));
}
