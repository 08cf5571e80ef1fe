/** A puzzle: the question, the board, and the verdict on the answer. */

import { Icon } from '../art/icons.tsx';
import { LossList } from '../play/plates/capturedTray.tsx';
import { ActionPanel } from '../play/slot/actionPanel.tsx';
import { CardHand } from '../play/slot/cardHand.tsx';
import { Link } from '../router/link.tsx';
import { Button } from '../shell/button.tsx';
import { say } from '../words/texts.ts';
import { PuzzleBoard } from './puzzleBoard.tsx';
import type { PuzzleModel } from './puzzleModel.ts';
import { hintText, listText, runnersOf, taskText, whyNotText, whyText } from './puzzleTexts.ts';
import './puzzles.css';

interface PuzzleViewProps {
  readonly model: PuzzleModel;
  /** Its place in the list. */
  readonly number: number;
  /** The next one of the same family that is not solved. */
  readonly next: string | undefined;
}

export function PuzzleView({ model, number, next }: PuzzleViewProps) {
  const { rules, puzzle, words } = model;
  const view = model.view.value;
  return (
    <main class={rules.board.isGrid ? 'play puzzle' : 'play play-map puzzle'}>
      <div class="play-stage">
        <Task model={model} number={number} />
        <div class="play-board">
          <PuzzleBoard model={model} />
        </div>
      </div>
      <div class="play-actions">
        <Answer model={model} next={next} />
        <ActionPanel model={model} />
        <CardHand model={model} sight={{ view }} seat={puzzle.seat} />
      </div>
      <aside class="play-side">
        <section class="panel captured">
          <h2>{say('web.captured.title')}</h2>
          {[...rules.seats]
            .sort((one, other) => Number(one === puzzle.seat) - Number(other === puzzle.seat))
            .map((seat) => (
              <LossList
                key={seat}
                rules={rules}
                words={words}
                seat={seat}
                captured={view.captured.filter((piece) => piece.seat === seat)}
              />
            ))}
        </section>
        <Link to="puzzles" class="button button-quiet">
          <Icon name="list" />
          {say('web.puzzles.toList')}
        </Link>
      </aside>
    </main>
  );
}

function Task({ model, number }: { readonly model: PuzzleModel; readonly number: number }) {
  const { puzzle, words } = model;
  const view = model.view.value;
  const runners = runnersOf(view);
  return (
    <header class="puzzle-task" data-puzzle={puzzle.id}>
      <h1>{say('web.puzzles.heading', { title: words.pack.title, number })}</h1>
      <p class="puzzle-question">{taskText(puzzle, view, words)}</p>
      <p class="puzzle-facts">
        <span class="seatName" data-seat={puzzle.seat}>
          {say('web.puzzles.youAre', { seat: words.seat(puzzle.seat) })}
        </span>{' '}
        <Difficulty level={puzzle.level} />{' '}
        {runners.length === 0 ? null : <span>{say('web.puzzles.ran', { cells: listText(runners.map((cell) => words.cell(cell))) })}</span>}
      </p>
    </header>
  );
}

/** Five dots, as many of them filled. */
export function Difficulty({ level }: { readonly level: number }) {
  return (
    <span class="puzzle-level" role="img" aria-label={say('web.puzzles.level', { level })}>
      {[1, 2, 3, 4, 5].map((one) => (
        <i key={one} data-on={one <= level} />
      ))}
    </span>
  );
}

function Answer({ model, next }: Pick<PuzzleViewProps, 'model' | 'next'>) {
  const stage = model.stage.value;
  return (
    <section class="panel puzzle-answer" data-stage={stage}>
      <div aria-live="polite">
        <Said model={model} />
      </div>
      <div class="puzzle-ways">
        {stage === 'right' || stage === 'wrong' ? (
          <button type="button" class={stage === 'wrong' ? 'button button-main' : 'button'} onClick={() => model.again()}>
            <Icon name="refresh" />
            {say('web.puzzles.again')}
          </button>
        ) : null}
        {stage !== 'right' && model.hints.value < 2 ? (
          <Button icon="info" label={say('web.puzzles.hint')} onPress={() => model.hints.value++} />
        ) : null}
        {next === undefined ? null : (
          <Link to="puzzle" given={{ id: next }} class={stage === 'right' ? 'button button-main' : 'button'}>
            <Icon name="forward" />
            {say('web.puzzles.next')}
          </Link>
        )}
      </div>
    </section>
  );
}

function Said({ model }: { readonly model: PuzzleModel }) {
  const { puzzle, words } = model;
  const stage = model.stage.value;
  if (stage === 'answering') return <p>{say('web.puzzles.thinking')}</p>;
  if (stage === 'right')
    return (
      <>
        <h2 class="puzzle-right">{say('web.puzzles.right')}</h2>
        <p>{whyText(puzzle, words)}</p>
      </>
    );
  const hints = model.hints.value;
  return (
    <>
      {stage === 'wrong' ? (
        <>
          <h2 class="puzzle-wrong">{say('web.puzzles.wrong')}</h2>
          <p>{whyNotText(puzzle)}</p>
        </>
      ) : null}
      {stage === 'goesOn' ? <p>{say(model.isAnswered.value ? 'web.puzzles.goesOn' : 'web.puzzles.stillYours')}</p> : null}
      {hints === 0 ? null : <p>{hintText(puzzle, model.start, words)}</p>}
      {hints < 2 ? null : <p>{say('web.puzzles.hint.target')}</p>}
      {model.notice.value === '' ? null : <p class="puzzle-notice">{model.notice.value}</p>}
    </>
  );
}
