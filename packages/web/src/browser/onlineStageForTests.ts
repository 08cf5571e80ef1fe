/** Browsers before a real server that hands out the pages and hosts the games, on a line that can be cut. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type CuttableLine, openLine } from './lineForTests.ts';
import { act, openStage, type Stage } from './pageForTests.ts';
import { serveReally } from './realServerForTests.ts';

export interface OnlineStage extends Stage {
  readonly line: CuttableLine;
}

export async function openOnlineStage(chromiumFolder: string): Promise<OnlineStage> {
  let line: CuttableLine | undefined;
  const stage = await openStage(chromiumFolder, async (pages) => {
    const server = await serveReally(pages);
    const opened = await openLine(Number(new URL(server.url).port));
    line = opened;
    return {
      url: opened.url,
      async close() {
        await opened.close();
        await server.close();
      },
    };
  });
  if (line === undefined) throw new Error('whoever serves the pages opens the line');
  return { ...stage, line };
}

/** A tap on the first page opens a game; the links it may give away, in the order of the seats. */
export async function invite(page: Page): Promise<readonly string[]> {
  await page.locator('.front-door[href="/friend"]').click();
  return await linksOn(page);
}

/** The links in the room where one waits for others. */
export async function linksOn(page: Page): Promise<readonly string[]> {
  const fields = page.locator('.room-invitation input');
  await fields.first().waitFor();
  const links = (): Promise<string[]> => fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
  await expect.poll(async () => (await links()).every((link) => link.includes('/invite#'))).toBe(true);
  return await links();
}

/** Lets everybody do what they can, until it is enough or the game is over. */
export async function playUntil(pages: readonly Page[], isEnough: (moves: number) => boolean): Promise<void> {
  let moves = 0;
  for (let round = 0; round < 3000; round++) {
    const done = await Promise.all(pages.map((page) => act(page)));
    moves += done.filter((one) => one === 'moved').length;
    if (isEnough(moves) || done.every((one) => one === 'over')) return;
    if (!done.includes('moved')) await pages[0].waitForTimeout(20);
  }
  throw new Error(`nothing goes on: ${await pages[0].locator('main').innerText()}`);
}

/** One invites by a tap on the first page, the other follows the link; both come to set up their armies. */
export async function meet(host: Page, guest: Page): Promise<void> {
  const [link] = await invite(host);
  await guest.goto(link);
  await guest.locator('.invite-accept').click();
  await Promise.all([host, guest].map((page) => page.waitForSelector('.deploy-ready:enabled')));
}

export async function deployBoth(pages: readonly Page[]): Promise<void> {
  await Promise.all(pages.map((page) => page.locator('.deploy-ready:enabled').click()));
  await Promise.all(pages.map((page) => page.waitForSelector('.deploy-ready', { state: 'detached' })));
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

/** The record of a game that is over, as the server gives it to everybody. */
export async function recordAt(page: Page): Promise<string> {
  const { origin, pathname } = new URL(page.url());
  const { record } = (await (await fetch(`${origin}/api/v1/games/${pathname.split('/').at(-1)}/record`)).json()) as {
    readonly record: string;
  };
  return record;
}
