/** The page of an invitation link: who invites, to which game, and a button to take the seat. */

import { invitationIn } from '@flagfall/client';
import type { Seat } from '@flagfall/engine';
import type { GameSummary } from '@flagfall/protocol/http';
import { useEffect, useState } from 'preact/hooks';
import { EditionPicture } from '../art/boards/editionPicture.tsx';
import { api, ensureVisitor, resumeVisit } from '../online/connection.ts';
import { OnlineTrouble } from '../online/onlineTrouble.tsx';
import { serverErrorText } from '../online/serverErrorText.ts';
import { goTo } from '../router/router.ts';
import { Button } from '../shell/button.tsx';
import { say } from '../words/texts.ts';
import { clockName } from './clocks.ts';
import './lobby.css';
import { ruleSetName, seatName, titleOf } from './gameChoices.ts';
import { opponentNames } from './gameList.tsx';

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
    resumeVisit()
      .then(() => api.invitation(token))
      .then(
        (found) => {
          // People who open their own link are taken to their game.
          if (found.game.viewer === 'audience') setLooked(found);
          else goTo('online', { game: found.game.game }, true);
        },
        (error: unknown) => setFault(serverErrorText(error)),
      );
  }, [token]);
  const accept = async (): Promise<void> => {
    if (token === undefined) return;
    setBusy(true);
    try {
      await ensureVisitor();
      goTo('online', { game: (await api.acceptInvitation(token)).game }, true);
    } catch (error) {
      setFault(serverErrorText(error));
    }
  };
  if (fault !== '') return <OnlineTrouble why={fault} />;
  if (looked === undefined) return <main class="lazyScreen" aria-busy="true" />;
  const { seat, game } = looked;
  return (
    <main class="lobby">
      <h1>{say('web.invite.title', { name: opponentNames(game) })}</h1>
      <section class="panel lobby-panel" data-seat={seat}>
        <div class="invite-picture">
          <EditionPicture edition={game.edition} />
        </div>
        <h2>{titleOf(game.edition)}</h2>
        <p>
          {say('web.invite.about', { seat: seatName(game.edition, seat), clock: clockName(game.clock), rated: game.rated ? 'yes' : 'no' })}
        </p>
        <p>{ruleSetName(game.edition, game.options)}</p>
        <Button look="main" class="invite-accept" label={say('web.invite.accept')} disabled={isBusy} onPress={() => void accept()} />
        <p class="lobby-soft">{say('web.invite.guest')}</p>
      </section>
    </main>
  );
}
