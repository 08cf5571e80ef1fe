// Whatever breaks: a friendly message with a way on, and one line in the log. Code that throws, workers, networks, servers and sockets are broken in turn.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriersOn } from './support/barriersForTests.ts';
import { invite, openOnlineStage } from './support/onlineStageForTests.ts';
import { startGame } from './support/playerForTests.ts';
import { describeOnStage, QUICK } from './support/stageForTests.ts';

const ONLINE = { ...QUICK, edition: 'barrage', clock: 'long', onlineSide: 'red' } as const;

/** What the browser itself says about its network is not ours to say twice. */
const OF_THE_NETWORK = /Failed to load resource|WebSocket connection|net::ERR/;

const logged = (complaints: readonly string[]): readonly string[] =>
  complaints.filter((text) => !OF_THE_NETWORK.test(text)).map((text) => text.split('\n')[0]);
const trouble = (page: Page): Promise<string> => page.locator('.trouble').innerText();

describeOnStage('when things break', openOnlineStage, (stage) => {
  test('a component that throws while it is drawn', async () => {
    const { page, complaints } = await stage().newPage(ONLINE);
    await page.evaluate(() => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new Error('no dialogs today');
      };
    });
    await page.locator('.edition-ways button[aria-haspopup]').first().click();
    await expect.poll(() => trouble(page)).toContain('Your games are kept');
    expect(await page.locator('.trouble details').textContent()).toContain('no dialogs today');
    expect(await barriersOn(page)).toEqual([]);
    expect(logged(complaints)).toEqual(['Error: no dialogs today']);
    await page.locator('.trouble-ways button').nth(1).click();
    await page.waitForSelector('.edition');
  });

  test("a tap that throws; the browser's back button leaves the error page", async () => {
    const { page, complaints } = await stage().newPage(ONLINE);
    await page.locator('.header a[href="/settings"]').click();
    await page.waitForSelector('.choiceRow');
    await page.evaluate(() => {
      const usual = history.pushState;
      history.pushState = () => {
        history.pushState = usual;
        throw new Error('a step too far');
      };
    });
    await page.locator('.header a[href="/"]').first().click();
    await expect.poll(() => trouble(page)).toContain('Something went wrong');
    expect(logged(complaints)).toEqual(['a step too far']);
    await page.goBack();
    await page.waitForSelector('.edition');
  });

  test.each([
    ['throws at once', { status: 200, contentType: 'text/javascript', body: "throw new Error('the table has no legs');" }],
    ['is not there', { status: 404 }],
  ] as const)('a worker that %s', async (_, answer) => {
    const { page, complaints } = await stage().newPage(ONLINE);
    await page.route('**/tableWorker*.js', (route) => route.fulfill(answer));
    await startGame(page, 'barrage');
    await expect.poll(() => trouble(page)).toContain('The table broke down');
    expect(logged(complaints)).toHaveLength(1);
    // When it is mended, the game is still there.
    await page.unroute('**/tableWorker*.js');
    await page.locator('.trouble-ways .button-main').click();
    await page.waitForSelector('.deploy-ready:enabled');
  });

  test('the stored data are gone in the middle of a game', async () => {
    const { page, complaints } = await stage().newPage(ONLINE);
    await startGame(page, 'barrage');
    await page.waitForSelector('.deploy-ready:enabled');
    // As when somebody clears the data of the browser.
    await page.evaluate(async () => {
      for (const { name } of await indexedDB.databases())
        await new Promise((gone) => {
          indexedDB.deleteDatabase(name ?? '').onsuccess = gone;
        });
    });
    await page.locator('.deploy-ready').click();
    await expect.poll(() => trouble(page)).toContain('not on this device any more');
    await page.locator('.trouble-ways .button').nth(1).click();
    // Nothing has to be loaded again for another one.
    await startGame(page, 'barrage');
    await page.waitForSelector('.deploy-ready:enabled');
    expect(logged(complaints)).toEqual([]);
  });

  test('a network that is gone on the way to another screen', async () => {
    const { page, complaints } = await stage().newPage(ONLINE);
    await page.context().setOffline(true);
    await page.locator('.header a[href="/settings"]').click();
    await expect.poll(() => trouble(page)).toContain('Are you online?');
    expect(logged(complaints)).toHaveLength(1);
    await page.locator('.trouble-ways button').nth(1).click();
    await page.waitForSelector('.edition');
    // The screen comes when the network is back.
    await page.context().setOffline(false);
    await page.locator('.header a[href="/settings"]').click();
    await page.waitForSelector('.choiceRow');
  });

  test('a server that fails says so on every screen that asks it', async () => {
    const { page, complaints } = await stage().newPage({ ...ONLINE, visited: 'yes' });
    await page.route('**/api/v1/**', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"code":"internal"}' }),
    );
    const { origin } = new URL(page.url());
    for (const path of [
      'leaders',
      'archive',
      'lobby',
      'account',
      'people/Zora',
      'game/0123456789abcdef01234567',
      'invite#Zm9vYmFyYmF6cXV4Zm9vYmFy',
    ]) {
      await page.goto(`${origin}/${path}`);
      await expect
        .poll(() => page.locator('[role="alert"]').allInnerTexts(), { message: path })
        .toSatisfy((all: string[]) => all.join('') !== '');
      expect(await page.locator('a[href="/"]').count(), path).toBeGreaterThan(0);
    }
    await page.goto(`${origin}/friend`);
    await page.locator('.friend-invite').click();
    await expect.poll(() => page.locator('[role="alert"]').innerText()).not.toBe('');
    await page.goto(origin);
    await page.waitForSelector('.edition');
    expect(logged(complaints)).toEqual([]);
  });

  test('a socket that is refused: the game says so, and goes on when it opens', async () => {
    const { page, complaints } = await stage().newPage(ONLINE);
    let isRefused = false;
    await page.routeWebSocket(/./, (socket) => {
      if (isRefused) void socket.close({ code: 1011 });
      else socket.connectToServer();
    });
    // The page also tries again by itself. If that could succeed before the click, the banner would be gone with its button.
    await page.exposeFunction('allowSockets', () => {
      isRefused = false;
    });
    await page.addInitScript("addEventListener('click', (event) => event.target.closest('.wire button') && allowSockets(), true)");
    await invite(page);
    isRefused = true;
    await page.reload();
    await page.locator('.wire button').click();
    await page.waitForSelector('.room-invitation');
    await page.waitForSelector('.wire', { state: 'detached' });
    expect(logged(complaints)).toEqual([]);
  });

  test('a game with an option that this page does not know says that the page is old', async () => {
    const { page, complaints } = await stage().newPage(ONLINE);
    await invite(page);
    await page.route(/\/api\/v1\/games\/[^/]+$/, async (route) => {
      const response = await route.fetch();
      const summary = (await response.json()) as { readonly options: object };
      await route.fulfill({ response, json: { ...summary, options: { ...summary.options, weather: 'rain' } } });
    });
    await page.reload();
    await expect.poll(() => trouble(page)).toContain('older than the server');
    expect(logged(complaints)).toEqual([]);
  });
});
