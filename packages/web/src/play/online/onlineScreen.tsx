/** A game on the server: its waiting room, then its table, for who plays and who watches. */

import { rulesFor } from '@flagfall/seat';
import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { OnlineGame } from '../../games/onlineGame.ts';
import { callUp } from '../../online/callUp.ts';
import { faultText } from '../../online/faults.ts';
import { found } from '../../online/found.ts';
import { OnlineTrouble } from '../../online/onlineTrouble.tsx';
import { goTo } from '../../router/router.ts';
import { say } from '../../words/words.ts';
import { FailureView } from '../failureView.tsx';
import { PlayModel } from '../playModel.ts';
import { Game } from '../playScreen.tsx';
import { WaitingRoom } from './waitingRoom.tsx';

type Opened = { readonly game: OnlineGame; readonly model: PlayModel } | { readonly fault: string } | 'outdatedPage';

export default function OnlineScreen({ given }: { readonly given: Readonly<Record<string, string>> }) {
  const { game } = given;
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let close = (): void => {};
    let isGone = false;
    if (found.peek() === game) found.value = undefined;
    OnlineGame.open(game).then(
      (online) => {
        if (isGone) return;
        // The server has an edition or an option that this page has not heard of.
        if (rulesFor(online.plan) === undefined) {
          online.close();
          setOpened('outdatedPage');
          return;
        }
        const model = new PlayModel(online);
        const stop = watchOver(online);
        close = () => {
          stop();
          model.close();
        };
        setOpened({ game: online, model });
      },
      (error: unknown) => {
        if (!isGone) setOpened({ fault: faultText(error) });
      },
    );
    return () => {
      isGone = true;
      close();
      setOpened(undefined);
    };
  }, [game]);
  if (opened === undefined) return <main class="play lazyScreen" aria-busy="true" />;
  if (opened === 'outdatedPage') return <FailureView failure={{ why: opened, detail: game }} />;
  if ('fault' in opened) return <OnlineTrouble why={opened.fault} />;
  const isWaiting = opened.game.latest.value?.phase === 'waiting' && opened.game.failure.value === undefined;
  return isWaiting ? <WaitingRoom game={opened.game} model={opened.model} /> : <Game model={opened.model} />;
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
