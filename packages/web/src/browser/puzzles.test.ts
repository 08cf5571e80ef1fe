// Puzzles in a real browser: one of each kind is solved, a wrong answer is told so, and what was solved is remembered.

import { PUZZLE_FAMILY_IDS, type Puzzle, puzzleFamilyOf, puzzlesOf } from '@flagfall/learn/puzzles';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriersOn } from './support/barriersForTests.ts';
import { drawn } from './support/picturesForTests.ts';
import { describeOnStage, openStage, QUICK } from './support/stageForTests.ts';

/** Taps a cell, as a finger does wherever it is drawn. */
async function tap(page: Page, cell: string): Promise<void> {
  await page.locator(`[data-cell="${cell}"]`).dispatchEvent('click');
}

/** Goes to a puzzle without loading the page again. */
async function open(page: Page, id: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/puzzles/${id}`);
  await page.waitForSelector(`.puzzle-task[data-puzzle="${id}"]`);
}

/** Answers by the idea of the puzzle, and goes on with whatever the second hint would show where more is to be done. */
async function solve(page: Page, { idea }: Puzzle): Promise<void> {
  for (const cell of idea.split('>')) await tap(page, cell);
  // A card could go with an attack: none does here.
  const noCard = page.locator('[data-step="card "]');
  if ((await noCard.count()) > 0) await noCard.click();
}

/** Answers by the power of a piece, the Apple, or a card of the hand that leads there; tries what is offered until one of them can. */
async function doDeed(page: Page, idea: string): Promise<void> {
  const [deed, target] = idea.split(':');
  if (target !== undefined) {
    await page.locator(`[data-step="deed ${deed}"]`).click();
    await tap(page, target);
    return;
  }
  const [from, ...targets] = idea.split('>');
  await tap(page, from);
  const power = page.locator('[data-step="deed sword"], [data-step="deed remoteAttack"]');
  if ((await power.count()) > 0) {
    await power.first().click();
    for (const cell of targets) await tap(page, cell);
    return;
  }
  const cards = page.locator('.cards-card:enabled');
  for (let at = 0; at < (await cards.count()); at++) {
    await cards.nth(at).click();
    await tap(page, from);
    if ((await page.locator(`.cell-pick[data-cell="${targets[0]}"]`).count()) > 0) break;
    await page.keyboard.press('Escape');
  }
  await tap(page, targets[0]);
  // A second card could go with it, and none need.
  const noCard = page.locator('[data-step="card "]');
  if ((await noCard.count()) > 0) await noCard.click();
}

describeOnStage('puzzles', openStage, (stage) => {
  test('one puzzle of each kind is solved by its idea', async () => {
    const puzzles = (await Promise.all((['small', 'conquest'] as const).map(puzzlesOf))).flat();
    const { page, complaints } = await stage().newPage(QUICK);
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
        .poll(() => page.locator('.puzzle-answer').getAttribute('data-stage'), { message: `${kind} ${asked.id}` })
        .toBe(puzzle === undefined ? 'goesOn' : 'right');
    }
    expect(complaints).toEqual([]);
  });

  test('a piece that is selected as soon as the next puzzle appears stays selected', async () => {
    const [first, next] = (await puzzlesOf('small')).filter(({ question }) => question.kind !== 'which');
    const { page } = await stage().newPage(QUICK);
    await open(page, first.id);
    const chosen = page.locator('.cell-chosen');
    await page.evaluate(
      async ([id, cell]) => {
        const isThere = Promise.withResolvers<void>();
        const watching = new MutationObserver(() => {
          if (document.querySelector(`.puzzle-task[data-puzzle="${id}"]`) === null) return;
          watching.disconnect();
          document.querySelector(`[data-cell="${cell}"]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
          isThere.resolve();
        });
        watching.observe(document.body, { subtree: true, childList: true, attributes: true });
        history.pushState(null, '', `/puzzles/${id}`);
        dispatchEvent(new PopStateEvent('popstate'));
        await isThere.promise;
      },
      [next.id, next.idea.split('>')[0]] as const,
    );
    await chosen.waitFor();
    for (let frame = 0; frame < 5; frame++) await drawn(page);
    expect(await chosen.count()).toBe(1);
  });

  test.each(['creed-special', 'clone-special', 'battle-cards'] as const)('%s: a power or a card wins at once', async (edition) => {
    const family = puzzleFamilyOf(`${edition}-1`);
    const puzzles = family === undefined ? [] : await puzzlesOf(family);
    const wins = puzzles.filter(
      (puzzle) =>
        puzzle.edition === edition && puzzle.needs.includes('deed') && puzzle.question.kind === 'flag' && puzzle.question.turns === 1,
    );
    expect(wins.length).toBeGreaterThan(0);
    const { page, complaints } = await stage().newPage(QUICK);
    for (const { id, idea } of wins) {
      await open(page, id);
      await page.locator('.puzzle-ways button', { hasText: 'Hint' }).click();
      expect(await page.locator('.puzzle-answer').innerText(), id).toContain('It is no ordinary move.');
      await doDeed(page, idea);
      const answer = page.locator('.puzzle-answer');
      await expect.poll(() => answer.getAttribute('data-stage'), { message: id }).toMatch(/right|goesOn/);
      // Anger goes on in the same turn.
      if ((await answer.getAttribute('data-stage')) === 'right')
        expect(await answer.innerText(), id).toContain('it takes a card or a power');
      else expect(await answer.innerText(), id).toContain('It is still your turn');
    }
    expect(complaints).toEqual([]);
  });

  test('on the map a card is chosen first, and another one is wrong', async () => {
    const puzzle = (await puzzlesOf('conquest')).find(({ idea }) => idea.startsWith('card:'));
    if (puzzle === undefined) throw new Error('there is such a puzzle');
    const right = puzzle.idea.replace(':', ' ');
    const { page, complaints } = await stage().newPage(QUICK);
    await open(page, puzzle.id);
    await page.locator(`[data-step^="answer card "]:not([data-step="answer ${right}"])`).first().click();
    await expect.poll(() => page.locator('.puzzle-wrong').count()).toBe(1);
    await page.locator('.puzzle-ways button').first().click();
    await page.locator(`[data-step="answer ${right}"]`).click();
    await expect.poll(() => page.locator('.puzzle-answer').innerText()).toContain('It is still your turn');
    expect(complaints).toEqual([]);
  });

  test('a wrong answer is reported, hints lead to the right one, and the list remembers it', async () => {
    const [puzzle] = (await puzzlesOf('small')).filter(({ question }) => question.kind === 'which');
    const { page, complaints } = await stage().newPage(QUICK);
    await page.locator('.more a[href="/puzzles"]').click();
    await page.waitForSelector('.puzzles-entry');
    const all = (await Promise.all(PUZZLE_FAMILY_IDS.map(puzzlesOf))).flat();
    expect(await page.locator('.puzzles-entry').count()).toBe(all.length);
    const numbers = (await page.locator('.puzzles-edition').first().locator('.puzzles-entry [data-state]').allInnerTexts()).map(Number);
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
    await page.locator(`a[href="/puzzles/${puzzle.id}"]`).click();
    expect(await page.locator('.puzzle-task h1').innerText()).toMatch(/puzzle 1$/);
    const other = page.locator('[data-standing="hidden"]').locator(`xpath=self::*[@data-cell!="${puzzle.idea}"]`).first();
    await other.dispatchEvent('click');
    await expect.poll(() => page.locator('.puzzle-wrong').count()).toBe(1);
    await page.locator('.puzzle-ways button').first().click();
    await page.locator('button', { hasText: 'Hint' }).click();
    await page.locator('button', { hasText: 'Hint' }).click();
    expect(await page.locator('.cell-pick').getAttribute('data-cell')).toBe(puzzle.idea);
    expect(await barriersOn(page)).toEqual([]);
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
