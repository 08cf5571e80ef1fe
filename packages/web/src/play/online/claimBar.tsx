/** Somebody has been away for so long that the others need not wait any more. */

import type { Claim } from '@flagfall/protocol';
import { say } from '../../words/words.ts';
import type { TableProps } from '../tableView.tsx';

export function ClaimBar({ model, update, seat }: TableProps) {
  const { company } = model.link;
  if (company === undefined || seat === 'audience' || update.phase === 'over') return null;
  const gone = company.presence.value.claimable.filter((one) => one !== seat);
  if (gone.length === 0) return null;
  const claim = (outcome: Claim) => model.play.ask({ type: 'claim', outcome });
  return (
    <section class="panel" role="alert">
      <p>{say('web.online.claimable', { seat: gone.map((one) => model.words.seat(one)).join(', ') })}</p>
      <div class="dialog-ways">
        <button type="button" class="button button-main" onClick={() => claim('win')}>
          {say('web.online.claimWin')}
        </button>
        <button type="button" class="button" onClick={() => claim('draw')}>
          {say('web.online.claimDraw')}
        </button>
      </div>
    </section>
  );
}
