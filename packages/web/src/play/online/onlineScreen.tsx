/** A game on the server: its waiting room, then its table, for who plays and who watches. */

import { rulesFor } from '@flagfall/seat';
import { effect } from '@preact/signals';
import { OnlineGame } from '../../games/onlineGame.ts';
import { callUp } from '../../online/callUp.ts';
import { faultText } from '../../online/faults.ts';
import { found } from '../../online/found.ts';
import { OnlineTrouble } from '../../online/onlineTrouble.tsx';
import { goTo } from '../../router/router.ts';
import { say } from '../../words/words.ts';
import { FailureView } from '../failureView.tsx';
import { Game } from '../game.tsx';
import { PlayModel } from '../playModel.ts';
import { type Opened, useOpened } from '../useOpened.ts';
import { WaitingRoom } from './waitingRoom.tsx';

export default function OnlineScreen({ given }: { readonly given: Readonly<Record<string, string>> }) {
  return useOpened(given.game, open) ?? <main class="play lazyScreen" aria-busy="true" />;
}

async function open(id: string): Promise<Opened> {
  if (found.peek() === id) found.value = undefined;
  const game = await OnlineGame.open(id).catch(faultText);
  if (typeof game === 'string') return { shown: <OnlineTrouble why={game} /> };
  // The server has an edition or an option that this page has not heard of.
  if (rulesFor(game.plan) === undefined) {
    game.close();
    return { shown: <FailureView failure={{ why: 'outdatedPage', detail: id }} /> };
  }
  const model = new PlayModel(game);
  const stop = watchOver(game);
  const close = (): void => {
    stop();
    model.close();
  };
  return { shown: <GameOrRoom game={game} model={model} />, close };
}

function GameOrRoom({ game, model }: { readonly game: OnlineGame; readonly model: PlayModel }) {
  const isWaiting = game.latest.value?.phase === 'waiting' && game.failure.value === undefined;
  return isWaiting ? <WaitingRoom game={game} model={model} /> : <Game model={model} />;
}

/** Calls the player when it is their turn, and goes on to the next game when all have agreed to one. */
function watchOver(game: OnlineGame): () => void {
  const [seat] = game.people;
  const agreedBefore = game.next.peek();
  let wasAsked = true;
  let wasOver = true;
  return effect(() => {
    const next = game.next.value;
    if (seat !== undefined && next !== undefined && next !== agreedBefore) {
      goTo('online', { game: next }, true);
      return;
    }
    const standing = game.standing;
    if (standing === undefined) return;
    const isOver = standing.phase === 'over';
    const isAsked = !isOver && seat !== undefined && (standing.waiting?.seats.includes(seat) ?? false);
    if (isAsked && !wasAsked) callUp(say('web.online.yourTurn'), 'turn');
    // The end is heard when it is shown.
    if (isOver && !wasOver) callUp(say('web.result.over'));
    wasAsked = isAsked;
    wasOver = isOver;
  });
}
