// Online, in real browsers on a real server: a game by an invitation link, through a reload and a cut line, watched by a third. What went over each wire is
// compared with the truth afterwards.

import type { Viewer } from '@flagfall/engine';
import { findPart } from '@flagfall/testkit/parts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LeakFinder } from './leaksForTests.ts';
import type { CuttableLine } from './lineForTests.ts';
import { deployBoth, invite, type OnlineStage, openOnlineStage, playUntil, recordAt } from './onlineStageForTests.ts';
import { barriersOn, stepForward } from './pageForTests.ts';
import { truthOf } from './truthForTests.ts';
import { settled, Witness } from './witnessForTests.ts';

const part = findPart('chromium');
const QUICK = { battles: 'off', edition: 'barrage', clock: 'long', onlineSide: 'red', sounds: 'off' } as const;

describe.skipIf(!part.found)(part.found ? 'online' : `online: ${part.why}`, () => {
  let stage: OnlineStage;
  let line: CuttableLine;
  beforeAll(async () => {
    stage = await openOnlineStage(part.found ? part.folder : '');
    line = stage.line;
  });
  afterAll(async () => await stage?.close());

  test('two play by a link through a reload and a cut line, a third watches, and nobody is told what they may not know', async () => {
    const { page: red, complaints } = await stage.newPage(QUICK);
    const { page: blue } = await stage.newPage(QUICK);
    const { page: watcher } = await stage.newPage(QUICK);
    const witnesses: Readonly<Record<string, Witness>> = { red: new Witness(red), blue: new Witness(blue), audience: new Witness(watcher) };

    // Red invites, and gives the link away; a reload leaves it as it was.
    const [link] = await invite(red);
    await red.reload();
    await expect.poll(() => red.locator('.room-invitation input').inputValue()).toBe(link);

    // Blue sees who invites to what, and sits down.
    await blue.goto(link);
    await expect.poll(() => blue.locator('main').innerText()).toMatch(/invites you.*Barrage.*30 min/s);
    for (const page of [red, blue]) expect(await barriersOn(page)).toEqual([]);
    await blue.locator('.invite-accept').click();
    await Promise.all([red, blue].map((page) => page.locator('.deploy-ready:enabled').click()));
    await watcher.goto(red.url());
    await watcher.waitForSelector('.seats');
    expect(await watcher.locator('[data-standing="own"]').count()).toBe(0);

    expect(await barriersOn(watcher)).toEqual([]);

    // Who is not in turn yet plans a move: nobody hears of it before it is made, and then everybody sees it.
    const [first, second] = (await red.locator('.status[data-yours="true"]').count()) > 0 ? [red, blue] : [blue, red];
    const planned = await stepForward(second);
    await expect.poll(() => second.locator('.status').innerText()).toContain(planned.to);
    const made = await stepForward(first);
    for (const page of [red, blue, watcher])
      for (const { from, to } of [made, planned]) {
        await page.waitForSelector(`[data-cell="${to}"][data-standing]`);
        expect(await page.locator(`[data-cell="${from}"][data-standing]`).count()).toBe(0);
      }

    // Two more steps, so that the game is not over; then one of them loads the page again, and the line is cut for all.
    for (const page of [first, second]) {
      await page.waitForSelector('.status[data-yours="true"]');
      await stepForward(page);
      await page.waitForSelector('.status[data-yours="false"]');
    }
    // News of the table, such as who has sat down, are not told again; what was played is.
    const latest = async () => (await red.locator('.log li').allInnerTexts()).slice(0, 4);
    await settled(Object.values(witnesses));
    const told = await latest();
    await red.reload();
    await expect.poll(latest).toEqual(told);
    line.cut();
    await red.waitForSelector('.wire');
    line.mend();
    await Promise.all([red, blue, watcher].map((page) => page.waitForSelector('.wire', { state: 'detached' })));

    await Promise.all(Object.values(witnesses).map((one) => one.takeDown()));

    // They talk, and play to the end.
    await red.locator('.chat-presets button', { hasText: 'Good luck!' }).click();
    await expect.poll(() => blue.locator('.chat-lines').innerText()).toContain('Good luck!');
    await playUntil([red, blue], () => false);
    const titles = await Promise.all([red, blue].map((page) => page.locator('dialog h2').innerText()));
    expect(titles.sort()).toSatisfy((all: string[]) => /won/.test(all.join()) === /lost/.test(all.join()));
    await watcher.waitForSelector('dialog h2');
    expect(await watcher.locator('.chat-lines').innerText()).not.toContain('Good luck!');

    // What reached each machine is what each could know at that time.
    await Promise.all(Object.values(witnesses).map((one) => one.takeDown()));
    const truth = truthOf(await recordAt(red));
    for (const [viewer, witness] of Object.entries(witnesses)) {
      const { leaks, told } = witness.report(viewer as Viewer, truth);
      expect(leaks).toEqual([]);
      expect(witness.received.length).toBeGreaterThan(10);
      // Battles were told to them, so there was something to see.
      expect(told).toBeGreaterThan(0);
    }
    // The comparison itself can fail: what red was told would have been too much for who watches.
    const finder = new LeakFinder('audience', truth);
    expect(witnesses.red.received.flatMap((text) => finder.inText(text))).not.toEqual([]);
    expect(complaints.filter((text) => !/WebSocket|ERR_/.test(text))).toEqual([]);

    // Who watched looks at it again, and sees that nothing was changed afterwards.
    await watcher.locator('dialog button', { hasText: 'Watch again' }).click();
    await watcher.waitForSelector('.replay-fair[data-verdict="holds"]');

    const before = red.url();
    // Both agree to another game, and are led to it with changed sides.
    await red.locator('dialog .button-main').click();
    await expect.poll(() => blue.locator('dialog .button-main').innerText()).toContain('Accept');
    await blue.locator('dialog .button-main').click();
    await Promise.all([red, blue].map((page) => page.waitForSelector('.deploy-ready')));
    expect(red.url()).toBe(blue.url());
    expect(red.url()).not.toBe(before);

    // Before everybody has moved one of them may call it off, and is asked whether they mean it.
    await deployBoth([red, blue]);
    const callOff = red.locator('.menu button', { hasText: 'Call the game off' });
    await callOff.click();
    await red.locator('dialog button', { hasText: 'Play on' }).click();
    await callOff.click();
    await red.locator('dialog .button-danger').click();
    for (const page of [red, blue]) await expect.poll(() => page.locator('dialog').innerText()).toContain('Nobody wins');
  });

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
    await expect.poll(title).toContain(name);
    await page.reload();
    await expect.poll(title).toContain(name);
    await page.getByText('Log out').click();
    await page.waitForSelector('.edition');

    await page.locator('.header a[href="/account"]').click();
    await chosen('Password forgotten');
    await fill({ name, code, fresh: second });
    await expect.poll(title).toContain(name);
    await page.getByText('Your ratings and games').click();
    await expect.poll(() => page.locator('main').innerText()).toContain('No rated games yet.');

    await page.locator('.header a[href="/account"]').click();
    await page.getByText('Delete the account').first().click();
    await fill({ current: second });
    await page.waitForSelector('.edition');
    await page.goto(`${line.url}/people/${encodeURIComponent(name)}`);
    await expect.poll(() => page.locator('[role="alert"]').innerText()).not.toBe('');
    expect(complaints.filter((text) => !/404/.test(text))).toEqual([]);
  });
});
