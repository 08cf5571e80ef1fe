// Setting up an army on real pages: it fits a phone, nothing moves, every change can be undone, and what was deployed or saved is there the next time.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { draftedMap } from './stories/situationsForTests.ts';
import { barriersOn } from './support/barriersForTests.ts';
import { startGame, YOUR_TURN } from './support/playerForTests.ts';
import { describeOnStage, openStage, QUICK } from './support/stageForTests.ts';

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
] as const;

/** What must be in sight, and must not move while an army is set up. */
const PARTS = ['.setup-board', '.setup-slot', '.setup-tools', '.deploy-ready'] as const;

async function begin(page: Page, edition: string, way: 'computer' | 'together' = 'computer'): Promise<void> {
  await startGame(page, edition, way);
  if (way === 'together') await page.locator('.curtain button').click();
  await page.locator('.deploy-ready:enabled').waitFor();
}

async function openArmies(page: Page): Promise<void> {
  await page.locator('.deploy-armies').click();
  await page.waitForSelector('dialog[open]');
}

async function home(page: Page): Promise<void> {
  await page.goto(new URL('/', page.url()).href);
  await page.waitForSelector('.edition');
}

/** The own pieces by their labels. */
async function armyOn(page: Page): Promise<readonly string[]> {
  return await page.locator('[data-standing="own"]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
}

/** Where each part is; the reader sees all of it. */
async function placesOn(page: Page): Promise<readonly string[]> {
  return await page.evaluate((parts) => {
    const faults: string[] = [];
    for (const part of ['html', '.setup', '.setup-slot']) {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.querySelector(part)!;
      if (scrollHeight > clientHeight || scrollWidth > clientWidth) faults.push(`${part} has to be scrolled`);
    }
    const places = parts.map((part) => {
      const { left, top, right, bottom } = document.querySelector(part)!.getBoundingClientRect();
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) faults.push(`${part} is out of sight`);
      return `${part} ${left} ${top} ${right} ${bottom}`;
    });
    for (const small of document.querySelectorAll('.setup button:not(.zoom button)')) {
      const { width, height } = small.getBoundingClientRect();
      if (width < 36 || height < 36) faults.push(`${small.className} is ${width} x ${height}`);
    }
    if (faults.length > 0) throw new Error(faults.join(', '));
    return places;
  }, PARTS);
}

describeOnStage('set-up', openStage, (stage) => {
  for (const { width, height } of PHONES)
    test(`board, box and buttons are in sight at ${width}x${height} and never move, also after a reload`, async () => {
      for (const edition of ['original', 'clone-special', 'conquest']) {
        const { page, complaints } = await stage().newPage(QUICK, edition === 'conquest' ? draftedMap() : undefined);
        await page.setViewportSize({ width, height });
        await begin(page, edition);
        const places = await placesOn(page);
        const stays = async (what: string): Promise<void> => expect(await placesOn(page), `${edition}: ${what}`).toEqual(places);
        const own = page.locator('[data-standing="own"]').first();
        if (edition !== 'conquest') await own.click();
        else await own.dispatchEvent('click');
        await stays('a piece is held');
        await page.locator('.box-kind').first().click();
        await stays('it was put back');
        await page.locator('.deploy-clear').click();
        await stays('the box is full');
        await page.locator('.box-kind').nth(2).click();
        await stays('a kind of the box is held');
        expect(await barriersOn(page)).toEqual([]);
        await page.reload();
        await page.waitForSelector('.box-kind');
        expect(await armyOn(page)).toEqual([]);
        await stays('the page was reloaded');
        await page.locator('.deploy-another').click();
        await stays('another army');
        expect(await barriersOn(page)).toEqual([]);
        await openArmies(page);
        expect(await barriersOn(page)).toEqual([]);
        expect(complaints).toEqual([]);
        await page.context().close();
      }
    });

  test('a game begins with the army that was deployed last on its board, and not on another', async () => {
    const { page } = await stage().newPage(QUICK);
    await begin(page, 'duel');
    const fresh = await armyOn(page);
    const [one, other] = [page.locator('[data-standing="own"]').first(), page.locator('[data-standing="own"]').last()];
    await one.click();
    await other.click();
    const changed = await armyOn(page);
    expect(changed).not.toEqual(fresh);
    await page.reload();
    await page.locator('.deploy-ready:enabled').waitFor();
    expect(await armyOn(page)).toEqual(changed);
    await page.locator('.deploy-ready').click();
    await page.waitForSelector(YOUR_TURN);
    await home(page);
    await begin(page, 'barrage');
    expect(await armyOn(page)).toHaveLength(8);
    await home(page);
    await begin(page, 'duel');
    expect(await armyOn(page)).toEqual(changed);
  });

  test('two people at one screen are not shown what either had, and nothing of theirs is kept', async () => {
    const { page } = await stage().newPage(QUICK);
    await begin(page, 'barrage');
    const fresh = await armyOn(page);
    await page.locator('.deploy-another').click();
    const last = await armyOn(page);
    await page.locator('.deploy-ready').click();
    await page.waitForSelector(YOUR_TURN);
    const kept = () => page.evaluate(() => localStorage.getItem('flagfall.lastArmy.barrage'));
    const before = await kept();
    expect(before).not.toBeNull();
    await home(page);
    await begin(page, 'barrage', 'together');
    expect(await armyOn(page)).toEqual(fresh);
    expect(fresh).not.toEqual(last);
    await openArmies(page);
    expect(await page.locator('dialog input').count()).toBe(0);
    expect(await page.locator('dialog').innerText()).toContain('You share this screen');
    await page.keyboard.press('Escape');
    await page.locator('.deploy-ready').click();
    await page.waitForSelector('.curtain');
    expect(await kept()).toBe(before);
  });

  test('an army is saved under a name without a network, loaded again in another game, and deleted', async () => {
    const { page, complaints } = await stage().newPage(QUICK);
    await begin(page, 'original');
    await page.context().setOffline(true);
    const army = await armyOn(page);
    await openArmies(page);
    await page.locator('dialog input').fill('Old faithful');
    await page.locator('dialog [type="submit"]').click();
    await page.locator('dialog [role="status"]', { hasText: 'Saved: Old faithful.' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.deploy-another').click();
    expect(await armyOn(page)).not.toEqual(army);
    await page.context().setOffline(false);
    await page.reload();
    await openArmies(page);
    await page.locator('dialog .studio-army', { hasText: 'Old faithful' }).click();
    await page.waitForSelector('dialog', { state: 'detached' });
    expect(await armyOn(page)).toEqual(army);
    await openArmies(page);
    await page.getByRole('button', { name: 'Delete Old faithful' }).click();
    await page.locator('dialog .studio-note', { hasText: 'No saved armies' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('by keys alone an army is changed, undone and redone; how guessable it is, is told', async () => {
    const { page } = await stage().newPage(QUICK);
    await begin(page, 'original');
    const armies = [await armyOn(page)];
    await page.locator('.guess[data-guess="easy"]', { hasText: 'from the book' }).waitFor();
    await page.locator('.deploy-clear').focus();
    await page.keyboard.press('Enter');
    armies.push(await armyOn(page));
    expect(armies[1]).toEqual([]);
    await page.keyboard.press('Control+z');
    await expect.poll(() => armyOn(page)).toEqual(armies[0]);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => armyOn(page)).toEqual(armies[1]);
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => armyOn(page)).toEqual(armies[0]);
    // The button has nothing more to undo, and the keyboard goes on at the board.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('gridcell');
    // The flag in the open is no longer what the book has.
    const flag = page.locator('[aria-label$="your Flag"]');
    const front = page.locator('[data-cell="a4"]');
    await flag.focus();
    await page.keyboard.press('Enter');
    await front.focus();
    await page.keyboard.press('Enter');
    await page.locator('.guess:not([data-guess="easy"])').waitFor();
  });
});
