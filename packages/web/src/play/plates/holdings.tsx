/** What a kingdom has, in signs and figures on its plate: land, cities, bag, flags, and the moves that are left of its turn. The table beside the map says it in words. */

import { holdingsOf } from '@flagfall/editions';
import type { Seat } from '@flagfall/engine';
import { Icon } from '../../art/icons.tsx';
import { say } from '../../words/texts.ts';
import type { TableProps } from '../tableProps.ts';
import './holdings.css';

export function Holdings({ model, sight, of: seat }: TableProps & { readonly of: Seat }) {
  const { territories, cities, bag, hasFlag, holds, isGone } = holdingsOf(sight.view, model.rules.board, seat);
  const figures = [
    { icon: 'land', count: territories, name: say('web.map.territories') },
    { icon: 'city', count: cities, name: say('web.map.cities') },
    { icon: 'bag', count: bag, name: say('web.map.bag') },
  ] as const;
  const flags = [...(hasFlag ? [seat] : []), ...holds];
  return (
    <p class={isGone ? 'holdings-row holdings-gone' : 'holdings-row'}>
      {figures.map(({ icon, count, name }) => (
        <span key={icon} data-figure={icon} title={name}>
          <Icon name={icon} />
          <span class="unseen">{name} </span>
          <span class="figures">{count}</span>
        </span>
      ))}
      <span data-figure="flags" title={say('web.map.flags')}>
        <span class="unseen">
          {say('web.map.flags')} {flags.length}
        </span>
        {/* Each in the colour of whom it was taken from. */}
        {flags.map((owner) => (
          <span key={owner} class="holdings-flag" data-seat={owner}>
            <Icon name="resign" />
          </span>
        ))}
      </span>
    </p>
  );
}

/** A dot for each move that is left, for whoever is in turn. */
export function MovesLeft({ sight: { view } }: TableProps) {
  const moves = view.waiting?.decision === 'act' ? (view.notes.moves ?? 0) : 0;
  if (moves === 0) return null;
  const text = say('web.plates.moves', { count: moves });
  return (
    <span class="movesLeft" title={text} data-moves={moves}>
      <span class="unseen">{text}</span>
      {Array.from({ length: moves }, (_, at) => (
        <span key={at} class="movesLeft-dot" aria-hidden="true" />
      ))}
    </span>
  );
}
