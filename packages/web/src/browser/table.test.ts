// The table in every shape of window: all of it can be seen without scrolling, and nothing moves, whatever is said, asked, refused or fought.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CARDS_IN_HAND, CLOSE, FIRST_CARDS, FIRST_MOVE, middleOf, NO_DEFENCE } from './stories/situationsForTests.ts';
import { ELSEWHERE, openOnlineStage, sitDown, watch } from './support/onlineStageForTests.ts';
import { act, chooseInMenu, startGame, YOUR_TURN } from './support/playerForTests.ts';
import { describeOnStage, openStage, QUICK } from './support/stageForTests.ts';
import { movedSince, outsideOn, WINDOWS, watchAt } from './support/stillnessForTests.ts';

type Told = () => Promise<void>;

/** Tells the same in every window. */
async function inEveryWindow(page: Page, tell: (still: Told) => Promise<void>): Promise<void> {
  for (const size of WINDOWS) {
    await watchAt(page, size);
    const still = async (): Promise<void> => {
      const where = `${size.width}x${size.height}`;
      expect(await outsideOn(page), where).toEqual([]);
      expect(await movedSince(page), where).toEqual([]);
    };
    await still();
    await tell(still);
  }
}

/** A tap that needs no finger: a finger would scroll to what it taps. */
const tap = (page: Page, selector: string): Promise<void> => page.locator(selector).first().dispatchEvent('click');
async function tapCell(page: Page, cell: string): Promise<void> {
  await page.locator(`[data-cell="${cell}"]`).dispatchEvent('pointerdown', { pointerType: 'touch' });
  await tap(page, `[data-cell="${cell}"]`);
}
const notice = (page: Page): Promise<string> => page.locator('.status-notice').innerText();
const event = (page: Page): Promise<string> => page.locator('.slot-event').innerText();

describeOnStage('the table', openStage, (stage) => {
  test('a refusal, a piece in hand, an offer that is declined and a turn move nothing', async () => {
    const { page, complaints } = await stage().newPage(QUICK, FIRST_MOVE);
    await startGame(page, 'original');
    await page.waitForSelector(YOUR_TURN);
    await inEveryWindow(page, async (still) => {
      await tapCell(page, 'c4');
      expect(await page.locator('.inHand').innerText()).toMatch(/Captain\s+rank 6/);
      await still();
      await tapCell(page, 'c5');
      await page.waitForSelector('.status-why');
      await still();
      // What one has not chosen is told of, too.
      await tapCell(page, 'c9');
      expect(await page.locator('.inHand').innerText()).toContain('Hidden piece of Blue');
      await still();
      const before = await event(page);
      await act(page);
      await page.waitForSelector(YOUR_TURN);
      expect(await event(page)).not.toBe(before);
      // What has happened since takes the word.
      expect(await page.locator('.inHand').count()).toBe(0);
      expect(await page.locator('.status-sentence').innerText()).toBe('Your turn');
      await still();
    });
    // A computer declines a draw at the first moves: the slot says so until the player goes on.
    await chooseInMenu(page, 'draw');
    await expect.poll(() => notice(page)).toContain('declined by Blue');
    await tapCell(page, 'a1');
    expect(await notice(page)).toBe('');
    expect(complaints).toEqual([]);
  });

  test('a battle moves nothing, and a fallen piece takes the place that it has on its plate', async () => {
    const { page } = await stage().newPage({ ...QUICK, battles: 'untilTap' }, CLOSE);
    await startGame(page, 'barrage');
    await page.waitForSelector(YOUR_TURN);
    await watchAt(page, WINDOWS[0]);
    const scout = page.locator('.plates-bottom .fallen-kind').nth(6);
    const place = await scout.boundingBox();
    await tapCell(page, 'a1');
    await tapCell(page, 'a8');
    await page.waitForSelector('.scene');
    expect(await page.locator('.status-sentence').innerText()).toBe('Battle!');
    expect(await movedSince(page)).toEqual([]);
    await tap(page, '.scene');
    await page.waitForSelector(YOUR_TURN);
    expect(await movedSince(page)).toEqual([]);
    expect(await outsideOn(page)).toEqual([]);
    expect(await page.locator('.plates-bottom .fallen-kind:not([data-count="0"])').count()).toBe(1);
    expect(await scout.boundingBox()).toEqual(place);
  });

  test('cards move nothing, and those of the first hand can be read before one keeps them', async () => {
    const { page } = await stage().newPage(QUICK, CARDS_IN_HAND);
    await startGame(page, 'battle-cards');
    await page.waitForSelector(YOUR_TURN);
    await inEveryWindow(page, async (still) => {
      await page.locator('.cards-hand li:has(:enabled)').first().dispatchEvent('pointerdown', { pointerType: 'touch' });
      await page.waitForSelector('.inHand');
      await tap(page, '.cards-card:enabled');
      await page.waitForSelector('.prompt h2');
      expect(await page.locator('.inHand').count()).toBe(0);
      await still();
      await page.locator('.slot').getByRole('button', { name: 'Back' }).dispatchEvent('click');
      await still();
    });
    const { page: first } = await stage().newPage(QUICK, FIRST_CARDS);
    await startGame(first, 'battle-cards');
    await first.waitForSelector('.prompt-step');
    await inEveryWindow(first, async () => {
      const cards = await first
        .locator('.cards-card')
        .evaluateAll((all) =>
          all.map((card) => ({ opacity: getComputedStyle(card).opacity, height: card.getBoundingClientRect().height })),
        );
      expect(cards).toHaveLength(3);
      for (const { opacity, height } of cards) {
        expect(opacity).toBe('1');
        expect(height).toBeGreaterThan(80);
      }
    });
    // All of a card that has too little room is told in the head of the slot.
    await first.locator('.cards-hand li').first().dispatchEvent('pointerdown', { pointerType: 'touch' });
    expect(await first.locator('.inHand-about').innerText()).toBe(await first.locator('.cards-card small').first().innerText());
  });

  test('whoever is attacked and has no card for it finds one large button', async () => {
    const { page } = await stage().newPage(QUICK, NO_DEFENCE);
    await startGame(page, 'battle-cards');
    const only = page.locator('.slot .prompt-step');
    await only.waitFor();
    await inEveryWindow(page, async () => {
      expect(await only.count()).toBe(1);
      expect(await only.innerText()).toBe('No Defence card');
      const { width, height } = (await only.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThan(60);
    });
    await only.dispatchEvent('click');
    await page.waitForSelector(YOUR_TURN);
    expect(await only.filter({ hasText: 'No Defence card' }).count()).toBe(0);
  });

  test('powers and the map move nothing', async () => {
    for (const id of ['creed-special', 'conquest']) {
      const { page } = await stage().newPage(QUICK, middleOf(id, 40));
      await startGame(page, id);
      await page.waitForSelector(YOUR_TURN);
      await inEveryWindow(page, async (still) => {
        if (id === 'creed-special') {
          await tap(page, '.prompt-step');
          await page.waitForSelector('.cell-pick');
          await still();
          await page.locator('.slot').getByRole('button', { name: 'Back' }).dispatchEvent('click');
        } else {
          await tap(page, '[data-standing="own"]');
        }
        await still();
      });
      await page.context().close();
    }
  });

  test('"Why?" opens the rules at the paragraph that was cited', async () => {
    const { page } = await stage().newPage(QUICK, FIRST_MOVE);
    await startGame(page, 'original');
    await page.waitForSelector(YOUR_TURN);
    for (const cell of ['c4', 'c5']) await tapCell(page, cell);
    await page.locator('.status-why').click();
    await page.waitForSelector('.rules-dialog [data-wanted]');
    const wanted = await page.locator('.rules-dialog [data-wanted]').first().boundingBox();
    const size = page.viewportSize();
    expect(wanted!.y).toBeGreaterThanOrEqual(0);
    expect(wanted!.y + wanted!.height).toBeLessThanOrEqual(size!.height);
  });
});

describeOnStage('the table online', openOnlineStage, (house) => {
  test('clocks, chat, an offer and a lost connection move nothing, and a declined offer is told in the slot', async () => {
    const newPage = async () => (await house().newPage(QUICK, undefined, ELSEWHERE)).page;
    const [red, blue, watcher] = await Promise.all([newPage(), newPage(), newPage()]);
    const game = await sitDown(house(), { ...FIRST_MOVE, clock: { type: 'perMove', moveMs: 600_000 } }, [red, blue]);
    await watch(watcher, game);
    await red.waitForSelector(YOUR_TURN);
    let said = 0;
    await inEveryWindow(red, async (still) => {
      const line = blue.locator('.chat-presets button').nth(said++);
      await line.click();
      await red.locator('.bubble', { hasText: await line.innerText() }).waitFor();
      await still();
    });
    await watchAt(red, WINDOWS[0]);
    await chooseInMenu(red, 'Offer a draw');
    await red.locator('.slot button', { hasText: 'Withdraw' }).waitFor();
    expect(await movedSince(red)).toEqual([]);
    await blue.locator('.slot button', { hasText: 'Decline' }).click();
    await expect.poll(() => notice(red)).toContain('declined');
    expect(await movedSince(red)).toEqual([]);
    await tapCell(red, 'a1');
    expect(await notice(red)).toBe('');
    await chooseInMenu(blue, 'Offer a draw');
    await red.locator('.slot button', { hasText: 'Accept' }).waitFor();
    expect(await outsideOn(red)).toEqual([]);
    house().line.cut();
    await red.waitForSelector('.slot .wire');
    expect(await movedSince(red)).toEqual([]);
    house().line.mend();
    await red.waitForSelector('.wire', { state: 'detached' });
    for (const size of WINDOWS) {
      await watchAt(watcher, size);
      expect(await outsideOn(watcher)).toEqual([]);
    }
  });
});
