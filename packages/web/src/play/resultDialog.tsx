/** The end of a game: who has won and how, and what to do next. */

import type { GameResult, Seat, Viewer } from '@flagfall/engine';
import { useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { WatchAgain } from '../replay/watchAgain.tsx';
import { goTo } from '../router/router.ts';
import { Dialog } from '../shell/dialog.tsx';
import { say } from '../words/words.ts';
import { playAgain, rematchState } from './rematch.ts';
import { ResultPicture } from './resultPicture.tsx';
import type { TableProps } from './tableView.tsx';

export function ResultDialog({ model, update, seat }: TableProps) {
  const [isClosed, setClosed] = useState(false);
  const { result } = update.view;
  // A game that was called off is over without a result.
  if (update.phase !== 'over' || isClosed || model.shown.value.scene !== undefined) return null;
  const again = rematchState(model, update, seat);
  const outcome = outcomeOf(result, model.link.people, seat);
  return (
    <Dialog title={say(`web.result.${outcome}`)} onClose={() => setClosed(true)}>
      <ResultPicture model={model} seat={seat} outcome={outcome} />
      <p class="result-how">{result === undefined ? say('web.online.aborted') : model.words.ending(result, seat)}</p>
      <div class="dialog-ways">
        {again === 'none' ? null : (
          <button type="button" class="button button-main" disabled={again === 'asked'} onClick={() => playAgain(model)}>
            {say(`web.again.${again}`)}
          </button>
        )}
        {result === undefined ? null : <WatchAgain />}
        <button type="button" class="button" onClick={() => setClosed(true)}>
          {say('web.result.look')}
        </button>
        <button type="button" class="button button-quiet" onClick={() => goTo('home')}>
          <Icon name="leave" />
          {say('web.menu.leave')}
        </button>
      </div>
    </Dialog>
  );
}

/** How it ended for whoever looks. */
function outcomeOf(result: GameResult | undefined, people: readonly Seat[], seat: Viewer): 'won' | 'lost' | 'draw' | 'over' {
  if (result === undefined) return 'over';
  const { winners, ending } = result;
  // Left by all is no draw.
  if (winners.length === 0) return ending === 'abandoned' ? 'over' : 'draw';
  if (people.length !== 1 || seat === 'audience') return 'over';
  return winners.includes(seat) ? 'won' : 'lost';
}
