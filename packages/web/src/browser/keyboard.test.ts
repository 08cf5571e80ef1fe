// With the keyboard alone, knowing only what is read aloud: names and roles. A whole Duel, and the ways beside the board.

import { type Chance, seededChance } from '@flagfall/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FIRST_CARDS } from './stories/situationsForTests.ts';
import { YOUR_TURN } from './support/playerForTests.ts';
import { describeOnStage, openStage, QUICK, SEED } from './support/stageForTests.ts';

/** Battles stay until they are closed, by keys too. */
const KEYS_ONLY = { ...QUICK, battles: 'untilTap' } as const;
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

/** Moves a piece, the nearest to the enemy first: attacks, or goes nearer. */
async function move(page: Page, chance: Chance): Promise<void> {
  const { squares: before } = await look(page);
  const enemies = before.filter(({ name }) => / of /.test(name) && !/your /.test(name));
  const distance = (square: Square): number => Math.min(99, ...enemies.map((enemy) => far(square, enemy)));
  const pieces = before.filter(({ name }) => /your (?!Bomb|Flag)/.test(name));
  const order = pieces.map((piece) => ({ piece, worth: distance(piece) + chance.below(3) })).sort((one, other) => one.worth - other.worth);
  for (const { piece } of order) {
    await walkTo(page, piece);
    await page.keyboard.press('Enter');
    const offered = (await look(page)).squares.filter(({ name }) => /can be reached|can be attacked/.test(name));
    const worth = (square: Square): number => (/can be attacked/.test(square.name) ? -10 : distance(square)) + chance.below(2);
    const [best] = offered.map((square) => ({ square, worth: worth(square) })).sort((one, other) => one.worth - other.worth);
    if (best !== undefined) {
      await walkTo(page, best.square);
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Escape');
  }
  throw new Error('nothing can be moved');
}

/** What is read aloud next: a battle, one's turn, or the end. */
async function next(page: Page): Promise<'battle' | 'turn' | 'over'> {
  const battle = page.getByRole('button', { name: /Tap to go on/ });
  await page.getByRole('dialog').or(battle).or(page.locator(YOUR_TURN)).first().waitFor();
  if ((await page.getByRole('dialog').count()) > 0) return 'over';
  return (await battle.count()) > 0 ? 'battle' : 'turn';
}

/** Plays to the end. */
async function play(page: Page): Promise<void> {
  const chance = seededChance(SEED);
  for (;;) {
    const now = await next(page);
    if (now === 'over') return;
    if (now === 'turn') await move(page, chance);
    else await page.keyboard.press('Enter');
  }
}

describeOnStage('by keyboard', openStage, (stage) => {
  test('a whole Duel: from the first page over the army to the result', async () => {
    const { page, complaints } = await stage().newPage(KEYS_ONLY);
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
    await play(page);
    expect(await page.getByRole('dialog').getByRole('heading').innerText()).toMatch(/won|lost|draw/);
    await tabTo(page, /Look at the board/);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^gridcell/);
    expect(complaints).toEqual([]);
  });

  test('questions, cards, the menu and a resignation', async () => {
    const { page, complaints } = await stage().newPage({ ...KEYS_ONLY, confirmation: 'on' }, FIRST_CARDS);
    await tabTo(page, /^button: Play the computer\s*Stratego Battle Cards$/);
    await page.keyboard.press('Enter');

    // The question about the first cards is answered and confirmed, and the board has the focus again.
    await page.getByRole('button', { name: 'Keep these cards' }).waitFor();
    await tabTo(page, /^button: Keep these cards/);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('button: Confirm');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^gridcell/);
    expect(await next(page)).toBe('turn');

    // A card is taken up and laid down again.
    const name = (await page.getByRole('list').getByRole('button', { disabled: false }).first().innerText()).split('\n')[0];
    await tabTo(page, new RegExp(`^button: ${name}`));
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).not.toBe('nothing');
    await tabTo(page, /^button: Back/);
    await page.keyboard.press('Enter');

    const chooseInMenu = async (name: RegExp): Promise<void> => {
      await tabTo(page, /^button: Menu/);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await tabTo(page, name);
      await page.keyboard.press('Enter');
    };
    const [corner] = (await look(page)).squares;
    await chooseInMenu(/^button: Turn the board/);
    expect((await look(page)).squares[0].name).not.toBe(corner.name);
    await expect.poll(() => focused(page)).toBe('button: Menu');
    await chooseInMenu(/^button: Resign/);
    await page.getByRole('dialog', { name: 'Resign this game?' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('button: Resign');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Resign this game?' }).waitFor();
    await tabTo(page, /^button: Resign/);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('dialog').getByRole('heading').innerText()).toMatch(/lost/);
    expect(complaints).toEqual([]);
  });
});
