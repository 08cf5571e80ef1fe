// Who trains may ask: advice in words and on the board, what hidden pieces may be, and the rule behind a refusal.

import { expect, test } from 'vitest';
import { CLOSE } from './stories/situationsForTests.ts';
import { barriersOn } from './support/barriersForTests.ts';
import { move, startGame, YOUR_TURN } from './support/playerForTests.ts';
import { describeOnStage, openStage, QUICK } from './support/stageForTests.ts';

describeOnStage('training', openStage, (stage) => {
  test('the computer shows its advice with a reason, and drops it with the next move', async () => {
    const { page, complaints } = await stage().newPage(QUICK, CLOSE);
    await startGame(page, 'barrage');
    await page.waitForSelector(YOUR_TURN);
    await page.locator('.hints .button').click();
    await page.waitForSelector('.field-arrow[data-look="advised"]');
    expect(await page.locator('.hints [role="status"] p').count()).toBeGreaterThanOrEqual(3);
    expect(await page.locator('.hints').innerText()).toMatch(/Your chance to win after that: \d+%/);

    await page.locator('.hints input').check();
    await page.waitForSelector('.token-guess');
    const hidden = await page.locator('[data-standing="hidden"]').count();
    expect(await page.locator('[data-cell][aria-label*="most likely"]').count()).toBe(hidden);
    expect(await barriersOn(page)).toEqual([]);
    await page.locator('.hints input').uncheck();
    expect(await page.locator('.token-guess').count()).toBe(0);

    // Advice that was given stays, whatever is shown beside it, until the board is another one.
    expect(await page.locator('.field-arrow[data-look="advised"]').count()).toBe(1);
    await move(page, 'b1', 'b2');
    await page.locator('.log', { hasText: 'b1-b2.' }).waitFor();
    expect(await page.locator('.field-arrow[data-look="advised"]').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('a refusal links to the rule that it cites, without leaving the game', async () => {
    const { page, complaints } = await stage().newPage(QUICK, CLOSE);
    await startGame(page, 'barrage');
    await move(page, 'b1', 'c4');
    await page.locator('.status-why').click();
    await page.waitForSelector('.rules-dialog [data-wanted]');
    expect(await barriersOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.rules-dialog', { state: 'detached' });
    expect(complaints).toEqual([]);
  });

  test('from the top of the rules every part of them is a tap away, and has an address', async () => {
    const { page } = await stage().newPage(QUICK, undefined, { at: '/rules/battle-cards' });
    await page.locator('.rules-contents a').last().click();
    const top = (): Promise<number | undefined> =>
      page.evaluate(() => document.querySelector('.rules-section:nth-of-type(4)')?.getBoundingClientRect().top);
    await page.locator('.rules-contents a').nth(3).click();
    await expect.poll(top).toBeLessThan(100);
    await page.reload();
    await expect.poll(top).toBeLessThan(100);
    expect(await top()).toBeGreaterThanOrEqual(0);
  });

  test('two people on one screen get no hints', async () => {
    const { page } = await stage().newPage(QUICK, CLOSE);
    await startGame(page, 'barrage', 'together');
    await page.locator('.curtain button').click();
    await page.waitForSelector(YOUR_TURN);
    expect(await page.locator('.hints').count()).toBe(0);
  });
});
