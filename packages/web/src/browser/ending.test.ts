// The end of a game on the page: everything is turned over on a board that nothing hides, and it goes on from there.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { middleOf } from './stories/situationsForTests.ts';
import { barriersOn } from './support/barriersForTests.ts';
import { resign, startGame, YOUR_TURN } from './support/playerForTests.ts';
import { describeOnStage, openStage, QUICK } from './support/stageForTests.ts';

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

/** How many pixels of the board lie under the result. */
function hiddenPixels(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [board, result] = ['.play-board', 'dialog.result'].map((selector) => document.querySelector(selector)!.getBoundingClientRect());
    const width = Math.min(board.right, result.right) - Math.max(board.left, result.left);
    const height = Math.min(board.bottom, result.bottom) - Math.max(board.top, result.top);
    return Math.round(Math.max(0, width) * Math.max(0, height));
  });
}

function hiddenPieces(page: Page): Promise<number> {
  return page.locator('[data-cell][aria-label*="hidden piece"]').count();
}

describeOnStage('the end of a game', openStage, (stage) => {
  test.each(['original', 'battle-cards', 'clone-special', 'conquest'])(
    '%s: all is turned over, and no window hides the board',
    async (edition) => {
      const { page, complaints } = await stage().newPage(QUICK, middleOf(edition));
      await startGame(page, edition);
      await page.waitForSelector(YOUR_TURN);
      expect(await hiddenPieces(page)).toBeGreaterThan(5);
      await resign(page);
      await page.waitForSelector('dialog.result dd');
      expect(await hiddenPieces(page)).toBe(0);
      for (const window of WINDOWS) {
        await page.setViewportSize(window);
        await expect.poll(() => hiddenPixels(page), { message: `${window.width}x${window.height}` }).toBe(0);
      }
      await page.setViewportSize(WINDOWS[0]);
      expect(await barriersOn(page)).toEqual([]);
      await page.getByRole('button', { name: 'Look at the board' }).click();
      await page.waitForSelector('dialog.result', { state: 'detached' });
      expect(await hiddenPieces(page)).toBe(0);
      expect(complaints).toEqual([]);
    },
  );
});
