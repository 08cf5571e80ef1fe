/** The play screen: a game of this device, found by its id. */

import { rulesFor } from '@flagfall/seat';
import { openLocalGame } from '../games/localGame.ts';
import { findGame } from '../games/localGames.ts';
import { ErrorPage } from '../shell/errors/errorPage.tsx';
import { say } from '../words/texts.ts';
import { FailureView, GameView } from './gameView.tsx';
import { type Opened, useOpened } from './hooks.ts';
import { PlayModel } from './playModel.ts';

export default function PlayScreen({ given }: { readonly given: Readonly<Record<string, string>> }) {
  return useOpened(given.game, open) ?? <main class="play" aria-busy="true" />;
}

/** A browser that cannot look at what it keeps is a trouble of the whole page. */
async function open(game: string): Promise<Opened> {
  const summary = await findGame(game);
  if (summary === undefined)
    return {
      shown: (
        <ErrorPage title={say('web.play.missing')}>
          <p>{say('web.play.missingAbout')}</p>
        </ErrorPage>
      ),
    };
  if (rulesFor(summary.plan) === undefined) return { shown: <FailureView failure={{ why: 'outdated', detail: game }} /> };
  const model = new PlayModel(openLocalGame(game, summary.plan));
  return { shown: <GameView model={model} />, close: () => model.close() };
}
