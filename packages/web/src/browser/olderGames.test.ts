// Games of Clone Wars that a device has kept since before the second revision (AUD-4), in the database of a real browser.

import { text } from 'node:stream/consumers';
import { type LegacyGame, legacyGames } from '@flagfall/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readGame } from '../replay/sources/readGame.ts';
import { move } from './support/playerForTests.ts';
import { describeOnStage, openStage, QUICK } from './support/stageForTests.ts';

/** Puts games into the database as the page kept them then: an entry of the list, the set-up of the table, and its facts. */
async function keep(page: Page, games: readonly LegacyGame[]): Promise<void> {
  await page.evaluate(
    async (all) => {
      const opening = indexedDB.open('flagfall');
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const transaction = opening.result.transaction(['games', 'tables', 'facts'], 'readwrite');
      for (const { summary, setup, facts } of all) {
        transaction.objectStore('games').put(summary);
        transaction.objectStore('tables').put({ id: summary.id, setup });
        for (const [seq, fact] of facts.entries()) transaction.objectStore('facts').put({ game: summary.id, seq, fact });
      }
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      opening.result.close();
    },
    games.map(({ summary, setup, facts }) => ({ summary, setup: { ...setup, seats: summary.plan.seats }, facts })),
  );
  await page.reload();
}

async function download(page: Page): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('button', { hasText: 'Download' }).click()]);
  return text(await file.createReadStream());
}

/** How often a name stands on the board. */
const standing = (page: Page, name: string): Promise<number> => page.locator(`[data-cell][aria-label*="${name}"]`).count();

describeOnStage('games from before', openStage, (stage) => {
  test('[AUD-4] a game of the first revision goes on against the computer, comes to its end, and its record verifies', async () => {
    const { page, complaints } = await stage().newPage(QUICK);
    const games = legacyGames().filter(({ summary }) => summary.plan.edition === 'clone-special');
    const [left] = games;
    await keep(page, games);
    await page.locator('.continue a').click();
    // Red's 9 on i5 is two steps from the base on i7, and nothing of Blue can reach it in one turn.
    await move(page, 'i5', 'i6');
    await move(page, 'i6', 'i7');
    await page.locator('dialog h2', { hasText: 'won' }).waitFor();
    await page.locator('dialog button', { hasText: 'Watch again' }).click();
    await page.waitForSelector('.replay-fair[data-verdict="holds"]');
    const record = await download(page);
    expect(record).toContain('\nrevision: 1\n');
    expect(record).toContain(left.record.slice(left.record.indexOf('\nred: ')).trim());
    expect(record).toMatch(/39 r i5-i6\n40 b .+\n41 r i6xi7 9>F\nend: flagCaptured, red wins\n$/);
    const read = readGame(record);
    expect(read.ok ? undefined : read.error).toBeUndefined();

    // Both finished games are on the shelf, the one that had ended before too.
    await page.locator('button', { hasText: 'Another game' }).click();
    await expect.poll(() => page.locator('.replay-game').count()).toBe(2);
    await page.locator('.replay-game').last().click();
    await page.waitForSelector('.replay-fair[data-verdict="holds"]');
    expect(await download(page)).toContain('28 r e1-c1\nend: resigned, blue wins');
    expect(complaints).toEqual([]);
  });

  test('[AUD-4] a record file of the first revision is replayed with the pieces that it had', async () => {
    const { page, complaints } = await stage().newPage({}, undefined, { at: '/replay' });
    for (const { record } of legacyGames()) {
      await page.setInputFiles('input[type="file"]', { name: 'game.flag', mimeType: 'text/plain', buffer: Buffer.from(record) });
      await page.waitForSelector('.replay-now');
      expect(
        await Promise.all(['Asajj Ventress', 'Whorm Loathsome', 'Anakin Skywalker', 'Mace Windu'].map((name) => standing(page, name))),
      ).toEqual([2, 0, 2, 0]);
      expect(await download(page)).toBe(record);
      await page.locator('button', { hasText: 'Another game' }).click();
      await page.waitForSelector('.replay-chooser');
    }
    expect(complaints).toEqual([]);
  });
});
