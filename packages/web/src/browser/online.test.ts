// Online, in real browsers on a real server: a game by an invitation link, through a reload and a cut line, watched by a third. What went over each wire is
// compared with the truth afterwards.

import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Viewer } from '@flagfall/engine';
import { endProgram, findPart, freePort, startProgram } from '@flagfall/testkit/parts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CuttableLine, openLine } from './lineForTests.ts';
import { act, barriersOn, openStage, type Stage } from './pageForTests.ts';
import { leaksIn, truthOf } from './truthForTests.ts';

const part = findPart('chromium');
const main = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));
const QUICK = { battles: 'off', edition: 'barrage', clock: 'long', onlineSide: 'red', sounds: 'off' } as const;

/** Machines that run all tests at once are slow. */
const SOON = { timeout: 20_000 } as const;

/** Every frame that a page was sent, from its first socket on. */
function framesTo(page: Page): readonly string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(payload.toString())));
  return frames;
}

describe.skipIf(!part.found)(part.found ? 'online' : `online: ${part.why}`, () => {
  let stage: Stage;
  let line: CuttableLine;
  beforeAll(async () => {
    stage = await openStage(part.found ? part.folder : '', async (pages) => {
      const port = await freePort();
      const folder = await mkdtemp(path.join(os.tmpdir(), 'flagfall-online-'));
      const env = { PATH: process.env.PATH, LOG_LEVEL: 'error', PAGES: pages, STORE_FILE: path.join(folder, 'flagfall.db') };
      const args = [main, 'serve', '--host', '127.0.0.1', '--port', String(port)];
      const server = await startProgram(process.execPath, args, /to play in a browser: /, { env });
      line = await openLine(port);
      return {
        url: line.url,
        async close() {
          await line.close();
          await endProgram(server, 'SIGTERM');
          await rm(folder, { recursive: true, force: true });
        },
      };
    });
  }, 60_000);
  afterAll(async () => await stage?.close());

  test('two play by a link through a reload and a cut line, a third watches, and nobody is told what they may not know', async () => {
    const { page: red, complaints } = await stage.newPage(QUICK);
    const { page: blue } = await stage.newPage(QUICK);
    const { page: watcher } = await stage.newPage(QUICK);
    const frames: Readonly<Record<string, readonly string[]>> = { red: framesTo(red), blue: framesTo(blue), audience: framesTo(watcher) };

    // Red invites, and gives the link away; a reload leaves it as it was.
    await red.locator('.front-door', { hasText: 'Invite a friend' }).click();
    const field = red.locator('.room-invitation input');
    await expect.poll(() => field.inputValue(), SOON).toContain('/invite#');
    const link = await field.inputValue();
    await red.reload();
    await expect.poll(() => field.inputValue(), SOON).toBe(link);

    // Blue sees who invites to what, and sits down.
    await blue.goto(link);
    await expect.poll(() => blue.locator('main').innerText(), SOON).toMatch(/invites you.*Barrage.*30 min/s);
    for (const page of [red, blue]) expect(await barriersOn(page)).toEqual([]);
    await blue.locator('.invite-accept').click();
    await Promise.all([red, blue].map((page) => page.locator('.deploy-ready:enabled').click()));
    await watcher.goto(red.url());
    await watcher.waitForSelector('.seats');
    expect(await watcher.locator('[data-cell][aria-label*="your "]').count()).toBe(0);

    expect(await barriersOn(watcher)).toEqual([]);

    // A few moves; then one of them loads the page again, and the line is cut for all.
    await playUntil([red, blue], (moves) => moves >= 6);
    // News of the table, such as who has sat down, are not told again; what was played is.
    const latest = async () => (await red.locator('.log li').allInnerTexts()).slice(0, 4);
    const told = await latest();
    await red.reload();
    await expect.poll(latest, SOON).toEqual(told);
    line.cut();
    await red.waitForSelector('.wire');
    line.mend();
    await Promise.all([red, blue, watcher].map((page) => page.waitForSelector('.wire', { state: 'detached', timeout: 20_000 })));

    // They talk, and play to the end.
    await red.locator('.chat-presets button', { hasText: 'Good luck!' }).click();
    await expect.poll(() => blue.locator('.chat-lines').innerText(), SOON).toContain('Good luck!');
    await playUntil([red, blue], () => false);
    const titles = await Promise.all([red, blue].map((page) => page.locator('dialog h2').innerText()));
    expect(titles.sort()).toSatisfy((all: string[]) => /won/.test(all.join()) === /lost/.test(all.join()));
    await watcher.waitForSelector('dialog h2');
    expect(await watcher.locator('.chat-lines').innerText()).not.toContain('Good luck!');

    // What went over each wire is what each could know at that time.
    const game = new URL(red.url()).pathname.split('/').at(-1);
    const { record } = (await (await fetch(`${line.url}/api/v1/games/${game}/record`)).json()) as { readonly record: string };
    const truth = truthOf(record);
    expect(truth.pieces.size).toBe(16);
    for (const [viewer, all] of Object.entries(frames)) {
      const seen = new Set<number>();
      expect(all.flatMap((frame) => leaksIn(frame, viewer as Viewer, truth, seen))).toEqual([]);
      expect(all.length).toBeGreaterThan(10);
      // Battles were told to them, so there was something to see.
      expect(seen.size).toBeGreaterThan(0);
    }
    // The comparison itself can fail: what red was told would have been too much for who watches.
    expect(frames.red.flatMap((frame) => leaksIn(frame, 'audience', truth, new Set()))).not.toEqual([]);
    expect(complaints.filter((text) => !/WebSocket|ERR_/.test(text))).toEqual([]);

    // Who watched looks at it again, and sees that nothing was changed afterwards.
    await watcher.locator('dialog button', { hasText: 'Watch again' }).click();
    await watcher.waitForSelector('.replay-fair[data-verdict="holds"]');

    // Both agree to another game, and are led to it with changed sides.
    await red.locator('dialog .button-main').click();
    await expect.poll(() => blue.locator('dialog .button-main').innerText(), SOON).toContain('Accept');
    await blue.locator('dialog .button-main').click();
    await Promise.all([red, blue].map((page) => page.waitForSelector('.deploy-ready')));
    expect(red.url()).toBe(blue.url());
    expect(red.url()).not.toContain(game);
  }, 180_000);

  test('an account is made, left, opened again and deleted; nobody is shut out of its page', async () => {
    const { page, complaints } = await stage.newPage(QUICK);
    const fill = async (values: Readonly<Record<string, string>>): Promise<void> => {
      for (const [name, value] of Object.entries(values)) await page.locator(`form.account-form:visible input[name="${name}"]`).fill(value);
      await page.locator('form.account-form:visible button').click();
    };
    const chosen = (way: string) => page.locator('.choiceRow-value', { hasText: way }).click();
    const title = () => page.locator('h1').innerText();
    const [name, first, second] = [`Zora${Date.now() % 100_000}`, 'a lamp beside the window', 'a window beside the lamp'];
    await page.locator('.header a[href="/account"]').click();
    await page.waitForSelector('.account-form');
    expect(await barriersOn(page)).toEqual([]);
    await fill({ name, fresh: first });
    const code = await page.locator('.account-codes li').first().innerText();
    await page.locator('dialog .button-main').click();
    await expect.poll(title, SOON).toContain(name);
    await page.reload();
    await expect.poll(title, SOON).toContain(name);
    await page.getByText('Log out').click();
    await page.waitForSelector('.edition');

    await page.locator('.header a[href="/account"]').click();
    await chosen('Password forgotten');
    await fill({ name, code, fresh: second });
    await expect.poll(title, SOON).toContain(name);
    await page.getByText('Your ratings and games').click();
    await expect.poll(() => page.locator('main').innerText(), SOON).toContain('No rated games yet.');

    await page.locator('.header a[href="/account"]').click();
    await page.getByText('Delete the account').first().click();
    await fill({ current: second });
    await page.waitForSelector('.edition');
    await page.goto(`${line.url}/people/${encodeURIComponent(name)}`);
    await expect.poll(() => page.locator('[role="alert"]').innerText(), SOON).not.toBe('');
    expect(complaints.filter((text) => !/404/.test(text))).toEqual([]);
  }, 120_000);
});

/** Lets everybody do what they can, until it is enough or the game is over. */
async function playUntil(pages: readonly Page[], isEnough: (moves: number) => boolean): Promise<void> {
  let moves = 0;
  for (let round = 0; round < 3000; round++) {
    const done = await Promise.all(pages.map((page) => act(page)));
    moves += done.filter((one) => one === 'moved').length;
    if (isEnough(moves) || done.every((one) => one === 'over')) return;
    if (!done.includes('moved')) await pages[0].waitForTimeout(20);
  }
  throw new Error(`nothing goes on: ${await pages[0].locator('main').innerText()}`);
}
