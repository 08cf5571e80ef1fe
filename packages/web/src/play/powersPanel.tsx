/** Powers that are left, cards that were spent: what everybody can count in a game with more than plain moves. */

import type { Seat, View } from '@flagfall/engine';
import { messages, say } from '../words/words.ts';
import type { TableProps } from './tableView.tsx';

export function PowersPanel({ model, update }: TableProps) {
  const { rules, words } = model;
  const { view } = update;
  const hasPowers = rules.special?.deeds.some(({ bearers }) => bearers !== undefined) ?? false;
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
        </div>
      ))}
    </details>
  );
}

function powersText({ powers }: View, seat: Seat): string {
  const left = powers
    .filter((power) => power.seat === seat)
    .map(({ deed, left: count }) => say('web.powers.one', { deed: messages().deed(deed), count }));
  return left.length === 0 ? say('web.powers.none') : left.join(', ');
}

function cardsText({ piles }: View, seat: Seat): string {
  const pile = (name: string) => piles.find(({ id }) => id === `${name} ${seat}`);
  const spent = (pile('spent')?.cards ?? []).map((card) => messages().card(card));
  return say('web.cards.counts', {
    hand: pile('hand')?.count ?? 0,
    pile: pile('draw')?.count ?? 0,
    spent: spent.length,
    cards: spent.join(', '),
  });
}
