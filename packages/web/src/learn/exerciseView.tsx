/** One exercise: what it is about on a card, and the board of the play screen below or beside it. */

import { exerciseId, LEARNER } from '@flagfall/learn/lessons';
import { useEffect, useMemo } from 'preact/hooks';
import { PlayBoard } from '../play/board/playBoard.tsx';
import { DeployTable } from '../play/deploy/deployTable.tsx';
import { PlayModel } from '../play/playModel.ts';
import { SceneView } from '../play/sceneView.tsx';
import { HoldingsPanel } from '../play/side/holdingsPanel.tsx';
import { ActionPanel } from '../play/slot/actionPanel.tsx';
import { CardHand } from '../play/slot/cardHand.tsx';
import { StatusLine } from '../play/slot/statusLine.tsx';
import type { TableProps } from '../play/tableProps.ts';
import { ExerciseCard, type ExerciseProps } from './exerciseCard.tsx';
import { LessonGame } from './lessonGame.ts';
import { markSolved } from './lessonProgress.ts';
import { showSolution } from './showSolution.ts';

export function ExerciseView(props: ExerciseProps) {
  const { lesson, at, isShown } = props;
  const exercise = lesson.exercises[at];
  const model = useMemo(() => new PlayModel(new LessonGame(lesson, exercise)), [lesson, exercise]);
  useEffect(() => {
    const stop = isShown ? showSolution(model, exercise.solution) : undefined;
    return () => {
      stop?.();
      model.close();
    };
  }, [model]);
  // What has happened is shown first.
  const state = model.shown.value.isBusy ? 'open' : model.session.state;
  useEffect(() => {
    if (state === 'right' && !isShown) markSolved(exerciseId(lesson, at));
  }, [state]);
  const { sight } = model.shown.value;
  const card = <ExerciseCard {...props} model={model} state={state} />;
  if (sight === undefined) return <main class="play">{card}</main>;
  const table: TableProps = { model, sight, seat: LEARNER };
  if (sight.view.waiting?.decision === 'deploy' && sight.view.waiting.seats.includes(LEARNER))
    return (
      <div class="lesson-deploy">
        {card}
        <DeployTable {...table} seat={LEARNER} isRemembered={false} />
      </div>
    );
  return (
    <main class={model.rules.board.isGrid ? 'play lesson' : 'play play-map lesson'}>
      {card}
      <div class="play-stage">
        {sight.isPaused ? null : <StatusLine {...table} />}
        <div class="play-board">
          <PlayBoard {...table} goals={exercise.marks ?? []} />
          <SceneView model={model} />
        </div>
      </div>
      <div class="play-actions">
        <ActionPanel {...table} />
        <CardHand {...table} />
        <HoldingsPanel {...table} />
      </div>
    </main>
  );
}
