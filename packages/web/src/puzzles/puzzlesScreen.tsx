/** All puzzles: edition by edition, so that a number means one puzzle; the easy ones first, with those solved on this device. */

import { findEdition } from '@flagfall/editions';
import { PUZZLE_FAMILY_IDS, type Puzzle, puzzlesOf } from '@flagfall/learn/puzzles';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { Link } from '../router/link.tsx';
import { packOf } from '../words/namePacks.ts';
import { say } from '../words/texts.ts';
import { puzzleStateOf } from './puzzleProgress.ts';
import { kindText, numberOf } from './puzzleTexts.ts';
import { Difficulty } from './puzzleView.tsx';
import './puzzles.css';

export default function PuzzlesScreen() {
  const [all, setAll] = useState<readonly Puzzle[]>([]);
  useEffect(() => {
    void Promise.all(PUZZLE_FAMILY_IDS.map(puzzlesOf)).then((families) => setAll(families.flat()));
  }, []);
  const solved = all.filter(({ id }) => puzzleStateOf(id) === 'solved').length;
  const next = all.find(({ id }) => puzzleStateOf(id) !== 'solved');
  return (
    <main class="puzzles" aria-busy={all.length === 0}>
      <header>
        <h1>{say('web.puzzles.title')}</h1>
        <p>{say('web.puzzles.about')}</p>
        {all.length === 0 ? null : (
          <div class="puzzles-progress">
            <progress max={all.length} value={solved} aria-label={say('web.puzzles.solved', { solved, all: all.length })} />
            <span>{say('web.puzzles.solved', { solved, all: all.length })}</span>
            {next === undefined ? (
              <span>{say('web.puzzles.allDone')}</span>
            ) : (
              <Link to="puzzle" given={{ id: next.id }} class="button button-main">
                <Icon name="play" />
                {say('web.puzzles.random')}
              </Link>
            )}
          </div>
        )}
      </header>
      {[...Map.groupBy(all, ({ edition }) => edition)].map(([edition, puzzles]) => (
        <EditionPuzzles key={edition} edition={edition} puzzles={puzzles} />
      ))}
    </main>
  );
}

function EditionPuzzles({ edition, puzzles }: { readonly edition: string; readonly puzzles: readonly Puzzle[] }) {
  const solved = puzzles.filter(({ id }) => puzzleStateOf(id) === 'solved').length;
  const levels = [...Map.groupBy(puzzles, ({ level }) => level)];
  return (
    <section class="panel puzzles-edition" aria-labelledby={`puzzles-${edition}`}>
      <h2 id={`puzzles-${edition}`}>
        {titleOf(edition)} <small>{say('web.puzzles.solved', { solved, all: puzzles.length })}</small>
      </h2>
      {levels.map(([level, some]) => (
        <div class="puzzles-row" key={level}>
          <Difficulty level={level} />
          <ul>
            {some.map((puzzle) => (
              <Entry key={puzzle.id} puzzle={puzzle} number={numberOf(puzzle, puzzles)} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** The name of an edition, as the reader calls it. */
function titleOf(id: string): string {
  const edition = findEdition(id);
  return edition === undefined ? id : packOf(edition).title;
}

function Entry({ puzzle, number }: { readonly puzzle: Puzzle; readonly number: number }) {
  const state = puzzleStateOf(puzzle.id);
  return (
    <li>
      <Link to="puzzle" given={{ id: puzzle.id }} class="puzzles-entry">
        <span data-state={state}>
          {state === 'solved' ? <Icon name="check" /> : null}
          <span class={state === 'solved' ? 'unseen' : undefined}>{number}</span>
        </span>
        <span>
          {kindText(puzzle)}
          <span class="unseen">{say('web.puzzles.state', { state })}</span>
        </span>
      </Link>
    </li>
  );
}
