/** The fallen pieces of one side in a row. Every kind has its place from the beginning, so that nothing moves when a piece falls. */

import type { Seat } from '@flagfall/engine';
import { PieceArt, PieceBack } from '../../art/pieces/piece.tsx';
import { say } from '../../words/texts.ts';
import type { TableProps } from '../tableProps.ts';
import './fallenStrip.css';
import { fallenKinds } from './capturedTray.tsx';

export function FallenStrip({ model, sight, of: seat }: TableProps & { readonly of: Seat }) {
  const { rules, words } = model;
  const captured = sight.view.captured.filter((piece) => piece.seat === seat);
  const hidden = captured.filter(({ kind }) => kind === undefined).length;
  const title = say('web.captured.side', { seat: words.seat(seat), count: captured.length, all: rules.armySize });
  return (
    // The list beside the board says the same in words.
    <div class="fallen" aria-hidden="true" title={`${say('web.captured.title')} · ${title}`}>
      {fallenKinds(words, seat, captured).map(({ id, count }) => (
        <span key={id} class="fallen-kind" data-count={count}>
          <PieceArt edition={rules.edition.id} kind={id} seat={seat} />
          {count > 1 ? <span class="figures">{count}</span> : null}
        </span>
      ))}
      {hidden === 0 ? null : (
        <span class="fallen-kind">
          <PieceBack seat={seat} />
          <span class="figures">{hidden}</span>
        </span>
      )}
    </div>
  );
}
