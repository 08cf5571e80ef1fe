/** Stories without a server, and the screens in them that are checked. */

import { EDITIONS } from '@flagfall/editions';
import type { Page } from 'playwright-core';
import { gravonText } from '../../forTests/gravonForTests.ts';
import { chooseInMenu, move, startGame, YOUR_TURN } from '../support/playerForTests.ts';
import { type BrowserStage, QUICK } from '../support/stageForTests.ts';
import { CARDS_IN_HAND, CLOSE, draftedMap, middleOf } from './situationsForTests.ts';

/** Called for every screen of a story. */
export type LookAtScreen = (page: Page, name: string) => Promise<void>;

export interface ScreenStory {
  readonly title: string;
  /** Other short tests check these screens too, so these stories run only in the long tests. */
  readonly isLong?: true;
  tell(stage: BrowserStage, look: LookAtScreen): Promise<void>;
}

/** Selects a movable piece, so that the marks of its targets are shown too. */
async function choosePiece(page: Page): Promise<void> {
  await page.waitForSelector(YOUR_TURN);
  await page.evaluate(async () => {
    for (const piece of document.querySelectorAll<HTMLElement>('[data-standing="own"]')) {
      if (document.querySelector('.cell-target, .cell-attack, .cell-pick, .zone-target, .zone-attack, .zone-pick') !== null) return;
      piece.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  });
}

const isLongRun = process.env.FLAGFALL_LONG === '1';

/** A map is enough for the short run: other stories check grid boards. */
const shown = EDITIONS.filter(({ id }) => isLongRun || id === 'conquest');

const boards: readonly ScreenStory[] = shown.map(({ id }) => ({
  title: `the board of ${id} in the middle of a game`,
  async tell(stage, look) {
    const { page } = await stage.newPage(QUICK, middleOf(id, 20));
    await startGame(page, id);
    await choosePiece(page);
    await look(page, `board-${id}`);
    await page.context().close();
  },
}));

export const LOCAL_STORIES: readonly ScreenStory[] = [
  {
    title: 'home, before and after the first game, and all that can be chosen for one',
    async tell(stage, look) {
      const { page } = await stage.newPage(QUICK, CLOSE);
      await look(page, 'home');
      await page.locator('[data-edition="conquest"] .edition-ways button').last().click();
      await page.waitForSelector('dialog[open]');
      await look(page, 'new-game');
      for (const more of await page.locator('dialog details:not([open]) > summary').all()) await more.click();
      await look(page, 'new-game-options');
      await page.keyboard.press('Escape');
      await startGame(page, 'barrage');
      await page.waitForSelector(YOUR_TURN);
      await chooseInMenu(page, 'Leave');
      await page.waitForSelector('.continue');
      await look(page, 'home-continue');
    },
  },
  {
    title: 'armies are set up: small, large, with an empty board, on the map',
    isLong: true,
    async tell(stage, look) {
      for (const id of ['barrage', 'original']) {
        const { page } = await stage.newPage(QUICK);
        await startGame(page, id);
        await page.waitForSelector('.deploy-ready:enabled');
        await look(page, `deploy-${id}`);
        await page.locator('.deploy-clear').click();
        await page.locator('.box-kind').first().click();
        await look(page, `deploy-${id}-empty`);
        await page.context().close();
      }
      const { page } = await stage.newPage(QUICK);
      await startGame(page, 'conquest');
      await page.waitForSelector('.zone-pick');
      await look(page, 'draft-conquest');
      await page.context().close();
      const { page: drafted } = await stage.newPage(QUICK, draftedMap());
      await startGame(drafted, 'conquest');
      await drafted.waitForSelector('.deploy-ready:enabled');
      await look(drafted, 'deploy-conquest');
    },
  },
  ...boards,
  {
    title: 'a battle is shown, a piece marked, a move refused, a game given up',
    async tell(stage, look) {
      const { page } = await stage.newPage({ ...QUICK, battles: 'untilTap' }, CLOSE);
      await startGame(page, 'barrage');
      await move(page, 'a1', 'a8');
      await page.waitForSelector('.scene');
      await look(page, 'battle');
      await page.locator('.scene').click();
      await page.context().close();

      const { page: other } = await stage.newPage({ ...QUICK, memory: 'pencil' });
      await startGame(other, 'original');
      await other.locator('.deploy-ready:enabled').click();
      await other.waitForSelector(YOUR_TURN);
      await other.locator('[data-standing="own"]').first().click();
      await other.locator('[data-cell="c5"]').click();
      await other.waitForSelector('.status-notice:not(:empty)');
      await look(other, 'refused');
      await other.locator('[data-standing="hidden"]').first().click();
      await other.waitForSelector('dialog[open]');
      await look(other, 'mark');
      await other.keyboard.press('Escape');
      await other.locator('.gameMenu button').click();
      await look(other, 'menu');
      await other.locator('.menu .button-danger').click();
      await look(other, 'resign');
      await other.locator('dialog dialog .button-danger').click();
      await other.waitForSelector('dialog h2');
      await look(other, 'result');
    },
  },
  {
    title: 'cards, powers and questions',
    async tell(stage, look) {
      const { page: cards } = await stage.newPage(QUICK, CARDS_IN_HAND);
      await startGame(cards, 'battle-cards');
      await cards.waitForSelector(YOUR_TURN);
      await cards.locator('.cards-card:enabled').first().click();
      await look(cards, 'card-chosen');
      await cards.context().close();
      for (const id of isLongRun ? ['creed-special', 'clone-special', 'conquest'] : ['creed-special']) {
        const { page } = await stage.newPage(QUICK, middleOf(id));
        await startGame(page, id);
        await page.waitForSelector('.prompt .prompt-step');
        await look(page, `prompt-${id}`);
        await page.context().close();
      }
    },
  },
  {
    title: 'the screen is handed over',
    async tell(stage, look) {
      const { page } = await stage.newPage(QUICK);
      await startGame(page, 'duel', 'together');
      await page.waitForSelector('.curtain');
      await look(page, 'curtain');
    },
  },
  {
    title: 'a game is looked at again',
    isLong: true,
    async tell(stage, look) {
      const { page } = await stage.newPage(QUICK);
      await page.locator('.more a[href="/replay"]').click();
      await page.waitForSelector('.replay-chooser');
      await look(page, 'replay-chooser');
      await page.setInputFiles('input[type="file"]', { name: 'game.xml', mimeType: 'text/xml', buffer: Buffer.from(gravonText()) });
      await page.waitForSelector('.replay-now');
      await page.locator('body').press('ArrowDown');
      await look(page, 'replay');
      await page.locator('.timeline-ask').click();
      await page.waitForSelector('.replay-shares');
      await page.waitForSelector('.replay-progress', { state: 'detached' });
      await page.locator('.choiceRow-value:has([value="prize"])').click();
      await look(page, 'replay-chances');
    },
  },
  {
    title: 'an army is thought out',
    isLong: true,
    async tell(stage, look) {
      const { page } = await stage.newPage(QUICK);
      await page.locator('.more a[href^="/studio"]').click();
      await page.waitForSelector('.studio [data-cell]');
      await look(page, 'studio-duel');
      await page.locator('.studio-edition select').selectOption('original');
      await page.waitForSelector('.studio-guess');
      await look(page, 'studio-original');
      await page.locator('.studio-edition select').selectOption('conquest');
      await page.waitForSelector('.studio-drafted');
      await look(page, 'studio-conquest');
    },
  },
  {
    title: 'lessons with an army, cards and a map',
    async tell(stage, look) {
      const { page } = await stage.newPage(QUICK, undefined, { at: '/learn/deployment' });
      for (const lesson of ['deployment', 'movementCards', 'comeback']) {
        if (lesson !== 'deployment') await page.goto(new URL(`/learn/${lesson}`, stage.url).href);
        await page.waitForSelector('.lesson-deploy .deploy, .status[data-yours="true"]');
        await look(page, `lesson-${lesson}`);
      }
    },
  },
  {
    title: 'settings, and the ways on where there is nothing or something broke',
    async tell(stage, look) {
      const { page } = await stage.newPage(QUICK, undefined, { at: '/settings' });
      await page.waitForSelector('.settings');
      await look(page, 'settings');
      const origin = new URL(page.url()).origin;
      await page.goto(`${origin}/nowhere/at/all`);
      await page.waitForSelector('.trouble');
      await look(page, 'nowhere');
      await page.goto(`${origin}/play/none`);
      await page.waitForSelector('.trouble');
      await look(page, 'game-missing');
      await page.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new Error('nothing can be kept here');
        };
      });
      await page.goto(origin);
      await startGame(page, 'barrage');
      await page.waitForSelector('.trouble details');
      await page.locator('.trouble summary').click();
      await look(page, 'trouble');
    },
  },
];
