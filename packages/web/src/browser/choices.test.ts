// How one chooses to play, in a real browser: moves that are confirmed, chosen in advance, or taken from a computer that thinks for long; stillness; a phone.

import { findPart } from '@flagfall/testkit/parts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriersOn, openStage, type Stage, startGame } from './pageForTests.ts';

const part = findPart('chromium');
const QUICK = { battles: 'off', level: '1', sounds: 'off' } as const;
async function begin(page: Page, edition: string): Promise<void> {
  await startGame(page, edition);
  await page.locator('.deploy-ready:enabled').click();
  await page.waitForSelector('.status[data-yours="true"]');
}

/** Taps a piece that can go somewhere, and returns where it stands and where it may go. */
async function choosePiece(page: Page, mayGo: (from: string, to: string) => boolean = () => true): Promise<{ from: string; to: string }> {
  for (const piece of await page.locator('[data-standing="own"]').all()) {
    await piece.click();
    const from = (await piece.getAttribute('data-cell')) ?? '';
    const targets = await page.locator('.cell-target').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-cell') ?? ''));
    const to = targets.find((target) => mayGo(from, target));
    if (to !== undefined) return { from, to };
    await piece.click();
  }
  throw new Error('no piece can go anywhere');
}

/** Taps cells one after the other, without the pauses of a hand: the computer thinks meanwhile. */
async function tapAll(page: Page, ...names: readonly string[]): Promise<void> {
  await page.evaluate(async (cells) => {
    for (const name of cells) {
      document.querySelector(`[data-cell="${name}"]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  }, names);
}

const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`);
const status = (page: Page): Promise<string> => page.locator('.status-sentence').innerText();
const log = (page: Page): Promise<string> => page.locator('.log').innerText();

describe.skipIf(!part.found)(part.found ? 'choices' : `choices: ${part.why}`, () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(part.found ? part.folder : '');
  });
  afterAll(async () => await stage?.close());

  test('a move waits until it is confirmed: by tap, by drag and by keys', async () => {
    const { page, complaints } = await stage.newPage({ ...QUICK, confirmation: 'on' });
    await begin(page, 'original');
    const before = await log(page);

    const { from, to } = await choosePiece(page);
    await cell(page, to).click();
    expect(await status(page)).toContain(`${from} to ${to}?`);
    expect(await cell(page, to).getAttribute('aria-label')).toContain('waits to be confirmed');
    expect(await page.locator('.field-arrow').count()).toBe(1);
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await page.locator('.field-arrow').count()).toBe(0);

    await cell(page, from).dragTo(cell(page, to));
    await page.waitForSelector('.field-arrow');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.field-arrow').count()).toBe(0);
    expect(await log(page)).toBe(before);

    // Enter on the target asks, Enter again confirms, and the focus is where it was.
    await cell(page, to).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Confirm');
    await page.keyboard.press('Enter');
    await expect.poll(() => log(page)).toContain(`to ${to}.`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toBe(to);
    expect(complaints).toEqual([]);
  });

  test('while the computer thinks for long a move is chosen in advance, and the computer is told to move now', async () => {
    const { page, complaints } = await stage.newPage({ ...QUICK, level: '5', thinking: '10' });
    await begin(page, 'original');
    // A step at the front for now, and for later a step into the place behind it, where nobody can disturb it.
    const still = await page
      .locator('[data-cell$="3"]:is([aria-label*="Bomb"], [aria-label*="Flag"])')
      .evaluateAll((cells) => cells.map((one) => one.getAttribute('data-cell')?.[0]));
    const first = await choosePiece(page, (one, target) => !still.includes(one[0]) && target === `${one[0]}5`);
    const [from, to] = [`${first.from[0]}3`, first.from];
    await cell(page, first.to).click();
    await page.waitForSelector('.status[data-yours="false"]');

    // Escape, a second tap and the button beside the status take it back.
    const plan = async (): Promise<void> => {
      await tapAll(page, from, to);
      expect(await status(page)).toContain(`${from} to ${to}`);
    };
    const isGone = (): Promise<void> => expect.poll(() => page.locator('.field-arrow').count()).toBe(0);
    await plan();
    expect(await cell(page, to).getAttribute('aria-label')).toContain('move in advance');
    await page.keyboard.press('Escape');
    await isGone();
    await plan();
    await tapAll(page, to);
    await isGone();
    await plan();
    await page.getByRole('button', { name: 'Cancel the move in advance' }).dispatchEvent('click');
    await isGone();

    await plan();
    const moveNow = page.getByRole('button', { name: 'Move now' });
    await moveNow.dispatchEvent('click');
    // The computer has moved, and the plan is made without another tap.
    await expect.poll(() => log(page)).toContain(`${from} to ${to}.`);
    await moveNow.dispatchEvent('click');
    const asked = Date.now();
    await page.waitForSelector('.status[data-yours="true"]');
    expect(Date.now() - asked).toBeLessThan(5000);
    expect(complaints).toEqual([]);
  });

  test('things move as the device asks, unless one says otherwise', async () => {
    const { page } = await stage.newPage(QUICK);
    const isMoving = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset.motion);
    expect(await isMoving()).toBe('reduced');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(isMoving).toBe('full');
    await page.goto(new URL('/settings', page.url()).href);
    await page.getByRole('group', { name: 'Motion' }).getByText('Reduced').click();
    await expect.poll(isMoving).toBe('reduced');
    await page.reload();
    await page.waitForSelector('.settings');
    expect(await isMoving()).toBe('reduced');
    expect(await barriersOn(page)).toEqual([]);
    await page.goto(new URL('/', page.url()).href);
    await begin(page, 'original');
    const glide = (): Promise<string> =>
      page
        .locator('.token')
        .first()
        .evaluate((token) => getComputedStyle(token).transitionDuration);
    expect(Number.parseFloat(await glide())).toBeLessThan(0.01);
    await page.evaluate(() => localStorage.setItem('flagfall.motion', 'full'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await page.waitForSelector('.token');
    expect(Number.parseFloat(await glide())).toBeGreaterThan(0.1);
  });

  test('on a phone a cell is a tenth of the width, and nothing scrolls sideways', async () => {
    const { page } = await stage.newPage({ ...QUICK, memory: 'pencil' });
    await begin(page, 'original');
    const { width, scrolls } = await page.evaluate(() => ({
      width: document.querySelector('[data-cell]')?.getBoundingClientRect().width,
      scrolls: document.documentElement.scrollWidth > innerWidth,
    }));
    expect(width).toBeGreaterThanOrEqual(39);
    expect(scrolls).toBe(false);
    // The game began with the memory that this device is set to: a hidden piece can be marked.
    await page.locator('[data-standing="hidden"]').first().click();
    await page.waitForSelector('dialog .marks');
  });
});
