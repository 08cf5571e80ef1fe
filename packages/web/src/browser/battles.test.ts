// Battles in a real browser: they happen on the board, the sentence follows, and nothing else moves.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beforeChain, scoutBefore } from './stories/situationsForTests.ts';
import { move, startGame, YOUR_TURN } from './support/playerForTests.ts';
import { shiftOf, takeNotes } from './support/qualityForTests.ts';
import { describeOnStage, ENDLESS, openStage, QUICK } from './support/stageForTests.ts';

/** Whatever was turned over stays until a tap, and the computer thinks for ever: nothing here depends on a time. */
const SLOW = { ...QUICK, level: '5', battles: 'untilTap', motion: 'full' } as const;

const TURNED = '.scene[data-beat="turn"]';

/** What stands on a cell, or is drawn as of there: whether it shows its face, fights or falls. */
const tokenOn = (page: Page, cell: string) => page.locator(`.token[data-piece-on="${cell}"]`);
const event = (page: Page): Promise<string> => page.locator('.slot-event > p').first().innerText();
const lines = (page: Page): Promise<number> => page.locator('.log li').count();
const standing = (page: Page, cell: string): Promise<string | null> => page.locator(`[data-cell="${cell}"]`).getAttribute('data-standing');

/** Where everything stands that must not move: board, slot, plates. */
async function placesOf(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() =>
    ['.field', '.slot', '.slotHead', '.slot-event', '.plates', '.gameMenu'].map((selector) => {
      const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return `${selector} ${x} ${y} ${width} ${height}`;
    }),
  );
}

describeOnStage('battles', openStage, (stage) => {
  async function begin(
    kind: 'spy' | 'bomb' | 'scout',
    settings: Readonly<Record<string, string>> = {},
  ): Promise<{ readonly page: Page; readonly complaints: readonly string[] }> {
    const actor = await stage().newPage({ ...SLOW, ...settings }, scoutBefore(kind), { positions: ENDLESS });
    await takeNotes(actor.page);
    await actor.page.reload();
    await startGame(actor.page, 'barrage');
    await actor.page.waitForSelector(YOUR_TURN);
    return actor;
  }

  test.each([
    ['spy', 'own', null],
    ['bomb', 'known', null],
    ['scout', null, null],
  ] as const)(
    'a scout attacks a %s: it goes there, both are turned over, then the loser falls and the sentence follows',
    async (kind, there, here) => {
      const { page, complaints } = await begin(kind);
      const [before, places] = [await event(page), await placesOf(page)];
      expect(await standing(page, 'd6')).toBe('hidden');
      await move(page, 'd3', 'd6');
      await page.waitForSelector(TURNED);
      expect(await tokenOn(page, 'd3').getAttribute('data-facing')).toBe('attacker');
      expect(await tokenOn(page, 'd6').getAttribute('data-turned')).toBe('true');
      expect(await page.locator('.token[data-falling]').count()).toBe(0);
      // The result is told after the battle.
      expect(await event(page)).toBe(before);
      expect(await placesOf(page)).toEqual(places);
      await page.locator('.scene').click();
      await page.waitForSelector('.scene', { state: 'detached' });
      await page.locator('.log li', { hasText: 'd6' }).waitFor();
      expect(await event(page)).not.toBe(before);
      expect([await standing(page, 'd6'), await standing(page, 'd3')]).toEqual([there, here]);
      expect(await placesOf(page)).toEqual(places);
      expect(await shiftOf(page)).toBe(0);
      expect(complaints).toEqual([]);
    },
  );

  test('a battle ends by itself, and can be finished by a key', async () => {
    const { page } = await begin('bomb', { battles: 'short' });
    await move(page, 'd3', 'd6');
    await page.waitForSelector('.status[data-yours="false"]');
    expect(await standing(page, 'd6')).toBe('known');
    const { page: other } = await begin('bomb');
    await move(other, 'd3', 'd6');
    await other.waitForSelector(TURNED);
    await other.keyboard.press('Enter');
    await other.waitForSelector('.status[data-yours="false"]');
    expect(await standing(other, 'd6')).toBe('known');
  });

  test('without motion nothing glides or falls: the pieces are turned over, and the sentence is there at once', async () => {
    const { page } = await begin('spy', { motion: 'reduced' });
    const before = await event(page);
    await page.evaluate(() => {
      const beats: string[] = [];
      Object.assign(globalThis, { beats });
      new MutationObserver(() => {
        const beat = document.querySelector<HTMLElement>('.scene')?.dataset.beat;
        if (beat !== undefined && beats.at(-1) !== beat) beats.push(beat);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await move(page, 'd3', 'd6');
    await page.waitForSelector(TURNED);
    expect(await event(page)).not.toBe(before);
    await page.locator('.scene').click();
    await page.waitForSelector('.scene', { state: 'detached' });
    expect(await page.evaluate(() => (globalThis as unknown as { beats: string[] }).beats)).toEqual(['turn']);
  });

  test('with the setting for it a battle is shown large as well, once the two have met', async () => {
    const { page } = await begin('spy', { closeUp: 'on' });
    await move(page, 'd3', 'd6');
    await page.waitForSelector(`${TURNED} .battle`);
    expect(await page.locator('.scene-sentence').innerText()).toContain('d6');
    await page.locator('.scene').click();
    await page.waitForSelector('.scene', { state: 'detached' });
    expect(await standing(page, 'd6')).toBe('own');
  });

  test('a power that makes several pieces fight is shown battle by battle on the same board', async () => {
    const { game, cell } = beforeChain();
    const { page, complaints } = await stage().newPage(SLOW, game, { positions: ENDLESS });
    await takeNotes(page);
    await page.reload();
    await startGame(page, 'creed-special');
    await page.waitForSelector(YOUR_TURN);
    await page.locator('.prompt-step', { hasText: 'Apple' }).first().click();
    await page.locator(`[data-cell="${cell}"]`).click();
    let battles = 0;
    for (; ; battles++) {
      await page.waitForSelector(`${TURNED}, .status[data-yours="false"]`);
      if ((await page.locator(TURNED).count()) === 0) break;
      expect(await page.locator('.token[data-facing]').count()).toBe(2);
      const told = await lines(page);
      await page.locator('.scene').click();
      await expect.poll(() => lines(page)).toBe(told + 1);
    }
    expect(battles).toBeGreaterThan(1);
    expect(await shiftOf(page)).toBe(0);
    expect(complaints).toEqual([]);
  });
});
