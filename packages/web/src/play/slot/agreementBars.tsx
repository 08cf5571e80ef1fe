/** Bars about agreements at the table: offers of others, the reader's own offers, and an abandoned game. */

import { claimableBy, offersTo } from '@flagfall/seat';
import type { ComponentChildren } from 'preact';
import { Button } from '../../shell/button.tsx';
import { say } from '../../words/texts.ts';
import type { TableProps } from '../tableView.tsx';

interface BarProps {
  readonly role?: 'alert' | 'status';
  readonly text: string;
  readonly children: ComponentChildren;
}

function Bar({ role = 'alert', text, children }: BarProps) {
  return (
    <section class="panel" role={role}>
      <p>{text}</p>
      <div class="dialog-ways">{children}</div>
    </section>
  );
}

/** What others offer: a draw, to take back. Yes or no. */
export function OffersBar({ model: { play, words }, sight, seat }: TableProps) {
  return offersTo(sight, seat).map(({ what, by }) => (
    <Bar key={what} text={words.item({ type: 'news', news: { type: 'offered', what, by } }, seat)}>
      <Button look="main" label={say('web.offer.accept')} onPress={() => play.ask({ type: 'answer', what, accept: true })} />
      <Button label={say('web.offer.decline')} onPress={() => play.ask({ type: 'answer', what, accept: false })} />
    </Bar>
  ));
}

/** The reader's own open offers, which can be withdrawn. */
export function OwnOffers({ model: { session, play }, sight, seat }: TableProps) {
  if (session.company === undefined || sight.phase === 'over') return null;
  const own = sight.offers.filter(({ by }) => by === seat);
  return own.map(({ what }) => (
    <Bar key={what} role="status" text={say('web.online.offered', { what })}>
      <Button label={say('web.online.withdraw')} onPress={() => play.ask({ type: 'withdraw', what })} />
    </Bar>
  ));
}

/** A player has been away for so long that the others need not wait any more. */
export function ClaimBar({ model: { session, play, words }, sight, seat }: TableProps) {
  const gone = session.company === undefined || sight.phase === 'over' ? [] : claimableBy(session.company.presence, seat);
  if (gone.length === 0) return null;
  return (
    <Bar text={say('web.online.claimable', { seat: gone.map((one) => words.seat(one)).join(', ') })}>
      <Button look="main" label={say('web.online.claimWin')} onPress={() => play.ask({ type: 'claim', outcome: 'win' })} />
      <Button label={say('web.online.claimDraw')} onPress={() => play.ask({ type: 'claim', outcome: 'draw' })} />
    </Bar>
  );
}
