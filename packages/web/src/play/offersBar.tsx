/** What others at the table offer: a draw, to take back. Yes or no. */

import type { Offer } from '@flagfall/protocol';
import { messages, say } from '../words/words.ts';
import type { TableProps } from './tableView.tsx';

export function OffersBar({ model, update, seat }: TableProps) {
  const open = seat === 'audience' ? [] : update.offers.filter(({ what, agreed }) => isOpen(what, update) && !agreed.includes(seat));
  const answer = ({ what }: Offer, accept: boolean) => model.play.ask({ type: 'answer', what, accept });
  return open.map((offer) => (
    <section key={offer.what} class="panel" role="alert">
      <p>
        {messages().news(
          { type: 'offered', what: offer.what, by: offer.by },
          { kindName: (_, kind) => kind, seatName: (by) => model.words.seat(by), seats: model.rules.seats, cellName: (cell) => cell },
        )}
      </p>
      <div class="dialog-ways">
        <button type="button" class="button button-main" onClick={() => answer(offer, true)}>
          {say('web.offer.accept')}
        </button>
        <button type="button" class="button" onClick={() => answer(offer, false)}>
          {say('web.offer.decline')}
        </button>
      </div>
    </section>
  ));
}

/** Another game is offered when one is over, everything else before. */
function isOpen(what: Offer['what'], { phase }: TableProps['update']): boolean {
  return (what === 'rematch') === (phase === 'over');
}
