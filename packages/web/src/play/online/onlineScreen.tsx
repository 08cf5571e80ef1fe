/** A game on the server: its waiting room, then its table, for players and spectators. */

import { type OnlineSeat, rulesFor } from '@flagfall/seat';
import { effect } from '@preact/signals';
import { openOnlineGame } from '../../games/onlineGame.ts';
import { alertPlayer } from '../../online/alertPlayer.ts';
import { connectionState } from '../../online/connection.ts';
import { dropInvitations } from '../../online/invitations.ts';
import { OnlineTrouble } from '../../online/onlineTrouble.tsx';
import { foundGame } from '../../online/pendingInvites.ts';
import { serverErrorText } from '../../online/serverErrorText.ts';
import { goTo } from '../../router/router.ts';
import { say } from '../../words/texts.ts';
import { FailureView, GameView } from '../gameView.tsx';
import { type Opened, useOpened } from '../hooks.ts';
import { PlayModel } from '../playModel.ts';
import { WaitingRoom } from './waitingRoom.tsx';

export default function OnlineScreen({ given }: { readonly given: Readonly<Record<string, string>> }) {
  return useOpened(given.game, open) ?? <main class="play lazyScreen" aria-busy="true" />;
}

async function open(id: string): Promise<Opened> {
  if (foundGame.peek() === id) foundGame.value = undefined;
  const seat = await openOnlineGame(id).catch(serverErrorText);
  if (typeof seat === 'string') return { shown: <OnlineTrouble why={seat} /> };
  // The server has an edition or an option that this page does not know.
  if (rulesFor(seat.plan) === undefined) return { shown: <FailureView failure={{ why: 'outdatedPage', detail: id }} /> };
  const model = new PlayModel(seat);
  const stops = [sendAway(seat), watchOver(model)];
  const close = (): void => {
    for (const stop of stops) stop();
    model.close();
  };
  return { shown: <GameOrRoom model={model} />, close };
}

function GameOrRoom({ model }: { readonly model: PlayModel<OnlineSeat> }) {
  const { latest, failure } = model.session;
  return latest?.phase === 'waiting' && failure === undefined ? <WaitingRoom model={model} /> : <GameView model={model} />;
}

/** A server that wants us no more has closed the wire for good. */
function sendAway(seat: OnlineSeat): () => void {
  return effect(() => {
    const state = connectionState.value;
    if (state.type === 'closed' && state.why !== undefined) seat.fail(state.why === 'banned' ? 'banned' : 'sentAway', state.why);
  });
}

/** Alerts the player when their turn comes, and goes on to the next game when all have agreed to one. */
function watchOver(model: PlayModel<OnlineSeat>): () => void {
  const {
    game,
    people: [seat],
    next: agreedBefore,
  } = model.session;
  let wasAsked = true;
  let wasOver = true;
  return effect(() => {
    const { next, standing } = model.session;
    if (seat !== undefined && next !== undefined && next !== agreedBefore) {
      goTo('online', { game: next }, true);
      return;
    }
    if (standing === undefined) return;
    const isOver = standing.phase === 'over';
    const isAsked = !isOver && seat !== undefined && (standing.waiting?.seats.includes(seat) ?? false);
    if (isAsked && !wasAsked) alertPlayer(say('web.online.yourTurn'), 'turn');
    // The sound of the end comes when the end is shown.
    if (isOver && !wasOver) alertPlayer(say('web.result.over'));
    if (isOver) dropInvitations(game);
    wasAsked = isAsked;
    wasOver = isOver;
  });
}
