/** The end of a game: who has won and how, and what to do next. */

import { useState } from 'preact/hooks';
import { watchAgain } from '../replay/watch.ts';
import { goTo, route } from '../router/router.ts';
import { Dialog } from '../shell/dialog.tsx';
import { say } from '../words/words.ts';
import { newRematch } from './rematch.ts';
import type { TableProps } from './tableView.tsx';

export function ResultDialog({ model, update, seat }: TableProps) {
  const [isClosed, setClosed] = useState(false);
  const { result } = update.view;
  if (result === undefined || isClosed || model.presenter.scene.value !== undefined) return null;
  const { screen, given } = route.value;
  const people = model.link.people;
  const outcome = result.winners.length === 0 ? 'draw' : people.length > 1 ? 'over' : result.winners.includes(seat) ? 'won' : 'lost';
  return (
    <Dialog title={say(`web.result.${outcome}`)} onClose={() => setClosed(true)}>
      <p>{model.words.ending(result, seat)}</p>
      <div class="dialog-ways">
        <button type="button" class="button button-main" onClick={() => void newRematch(model.link.plan)}>
          {say('web.menu.rematch')}
        </button>
        <button type="button" class="button" onClick={() => setClosed(true)}>
          {say('web.result.look')}
        </button>
        {screen === 'play' ? (
          <button type="button" class="button" onClick={() => watchAgain(given.game)}>
            {say('web.replay.again')}
          </button>
        ) : null}
        <button type="button" class="button" onClick={() => goTo('home')}>
          {say('web.trouble.home')}
        </button>
      </div>
    </Dialog>
  );
}
