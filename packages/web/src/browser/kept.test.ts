// What a device keeps, in a real browser: half an army through a reload, finished games until somebody throws them away. And what is heard, and how an army
// is set up with fingers and keys.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CLOSE, draftedMap, middleOf } from './stories/situationsForTests.ts';
import { barriersOn } from './support/barriersForTests.ts';
import { chooseInMenu, move, resign, startGame, YOUR_TURN } from './support/playerForTests.ts';
import { notesOf, soundRuns, spyOn } from './support/spiesForTests.ts';
import { describeOnStage, openStage, QUICK } from './support/stageForTests.ts';

/** Goes before the worker of a table: its database takes nothing while the page says that there is no room. */
const WORKER_WITHOUT_ROOM = `{
  const add = IDBObjectStore.prototype.add;
  const page = new BroadcastChannel('room');
  let room;
  page.onmessage = ({ data }) => {
    room = data;
    page.postMessage('heard');
  };
  IDBObjectStore.prototype.add = function (...given) {
    const request = add.apply(this, given);
    if (room === 'none') this.transaction.abort();
    return request;
  };
}
`;

async function setRoom(page: Page, room: 'none' | 'enough'): Promise<void> {
  await page.evaluate(
    (said) =>
      new Promise<void>((heard) => {
        const worker = new BroadcastChannel('room');
        worker.onmessage = () => {
          worker.close();
          heard();
        };
        worker.postMessage(said);
      }),
    room,
  );
}

describeOnStage('kept', openStage, (stage) => {
  test('half an army is there after a reload, for its seat alone, and gone when it is deployed', async () => {
    const { page, complaints } = await stage().newPage(QUICK);
    await startGame(page, 'barrage', 'together');
    const lift = () => page.locator('.curtain button').click();
    await lift();
    await page.locator('.deploy-clear').click();
    await page.locator('.box-kind').first().click();
    await page.locator('[data-cell="c1"]').click();
    const army = await armyOn(page);
    expect(army).toHaveLength(1);
    await page.reload();
    // Behind the curtain nothing of it is on the page.
    await page.waitForSelector('.curtain');
    expect(await page.locator('[data-cell]').count()).toBe(0);
    await lift();
    await expect.poll(() => armyOn(page)).toEqual(army);
    expect(await draftsOf(page)).toHaveLength(1);

    // Ready: the next at the screen finds an army of their own, and a reload changes nothing about that.
    await page.locator('.deploy-another').click();
    await page.locator('.deploy-ready:enabled').click();
    await page.waitForSelector('.curtain');
    expect(await draftsOf(page)).toEqual([]);
    await page.reload();
    await lift();
    await page.waitForSelector('.deploy-ready:enabled');
    const blues = await armyOn(page);
    expect(blues).toHaveLength(8);
    expect(blues.join()).not.toContain(army[0]);
    await page.locator('.deploy-ready:enabled').click();
    await page.waitForSelector('.curtain');
    expect(await draftsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('half an army on a map, and a deleted game takes its draft along', async () => {
    const { page } = await stage().newPage(QUICK, draftedMap());
    await startGame(page, 'conquest');
    const ready = page.locator('.deploy-ready');
    await page.locator('.deploy-ready:enabled').waitFor();
    await page.locator('.deploy-clear').click();
    await page.reload();
    await ready.waitFor();
    expect(await armyOn(page)).toEqual([]);
    await page.locator('.deploy-another').click();
    const army = await armyOn(page);
    await page.reload();
    await expect.poll(() => armyOn(page)).toEqual(army);
    await page.locator('.header-name').click();
    await page.locator('.continue .button-icon').click();
    await page.locator('dialog .button-danger').click();
    await expect.poll(() => page.locator('.continue').count()).toBe(0);
    expect(await draftsOf(page)).toEqual([]);
  });

  test('finished games are listed, replayed, and deleted one by one or all at once', async () => {
    const { page, complaints } = await stage().newPage(QUICK, middleOf('duel'));
    for (let game = 0; game < 3; game++) {
      await startGame(page, 'duel');
      await page.waitForSelector(YOUR_TURN);
      await resign(page);
      await page.locator('dialog h2', { hasText: 'lost' }).waitFor();
      await chooseInMenu(page, 'Leave');
      await page.waitForSelector('.edition');
    }
    await page.locator('.continue-finished', { hasText: '3 finished games' }).click();
    await expect.poll(() => page.locator('.replay-game').count()).toBe(3);
    await expect.poll(() => page.locator('.replay-shelf').innerText()).toMatch(/3 games.*about \d+.*B/s);
    expect(await barriersOn(page)).toEqual([]);

    await page.locator('.replay-game').first().click();
    await page.waitForSelector('.replay-fair');
    await page.goBack();
    await page.locator('.replay-remove').first().click();
    await page.locator('dialog button', { hasText: 'Keep' }).click();
    expect(await page.locator('.replay-game').count()).toBe(3);
    await page.locator('.replay-remove').first().click();
    expect(await barriersOn(page)).toEqual([]);
    await page.locator('dialog .button-danger').click();
    await expect.poll(() => page.locator('.replay-game').count()).toBe(2);
    await page.locator('.replay-removeAll').click();
    expect(await page.locator('dialog h2').innerText()).toContain('2 games');
    await page.locator('dialog .button-danger').click();
    await expect.poll(() => page.locator('.replay-game').count()).toBe(0);
    await page.reload();
    await expect.poll(() => page.locator('main').innerText()).toContain('No game has been finished');
    expect(complaints).toEqual([]);
  });

  test('a game that was deleted in another tab does not come back in part', async () => {
    const { page, complaints } = await stage().newPage(QUICK);
    const home = page.url();
    // One that stays shows when the list is there.
    await startGame(page, 'barrage');
    await page.waitForSelector('.deploy-ready:enabled');
    await page.goto(home);
    await startGame(page, 'duel');
    await page.waitForSelector('.deploy-ready:enabled');
    const other = await page.context().newPage();
    await other.goto(home);
    await other.locator('.continue', { hasText: 'Duel' }).locator('.button-icon').click();
    await other.locator('dialog .button-danger').click();
    await expect.poll(() => other.locator('.continue').count()).toBe(1);
    await page.locator('.deploy-ready').click();
    await expect.poll(() => page.locator('.trouble').innerText()).toContain('not on this device any more');
    await other.reload();
    await other.waitForSelector('.edition');
    await page.locator('.trouble a[href="/"]').click();
    await page.waitForSelector('.edition');
    for (const tab of [page, other]) {
      await tab.locator('.continue', { hasText: 'Barrage' }).waitFor();
      expect(await tab.locator('.continue').count()).toBe(1);
    }
    expect(complaints).toEqual([]);
  });

  test.each(['full', 'told to keep nothing'])(
    'a browser that is %s says that it keeps nothing, and plays once that is mended',
    async (how) => {
      const { page } = await stage().newPage(QUICK);
      await page.evaluate((trouble) => sessionStorage.setItem('trouble', trouble), how);
      await page.addInitScript(() => {
        const trouble = sessionStorage.getItem('trouble');
        if (trouble === 'told to keep nothing')
          IDBFactory.prototype.open = () => {
            throw new DOMException('not here', 'SecurityError');
          };
        if (trouble === 'full') {
          IDBObjectStore.prototype.put = function () {
            const request = this.getKey(0) as IDBRequest<IDBValidKey>;
            this.transaction.abort();
            return request;
          };
          Object.defineProperty(IDBTransaction.prototype, 'error', { get: () => new DOMException('no room', 'QuotaExceededError') });
        }
      });
      await page.reload();
      await startGame(page, 'duel');
      await expect.poll(() => page.locator('.trouble').innerText()).toContain('cannot be kept here');
      await page.evaluate(() => sessionStorage.clear());
      await page.locator('.trouble-ways .button-main').click();
      await startGame(page, 'duel');
      await page.waitForSelector('.deploy-ready:enabled');
    },
  );

  test('a step that finds no room has not happened, and is made when there is room again', async () => {
    const { page } = await stage().newPage(QUICK);
    await page.route('**/tableWorker*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${WORKER_WITHOUT_ROOM}${await response.text()}` });
    });
    await startGame(page, 'duel');
    await page.waitForSelector('.deploy-ready:enabled');
    await setRoom(page, 'none');
    await page.locator('.deploy-ready').click();
    await expect.poll(() => page.locator('.wire').innerText()).toContain('could not be saved');
    await setRoom(page, 'enough');
    await page.locator('.wire button').click();
    await page.waitForSelector(YOUR_TURN);
    expect(await page.locator('.wire').count()).toBe(0);
    await page.reload();
    await page.waitForSelector(YOUR_TURN);
  });

  test('games of another build, with unknown options, do no harm', async () => {
    const { page, complaints } = await stage().newPage(QUICK);
    await startGame(page, 'duel');
    await page.waitForSelector('.deploy-ready:enabled');
    await page.evaluate(async () => {
      const request = indexedDB.open('flagfall');
      await new Promise((resolve) => {
        request.onsuccess = resolve;
      });
      const games = request.result.transaction('games', 'readwrite').objectStore('games');
      const plan = { edition: 'duel', options: { weather: 'rain' }, seats: { red: { type: 'person' }, blue: { type: 'person' } } };
      const game = { plan, createdAt: 0, updatedAt: 0, actions: 9, waitedFor: [] };
      games.put({ ...game, id: 'running' });
      const last = games.put({ ...game, id: 'over', result: { type: 'draw', reason: 'agreement' } });
      await new Promise((resolve) => {
        last.transaction!.oncomplete = resolve;
      });
      request.result.close();
    });
    const { origin } = new URL(page.url());
    await page.goto(`${origin}/play/running`);
    await expect.poll(() => page.locator('.trouble').innerText()).toContain('older rules');
    await page.goto(origin);
    await page.locator('.continue').nth(1).waitFor();
    await page.locator('.continue-finished').click();
    await page.locator('.replay-game').click();
    await expect.poll(() => page.locator('main').innerText()).toContain('not on this device');
    await page.locator('.replay-remove').click();
    await page.locator('dialog .button-danger').click();
    await expect.poll(() => page.locator('main').innerText()).toContain('No game has been finished');
    expect(complaints).toEqual([]);
  });

  test("the browser's bar has the colour of the chosen theme", async () => {
    const { page } = await stage().newPage();
    for (const theme of ['light', 'dark', 'system']) {
      await page.evaluate((chosen) => localStorage.setItem('flagfall.theme', chosen), theme);
      await page.reload();
      await page.waitForSelector('.edition');
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        const [bar, ground] = await page.evaluate(() => {
          const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
          const drawn = document.createElement('p');
          drawn.style.color = bars.find(({ media }) => matchMedia(media).matches)?.content ?? '';
          drawn.style.backgroundColor = 'var(--ground)';
          document.body.append(drawn);
          const { color, backgroundColor } = getComputedStyle(drawn);
          return [color, backgroundColor];
        });
        expect(bar, `${theme} on a ${colorScheme} device`).toBe(ground);
      }
    }
  });

  test.each([true, false])(
    'where Flagfall is installed (%s), and only there, the browser is asked to keep games when room is short',
    async (isInstalled) => {
      const installed = (): void => {
        const usual = matchMedia.bind(window);
        window.matchMedia = (query) => usual(query === '(display-mode: standalone)' ? 'all' : query);
      };
      const asked = (): void => {
        StorageManager.prototype.persist = async () => {
          document.documentElement.dataset.asked = '';
          return true;
        };
      };
      const { page } = await stage().newPage({}, undefined, { script: asked });
      if (isInstalled) {
        await page.addInitScript(installed);
        await page.reload();
        await page.waitForSelector('.edition');
      }
      // It is asked before anything is shown, or never.
      expect(await page.locator('html[data-asked]').count()).toBe(isInstalled ? 1 : 0);
    },
  );

  test.each(['on', 'off'])('moves, battles and the end are heard where sounds are %s', async (sounds) => {
    const { page } = await stage().newPage({ ...QUICK, sounds }, CLOSE);
    await spyOn(page);
    await page.reload();
    await startGame(page, 'barrage');
    await page.waitForSelector(YOUR_TURN);
    // A first touch at the table, and a second that takes it back.
    await page.locator('[data-cell="b1"]').click();
    if (sounds === 'on') await soundRuns(page);
    await page.locator('[data-cell="b1"]').click();
    for (const [from, to] of [
      ['b1', 'b2'],
      ['a1', 'a8'],
      ['e6', 'e8'],
    ])
      await move(page, from, to);
    await page.locator('dialog h2', { hasText: 'won' }).waitFor();
    // A move, a battle, and the victory of whoever plays.
    const heard = sounds === 'off' ? [] : [220, 110, 784];
    await expect.poll(async () => (await notesOf(page)).map(({ hertz }) => hertz)).toEqual(expect.arrayContaining(heard));
    expect(new Set((await notesOf(page)).map(({ state }) => state))).toEqual(new Set(sounds === 'off' ? [] : ['running']));
  });

  test('an army is set up with a finger, by taps and by keys alone', async () => {
    const { page } = await stage().newPage(QUICK);
    await startGame(page, 'barrage');
    await page.waitForSelector('.deploy-ready:enabled');
    const kindOn = async (cell: string) => ((await page.locator(`[data-cell="${cell}"]`).getAttribute('aria-label')) ?? '').split(', ')[1];
    const standing = (await armyOn(page)).map((label) => label.split(', '));
    // Two beside each other that differ.
    const [one, other] = standing.flatMap(([cell, kind]) => {
      const next = `${String.fromCharCode(cell.charCodeAt(0) + 1)}${cell.slice(1)}`;
      return standing.some(([found, its]) => found === next && its !== kind) ? [[cell, next]] : [];
    })[0];
    const swapped = async (swap: () => Promise<void>): Promise<void> => {
      const before = [await kindOn(one), await kindOn(other)];
      await swap();
      expect([await kindOn(other), await kindOn(one)]).toEqual(before);
      expect(before[0]).not.toBe(before[1]);
    };
    await swapped(() => dragByFinger(page, one, other));
    await swapped(async () => {
      for (const cell of [one, other]) await page.locator(`[data-cell="${cell}"]`).click();
    });
    await swapped(async () => {
      await page.locator(`[data-cell="${one}"]`).focus();
      for (const key of ['Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    });
  });
});

/** What the reader has put where. */
async function armyOn(page: Page): Promise<readonly string[]> {
  const labels = await page.locator('[data-cell]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  return labels.filter((label) => label.includes(', your '));
}

async function draftsOf(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('flagfall.draft.army.')));
}

async function dragByFinger(page: Page, from: string, to: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const middle = async (cell: string) => {
    const box = await page.locator(`[data-cell="${cell}"]`).boundingBox();
    if (box === null) throw new Error(`${cell} is on the screen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [start, end] = [await middle(from), await middle(to)];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  for (const share of [0.3, 0.6, 1]) {
    const point = { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: false });
}
