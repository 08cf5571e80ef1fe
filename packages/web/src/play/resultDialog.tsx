/** The end of a game: who has won and how, and the next actions. */

import { rematchOf, rematchRequest, type ViewerResult, viewerResult } from '@flagfall/seat';
import { useState } from 'preact/hooks';
import { PieceArt } from '../art/pieces/piece.tsx';
import { addGame } from '../games/localGames.ts';
import { ReplayLink } from '../replay/sources/replayLink.tsx';
import { goTo } from '../router/router.ts';
import { Button } from '../shell/button.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { FallenFlag } from '../shell/fallenFlag.tsx';
import { say } from '../words/texts.ts';
import type { TableProps } from './tableProps.ts';
import './resultPicture.css';

export function ResultDialog({ model, sight, seat }: TableProps) {
  const [isClosed, setClosed] = useState(false);
  const { result } = sight.view;
  // An aborted game is over without a result.
  if (sight.phase !== 'over' || isClosed || model.shown.value.scene !== undefined) return null;
  const outcome = viewerResult(result, model.session.people, seat);
  return (
    <Dialog title={say(`web.result.${outcome}`)} onClose={() => setClosed(true)}>
      <ResultPicture model={model} seat={seat} outcome={outcome} />
      <p class="result-how">{result === undefined ? say('web.online.aborted') : model.words.ending(result, seat)}</p>
      <div class="dialog-ways">
        <PlayAgain model={model} sight={sight} seat={seat} />
        {result === undefined ? null : <ReplayLink />}
        <Button label={say('web.result.look')} onPress={() => setClosed(true)} />
        <Button look="quiet" icon="leave" label={say('web.menu.leave')} onPress={() => goTo('home')} />
      </div>
    </Dialog>
  );
}

/** The result at a glance: a standing flag, or a fallen one. */
function ResultPicture({ model, seat, outcome }: Pick<TableProps, 'model' | 'seat'> & { readonly outcome: ViewerResult }) {
  if (outcome === 'lost') return <FallenFlag />;
  if (outcome !== 'won' || seat === 'audience') return null;
  return (
    <div class="resultPicture" aria-hidden="true">
      <PieceArt edition={model.rules.edition.id} kind="flag" seat={seat} />
    </div>
  );
}

export function PlayAgain(props: TableProps) {
  const again = whatNext(props);
  if (again === 'none') return null;
  return <Button look="main" label={say(`web.again.${again}`)} disabled={again === 'asked'} onPress={() => playAgain(props)} />;
}

/** The state of a rematch: possible, offered by another, offered by us, open already, or not for this reader. */
function whatNext({ model: { session }, sight, seat }: TableProps): 'free' | 'offered' | 'asked' | 'open' | 'none' {
  if (session.company === undefined) return 'free';
  if (session.company.next !== undefined) return 'open';
  if (seat === 'audience') return 'none';
  const offer = sight.offers.find(({ what }) => what === 'rematch');
  if (offer === undefined) return 'free';
  return offer.agreed.includes(seat) ? 'asked' : 'offered';
}

function playAgain({ model: { session, play }, sight, seat }: TableProps): void {
  const { company, plan } = session;
  const next = company?.next;
  if (company === undefined) void addGame(rematchOf(plan)).then((game) => goTo('play', { game }));
  else if (next !== undefined) goTo('online', { game: next });
  else if (seat !== 'audience') play.ask(rematchRequest(company.latest ?? sight, seat));
}
