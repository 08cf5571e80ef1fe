/** One lesson: its exercises one after the other, beginning with the first that is not solved. */

import { findLesson, type Lesson } from '@flagfall/learn/lessons';
import { useMemo, useState } from 'preact/hooks';
import { FocusKeeper } from '../play/focusKeeper.tsx';
import '../play/play.css';
import { Link } from '../router/link.tsx';
import { FallenFlag } from '../shell/fallenFlag.tsx';
import { say } from '../words/texts.ts';
import { ExerciseView } from './exerciseView.tsx';
import { solvedExercises } from './lessonProgress.ts';
import './lesson.css';

export default function LessonScreen({ given }: { readonly given: Readonly<Record<string, string>> }) {
  const lesson = findLesson(given.lesson);
  return lesson === undefined ? <Missing /> : <Exercises key={lesson.id} lesson={lesson} />;
}

function Exercises({ lesson }: { readonly lesson: Lesson }) {
  const first = useMemo(() => firstOpen(lesson), [lesson]);
  const [now, setNow] = useState({ at: first, round: 0, isShown: false });
  return (
    <>
      <ExerciseView
        key={`${now.at} ${now.round}`}
        lesson={lesson}
        at={now.at}
        isShown={now.isShown}
        onAgain={(isShown) => setNow(({ at, round }) => ({ at, round: round + 1, isShown }))}
        onNext={() => setNow(({ at }) => ({ at: at + 1, round: 0, isShown: false }))}
      />
      <FocusKeeper />
    </>
  );
}

/** After the last exercise the lesson begins again. */
function firstOpen({ id, exercises }: Lesson): number {
  return Math.max(
    0,
    exercises.findIndex((exercise) => !solvedExercises.peek().has(`${id}.${exercise.id}`)),
  );
}

function Missing() {
  return (
    <main class="trouble">
      <FallenFlag />
      <h1>{say('lesson.missing')}</h1>
      <Link to="learn" class="button button-main">
        {say('lesson.toCourse')}
      </Link>
    </main>
  );
}
