// The pages in a real browser: a whole game against the computer, and a screen that is handed over.

import { findEdition } from '@flagfall/editions';
import { compileRules } from '@flagfall/engine';
import { createMessages } from '@flagfall/messages';
import { findPart } from '@flagfall/testkit/parts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rememberedBy } from './machineForTests.ts';
import { act, actUntil, barriersOn, openStage, playInto, type Stage, startGame } from './pageForTests.ts';

const part = findPart('chromium');
/** No battle holds the test up, and the first level answers at once. */
const QUICK = { battles: 'off', level: '1' } as const;
/** The names of the cards that can be in a hand. */
const CARDS = (compileRules(findEdition('battle-cards')!).decks?.cardKinds ?? []).map((card) => createMessages('en').card(card));

describe.skipIf(!part.found)(part.found ? 'in a browser' : `in a browser: ${part.why}`, () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(part.found ? part.folder : '');
  });
  afterAll(async () => await stage?.close());

  test('by drag and by keys, what is not allowed, and through a reload', async () => {
    const { page, complaints } = await stage.newPage(QUICK);
    await startGame(page, 'original');
    await page.locator('.deploy-ready:enabled').click();
    await page.waitForSelector('.status[data-yours="true"]');

    // A tap chooses a piece and marks where it may go; a drag carries it there.
    const targets = page.locator('.cell-target');
    for (const piece of await page.locator('[data-standing="own"]').all()) {
      await piece.click();
      if ((await targets.count()) > 0) break;
    }
    const [from, to] = [page.locator('.cell-chosen'), targets.first()];
    const goal = await to.getAttribute('data-cell');
    await from.dragTo(to);
    await expect.poll(() => page.locator('.log').innerText()).toContain(`to ${goal}.`);
    await page.waitForSelector('.status[data-yours="true"]');

    // By keys: Enter chooses a piece, Escape lets it go.
    const piece = page.locator('[data-standing="own"]').first();
    await piece.focus();
    await page.keyboard.press('Enter');
    expect(await piece.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await page.locator('.cell-chosen').count()).toBe(0);

    // What is not allowed is explained: nobody goes into a lake.
    await piece.click();
    await page.locator('[data-cell="c5"]').click();
    await expect.poll(() => page.locator('.status-notice').innerText()).not.toBe('');

    const before = await page.locator('.log li').count();
    await page.reload();
    await expect.poll(() => page.locator('.log li').count()).toBe(before);
    expect(complaints).toEqual([]);
  });

  test('a whole game of Barrage against the computer, and another', async () => {
    const { page, complaints } = await stage.newPage(QUICK);
    await startGame(page, 'barrage');
    await actUntil(page, (done) => done === 'over');
    expect(await page.locator('dialog h2').innerText()).toMatch(/won|lost|draw/);
    await page.locator('dialog .button-main').click();
    await page.waitForSelector('.deploy-ready:enabled');
    expect(complaints).toEqual([]);
  });

  test('nobody is shut out: first page, army, board and result, by day and by night', async () => {
    const { page } = await stage.newPage(QUICK);
    expect(await barriersOn(page)).toEqual([]);
    await startGame(page, 'creed-special');
    await page.waitForSelector('.deploy-ready:enabled');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await barriersOn(page)).toEqual([]);
    await playInto(page, 1);
    expect(await barriersOn(page)).toEqual([]);
    await page.locator('.menu .button-danger').click();
    await page.locator('dialog .button-danger').click();
    await page.waitForSelector('dialog h2');
    expect(await page.locator('dialog h2').innerText()).toContain('lost');
  });

  test('several people draft a map in the open, and the curtain falls before the first of them sets up an army', async () => {
    const { page, complaints } = await stage.newPage(QUICK);
    await startGame(page, 'conquest', 'together');
    await actUntil(page, (done) => {
      // Nobody may set up an army on a screen that everybody is looking at.
      expect(done).not.toBe('deployed');
      return done === 'lifted';
    });
    await page.waitForSelector('.deploy-ready:enabled');
    expect(complaints).toEqual([]);
  });

  test('a browser that keeps nothing is told so, and shown a way on', async () => {
    const { page } = await stage.newPage(QUICK);
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new Error('nothing can be kept here');
      };
    });
    await page.reload();
    await startGame(page, 'barrage');
    await page.waitForSelector('.trouble');
    expect(await page.locator('.trouble').textContent()).toContain('nothing can be kept here');
    await page.locator('.trouble-ways .button').nth(1).click();
    await page.waitForSelector('.edition');
  });

  test('two people on one screen: behind the curtain nothing of anybody is left', async () => {
    const { page, complaints } = await stage.newPage(QUICK);
    await startGame(page, 'original', 'together');
    for (const seat of ['Red', 'Blue']) {
      await page.waitForSelector('.curtain');
      expect(await page.locator('.curtain h1').innerText()).toContain(seat);
      expect(await page.locator('[data-cell], .token, .log').count()).toBe(0);
      await page.locator('.curtain button').click();
      await page.locator('.deploy-ready:enabled').click();
    }
    await page.waitForSelector('.curtain');
    expect(await act(page)).toBe('lifted');
    await actUntil(page, (_, moves) => moves === 1);
    await page.waitForSelector('.curtain');
    expect(await page.locator('.curtain h1').innerText()).toContain('Blue');
    expect(await page.content()).not.toContain('your Marshal');
    expect(complaints).toEqual([]);
  });

  test('two people with cards on one screen: behind the curtain no piece and no card of anybody is left, shown or remembered', async () => {
    const { page, complaints } = await stage.newPage(QUICK);
    await startGame(page, 'battle-cards', 'together');
    const namedCards = async (): Promise<readonly string[]> => {
      const html = await page.content();
      return CARDS.filter((card) => html.includes(card));
    };
    const untilItFalls = async (): Promise<void> => {
      while ((await page.locator('.curtain').count()) === 0) if ((await act(page)) === 'waiting') await page.waitForTimeout(20);
    };
    // Two armies, perhaps two questions about the first cards, then turns.
    for (let falls = 0; falls < 6; falls++) {
      await untilItFalls();
      expect(await page.locator('[data-cell], .token, .log, .cards-card, .prompt').count()).toBe(0);
      expect(await namedCards()).toEqual([]);
      expect(await page.content()).not.toMatch(/\byour /);
      expect(await rememberedBy(page)).toEqual([]);
      await page.locator('.curtain button').click();
      await page.locator('[data-cell]').first().waitFor();
    }
    // The same looks find what is there while somebody plays.
    expect(await namedCards()).not.toEqual([]);
    expect((await rememberedBy(page)).length).toBeGreaterThan(30);
    expect(complaints).toEqual([]);
  });
});
