/** The screen of one puzzle: finds it in its family. */

import { type Puzzle, type PuzzleFamily, puzzleFamilyOf, puzzlesOf } from '@flagfall/learn/puzzles';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Link } from '../router/link.tsx';
import { say } from '../words/texts.ts';
import '../play/play.css';
import { PuzzleModel } from './puzzleModel.ts';
import { puzzleStateOf } from './puzzleProgress.ts';
import { numberOf } from './puzzleTexts.ts';
import { PuzzleView } from './puzzleView.tsx';

export default function PuzzleScreen({ given }: { readonly given: Readonly<Record<string, string>> }) {
  const id = given.id ?? '';
  const family = useFamily(puzzleFamilyOf(id));
  const puzzle = family?.find((one) => one.id === id);
  if (family === undefined)
    return (
      <main class="lazyScreen" aria-busy="true">
        {say('web.loading')}
      </main>
    );
  if (puzzle === undefined)
    return (
      <main class="trouble">
        <h1>{say('web.puzzles.none')}</h1>
        <Link to="puzzles" class="button button-main">
          {say('web.puzzles.toList')}
        </Link>
      </main>
    );
  return <Solving key={id} puzzle={puzzle} family={family} />;
}

/** The puzzles of a family, read once for all of them: undefined until they are there, none where there is no such family. */
function useFamily(name: PuzzleFamily | undefined): readonly Puzzle[] | undefined {
  const [read, setRead] = useState<{ readonly name: PuzzleFamily; readonly puzzles: readonly Puzzle[] }>();
  useEffect(() => {
    let isWanted = true;
    if (name !== undefined) void puzzlesOf(name).then((puzzles) => isWanted && setRead({ name, puzzles }));
    return () => {
      isWanted = false;
    };
  }, [name]);
  if (name === undefined) return [];
  return read?.name === name ? read.puzzles : undefined;
}

function Solving({ puzzle, family }: { readonly puzzle: Puzzle; readonly family: readonly Puzzle[] }) {
  const model = useMemo(() => new PuzzleModel(puzzle), [puzzle]);
  useEffect(() => () => model.close(), [model]);
  return <PuzzleView model={model} number={numberOf(puzzle, family)} next={nextOf(family, puzzle)} />;
}

/** The next one that is not solved, from here on and then from the start. */
function nextOf(family: readonly Puzzle[], { id }: Puzzle): string | undefined {
  const at = family.findIndex((one) => one.id === id);
  return [...family.slice(at + 1), ...family.slice(0, at)].find((one) => puzzleStateOf(one.id) !== 'solved')?.id;
}
