// Puzzles in a real browser: one of each kind is solved, a wrong answer is told so, and what was solved is remembered.

import { FAMILY_IDS, type Puzzle, puzzlesOf } from '@flagfall/learn/puzzles';
import { findPart } from '@flagfall/testkit/parts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriersOn, openStage, type Stage } from './pageForTests.ts';

const part = findPart('chromium');

/** Taps a cell, as a finger does wherever it is drawn. */
async function tap(page: Page, cell: string): Promise<void> {
  await page.locator(`[data-cell="${cell}"]`).dispatchEvent('click');
}

/** Goes to a puzzle without loading the page again. */
async function open(page: Page, id: string): Promise<void> {
  await page.goto(new URL(`/puzzles/${id}`, page.url()).href);
  await page.waitForSelector('.puzzle-task');
}

/** Answers by the idea of the puzzle, and goes on with whatever the second hint would show where more is to be done. */
async function solve(page: Page, { idea }: Puzzle): Promise<void> {
  for (const cell of idea.split('>')) await tap(page, cell);
  // A card could go with an attack: none does here.
  const noCard = page.locator('[data-step="card "]');
  if ((await noCard.count()) > 0) await noCard.click();
}

describe.skipIf(!part.found)(part.found ? 'puzzles' : `puzzles: ${part.why}`, () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(part.found ? part.folder : '');
  });
  afterAll(async () => await stage?.close());

  test('one of each kind is solved by its idea', async () => {
    const puzzles = (await Promise.all((['small', 'conquest'] as const).map(puzzlesOf))).flat();
    const { page, complaints } = await stage.newPage();
    const kinds = Map.groupBy(puzzles, ({ question }) => question.kind);
    expect([...kinds.keys()].sort()).toEqual(['capture', 'flag', 'guard', 'keep', 'land', 'which']);
    for (const [kind, some] of kinds) {
      const puzzle = some.find(({ question, position }) => {
        if (question.kind === 'land') return position.includes('moves=1,');
        return !('turns' in question) || question.turns === 1;
      });
      // A trap takes two turns; its first move is right and the game goes on.
      const asked = puzzle ?? some[0];
      await open(page, asked.id);
      await solve(page, asked);
      await expect
        .poll(() => page.locator('.puzzle-answer').getAttribute('data-stage'), { message: `${kind} ${asked.id}`, timeout: 10_000 })
        .toBe(puzzle === undefined ? 'goesOn' : 'right');
    }
    expect(complaints).toEqual([]);
  });

  test('a wrong answer is told so, hints lead to the right one, and the list remembers it', async () => {
    const [puzzle] = (await puzzlesOf('small')).filter(({ question }) => question.kind === 'which');
    const { page, complaints } = await stage.newPage();
    await page.locator('.more a[href="/puzzles"]').click();
    await page.waitForSelector('.puzzles-entry');
    const all = (await Promise.all(FAMILY_IDS.map(puzzlesOf))).flat();
    expect(await page.locator('.puzzles-entry').count()).toBe(all.length);
    expect(await barriersOn(page)).toEqual([]);
    await page.locator(`a[href="/puzzles/${puzzle.id}"]`).click();
    await page.waitForSelector('.puzzle-task');
    const other = page.locator('[data-standing="hidden"]').locator(`xpath=self::*[@data-cell!="${puzzle.idea}"]`).first();
    await other.dispatchEvent('click');
    await expect.poll(() => page.locator('.puzzle-wrong').count()).toBe(1);
    await page.locator('.puzzle-ways button').first().click();
    await page.locator('button', { hasText: 'Hint' }).click();
    await page.locator('button', { hasText: 'Hint' }).click();
    expect(await page.locator('.cell-pick').getAttribute('data-cell')).toBe(puzzle.idea);
    await page.locator('.cell-pick').press('Enter');
    await expect.poll(() => page.locator('.puzzle-right').count()).toBe(1);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await barriersOn(page)).toEqual([]);
    await page.locator('.play-side a').click();
    await page.waitForSelector('.puzzles-entry');
    expect(await page.locator(`a[href="/puzzles/${puzzle.id}"] [data-state]`).getAttribute('data-state')).toBe('solved');
    await page.reload();
    await page.waitForSelector('.puzzles-entry');
    expect(await page.locator('[data-state="solved"]').count()).toBe(1);
    expect(complaints).toEqual([]);
  });
});
