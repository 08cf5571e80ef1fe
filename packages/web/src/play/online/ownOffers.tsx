/** What the reader has offered and nobody has answered: it can be withdrawn. */

import { say } from '../../words/words.ts';
import type { TableProps } from '../tableView.tsx';

export function OwnOffers({ model, update, seat }: TableProps) {
  if (model.link.company === undefined || update.phase === 'over') return null;
  return update.offers
    .filter(({ by }) => by === seat)
    .map(({ what }) => (
      <section key={what} class="panel" role="status">
        <p>{say('web.online.offered', { what })}</p>
        <div class="dialog-ways">
          <button type="button" class="button" onClick={() => model.play.ask({ type: 'withdraw', what })}>
            {say('web.online.withdraw')}
          </button>
        </div>
      </section>
    ));
}
