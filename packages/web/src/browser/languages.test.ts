// No screen has English left in another language, or is too narrow for its long words. With FLAGFALL_LONG=1 every screen is opened in each of the seven,
// and a whole Duel is played.

import { LANGUAGES, type Locale } from '@flagfall/messages';
import { describe, expect, test } from 'vitest';
import { LOCAL_STORIES, type LookAtScreen, type ScreenStory } from './stories/localStoriesForTests.ts';
import { ONLINE_STORIES } from './stories/onlineStoriesForTests.ts';
import { READING_STORIES } from './stories/readingStoriesForTests.ts';
import { middleOf } from './stories/situationsForTests.ts';
import { englishFinder } from './support/englishForTests.ts';
import { tightOn } from './support/narrowForTests.ts';
import { actUntil, startGame, YOUR_TURN } from './support/playerForTests.ts';
import { serveReally } from './support/realServerForTests.ts';
import { type BrowserStage, describeOnStage, openStage, QUICK } from './support/stageForTests.ts';

const isLong = process.env.FLAGFALL_LONG === '1';
const OTHERS = LANGUAGES.filter((locale) => locale !== 'en');

/** The same browser, for somebody who reads another language. */
function speaking(stage: BrowserStage, locale: Locale): BrowserStage {
  return { ...stage, newPage: (settings, ...rest) => stage.newPage({ ...settings, language: locale }, ...rest) };
}

/** A few screens with much to read. */
const SHORT_WALK: ScreenStory = {
  title: 'home, settings, rules, an army and a board',
  async tell(stage, look) {
    const { page } = await stage.newPage(QUICK);
    const home = page.url();
    await look(page, 'home');
    for (const [way, mark] of Object.entries({ settings: '.settings', 'rules/battle-cards': 'main h2', puzzles: 'main h1' })) {
      await page.goto(new URL(way, home).href);
      await page.waitForSelector(mark);
      await look(page, way);
    }
    await page.goto(home);
    await page.waitForSelector('.edition');
    await startGame(page, 'battle-cards');
    await page.waitForSelector('.deploy-ready:enabled');
    await look(page, 'deployment');
    await page.context().close();
    const { page: board } = await stage.newPage(QUICK, middleOf('battle-cards'));
    await startGame(board, 'battle-cards');
    await board.waitForSelector(YOUR_TURN);
    await look(board, 'board');
    await board.context().close();
  },
};

const DUEL: ScreenStory = {
  title: 'a whole Duel',
  async tell(stage, look) {
    const { page, complaints } = await stage.newPage(QUICK);
    await startGame(page, 'duel');
    await actUntil(page, (done) => done === 'over');
    await page.waitForSelector('dialog h2');
    await look(page, 'duel');
    expect(complaints).toEqual([]);
    await page.context().close();
  },
};

const STORIES = isLong ? [SHORT_WALK, DUEL, ...READING_STORIES, ...LOCAL_STORIES, ...ONLINE_STORIES] : [SHORT_WALK];

describeOnStage(
  'no English',
  () => openStage(serveReally),
  (stage) => {
    describe.each(OTHERS)('in %s', (locale) => {
      test.each(STORIES)('$title', async ({ tell }) => {
        const findEnglish = await englishFinder(locale);
        const faults: string[] = [];
        const look: LookAtScreen = async (page, name) => {
          const found = [...(await findEnglish(page)), ...(await tightOn(page))];
          faults.push(...found.map((fault) => `${name}: ${fault}`));
        };
        await tell(speaking(stage(), locale), look);
        expect(faults).toEqual([]);
      });
    });

    test('the width check reports a text that is too wide', async () => {
      const { page } = await stage().newPage(QUICK);
      await page.evaluate(() => {
        const [heading, wide] = ['h1', 'div'].map((tag) => document.querySelector('main')!.appendChild(document.createElement(tag)));
        heading.textContent = 'Trommelfeuer';
        Object.assign(heading.style, { width: '4ch', overflowWrap: 'anywhere' });
        Object.assign(wide.style, { minWidth: '500px', height: '1px' });
      });
      expect(await tightOn(page)).toEqual([expect.stringMatching(/pixels wider than/), '"Trommelfeuer" is broken in two']);
      expect(page.viewportSize()).toEqual({ width: 390, height: 844 });
      await page.context().close();
    });

    test('the language check reports a text that is still English', async () => {
      const { page } = await stage().newPage(QUICK);
      await page.goto(new URL('/rules/original', page.url()).href);
      await page.waitForSelector('main h2');
      const faults = (await (await englishFinder('de'))(page)).join('\n');
      expect(faults).toContain('the page calls itself en');
      // A label, a name, a small word.
      for (const text of ['"Settings" in', '"Colonel" in', '"the" in']) expect(faults).toContain(text);
      await page.context().close();
    });
  },
);
