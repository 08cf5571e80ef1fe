/** The players above and below the board: name, clock, what has fallen. On a map also land, cities, bag and flags. */

import type { Seat } from '@flagfall/engine';
import { readerLast } from '@flagfall/seat';
import { say } from '../../words/texts.ts';
import { ChatBubble } from '../online/chat.tsx';
import type { TableProps } from '../tableProps.ts';
import { FallenStrip } from './fallenStrip.tsx';
import { Holdings, MovesLeft } from './holdings.tsx';
import { Clock, occupantName, useTicks } from './players.tsx';
import './plates.css';

/** `top` are all others, the reader is at the bottom, nearest to the board's own side. */
export function Plates(props: TableProps & { readonly place: 'top' | 'bottom' }) {
  const { model, seat: reader, place } = props;
  useTicks(model);
  const seats = readerLast(model.rules, reader);
  const shown = place === 'top' ? seats.slice(0, -1) : seats.slice(-1);
  return (
    <ul
      class={`plates plates-${place}`}
      data-count={shown.length}
      aria-label={say(place === 'top' ? 'web.plates.others' : 'web.plates.own')}
    >
      {shown.map((seat) => (
        <Plate key={seat} {...props} of={seat} />
      ))}
    </ul>
  );
}

function Plate(props: TableProps & { readonly of: Seat }) {
  const { model, sight, seat: reader, of: seat } = props;
  const { company, people } = model.session;
  const occupant = sight.seats[seat];
  const isAway = company?.presence.away.includes(seat) ?? false;
  const isDue = sight.phase !== 'over' && (sight.view.waiting?.seats.includes(seat) ?? false);
  // On one screen everybody is a person without another name.
  const who = company === undefined && people.length > 1 && people.includes(seat) ? '' : occupantName(occupant, seat === reader);
  return (
    <li class="plate" data-seat={seat} data-away={isAway} data-due={isDue}>
      <span class="plate-dot" aria-hidden="true" />
      <p class="plate-name">
        <strong class="seatName">{model.words.seat(seat)}</strong> <span>{who}</span>
        {isAway ? <small>{say('web.online.away')}</small> : null}
        {model.rules.board.isGrid || !isDue ? null : <MovesLeft {...props} />}
      </p>
      {model.rules.board.isGrid ? <FallenStrip {...props} of={seat} /> : <Holdings {...props} of={seat} />}
      <ChatBubble model={model} of={seat} />
      <Clock model={model} seat={seat} />
    </li>
  );
}
