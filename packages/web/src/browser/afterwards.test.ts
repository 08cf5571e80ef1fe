// Before and after games, in a real browser: a record is opened, stepped through, shared and thought about; an army is kept, shared and tried.

import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gravonText } from '../forTests/gravonForTests.ts';
import { CLOSE } from './stories/situationsForTests.ts';
import { barriersOn } from './support/barriersForTests.ts';
import { resign, startGame, YOUR_TURN } from './support/playerForTests.ts';
import { describeOnStage, openStage, QUICK } from './support/stageForTests.ts';

/** What is read aloud of the whole board. */
async function boardText(page: Page): Promise<string> {
  const labels = await page.locator('[data-cell]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
  return labels.join('\n');
}

async function openFile(page: Page, text: string, name = 'game.xml'): Promise<void> {
  await page.setInputFiles('input[type="file"]', { name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

/** The record as somebody saves it. */
async function saved(page: Page): Promise<{ readonly name: string; readonly text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('button', { hasText: 'Download' }).click()]);
  return { name: file.suggestedFilename(), text: await text(await file.createReadStream()) };
}

const moment = (page: Page): Promise<string> => page.locator('.replay-now').innerText();

describeOnStage('before and after games', openStage, (stage) => {
  test('a Gravon file is replayed, open and fogged, and its link shows others the same game', async () => {
    const { page, complaints } = await stage().newPage({}, undefined, { at: '/replay' });
    await page.waitForSelector('.replay-chooser');
    expect(await barriersOn(page)).toEqual([]);
    await openFile(page, '<stratego></stratego>');
    await expect.poll(() => page.locator('.replay-refusal').innerText()).toContain('<game> is missing');
    await openFile(page, gravonText());
    await page.waitForSelector('.replay-now');
    expect(await boardText(page)).toContain('a10, Flag of Blue');

    // Through the eyes of Red nothing of Blue is known; a battle tells two pieces, the rest stays hidden.
    await page.locator('.choiceRow-value', { hasText: /^Red$/ }).click();
    expect(await boardText(page)).not.toMatch(/(?<!hidden piece) of Blue/);
    expect(await boardText(page)).toContain('a10, hidden piece of Blue');
    expect(await page.locator('.token[data-seat="blue"] .piece-rank').count()).toBe(0);
    await page.locator('body').press('ArrowDown');
    await expect.poll(() => page.locator('.replay-now').innerText()).toContain('Move 3 of');
    expect(await page.locator('.captured').innerText()).toContain('1/2');
    await page.locator('body').press('ArrowLeft');
    await expect.poll(() => page.locator('.replay-moves [aria-current]').innerText()).toContain('j7');
    await page.locator('body').press('End');
    await expect.poll(() => moment(page)).toContain('resigned');
    await page.locator('.choiceRow-value', { hasText: /^Blue$/ }).click();
    // The end turns everything over; one moment before, Blue still knows nothing of Red.
    expect(await boardText(page)).not.toContain('hidden piece');
    await page.locator('body').press('ArrowLeft');
    await expect.poll(() => boardText(page)).toContain('hidden piece of Red');
    expect(await boardText(page)).not.toMatch(/(?<!hidden piece) of Red/);

    // By the timeline, by buttons from battle to battle, and by itself at a speed.
    await page.locator('.timeline input').fill(await page.locator('.timeline input').evaluate((line) => (line as HTMLInputElement).min));
    expect(await moment(page)).toContain('Before the first move');
    await page.getByRole('button', { name: 'Next battle' }).click();
    expect(await moment(page)).toContain('Move 3 of 8, a battle');
    await page.getByRole('button', { name: 'Previous battle' }).click();
    expect(await moment(page)).toContain('Before the first move');
    await page.locator('.choiceRow-value', { hasText: 'Quick' }).click();
    await page.locator('.replay-play').click();
    await expect.poll(() => moment(page)).toContain('resigned');
    await expect.poll(() => page.locator('.replay-play').innerText()).toContain('Play');
    expect(await page.locator('.replay-fair').getAttribute('data-verdict')).toBe('uncommitted');

    // The computer is asked, says something about every moment, and heat lies on the board.
    await page.locator('.timeline-ask').click();
    await page.waitForSelector('.replay-shares');
    await expect.poll(() => page.locator('.replay-progress').count()).toBe(0);
    const points = ((await page.locator('polygon.timeline-area').getAttribute('points')) ?? '').split(' ');
    expect(points.length).toBeGreaterThan(5);
    const turns = page.locator('.replay-turns button');
    expect(await page.locator('.timeline-turn').count()).toBe(await turns.count());
    expect(await page.locator('.replay-chances').innerText()).toMatch(/Where the game turned|No single move/);
    if ((await turns.count()) > 0) {
      const [, at] = /^Move (\d+): .+\. \w+ from \d+% to \d+%/.exec(await turns.first().innerText()) ?? [];
      await turns.first().click();
      expect(await moment(page)).toContain(`Move ${at} of`);
    }
    // The board and the switches of its heat are on one screen.
    const size = page.viewportSize()!;
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [1440, 900],
    ]) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      for (const part of ['.frame', '.replay-shown .choiceRow-value >> nth=-1']) {
        const { x, y, width: wide, height: high } = (await page.locator(part).boundingBox())!;
        expect([x, y, width - x - wide, height - y - high].map(Math.ceil).filter((room) => room < 0)).toEqual([]);
      }
    }
    await page.setViewportSize(size);
    await page.locator('.choiceRow-value', { hasText: 'Seen through' }).click();
    await expect.poll(() => page.locator('.heat-cell').count()).toBeGreaterThan(4);
    await page.locator('.choiceRow-value', { hasText: 'Suspected flag' }).click();
    await page.locator('body').press('Home');
    await expect.poll(() => page.locator('.heat-cell').count()).toBe(16);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await barriersOn(page)).toEqual([]);

    const other = await stage().newPage({}, undefined, { at: page.url() });
    await other.page.waitForSelector('.replay-now');
    expect(await other.page.locator('.replay-players').innerText()).toContain('Ann');
    expect(await boardText(other.page)).toContain('a10, Flag of Blue');
    await other.page.goto(page.url().slice(0, -6));
    await other.page.waitForSelector('.replay-refusal:not(:empty)');
    expect([...complaints, ...other.complaints]).toEqual([]);
  });

  test('a game that has just ended is replayed, its commitments hold, and its record can be saved', async () => {
    const { page, complaints } = await stage().newPage(QUICK, CLOSE);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await startGame(page, 'barrage');
    await page.waitForSelector(YOUR_TURN);
    await resign(page);
    await page.locator('dialog button', { hasText: 'Watch again' }).click();
    await page.waitForSelector('.replay-now');
    expect(await page.locator('.replay-fair').innerText()).toContain('Yes');
    expect(await page.locator('.replay-players').innerText()).toContain('computer, level 1');
    const file = await saved(page);
    expect(file.name).toMatch(/\.flag$/);
    await page.locator('button', { hasText: 'Copy link' }).click();
    await expect.poll(() => page.locator('.replay-record [role="status"]').innerText()).toContain('copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.locator('button', { hasText: 'Another game' }).click();
    await page.locator('.replay-game').click();
    await page.waitForSelector('.replay-now');

    // Somebody else opens the link, the file, and a file in which the luck was exchanged afterwards.
    const other = await stage().newPage({}, undefined, { at: link });
    await other.page.waitForSelector('.replay-fair[data-verdict="holds"]');
    const seen = await boardText(other.page);
    await other.page.locator('button', { hasText: 'Another game' }).click();
    await openFile(other.page, file.text, file.name);
    await other.page.waitForSelector('.replay-fair[data-verdict="holds"]');
    expect(await boardText(other.page)).toBe(seen);
    expect((await saved(other.page)).text).toBe(file.text);
    await other.page.locator('button', { hasText: 'Another game' }).click();
    await openFile(
      other.page,
      file.text.replace(/(secret\W+)(\w)/, (_, key, first) => `${key}${first === '0' ? '1' : '0'}`),
      file.name,
    );
    await other.page.waitForSelector('.replay-fair[data-verdict="broken"]');
    expect([...complaints, ...other.complaints]).toEqual([]);
  });

  test('an army is made, saved, shared and tried, and waits where a game begins', async () => {
    const { page, complaints } = await stage().newPage({ ...QUICK, edition: 'barrage' });
    await page.locator('.more a[href^="/studio"]').click();
    await page.waitForSelector('.studio [data-cell]');
    expect(page.url()).toContain('/studio/barrage');
    const code = (): Promise<string> => page.locator('.studio-code').inputValue();
    const before = await code();

    // Two pieces change places: by taps, then back by keys.
    const [one, other] = await page.locator('[data-standing="own"]').all();
    await one.click();
    await other.click();
    expect(await code()).not.toBe(before);
    await one.focus();
    await page.keyboard.press('Enter');
    await other.focus();
    await page.keyboard.press('Enter');
    expect(await code()).toBe(before);
    expect(await page.locator('.studio-guess').innerText()).toContain('most common place');
    expect(await barriersOn(page)).toEqual([]);

    await page.locator('.studio-keep input').fill('Old faithful');
    await page.locator('.studio-keep [type="submit"]').click();
    await page.waitForSelector('.studio-army');
    await page.locator('button', { hasText: 'Clear' }).click();
    await expect.poll(() => page.locator('.studio-check').innerText()).toContain('8 pieces');
    await page.locator('.studio-army').click();
    expect(await code()).toBe(before);

    // By link, by code, and for a game that has none.
    await page.locator('button', { hasText: 'Mirror' }).click();
    const mirrored = await code();
    await page.goto(`${new URL(page.url()).origin}/studio/barrage#${mirrored}`);
    await page.reload();
    await page.waitForSelector('.studio-code');
    expect(await code()).toBe(mirrored);
    await page.locator('.studio-share form input').fill(before);
    await page.locator('.studio-share [type="submit"]').click();
    expect(await code()).toBe(before);
    await page.locator('.studio-edition select').selectOption('conquest');
    await expect.poll(() => page.locator('.studio-drafted').innerText()).toContain('drafted');
    await page.locator('.studio-edition select').selectOption('barrage');

    await page.locator('.studio-army').click();
    await page.locator('button', { hasText: 'Test it' }).click();
    await page.waitForSelector('.deploy-ready:enabled');
    const standing = await boardText(page);
    await page.locator('.deploy-clear').click();
    await page.locator('.deploy-armies').click();
    await page.locator('dialog .studio-army', { hasText: 'Old faithful' }).click();
    expect(await boardText(page)).toBe(standing);
    expect(complaints).toEqual([]);
  });
});
