// Every edition against the computer, played by what the page shows: a few turns of each, and whole games in the long tests. Whoever plays neither resigns
// nor agrees to a draw.

import { EDITIONS } from '@flagfall/editions';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { actUntil, chooseInMenu, startGame } from './support/playerForTests.ts';
import { describeOnStage, openStage, QUICK } from './support/stageForTests.ts';

describeOnStage('editions', openStage, (stage) => {
  if (process.env.FLAGFALL_LONG === '1') {
    test.each(EDITIONS.filter(({ id }) => id !== 'conquest'))('$id to its end', async ({ id }) => {
      const { page, complaints } = await stage().newPage(QUICK);
      await startGame(page, id);
      await playToTheEnd(page, complaints);
    });

    test.each(['2', '3', '4'])('conquest to its end, with %s players', async (players) => {
      const { page, complaints } = await stage().newPage(QUICK);
      await page.locator('[data-edition="conquest"] .edition-ways button').nth(2).click();
      await page.locator('dialog summary').click();
      await page.locator(`dialog details input[type="radio"][value="${players}"]`).first().check({ force: true });
      await page.locator('dialog .new-ways .button-main').click();
      await page.waitForSelector('.holdings');
      expect(await page.locator('.holdings [data-seat]').count()).toBeGreaterThanOrEqual(Number(players));
      await playToTheEnd(page, complaints);
    });
  } else {
    // One after the other by the same person, so that the pages are loaded once.
    test('each begins: the army, the steps before it, and a few turns', async () => {
      const { page, complaints } = await stage().newPage(QUICK);
      for (const { id } of EDITIONS.filter((edition) => edition.id !== 'barrage')) {
        await startGame(page, id);
        await actUntil(page, (_, moves) => moves === 2);
        expect(await page.locator('.log li').count(), id).toBeGreaterThan(3);
        expect(complaints, id).toEqual([]);
        await chooseInMenu(page, 'Leave');
      }
    });
  }
});

async function playToTheEnd(page: Page, complaints: readonly string[]): Promise<void> {
  await actUntil(page, (done) => done === 'over');
  const ending = await page.locator('dialog').innerText();
  expect(ending).toMatch(/won|lost|draw/);
  expect(ending).not.toMatch(/resign/);
  expect(complaints).toEqual([]);
  await page.context().close();
}
