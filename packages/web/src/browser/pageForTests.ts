/** A browser before the built pages, and a player who knows of them only what they show. */

import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { builtPages } from './builtPagesForTests.ts';
import { type StaticServer, serveFolder } from './staticServerForTests.ts';

export { barriersOn, checkerOn } from './barriersForTests.ts';

export const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Stage {
  /** A page of a person who has never been here. What it complains about is in `complaints`. */
  newPage(settings?: Readonly<Record<string, string>>): Promise<{ readonly page: Page; readonly complaints: readonly string[] }>;
  close(): Promise<void>;
}

/** Lets somebody serve the built pages and starts a browser. */
export async function openStage(chromiumFolder: string, serve: (folder: string) => Promise<StaticServer> = serveFolder): Promise<Stage> {
  const server = await serve(await builtPages());
  const browser: Browser = await chromium.launch({ executablePath: path.join(chromiumFolder, 'chromium'), args: ARGUMENTS });
  return {
    async newPage(settings = {}) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', serviceWorkers: 'block' });
      await context.addInitScript((all) => {
        for (const [key, value] of Object.entries(all)) localStorage.setItem(`flagfall.${key}`, value);
      }, settings);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('console', (line) => {
        if (line.type() === 'error') complaints.push(line.text());
      });
      await page.goto(server.url);
      await page.waitForSelector('.edition');
      return { page, complaints };
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** Starts a game from its card on the first page. */
export async function startGame(page: Page, edition: string, way: 'computer' | 'together' = 'computer'): Promise<void> {
  await page
    .locator(`[data-edition="${edition}"] .edition-ways button`)
    .nth(way === 'computer' ? 0 : 1)
    .click();
}

/** What the player finds to do: the next thing on the page that can be tapped, or none yet. */
export type Done = 'deployed' | 'lifted' | 'picked' | 'answered' | 'moved' | 'over' | 'waiting';

/**
 * Does one thing, as somebody would who looks at the page: confirms the army, takes the screen, taps a marked place, presses a button of a question,
 * now and then plays a card or a power, or moves a piece: against an enemy if that promises something, and else forward.
 */
export async function act(page: Page): Promise<Done> {
  return await page.evaluate(async () => {
    const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
    const tap = (element: Element | undefined): boolean => {
      element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return element !== undefined;
    };
    const drawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
    const some = (elements: HTMLElement[]): HTMLElement | undefined => elements[Math.floor(Math.random() * elements.length)];
    if (all('dialog[open]').length > 0) return 'over';
    if (tap(all('.curtain button')[0])) return 'lifted';
    const ready = document.querySelector<HTMLButtonElement>('.deploy-ready');
    if (ready !== null) return !ready.disabled && tap(ready) ? 'deployed' : 'waiting';
    if (tap(some(all('.cell-pick, .zone-pick')))) return 'picked';
    if (all('.prompt h2').length > 0 && tap(some(all('.prompt-step')))) return 'answered';
    if (all('.status[data-yours="true"]').length === 0) return 'waiting';
    if (Math.random() < 0.2 && tap(some(all('.prompt-step, .cards-card:enabled')))) return 'answered';

    const isSouth = all('[data-cell]')[0]?.dataset.cell?.startsWith('a') ?? true;
    let best: { from: HTMLElement; to: string; worth: number } | undefined;
    let movable = 0;
    for (const from of all('[data-standing="own"]').sort(() => Math.random() - 0.5)) {
      tap(from);
      await drawn();
      const targets = all('.cell-attack, .cell-target, .zone-attack, .zone-target');
      for (const to of targets) {
        const [one, other] = [from, to].map((cell) => Number(cell.dataset.cell?.replace(/\D/g, '')));
        const isAttack = to.matches('.cell-attack, .zone-attack');
        // What is unknown may be anything; what is known has won before.
        const promise = !isAttack ? 0 : to.dataset.standing === 'hidden' ? 10 : 3;
        const worth = promise + (isSouth ? 1 : -1) * (other - one) + Math.random();
        if (best === undefined || worth > best.worth) best = { from, to: to.dataset.cell ?? '', worth };
      }
      tap(from);
      await drawn();
      // In a large army a few pieces that can go anywhere will do.
      if (targets.length > 0 && ++movable >= 3) break;
    }
    if (best === undefined) return tap(some(all('.prompt-step, .cards-card:enabled'))) ? 'answered' : 'waiting';
    tap(best.from);
    await drawn();
    const told = document.querySelector('.log')?.textContent;
    tap(all(`[data-cell="${best.to}"]`)[0]);
    await drawn();
    // The table is asked: until it has answered, the page still says that it is one's turn.
    const isAnswered = (): boolean =>
      document.querySelector('.log')?.textContent !== told ||
      all('dialog[open], .curtain, .scene, .prompt h2, .cell-pick, .zone-pick').length > 0;
    const end = Date.now() + 3000;
    while (!isAnswered() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
    return 'moved';
  });
}

/** Taps a piece and the free cell before it, whether it is the player's turn or not. */
export async function stepForward(page: Page): Promise<{ readonly from: string; readonly to: string }> {
  return await page.evaluate(async () => {
    const tap = async (cell: Element): Promise<void> => {
      cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 0));
    };
    const at = (cell: HTMLElement): readonly [string, number] => [cell.dataset.cell?.[0] ?? '', Number(cell.dataset.cell?.slice(1))];
    for (const from of document.querySelectorAll<HTMLElement>('[data-standing="own"]')) {
      await tap(from);
      const [column, row] = at(from);
      const before = [...document.querySelectorAll<HTMLElement>('.cell-target')].find(
        (cell) => at(cell)[0] === column && Math.abs(at(cell)[1] - row) === 1,
      );
      await tap(before ?? from);
      if (before !== undefined) return { from: from.dataset.cell ?? '', to: before.dataset.cell ?? '' };
    }
    throw new Error('no piece can step forward');
  });
}

/** Does things until something holds; fails with what the page says when that takes too long. */
export async function actUntil(page: Page, isReached: (done: Done, moves: number) => boolean, withinMs = 100_000): Promise<void> {
  let moves = 0;
  const end = Date.now() + withinMs;
  while (Date.now() < end) {
    const done = await act(page);
    if (done === 'moved') moves++;
    if (isReached(done, moves)) return;
    if (done === 'waiting') await page.waitForTimeout(20);
  }
  throw new Error(`nothing goes on after ${moves} moves: ${await page.locator('main').innerText()}`);
}

/** From the result to another game; the result is gone before anything else is done. */
export async function playAgain(page: Page): Promise<void> {
  await page.locator('dialog .button-main').first().click();
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  await page.waitForSelector('.deploy-ready, .zone-pick');
}

/** Plays so many moves of a game that goes on after them; of another one where a game ends before, which small ones do now and then. */
export async function playInto(page: Page, moves: number): Promise<void> {
  for (;;) {
    await actUntil(page, (done, made) => made >= moves || done === 'over');
    await page.waitForSelector('.status[data-yours="true"], dialog[open]');
    if ((await page.locator('dialog[open]').count()) === 0) return;
    await playAgain(page);
  }
}
