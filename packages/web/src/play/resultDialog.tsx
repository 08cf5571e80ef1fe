/** The end of a game: who has won and how, and what to do next. */

import { useState } from 'preact/hooks';
import { goTo } from '../router/router.ts';
import { Dialog } from '../shell/dialog.tsx';
import { say } from '../words/words.ts';
import { playAgain, rematchState } from './rematch.ts';
import type { TableProps } from './tableView.tsx';

export function ResultDialog({ model, update, seat }: TableProps) {
  const [isClosed, setClosed] = useState(false);
  const { result } = update.view;
  if (result === undefined || isClosed || model.presenter.scene.value !== undefined) return null;
  const people = model.link.people;
  const again = rematchState(model, update, seat);
  const outcome =
    result.winners.length === 0
      ? 'draw'
      : people.length !== 1 || seat === 'audience'
        ? 'over'
        : result.winners.includes(seat)
          ? 'won'
          : 'lost';
  return (
    <Dialog title={say(`web.result.${outcome}`)} onClose={() => setClosed(true)}>
      <p>{model.words.ending(result, seat)}</p>
      <div class="dialog-ways">
        {again === 'none' ? null : (
          <button type="button" class="button button-main" disabled={again === 'asked'} onClick={() => playAgain(model)}>
            {say(`web.again.${again}`)}
          </button>
        )}
        <button type="button" class="button" onClick={() => setClosed(true)}>
          {say('web.result.look')}
        </button>
        <button type="button" class="button" onClick={() => goTo('home')}>
          {say('web.trouble.home')}
        </button>
      </div>
    </Dialog>
  );
}
