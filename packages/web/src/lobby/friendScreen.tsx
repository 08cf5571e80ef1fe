/** Inviting a friend: a few choices, then a game with a link to give away. */

import type { Seat } from '@flagfall/engine';
import type { GameRequest } from '@flagfall/protocol/http';
import { useEffect, useState } from 'preact/hooks';
import { seatsIn } from '../home/newGame.ts';
import { api, ensureVisitor } from '../online/connection.ts';
import { forgetGameRequest, gameRequestId } from '../online/gameRequestId.ts';
import { keepInvitation } from '../online/invitations.ts';
import { takePendingAction } from '../online/pendingAction.ts';
import { serverErrorText } from '../online/serverErrorText.ts';
import { goTo } from '../router/router.ts';
import { Button } from '../shell/button.tsx';
import { say } from '../words/texts.ts';
import './lobby.css';
import { chosenClock, chosenEdition, chosenOptions, lastClock, lastOnlineSide, lastRules } from './gameChoices.ts';
import { GameForm } from './gameForm.tsx';

export default function FriendScreen() {
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const invite = (): void => {
    setBusy(true);
    setFault('');
    openGame().then(
      (game) => goTo('online', { game }, true),
      (error: unknown) => {
        setBusy(false);
        setFault(serverErrorText(error));
      },
    );
  };
  useEffect(() => {
    if (takePendingAction('invite')) invite();
  }, []);
  return (
    <main class="lobby" aria-busy={isBusy}>
      <h1>{say('web.friend.title')}</h1>
      <p>{say('web.friend.about')}</p>
      <section class="panel lobby-panel">
        <GameForm hasSide isRated={false} />
        <Button
          look="main"
          class="friend-invite"
          label={say(isBusy ? 'web.friend.making' : 'web.friend.make')}
          disabled={isBusy}
          onPress={invite}
        />
        <p class="lobby-fault" role="alert">
          {fault}
        </p>
      </section>
    </main>
  );
}

async function openGame(): Promise<string> {
  await ensureVisitor();
  const edition = chosenEdition();
  const seats = seatsIn(edition, {});
  const own = seats.find((seat) => seat === lastOnlineSide.chosen.value) ?? seats[Math.floor(Math.random() * seats.length)];
  const wanted: GameRequest = {
    edition: edition.id,
    options: chosenOptions(false),
    clock: chosenClock(),
    seats: Object.fromEntries(seats.map((seat) => [seat, { type: seat === own ? 'me' : 'open' } as const])),
    // Games among friends allow undo by consent.
    friendly: true,
  };
  const opened = await api.openGame({
    ...wanted,
    id: gameRequestId([edition.id, lastRules.chosen.value, lastClock.chosen.value, lastOnlineSide.chosen.value].join('/')),
  });
  forgetGameRequest();
  for (const [seat, token] of Object.entries(opened.invitations)) keepInvitation(opened.game, seat as Seat, token);
  return opened.game;
}
