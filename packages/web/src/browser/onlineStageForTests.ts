/** A browser before a real server with the built pages, behind a line that can be cut. */

import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { endProgram, freePort, startProgram } from '@flagfall/testkit/parts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type CuttableLine, openLine } from './lineForTests.ts';
import { act, openStage, type Stage } from './pageForTests.ts';

const main = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));

/** Machines that run all tests at once are slow. */
export const SOON = { timeout: 20_000 } as const;

export interface OnlineStage {
  readonly stage: Stage;
  readonly line: CuttableLine;
}

export async function openOnlineStage(chromiumFolder: string): Promise<OnlineStage> {
  let line: CuttableLine | undefined;
  const stage = await openStage(chromiumFolder, async (pages) => {
    const port = await freePort();
    const folder = await mkdtemp(path.join(os.tmpdir(), 'flagfall-people-'));
    const env = { PATH: process.env.PATH, LOG_LEVEL: 'error', PAGES: pages, STORE_FILE: path.join(folder, 'flagfall.db') };
    const server = await startProgram(
      process.execPath,
      [main, 'serve', '--host', '127.0.0.1', '--port', String(port)],
      /to play in a browser: /,
      {
        env,
      },
    );
    const opened = await openLine(port);
    line = opened;
    return {
      url: opened.url,
      async close() {
        await opened.close();
        await endProgram(server, 'SIGTERM');
        await rm(folder, { recursive: true, force: true });
      },
    };
  });
  if (line === undefined) throw new Error('a stage has a line to its server');
  return { stage, line };
}

/** One invites by a tap on the first page, the other follows the link; both come to set up their armies. */
export async function meet(host: Page, guest: Page): Promise<void> {
  await host.locator('.front-door', { hasText: 'Invite a friend' }).click();
  const field = host.locator('.room-invitation input');
  await expect.poll(() => field.inputValue(), SOON).toContain('/invite#');
  await guest.goto(await field.inputValue());
  await guest.locator('.invite-accept').click();
  await Promise.all([host, guest].map((page) => page.waitForSelector('.deploy-ready:enabled', SOON)));
}

export async function deployBoth(pages: readonly Page[]): Promise<void> {
  await Promise.all(pages.map((page) => page.locator('.deploy-ready:enabled').click()));
  await Promise.all(pages.map((page) => page.waitForSelector('.deploy-ready', { state: 'detached', ...SOON })));
}

/** Whoever is asked moves, so many times in all. */
export async function playMoves(pages: readonly Page[], most: number): Promise<void> {
  for (let moves = 0, round = 0; moves < most && round < 2000; round++) {
    const done = [];
    for (const page of pages) if (moves < most) done.push(await act(page));
    moves += done.filter((one) => one === 'moved').length;
    if (!done.includes('moved')) await pages[0].waitForTimeout(20);
  }
}
