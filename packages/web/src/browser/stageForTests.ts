/** Pages in the shared browser, each of a person who has never been here. Whatever chance does on them follows from a seed. */

import { type PlayedGame, playedRecord } from '@flagfall/testkit';
import { chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Arranged } from '../games/arranged.ts';
import { type StaticServer, serveFolder } from './staticServerForTests.ts';

/** A failing story is repeated with the seed that it prints. */
export const SEED = process.env.FLAGFALL_SEED ?? 'flagfall';

/** So much a computer looks at for a move: enough to be a player, and little enough to answer at once. */
export const POSITIONS = 200;

/** No battle holds us up, nothing is heard, and the first level answers. */
export const QUICK = { battles: 'off', level: '1', sounds: 'off' } as const;

export interface Actor {
  readonly page: Page;
  /** What the page complains about. */
  readonly complaints: readonly string[];
}

export interface Stage {
  /** Where the pages are served. */
  readonly url: string;
  /** A new game of the edition of `placed`, begun on this page, goes on from there. */
  newPage(settings?: Readonly<Record<string, string>>, placed?: PlayedGame): Promise<Actor>;
  close(): Promise<void>;
}

/** Lets somebody serve the built pages, and has them shown by the shared browser. */
export async function openStage(serve: (folder: string) => Promise<StaticServer> = serveFolder): Promise<Stage> {
  const shared = inject('browser');
  if (!shared.found) throw new Error(shared.why);
  const server = await serve(shared.pages);
  const browser = await chromium.connect(shared.endpoint);
  return {
    url: server.url,
    async newPage(settings = {}, placed) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', serviceWorkers: 'block' });
      await context.addInitScript(
        (all) => {
          for (const [key, value] of Object.entries(all)) localStorage.setItem(`flagfall.${key}`, value);
        },
        { ...settings, arranged: JSON.stringify(arrangedFor(placed)) },
      );
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('console', (line) => {
        if (line.type() === 'error') complaints.push(line.text());
      });
      await page.goto(server.url);
      await page.waitForSelector('.edition');
      return { page, complaints };
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** What a page is told about chance, the computer, and where its game begins. */
export function arrangedFor(placed?: PlayedGame): Arranged {
  return placed === undefined
    ? { seed: SEED, positions: POSITIONS }
    : { seed: placed.secret, positions: POSITIONS, record: playedRecord(placed) };
}

/** Tests on a stage, which is opened before the first and closed after the last; all are skipped aloud where there is no browser. */
export function describeOnStage<Opened extends Stage>(
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
    tell(() => {
      if (opened === undefined) throw new Error('the stage is open');
      return opened;
    });
  });
}
