/** A player who knows only what the page shows, and whose choices follow from a seed. */

import type { Page } from 'playwright-core';
import { SEED } from './stageForTests.ts';

/** Starts a game from its card on the first page. */
export async function startGame(page: Page, edition: string, way: 'computer' | 'together' = 'computer'): Promise<void> {
  await page
    .locator(`[data-edition="${edition}"] .edition-ways button`)
    .nth(way === 'computer' ? 0 : 1)
    .click();
}

/** The board waits for the player: questions are answered and scenes are over. */
export const YOUR_TURN = '.status[data-acting="true"]';
/** The player can act, or the game is over. During the set-up the action is to be ready. */
export const SOMETHING_TO_DO = `dialog[open], .curtain button, .deploy-ready:enabled, .cell-pick, .zone-pick, body:not(:has(.deploy-ready)) ${YOUR_TURN}`;

/** The action of the player. */
export type Done = 'deployed' | 'lifted' | 'picked' | 'answered' | 'moved' | 'over';

/** The number of actions of each player: choices follow from it, and not from waiting times. */
const deeds = new WeakMap<Page, number>();

/**
 * Waits for the next action and does it, by what the page shows: confirms the army, takes the screen, taps a marked cell, presses
 * a button of a question, now and then plays a card or a power, or moves a piece: against an enemy if that is promising, else forward.
 */
export async function act(page: Page): Promise<Done> {
  // Not `waitForSelector`: its handle keeps an element of the page in memory, with everything that was shown in it.
  await page
    .locator(SOMETHING_TO_DO)
    .first()
    .waitFor({ state: 'attached' })
    .catch(async (error: Error) => {
      throw new Error(`${error.message}\nThe page says: ${await page.locator('main').innerText()}`);
    });
  const count = deeds.get(page) ?? 0;
  deeds.set(page, count + 1);
  const did = await doSomething(page, count);
  // Wait until these are gone, or they are taken for the next action.
  if (did === 'lifted') await page.locator('.curtain').waitFor({ state: 'detached' });
  if (did === 'deployed') await page.locator('.deploy-ready:enabled').waitFor({ state: 'detached' });
  return did;
}

async function doSomething(page: Page, count: number): Promise<Done> {
  return await page.evaluate(
    async ([seed, done]) => {
      // A small generator, seeded by words (xmur3) and stepping like mulberry32.
      let state = 1779033703;
      for (const letter of `${seed} ${done}`) state = Math.imul(state ^ letter.charCodeAt(0), 3432918353);
      const chance = (): number => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
      };
      const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
      const tap = (element: Element | undefined): boolean => {
        element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        return element !== undefined;
      };
      const drawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
      const some = (elements: HTMLElement[]): HTMLElement | undefined => elements[Math.floor(chance() * elements.length)];
      const did = async (what: Done): Promise<Done> => {
        await drawn();
        return what;
      };
      if (all('dialog[open]').length > 0) return 'over';
      if (tap(all('.curtain button')[0])) return await did('lifted');
      if (tap(all('.deploy-ready:enabled')[0])) return await did('deployed');
      if (tap(some(all('.cell-pick, .zone-pick')))) return await did('picked');
      if (all('.prompt h2').length > 0 && tap(some(all('.prompt-step')))) return await did('answered');
      if (chance() < 0.2 && tap(some(all('.prompt-step, .cards-card:enabled')))) return await did('answered');

      const isSouth = all('[data-cell]')[0]?.dataset.cell?.startsWith('a') ?? true;
      const pieces = all('[data-standing="own"]').map((piece) => ({ piece, order: chance() }));
      let best: { from: HTMLElement; to: string; worth: number } | undefined;
      let movable = 0;
      for (const { piece: from } of pieces.sort((one, other) => one.order - other.order)) {
        tap(from);
        await drawn();
        const targets = all('.cell-attack, .cell-target, .zone-attack, .zone-target');
        for (const to of targets) {
          const [one, other] = [from, to].map((cell) => Number(cell.dataset.cell?.replace(/\D/g, '')));
          const isAttack = to.matches('.cell-attack, .zone-attack');
          // An unknown piece may be anything; a known one has won before.
          const promise = !isAttack ? 0 : to.dataset.standing === 'hidden' ? 10 : 3;
          const worth = promise + (isSouth ? 1 : -1) * (other - one) + chance();
          if (best === undefined || worth > best.worth) best = { from, to: to.dataset.cell ?? '', worth };
        }
        tap(from);
        await drawn();
        // In a large army a few movable pieces are enough.
        if (targets.length > 0 && ++movable >= 3) break;
      }
      if (best === undefined) {
        if (tap(some(all('.prompt-step, .cards-card:enabled')))) return await did('answered');
        throw new Error(`nothing can be done: ${document.querySelector('main')?.innerText}`);
      }
      tap(best.from);
      await drawn();
      tap(all(`[data-cell="${best.to}"]`)[0]);
      return await did('moved');
    },
    [SEED, count] as const,
  );
}

/** Acts until a condition holds, for whole games; a story that needs a situation is placed there instead. */
export async function actUntil(page: Page, isReached: (done: Done, moves: number) => boolean): Promise<void> {
  for (let moves = 0; ; ) {
    const done = await act(page);
    if (done === 'moved') moves++;
    if (isReached(done, moves)) return;
    if (done === 'over') throw new Error(`seed "${SEED}": the game is over after ${moves} moves`);
  }
}

/** Opens the menu of a game and chooses an entry. */
export async function chooseInMenu(page: Page, name: string): Promise<void> {
  await page.locator('.gameMenu button').first().click();
  await page.locator('.menu .button', { hasText: name }).click();
}

/** Resigns and confirms. */
export async function resign(page: Page): Promise<void> {
  await chooseInMenu(page, 'Resign');
  await page.locator('dialog dialog .button-danger').click();
}

/** Taps a piece and its target. */
export async function move(page: Page, from: string, to: string): Promise<void> {
  await page.waitForSelector(YOUR_TURN);
  for (const cell of [from, to]) await page.locator(`[data-cell="${cell}"]`).click();
}
