/** Stories of reading and solving: the rules of the games, the course, the puzzles. */

import { EDITIONS } from '@flagfall/editions';
import { LESSONS } from '@flagfall/learn/lessons';
import { puzzlesOf } from '@flagfall/learn/puzzles';
import { QUICK } from '../support/stageForTests.ts';
import type { ScreenStory } from './localStoriesForTests.ts';

const isLong = process.env.FLAGFALL_LONG === '1';

export const READING_STORIES: readonly ScreenStory[] = [
  {
    title: 'the rules of a game',
    async tell(stage, look) {
      const { page } = await stage.newPage(QUICK);
      for (const { id } of EDITIONS.filter(({ id }) => isLong || id === 'creed-special')) {
        await page.goto(new URL(`/rules/${id}`, page.url()).href);
        await page.waitForSelector('main h2');
        await look(page, `rules-${id}`);
      }
    },
  },
  {
    title: 'the course, and lessons of it',
    async tell(stage, look) {
      const { page } = await stage.newPage(QUICK);
      const home = page.url();
      await page.goto(new URL('/learn', home).href);
      await page.waitForSelector('.course');
      await look(page, 'course');
      for (const { id } of LESSONS.filter(({ id }) => isLong || id === 'move' || id === 'draft')) {
        await page.goto(new URL(`/learn/${id}`, home).href);
        await page.waitForSelector('.lesson-card');
        await look(page, `lesson-${id}`);
      }
    },
  },
  {
    title: 'the puzzles, and one of each kind',
    async tell(stage, look) {
      const { page } = await stage.newPage(QUICK);
      const home = page.url();
      await page.goto(new URL('/puzzles', home).href);
      await page.waitForSelector('main h1');
      await look(page, 'puzzles');
      const puzzles = (await Promise.all((['small', 'conquest'] as const).map(puzzlesOf))).flat();
      for (const [kind, [{ id }]] of Map.groupBy(puzzles, ({ question }) => question.kind)) {
        await page.goto(new URL(`/puzzles/${id}`, home).href);
        await page.waitForSelector('.puzzle-task');
        await look(page, `puzzle-${kind}`);
      }
    },
  },
];
