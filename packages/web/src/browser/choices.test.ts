// How one chooses to play, in a real browser: moves that are confirmed, chosen in advance, or taken from a computer that thinks for long; stillness; a phone.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FIRST_MOVE } from './stories/situationsForTests.ts';
import { barriersOn } from './support/barriersForTests.ts';
import { move, startGame, YOUR_TURN } from './support/playerForTests.ts';
import { describeOnStage, ENDLESS, openStage, QUICK } from './support/stageForTests.ts';

async function begin(page: Page): Promise<void> {
  await startGame(page, 'original');
  await page.waitForSelector(YOUR_TURN);
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

describeOnStage('choices', openStage, (stage) => {
  test('a move waits until it is confirmed: by tap, by drag and by keys', async () => {
    const { page, complaints } = await stage().newPage({ ...QUICK, confirmation: 'on' }, FIRST_MOVE);
    await begin(page);
    const before = await log(page);

    const [from, to] = ['b4', 'b5'];
    await move(page, from, to);
    await page.locator('.status-sentence', { hasText: `${from} to ${to}?` }).waitFor();
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
    await expect.poll(() => log(page)).toContain(`${from}-${to}`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toBe(to);
    expect(complaints).toEqual([]);
  });

  test('while the computer thinks for long the player sets a premove, and then makes the computer move now', async () => {
    const { page, complaints } = await stage().newPage({ ...QUICK, level: '5' }, FIRST_MOVE, { positions: ENDLESS });
    await begin(page);
    // A step at the front for now, and for later a step into the place behind it, where nobody can disturb it.
    const [from, to] = ['b3', 'b4'];
    await move(page, to, 'b5');
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
    // The computer would think for ever: it moves because it was told to, and the plan is made without another tap.
    await page.locator('.log', { hasText: `${from}-${to}` }).waitFor();
    await moveNow.dispatchEvent('click');
    await page.waitForSelector(YOUR_TURN);
    expect(complaints).toEqual([]);
  });

  test('motion follows the device, unless the setting says otherwise', async () => {
    const { page } = await stage().newPage(QUICK, FIRST_MOVE, { at: '/settings' });
    await page.waitForSelector('.settings');
    const isMoving = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset.motion);
    expect(await isMoving()).toBe('reduced');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(isMoving).toBe('full');
    await page.getByRole('group', { name: 'Motion' }).getByText('Reduced').click();
    await expect.poll(isMoving).toBe('reduced');
    await page.reload();
    await page.waitForSelector('.settings');
    expect(await isMoving()).toBe('reduced');
    await page.locator('.header-name').click();
    await begin(page);
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
    const { page } = await stage().newPage({ ...QUICK, memory: 'pencil' });
    await startGame(page, 'original');
    await page.locator('.deploy-ready:enabled').click();
    await page.waitForSelector(YOUR_TURN);
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
