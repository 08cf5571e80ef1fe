/** Pages in the shared browser, each of a person who has never been here. Whatever chance does on them follows from a seed. */

import type { RepeatableGame } from '@flagfall/seat';
import { type PlayedGame, playedRecord } from '@flagfall/testkit';
import { sayingSeed, storySeed } from '@flagfall/testkit/seed';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, inject } from 'vitest';
import type { SharedBrowser } from '../sharedForTests.ts';
import { type StaticServer, serveFolder } from './staticServerForTests.ts';

export const SEED = storySeed('flagfall');

/** So much a computer looks at for a move: enough to be a player, and little enough to answer at once. */
export const POSITIONS = 200;

/** More than any machine looks at: a computer with this budget moves only when it is told to. */
export const ENDLESS = Number.MAX_SAFE_INTEGER;

/** What takes longer than this is not late on a busy machine, it never comes. */
const PATIENCE_MS = 90_000;

/** No battle holds us up, nothing is heard, and the first level answers. */
export const QUICK = { battles: 'off', level: '1', sounds: 'off' } as const;

export interface Actor {
  readonly page: Page;
  /** What the page complains about. */
  readonly complaints: readonly string[];
}

export interface PageWishes {
  /** The address that it opens first, home by default; the page is shown when that has loaded. */
  readonly at?: string;
  /** What a computer may look at for a move. */
  readonly positions?: number;
  /** Runs in the page before anything else does, whenever it loads. */
  readonly script?: () => void;
  readonly serviceWorkers?: 'allow' | 'block';
}

export interface BrowserStage {
  /** Where the pages are served. */
  readonly url: string;
  /** A new game of the edition of `placed`, begun on this page, goes on from there. */
  newPage(settings?: Readonly<Record<string, string>>, placed?: PlayedGame, wishes?: PageWishes): Promise<Actor>;
  close(): Promise<void>;
}

/** Every context that is open, so that none outlives its story: a computer in it would go on thinking. */
const contexts = new Set<BrowserContext>();

/** Lets somebody serve the built pages, and has them shown by the shared browser. */
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

/** What a page is told about chance, the computer, and where its game begins. */
export function arrangedFor(placed?: PlayedGame, positions: number = POSITIONS): RepeatableGame {
  return placed === undefined ? { seed: SEED, positions } : { seed: placed.secret, positions, record: playedRecord(placed) };
}

/** Tests on a stage, which is opened before the first and closed after the last; all are skipped aloud where there is no browser. */
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

/** A story that fails says how to repeat it; whatever it has opened is closed. */
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
