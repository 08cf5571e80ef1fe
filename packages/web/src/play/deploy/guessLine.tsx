/** How easily an opponent guesses the army that is being set up, and why. */

import type { Predictability } from '@flagfall/ai';
import { useEffect, useState } from 'preact/hooks';
import type { GameWords } from '../../words/gameWords.ts';
import { say } from '../../words/texts.ts';
import type { DeployModel } from './deployModel.ts';

interface GuessProps {
  readonly deploying: DeployModel;
  readonly words: GameWords;
}

export function GuessLine({ deploying, words }: GuessProps) {
  const [judge, setJudge] = useState<typeof import('./guessability.ts')>();
  useEffect(() => {
    import('./guessability.ts').then(setJudge, () => {
      // Without a network it may be missing; the army can be deployed all the same.
    });
  }, []);
  // The figures are of boards with squares: of drafted land there are none.
  if (!deploying.rules.board.isGrid) return null;
  const guess = judge?.predictabilityOf(deploying.rules, deploying.seat, deploying.army.value);
  return guess === undefined ? null : <GuessText guess={guess} words={words} />;
}

export function GuessText({ guess, words }: { readonly guess: Predictability; readonly words: GameWords }) {
  const { sort, because } = guess;
  return (
    <p class="guess" data-guess={sort}>
      <strong>{say('web.deploy.guess', { sort })}</strong> {say('web.deploy.guessWhy', { sort, because, prize: words.pack.prize })}
    </p>
  );
}
