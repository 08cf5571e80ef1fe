/** One edition: its look, its speciality, and the shortest way to play it. */

import { EDITIONS } from '@flagfall/editions';
import type { Edition } from '@flagfall/engine';
import type { MessageId } from '@flagfall/messages';
import { useState } from 'preact/hooks';
import { EditionPicture } from '../art/boards/editionPicture.tsx';
import { Icon } from '../art/icons.tsx';
import { Link } from '../router/link.tsx';
import { lastLevel, lastSide } from '../settings/settings.ts';
import { packOf } from '../words/namePacks.ts';
import { say } from '../words/texts.ts';
import { GameOrder } from './gameOrder.tsx';
import { newGameOptions } from './newGame.ts';
import { NewGameSheet } from './newGameSheet.tsx';
import { canDrawPicture } from './pictureQueue.ts';
import { startGame } from './startGame.ts';

export function EditionCard({ edition }: { readonly edition: Edition }) {
  const [sheet, setSheet] = useState(false);
  const { title } = packOf(edition);
  const wishes = { level: Number(lastLevel.chosen.value), side: lastSide.chosen.value, options: newGameOptions(edition) } as const;
  const pieces = Object.values(edition.army).reduce((sum, count) => sum + count, 0);
  return (
    <article class="edition" data-edition={edition.id}>
      <button type="button" class="edition-picture" aria-hidden="true" tabIndex={-1} onClick={() => setSheet(true)}>
        {canDrawPicture(EDITIONS.indexOf(edition)) ? <EditionPicture edition={edition.id} /> : <div class="picture" />}
      </button>
      <div class="edition-words">
        <div class="edition-head">
          <h3>{title}</h3>
          <Link to="rules" given={{ edition: edition.id }} label={say('rulebook.title', { title })}>
            {say('rulebook.way')}
          </Link>
        </div>
        <GameOrder edition={edition} />
        <p>{say(`web.edition.${edition.id}` as MessageId)}</p>
        <p class="edition-facts">{say('web.edition.facts', { players: edition.seats.length, pieces, minutes: minutesOf(edition) })}</p>
      </div>
      <div class="edition-ways">
        <button type="button" class="button button-main" onClick={() => void startGame(edition, { ...wishes, opponent: 'computer' })}>
          <Icon name="computer" />
          {say('web.home.computer')}
          <span class="unseen">{title}</span>
        </button>
        <button
          type="button"
          class="button button-icon"
          aria-label={`${say('web.home.together')}: ${title}`}
          title={say('web.home.together')}
          onClick={() => void startGame(edition, { ...wishes, opponent: 'person' })}
        >
          <Icon name="screen" />
        </button>
        <button
          type="button"
          class="button button-icon"
          aria-haspopup="dialog"
          aria-label={`${say('web.home.choose')}: ${title}`}
          title={say('web.home.choose')}
          onClick={() => setSheet(true)}
        >
          <Icon name="settings" />
        </button>
      </div>
      {sheet ? <NewGameSheet edition={edition} title={title} onClose={() => setSheet(false)} /> : null}
    </article>
  );
}

/** A rule of thumb, in steps of five: somewhat more than half a minute for every piece on the board. */
function minutesOf({ army, seats }: Edition): number {
  const pieces = Object.values(army).reduce((sum, count) => sum + count, 0);
  return Math.max(10, Math.round((pieces * seats.length * 0.6) / 5) * 5);
}
