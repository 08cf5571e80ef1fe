/** Agreements at the table: offers of others, the reader's own offers, and an abandoned game. One at a time is asked, the most pressing first. */

import { claimableBy, offersTo } from '@flagfall/seat';
import type { ComponentChildren } from 'preact';
import { Button } from '../../shell/button.tsx';
import { say } from '../../words/texts.ts';
import type { TableProps } from '../tableProps.ts';

export interface Agreement {
  readonly role: 'alert' | 'status';
  readonly text: string;
  readonly ways: ComponentChildren;
}

export function agreementOf(props: TableProps): Agreement | undefined {
  return offerOf(props) ?? claimOf(props) ?? ownOfferOf(props);
}

/** What others offer: a draw, to take back. Yes or no. */
function offerOf({ model: { play, words }, sight, seat }: TableProps): Agreement | undefined {
  const [offer] = offersTo(sight, seat);
  if (offer === undefined) return undefined;
  const { what, by } = offer;
  return {
    role: 'alert',
    text: words.item({ type: 'news', news: { type: 'offered', what, by } }, seat),
    ways: (
      <>
        <Button look="main" label={say('web.offer.accept')} onPress={() => play.ask({ type: 'answer', what, accept: true })} />
        <Button label={say('web.offer.decline')} onPress={() => play.ask({ type: 'answer', what, accept: false })} />
      </>
    ),
  };
}

/** A player has been away for so long that the others need not wait any more. */
function claimOf({ model: { session, play, words }, sight, seat }: TableProps): Agreement | undefined {
  const gone = session.company === undefined || sight.phase === 'over' ? [] : claimableBy(session.company.presence, seat);
  if (gone.length === 0) return undefined;
  return {
    role: 'alert',
    text: say('web.online.claimable', { seat: gone.map((one) => words.seat(one)).join(', ') }),
    ways: (
      <>
        <Button look="main" label={say('web.online.claimWin')} onPress={() => play.ask({ type: 'claim', outcome: 'win' })} />
        <Button label={say('web.online.claimDraw')} onPress={() => play.ask({ type: 'claim', outcome: 'draw' })} />
      </>
    ),
  };
}

/** The reader's own open offer, which can be withdrawn. */
function ownOfferOf({ model: { session, play }, sight, seat }: TableProps): Agreement | undefined {
  const own = session.company === undefined || sight.phase === 'over' ? undefined : sight.offers.find(({ by }) => by === seat);
  if (own === undefined) return undefined;
  const { what } = own;
  return {
    role: 'status',
    text: say('web.online.offered', { what }),
    ways: <Button label={say('web.online.withdraw')} onPress={() => play.ask({ type: 'withdraw', what })} />,
  };
}

/** The same while armies are set up, where a panel has room for it. */
export function AgreementPanel(props: TableProps) {
  const agreement = claimOf(props);
  if (agreement === undefined) return null;
  return (
    <section class="panel" role={agreement.role}>
      <p>{agreement.text}</p>
      <div class="dialog-ways">{agreement.ways}</div>
    </section>
  );
}
