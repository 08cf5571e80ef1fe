/** What one does with what one has learned: a first game, and puzzles. */

import { duel } from '@flagfall/editions';
import { Icon } from '../art/icons.tsx';
import '../home/more.css';
import { say } from '../words/texts.ts';
import { startFirstGame } from './firstGame.ts';

export function NextSteps() {
  return (
    <section class="course-chapter">
      <h2>{say('lesson.then')}</h2>
      <div class="more">
        <button type="button" class="button" onClick={() => void startFirstGame(duel)}>
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
