// What checkers of pages look for, on the server as people run it: a page that can be installed, answers without a network, asks for nothing on its own, and is
// sent as it should be.

import { type Browser, type BrowserContext, chromium, type Page, type Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { checkerOn } from './support/barriersForTests.ts';
import { startGame, YOUR_TURN } from './support/playerForTests.ts';
import { askedFor, fontsBelow, issuesOf, linksToNowhere, shiftOf, takeNotes } from './support/qualityForTests.ts';
import { serveReally } from './support/realServerForTests.ts';
import type { StaticServer } from './support/staticServerForTests.ts';

const shared = inject('browser');
const FONT_PX_MIN = 12;
const OTHER_SCREENS = ['friend', 'leaders', 'archive', 'account', 'puzzles', 'studio/barrage'];
const SCREENS = ['', 'settings', 'lobby', 'replay', 'rules/original', ...(process.env.FLAGFALL_LONG === '1' ? OTHER_SCREENS : [])];

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}

describe.skipIf(!shared.found)(shared.found ? 'quality' : `quality: ${shared.why}`, () => {
  let server: StaticServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  /** Of the first visit, before anything is kept. */
  const answers: Response[] = [];
  const requests: string[] = [];
  const complaints: string[] = [];
  let issues: readonly string[];

  beforeAll(async () => {
    if (!shared.found) return;
    server = await serveReally(shared.pages);
    browser = await chromium.connect(shared.endpoint);
    // Pages may keep themselves here: that is part of what is looked at.
    context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', serviceWorkers: 'allow' });
    context.on('request', (request) => requests.push(request.url()));
    page = await context.newPage();
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (line) => {
      if (['error', 'warning'].includes(line.type())) complaints.push(line.text());
    });
    page.on('response', (response) => answers.push(response));
    issues = await issuesOf(page);
    await takeNotes(page);
    await page.goto(server.url);
    await page.waitForSelector('.edition');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  test('the page has a title and a description, and can be enlarged', async () => {
    expect(await page.evaluate(() => document.compatMode)).toBe('CSS1Compat');
    expect(await page.evaluate(() => document.characterSet)).toBe('UTF-8');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.title()).not.toBe('');
    expect((await page.locator('meta[name="description"]').getAttribute('content'))?.length).toBeGreaterThan(40);
    const viewport = await page.locator('meta[name="viewport"]').getAttribute('content');
    expect(viewport).toContain('width=device-width');
    expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
  });

  test('it can be installed: names, colours, and icons as large as they claim', async () => {
    const address = await page.locator('link[rel="manifest"]').evaluate((link) => (link as HTMLLinkElement).href);
    const answer = await fetch(address);
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = (await answer.json()) as { readonly icons: readonly Icon[] };
    expect(manifest).toMatchObject({ name: 'Flagfall', short_name: 'Flagfall', start_url: '/', scope: '/', display: 'standalone' });
    expect(manifest).toMatchObject({
      theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    const sizes: string[] = [];
    for (const icon of manifest.icons) {
      const drawn = await fetch(new URL(icon.src, address));
      expect(drawn.headers.get('content-type'), icon.src).toContain(icon.type);
      if (icon.type !== 'image/png') continue;
      const bytes = Buffer.from(await drawn.arrayBuffer());
      expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
      // The first block of the format begins with width and height.
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, icon.src).toBe(icon.sizes);
      sizes.push(`${icon.sizes} ${icon.purpose ?? 'any'}`);
    }
    expect(sizes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    await session.detach();
    // A private window, which a test has, keeps nothing.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  });

  test('it is sent with a strict policy, compressed, and kept where its name says what it is', async () => {
    const { origin } = new URL(server.url);
    const own = answers.filter((answer) => !answer.fromServiceWorker() && new URL(answer.url()).origin === origin);
    const kinds = new Set<string>();
    for (const answer of own) {
      const [headers, { pathname }] = [await answer.allHeaders(), new URL(answer.url())];
      const kind = answer.request().resourceType();
      kinds.add(kind);
      expect(headers['x-content-type-options'], pathname).toBe('nosniff');
      expect(headers['content-security-policy'], pathname).toContain("default-src 'none'");
      expect(headers['content-security-policy'], pathname).not.toMatch(/unsafe|\*|https?:/);
      if (pathname.startsWith('/assets/')) expect(headers['cache-control'], pathname).toContain('immutable');
      const isText = ['document', 'script', 'stylesheet'].includes(kind) && Number(headers['content-length'] ?? 9999) > 1024;
      if (isText) expect(headers['content-encoding'], pathname).toMatch(/br|gzip/);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['document', 'script', 'stylesheet']));
  });

  test('screens have targets large enough for fingers, readable letters, links that work, and nothing that jumps', async () => {
    const faults: string[] = [];
    const look = async (where: string): Promise<void> => {
      const { violations } = await checkerOn(page).withRules(['target-size']).analyze();
      for (const { nodes } of violations) for (const { target } of nodes) faults.push(`${where}: too small to hit: ${target.join(' ')}`);
      for (const text of await page.evaluate(fontsBelow, FONT_PX_MIN)) faults.push(`${where}: too small to read: ${text}`);
      for (const link of await page.evaluate(linksToNowhere)) faults.push(`${where}: leads nowhere: ${link}`);
      const shift = await shiftOf(page);
      if (shift > 0) faults.push(`${where}: moves by ${shift}`);
    };
    for (const screen of SCREENS) {
      await page.goto(`${server.url}/${screen}`);
      await page.waitForSelector('main:not([aria-busy="true"]) :is(a, button, input)');
      await look(screen === '' ? 'home' : screen);
    }
    await page.goto(server.url);
    await startGame(page, 'original');
    await page.locator('.deploy-ready:enabled').waitFor();
    await look('army');
    await page.locator('.deploy-ready').click();
    await page.waitForSelector(YOUR_TURN);
    await look('board');
    expect(faults).toEqual([]);
  });

  test('with reduced motion a change shows at once, and no animation runs', async () => {
    const changed = await page.evaluate(() => {
      const main = document.querySelector('main')!;
      const paddings = ['1px', '99px'].map((padding) => {
        main.style.paddingTop = padding;
        return getComputedStyle(main).paddingTop;
      });
      main.style.paddingTop = '';
      return { paddings, animations: document.getAnimations().length };
    });
    expect(changed).toEqual({ paddings: ['1px', '99px'], animations: 0 });
  });

  test('nothing comes from elsewhere, no permission is asked for, and the console is empty', async () => {
    const { origin } = new URL(server.url);
    expect(requests.length).toBeGreaterThan(20);
    expect(requests.filter((url) => !url.startsWith(origin) && !/^(blob|data):/.test(url))).toEqual([]);
    expect(await askedFor(page)).toEqual([]);
    expect(issues).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('the start address answers when the server is gone', async () => {
    await server.close();
    await page.goto(`${server.url}/`);
    await page.waitForSelector('.edition');
    expect(
      await page.evaluate(() =>
        fetch('/healthz').then(
          () => 'answered',
          () => 'gone',
        ),
      ),
    ).toBe('gone');
  });
});
