/** Which game to look at: one that was finished here, or a file. */

import { findEdition } from '@flagfall/editions';
import { compileRules } from '@flagfall/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { EditionPicture } from '../art/picture.tsx';
import type { Summary } from '../games/plan.ts';
import { dateText } from '../words/dates.ts';
import { GameWords } from '../words/gameWords.ts';
import { say } from '../words/words.ts';
import { finishedGames } from './finishedGames.ts';

interface ChooserProps {
  /** Why the last one could not be shown. */
  readonly refusal: string;
  readonly onGame: (id: string) => void;
  readonly onFile: (file: File) => void;
}

export function Chooser({ refusal, onGame, onFile }: ChooserProps) {
  const [games, setGames] = useState<readonly Summary[]>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A browser that keeps nothing has nothing to show.
    finishedGames().then(setGames, () => setGames([]));
  }, []);
  return (
    <main class="replay-chooser">
      <h1>{say('web.replay.title')}</h1>
      <p>{say('web.replay.about')}</p>
      <p role="alert" class="replay-refusal">
        {refusal}
      </p>
      <section class="panel">
        <h2>{say('web.replay.file')}</h2>
        <p>{say('web.replay.fileAbout')}</p>
        <input
          ref={input}
          type="file"
          class="unseen"
          accept=".flag,.xml,.txt"
          aria-label={say('web.replay.file')}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file !== undefined) onFile(file);
            currentTarget.value = '';
          }}
        />
        <button type="button" class="button button-main" onClick={() => input.current?.click()}>
          <Icon name="upload" />
          {say('web.replay.file')}
        </button>
      </section>
      <section class="panel">
        <h2>{say('web.replay.finished')}</h2>
        {games?.length === 0 ? <p>{say('web.replay.none')}</p> : null}
        <ul class="replay-games">
          {games?.map((game) => (
            <li key={game.id}>
              <button type="button" class="button replay-game" onClick={() => onGame(game.id)}>
                <span class="replay-thumb" aria-hidden="true">
                  <EditionPicture edition={game.plan.edition} />
                </span>
                <span class="replay-gameText">
                  <strong>{wordsFor(game).title}</strong>
                  <small>{aboutOf(game)}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

function wordsFor({ plan }: Summary): GameWords {
  return new GameWords(compileRules(findEdition(plan.edition)!, plan.options));
}

function aboutOf(game: Summary): string {
  const time = dateText(game.updatedAt, { dateStyle: 'medium', timeStyle: 'short' });
  const words = wordsFor(game);
  const ending = game.result === undefined ? '' : words.ending(game.result, words.rules.seats[0]);
  return `${ending} ${time}`;
}
