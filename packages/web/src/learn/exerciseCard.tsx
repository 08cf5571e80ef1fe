/** What an exercise explains and asks, how it went, and where to go on. */

import { type ExerciseState, LESSONS, type Lesson } from '@flagfall/learn/lessons';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import type { PlayModel } from '../play/playModel.ts';
import { Link } from '../router/link.tsx';
import { Button } from '../shell/button.tsx';
import { say } from '../words/texts.ts';
import { nextLesson } from './lessonProgress.ts';
import { aboutText, goalText, lessonTitle } from './lessonTexts.ts';

export interface ExerciseProps {
  readonly lesson: Lesson;
  readonly at: number;
  /** The solution is being shown. */
  readonly isShown: boolean;
  /** From the beginning, by oneself or to be shown. */
  onAgain(isShown: boolean): void;
  onNext(): void;
}

interface CardProps extends ExerciseProps {
  readonly model: PlayModel;
  readonly state: ExerciseState;
}

export function ExerciseCard(props: CardProps) {
  const { lesson, at, model, state } = props;
  return (
    <section class="panel lesson-card" aria-labelledby="lesson-title" data-state={state}>
      <div class="lesson-head">
        <h1 id="lesson-title">{lessonTitle(lesson)}</h1>
        <Link to="learn" class="lesson-back">
          {say('lesson.toCourse')}
        </Link>
      </div>
      {lesson.exercises.length === 1 ? null : (
        <p class="lesson-step">{say('lesson.step', { number: at + 1, all: lesson.exercises.length })}</p>
      )}
      <p>{aboutText(lesson, at, model.words)}</p>
      <p class="lesson-goal">
        <strong>{say('lesson.task')}:</strong> {goalText(lesson, at, model.words)}
      </p>
      <div role="status" class="lesson-verdict">
        <Verdict {...props} />
      </div>
      <Ways {...props} />
    </section>
  );
}

function Verdict({ lesson, at, state, isShown }: CardProps) {
  const isLast = at === lesson.exercises.length - 1;
  if (state === 'open') return null;
  if (state === 'wrong') return <p>{say('lesson.wrong')}</p>;
  if (isShown) return <p>{say('lesson.shown')}</p>;
  return (
    <p>
      <Icon name="check" /> <strong>{praise(lesson, at)}</strong> {isLast ? say('lesson.finished') : ''}
    </p>
  );
}

function praise({ exercises }: CardProps['lesson'], at: number): string {
  if (exercises[at].goals.some(({ type }) => type === 'refused')) return say('lesson.right.refused');
  return say((['lesson.right.1', 'lesson.right.2', 'lesson.right.3'] as const)[at % 3]);
}

/** What can be done now; the focus goes to the first way when the exercise is over. */
function Ways({ lesson, at, state, isShown, onAgain, onNext }: CardProps) {
  const ways = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state !== 'open') ways.current?.querySelector<HTMLElement>('button, a')?.focus();
  }, [state]);
  const isLast = at === lesson.exercises.length - 1;
  const mayGoOn = state === 'right';
  return (
    <div class="lesson-ways" ref={ways}>
      {state === 'wrong' || (state === 'right' && isShown) ? (
        <Button look="main" label={say('lesson.retry')} onPress={() => onAgain(false)} />
      ) : null}
      {mayGoOn && !isLast ? (
        <button type="button" class={isShown ? 'button' : 'button button-main'} onClick={onNext}>
          {say('lesson.next')}
        </button>
      ) : null}
      {mayGoOn && isLast ? <Onward lesson={lesson} isShown={isShown} /> : null}
      {state === 'right' || isShown ? null : (
        <Button class="lesson-show" icon="eye" label={say('lesson.show')} onPress={() => onAgain(true)} />
      )}
    </div>
  );
}

/** The lesson after this one, or the first that is still open; with none, back to the course and what comes after it. */
function Onward({ lesson, isShown }: Pick<CardProps, 'lesson' | 'isShown'>) {
  const next = LESSONS[LESSONS.indexOf(lesson) + 1] ?? nextLesson();
  const look = isShown ? 'button' : 'button button-main';
  if (next === undefined || next === lesson)
    return (
      <Link to="learn" class={look}>
        {say('lesson.toCourse')}
      </Link>
    );
  return (
    <Link to="lesson" given={{ lesson: next.id }} class={look}>
      {say('lesson.nextLesson', { title: lessonTitle(next) })}
    </Link>
  );
}
