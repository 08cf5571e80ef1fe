/** The course: every lesson by chapters, what has been solved, and what comes after it. */

import { findEdition } from '@flagfall/editions';
import { CHAPTERS, type ChapterId, LESSONS, type Lesson } from '@flagfall/learn/lessons';
import type { MessageId } from '@flagfall/messages';
import { Icon } from '../art/icons.tsx';
import { Link } from '../router/link.tsx';
import { packOf } from '../words/namePacks.ts';
import { say } from '../words/texts.ts';
import './course.css';
import { GamePath } from './gamePath.tsx';
import { isFinished, nextLesson, solvedIn } from './lessonProgress.ts';
import { lessonTitle } from './lessonTexts.ts';
import { NextSteps } from './nextSteps.tsx';

export default function CourseScreen() {
  const next = nextLesson();
  const done = LESSONS.reduce((sum, lesson) => sum + solvedIn(lesson), 0);
  const all = LESSONS.reduce((sum, { exercises }) => sum + exercises.length, 0);
  return (
    <main class="course">
      <h1>{say('lesson.course')}</h1>
      <p>{next === undefined ? say('lesson.finishedAll') : say('lesson.course.about')}</p>
      <div class="course-now">
        {next === undefined ? null : (
          <Link to="lesson" given={{ lesson: next.id }} class="button button-main">
            <Icon name="play" />
            {say(done === 0 ? 'lesson.begin' : 'lesson.continue')}: {lessonTitle(next)}
          </Link>
        )}
        <label class="course-progress">
          <progress value={done} max={all} />
          <span>{say('lesson.solved', { done, all })}</span>
        </label>
      </div>
      {CHAPTERS.map((chapter) => (
        <Chapter key={chapter} chapter={chapter} lessons={LESSONS.filter((lesson) => lesson.chapter === chapter)} />
      ))}
      <NextSteps />
      <GamePath />
    </main>
  );
}

/** Chapters about one edition go by its name. */
function Chapter({ chapter, lessons }: { readonly chapter: ChapterId; readonly lessons: readonly Lesson[] }) {
  const edition = findEdition(lessons[0].edition);
  const title = edition === undefined ? '' : packOf(edition).title;
  const isCommon = chapter === 'basics' || chapter === 'tactics';
  return (
    <section class="course-chapter">
      <h2>{say(`lesson.chapter.${chapter}` as MessageId, { title })}</h2>
      {isCommon ? <p>{say(`lesson.chapter.${chapter}.about`)}</p> : null}
      <ul class="course-lessons">
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <Link to="lesson" given={{ lesson: lesson.id }} class="course-lesson">
              <span>{lessonTitle(lesson)}</span>
              <Done lesson={lesson} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Done({ lesson }: { readonly lesson: Lesson }) {
  const [done, all] = [solvedIn(lesson), lesson.exercises.length];
  if (isFinished(lesson))
    return (
      <span class="course-done">
        <Icon name="check" />
        <span class="unseen">{say('lesson.progress.all')}</span>
      </span>
    );
  return done === 0 ? null : <small>{say('lesson.progress', { done, all })}</small>;
}
