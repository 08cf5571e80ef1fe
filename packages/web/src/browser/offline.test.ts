// Without a network: what a browser has kept opens, plays, and goes on after it was closed; a newer build is offered and taken.

import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { ARGUMENTS } from './sharedForTests.ts';
import { CLOSE } from './stories/situationsForTests.ts';
import { move, startGame, YOUR_TURN } from './support/playerForTests.ts';
import { type Actor, arrangedFor, describeOnStage, openStage, QUICK } from './support/stageForTests.ts';
import { type StaticServer, serveFolder } from './support/staticServerForTests.ts';

describeOnStage('without a network', openStage, (stage) => {
  const shared = inject('browser');
  const { executable, pages: built } = shared.found ? shared : { executable: '', pages: '' };
  const scratch: string[] = [];
  afterAll(async () => {
    for (const folder of scratch) await rm(folder, { recursive: true, force: true });
  });

  async function newFolder(): Promise<string> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'flagfall-offline-'));
    scratch.push(folder);
    return folder;
  }

  /** The built pages in a folder of their own, to be changed. */
  async function newBuild(): Promise<string> {
    const folder = await newFolder();
    await cp(built, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
    return folder;
  }

  /** A browser of its own, which keeps what it has when it is closed. */
  async function openBrowser(
    profile: string,
  ): Promise<{ readonly context: BrowserContext; readonly page: Page; readonly complaints: string[] }> {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: executable,
      args: ARGUMENTS,
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    await context.addInitScript(hasten);
    await context.addInitScript(
      (all) => {
        for (const [key, value] of Object.entries(all)) localStorage.setItem(`flagfall.${key}`, value);
      },
      { ...QUICK, arranged: JSON.stringify(arrangedFor(CLOSE)) },
    );
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    return { context, page, complaints };
  }

  /** A first visit, until everything is kept. */
  async function visit({ url }: StaticServer): Promise<Actor> {
    const actor = await stage().newPage(QUICK, undefined, { at: url, script: hasten, serviceWorkers: 'allow' });
    await isKept(actor.page);
    return actor;
  }

  test('opens, teaches, plays to the end, is closed and opened again in the middle of a game', async () => {
    const [profile, server] = [await newFolder(), await serveFolder(built)];
    const first = await openBrowser(profile);
    await first.page.goto(server.url);
    await isKept(first.page);
    await server.close();

    await first.page.reload();
    await first.page.locator('.more a[href="/learn"]').click();
    await first.page.locator('.course-now .button-main').click();
    for (const cell of ['e3', 'e4']) await first.page.locator(`[data-cell="${cell}"]`).click();
    await first.page.waitForSelector('.lesson-card[data-state="right"]');
    await first.page.goto(`${server.url}/puzzles`);
    await first.page.waitForSelector('.puzzles-entry');
    await first.page.goto(server.url);
    await startGame(first.page, 'barrage');
    await move(first.page, 'b1', 'b2');
    await first.page.waitForSelector(YOUR_TURN);
    const told = await first.page.locator('.log').innerText();
    expect(told).toContain('-b2.');
    expect(first.complaints).toEqual([]);
    await first.context.close();

    const second = await openBrowser(profile);
    await second.page.goto(server.url);
    await second.page.locator('.continue a').first().click();
    await second.page.waitForSelector(YOUR_TURN);
    expect(await second.page.locator('.log').innerText()).toBe(told);
    await move(second.page, 'e6', 'e8');
    await second.page.locator('dialog h2', { hasText: 'won' }).waitFor();
    expect(second.complaints).toEqual([]);
    await second.context.close();
  });

  test('an address inside opens too, in any language, and pages that need the server say so', async () => {
    const server = await serveFolder(built);
    const { page, complaints } = await visit(server);
    await server.close();
    await page.goto(`${server.url}/settings`);
    await page.waitForSelector('.settings');
    // None of them has been fetched before.
    for (const locale of ['de', 'da', 'pt']) {
      await page.locator('.languageChoice select').selectOption(locale);
      await page.waitForSelector(`html[lang^="${locale}"]`);
    }
    await page.reload();
    await page.waitForSelector('html[lang="pt-PT"] .settings');
    expect(complaints).toEqual([]);
    expect(
      await page.evaluate(() =>
        fetch('/api/v1/games').then(
          () => 'answered',
          () => 'nothing',
        ),
      ),
    ).toBe('nothing');
  });

  test('a newer build waits until it is installed, then every tab has it, and only the build before is still kept', async () => {
    const folder = await newBuild();
    const server = await serveFolder(folder);
    const { page } = await visit(server);
    const [old] = await page.evaluate(() => caches.keys());

    // Tomorrow's build: another page under another name.
    await rewrite(path.join(folder, 'index.html'), '<html', '<html data-newer');
    await rewrite(path.join(folder, 'serviceWorker.js'), old.replace(/^.*-/, ''), 'newer');
    await page.reload();
    const other = await page.context().newPage();
    await other.goto(server.url);
    await page.waitForSelector('.update-notice');
    expect(await page.locator('html[data-newer]').count()).toBe(0);

    await page.locator('.update-notice .button-main').click();
    for (const tab of [page, other]) await tab.waitForSelector('html[data-newer]');
    expect(await page.evaluate(() => caches.keys())).toEqual([old, 'flagfall-pages-newer']);
    await server.close();
  });

  test('a build that arrives while another is being installed is kept whole as well, and a tab that has just opened follows', async () => {
    const folder = await newBuild();
    const gate = Promise.withResolvers<void>();
    let isHeld = false;
    const server = await serveFolder(folder, (name) => (isHeld && name === '/icon.svg' ? gate.promise : undefined));
    const { page } = await visit(server);
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
      const found = new Promise((resolve) => registration.addEventListener('updatefound', resolve, { once: true }));
      void registration.update();
      await found;
    });
    const other = await page.context().newPage();
    // A request at the very moment of the change starts the old worker anew, and Chromium then waits until it is idle (docs/decisions/offline.md).
    await other.goto(server.url, { waitUntil: 'networkidle' });
    await page.locator('.update-notice .button-main').click();
    for (const tab of [page, other]) await tab.waitForSelector('html[data-build="second"] .edition');

    gate.resolve();
    await page.locator('.update-notice .button-main').click();
    await page.waitForSelector('html[data-build="third"] .edition');
    expect(await page.evaluate(() => caches.keys())).toEqual(['flagfall-pages-second', 'flagfall-pages-third']);
    await server.close();
    await page.reload();
    await page.waitForSelector('html[data-build="third"] .edition');
  });

  test('a tab that is opening while another one takes a newer build gets its own files, and then the newer build', async () => {
    const folder = await newBuild();
    const [asked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let isSlow = false;
    const server = await serveFolder(folder, (name) => {
      if (!isSlow || name !== '/api/slow.js') return undefined;
      asked.resolve();
      return gate.promise;
    });
    // A page that is slow to begin, as on a weak device with many tabs.
    await mkdir(path.join(folder, 'api'));
    await writeFile(path.join(folder, 'api', 'slow.js'), '');
    await rewrite(path.join(folder, 'index.html'), '<head>', '<head><script src="/api/slow.js"></script>');
    const { page, complaints } = await visit(server);
    const [old] = await page.evaluate(() => caches.keys());

    await renameAssets(folder);
    await rewrite(path.join(folder, 'index.html'), '<html', '<html data-newer');
    await rewrite(path.join(folder, 'serviceWorker.js'), old.replace(/^.*-/, ''), 'newer');
    await page.reload();
    await page.waitForSelector('.update-notice');
    isSlow = true;
    const other = await page.context().newPage();
    const otherComplaints: string[] = [];
    other.on('pageerror', ({ message }) => otherComplaints.push(message));
    await other.goto(server.url, { waitUntil: 'commit' });
    await asked.promise;
    await page.evaluate(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => sessionStorage.setItem('hasChanged', ''));
    });
    await page.locator('.update-notice .button-main').click();
    await page.waitForFunction(() => sessionStorage.getItem('hasChanged') !== null);
    gate.resolve();
    for (const tab of [page, other]) await tab.waitForSelector('html[data-newer] .edition');
    expect([...complaints, ...otherComplaints]).toEqual([]);
    await server.close();
  });

  test('a network that hangs does not block the reload of a broken page', async () => {
    let isHeld = false;
    const server = await serveFolder(built, (name) => (isHeld && name === '/serviceWorker.js' ? new Promise(() => {}) : undefined));
    const { page } = await visit(server);
    isHeld = true;
    await page.evaluate(() => void Promise.reject(new Error('something of ours')));
    await page.locator('.trouble-ways .button-main').click();
    await page.waitForSelector('.edition');
    await server.close();
  });
});

/** Everything is kept, and the pages come from there. */
async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Runs in the page before anything else does: whatever waits for seconds, so that a network has time, waits no more. */
function hasten(): void {
  const usual = globalThis.setTimeout;
  const hasty = (work: () => void, ms = 0) => usual(work, ms < 3000 ? ms : 0);
  Object.assign(globalThis, { setTimeout: hasty });
}

/** Another build of the same pages: each of its files has another name. */
async function renameAssets(folder: string): Promise<void> {
  const assets = path.join(folder, 'assets');
  const names = (await readdir(assets)).filter((name) => /\.(js|css)$/.test(name));
  const renamed = new Map(names.map((name) => [name, name.replace('.', '-newer.')]));
  for (const name of [...names.map((one) => path.join('assets', one)), 'index.html', 'serviceWorker.js']) {
    const text = (await readFile(path.join(folder, name), 'utf8')).replaceAll(/[\w-]+\.(?:js|css)/g, (file) => renamed.get(file) ?? file);
    await writeFile(path.join(folder, name), text);
  }
  for (const [name, next] of renamed) await rename(path.join(assets, name), path.join(assets, next));
}

async function rewrite(file: string, from: string | RegExp, to: string): Promise<void> {
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
}
