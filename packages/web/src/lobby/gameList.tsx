/** A list of games with their players, each a link. */

import type { GameSummary } from '@flagfall/protocol/http';
import { EditionPicture } from '../art/boards/editionPicture.tsx';
import { Icon } from '../art/icons.tsx';
import { gameHash } from '../replay/sources/gameHash.ts';
import { Link } from '../router/link.tsx';
import { dateText } from '../words/dates.ts';
import { say } from '../words/texts.ts';
import { clockName } from './clocks.ts';
import { titleOf } from './gameChoices.ts';

interface GameListProps {
  readonly games: readonly (GameSummary & { readonly yourTurn?: boolean })[];
}

export function GameList({ games }: GameListProps) {
  return (
    <ul class="front-waiting">
      {games.map((game) => (
        <li key={game.game}>
          <Link {...wayTo(game)} {...(game.yourTurn ? { class: 'front-turn' } : {})}>
            <span class="front-thumb">
              <EditionPicture edition={game.edition} />
            </span>
            <span>
              <strong>{titleOf(game.edition)}</strong>
              <small>{aboutOf(game)}</small>
            </span>
            <Icon name={game.status === 'ended' ? 'eye' : 'forward'} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A game that is over is watched again, any other is gone to. */
function wayTo({ game, status }: GameSummary) {
  return status === 'ended' ? ({ to: 'replay', hash: gameHash('online', game) } as const) : ({ to: 'online', given: { game } } as const);
}

function aboutOf(game: GameListProps['games'][number]): string {
  const players = opponentNames(game);
  const { status, endedAt = game.createdAt, seats, viewer } = game;
  if (status === 'waiting' || status === 'running')
    return say('web.games.about', { players, clock: clockName(game.clock), state: stateOf(game) });
  const date = dateText(endedAt, { dateStyle: 'medium' });
  const outcome = status === 'aborted' ? 'aborted' : viewer === 'audience' ? 'none' : (seats[viewer]?.outcome ?? 'none');
  return say('web.games.over', { players, date, outcome });
}

/** The players besides the reader. */
export function opponentNames({ seats, viewer }: GameSummary): string {
  const others = Object.entries(seats).filter(([seat, { type }]) => seat !== viewer && type !== 'open');
  const names = others.map(([, { type, name = '', level = 1, bot }]) =>
    type === 'computer' ? say('web.online.computer', { level }) : say('web.online.person', { name, bot: bot ? 'yes' : 'no' }),
  );
  return names.length === 0 ? say('web.online.nobody') : names.join(', ');
}

function stateOf({ status, yourTurn }: GameListProps['games'][number]): string {
  if (status === 'waiting') return 'waiting';
  return yourTurn ? 'yours' : 'other';
}
