/** Games in a list: what is played and by whom, each a way to it. */

import type { GameSummary } from '@flagfall/client';
import { Icon } from '../art/icons.tsx';
import { EditionPicture } from '../art/picture.tsx';
import { Link } from '../router/link.tsx';
import { say } from '../words/words.ts';
import { clockName } from './clocks.ts';
import { titleOf } from './wishes.ts';

interface LinesProps {
  readonly games: readonly (GameSummary & { readonly yourTurn?: boolean })[];
}

export function GameLines({ games }: LinesProps) {
  return (
    <ul class="front-waiting">
      {games.map((game) => (
        <li key={game.game}>
          <Link to="online" given={{ game: game.game }} {...(game.yourTurn ? { class: 'front-turn' } : {})}>
            <span class="front-thumb">
              <EditionPicture edition={game.edition} />
            </span>
            <span>
              <strong>{titleOf(game.edition)}</strong>
              <small>{say('web.games.about', { players: sittersOf(game), clock: clockName(game.clock), state: stateOf(game) })}</small>
            </span>
            <Icon name="forward" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Those who sit there besides the reader. */
export function sittersOf({ seats, viewer }: GameSummary): string {
  const others = Object.entries(seats).filter(([seat, { type }]) => seat !== viewer && type !== 'open');
  const names = others.map(([, { type, name = '', level = 1, bot }]) =>
    type === 'computer' ? say('web.online.computer', { level }) : say('web.online.person', { name, bot: bot ? 'yes' : 'no' }),
  );
  return names.length === 0 ? say('web.online.nobody') : names.join(', ');
}

function stateOf({ status, yourTurn }: LinesProps['games'][number]): string {
  if (status === 'waiting') return 'waiting';
  return yourTurn ? 'yours' : 'other';
}
