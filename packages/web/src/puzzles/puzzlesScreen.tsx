/** All puzzles: by family, the easy ones first, with what was solved on this device. */

import { findEdition } from '@flagfall/editions';
import { FAMILIES, FAMILY_IDS, type FamilyId, type Puzzle, puzzlesOf } from '@flagfall/learn/puzzles';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { Link } from '../router/link.tsx';
import { packOf } from '../words/packs.ts';
import { say } from '../words/words.ts';
import { stateOf } from './progress.ts';
import { kindText, listText, numberOf } from './puzzleTexts.ts';
import { Difficulty } from './puzzleView.tsx';
import './puzzles.css';

type Families = readonly (readonly [FamilyId, readonly Puzzle[]])[];

export default function PuzzlesScreen() {
  const [families, setFamilies] = useState<Families>([]);
  useEffect(() => {
    void Promise.all(FAMILY_IDS.map(async (family) => [family, await puzzlesOf(family)] as const)).then(setFamilies);
  }, []);
  const all = families.flatMap(([, puzzles]) => puzzles);
  const solved = all.filter(({ id }) => stateOf(id) === 'solved').length;
  const next = all.find(({ id }) => stateOf(id) !== 'solved');
  return (
    <main class="puzzles" aria-busy={families.length === 0}>
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
      {families.map(([family, puzzles]) => (
        <Family key={family} family={family} puzzles={puzzles} />
      ))}
    </main>
  );
}

function Family({ family, puzzles }: { readonly family: FamilyId; readonly puzzles: readonly Puzzle[] }) {
  const solved = puzzles.filter(({ id }) => stateOf(id) === 'solved').length;
  const levels = [...Map.groupBy(puzzles, ({ level }) => level)];
  return (
    <section class="panel puzzles-family" aria-labelledby={`family-${family}`}>
      <h2 id={`family-${family}`}>
        {familyTitle(family)} <small>{say('web.puzzles.solved', { solved, all: puzzles.length })}</small>
      </h2>
      {levels.map(([level, some]) => (
        <div class="puzzles-row" key={level}>
          <Difficulty level={level} />
          <ul>
            {some.map((puzzle) => (
              <Entry key={puzzle.id} puzzle={puzzle} isMixed={new Set(puzzles.map(({ edition }) => edition)).size > 1} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** The names of its editions, as the reader calls them. */
function familyTitle(family: FamilyId): string {
  return listText(FAMILIES[family].map(titleOf));
}

function titleOf(id: string): string {
  const edition = findEdition(id);
  return edition === undefined ? id : packOf(edition).title;
}

function Entry({ puzzle, isMixed }: { readonly puzzle: Puzzle; readonly isMixed: boolean }) {
  const state = stateOf(puzzle.id);
  const title = isMixed ? titleOf(puzzle.edition) : '';
  return (
    <li>
      <Link to="puzzle" given={{ id: puzzle.id }} class="puzzles-entry">
        <span data-state={state}>
          {state === 'solved' ? <Icon name="check" /> : null}
          <span class={state === 'solved' ? 'unseen' : undefined}>{numberOf(puzzle)}</span>
        </span>
        <span>
          {kindText(puzzle)}
          {title === '' ? null : <small class="puzzles-edition">{title}</small>}
          <span class="unseen">{say('web.puzzles.state', { state })}</span>
        </span>
      </Link>
    </li>
  );
}
