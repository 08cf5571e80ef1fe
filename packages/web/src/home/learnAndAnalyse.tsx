/** What one does before and after games: learn to play, think out an army, solve puzzles, look at a game again. */

import { Icon } from '../art/icons.tsx';
import { Link } from '../router/link.tsx';
import { lastEdition } from '../settings/settings.ts';
import { say } from '../words/texts.ts';
import './more.css';

export function LearnAndAnalyse() {
  return (
    <section class="front-part">
      <h2>{say('web.home.more')}</h2>
      <div class="more">
        <Link to="learn" class="button">
          <Icon name="book" />
          <span>
            <strong>{say('lesson.course')}</strong>
            <small>{say('lesson.home.about')}</small>
          </span>
        </Link>
        <Link to="studio" given={{ edition: lastEdition.chosen.value }} class="button">
          <Icon name="edit" />
          <span>
            <strong>{say('web.home.studio')}</strong>
            <small>{say('web.home.studioAbout')}</small>
          </span>
        </Link>
        <Link to="puzzles" class="button">
          <Icon name="help" />
          <span>
            <strong>{say('web.home.puzzles')}</strong>
            <small>{say('web.home.puzzlesAbout')}</small>
          </span>
        </Link>
        <Link to="replay" class="button">
          <Icon name="eye" />
          <span>
            <strong>{say('web.home.replay')}</strong>
            <small>{say('web.home.replayAbout')}</small>
          </span>
        </Link>
      </div>
    </section>
  );
}
