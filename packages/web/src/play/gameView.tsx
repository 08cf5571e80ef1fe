/** A game that is open, wherever it lives: its table, the curtain between two people, or why it cannot go on. */

import type { Seat } from '@flagfall/engine';
import type { Failure } from '@flagfall/seat';
import { PieceBack } from '../art/pieces/piece.tsx';
import { ErrorPage } from '../shell/errors/errorPage.tsx';
import { say } from '../words/texts.ts';
import { FocusKeeper } from './focusKeeper.tsx';
import { ConnectionBanner } from './online/connectionBanner.tsx';
import type { PlayModel } from './playModel.ts';
import { TableView } from './tableView.tsx';
import './curtain.css';
import './play.css';

export function GameView({ model }: { readonly model: PlayModel }) {
  return (
    <>
      <Shown model={model} />
      <FocusKeeper />
    </>
  );
}

function Shown({ model }: { readonly model: PlayModel }) {
  const failure = model.session.failure;
  if (failure !== undefined) return <FailureView failure={failure} />;
  const { waitsFor, shown } = model.state.value;
  if (waitsFor !== undefined) return <CurtainView model={model} seat={waitsFor} />;
  const { sight, seat } = shown;
  if (sight !== undefined && seat !== undefined) return <TableView model={model} sight={sight} seat={seat} />;
  return (
    <main class="play lazyScreen" aria-busy="true">
      <ConnectionBanner model={model} />
      {say('web.loading')}
    </main>
  );
}

/** A game that cannot go on here: the reason, and links. The game itself stays stored. */
export function FailureView({ failure }: { readonly failure: Failure }) {
  return (
    <ErrorPage title={say('web.trouble.title')} mayPass>
      <p>{say(`web.failure.${failure.why}`)}</p>
      <details>
        <summary>{say('web.trouble.details')}</summary>
        <p>{failure.detail}</p>
      </details>
    </ErrorPage>
  );
}

/** The curtain between two people who share a screen: it names the next player, and nothing else. */
function CurtainView({ model, seat }: { readonly model: PlayModel; readonly seat: Seat }) {
  const waiting = model.session.standing?.waiting;
  const name = model.words.seat(seat);
  const isPlain = waiting === undefined || waiting.decision === 'act' || waiting.decision === 'deploy';
  return (
    <main class="curtain" data-seat={seat}>
      <div class="curtain-piece">
        <PieceBack seat={seat} />
      </div>
      <h1>{say('web.curtain.title', { seat: name })}</h1>
      <p>{isPlain ? say('web.curtain.about', { seat: name }) : model.words.waiting(waiting.decision, waiting.seats)}</p>
      {/* The one thing to do here: whoever hands the screen over can press Enter. */}
      <button type="button" class="button button-main" ref={(element) => element?.focus()} onClick={() => model.play.lift()}>
        {say('web.curtain.ready', { seat: name })}
      </button>
    </main>
  );
}
