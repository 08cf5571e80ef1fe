// Every lesson has its texts, and what they name is there.

import { CHAPTERS, LESSONS, lessonRules } from '@flagfall/learn/lessons';
import { compiledAhead } from '@flagfall/messages/ahead';
import { expect, test } from 'vitest';
import { GameWords } from '../words/gameWords.ts';
import { aboutText, goalText, lessonTitle } from './lessonTexts.ts';

test('every lesson has a title, every exercise a goal and an explanation', () => {
  const texts = LESSONS.flatMap((lesson) => {
    const words = new GameWords(lessonRules(lesson));
    return [lessonTitle(lesson), ...lesson.exercises.flatMap((_, at) => [aboutText(lesson, at, words), goalText(lesson, at, words)])];
  });
  // What has no text goes by its id, and a name that is missing leaves braces or nothing.
  expect(texts.filter((text) => text === '' || /^lesson\.|[{}]|\(\)|undefined/.test(text))).toEqual([]);
});

test('every text of a lesson is used', async () => {
  const used = new Set([
    ...CHAPTERS.flatMap((chapter) => [`lesson.chapter.${chapter}`, `lesson.chapter.${chapter}.about`]),
    ...LESSONS.flatMap(({ id, exercises }) => [
      `lesson.${id}.title`,
      ...exercises.flatMap((exercise) => [`lesson.${id}.${exercise.id}`, `lesson.${id}.${exercise.id}.goal`]),
    ]),
  ]);
  const texts = await compiledAhead('en', (id) => /^lesson\..*\.(goal|title)$/.test(id));
  expect(Object.keys(texts).filter((id) => !used.has(id))).toEqual([]);
});
