/** What each kingdom has on a map: territories, cities, pieces in its bag, flags; the round, the moves and the cards on the table. */

import { holdingsOf } from '@flagfall/editions';
import type { View } from '@flagfall/engine';
import { messages, say } from '../../words/texts.ts';
import './holdingsPanel.css';
import type { TableProps } from '../tableProps.ts';

export function HoldingsPanel({ model, sight }: TableProps) {
  const { rules, words } = model;
  const { view } = sight;
  if (rules.board.isGrid) return null;
  return (
    <section class="panel holdings">
      <h2>{say('web.map.round', { round: view.notes.round ?? 0 })}</h2>
      {affairs(view, (kind) => words.kind(view.turn, kind)).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <table>
        <thead>
          <tr>
            <th>{say('web.map.side')}</th>
            <th>{say('web.map.territories')}</th>
            <th>{say('web.map.cities')}</th>
            <th>{say('web.map.bag')}</th>
            <th>{say('web.map.flags')}</th>
          </tr>
        </thead>
        <tbody>
          {rules.seats.map((seat) => {
            const { territories, cities, bag, hasFlag, holds, isGone } = holdingsOf(view, rules.board, seat);
            return (
              <tr key={seat} data-seat={seat} class={isGone ? 'holdings-gone' : ''}>
                <th scope="row" class="seatName">
                  {words.seat(seat)}
                </th>
                <td>{territories}</td>
                <td>{cities}</td>
                <td>{bag}</td>
                <td>{(hasFlag ? 1 : 0) + holds.length}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** The moves of the turn and the cards on the table, in sentences. */
function affairs(view: View, kindName: (kind: string) => string): readonly string[] {
  const { moves = 0, mustMove = 0 } = view.notes;
  const drawn = view.piles.find(({ id }) => id === 'drawn')?.cards ?? [];
  const piece = view.placing?.kind;
  return [
    ...(view.waiting?.decision === 'act' ? [say('web.map.moves', { count: moves, due: mustMove === 1 ? 'yes' : 'no' })] : []),
    ...(piece === undefined ? [] : [say('web.map.toPlace', { kind: kindName(piece) })]),
    ...(drawn.length === 0 ? [] : [say('web.map.drawn', { cards: drawn.map((card) => messages().card(card)).join(', ') })]),
  ];
}
