// The course in a real browser: lessons by tap and by keys, with a card and with a power, what is wrong, what is shown, and what is remembered.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriersOn } from './support/barriersForTests.ts';
import { type Actor, type BrowserStage, describeOnStage, openStage, QUICK } from './support/stageForTests.ts';

async function openLesson(stage: BrowserStage, lesson: string): Promise<Actor> {
  const actor = await stage.newPage(QUICK, undefined, { at: `/learn/${lesson}` });
  await actor.page.waitForSelector('.status[data-yours="true"]');
  return actor;
}

async function tap(page: Page, ...cells: readonly string[]): Promise<void> {
  for (const cell of cells) await page.locator(`[data-cell="${cell}"]`).click();
}

async function isRight(page: Page): Promise<void> {
  await page.waitForSelector('.lesson-card[data-state="right"]');
}

/** Which exercises the browser remembers as solved. */
const remembered = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('flagfall.lessons'));

describeOnStage('the course', openStage, (stage) => {
  test('from home to the first lesson: a wrong move is reported, the right one is praised, a refusal explains itself, and all of it is remembered', async () => {
    const { page, complaints } = await stage().newPage(QUICK);
    await page.locator('.more a[href="/learn"]').click();
    await page.waitForSelector('.course');
    await page.locator('.course-now .button-main').click();
    await page.waitForSelector('.cell-goal');
    await tap(page, 'e3', 'd3');
    await page.waitForSelector('.lesson-card[data-state="wrong"]');
    await page.locator('.lesson-ways .button-main').click();
    await tap(page, 'e3', 'e4');
    await isRight(page);
    expect(await barriersOn(page)).toEqual([]);
    await page.locator('.lesson-ways .button-main').click();
    await tap(page, 'c3', 'c4');
    await isRight(page);
    expect(await page.locator('.status-why').count()).toBe(1);
    await expect.poll(async () => (await remembered(page))?.split(' ').length).toBe(2);
    await page.goto(new URL('/learn', page.url()).href);
    await page.waitForSelector('.course-done');
    expect(await page.locator('.course-done').count()).toBe(1);
    expect(await page.locator('.course-progress progress').getAttribute('value')).toBe('2');
    expect(complaints).toEqual([]);
  });

  test('by keys alone: the scout runs, and Enter goes on to the next exercise', async () => {
    const { page, complaints } = await openLesson(stage(), 'scout');
    await page.locator('[data-cell="d2"]').focus();
    await page.keyboard.press('Enter');
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await isRight(page);
    await page.waitForSelector('.lesson-ways :focus');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.lesson-card[data-state="open"]');
    expect(await page.locator('.lesson-step').innerText()).toContain('2');
    expect(complaints).toEqual([]);
  });

  test('with a card from the hand', async () => {
    const { page, complaints } = await openLesson(stage(), 'movementCards');
    await page.locator('.cards-card:enabled').first().click();
    for (let picks = 0; picks < 2; picks++) {
      await page.waitForSelector('.cell-pick');
      await page.locator(picks === 0 ? '[data-cell="d4"].cell-pick' : '[data-cell="d7"].cell-pick').click();
      if ((await page.locator('.lesson-card[data-state="right"]').count()) > 0) break;
    }
    await isRight(page);
    expect(complaints).toEqual([]);
  });

  test('with a power, shown first and then done', async () => {
    const { page, complaints } = await openLesson(stage(), 'sword');
    await page.locator('.lesson-show').click();
    await isRight(page);
    expect(await page.locator('.lesson-verdict').innerText()).not.toBe('');
    await page.locator('.lesson-ways .button-main').click();
    await page.waitForSelector('.lesson-card[data-state="open"]');
    await tap(page, 'e4');
    await page.locator('.prompt-step').first().click();
    await page.waitForSelector('.cell-pick');
    await tap(page, 'e5', 'f4');
    await isRight(page);
    // What was shown is not counted, what was done is.
    await expect.poll(() => remembered(page)).toBe('sword.strike');
    expect(complaints).toEqual([]);
  });
});
