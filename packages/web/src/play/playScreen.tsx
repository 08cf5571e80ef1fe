/** The play screen: a game of this device, found by its id. */

import { rulesFor } from '@flagfall/seat';
import { openLocalGame } from '../games/localGame.ts';
import { findGame } from '../games/shelf.ts';
import { Trouble } from '../shell/trouble.tsx';
import { say } from '../words/words.ts';
import { FailureView, Game } from './game.tsx';
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
        <Trouble title={say('web.play.missing')}>
          <p>{say('web.play.missingAbout')}</p>
        </Trouble>
      ),
    };
  if (rulesFor(summary.plan) === undefined) return { shown: <FailureView failure={{ why: 'outdated', detail: game }} /> };
  const model = new PlayModel(openLocalGame(game, summary.plan));
  return { shown: <Game model={model} />, close: () => model.close() };
}
