/** Where an invitation link leads: who invites, to what, and a button to sit down. */

import { invitationIn } from '@flagfall/client';
import type { Seat } from '@flagfall/engine';
import type { GameSummary } from '@flagfall/protocol/http';
import { useEffect, useState } from 'preact/hooks';
import { EditionPicture } from '../art/picture.tsx';
import { api, enter, enterAgain } from '../online/connection.ts';
import { faultText } from '../online/faults.ts';
import { OnlineTrouble } from '../online/onlineTrouble.tsx';
import { goTo } from '../router/router.ts';
import { Button } from '../shell/button.tsx';
import { say } from '../words/words.ts';
import { clockName } from './clocks.ts';
import './lobby.css';
import { sittersOf } from './gameLines.tsx';
import { rulesName, seatName, titleOf } from './wishes.ts';

interface Looked {
  readonly seat: Seat;
  readonly game: GameSummary;
}

export default function InviteScreen() {
  const [token] = useState(() => invitationIn(location.hash.slice(1))?.token);
  const [looked, setLooked] = useState<Looked>();
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (token === undefined) {
      setFault(say('web.invite.noLink'));
      return;
    }
    enterAgain()
      .then(() => api.lookAtInvitation(token))
      .then(
        (found) => {
          // Whoever opens their own link is led to their game.
          if (found.game.viewer === 'audience') setLooked(found);
          else goTo('online', { game: found.game.game }, true);
        },
        (error: unknown) => setFault(faultText(error)),
      );
  }, [token]);
  const accept = async (): Promise<void> => {
    if (token === undefined) return;
    setBusy(true);
    try {
      await enter();
      goTo('online', { game: (await api.acceptInvitation(token)).game }, true);
    } catch (error) {
      setFault(faultText(error));
    }
  };
  if (fault !== '') return <OnlineTrouble why={fault} />;
  if (looked === undefined) return <main class="lazyScreen" aria-busy="true" />;
  const { seat, game } = looked;
  return (
    <main class="lobby">
      <h1>{say('web.invite.title', { name: sittersOf(game) })}</h1>
      <section class="panel lobby-panel" data-seat={seat}>
        <div class="invite-picture">
          <EditionPicture edition={game.edition} />
        </div>
        <h2>{titleOf(game.edition)}</h2>
        <p>
          {say('web.invite.about', { seat: seatName(game.edition, seat), clock: clockName(game.clock), rated: game.rated ? 'yes' : 'no' })}
        </p>
        <p>{rulesName(game.edition, game.options)}</p>
        <Button look="main" class="invite-accept" label={say('web.invite.accept')} disabled={isBusy} onPress={() => void accept()} />
        <p class="lobby-soft">{say('web.invite.guest')}</p>
      </section>
    </main>
  );
}
