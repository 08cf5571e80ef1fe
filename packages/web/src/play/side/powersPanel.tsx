/** Powers that are left and cards that were played: everybody can count them in a game with more than plain moves. */

import type { Seat, View } from '@flagfall/engine';
import { cardCounts, powersLeft, spentOf } from '@flagfall/seat';
import { messages, say } from '../../words/texts.ts';
import type { TableProps } from '../tableProps.ts';

export function PowersPanel({ model, sight }: TableProps) {
  const { rules, words } = model;
  const { view } = sight;
  const hasPowers = rules.powers.length > 0;
  const hasHands = view.piles.some(({ id }) => id.startsWith('hand '));
  if (!hasPowers && !hasHands) return null;
  return (
    <details class="panel" open>
      <summary>{say(hasHands ? 'web.cards.title' : 'web.powers.title')}</summary>
      {rules.seats.map((seat) => (
        <div key={seat} data-seat={seat}>
          <p>
            <strong class="seatName">{words.seat(seat)}</strong> {hasHands ? cardsText(view, seat) : powersText(view, seat)}
          </p>
          <HandLeft text={words.handLeft(view, seat)} />
        </div>
      ))}
    </details>
  );
}

/** When the game is over, hands lie open. */
function HandLeft({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : <p>{text}</p>;
}

function powersText(view: View, seat: Seat): string {
  const left = powersLeft(view, seat).map(({ deed, left: count }) => say('web.powers.one', { deed: messages().deed(deed), count }));
  return left.length === 0 ? say('web.powers.none') : left.join(', ');
}

function cardsText(view: View, seat: Seat): string {
  const cards = spentOf(view, seat).map((card) => messages().card(card));
  return say('web.cards.counts', { ...cardCounts(view, seat), cards: cards.join(', ') });
}
