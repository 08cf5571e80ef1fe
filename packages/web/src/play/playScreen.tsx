/** The play screen: a game of this device, found by its id. */

import { rulesFor } from '@flagfall/seat';
import { useEffect, useState } from 'preact/hooks';
import { LocalGame } from '../games/localGame.ts';
import { findGame } from '../games/shelf.ts';
import { Trouble } from '../shell/trouble.tsx';
import { say } from '../words/words.ts';
import { CurtainView } from './curtainView.tsx';
import { FailureView } from './failureView.tsx';
import { FocusKeeper } from './focusKeeper.tsx';
import { ConnectionBanner } from './online/connectionBanner.tsx';
import { PlayModel } from './playModel.ts';
import { TableView } from './tableView.tsx';
import { UnkeptBanner } from './unkeptBanner.tsx';
import './play.css';

export default function PlayScreen({ given }: { readonly given: Readonly<Record<string, string>> }) {
  const { game } = given;
  const [model, setModel] = useState<PlayModel | 'missing' | 'outdated'>();
  useEffect(() => {
    let opened: PlayModel | undefined;
    let isGone = false;
    // A browser that cannot look at what it keeps is a trouble of the whole page.
    void findGame(game).then((summary) => {
      if (isGone) return;
      if (summary === undefined) return setModel('missing');
      if (rulesFor(summary.plan) === undefined) return setModel('outdated');
      opened = new PlayModel(new LocalGame(game, summary.plan));
      setModel(opened);
    });
    return () => {
      isGone = true;
      opened?.close();
      setModel(undefined);
    };
  }, [game]);
  if (model === 'missing') return <Missing />;
  if (model === 'outdated') return <FailureView failure={{ why: 'outdated', detail: game }} />;
  return model === undefined ? <main class="play" aria-busy="true" /> : <Game model={model} />;
}

export function Game({ model }: { readonly model: PlayModel }) {
  return (
    <>
      <Shown model={model} />
      <FocusKeeper />
    </>
  );
}

function Shown({ model }: { readonly model: PlayModel }) {
  const failure = model.link.failure.value;
  if (failure !== undefined) return <FailureView failure={failure} />;
  const { waitsFor: next, shown } = model.state.value;
  if (next !== undefined) return <CurtainView model={model} seat={next} />;
  const { sight: update, seat } = shown;
  if (update === undefined || seat === undefined)
    return (
      <main class="play lazyScreen" aria-busy="true">
        <ConnectionBanner model={model} />
        <UnkeptBanner model={model} />
        {say('web.loading')}
      </main>
    );
  return <TableView model={model} update={update} seat={seat} />;
}

function Missing() {
  return (
    <Trouble title={say('web.play.missing')}>
      <p>{say('web.play.missingAbout')}</p>
    </Trouble>
  );
}
