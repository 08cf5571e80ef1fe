// With the keyboard alone, knowing only what is read aloud: names and roles. A whole Duel, and the ways beside the board.

import { findPart } from '@flagfall/testkit/parts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, type Stage } from './pageForTests.ts';

const part = findPart('chromium');
/** Battles stay until they are closed, by keys too. */
const KEYS_ONLY = { battles: 'untilTap', level: '1', sounds: 'off' } as const;
/** A square as it is read aloud: "e4, your Scout", and where it lies on the screen. */
interface Square {
  readonly name: string;
  readonly column: number;
  readonly row: number;
}

/** All squares, row by row from the top, and the one that has the focus. */
async function look(page: Page): Promise<{ readonly squares: readonly Square[]; readonly here: Square | undefined }> {
  return await page.getByRole('row').evaluateAll((rows) => {
    const cells = rows.flatMap((line, row) =>
      [...line.querySelectorAll('[role="gridcell"]')].map((cell, column) => ({ cell, column, row })),
    );
    const squares = cells.map(({ cell, column, row }) => ({ name: cell.getAttribute('aria-label') ?? '', column, row }));
    return { squares, here: squares[cells.findIndex(({ cell }) => cell === document.activeElement)] };
  });
}

/** What has the focus: its role and what it is called. */
async function focused(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const element = document.activeElement;
    if (element === document.body) return 'nothing';
    return `${element?.getAttribute('role') ?? element?.localName}: ${element?.getAttribute('aria-label') ?? element?.textContent ?? ''}`;
  });
}

/** Goes on with Tab until something called so has the focus. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let at = 0; at < 120; at++) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab leads nowhere to ${name}`);
}

/** Walks over the board with the arrow keys. */
async function walkTo(page: Page, goal: Square): Promise<void> {
  const { here } = await look(page);
  expect(here, await focused(page)).toBeDefined();
  const [right, down] = [goal.column - here!.column, goal.row - here!.row];
  for (let at = 0; at < Math.abs(right); at++) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let at = 0; at < Math.abs(down); at++) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
}

const far = (one: Square, other: Square): number => Math.abs(one.column - other.column) + Math.abs(one.row - other.row);

/** Moves a piece, the nearest to the enemy first: attacks, or goes nearer. False where a battle came in between that the keys closed. */
async function move(page: Page): Promise<boolean> {
  const { squares: before } = await look(page);
  const enemies = before.filter(({ name }) => / of /.test(name) && !/your /.test(name));
  const distance = (square: Square): number => Math.min(99, ...enemies.map((enemy) => far(square, enemy)));
  const pieces = before.filter(({ name }) => /your (?!Bomb|Flag)/.test(name));
  const order = pieces
    .map((piece) => ({ piece, worth: distance(piece) + 3 * Math.random() }))
    .sort((one, other) => one.worth - other.worth);
  for (const { piece } of order) {
    await walkTo(page, piece);
    await page.keyboard.press('Enter');
    const offered = (await look(page)).squares.filter(({ name }) => /can be reached|can be attacked/.test(name));
    const worth = (square: Square): number => (/can be attacked/.test(square.name) ? -10 : distance(square)) + 2 * Math.random();
    const [best] = offered.map((square) => ({ square, worth: worth(square) })).sort((one, other) => one.worth - other.worth);
    if (best !== undefined) {
      await walkTo(page, best.square);
      const told = await page.locator('li').count();
      await page.keyboard.press('Enter');
      await heard(page, told);
      return true;
    }
    await page.keyboard.press('Escape');
  }
  return false;
}

/** Waits until the log tells more than so many lines, or something is shown before it does. */
async function heard(page: Page, lines: number): Promise<void> {
  await page.waitForFunction(
    (told) =>
      document.querySelectorAll('li').length !== told ||
      document.querySelector('dialog[open]') !== null ||
      [...document.querySelectorAll('button')].some((button) =>
        /Tap to go on/.test(button.getAttribute('aria-label') ?? button.textContent ?? ''),
      ),
    lines,
  );
}

/** What is read aloud next: a battle, one's turn, or the end. */
async function next(page: Page): Promise<'battle' | 'turn' | 'over'> {
  const found = await page.waitForFunction(() => {
    const said = (role: string): string[] => [...document.querySelectorAll(`[role="${role}"]`)].map(({ textContent }) => textContent ?? '');
    if (document.querySelector('dialog[open]') !== null) return 'over';
    if (
      [...document.querySelectorAll('button')].some((button) =>
        /Tap to go on/.test(button.getAttribute('aria-label') ?? button.textContent ?? ''),
      )
    )
      return 'battle';
    return said('status').some((text) => /^Your turn/.test(text)) ? 'turn' : undefined;
  });
  return (await found.jsonValue()) ?? 'turn';
}

/** Plays so many moves, or to the end. */
async function play(page: Page, most: number): Promise<'over' | 'goesOn'> {
  for (let moves = 0, vain = 0; moves < most; ) {
    const now = await next(page);
    if (now === 'over') return 'over';
    if (now === 'battle') await page.keyboard.press('Enter');
    else if (await move(page)) [moves, vain] = [moves + 1, 0];
    else expect(++vain, 'nothing can be moved').toBeLessThan(5);
  }
  return 'goesOn';
}

describe.skipIf(!part.found)(part.found ? 'by keyboard' : `by keyboard: ${part.why}`, () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(part.found ? part.folder : '');
  });
  afterAll(async () => await stage?.close());

  test('a whole Duel: from the first page over the army to the result', async () => {
    const { page, complaints } = await stage.newPage(KEYS_ONLY);
    await tabTo(page, /^button: Play the computer\s*Duel$/);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('button', { name: 'Ready' }).isEnabled()).toBe(true);

    // Two pieces of the army change places.
    await tabTo(page, /^gridcell/);
    const [one, other] = (await look(page)).squares.filter(({ name }) => /your /.test(name));
    await walkTo(page, one);
    await page.keyboard.press('Enter');
    await walkTo(page, other);
    await page.keyboard.press('Enter');
    const kind = ({ name }: Square): string => name.replace(/^.*your /, '');
    const swapped = (await look(page)).squares.find(({ column, row }) => column === other.column && row === other.row);
    expect(kind(swapped!)).toBe(kind(one));
    await tabTo(page, /^button: Ready/);
    await page.keyboard.press('Enter');

    // The board has the focus, and shows it.
    await expect.poll(() => focused(page)).toMatch(/^gridcell/);
    expect(await page.evaluate(() => document.activeElement?.matches(':focus-visible'))).toBe(true);
    expect(await play(page, 400)).toBe('over');
    expect(await page.getByRole('dialog').getByRole('heading').innerText()).toMatch(/won|lost|draw/);
    await tabTo(page, /Look at the board/);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^gridcell/);
    expect(complaints).toEqual([]);
  });

  test('questions, cards, the menu and a resignation', async () => {
    const { page, complaints } = await stage.newPage({ ...KEYS_ONLY, confirmation: 'on' });
    await tabTo(page, /^button: Play the computer\s*Stratego Battle Cards$/);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('button', { name: 'Ready' }).isEnabled()).toBe(true);
    await tabTo(page, /^button: Ready/);
    await page.keyboard.press('Enter');

    // The question about the first cards is answered and confirmed, and the board has the focus again.
    await page.getByRole('button', { name: 'Keep these cards' }).waitFor();
    await tabTo(page, /^button: Keep these cards/);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('button: Confirm');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^gridcell/);
    expect(await next(page)).toBe('turn');

    // A card is taken up and laid down again, if one can be played now.
    const cards = page.getByRole('list').getByRole('button', { disabled: false });
    if ((await cards.count()) > 0) {
      const name = (await cards.first().innerText()).split('\n')[0];
      await tabTo(page, new RegExp(`^button: ${name}`));
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).not.toBe('nothing');
      await tabTo(page, /^button: Back/);
      await page.keyboard.press('Enter');
    }

    await tabTo(page, /^button: Turn the board/);
    const [corner] = (await look(page)).squares;
    await page.keyboard.press('Enter');
    expect((await look(page)).squares[0].name).not.toBe(corner.name);
    await tabTo(page, /^button: Resign/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('button: Resign');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, /^button: Resign/);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('dialog').getByRole('heading').innerText()).toMatch(/lost/);
    expect(complaints).toEqual([]);
  });
});
