// The engine accepts every solution and no wrong attempt, and the lessons cover all parts of the games.

import { battleCards, cloneSpecial, conquest, creedSpecial, EDITIONS } from '@flagfall/editions';
import { compileRules, type Edition } from '@flagfall/engine';
import { describe, expect, test } from 'vitest';
import { CHAPTERS, ExerciseAttempt, LESSONS, type Lesson, lessonRules, parseScriptedAction, type ScriptedAction } from './index.ts';
import type { Exercise, ExerciseGoal } from './lesson.ts';

const ALL = LESSONS.flatMap((lesson) => lesson.exercises.map((exercise) => ({ lesson, exercise, id: `${lesson.id}.${exercise.id}` })));
const WANTS: readonly ExerciseGoal[] = ALL.flatMap(({ exercise }) => exercise.goals);

/** The state of an exercise after these actions; refused ones change nothing. */
function stateAfter(
  lesson: Lesson,
  exercise: Exercise,
  plays: readonly ScriptedAction[],
): { readonly state: string; readonly refused: number } {
  const trial = new ExerciseAttempt(lesson, exercise);
  let refused = 0;
  for (const play of plays) if ('code' in trial.play(parseScriptedAction(lessonRules(lesson), play))) refused++;
  return { state: trial.state, refused };
}

describe.each(ALL)('$id', ({ lesson, exercise }) => {
  test('the solution reaches the goals with its last action', () => {
    const wantsRefusal = exercise.goals.some(({ type }) => type === 'refused');
    expect(stateAfter(lesson, exercise, exercise.solution)).toEqual({ state: 'right', refused: wantsRefusal ? 1 : 0 });
    if (exercise.solution.length > 1) expect(stateAfter(lesson, exercise, exercise.solution.slice(0, -1)).state).toBe('open');
    expect(new ExerciseAttempt(lesson, exercise).state).toBe('open');
  });

  test('wrong attempts do not reach the goals', () => {
    expect(exercise.wrong.length).toBeGreaterThan(0);
    for (const plays of exercise.wrong) expect(stateAfter(lesson, exercise, plays).state, plays.join(', ')).not.toBe('right');
  });

  test('the cells of the goal are on the board', () => {
    const { board } = lessonRules(lesson);
    for (const cell of exercise.marks ?? []) expect(board.indexOf.has(cell), cell).toBe(true);
  });
});

/** Exercises of one action that is a choice among all that can be done; of several cities any will do. */
const SINGLE = ALL.filter(
  ({ exercise: { solution, goals } }) =>
    solution.length === 1 && !goals.some(({ type }) => ['city', 'guarded', 'lines', 'refused'].includes(type)),
);

test.each(SINGLE)('of all that can be done in $id one thing is right', ({ lesson, exercise }) => {
  const { view } = new ExerciseAttempt(lesson, exercise);
  const right = [...view.moves, ...view.deeds].filter((intent) => {
    const trial = new ExerciseAttempt(lesson, exercise);
    trial.play(intent);
    return trial.state === 'right';
  });
  // A mulligan with another order of the old cards is not another choice.
  expect(new Set(right.map((intent) => JSON.stringify({ ...intent, order: undefined }))).size).toBe(1);
});

describe('coverage', () => {
  const cardsOf = (edition: Edition): readonly string[] => compileRules(edition).decks?.cardKinds ?? [];
  const deedsOf = (edition: Edition): readonly string[] => (compileRules(edition).extension?.deeds ?? []).map(({ id }) => id);

  test('every card of every edition has an exercise in which it must be played', () => {
    const taught = WANTS.flatMap((want) => (want.type === 'card' ? [want.card] : []));
    const cards = EDITIONS.flatMap(cardsOf);
    expect(cards).toHaveLength(15 + 7);
    expect(cards.filter((card) => !taught.includes(card))).toEqual([]);
  });

  test('every deed of every edition has an exercise in which it must be done', () => {
    // Cards and territories have goals of their own, and to pass is no power.
    const taught = WANTS.flatMap((want) => (want.type === 'deed' ? [want.deed] : want.type === 'city' ? ['draft'] : []));
    const byCard = ['cards', 'card', 'defend', 'pass'];
    expect(EDITIONS.flatMap(deedsOf).filter((deed) => !taught.includes(deed) && !byCard.includes(deed))).toEqual([]);
    for (const edition of [creedSpecial, cloneSpecial, battleCards, conquest]) expect(deedsOf(edition).length).toBeGreaterThan(3);
  });

  test('every refusal of a plain move by the rules has an exercise', () => {
    const met = WANTS.flatMap((want) => (want.type === 'refused' ? [want.code] : []));
    expect(met.sort()).toEqual(['chase', 'immovable', 'obstacle', 'twoSquares']);
  });

  test('kinds with abilities beyond their rank have a lesson of their own', () => {
    const ids = LESSONS.map(({ id }) => id);
    for (const id of ['move', 'attack', 'scout', 'miner', 'spy', 'bomb', 'flag', 'deployment', 'bluff', 'teleportation', 'sorceress'])
      expect(ids).toContain(id);
    for (const edition of EDITIONS)
      for (const kind of edition.kinds.filter(({ id, moves, powers }) => (moves === 'run' || powers.length > 0) && !isTwin(edition, id)))
        expect(
          LESSONS.some(({ exercises }) => exercises.some(({ solution, goals }) => isAbout(kind.id, solution, goals))),
          `${edition.id} ${kind.id}`,
        ).toBe(true);
  });

  test('lessons and exercises have names of their own, and every chapter has lessons', () => {
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
    expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
    expect([...new Set(LESSONS.map(({ chapter }) => chapter))]).toEqual(CHAPTERS);
  });
});

/** A kind that differs from another only by name is learnt with it. */
function isTwin({ split = {} }: Edition, kind: string): boolean {
  return Object.values(split).includes(kind);
}

/** A kind is covered when a goal needs it in a place, captured, or acting. */
function isAbout(kind: string, solution: readonly ScriptedAction[], wants: readonly ExerciseGoal[]): boolean {
  return (
    wants.some((want) => 'kind' in want && want.kind === kind) ||
    solution.some((play) => typeof play !== 'string' && Object.values(play).includes(kind))
  );
}
