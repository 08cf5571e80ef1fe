// Online, in real browsers on a real server: a game by an invitation link, through a reload and a cut line, and the end of one, both watched by a third. What
// went over each wire is compared with the truth afterwards.

import type { Viewer } from '@flagfall/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LeakFinder, leaksIn } from './leaks/leaksForTests.ts';
import { type Truth, truthOf } from './leaks/truthForTests.ts';
import { settled, Witness } from './leaks/witnessForTests.ts';
import { CLOSE } from './stories/situationsForTests.ts';
import { barriersOn } from './support/barriersForTests.ts';
import {
  deployBoth,
  ELSEWHERE,
  invite,
  openOnlineStage,
  recordAt,
  sayElsewhere,
  sitDown,
  takeFirstArmy,
  watch,
} from './support/onlineStageForTests.ts';
import { chooseInMenu, move, resign, YOUR_TURN } from './support/playerForTests.ts';
import { describeOnStage, type PageWishes, QUICK } from './support/stageForTests.ts';

const ONLINE = { ...QUICK, edition: 'barrage', clock: 'long', onlineSide: 'red' } as const;

describeOnStage('online', openOnlineStage, (stage) => {
  /** Two who play, one who watches, and everything that their machines are given. */
  const newWitnesses = async (wishes?: PageWishes) => {
    const actors = await Promise.all([wishes, ELSEWHERE, ELSEWHERE].map((each) => stage().newPage(ONLINE, undefined, each)));
    const [red, blue, audience] = actors.map(({ page }) => new Witness(page));
    return { witnesses: { red, blue, audience }, complaints: actors[0].complaints };
  };
  const takeDown = (witnesses: Readonly<Record<string, Witness>>) => Promise.all(Object.values(witnesses).map((one) => one.takeDown()));

  /** What reached each machine is what each could know at that time; how much of the others each was told rightly. */
  const told = (witnesses: Readonly<Record<string, Witness>>, truth: Truth): readonly number[] =>
    Object.entries(witnesses).map(([viewer, witness]) => {
      const report = witness.report(viewer as Viewer, truth);
      expect(report.leaks).toEqual([]);
      expect(witness.received.length).toBeGreaterThan(5);
      return report.told;
    });

  test('two meet by a link and play through a reload and a lost connection, a third watches, and nobody learns what they may not know', async () => {
    const { witnesses, complaints } = await newWitnesses();
    const [red, blue, watcher] = Object.values(witnesses).map(({ page }) => page);
    const all = [red, blue, watcher];

    // Red invites, and gives the link away; a reload leaves it as it was.
    const [link] = await invite(red);
    await red.reload();
    await expect.poll(() => red.locator('.room-invitation input').inputValue()).toBe(link);

    // Blue sees who invites to what, and sits down.
    await blue.goto(link);
    await expect.poll(() => blue.locator('main').innerText()).toMatch(/invites you.*Barrage.*30 min/s);
    for (const page of [red, blue]) expect(await barriersOn(page)).toEqual([]);
    await blue.locator('.invite-accept').click();
    await Promise.all([red, blue].map(takeFirstArmy));
    await deployBoth([red, blue]);
    await watcher.goto(red.url());
    await watcher.waitForSelector('.seats, .plates');
    expect(await watcher.locator('[data-standing="own"]').count()).toBe(0);
    expect(await barriersOn(watcher)).toEqual([]);

    // Blue is not in turn yet and plans a move: nobody hears of it before it is made, and then everybody sees it.
    await red.waitForSelector(YOUR_TURN);
    for (const cell of ['h6', 'h5']) await blue.locator(`[data-cell="${cell}"]`).click();
    await expect.poll(() => blue.locator('.status').innerText()).toContain('h5');
    await move(red, 'a3', 'a4');
    for (const page of all) {
      for (const cell of ['a4', 'h5']) await page.waitForSelector(`[data-cell="${cell}"][data-standing]`);
      for (const cell of ['a3', 'h6']) expect(await page.locator(`[data-cell="${cell}"][data-standing]`).count()).toBe(0);
    }

    // Red loads the page again, and the line is cut for all. News of the table, such as who has sat down, are not told again; what was played is.
    const latest = async () => (await red.locator('.log li').allInnerTexts()).slice(-2);
    await settled(Object.values(witnesses), 4);
    const before = await latest();
    await red.reload();
    await expect.poll(latest).toEqual(before);
    stage().line.cut();
    await red.waitForSelector('.wire');
    await sayElsewhere(stage(), blue, 'still there?');
    stage().line.mend();
    await Promise.all(all.map((page) => page.waitForSelector('.wire', { state: 'detached' })));
    for (const page of [red, blue])
      await expect.poll(() => page.locator('.chat-lines li').allInnerTexts()).toEqual([expect.stringContaining('still there?')]);
    await move(red, 'h3', 'h4');
    await settled(Object.values(witnesses), 5);
    await takeDown(witnesses);

    await resign(red);
    await Promise.all(all.map((page) => page.waitForSelector('dialog h2')));
    await takeDown(witnesses);
    const truth = truthOf(await recordAt(red));
    told(witnesses, truth);
    // The comparison itself can fail: what red was told would have been too much for who watches.
    expect(leaksIn(new LeakFinder('audience', truth), witnesses.red.received)).not.toEqual([]);
    expect(complaints.filter((text) => !/WebSocket|ERR_/.test(text))).toEqual([]);

    // Who watched looks at it again, and sees that nothing was changed afterwards.
    await watcher.locator('dialog button', { hasText: 'Watch again' }).click();
    await watcher.waitForSelector('.replay-fair[data-verdict="holds"]');
  });

  test('a battle and the end of a game reach everybody, each in their own words; then a second game is aborted', async () => {
    const { witnesses, complaints } = await newWitnesses(ELSEWHERE);
    const [red, blue, watcher] = Object.values(witnesses).map(({ page }) => page);
    const title = (page: Page) => page.locator('dialog h2').innerText();
    await watch(watcher, await sitDown(stage(), CLOSE, [red, blue]));

    await red.locator('.chat-presets button', { hasText: 'Good luck!' }).click();
    await expect.poll(() => blue.locator('.chat-lines').innerText()).toContain('Good luck!');
    await move(red, 'a1', 'a8');
    await move(blue, 'g7', 'g6');
    await settled(Object.values(witnesses), 6);
    await takeDown(witnesses);
    await move(red, 'e6', 'e8');
    await expect.poll(() => title(red)).toContain('won');
    await expect.poll(() => title(blue)).toContain('lost');
    await watcher.waitForSelector('dialog h2');
    expect(await watcher.locator('.chat-lines').innerText()).not.toContain('Good luck!');
    await takeDown(witnesses);

    // Each saw pieces of the others in battle: one of red's and one of blue's, and who watches both.
    const shown = told(witnesses, truthOf(await recordAt(red)));
    expect(shown.every((pieces) => pieces > 0)).toBe(true);
    expect(complaints).toEqual([]);

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
    await chooseInMenu(red, 'Call the game off');
    await red.locator('dialog button', { hasText: 'Play on' }).click();
    await red.locator('.menu button', { hasText: 'Call the game off' }).click();
    await red.locator('dialog dialog .button-danger').click();
    for (const page of [red, blue]) await expect.poll(() => page.locator('dialog').innerText()).toContain('Nobody wins');
  });

  test('an account is made, left, opened again and deleted, and its page is accessible', async () => {
    const { page, complaints } = await stage().newPage(ONLINE);
    const fill = async (values: Readonly<Record<string, string>>): Promise<void> => {
      for (const [name, value] of Object.entries(values)) await page.locator(`form.account-form:visible input[name="${name}"]`).fill(value);
      await page.locator('form.account-form:visible button').click();
    };
    const chosen = (way: string) => page.locator('.choiceRow-value', { hasText: way }).click();
    const title = () => page.locator('h1').innerText();
    const [name, first, second] = ['Zora', 'a lamp beside the window', 'a window beside the lamp'];
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
    await page.goto(`${stage().line.url}/people/${encodeURIComponent(name)}`);
    await expect.poll(() => page.locator('[role="alert"]').innerText()).not.toBe('');
    expect(complaints.filter((text) => !/404/.test(text))).toEqual([]);
  });
});
