/** Who plays, how much time they have, and whether they are there. The reader comes last, nearest to the board's own side. */

import type { Seat } from '@flagfall/engine';
import type { Occupant } from '@flagfall/protocol';
import type { OnlineGame } from '../../games/onlineGame.ts';
import { say } from '../../words/words.ts';
import type { PlayModel } from '../playModel.ts';
import { Clock } from './clock.tsx';
import './seatsBar.css';

export function SeatsBar({ model }: { readonly model: PlayModel }) {
  const { company } = model.link;
  if (company === undefined) return null;
  const seats = [...model.rules.seats].sort((one, other) => Number(one === company.viewer) - Number(other === company.viewer));
  return (
    <ul class="seats" aria-label={say('web.online.players')}>
      {seats.map((seat) => (
        <Player key={seat} model={model} company={company} seat={seat} />
      ))}
    </ul>
  );
}

interface PlayerProps {
  readonly model: PlayModel;
  readonly company: OnlineGame;
  readonly seat: Seat;
}

function Player({ model, company, seat }: PlayerProps) {
  const isAway = company.presence.value.away.includes(seat);
  const occupant = company.latest.value?.seats[seat];
  return (
    <li class="seats-player" data-seat={seat} data-away={isAway}>
      <span class="seats-dot" aria-hidden="true" />
      <span class="seats-name">
        <span class="unseen">{model.words.seat(seat)}: </span>
        <strong>{occupantName(occupant, seat === company.viewer)}</strong>
        {isAway ? <small>{say('web.online.away')}</small> : null}
      </span>
      <Clock company={company} seat={seat} />
    </li>
  );
}

/** Who sits there, in a word or two. */
export function occupantName(occupant: Occupant | undefined, isReader = false): string {
  if (isReader) return say('web.online.you');
  if (occupant === undefined || occupant.type === 'open') return say('web.online.nobody');
  if (occupant.type === 'computer') return say('web.online.computer', { level: occupant.level ?? 1 });
  return say('web.online.person', { name: occupant.name ?? '', bot: occupant.bot === true ? 'yes' : 'no' });
}
