/** `npm run bench:web`: how fast the pages are on a slow phone and network, served by the real server. Prints a table for docs/bench.md. */

import { findPart } from '@flagfall/testkit/parts';
import type { Page } from 'playwright-core';
import { type Load, measureCarrying, measureLoad } from './measureForTests.ts';
import { actUntil, openStage, startGame } from './pageForTests.ts';
import { serveReally } from './realServerForTests.ts';

const ROUNDS = 5;
const CARRYING_MS = 4000;

const part = findPart('chromium');
if (!part.found) throw new Error(part.why);
const stage = await openStage(part.folder, serveReally);
try {
  const { page: first } = await stage.newPage();
  const home = first.url();
  await show('home', '.front-door', async () => home);
  await show('a game of Original', '.field', openedGame);

  const { page } = await stage.newPage({ battles: 'off', level: '1' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const cell = await readyToMove(page);
  const pieces = await page.locator('.token').count();
  for (const rate of [1, 4]) {
    const { frames, frameMs, workMs } = await measureCarrying(page, cell, CARRYING_MS, rate);
    const times = [frameMs.p50, frameMs.p95, frameMs.p99].map((ms) => ms.toFixed(1)).join(' / ');
    console.log(
      `carrying one of ${pieces} pieces, CPU ${rate}x slower: ${frames} frames, ${times} ms (p50/p95/p99), ${workMs.toFixed(2)} ms of work a frame`,
    );
  }
} finally {
  await stage.close();
}

/** The middle of several loads, each by somebody who has never been here. */
async function show(name: string, selector: string, urlIn: (page: Page) => Promise<string>): Promise<void> {
  const loads: Load[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { page } = await stage.newPage({ battles: 'off', level: '1' });
    const url = await urlIn(page);
    await page.goto('about:blank');
    loads.push(await measureLoad(page, url, selector, true));
    await page.context().close();
  }
  const middle = (of: (load: Load) => number): number => loads.map(of).sort((one, other) => one - other)[Math.floor(ROUNDS / 2)];
  const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;
  console.log(
    `${name}: scripts ${kilobytes(middle(({ scriptBytes }) => scriptBytes))}, all ${kilobytes(middle(({ allBytes }) => allBytes))}, drawn ${middle(({ drawnMs }) => drawnMs).toFixed(0)} ms, interactive ${middle(({ interactiveMs }) => interactiveMs).toFixed(0)} ms (${loads.map(({ interactiveMs }) => interactiveMs.toFixed(0)).join(', ')}), shift ${Math.max(...loads.map(({ shift }) => shift)).toFixed(4)}`,
  );
}

async function openedGame(page: Page): Promise<string> {
  await startGame(page, 'original');
  await actUntil(page, (_, moves) => moves === 1);
  return page.url();
}

/** A game with both armies on the board, and a piece that may go somewhere. */
async function readyToMove(page: Page): Promise<string> {
  await startGame(page, 'original');
  await page.locator('.deploy-ready:enabled').click();
  await page.waitForSelector('.status[data-yours="true"]');
  for (const piece of await page.locator('[data-cell$="4"][data-standing="own"]').all()) {
    await piece.click();
    if ((await page.locator('.cell-target').count()) > 0) return (await piece.getAttribute('data-cell')) ?? '';
  }
  throw new Error('somebody can move in the first turn');
}
