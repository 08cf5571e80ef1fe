/** Before a game: the players who are there, and the links for the others. */

import { invitationLink } from '@flagfall/client';
import type { Seat } from '@flagfall/engine';
import type { OnlineSeat } from '@flagfall/seat';
import { useEffect, useRef, useState } from 'preact/hooks';
import { EditionPicture } from '../../art/boards/editionPicture.tsx';
import { clockName } from '../../lobby/clocks.ts';
import { isStillGood, keptInvitation, renewInvitation } from '../../online/invitations.ts';
import { serverErrorText } from '../../online/serverErrorText.ts';
import { Link } from '../../router/link.tsx';
import { goTo } from '../../router/router.ts';
import { Button } from '../../shell/button.tsx';
import { say } from '../../words/texts.ts';
import { occupantName } from '../plates/players.tsx';
import type { PlayModel } from '../playModel.ts';
import { ConnectionBanner } from './connectionBanner.tsx';
import './waitingRoom.css';

interface RoomProps {
  readonly model: PlayModel<OnlineSeat>;
}

export function WaitingRoom({ model }: RoomProps) {
  const { latest: sight, viewer } = model.session;
  const seats = model.rules.seats;
  const open = seats.filter((seat) => sight?.seats[seat]?.type === 'open');
  const clock = sight?.about.clock;
  const isChanging = useRef(false);
  // A player who leaves before the abort is stored would leave the game behind when the connection is lost.
  const isOver = sight?.phase === 'over';
  useEffect(() => {
    if (isOver && isChanging.current) goTo('friend', {}, true);
  }, [isOver]);
  const change = (): void => {
    isChanging.current = true;
    model.play.ask({ type: 'abort' });
  };
  return (
    <main class="room">
      <div class="room-picture">
        <EditionPicture edition={model.rules.edition.id} />
      </div>
      <section class="panel room-sheet">
        <ConnectionBanner model={model} />
        <h1>{model.words.pack.title}</h1>
        {clock === undefined ? null : <p>{clockName(clock)}</p>}
        <ul class="room-seats">
          {seats.map((seat) => (
            <li key={seat} data-seat={seat}>
              <span class="seats-dot" aria-hidden="true" />
              <strong class="seatName">{model.words.seat(seat)}</strong>
              <span>{occupantName(sight?.seats[seat], seat === viewer)}</span>
            </li>
          ))}
        </ul>
        {viewer === 'audience' ? null : open.map((seat) => <Invitation key={seat} model={model} seat={seat} />)}
        <p class="room-waits" role="status">
          {say(open.length === 0 ? 'web.room.begins' : 'web.room.waits')}
        </p>
        <div class="dialog-ways">
          {viewer === 'audience' ? null : (
            <Button look="danger" label={say('web.online.callOff')} onPress={() => model.play.ask({ type: 'abort' })} />
          )}
          {viewer !== 'audience' && open.length === seats.length - 1 ? (
            <Button class="room-change" label={say('web.room.change')} disabled={model.state.value.isPending} onPress={change} />
          ) : null}
          <Link to="home" class="button">
            {say('web.menu.leave')}
          </Link>
        </div>
        <p class="room-kept">{say('web.room.kept')}</p>
      </section>
    </main>
  );
}

function Invitation({ model, seat: guest }: RoomProps & { readonly seat: Seat }) {
  const { game } = model.session;
  const seat = model.words.seat(guest);
  const [token, setToken] = useState(() => keptInvitation(game, guest));
  const [note, setNote] = useState('');
  const [isStale, setStale] = useState(false);
  useEffect(() => {
    if (token === undefined) return;
    isStillGood(token).then(
      (good) => setStale(!good),
      () => {},
    );
  }, [token]);
  const renew = (): void =>
    void renewInvitation(game, guest).then(
      (made) => {
        setToken(made);
        setStale(false);
      },
      (error: unknown) => setNote(serverErrorText(error)),
    );
  const isOpen = token !== undefined && !isStale;
  const link = isOpen ? invitationLink(location.origin, token) : '';
  const copy = (): void => {
    // Where a page is not served securely there is no clipboard: the link can still be marked by hand.
    const copied = navigator.clipboard === undefined ? Promise.reject(new Error()) : navigator.clipboard.writeText(link);
    copied.then(
      () => setNote(say('web.room.copied')),
      () => setNote(say('web.room.copyByHand')),
    );
  };
  const share = (): void => {
    navigator.share({ url: link, title: model.words.pack.title }).catch(() => {});
  };
  return (
    <div class="room-invitation" data-seat={guest}>
      {isOpen ? (
        <label>
          {say('web.room.link', { seat })}
          <input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      ) : (
        <p>{say(isStale ? 'web.room.linkStale' : 'web.room.linkElsewhere', { seat })}</p>
      )}
      <div class="dialog-ways">
        {isOpen ? <Button look="main" icon="copy" label={say('web.room.copy')} onPress={copy} /> : null}
        {isOpen && 'share' in navigator ? <Button icon="share" label={say('web.room.share')} onPress={share} /> : null}
        {isOpen ? null : <Button class="room-renew" icon="link" label={say('web.room.renew')} onPress={renew} />}
      </div>
      <p role="status">{note}</p>
    </div>
  );
}
