// The pages in a real browser: a whole game against the computer, and a screen that is handed over.

import { findEdition } from '@flagfall/editions';
import { compileRules } from '@flagfall/engine';
import { createMessages } from '@flagfall/messages';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { rememberedBy } from './leaks/machineForTests.ts';
import { FIRST_MOVE, nearlyDraftedMap } from './stories/situationsForTests.ts';
import { barriersOn } from './support/barriersForTests.ts';
import { act, actUntil, move, resign, SOMETHING_TO_DO, startGame, YOUR_TURN } from './support/playerForTests.ts';
import { describeOnStage, ENDLESS, openStage, QUICK } from './support/stageForTests.ts';

/** The names of the cards that can be in a hand. */
const CARDS = (compileRules(findEdition('battle-cards')!).decks?.cardKinds ?? []).map((card) => createMessages('en').card(card));

const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`);

describeOnStage('in a browser', openStage, (stage) => {
  test('by drag and by keys, with refused moves, and through a reload', async () => {
    const { page, complaints } = await stage().newPage(QUICK, FIRST_MOVE);
    await startGame(page, 'original');
    await page.waitForSelector(YOUR_TURN);

    // A tap chooses a piece and marks where it may go; a drag carries it there.
    await cell(page, 'b4').click();
    await page.waitForSelector('[data-cell="b5"].cell-target');
    await cell(page, 'b4').dragTo(cell(page, 'b5'));
    await page.locator('.log', { hasText: '-b5.' }).waitFor();
    await page.waitForSelector(YOUR_TURN);

    // By keys: Enter chooses a piece, Escape lets it go.
    await cell(page, 'b5').focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-cell="b5"][aria-selected="true"]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.cell-chosen', { state: 'detached' });

    // What is not allowed is explained: nobody goes into a lake.
    await cell(page, 'c4').click();
    await cell(page, 'c5').click();
    await page.waitForSelector('.status-why');

    const before = await page.locator('.log li').count();
    await page.reload();
    await page.waitForSelector(YOUR_TURN);
    expect(await page.locator('.log li').count()).toBe(before);
    expect(complaints).toEqual([]);
  });

  test("an impossible move is refused in the computer's turn too, and when the tap came before the table had answered", async () => {
    const { page, complaints } = await stage().newPage({ ...QUICK, level: '5' }, FIRST_MOVE, { positions: ENDLESS, script: holdAnswers });
    await startGame(page, 'original');
    await page.waitForSelector(YOUR_TURN);
    await page.evaluate(() => (globalThis as unknown as Held).hold());
    await move(page, 'b4', 'b5');
    await page.waitForSelector('.status[data-yours="true"][data-acting="false"]');
    const tapLake = async (): Promise<void> => {
      for (const name of ['c4', 'c5']) await cell(page, name).click();
    };
    await tapLake();
    expect(await page.locator('.status-notice').innerText()).toBe('');
    await page.evaluate(() => (globalThis as unknown as Held).release());
    const refused = page.locator('.status[data-yours="false"] .status-notice', { hasText: 'not your turn' });
    await refused.waitFor();

    // Another tap takes the notice away, and the next brings it again: the computer will think for ever.
    await cell(page, 'e4').click();
    await refused.waitFor({ state: 'detached' });
    await tapLake();
    await refused.waitFor();
    expect(complaints).toEqual([]);
  });

  test('a whole game of Barrage against the computer, and a second one; the same seed repeats it line by line', async () => {
    const tell = async (): Promise<string> => {
      const { page, complaints } = await stage().newPage(QUICK);
      await startGame(page, 'barrage');
      await actUntil(page, (done) => done === 'over');
      expect(await page.locator('dialog h2').innerText()).toMatch(/won|lost|draw/);
      const log = await page.locator('.log').innerText();
      await page.locator('dialog .button-main').click();
      await page.waitForSelector('.deploy-ready:enabled');
      expect(complaints).toEqual([]);
      return log;
    };
    const [one, other] = await Promise.all([tell(), tell()]);
    expect(one.split('\n').length).toBeGreaterThan(5);
    expect(one).toBe(other);
  });

  test('army, board and result are accessible in the dark theme', async () => {
    const { page } = await stage().newPage(QUICK);
    await page.emulateMedia({ colorScheme: 'dark' });
    await startGame(page, 'creed-special');
    await page.waitForSelector('.deploy-ready:enabled');
    expect(await barriersOn(page)).toEqual([]);
    await page.locator('.deploy-ready').click();
    await page.waitForSelector(YOUR_TURN);
    expect(await barriersOn(page)).toEqual([]);
    await resign(page);
    await page.locator('dialog h2', { hasText: 'lost' }).waitFor();
  });

  test('several people draft a map in the open, and the curtain falls before the first of them sets up an army', async () => {
    const { page, complaints } = await stage().newPage(QUICK, nearlyDraftedMap());
    await startGame(page, 'conquest', 'together');
    expect(await act(page)).toBe('picked');
    // Nobody may set up an army on a screen that everybody is looking at.
    await page.waitForSelector('.curtain, .deploy-ready');
    expect(await page.locator('.deploy-ready').count()).toBe(0);
    expect(await act(page)).toBe('lifted');
    await page.waitForSelector('.deploy-ready:enabled');
    expect(complaints).toEqual([]);
  });

  test('a browser that stores nothing says so, and offers a way on', async () => {
    const script = (): void => {
      IDBFactory.prototype.open = () => {
        throw new Error('nothing can be kept here');
      };
    };
    const { page } = await stage().newPage(QUICK, undefined, { script });
    await startGame(page, 'barrage');
    await page.locator('.trouble', { hasText: 'nothing can be kept here' }).waitFor();
    await page.locator('.trouble-ways .button').nth(1).click();
    await page.waitForSelector('.edition');
  });

  test('two people on one screen: behind the curtain nothing of either is left', async () => {
    const { page, complaints } = await stage().newPage(QUICK);
    await startGame(page, 'barrage', 'together');
    for (const seat of ['Red', 'Blue']) {
      await page.locator('.curtain h1', { hasText: seat }).waitFor();
      expect(await page.locator('[data-cell], .token, .log').count()).toBe(0);
      expect(await act(page)).toBe('lifted');
      expect(await act(page)).toBe('deployed');
    }
    await page.locator('.curtain h1', { hasText: 'Red' }).waitFor();
    expect(await act(page)).toBe('lifted');
    expect(await act(page)).toBe('moved');
    await page.locator('.curtain h1', { hasText: 'Blue' }).waitFor();
    expect(await page.content()).not.toContain('your Marshal');
    expect(complaints).toEqual([]);
  });

  test('two people with cards on one screen: behind the curtain no piece and no card of either is left, on the screen or in memory', async () => {
    const { page, complaints } = await stage().newPage(QUICK);
    await startGame(page, 'battle-cards', 'together');
    const namedCards = async (): Promise<readonly string[]> => {
      const html = await page.content();
      return CARDS.filter((card) => html.includes(card));
    };
    // Two armies, two questions about the first cards, then turns.
    for (let falls = 0; falls < 6; falls++) {
      await page.locator('.curtain').waitFor();
      expect(await page.locator('[data-cell], .token, .log, .cards-card, .prompt').count()).toBe(0);
      expect(await namedCards()).toEqual([]);
      expect(await page.content()).not.toMatch(/\byour /);
      expect(await rememberedBy(page)).toEqual([]);
      expect(await act(page)).toBe('lifted');
      if (falls < 5) await actUntilCurtain(page);
    }
    // The same looks find what is there while somebody plays.
    await page.locator(YOUR_TURN).waitFor();
    expect(await namedCards()).not.toEqual([]);
    expect((await rememberedBy(page)).length).toBeGreaterThan(30);
    expect(complaints).toEqual([]);
  });
});

/** Plays for whoever has the screen, until it is somebody else's. */
async function actUntilCurtain(page: Page): Promise<void> {
  do {
    expect(await act(page)).not.toBe('over');
    await page.locator(SOMETHING_TO_DO).first().waitFor();
  } while ((await page.locator('.curtain').count()) === 0);
}

interface Held {
  hold(): void;
  release(): void;
}

/** Runs in the page before anything else does: what workers answer can be held back. */
function holdAnswers(): void {
  const usual = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage')!;
  let held: (() => void)[] | undefined;
  Object.defineProperty(Worker.prototype, 'onmessage', {
    ...usual,
    set(hear: (event: MessageEvent) => void) {
      usual.set?.call(this, (event: MessageEvent) => (held === undefined ? hear(event) : void held.push(() => hear(event))));
    },
  });
  const tools: Held = {
    hold: () => {
      held = [];
    },
    release: () => {
      const late = held ?? [];
      held = undefined;
      for (const hear of late) hear();
    },
  };
  Object.assign(globalThis, tools);
}
