/** Between two people who share a screen: who is to take it, and nothing else. */

import type { Seat } from '@flagfall/engine';
import { PieceBack } from '../art/piece.tsx';
import { say } from '../words/words.ts';
import type { PlayModel } from './playModel.ts';
import './curtainView.css';

export function CurtainView({ model, seat }: { readonly model: PlayModel; readonly seat: Seat }) {
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
