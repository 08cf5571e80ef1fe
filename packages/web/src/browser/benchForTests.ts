/** `npm run bench:web`: how fast the pages are on a slow phone and network, served by the real server. Prints a table for docs/bench.md. */

import type { Page } from 'playwright-core';
import { shareBrowser } from './sharedForTests.ts';
import { FIRST_MOVE } from './stories/situationsForTests.ts';
import { measureCarrying, measureLoad, type PageLoad } from './support/measureForTests.ts';
import { startGame, YOUR_TURN } from './support/playerForTests.ts';
import { serveReally } from './support/realServerForTests.ts';
import { QUICK, stageIn } from './support/stageForTests.ts';

const ROUNDS = 5;
const CARRYING_MS = 4000;

const { shared, end } = await shareBrowser();
const stage = await stageIn(shared, serveReally);
try {
  await show('home', '.front-door', async () => stage.url);
  await show('a game of Original', '.field', openedGame);

  const { page } = await stage.newPage(QUICK, FIRST_MOVE);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openedGame(page);
  const pieces = await page.locator('.token').count();
  for (const rate of [1, 4]) {
    const { frames, frameMs, workMs } = await measureCarrying(page, 'b4', CARRYING_MS, rate);
    const times = [frameMs.p50, frameMs.p95, frameMs.p99].map((ms) => ms.toFixed(1)).join(' / ');
    console.log(
      `carrying one of ${pieces} pieces, CPU ${rate}x slower: ${frames} frames, ${times} ms (p50/p95/p99), ${workMs.toFixed(2)} ms of work a frame`,
    );
  }
} finally {
  await stage.close();
  await end();
}

/** The middle of several loads, each by somebody who has never been here. */
async function show(name: string, selector: string, urlIn: (page: Page) => Promise<string>): Promise<void> {
  const loads: PageLoad[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { page } = await stage.newPage(QUICK, FIRST_MOVE);
    const url = await urlIn(page);
    await page.goto('about:blank');
    loads.push(await measureLoad(page, url, selector, true));
    await page.context().close();
  }
  const middle = (of: (load: PageLoad) => number): number => loads.map(of).sort((one, other) => one - other)[Math.floor(ROUNDS / 2)];
  const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;
  console.log(
    `${name}: scripts ${kilobytes(middle(({ scriptBytes }) => scriptBytes))}, all ${kilobytes(middle(({ allBytes }) => allBytes))}, drawn ${middle(({ drawnMs }) => drawnMs).toFixed(0)} ms, interactive ${middle(({ interactiveMs }) => interactiveMs).toFixed(0)} ms (${loads.map(({ interactiveMs }) => interactiveMs.toFixed(0)).join(', ')}), shift ${Math.max(...loads.map(({ shift }) => shift)).toFixed(4)}`,
  );
}

async function openedGame(page: Page): Promise<string> {
  await startGame(page, 'original');
  await page.waitForSelector(YOUR_TURN);
  return page.url();
}
