/** What one does with what one has learned: a first game, and puzzles. */

import { findEdition } from '@flagfall/editions';
import { Icon } from '../art/icons.tsx';
import '../home/more.css';
import { usualOptions } from '../home/newGame.ts';
import { startGame } from '../home/startGame.ts';
import { say } from '../words/words.ts';

/** A small army, and the gentlest computer. */
const FIRST = { edition: 'duel', level: 1 } as const;

export function Afterwards() {
  const edition = findEdition(FIRST.edition);
  return (
    <section class="course-chapter">
      <h2>{say('lesson.then')}</h2>
      <div class="more">
        <button
          type="button"
          class="button"
          onClick={() => {
            if (edition !== undefined)
              void startGame(edition, { opponent: 'computer', level: FIRST.level, side: 'red', options: usualOptions(edition) });
          }}
        >
          <Icon name="computer" />
          <span>
            <strong>{say('lesson.firstGame')}</strong>
            <small>{say('lesson.firstGame.about')}</small>
          </span>
        </button>
        <a href="/puzzles" class="button">
          <Icon name="help" />
          <span>
            <strong>{say('lesson.puzzles')}</strong>
            <small>{say('lesson.puzzles.about')}</small>
          </span>
        </a>
      </div>
    </section>
  );
}
