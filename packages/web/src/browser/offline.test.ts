// Without a network: what a browser has kept opens, plays, and goes on after it was closed; a newer build is offered and taken.

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findPart } from '@flagfall/testkit/parts';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARGUMENTS, actUntil, openStage, playInto, type Stage, startGame } from './pageForTests.ts';
import { type StaticServer, serveFolder } from './staticServerForTests.ts';

const part = findPart('chromium');
const QUICK = { battles: 'off', level: '1' } as const;

describe.skipIf(!part.found)(part.found ? 'without a network' : `without a network: ${part.why}`, () => {
  const scratch: string[] = [];
  let stage: Stage;
  let built: string;
  beforeAll(async () => {
    stage = await openStage(part.found ? part.folder : '', async (folder) => {
      built = folder;
      return await serveFolder(folder);
    });
  });
  afterAll(async () => {
    await stage?.close();
    for (const folder of scratch) await rm(folder, { recursive: true, force: true });
  });

  async function newFolder(): Promise<string> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'flagfall-offline-'));
    scratch.push(folder);
    return folder;
  }

  /** A browser that keeps what it has when it is closed. */
  async function openBrowser(
    profile: string,
  ): Promise<{ readonly context: BrowserContext; readonly page: Page; readonly complaints: string[] }> {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: path.join(part.found ? part.folder : '', 'chromium'),
      args: ARGUMENTS,
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    await context.addInitScript((all) => {
      for (const [key, value] of Object.entries(all)) localStorage.setItem(`flagfall.${key}`, value);
    }, QUICK);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    return { context, page, complaints };
  }

  /** The first visit, until everything is kept. */
  async function visit(page: Page, { url }: StaticServer): Promise<void> {
    await page.goto(url);
    await page.waitForSelector('.edition');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }

  test('opens, teaches, plays a whole game, is closed and opened again in the middle of it', async () => {
    const [profile, server] = [await newFolder(), await serveFolder(built)];
    const first = await openBrowser(profile);
    await visit(first.page, server);
    await server.close();

    await first.page.reload();
    await first.page.locator('.more a[href="/learn"]').click();
    await first.page.locator('.course-now .button-main').click();
    for (const cell of ['e3', 'e4']) await first.page.locator(`[data-cell="${cell}"]`).click();
    await first.page.waitForSelector('.lesson-card[data-state="right"]');
    await first.page.goto(`${server.url}/puzzles`);
    await first.page.waitForSelector('.puzzles-entry');
    await first.page.goto(server.url);
    await first.page.waitForSelector('.edition');
    await startGame(first.page, 'barrage');
    await playInto(first.page, 2);
    const told = await first.page.locator('.log li').count();
    expect(first.complaints).toEqual([]);
    await first.context.close();

    const second = await openBrowser(profile);
    await second.page.goto(server.url);
    await second.page.locator('.continue a').first().click();
    await expect.poll(() => second.page.locator('.log li').count()).toBe(told);
    await actUntil(second.page, (done) => done === 'over');
    expect(await second.page.locator('dialog h2').innerText()).toMatch(/won|lost|draw/);
    expect(second.complaints).toEqual([]);
    await second.context.close();
  });

  test('an address inside opens too, and what only the server has is not made up', async () => {
    const [profile, server] = [await newFolder(), await serveFolder(built)];
    const { context, page } = await openBrowser(profile);
    await visit(page, server);
    await server.close();
    await page.goto(`${server.url}/settings`);
    await page.waitForSelector('.settings');
    expect(
      await page.evaluate(() =>
        fetch('/api/v1/games').then(
          () => 'answered',
          () => 'nothing',
        ),
      ),
    ).toBe('nothing');
    await context.close();
  });

  test('another language is there without having been fetched before', async () => {
    const [profile, server] = [await newFolder(), await serveFolder(built)];
    const { context, page, complaints } = await openBrowser(profile);
    await visit(page, server);
    await server.close();
    for (const locale of ['de', 'da', 'pt']) {
      await page.locator('.languageChoice select').selectOption(locale);
      await expect.poll(() => page.getAttribute('html', 'lang')).toMatch(new RegExp(`^${locale}`));
    }
    await page.reload();
    await page.waitForSelector('html[lang="pt-PT"] .edition');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a newer build waits until it is taken, then every tab has it and nothing of the old one is left', async () => {
    const [profile, folder] = [await newFolder(), await newFolder()];
    await cp(built, folder, { recursive: true });
    const server = await serveFolder(folder);
    const { context, page } = await openBrowser(profile);
    await visit(page, server);
    const [old] = await page.evaluate(() => caches.keys());

    // Tomorrow's build: another page under another name.
    await rewrite(path.join(folder, 'index.html'), '<html', '<html data-newer');
    await rewrite(path.join(folder, 'serviceWorker.js'), old.replace(/^.*-/, ''), 'newer');
    await page.reload();
    const other = await context.newPage();
    await other.goto(server.url);
    await page.waitForSelector('.update-notice');
    expect(await page.locator('html[data-newer]').count()).toBe(0);

    await page.locator('.update-notice .button-main').click();
    for (const tab of [page, other]) await tab.waitForSelector('html[data-newer]');
    expect(await page.evaluate(() => caches.keys())).toEqual(['flagfall-pages-newer']);
    await context.close();
    await server.close();
  });

  test('a build that arrives while another is taken is kept whole as well; a tab that has just opened goes along', async () => {
    const [profile, folder] = [await newFolder(), await newFolder()];
    await cp(built, folder, { recursive: true });
    const gate = Promise.withResolvers<void>();
    let isHeld = false;
    const server = await serveFolder(folder, (name) => (isHeld && name === '/icon.svg' ? gate.promise : undefined));
    const { context, page } = await openBrowser(profile);
    await visit(page, server);
    const [old] = await page.evaluate(() => caches.keys());
    const release = async (before: string, name: string): Promise<void> => {
      await rewrite(path.join(folder, 'index.html'), /<html[^>]*/, `<html data-build="${name}"`);
      await rewrite(path.join(folder, 'serviceWorker.js'), before, name);
    };

    await release(old.replace(/^.*-/, ''), 'second');
    await page.reload();
    await page.waitForSelector('.update-notice');
    await release('second', 'third');
    isHeld = true;
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      void registration.update();
      while (registration.installing === null) await new Promise((resolve) => setTimeout(resolve, 20));
    });
    const other = await context.newPage();
    await other.goto(server.url);
    await page.locator('.update-notice .button-main').click();
    for (const tab of [page, other]) await tab.waitForSelector('html[data-build="second"] .edition');

    gate.resolve();
    await page.locator('.update-notice .button-main').click();
    await page.waitForSelector('html[data-build="third"] .edition');
    expect(await page.evaluate(() => caches.keys())).toEqual(['flagfall-pages-third']);
    await server.close();
    await page.reload();
    await page.waitForSelector('html[data-build="third"] .edition');
    await context.close();
  });

  test('whoever loads a broken page again is not held up by a network that hangs', async () => {
    const profile = await newFolder();
    let isHeld = false;
    const server = await serveFolder(built, (name) => (isHeld && name === '/serviceWorker.js' ? new Promise(() => {}) : undefined));
    const { context, page } = await openBrowser(profile);
    await visit(page, server);
    isHeld = true;
    await page.evaluate(() => void Promise.reject(new Error('something of ours')));
    await page.locator('.trouble-ways .button-main').click();
    await page.waitForSelector('.edition');
    await context.close();
    await server.close();
  });
});

async function rewrite(file: string, from: string | RegExp, to: string): Promise<void> {
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
}
