// Who trains may ask: advice in words and on the board, what hidden pieces may be, and the rule behind a refusal.

import { findPart } from '@flagfall/testkit/parts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actUntil, barriersOn, openStage, playInto, type Stage, startGame } from './pageForTests.ts';

const part = findPart('chromium');
const QUICK = { battles: 'off', level: '1' } as const;

describe.skipIf(!part.found)(part.found ? 'training' : `training: ${part.why}`, () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(part.found ? part.folder : '');
  });
  afterAll(async () => await stage?.close());

  test('the computer says what it would do and why, shows it, and forgets it with the next move', async () => {
    const { page, complaints } = await stage.newPage(QUICK);
    await startGame(page, 'barrage');
    await playInto(page, 1);
    await page.locator('.hints .button').click();
    await page.waitForSelector('.field-arrow[data-look="advised"]');
    expect(await page.locator('.hints [role="status"] p').count()).toBeGreaterThanOrEqual(3);
    expect(await page.locator('.hints').innerText()).toMatch(/chances in a hundred/);

    await page.locator('.hints input').check();
    await page.waitForSelector('.token-guess');
    const hidden = await page.locator('[data-standing="hidden"]').count();
    expect(await page.locator('[data-cell][aria-label*="most likely"]').count()).toBe(hidden);
    expect(await barriersOn(page)).toEqual([]);
    await page.locator('.hints input').uncheck();
    expect(await page.locator('.token-guess').count()).toBe(0);

    await playInto(page, 1);
    expect(await page.locator('.field-arrow[data-look="advised"]').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('a refusal leads to the rule that it cites, and nobody leaves the game for it', async () => {
    const { page, complaints } = await stage.newPage(QUICK);
    await startGame(page, 'barrage');
    await page.locator('.deploy-ready:enabled').click();
    await page.waitForSelector('.status[data-yours="true"]');
    await page.locator('[data-standing="own"]').first().click();
    await page.locator('[data-cell="c4"]').click();
    await page.locator('.status-why').click();
    await page.waitForSelector('.rules-dialog [data-wanted]');
    expect(await barriersOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.rules-dialog', { state: 'detached' });
    expect(complaints).toEqual([]);
  });

  test('from the top of the rules every part of them is a tap away, and has an address', async () => {
    const { page } = await stage.newPage(QUICK);
    await page.goto(new URL('/rules/battle-cards', page.url()).href);
    await page.locator('.rules-contents a').last().click();
    const top = (): Promise<number | undefined> =>
      page.evaluate(() => document.querySelector('.rules-section:nth-of-type(4)')?.getBoundingClientRect().top);
    await page.locator('.rules-contents a').nth(3).click();
    await expect.poll(top).toBeLessThan(100);
    await page.reload();
    await expect.poll(top).toBeLessThan(100);
    expect(await top()).toBeGreaterThanOrEqual(0);
  });

  test('two people on one screen are not advised', async () => {
    const { page } = await stage.newPage(QUICK);
    await startGame(page, 'barrage', 'together');
    await actUntil(page, (_, moves) => moves === 1);
    expect(await page.locator('.hints').count()).toBe(0);
  });
});
