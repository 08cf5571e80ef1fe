// An exercise behaves like a game: the play screen shows it, acts in it, and learns when it is over.

import { LESSONS, parseScriptedAction } from '@flagfall/learn/lessons';
import { afterEach, expect, test, vi } from 'vitest';
import { PlayModel } from '../play/playModel.ts';
import { LessonGame } from './lessonGame.ts';

afterEach(() => vi.useRealTimers());

test('every exercise is shown at once, and is solved when its solution has been played', async () => {
  vi.useFakeTimers();
  for (const lesson of LESSONS)
    for (const exercise of lesson.exercises) {
      const game = new LessonGame(lesson, exercise);
      const model = new PlayModel(game);
      await vi.runAllTimersAsync();
      for (const play of exercise.solution) {
        expect(model.acting.value, `${lesson.id} ${exercise.id}`).toBeDefined();
        model.play.ask({ type: 'play', intent: parseScriptedAction(model.rules, play) });
        await vi.runAllTimersAsync();
      }
      expect([game.state, model.shown.value.isBusy], `${lesson.id} ${exercise.id}`).toEqual(['right', false]);
      expect(model.acting.value, 'nobody acts any more').toBeUndefined();
      expect(model.state.value.turn, 'nor plans').toBeUndefined();
      model.close();
    }
});

test('a refusal that is the goal is shown with its reason, and actions after the end do nothing', () => {
  const lesson = LESSONS.find(({ id }) => id === 'twoSquares')!;
  const game = new LessonGame(lesson, lesson.exercises[0]);
  game.listen({ changed() {}, arrived() {} });
  game.look('red');
  expect(game.ask('red', { type: 'play', intent: { type: 'move', from: 'e4', to: 'e3' } })?.code).toBe('twoSquares');
  expect(game.state).toBe('right');
  expect(game.ask('red', { type: 'play', intent: { type: 'move', from: 'e4', to: 'e5' } })).toBeUndefined();
  expect(game.state).toBe('right');
});
